package kittest

import (
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Page is a page that a test makes up. What it has no function for it does not have.
type Page struct {
	Part      func() kit.Part
	Declares  func() kit.Commands
	LaysAbove func() []kit.Layer
}

// Of returns a page of one part.
func Of(part func() kit.Part) *Page { return &Page{Part: part} }

// Name names the page.
func (p *Page) Name() string { return "page" }

// Commands returns what the page declares.
func (p *Page) Commands() kit.Commands {
	if p.Declares == nil {
		return nil
	}
	return p.Declares()
}

// Body shows the part.
func (p *Page) Body() kit.Part {
	if p.Part == nil {
		return kit.Part{}
	}
	return p.Part()
}

// Layers returns what lies above the part.
func (p *Page) Layers() []kit.Layer {
	if p.LaysAbove == nil {
		return nil
	}
	return p.LaysAbove()
}

// Tick rests.
func (p *Page) Tick(float64) kit.Wake { return kit.Rest }

// Plain returns a part of a size, painted one color, that can be pressed.
func Plain(name string, w, h float64) kit.Part {
	paint := func(c *kit.Canvas, b kit.Box) { c.Box(b.X, b.Y, b.W, b.H, 0, scene.Card) }
	return kit.Sized(w, h, paint).Name(name, -1).Press(func() {})
}

// Box returns where a part lies; the test fails where there is none of the name.
func (w *Window) Box(name string) kit.Box {
	w.t.Helper()
	p, ok := w.Find(name)
	if !ok {
		w.t.Fatalf("no %s among %v", name, w.Names())
	}
	return p.Box
}
