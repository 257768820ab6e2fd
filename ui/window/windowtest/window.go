// Package windowtest works the program's window without an engine: by keys, by presses where a part
// lies, a tick at a time, and looks at what is seen and reported. Only tests import it.
package windowtest

import (
	"math"
	"slices"
	"strings"
	"testing"

	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
	"attackwing/ui/window"
)

// Window is a window with the battle that is played in it.
type Window struct {
	*window.Window
	*battle.Session
	T testing.TB
}

// Here a computer player has thought by the next tick, however busy the machine is.
func init() { battle.Steps, battle.Slice = math.MaxInt, 0 }

// New returns the window of a program that was just started. It has no size yet.
func New(t testing.TB, o window.Options) *Window {
	w := window.New(o)
	return &Window{w, &w.Battle, t}
}

// Open returns a window of 1280 by 800 px after some ticks.
func Open(t testing.TB, o window.Options) *Window {
	w := New(t, o)
	w.Resize(1280, 800)
	w.Tick(3)
	return w
}

// none is an input in which nothing happens.
var none = kit.Input{X: -1, Y: -1}

// Do gives the window the input of a tick.
func (w *Window) Do(in kit.Input) { w.Update(&in, 1.0/60) }

// Tick lets some ticks pass in which nothing happens.
func (w *Window) Tick(n int) {
	for range n {
		w.Do(none)
	}
}

// Key strikes keys, one after the other.
func (w *Window) Key(keys ...string) {
	for _, k := range keys {
		w.Do(kittest.Stroke(k))
		w.Tick(3)
	}
}

// While holds a key for a stroke and n more ticks; it is still held after that, until the next tick
// without it.
func (w *Window) While(key string, n int) {
	in := kittest.Stroke(key)
	in.Down = in.Strokes
	w.Do(in)
	in.Strokes = nil
	for range n {
		w.Do(in)
	}
}

// HoldKey holds a key for some seconds and lets it go.
func (w *Window) HoldKey(key string, seconds float64) {
	w.While(key, int(seconds*60))
	w.Tick(2)
}

// Type types words into the field that is typed in.
func (w *Window) Type(words string) {
	w.Do(kit.Input{X: -1, Y: -1, Any: true, Typed: words})
	w.Tick(2)
}

// Draw lays out what is shown anew, though nobody has done anything.
func (w *Window) Draw() {
	w.Top().Stale()
	w.Pane.Show(w.Top())
}

// Hit is a part that can be met, where it is seen.
type Hit struct {
	ID string
	kit.Box
	Enabled bool
}

// Hits returns the parts with a name that can be met now, in the order of reading; fields are none.
func (w *Window) Hits() (out []Hit) {
	for _, p := range w.Top().Placed() {
		if p.Name.Kind != "" && p.Role != kit.AField {
			out = append(out, Hit{p.Name.String(), p.Box, p.Off == ""})
		}
	}
	return out
}

// Find returns the part of a name.
func (w *Window) Find(id string) (Hit, bool) {
	hs := w.Hits()
	if i := slices.IndexFunc(hs, func(h Hit) bool { return h.ID == id }); i >= 0 {
		return hs[i], true
	}
	return Hit{}, false
}

// Seen reports whether a part of a name is seen.
func (w *Window) Seen(id string) bool {
	_, ok := w.Find(id)
	return ok
}

// At returns the topmost part at a pixel.
func (w *Window) At(x, y float64) (Hit, bool) {
	hs := w.Hits()
	for _, h := range slices.Backward(hs) {
		if h.Has(x, y) {
			return h, true
		}
	}
	return Hit{}, false
}

// Numbered returns the numbers of the parts of a kind that are seen: of the options, of the ships.
func (w *Window) Numbered(kind string) (ns []int) {
	for _, p := range w.Top().Placed() {
		if p.Name.Kind == kind {
			ns = append(ns, p.Name.N)
		}
	}
	return ns
}

// Term returns the rules word whose card is open, "" if there is none.
func (w *Window) Term() string {
	tip, _ := w.Top().Told("termcard")
	return tip.Name
}

// Lit reports whether the button of a name is down.
func (w *Window) Lit(id string) bool {
	return slices.ContainsFunc(w.Top().Placed(), func(p kit.Placed) bool { return p.Name.String() == id && p.Lit })
}

