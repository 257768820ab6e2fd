package freetable

import (
	"slices"
	"testing"

	"attackwing/physics"
	"attackwing/ui/canvas"
	"attackwing/ui/canvas/canvastest"
)

// The lesson from its start to its end as its words tell, by hand: no task is done before anybody does anything, each is
// done by what its scene says, and a button then leads on.
func TestTheLessonFromStartToEnd(t *testing.T) {
	h := sit(t)
	h.p.Begin("first-lesson.deck.yaml")
	h.draw()
	if h.p.menu != nil || len(h.p.deck.Scenes) < 6 {
		t.Fatalf("list %v, %d scenes", h.p.menu, len(h.p.deck.Scenes))
	}
	at := func(id string) (x, y float64) {
		at := h.pose(id)
		return float64(at.X) / physics.Inch, float64(at.Y) / physics.Inch
	}
	drag := func(id string, x, y float64) {
		fx, fy := at(id)
		h.drag(h.px(fx, fy), h.px(x, y), false)
	}
	lock := func() {
		h.clickAt(h.px(at("enterprise")))
		h.set("Target Lock", 1)
		h.draw()
	}
	for n, do := range []func(){
		nil,
		func() { drag("enterprise", 18, 14) },
		func() { // turned round, then near enough
			h.clickAt(h.px(at("groth")))
			for range 12 {
				h.keys(".")
			}
			drag("groth", 18, 13)
		},
		func() { // a maneuver or two
			h.clickAt(h.px(at("enterprise")))
			h.keys("m")
			for k := 0; k < 4 && !h.p.l.done(h.p.scene().Task, h.p.scene()); k++ {
				h.keys("enter")
			}
		},
		lock,
		func() { drag("enterprise", 12, 18); drag("reliant", 30, 10) },
	} {
		s := h.p.scene()
		if h.p.at != n {
			t.Fatalf("scene %d, want %d", h.p.at+1, n+1)
		}
		if do != nil {
			if h.p.tool != SelectTool {
				t.Errorf("scene %d begins with tool %d", n+1, h.p.tool)
			}
			if h.p.l.done(s.Task, s) {
				t.Errorf("scene %d is done already", n+1)
			}
			do()
			if s = h.p.scene(); !h.p.l.done(s.Task, s) {
				t.Fatalf("scene %d: %q is not done", n+1, s.Task.Words)
			}
		}
		for _, z := range canvastest.Sizes {
			h.w, h.h = z[0], z[1]
			h.draw()
			for _, bad := range canvastest.Overlaps(&h.c, h.w, h.h) {
				t.Errorf("scene %d at %v: %s", n+1, z, bad)
			}
		}
		h.w, h.h = 1280, 800
		h.draw()
		on := slices.ContainsFunc(h.c.Hits, func(k canvas.Hit) bool { return k.ID == "next" && k.Enabled && h.p.board.has(k.Center()) })
		if !on {
			t.Fatalf("scene %d: no button beside the words leads on", n+1)
		}
		h.keys("pagedown")
	}
	if s := h.p.scene(); h.p.at != len(h.p.deck.Scenes)-1 || s.Task != nil {
		t.Errorf("the lesson ends with scene %d of %d", h.p.at+1, len(h.p.deck.Scenes))
	}
}
