package e2e

import (
	"fmt"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// A hand is a way to answer.
type hand interface {
	choose(s State, option int) // the option, counted from 0
	press()                     // the main button
	hold()                      // the main button, as for what cannot be taken back
	can(s State, option int) bool
	turn(right bool)                          // the ship to be placed, by 15 degrees
	opponent(s State, mode int, level string) // at the title
}

type mouse struct{ *Table }

func (m mouse) choose(s State, option int) { m.Click(s.Options[option].X, s.Options[option].Y) }

// named clicks a button.
func (m mouse) named(name string) {
	m.t.Helper()
	b, ok := m.State().Button(name)
	if !ok {
		m.t.Fatalf("no button %q:\n%v", name, m.State())
	}
	m.Click(b.X, b.Y)
}

func (m mouse) press() {
	if b, ok := mainButton(m.State()); ok {
		m.Click(b.X, b.Y)
	}
}

func (m mouse) hold() {
	if b, ok := mainButton(m.State()); ok {
		m.Hold(b.X, b.Y, 75)
	}
}

func (m mouse) turn(right bool) {
	m.named(map[bool]string{true: "turn:15", false: "turn:-15"}[right])
}

func (m mouse) opponent(_ State, mode int, _ string) {
	m.named(fmt.Sprint("mode:", mode))
	if mode == 0 {
		m.named("level:0") // the lowest
	}
}

// finger is one finger on a touch screen: nothing else is used, neither mouse nor keys.
type finger struct{ *Table }

func (f finger) choose(s State, option int) { f.Tap(s.Options[option].X, s.Options[option].Y) }

func (f finger) named(name string) {
	f.t.Helper()
	b, ok := f.State().Button(name)
	if !ok {
		f.t.Fatalf("no button %q:\n%v", name, f.State())
	}
	f.Tap(b.X, b.Y)
}

func (f finger) press() {
	if b, ok := mainButton(f.State()); ok {
		f.Tap(b.X, b.Y)
	}
}

func (f finger) hold() {
	if b, ok := mainButton(f.State()); ok {
		f.Rest(b.X, b.Y, 120)
	}
}

func (f finger) can(s State, option int) bool { return mouse(f).can(s, option) }

func (f finger) turn(right bool) {
	f.named(map[bool]string{true: "turn:15", false: "turn:-15"}[right])
}

func (f finger) opponent(_ State, mode int, _ string) {
	f.named(fmt.Sprint("mode:", mode))
	if mode == 0 {
		f.named("level:0")
	}
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

// A mouse reaches what lies in the window; what does not must be scrolled to first.
func (m mouse) can(s State, option int) bool {
	o := s.Options[option]
	return o.X > 0 && o.X < Width && o.Y > 0 && o.Y < Height
}

type keyboard struct{ *Table }

func (k keyboard) choose(s State, option int) {
	if special(s.Options[option].Label) == "Keep the tractor beam" {
		k.Key(ebiten.KeyDigit1) // a maneuver, and back to it
		k.Key(ebiten.KeyK)
		return
	}
	k.Key(ebiten.KeyDigit1 + ebiten.Key(option))
}

func (k keyboard) press() { k.Key(ebiten.KeyEnter) }

func (k keyboard) can(s State, option int) bool {
	return option < 9 || special(s.Options[option].Label) == "Keep the tractor beam"
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
