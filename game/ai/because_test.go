package ai_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// What a computer player says of its answer promises no figure below zero, none that is nothing and,
// in the last round, no round to come; asking it why changes no answer that follows.
func TestReasonsAreOfUse(t *testing.T) {
	odd := regexp.MustCompile(`-\d|\b0\.0\b`)
	lasts := 0
	for _, level := range []string{"ensign", "lieutenant", "captain"} {
		var hash [2]uint64
		said := 0
		for asked := range hash {
			u := gametest.MustSetup("standard", "tw-a-1", "tw-b-2", 5)
			u.House.RoundLimit = 6
			g, err := game.New(u)
			must(t, err)
			var who [2]ai.Player
			for i := range who {
				if who[i], err = ai.New(level, uint64(5+i)); err != nil {
					t.Fatal(err)
				}
			}
			for !g.Over() {
				p := &g.Prompts()[0]
				a := who[p.Player].Choose(g.View(p.Player), p)
				if w, ok := who[p.Player].(interface{ Why() string }); ok && asked == 1 {
					why := w.Why()
					expect.True(t, !odd.MatchString(why), "%s: %s", level, why)
					if g.State().Round == 1 && p.Ask == game.ChooseManeuver && strings.Contains(why, "deals") {
						t.Errorf("%s: nobody can be reached in the first round: %s", level, why)
					}
					if last := int(g.State().Round) == g.Setup().House.RoundLimit; last {
						if strings.Contains(why, "coming rounds") {
							t.Errorf("%s: no round comes after the last: %s", level, why)
						}
						lasts++
					}
					if strings.Contains(why, " damage on average") {
						said++
					}
				}
				gametest.Submit(t, g, a)
			}
			hash[asked] = g.State().Hash()
		}
		expect.Same(t, hash[0], hash[1], "%s plays otherwise when it is asked why", level)
		expect.True(t, said >= 10, "%s gave a figure only %d times", level, said)
	}
	expect.True(t, lasts != 0, "no answer in a last round")
}

// A weapon's own text makes a maneuver promise no more damage than its dice and a sure hit deal on
// average: Quantum Torpedoes have 5 dice, which hit half of the time, and may add a hit. Three dice
// with a Target Lock and one more for the range deal as little.
func TestAManeuverPromisesWhatItsDiceDeal(t *testing.T) {
	const most = 5.0/2 + 1
	deals := regexp.MustCompile(`deals (\d+\.\d) damage`)
	said := 0
	for seed := range uint64(6) {
		g := gametest.New(t, gametest.MustSetup("last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1", seed))
		var who [2]ai.Player
		for i := range who {
			who[i], _ = ai.New("ensign", seed+uint64(i))
		}
		for !g.Over() {
			p := &g.Prompts()[0]
			a := who[p.Player].Choose(g.View(p.Player), p)
			if why := deals.FindStringSubmatch(who[p.Player].(ai.Reasoner).Reason()); why != nil && p.Ask == game.ChooseManeuver {
				said++
				if n, _ := strconv.ParseFloat(why[1], 64); n > most {
					t.Errorf("seed %d, round %d, %s: %s", seed, g.State().Round, g.Setup().Name(p.Ship), why[0])
				}
			}
			gametest.Submit(t, g, a)
		}
	}
	expect.True(t, said != 0, "nothing is promised")
}
