package table

import (
	"testing"

	"attackwing/ui/canvas"
	"attackwing/ui/page"
)

// slip is a page with one button that closes it.
type slip struct {
	page.Plain
	host page.Host
	keys []string
}

func (s *slip) Name() string { return "slip" }

func (s *slip) Draw(c *canvas.Canvas, w, h float64) {
	page.Sky(c, w, h)
	c.Button("close", "Close", "Esc", 10, 10, 100, 40, 0, true)
}

func (s *slip) Key(k string, _ *page.Input) {
	s.keys = append(s.keys, k)
	if k == "esc" {
		s.host.Back()
	}
}

func (s *slip) Click(id string) {
	if id == "close" {
		s.host.Back()
	}
}

// A page is opened from the title by its key or its button, has the keys and the clicks while it is shown, and leads back.
func TestAPageOfItsOwn(t *testing.T) {
	var s *slip
	w := New(Options{Pages: []page.Entry{{ID: "slip", Title: "Slip", Key: "l", Open: func(h page.Host) page.Page { s = &slip{host: h}; return s }}}})
	w.Resize(1280, 800)
	tick := func(in Input) { in.Any = true; w.Update(&in, 1.0/60) }
	at := func(id string) (float64, float64) {
		t.Helper()
		h, ok := w.Canvas.Find(id)
		if !ok {
			t.Fatalf("nothing to click is called %s", id)
		}
		return h.Center()
	}
	press := func(id string) {
		t.Helper()
		x, y := at(id)
		tick(Input{X: x, Y: y, Moved: true})
		tick(Input{X: x, Y: y, Press: true, Held: true})
		tick(Input{X: x, Y: y, Release: true})
	}
	tick(Input{})
	tick(Input{Strokes: []string{"l"}})
	if s == nil || w.Report().Screen != "slip" {
		t.Fatalf("the key opens %s", w.Report().Screen)
	}
	tick(Input{Strokes: []string{"o", "esc"}})
	if w.Screen != Title || len(s.keys) != 2 {
		t.Fatalf("screen %d after the keys %v", w.Screen, s.keys)
	}
	press("page:slip")
	if w.Report().Screen != "slip" {
		t.Fatal("the button does not open the page")
	}
	press("close")
	if w.Screen != Title {
		t.Fatal("the page is not closed by its button")
	}
	w.Toast("Kept.")
	if w.Resting() {
		t.Fatal("a toast does not rest")
	}
	for range 60*toastSeconds + 2 {
		tick(Input{})
	}
	w.Dirty()
	if w.toast != "" || !w.Resting() {
		t.Fatal("the toast stays")
	}
}
