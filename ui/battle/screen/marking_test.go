package screen_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/window/windowtest"
)

// Where several things are chosen, the least the question takes is marked, and arrows and Space
// mark others without a digit.
func TestSpaceMarksOneOfSeveral(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Scenario: "last-battle-of-ds9", Phase: game.Activation, Crafts: []gametest.Craft{
		{X: 11, Y: 18, H: 90, Crew: 2, Dial: "full stop"}, {Two: true, Name: "Far", X: 33, Y: 3, H: 180, Skill: 1, Dial: "straight 1"}}})
	tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard Deep Space 9")
	table := windowtest.Open(t, windowtest.Goes(tb.Game, "human", "human"))
	p := table.Asked()
	expect.Must(t, p != nil && p.Ask == game.ChooseCards && p.Max == 3, "asked is %+v", p)
	table.Key("down", "down", "space", "up", "space", "space", "enter")
	s := tb.Game.State()
	for i, want := range []bool{true, false, true} {
		away := s.Ships[0].Captain.Away
		if i > 0 {
			away = s.Ships[0].Upgrades[i-1].Away
		}
		expect.Same(t, away, want, "card %d is aboard", i)
	}
}
