package record_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
)

// A ship that has flown its dial this round, or acts, does not fly once more when its turn is over.
func TestAShipThatHasFlownAndActsDoesNotFlyAgain(t *testing.T) {
	for what, lines := range map[string]string{
		"flown and acting": "dial: straight 1\n    flown: straight 1\n    acting: true",
		"flown":            "dial: straight 1\n    flown: straight 1",
		"acting":           "dial: straight 1\n    acting: true",
		"none of it":       "dial: straight 1",
	} {
		_, u, err := setup(t, strings.Replace(duel(t), "dial: straight 1", lines, 1))
		expect.Must(t, err == nil, "%v %v", what, err)
		g, err := game.New(u)
		expect.Must(t, err == nil, "%v %v", what, err)
		moves := 0
		count := func(list []game.Event) {
			for _, e := range list {
				if m, ok := e.(game.ShipMoved); ok && m.Ship == 0 {
					moves++
				}
			}
		}
		for count(g.Opening()); g.State().Phase == game.Activation; {
			ev, err := g.Submit(g.FirstOpen().Pick(0))
			expect.Must(t, err == nil, "%v %v", what, err)
			count(ev)
		}
		want := 0
		if what == "none of it" {
			want = 1
		}
		expect.True(t, moves == want, "%s: the ship flies %d times, want %d", what, moves, want)
	}
}
