package table

import (
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Adapter makes a Page of a page of the kit.
type Adapter struct {
	View *kit.View
	host kit.Window
}

// Prefers is a host that knows what a person prefers.
type Prefers interface {
	Presses() bool            // what has to be held is pressed instead
	Sticky() bool             // what is dragged on a board hangs on the pointer until the next press
	Tips() bool               // words come for a pointer that rests
	Clipboard() kit.Clipboard // the system's, nil none
}

// Given is a host that knows the keys that a person has given to commands, by the page that they belong to.
type Given interface {
	Given(page string, c *kit.Command) (key string, ok bool)
}

// Asks is a page that asks which of several it is to be: what it asks, and what the parts are called by that stand for the answers.
type Asks interface {
	Asks() (words, kind string)
}

// of shows a page of the kit in a window of pages.
func of(h kit.Window, p kit.Page) *Adapter {
	a := &Adapter{View: kit.Show(p), host: h}
	a.View.Say = h.Toast
	if g, ok := h.(Given); ok {
		a.View.Given = func(c *kit.Command) (string, bool) { return g.Given(p.Name(), c) }
	}
	return a
}

// Name of the page.
func (a *Adapter) Name() string { return a.View.Page.Name() }

// Draw draws the page.
func (a *Adapter) Draw(c *kit.Canvas, w, h float64) {
	a.suit()
	a.View.Draw(c, w, h)
}

// suit has the page be met as the person prefers.
func (a *Adapter) suit() {
	if p, ok := a.host.(interface{ Pace() float64 }); ok {
		a.View.Pace = p.Pace()
	}
	if p, ok := a.host.(Prefers); ok {
		a.View.Presses, a.View.Sticky, a.View.Quiet = p.Presses(), p.Sticky(), !p.Tips()
		if c := p.Clipboard(); c != nil {
			a.View.Clip = c
		}
	}
}

// Fields are the text fields that are seen, for reports.
func (a *Adapter) Fields() (fields []kit.Hit) {
	for _, p := range a.View.Placed() {
		if p.Role == kit.AField && p.Off == "" {
			fields = append(fields, kit.Hit{ID: p.Name.String(), X: p.Box.X, Y: p.Box.Y, W: p.Box.W, H: p.Box.H, Enabled: true})
		}
	}
	return fields
}

// Asked is what the page asks, and the answers there are to be seen, for reports.
func (a *Adapter) Asked() (words string, answers []kit.Placed) {
	p, ok := a.View.Page.(Asks)
	if !ok {
		return "", nil
	}
	words, kind := p.Asks()
	for _, o := range a.View.Placed() {
		if o.Name.Kind == kind {
			answers = append(answers, o)
		}
	}
	return words, answers
}

// Do does a command of the page, where it has one of that name.
func (a *Adapter) Do(command string) {
	if c := a.View.Page.Commands().By(command); c != nil && c.Off == "" {
		c.Do()
		a.View.Stale()
	}
}

// Pointer is every tick's mouse and fingers.
func (a *Adapter) Pointer(in *Input) {
	a.suit()
	a.View.Pointer(in)
}

// Tick lets dt seconds pass.
func (a *Adapter) Tick(dt float64) { a.View.Tick(dt) }

// Dirty reports whether the picture has changed since it was drawn.
func (a *Adapter) Dirty() bool { return a.View.Dirty() }

// Resting reports whether nothing changes until somebody does something.
func (a *Adapter) Resting() bool { return a.View.Resting() }

// WakeIn is after how many seconds the page wants a tick though nothing happens, 0: never.
func (a *Adapter) WakeIn() float64 { return a.View.WakeIn() }

// Board is the board that shines through the page.
func (a *Adapter) Board() (*scene.Board, scene.Camera) { return a.View.Board() }

// Typing reports whether a field is typed in, what it is called, and where its caret is.
func (a *Adapter) Typing() (kit.Name, kit.Box, bool) { return a.View.Typing() }

// WantsHold reports whether what lies at a place is to be held by a finger.
func (a *Adapter) WantsHold(x, y float64) bool { return a.View.WantsHold(x, y) }

// WantsScroll reports whether a finger that moves up or down from a place turns what is listed there.
func (a *Adapter) WantsScroll(x, y float64) bool { return a.View.WantsScroll(x, y) }
