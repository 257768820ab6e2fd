package e2e

import (
	"os"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"

	"github.com/hajimehoshi/ebiten/v2"
)

// A set-up is built on the free table with the mouse, kept, opened with the keys, and played on
// under the rules.
func TestTheFreeTable(t *testing.T) {
	table := Start(t, "--quick", "--seed", "11")
	press := func(name string) Button {
		t.Helper()
		s := table.Until("a button "+name, 120, func(s State) bool { _, ok := s.Button(name); return ok })
		b, _ := s.Button(name)
		table.Click(b.X, b.Y)
		table.Tick(5)
		return b
	}
	has := func(name string) State {
		t.Helper()
		return table.Until(name, 120, func(s State) bool { _, ok := s.Button(name); return ok })
	}
	table.Until("the title", 300, func(s State) bool { return s.Screen == "title" })
	table.Key(ebiten.KeyF)
	table.Until("the free table", 120, func(s State) bool { return s.Screen == "free table" })
	press("item:0") // an empty table
	press("tool:1")
	table.Until("the search", 60, func(s State) bool { _, ok := s.Field("search"); return ok })
	for _, seat := range []string{"1", "2"} {
		if seat == "2" {
			press("seat")
		}
		press("offer:0")
		press("place")
	}
	press("tool:0")
	s := has("left") // the ship placed last is selected
	var ships []Button
	for _, b := range s.Buttons {
		if strings.HasPrefix(b.Name, "on:") {
			ships = append(ships, b)
		}
	}
	expect.Need(t, len(ships), 2, "on the table are %v", ships)
	table.Drag(ships[0].X, ships[0].Y, ships[0].X+60, ships[0].Y+200)
	table.Tick(5)
	s = has(ships[0].Name)
	if b, _ := s.Button(ships[0].Name); b.Y < ships[0].Y+100 || b.X < ships[0].X+30 {
		t.Fatalf("%s was dragged from %v to %v", b.Name, ships[0], b)
	}
	press("save")
	press("keep")
	files := table.Files(".yaml")
	expect.Need(t, len(files), 1, "kept are %v", files)
	text, err := os.ReadFile(files[0])
	expect.Must(t, err == nil && strings.Count(string(text), "player: ") == 2, "%v: %s", err, text)
	for _, k := range []ebiten.Key{ebiten.KeyO, ebiten.KeyEnd, ebiten.KeyEnter, ebiten.KeyB, ebiten.KeyEnter} {
		table.Key(k)
		table.Tick(5)
	}
	now := table.Until("the battle", 120, func(s State) bool { return s.Screen != "free table" })
	expect.Must(t, now.Screen != "title", "playing on led to\n%v", now)
	p := newPlayer(t, table, keyboard{table})
	p.until(func(s State) bool { return s.Phase == "Combat Phase" && !everything() })
	// One look decides one stroke: what is shown may change by itself, a phase without attacks is
	// over in a few ticks and the next round's curtain comes down.
	for n := 0; table.State().Screen != "free table"; n++ {
		s := table.State()
		switch _, menu := s.Button("menu:leave"); {
		case n > 60:
			t.Fatalf("the battle cannot be left; it shows:\n%v", s)
		case s.Screen == "over":
			table.Tick(100) // the end is read: Enter rests there for a second and a half
			table.Key(ebiten.KeyEnter)
		case s.Screen == "curtain":
			p.hand.hold()
		case menu:
			table.Key(ebiten.KeyL)
		default:
			table.Key(ebiten.KeyEscape) // closes what is open, at last it opens the menu
		}
		table.Tick(5)
	}
	has(ships[0].Name)
	verify(t, table)
}
