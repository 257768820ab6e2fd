package table

import (
	"attackwing/ui/kit"
	"attackwing/ui/window"
)

// top is the page that is shown.
func (t *Table) top() *Adapter {
	if p := t.page(); p != nil {
		return p
	}
	return t.view
}

// Update takes the input of one tick of dt seconds.
func (t *Table) Update(in *Input, dt float64) {
	if t.Battle.Changed { // by something else than its page
		t.view.View.Stale()
	}
	t.top().Pointer(in)
	t.Cover.WatchAway(in.Any)
	for _, k := range in.Strokes {
		t.key(k, in)
	}
	t.agrees(in, dt)
	t.top().Tick(dt)
	t.Clock.Go()
	t.toastPasses(dt)
	if t.dirty || t.Battle.Changed || t.top().Dirty() {
		t.draw()
		t.dirty = true
	}
}

// key is one key stroke.
func (t *Table) key(k string, in *Input) {
	if !t.top().View.Key(k, in) {
		t.anywhere(kit.Stroke(k, in))
	}
}

// anywhere does what a stroke does on every page.
func (t *Table) anywhere(stroke string) {
	deeds := map[string]func(){"larger": func() { t.rescale(1) }, "smaller": func() { t.rescale(-1) }, "usual": func() { t.rescale(0) }, "full": t.opts.Full, "help": t.openHelp}
	window.Everywhere(deeds).Do(stroke, func(c *kit.Command) (string, bool) { return window.Given(t.prefs.Keys, "", c) })
}

// draw lays out what is shown on the canvas; the board is a scene of its own.
func (t *Table) draw() {
	t.Canvas.Reset()
	p := t.top()
	p.View.Toast = t.toasting()
	p.Draw(&t.Canvas, t.w, t.h)
}
