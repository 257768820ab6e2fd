package futuretense_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// Each house rule of the sheet shows the difference it makes: future-tense.overlap-slides in TestOverlapKeepsTheAction,
// future-tense.count-after-placing in TestCases148And149DangerRoll, future-tense.bonus-survives-retriever among the cases
// of retrieving, future-tense.retrieve-needs-control in TestRetrievingAsAFreeAction.

// The larger the craft's token, the nearer a ship is to it.
func TestHouseTokenDiameter(t *testing.T) {
	for _, k := range []struct {
		inches string
		may    bool
	}{{"1", false}, {"1.5", true}, {"2", true}} {
		// the front of the base is 4.2 inches from the middle plus 0.4: Range 1 of a token of 1.5 inches, not of 1 inch
		tb := layUnder(t, []string{"future-tense.token-diameter", k.inches}, 2, game.Activation, nil, craft{X: 18, Y: 18 + 4.6 + 0.787, Tech: 1}, away)
		tb.WaitFor(game.ChooseAction, "A")
		if got := tb.Offered(beam); got != k.may {
			t.Errorf("token of %s inches: a tractor beam is offered: %v", k.inches, got)
		}
	}
}

// The event plays by the rules of 2016 unless the house says otherwise.
func TestHouseRuleset(t *testing.T) {
	for _, k := range []struct {
		house      []string
		moveFirst  bool
		arc360     int
		largeKeeps bool
	}{{nil, true, 2, true}, {[]string{"ruleset", "2014"}, false, 3, false}} {
		h := gametest.MustSetup("future-tense", "ft-a-1", "ft-b-1", 1, k.house...).House
		if h.MoveThenSpin != k.moveFirst || h.Arc360Range != k.arc360 || h.LargeKeepsAction != k.largeKeeps {
			t.Errorf("%v: %+v", k.house, h)
		}
	}
}
