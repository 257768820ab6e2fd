package sheet_test

import (
	"fmt"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// battle begins a battle of two ready fleets on a written sheet.
func battle(t *testing.T, text string, seed uint64) *game.Game {
	t.Helper()
	s, err := read(text)
	must(t, err)
	house, err := game.NewHouse(s.Sheet().House, nil)
	must(t, err)
	u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", seed)
	g := gametest.New(t, &game.Setup{Scenario: s, Fleets: u.Fleets, House: house, Seed: seed})
	return g
}

// A sheet may lay more tokens at the end of a round than most do: all of them are seen ahead, and
// computer players play on.
func TestManyTokensAreSeenAhead(t *testing.T) {
	var lay strings.Builder
	for i := range 20 {
		fmt.Fprintf(&lay, "          - {token: rock, disc: {at: [%d, 18], radius: 0.3}}\n", 2+i)
	}
	g := battle(t, "id: rocks\ntitle: Rocks\ntokens:\n  - {id: rock, name: Rock, does: [obstructs]}\nsections:\n  - section: Rocks\n    rules:\n"+
		"      - when: end of round\n        lay:\n"+lay.String(), 1)
	brain := gametest.Brain(t, "ensign", 1)
	most := 0
	for !g.Over() {
		p := g.FirstOpen()
		v := g.View(p.Player)
		most = max(most, len(v.Ahead()))
		copied := *v
		expect.Need(t, len(copied.Ahead()), len(v.Ahead()), "a copy of a view sees other tokens ahead")
		gametest.Submit(t, g, brain.Choose(v, p))
	}
	expect.True(t, most == 20, "%d tokens were seen ahead, not 20", most)
}

// Computer players lock and attack a ship of the map that nobody commands where the sheet says what
// it is worth to their side, and leave it alone where it does not.
func TestComputersShootAtWhatIsWorthIt(t *testing.T) {
	const hulk = "id: hulk\ntitle: Hulk\nsides: [{name: Raiders}, {name: Keepers}]\nmap-ships:\n" +
		"  - {id: hulk, name: The Hulk, at: [18, 18], hull: 6%s}\nsections:\n  - {section: Hulk, words: It drifts.}\n"
	for _, c := range []struct {
		worth string
		to    [2]bool // the players who shoot at it
	}{
		{"", [2]bool{}},
		{", worth: 40", [2]bool{true, true}},
		{", worth: 40, worth-to: Raiders", [2]bool{true, false}},
	} {
		var locks, attacks [2]int // on the hulk, by player
		all := 0
		for seed := range uint64(20) {
			g := battle(t, fmt.Sprintf(hulk, c.worth), seed)
			brain := gametest.Brain(t, "ensign", seed)
			for !g.Over() {
				p := g.FirstOpen()
				events := gametest.Submit(t, g, brain.Choose(g.View(p.Player), p))
				for _, e := range events {
					switch e := e.(type) {
					case game.LockAcquired:
						if all++; g.Setup().OnMap(e.Target) != nil {
							locks[g.State().Ships[e.Ship].Owner]++
						}
					case game.AttackDeclared:
						if g.Setup().OnMap(e.Target) != nil {
							attacks[g.State().Ships[e.Attacker].Owner]++
						}
					}
				}
			}
		}
		for who, want := range c.to {
			if (locks[who] > 0) != want || (attacks[who] > 0) != want {
				t.Errorf("%q: player %d locks the hulk %d times and attacks it %d times", c.worth, who+1, locks[who], attacks[who])
			}
		}
		expect.True(t, all != 0, "%q: nothing was ever locked", c.worth)
		t.Logf("%q: locks %v of %d, attacks %v", c.worth, locks, all, attacks)
	}
}

// What a map ship is worth is told with the side to which it is.
func TestWorthOfAMapShipIsChecked(t *testing.T) {
	const hulk = "id: hulk\ntitle: Hulk\n%smap-ships:\n  - {id: hulk, name: The Hulk, at: [18, 18], hull: 6, %s}\nsections:\n  - {section: Hulk, words: It drifts.}\n"
	const sides = "sides: [{name: Raiders}, {name: Keepers}]\n"
	for _, c := range []struct{ sides, worth, says string }{
		{sides, "worth: 40, worth-to: Raider", `worth-to: there is no side "Raider": is Raiders meant?`},
		{sides, "worth-to: Raiders", "worth: missing: say how much it is worth to Raiders"},
		{"", "worth: 40, worth-to: Raiders", `worth-to: there is no side "Raiders"`},
		{"", "worth: 400", "worth: 400 is not from 1 to 120"},
	} {
		_, err := read(fmt.Sprintf(hulk, c.sides, c.worth))
		expect.Refused(t, err, c.says, "%s", c.worth)
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
		brain := gametest.Brain(t, "ensign", seed)
		fired := map[game.ShipID]bool{}
		for !g.Over() {
			expect.Need(t, gametest.Broken(g), "", "seed %d", seed)
			p := g.FirstOpen()
			events := gametest.Submit(t, g, brain.Choose(g.View(p.Player), p))
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
	expect.True(t, both != 0, "they never fired in one round")
}
