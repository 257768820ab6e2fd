package kittest

import (
	"errors"
	"strings"
	"testing"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Window shows a page as the program's window does, a tick at a time.
type Window struct {
	t      testing.TB
	View   *kit.View
	Canvas kit.Canvas
	W, H   float64
	Said   []string // what toasts said
	Copied string   // the clipboard

	x, y float64
}

// Open shows a page in a window of 1280 by 800.
func Open(t testing.TB, p kit.Page) *Window { return OpenIn(t, p, 1280, 800) }

// OpenIn shows a page in a window of a size, px.
func OpenIn(t testing.TB, p kit.Page, w, h float64) *Window {
	t.Helper()
	win := &Window{t: t, View: kit.Show(p), W: w, H: h, x: -1, y: -1}
	win.View.Say = func(words string) { win.Said = append(win.Said, words) }
	win.View.Clip = (*clip)(win)
	win.View.Pace = 0
	win.Draw()
	return win
}

type clip Window

func (c *clip) Copy(words string) error { c.Copied = words; return nil }
func (c *clip) Paste() (string, error) {
	if c.Copied == "" {
		return "", errors.New("nothing to paste")
	}
	return c.Copied, nil
}

// Draw draws the page anew.
func (w *Window) Draw() {
	w.Canvas.Reset()
	w.View.Draw(&w.Canvas, w.W, w.H)
}

// Resize gives the window another size.
func (w *Window) Resize(width, height float64) { w.W, w.H = width, height; w.Draw() }

// Tick lets some ticks of a sixtieth of a second pass.
func (w *Window) Tick(n int) {
	for range n {
		w.View.Tick(1.0 / 60)
		if w.View.Dirty() {
			w.Draw()
		}
	}
}

// Do gives the page the input of a tick.
func (w *Window) Do(in kit.Input) {
	w.View.Pointer(&in)
	for _, k := range in.Strokes {
		w.View.Key(k, &in)
	}
	w.Tick(1)
}

// Stroke returns the input of a stroke, a key with its modifiers: "e", "ctrl+z", "shift+left".
func Stroke(key string) kit.Input {
	in := kit.Input{X: -1, Y: -1, Any: true}
	for _, m := range []struct {
		name string
		on   *bool
	}{{"ctrl+", &in.Ctrl}, {"alt+", &in.Alt}, {"shift+", &in.Shift}} {
		if rest, ok := strings.CutPrefix(key, m.name); ok && rest != "" {
			key, *m.on = rest, true
		}
	}
	in.Strokes = []string{key}
	return in
}

// Key strikes keys, one after the other.
func (w *Window) Key(keys ...string) {
	for _, k := range keys {
		w.Do(Stroke(k))
	}
}

// Type types words into the field that is typed in.
func (w *Window) Type(words string) {
	w.t.Helper()
	if _, _, on := w.View.Typing(); !on {
		w.t.Fatalf("typed %q, but no field is typed in", words)
	}
	for _, r := range words {
		w.Do(kit.Input{Any: true, Typed: string(r)})
	}
}

// Find is the part of a name, as reports have it: "watch", "game:2".
func (w *Window) Find(name string) (kit.Placed, bool) {
	for _, p := range w.View.Placed() {
		if p.Name.String() == name {
			return p, true
		}
	}
	return kit.Placed{}, false
}

// Can reports whether a part is seen and can be pressed.
func (w *Window) Can(name string) bool {
	p, ok := w.Find(name)
	return ok && p.Off == ""
}

// Names are the names of all parts that can be reached.
func (w *Window) Names() (names []string) {
	for _, p := range w.View.Placed() {
		if p.Name.Kind != "" {
			names = append(names, p.Name.String())
		}
	}
	return names
}

// the middle of a part, which must be seen.
func (w *Window) middle(name string) (x, y float64) {
	w.t.Helper()
	p, ok := w.Find(name)
	if !ok {
		w.t.Fatalf("there is no %q to be reached, only %s", name, strings.Join(w.Names(), ", "))
	}
	return p.Box.Center()
}

// Press moves the pointer to the middle of a part and presses: what covers it is pressed in its
// place.
func (w *Window) Press(name string) {
	w.t.Helper()
	w.PressAt(w.middle(name))
}

// PressAt presses at a pixel.
func (w *Window) PressAt(x, y float64) {
	w.PointAt(x, y)
	w.Do(kit.Input{X: x, Y: y, Press: true, Held: true, Any: true})
	w.Do(kit.Input{X: x, Y: y, Release: true, Any: true})
}

// Point moves the pointer to the middle of a part.
func (w *Window) Point(name string) {
	w.t.Helper()
	w.PointAt(w.middle(name))
}

// PointAt moves the pointer to a pixel.
func (w *Window) PointAt(x, y float64) {
	w.x, w.y = x, y
	w.Do(kit.Input{X: x, Y: y, Moved: true, Any: true})
}

// Tap is a finger on the middle of a part.
func (w *Window) Tap(name string) {
	w.t.Helper()
	x, y := w.middle(name)
	for _, in := range []kit.Input{{Moved: true, Fingers: 1}, {Press: true, Held: true}, {Release: true}} {
		in.X, in.Y, in.Touch, in.Any = x, y, true, true
		w.Do(in)
	}
}

// Long is a finger that rests on a part.
func (w *Window) Long(name string) {
	w.t.Helper()
	x, y := w.middle(name)
	w.Do(kit.Input{X: x, Y: y, Moved: true, Touch: true, Fingers: 1, Any: true})
	w.Do(kit.Input{X: x, Y: y, Long: true, Touch: true, Fingers: 1, Any: true})
}

// Hold keeps the button on a part for some seconds.
func (w *Window) Hold(name string, seconds float64) {
	w.t.Helper()
	x, y := w.middle(name)
	w.PointAt(x, y)
	w.Do(kit.Input{X: x, Y: y, Press: true, Held: true, Any: true})
	for range int(seconds * 60) {
		w.Do(kit.Input{X: x, Y: y, Held: true, Any: true})
	}
	w.Do(kit.Input{X: x, Y: y, Release: true, Any: true})
}

// Wheel turns the wheel on a part, notches up.
func (w *Window) Wheel(name string, notches float64) {
	w.t.Helper()
	x, y := w.middle(name)
	w.PointAt(x, y)
	w.Do(kit.Input{X: x, Y: y, Wheel: notches, Any: true})
}

// Drag carries a part to another.
func (w *Window) Drag(from, to string) {
	w.t.Helper()
	x, y := w.middle(from)
	tx, ty := w.middle(to)
	w.DragTo(x, y, tx, ty)
}

// DragTo drags from a pixel to another.
func (w *Window) DragTo(x, y, tx, ty float64) {
	w.PointAt(x, y)
	w.Do(kit.Input{X: x, Y: y, Press: true, Held: true, Any: true})
	const steps = 6
	for i := 1; i <= steps; i++ {
		u := float64(i) / steps
		w.Do(kit.Input{X: x + (tx-x)*u, Y: y + (ty-y)*u, Moved: true, Held: true, Any: true})
	}
	w.Do(kit.Input{X: tx, Y: ty, Release: true, Any: true})
}

// Drop lets files fall on the window.
func (w *Window) Drop(files ...kit.File) { w.Do(kit.Input{Dropped: files, Any: true}) }

// Reads reports whether words are written somewhere in the window, also across the lines of a text.
func (w *Window) Reads(words string) bool { return strings.Contains(w.Words(), words) }

// Words are all words written in the window, in the order in which they were drawn.
func (w *Window) Words() string { return strings.Join(Lines(&w.Canvas), " ") }

// Lines are the lines of text on a canvas, in the order in which they were drawn.
func Lines(c *kit.Canvas) (out []string) {
	for i := range c.Scene.Shapes {
		if sh := &c.Scene.Shapes[i]; sh.Kind == scene.Text && sh.Text != "" {
			out = append(out, sh.Text)
		}
	}
	return out
}