// Field returns a text field that is seen.
func (w *Window) Field(name string) (window.Press, bool) {
	for _, f := range w.Report().Fields {
		if f.Name == name {
			return f, true
		}
	}
	return window.Press{}, false
}

// Typing reports whether a field is typed in.
func (w *Window) Typing() bool {
	_, _, on := w.Top().Typing()
	return on
}

// Press presses what has a name, in its middle: what covers it is pressed in its place.
func (w *Window) Press(id string) {
	w.T.Helper()
	w.Draw()
	h, ok := w.Find(id)
	if !ok {
		w.T.Fatalf("nothing is called %q", id)
	}
	w.PressAt(h.Center())
}

// PressAt presses at a pixel.
func (w *Window) PressAt(x, y float64) {
	w.Do(kit.Input{X: x, Y: y, Any: true, Moved: true})
	w.Do(kit.Input{X: x, Y: y, Any: true, Press: true, Held: true})
	w.Do(kit.Input{X: x, Y: y, Any: true, Release: true})
	w.Tick(3)
}

// Tap is a finger on the middle of a part.
func (w *Window) Tap(id string) {
	w.T.Helper()
	h, ok := w.Find(id)
	if !ok {
		w.T.Fatalf("nothing is called %q", id)
	}
	for _, in := range []kit.Input{{Moved: true, Fingers: 1}, {Press: true, Held: true}, {Release: true}, {}} {
		in.X, in.Y = h.Center()
		in.Touch, in.Any = true, true
		w.Do(in)
	}
}

// GiveAt presses the other button at a pixel.
func (w *Window) GiveAt(x, y float64) {
	w.Do(kit.Input{X: x, Y: y, Any: true, Moved: true})
	w.Do(kit.Input{X: x, Y: y, Any: true, MiddlePress: true, Middle: true})
	w.Do(kit.Input{X: x, Y: y, Any: true})
	w.Tick(3)
}

// Shows reports whether a page, or a state of the battle, is shown, by its name in the report.
func (w *Window) Shows(screen string) bool { return w.Report().Screen == screen }

// Playing reports whether the battle is shown.
func (w *Window) Playing() bool { return w.Top().Page.Name() == "table" }

// Ended reports whether the end of the battle is shown.
func (w *Window) Ended() bool { return w.Shows("over") }

// RightBox returns the column at the right of the board, in an upright window below it.
func (w *Window) RightBox() kit.Box {
	b := w.BoardBox()
	if y := b.Y + b.H + 8; w.Pane.H > w.Pane.W && w.Pane.H-y > 100 {
		return kit.Box{X: w.Pane.W / 2, Y: y, W: w.Pane.W / 2, H: w.Pane.H - y}
	}
	x := b.X + b.W + 8
	return kit.Box{X: x, Y: b.Y, W: w.Pane.W - x, H: b.H}
}

// MenuOpen reports whether the menu lies over the battle.
func (w *Window) MenuOpen() bool { return w.Seen("menu:resume") }

// Written returns all lines that are written in the window.
func (w *Window) Written() []string { return kittest.Lines(&w.Pane.Canvas) }

// Words returns all words that are written in the window.
func (w *Window) Words() string { return strings.Join(w.Written(), " ") }

// Reads reports whether words are written in a line of the window.
func (w *Window) Reads(words string) bool {
	return slices.ContainsFunc(w.Written(), func(line string) bool { return strings.Contains(line, words) })
}

// Toasted returns the message that is shown for a while, "" if there is none.
func (w *Window) Toasted() string {
	for _, p := range w.Top().Placed() {
		if p.Name.Kind == "toast" {
			return p.Words
		}
	}
	return ""
}

// Set changes a setting.
func (w *Window) Set(id, value string) {
	w.Change(func(s *prefs.Settings) { *window.By(id).Of(s) = value })
}

// Table returns the board as it is drawn anew.
func (w *Window) Table() *scene.Board {
	w.Draw()
	b, _ := w.Board()
	return b
}

// Camera returns the camera of the board.
func (w *Window) Camera() scene.Camera {
	_, cam := w.Board()
	return cam
}

// BoardBox returns the box of the board in the window.
func (w *Window) BoardBox() kit.Box {
	c := w.Camera()
	return kit.Box{X: c.X, Y: c.Y, W: c.W, H: c.H}
}

// Strike strikes a key and lets no time pass but its own tick.
func (w *Window) Strike(key string) { w.Do(kittest.Stroke(key)) }
