package panel_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/window/windowtest"
)

// Who is asked whether to beam a team aboard reads that the shields drop for it, before it is
// answered.
func TestShieldsThatDropForABeamAreTold(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {1024, 640}} {
		laid := gametest.Lay(t, gametest.Spec{Scenario: "last-battle-of-ds9", Phase: game.Activation, Crafts: []gametest.Craft{
			{X: 10, Y: 8, Shields: 3, Skill: 8, Crew: 2, Dial: "full stop"}, {Two: true, Name: "Far", X: 33, Y: 33, Skill: 2, Dial: "full stop"}}})
		laid.WaitFor(game.ChooseAction, "A")
		tb := windowtest.New(t, windowtest.Goes(laid.Game, "human", "ensign"))
		tb.Resize(size[0], size[1])
		tb.Tick(3)
		p := tb.Asked()
		beam := -1
		for i := range p.Options {
			if strings.HasPrefix(p.Label(tb.Game.View(p.Player), i), "Beam aboard") {
				beam = i
			}
		}
		expect.Must(t, beam >= 0, "nobody may beam: %+v", p.Options)
		const cost = "3 shields: 0 of 3 left"
		got := tb.CostWords(p, beam)
		expect.True(t, strings.Contains(got, cost), "it costs %q", got)
		tb.Question.Take(beam)
		tb.Draw()
		expect.True(t, tb.Reads(cost), "%v: what it costs is not read: %v", size, tb.Written())
		expect.True(t, tb.Stage() == battle.Asks && tb.Shown.Ships[p.Ship].Shields == 3, "it is done already")
	}
}
