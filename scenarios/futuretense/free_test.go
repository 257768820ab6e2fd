package futuretense_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Martok gives a friend of lower skill, whose own turn is over, a free action of any kind.
func free(t *testing.T, house []string, round int) *gametest.Table {
	t.Helper()
	martok := craft{X: 12, Y: 23, Skill: 3, Cards: []string{"2018"}, Dial: "straight 1"}
	return layUnder(t, house, round, game.Activation, nil, martok, at(0, craft{Name: "C", Skill: 2}), away)
}

// A free action may be a tractor beam.
func TestTractorBeamAsAFreeAction(t *testing.T) {
	tb := free(t, nil, 1).WaitFor(game.UseCards, "A").Do("Martok")
	got, want := tb.Refused(beam), "Future Tense, Controlling the Small Craft: Not possible in the first round."
	expect.True(t, got == want && !tb.Offered(beam), "round 1: refused with %q, want %q", got, want)
	tb = free(t, nil, 2).WaitFor(game.UseCards, "A").Do("Martok", beam)
	expect.Must(t, tb.Ship("C").Marker != 0, "no beam: %v", tb.Log)
	tb.WaitOut(2, game.Activation)
	n := missions(tb)[game.One]
	expect.True(t, n == 1, "%d Mission Tokens for a beam by a free action", n)
}

// Retrieving may follow the beam in the same round by a free action, unless the house rule asks for
// control first (rules 9.2, 17).
func TestRetrievingAsAFreeAction(t *testing.T) {
	for _, k := range []struct {
		house []string
		why   string
	}{
		{nil, ""},
		{[]string{"future-tense.retrieve-needs-control", "true"}, "Future Tense, Retrieving the Small Craft: You have not held the craft alone at the end of an Activation Phase yet."},
	} {
		tb := free(t, k.house, 2).WaitFor(game.ChooseAction, "C").Do(beam).WaitFor(game.UseCards, "A").Do("Martok")
		if got := tb.Refused(retrieving); got != k.why || tb.Offered(retrieving) != (k.why == "") {
			t.Errorf("%v: refused with %q, want %q", k.house, got, k.why)
		}
		if got, want := tb.Refused(beam), "Future Tense, Tractor Beam: This ship already has a tractor beam on the craft."; got != want {
			t.Errorf("a second beam: refused with %q, want %q", got, want)
		}
		if k.why == "" {
			tb.Do(retrieving)
			expect.True(t, tb.Ship(craftName).CarriedBy != 0, "not retrieved: %v", tb.Log)
		}
	}
}
