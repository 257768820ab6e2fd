package table

import (
	"testing"

	"attackwing/ui/page"
)

// Who has no battle to go on with is offered the lesson, by a button and by its key; who has one goes on with that.
func TestTheTitleOffersALesson(t *testing.T) {
	opened := 0
	o := Options{Lesson: &page.Entry{ID: "lesson", Title: "A lesson", Key: "l", Open: func(h page.Host) page.Page { opened++; return &slip{host: h} }}}
	for _, z := range [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}, {512, 320}} {
		tb := New(o)
		tb.Resize(z[0], z[1])
		tick(tb, 1)
		n := opened
		click(t, tb, "page:lesson")
		if opened != n+1 || tb.Report().Screen != "slip" {
			t.Fatalf("%v: the button opens %s", z, tb.Report().Screen)
		}
		press(tb, "esc", "l")
		if opened != n+2 {
			t.Errorf("%v: the key opens nothing", z)
		}
	}
	o.Waiting = func() *page.Saved { return &page.Saved{Title: "Future Tense", Note: "round 3"} }
	tb := New(o)
	tb.Resize(1280, 800)
	tick(tb, 1)
	if _, ok := tb.Canvas.Find("page:lesson"); ok {
		t.Error("the lesson is offered beside a battle that waits")
	}
	if _, ok := tb.Canvas.Find("resume"); !ok {
		t.Error("the battle is not offered")
	}
}
