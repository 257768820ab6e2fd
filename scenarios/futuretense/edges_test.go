package futuretense_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// A Tech slot may be granted by a card in play: the captain, an upgrade. When that card is
// discarded the slot is gone.
func TestTechSlotsOfCards(t *testing.T) {
	for _, id := range []string{"3106", "t_pol_71526"} {
		for _, gone := range []bool{false, true} {
			a := craft{X: 18, Y: 21, Cards: []string{id}}
			if gone {
				a.Laid.Discarded = []int8{0}
				if id == "3106" { // Styles is the captain
					a.Laid.Discarded = []int8{-1}
				}
			}
			tb := lay(t, 2, game.Activation, nil, a, away)
			tb.WaitFor(game.ChooseAction, "A")
			want := ""
			if gone {
				want = "Future Tense, Tractor Beam: The ship has no Tech slot on its Upgrade Bar."
			}
			if got := tb.Refused(beam); got != want || tb.Offered(beam) == gone {
				t.Errorf("%s, discarded %v: refused with %q, want %q", id, gone, got, want)
			}
		}
	}
}

// Any maneuver that is set gives the beam up, the first of the dial too; only keeping it keeps it.
func TestEveryDialGivesTheBeamUp(t *testing.T) {
	for _, move := range []string{"straight 1", "straight 2", "full stop"} {
		tb := use(lay(t, 2, game.Activation, nil, at(0, craft{Skill: 3}), away), "A").NextRound()
		tb.WaitFor(game.ChooseManeuver, "A").Do(move).WaitFor(game.ChooseAction, "A")
		if len(holders(tb)) != 0 {
			t.Errorf("%s: %v hold the craft", move, holders(tb))
		}
	}
}

// The 12 Mission Tokens are those of both players together.
func TestTwelveTokensOfBothPlayers(t *testing.T) {
	for _, k := range []struct{ before, after [2]int8 }{
		{[2]int8{5, 6}, [2]int8{6, 6}}, {[2]int8{6, 6}, [2]int8{6, 6}}, {[2]int8{0, 12}, [2]int8{0, 12}}, {[2]int8{0, 11}, [2]int8{1, 11}},
	} {
		tb := gametest.Lay(t, gametest.Spec{Scenario: "future-tense", Phase: game.Activation, Counters: [2]int{int(k.before[0]), int(k.before[1])},
			Crafts: []craft{at(0, craft{Dial: "full stop"}), away2}})
		use(tb, "A").WaitOut(2, game.Activation)
		expect.Same(t, missions(tb), k.after, "from %v to", k.before)
	}
}

// A special action is done once a round: a ship that has used its tractor beam and holds the craft
// no longer does not use it again.
func TestOneTractorBeamARound(t *testing.T) {
	tb := lay(t, 2, game.Activation, nil, at(0, craft{Laid: gametest.Laid{Acted: 1 << 10}}), away)
	tb.WaitFor(game.ChooseAction, "A")
	expect.True(t, !tb.Offered(beam), "a second beam of the round: %v", tb.Offers())
}

// By the house rule that asks for control first a beam of an earlier round retrieves the craft.
func TestControlOfAnEarlierRoundRetrieves(t *testing.T) {
	tb := use(layUnder(t, []string{"future-tense.retrieve-needs-control", "true"}, 2, game.Activation, nil, at(0, craft{Skill: 3}), away), "A")
	hold(tb, "A").WaitFor(game.ChooseAction, "A")
	expect.True(t, tb.Offered(retrieving), "refused with %q", tb.Refused(retrieving))
}

// Who had no Target Lock gives none up for the beam.
func TestWhoHasNoLockGivesNoneUp(t *testing.T) {
	tb := use(layUnder(t, []string{"future-tense.beam-is-lock", "true"}, 2, game.Activation, nil, at(0, craft{Skill: 3}), away), "A")
	if tb.Heard("loses its Target Lock") || !tb.Heard("Lock tokens link A and Small craft (Future Tense, Tractor Beam).") {
		t.Errorf("the log: %v", tb.Log)
	}
}

// A holder destroyed by a ship of its own captain skill still has its attack, but no duel over the
// beam: it is destroyed.
func TestADoomedHolderHasNoDuel(t *testing.T) {
	faces := []dice.Face{h, h, h, h, h, o}
	tb := use(lay(t, 2, game.Activation, faces, at(0, craft{Skill: 5}), far, craft{Two: true, X: 18, Y: 24, H: 0, Skill: 5, SP: 10}), "A")
	tb.WaitFor(game.ChooseTarget, "B").Do("Primary weapon at A")
	if a := tb.Ship("A"); !a.Destroyed || len(rolls(tb)) != 0 {
		t.Errorf("destroyed %v, doomed %v, rolls %v", a.Destroyed, a.Doomed, rolls(tb))
	}
	tb.WaitOut(2, game.Combat)
	if len(holders(tb)) != 0 {
		t.Errorf("%v hold the craft", holders(tb))
	}
}

// The sheet's lines of Fleet Points are there only where something counts.
func TestLinesThatCountNothingAreNotWritten(t *testing.T) {
	tb := lay(t, 2, game.Activation, nil, at(0, craft{}), away)
	for p := range game.PlayerID(2) {
		ls := tb.Set.ScoreLines(tb.Game.State(), p, game.Nobody)
		expect.Same(t, len(ls), 0, "player %d: %v", p+1, ls)
	}
}
