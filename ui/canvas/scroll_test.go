package canvas

import (
	"fmt"
	"testing"

	"attackwing/ui/scene"
)

// rows lays out n buttons of 40 px, 10 px apart, from y down.
func rows(c *Canvas, n int, y float64) {
	for i := range n {
		c.Button(fmt.Sprintf("row:%d", i), "A row", "", 10, y+50*float64(i), 100, 40, Plain, true)
	}
}

func seen(c *Canvas) (ids []string) {
	for _, h := range c.Hits {
		ids = append(ids, fmt.Sprintf("%s@%.0f+%.0f", h.ID, h.Y, h.H))
	}
	return ids
}

func wants(t *testing.T, c *Canvas, what string, want ...string) {
	t.Helper()
	if got := fmt.Sprint(seen(c)); got != fmt.Sprint(want) {
		t.Errorf("%s: %s, want %s", what, got, want)
	}
}

// What is higher than its place is cut at its edges, turned by the wheel and the page keys, dragged, and follows the focus.
func TestWhatIsHigherThanItsPlace(t *testing.T) {
	var c Canvas
	var s Scroll
	var g Grip
	draw := func() {
		c.Reset()
		c.Within(&s, 0, 100, 120, 120, 240, func() { rows(&c, 5, 100) })
	}
	draw()
	wants(t, &c, "at first", "row:0@100+40", "row:1@150+40", "row:2@200+20")
	for i := range c.Scene.Shapes {
		if sh := &c.Scene.Shapes[i]; sh.Kind == scene.Text && (sh.Clip == nil || sh.Clip.Lo.Y != 100 || sh.Clip.Hi.Y != 220) {
			t.Fatalf("a text is cut at %v", sh.Clip)
		}
	}
	if c.Wheel(50, 90, -1) || !c.Wheel(50, 150, -1) {
		t.Error("the wheel turns what the pointer is on, and nothing else")
	}
	draw()
	wants(t, &c, "after a notch", "row:1@102+40", "row:2@152+40", "row:3@202+18")
	c.Page(50, 150, 1, false)
	draw()
	wants(t, &c, "at the end", "row:2@100+20", "row:3@130+40", "row:4@180+40")
	c.Page(0, 0, -1, false)
	draw()
	wants(t, &c, "a page key with the pointer elsewhere", "row:2@100+20", "row:3@130+40", "row:4@180+40")
	c.Page(0, 0, -1, true)
	draw()
	wants(t, &c, "a page up", "row:0@100+16", "row:1@126+40", "row:2@176+40")
	s.Watch = "row:4"
	draw()
	wants(t, &c, "what has the focus now", "row:2@100+20", "row:3@130+40", "row:4@180+40")
	c.Down = "row:3"
	if c.Drag(&g, 50, 140, true, true) || !c.Drag(&g, 50, 190, false, true) || c.Down != "" {
		t.Error("dragged down it moves, and no row is clicked")
	}
	draw()
	wants(t, &c, "dragged by 50", "row:1@100+20", "row:2@130+40", "row:3@180+40")
	if !c.Drag(&g, 50, 190, false, false) || c.Drag(&g, 50, 150, false, false) {
		t.Error("let go it rests")
	}
	c.Drag(&g, 50, 140, true, true)
	if c.Drag(&g, 90, 142, false, true) || c.Drag(&g, 90, 190, false, true) {
		t.Error("dragged aside it does not move")
	}
	c.Hit("card", 0, 0, 200, 300, true)
	if c.Wheel(50, 150, 1) {
		t.Error("what lies over it has the wheel")
	}
	s = Scroll{Top: 30}
	c.Reset()
	c.Within(&s, 0, 100, 120, 240, 240, func() { rows(&c, 5, 100) })
	if len(c.Views()) > 0 || s.Top != 0 || c.Scene.Shapes[0].Clip != nil {
		t.Error("what has room is left alone")
	}
}

// A column is closed up: what stands at its foot follows what stands at its top, and at once when there is too little room.
func TestAColumnIsClosedUp(t *testing.T) {
	for _, k := range []struct {
		h     float64
		views int
		want  []string
	}{
		{400, 0, []string{"row:0@100+40", "row:1@150+40", "foot@460+40"}},
		{120, 1, []string{"row:0@100+40", "row:1@150+40", "foot@202+18"}},
	} {
		var c Canvas
		var s Scroll
		c.Column(&s, 0, 100, 120, k.h, func(high float64) {
			c.Panel(0, 100, 120, high)
			rows(&c, 2, 100)
			c.Button("foot", "Go", "", 10, 100+high-40, 100, 40, Main, true)
		})
		wants(t, &c, fmt.Sprintf("in %.0f px", k.h), k.want...)
		if n := len(c.Views()); n != k.views {
			t.Errorf("in %.0f px there are %d views, want %d", k.h, n, k.views)
		}
		lo, hi := c.Scene.Shapes[0].Path.Bounds()
		if lo.Y != 100 || hi.Y != max(242, 100+k.h) {
			t.Errorf("in %.0f px the panel goes from %.0f to %.0f", k.h, lo.Y, hi.Y)
		}
	}
}

// Buttons stand in as few rows as have room for their words.
func TestRowsOfButtons(t *testing.T) {
	var c Canvas
	ps := []Press{{ID: "a", Text: "One", Enabled: true}, {ID: "b", Text: "Two", Enabled: true}, {ID: "c", Text: "Three and more", Enabled: true}}
	wide := 16.0
	for _, p := range ps {
		wide += NaturalWidth(p.Text, p.Key, 32)
	}
	if h := c.Rows(0, 0, wide, 32, ps); h != 32 || RowsHigh(ps, wide, 32) != 32 {
		t.Errorf("side by side they are %.0f high", h)
	}
	if h := c.Rows(0, 0, wide-1, 32, ps); h != 72 || RowsHigh(ps, wide-1, 32) != 72 {
		t.Errorf("in two rows they are %.0f high", h)
	}
	if last := c.Hits[len(c.Hits)-1]; last.X != 0 || last.W != wide-1 || last.Y != 40 {
		t.Errorf("the last one fills its row: %v", last)
	}
}

// A button's key gives way before its words do.
func TestAKeyGivesWay(t *testing.T) {
	var c Canvas
	c.Button("a", "Lock this dial", "Enter", 0, 0, 140, 48, Main, true)
	for i := range c.Scene.Shapes {
		if sh := &c.Scene.Shapes[i]; sh.Kind == scene.Text && sh.Text != "Lock this dial" {
			t.Errorf("it says %q", sh.Text)
		}
	}
}
