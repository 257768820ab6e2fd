package e2e

import (
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"

	"github.com/hajimehoshi/ebiten/v2"
)

// A house rule is set with the mouse, a fleet found and a seed typed with the keys; the battle has
// all three.
func TestForms(t *testing.T) {
	table := Start(t, "--quick", "--p2", "ensign")
	press := func(find func(State, string) (Button, bool), name string) {
		t.Helper()
		b, ok := find(table.State(), name)
		expect.Must(t, ok, "there is no %q:\n%v\n%v", name, table.State(), table.State().Fields)
		table.Click(b.X, b.Y)
		table.Tick(5)
	}
	table.Until("the title", 300, func(s State) bool { return s.Screen == "title" })
	press(State.Button, "house")
	table.Until("the house rules", 60, func(s State) bool { _, ok := s.Button("house:ruleset:1"); return s.Screen == "house" && ok })
	press(State.Button, "house:ruleset:1") // of 2016
	press(State.Button, "back")
	table.Key(ebiten.KeyDigit4) // The Tholian Web, whose fleets are searched
	table.Tick(5)
	table.Key(ebiten.KeyShiftLeft, ebiten.KeyEnter)
	before := table.Until("the fleets", 60, func(s State) bool { _, ok := s.Field("search"); return s.Screen == "fleets" && ok })

	table.Key(ebiten.KeySlash)
	table.Tick(5)
	table.Key(ebiten.KeyH) // a letter here, the house rules elsewhere
	table.Type("terran h s 2")
	table.Tick(5)
	now := table.State()
	if now.Screen != "fleets" {
		t.Fatalf("letters typed in the search led to\n%v", now)
	}
	if len(before.Options) < 2 || len(now.Options) != 0 {
		t.Errorf("the search leaves %d of %d fleets, want none", len(now.Options), len(before.Options))
	}
	for range len(" h s 2") {
		table.Key(ebiten.KeyBackspace)
	}
	table.Tick(5)
	if now = table.State(); len(now.Options) != 1 || !strings.Contains(now.Options[0].Label, "Terran") {
		t.Errorf("the search for terran finds\n%v", now)
	}
	table.Key(ebiten.KeyTab)
	table.Tick(5)
	table.Type("4711")
	table.Tick(5)
	table.Key(ebiten.KeyEnter) // leaves the field
	table.Tick(5)
	if s := table.State(); s.Screen != "fleets" {
		t.Fatalf("Enter in a field led to\n%v", s)
	}
	table.Key(ebiten.KeyEnter)
	table.Until("the table", 120, func(s State) bool { return s.Screen == "deploy" })
	records := table.Files(".jsonl")
	expect.Need(t, len(records), 1, "the records are %v", records)
	text := gametest.File(t, records[0])
	setup, _, _ := strings.Cut(string(text), "\n")
	for _, want := range []string{`4711`, `ruleset`, `2016`, `Terran Empire`} {
		expect.True(t, strings.Contains(setup, want), "the set-up does not have %q:\n%s", want, setup)
	}
}
