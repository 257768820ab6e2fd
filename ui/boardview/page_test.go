package boardview_test

import (
	"testing"

	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
)

// page is a page of one part.
type page func() kit.Part

func (page) Name() string           { return "sheet" }
func (page) Commands() kit.Commands { return nil }
func (p page) Body() kit.Part       { return p() }
func (page) Tick(float64) kit.Wake  { return kit.Rest }

func box(name string, w, h float64) kit.Part {
	return kit.Sized(w, h, func(c *kit.Canvas, b kit.Box) { c.Box(b.X, b.Y, b.W, b.H, 0, scene.Card) }).Name(name, -1).Press(func() {})
}

func find(t *testing.T, w *kittest.Window, name string) kit.Box {
	t.Helper()
	p, ok := w.Find(name)
	if !ok {
		t.Fatalf("no %s among %v", name, w.Names())
	}
	return p.Box
}
