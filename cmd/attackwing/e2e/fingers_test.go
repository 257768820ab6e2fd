package e2e

import (
	"bytes"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"

	"github.com/hajimehoshi/ebiten/v2"
)

// The board and the pages on a touch screen: a set-up is built on the free table, a table is moved
// and zoomed, words are asked for, an answer is taken back, all with fingers.
func TestFingers(t *testing.T) {
	table := Start(t, "--quick", "--seed", "3")
	f := finger(table)
	press := func(name string) {
		t.Helper()
		s := table.Until("a button "+name, 120, func(s State) bool { _, ok := s.Button(name); return ok })
		b, _ := s.Button(name)
		table.Tap(b.X, b.Y)
	}
	table.Until("the title", 300, func(s State) bool { return s.Screen == "title" })
	off := func() (Button, bool) { return table.State().Button("set:motion:4") }
	press("settings")
	table.Until("the settings", 60, func(s State) bool { return s.Screen == "settings" })
	press("all")
	table.Resize(Width, 560) // too low for all of them
	table.Until("the settings", 60, func(s State) bool { return s.Screen == "settings" })
	if _, ok := off(); ok {
		t.Fatal("all settings have room: nothing is to be turned")
	}
	for n := 0; n < 30; n++ {
		if b, ok := off(); ok && b.Y > 150 && b.Y < 420 {
			break
		}
		table.Swipe(Width*0.2, 400, Width*0.2, 260)
	}
	settings := func() string {
		t.Helper()
		text := gametest.File(t, table.Files(".json")[0])
		return string(text)
	}
	b, ok := off()
	expect.Must(t, ok, "a finger does not turn the settings:\n%v", table.State().Buttons)
	if len(table.Files(".json")) > 1 {
		t.Errorf("turning them has changed some: %s", settings())
	}
	table.Tap(b.X, b.Y)
	if text := settings(); !strings.Contains(text, `"Motion": "off"`) {
		t.Errorf("a finger on Off sets %s", text)
	}
	table.Resize(Width, Height)
	press("back")
	press("page:free-table")
	table.Until("the free table", 120, func(s State) bool { return s.Screen == "free table" })
	for _, name := range []string{"item:0", "tool:1", "offer:0", "place", "tool:0"} {
		press(name)
	}
	ship := func() (on Button) {
		t.Helper()
		table.Until("a ship", 120, func(s State) bool {
			for _, b := range s.Buttons {
				if strings.HasPrefix(b.Name, "on:") {
					on = b
				}
			}
			return on.Name != ""
		})
		return on
	}
	was := ship()
	table.Swipe(was.X, was.Y, was.X+60, was.Y+200)
	if now := ship(); now.Y < was.Y+60 || now.X < was.X+30 { // a finger's ship floats above it
		t.Errorf("a finger dragged the ship from %v to %v", was, now)
	}
	press("back")
	table.Until("the title", 120, func(s State) bool { return s.Screen == "title" })

	toTheTable(t, table, f, way{scenario: "standard", name: "hot seat by touch"})
	p := newPlayer(t, table, f)
	placed := table.State()
	p.give(placed)
	expect.Must(t, !same(placed, table.State()), "a finger cannot place a ship:\n%v", placed)
	changes := func(what string, do func()) {
		t.Helper()
		before := table.Image()
		do()
		expect.True(t, !bytes.Equal(before.Pix, table.Image().Pix), "%s changes nothing", what)
	}
	x, y := float64(Width/2), float64(Height/2)
	changes("spreading two fingers", func() { table.Spread([4]float64{x - 20, y, x - 90, y}, [4]float64{x + 20, y, x + 90, y}) })
	changes("moving two fingers", func() { table.Spread([4]float64{x - 20, y, x + 40, y + 60}, [4]float64{x + 20, y, x + 80, y + 60}) })
	ask := table.State()
	taps := func(n int) {
		for i := range n {
			table.guest.PressTouch(ebiten.TouchID(i+1), x+float64(40*i), y)
		}
		table.Skip(4)
		for i := range n {
			table.guest.ReleaseTouch(ebiten.TouchID(i + 1))
		}
		table.Skip(8)
	}
	taps(2)
	if !same(placed, table.State()) {
		t.Errorf("a tap of two fingers takes nothing back:\n%v\nwas\n%v", table.State(), ask)
	}
	p.until(func(s State) bool { return s.Screen == "table" && strings.Contains(s.Phase, "Planning") })
	b, _ = mainButton(table.State())
	table.Rest(b.X, b.Y, 60)
	if _, ok := table.State().Button("tipwhy"); !ok {
		t.Errorf("a finger that rests asks for no words:\n%v", table.State())
	}
	taps(3)
	if s := table.State(); s.Screen != "curtain" {
		t.Errorf("a tap of three fingers covers no dial:\n%v", s)
	}
}
