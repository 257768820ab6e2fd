package sheet_test

import (
	"fmt"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
)

// battle begins a battle of two ready fleets on a written sheet.
func battle(t *testing.T, text string, seed uint64) *game.Game {
	t.Helper()
	s, err := read(text)
	if err != nil {
		t.Fatal(err)
	}
	house, err := game.NewHouse(s.Sheet().House, nil)
	if err != nil {
		t.Fatal(err)
	}
	u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", seed)
	g, err := game.New(&game.Setup{Scenario: s, Fleets: u.Fleets, House: house, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// A sheet may lay more tokens at the end of a round than most do: all of them are seen ahead, and computer players play on.
func TestManyTokensAreSeenAhead(t *testing.T) {
	var lay strings.Builder
	for i := range 20 {
		fmt.Fprintf(&lay, "          - {token: rock, disc: {at: [%d, 18], radius: 0.3}}\n", 2+i)
	}
	g := battle(t, "id: rocks\ntitle: Rocks\ntokens:\n  - {id: rock, name: Rock, does: [obstructs]}\nsections:\n  - section: Rocks\n    rules:\n"+
		"      - when: end of round\n        lay:\n"+lay.String(), 1)
	brain, err := ai.New("ensign", 1)
	if err != nil {
		t.Fatal(err)
	}
	most := 0
	for !g.Over() {
		p := g.FirstOpen()
		v := g.View(p.Player)
		most = max(most, len(v.Ahead()))
		if copied := *v; len(copied.Ahead()) != len(v.Ahead()) {
			t.Fatal("a copy of a view sees other tokens ahead")
		}
		if _, err := g.Submit(brain.Choose(v, p)); err != nil {
			t.Fatal(err)
		}
	}
	if most != 20 {
		t.Errorf("%d tokens were seen ahead, not 20", most)
	}
}

// Computer players lock what they shoot at: never a ship of the map that nobody commands.
func TestNobodyLocksANeutralShip(t *testing.T) {
	const hulk = "id: hulk\ntitle: Hulk\nmap-ships:\n  - {id: hulk, name: The Hulk, at: [18, 18], hull: 6}\nsections:\n  - {section: Hulk, words: It drifts.}\n"
	locks := 0
	for seed := range uint64(20) {
		g := battle(t, hulk, seed)
		brain, err := ai.New("ensign", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !g.Over() {
			p := g.FirstOpen()
			if _, err := g.Submit(brain.Choose(g.View(p.Player), p)); err != nil {
				t.Fatal(err)
			}
			s := g.State()
			for i := range s.Ships[:g.Setup().FleetShips()] {
				if on := s.Ships[i].Lock; on != game.NoShip {
					if locks++; s.Ships[on].Map {
						t.Fatalf("seed %d: %s locks the hulk", seed, g.Setup().Name(game.ShipID(i)))
					}
				}
			}
		}
	}
	if locks == 0 {
		t.Error("nothing was ever locked")
	}
}

// Two stations of one captain skill fire one after the other: nobody is asked which goes first.
func TestEqualStationsFireWithoutAQuestion(t *testing.T) {
	const stations = "id: stations\ntitle: Stations\nmap-ships:\n" +
		"  - {id: one, name: One, at: [15, 18], skill: 4, attack: 3, hull: 5, fires: [{name: Phasers, range: 3}]}\n" +
		"  - {id: two, name: Two, at: [21, 18], skill: 4, attack: 3, hull: 5, fires: [{name: Phasers, range: 3}]}\n" +
		"sections:\n  - {section: Stations, words: They fire.}\n"
	both := 0
	for seed := range uint64(6) {
		g := battle(t, stations, seed)
		brain, err := ai.New("ensign", seed)
		if err != nil {
			t.Fatal(err)
		}
		fired := map[game.ShipID]bool{}
		for !g.Over() {
			if words := gametest.Broken(g); words != "" {
				t.Fatalf("seed %d: %s", seed, words)
			}
			p := g.FirstOpen()
			events, err := g.Submit(brain.Choose(g.View(p.Player), p))
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				switch e := e.(type) {
				case game.AttackDeclared:
					fired[e.Attacker] = fired[e.Attacker] || g.Setup().OnMap(e.Attacker) != nil
				case game.RoundBegan:
					clear(fired)
				}
				if n := game.ShipID(g.Setup().FleetShips()); fired[n] && fired[n+1] {
					both++
				}
			}
		}
	}
	if both == 0 {
		t.Error("they never fired in one round")
	}
}
