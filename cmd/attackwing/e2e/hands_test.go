package e2e

import (
	"fmt"
	"image/color"

	"attackwing/game/gametest/expect"

	"github.com/hajimehoshi/ebiten/v2"
)

// A hand is a way to answer.
type hand interface {
	choose(s State, option int) // the option, counted from 0
	press()                     // the main button
	long()                      // at the title: to the fleets
	hold()                      // the main button, as for what cannot be taken back
	can(s State, option int) bool
	turn(right bool)                          // the ship to be placed, by 15 degrees
	opponent(s State, mode int, level string) // at the title
}

// pointer is a hand that points at what it wants: a mouse, or a finger on a touch screen.
type pointer struct {
	*Table
	tap func(x, y float64)
	on  func(x, y float64) // held there until it counts
}

// mouse is a hand that uses nothing else.
func mouse(table *Table) pointer {
	return pointer{table, table.Click, func(x, y float64) { table.Hold(x, y, 75) }}
}

// finger is one finger: neither mouse nor keys are there.
func finger(table *Table) pointer {
	return pointer{table, table.Tap, func(x, y float64) { table.Rest(x, y, 120) }}
}

func (h pointer) choose(s State, option int) { h.tap(s.Options[option].X, s.Options[option].Y) }

// named presses a button.
func (h pointer) named(name string) {
	h.t.Helper()
	b, ok := h.State().Button(name)
	expect.Must(h.t, ok, "no button %q:\n%v", name, h.State())
	h.tap(b.X, b.Y)
}

func (h pointer) press() {
	if b, ok := mainButton(h.State()); ok {
		h.tap(b.X, b.Y)
	}
}

func (h pointer) hold() {
	if b, ok := mainButton(h.State()); ok {
		h.on(b.X, b.Y)
	}
}

func (h pointer) long() { h.named("choose-fleets") }

func (h pointer) turn(right bool) {
	h.named(map[bool]string{true: "turn:15", false: "turn:-15"}[right])
}

func (h pointer) opponent(_ State, mode int, _ string) {
	h.named(fmt.Sprint("mode:", mode))
	if mode == 0 {
		h.lowest()
	}
}

// lowest takes the lowest level: where all levels share a button, that is called after the one it
// takes.
func (h pointer) lowest() {
	h.t.Helper()
	const levels = 6
	for range levels {
		for k := range levels {
			b, ok := h.State().Button(fmt.Sprint("level:", k))
			if !ok {
				continue
			}
			if h.tap(b.X, b.Y); k == 0 {
				return
			}
			break
		}
	}
	h.t.Fatal("there is no lowest level")
}

// A pointer reaches what lies in the window; what does not must be scrolled to first.
func (h pointer) can(s State, option int) bool {
	o := s.Options[option]
	return o.X > 0 && o.X < Width && o.Y > 0 && o.Y < Height
}

// mainButton is the one big button, if there is something to press now.
func mainButton(s State) (Button, bool) {
	for _, b := range s.Buttons {
		if b.Name == "main" {
			return b, true
		}
	}
	return Button{}, false
}

type keyboard struct{ *Table }

func (k keyboard) choose(s State, option int) {
	if special(s.Options[option].Label) == "Keep the tractor beam" {
		k.Key(ebiten.KeyDigit1) // a maneuver, and back to it
		k.Key(ebiten.KeyK)
		return
	}
	k.Key(ebiten.KeyDigit0 + ebiten.Key(s.Options[option].Key[0]-'0'))
}

func (k keyboard) press() { k.Key(ebiten.KeyEnter) }

func (k keyboard) long() { k.Key(ebiten.KeyShiftLeft, ebiten.KeyEnter) }

func (k keyboard) can(s State, option int) bool {
	return s.Options[option].Key != "" || special(s.Options[option].Label) == "Keep the tractor beam"
}

func (k keyboard) hold() {
	before := k.State()
	k.HoldKey(75, ebiten.KeyEnter)
	if same(before, k.State()) {
		k.HoldKey(75, ebiten.KeySpace) // the curtain
	}
}

func (k keyboard) turn(right bool) {
	k.Key(map[bool]ebiten.Key{true: ebiten.KeyPeriod, false: ebiten.KeyComma}[right])
}

func (k keyboard) opponent(_ State, mode int, _ string) {
	for range mode {
		k.Key(ebiten.KeyO)
	}
	if mode == 0 {
		k.Key(ebiten.KeyV)
	}
}

// same says whether two states ask the same, whatever is marked.
func same(a, b State) bool {
	question := func(s State) string {
		labels := make([]string, len(s.Options))
		for i, o := range s.Options {
			labels[i] = o.Label
		}
		return fmt.Sprint(s.Screen, s.Round, s.Phase, s.Player, s.Ask, labels)
	}
	return question(a) == question(b)
}

// blank says whether the screen has only one color.
func blank(table *Table) bool {
	img := table.Image()
	colors := map[color.RGBA]bool{}
	for y := 0; y < Height; y += 7 {
		for x := 0; x < Width; x += 7 {
			colors[img.RGBAAt(x, y)] = true
		}
	}
	return len(colors) < 2
}
