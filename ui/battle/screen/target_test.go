package screen_test

import (
	"fmt"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/window/windowtest"
)

// A ship with two weapon cards that sees three enemies has ten options: all are in sight at
// 1280x800, whole, above the button, and each weapon is named.
func TestAllTargetsAreInSight(t *testing.T) {
	weapon := func(name string) card.Upgrade {
		return card.Upgrade{Printed: card.Printed{ID: name, Name: name},
			Weapon: card.WeaponFacts{Dice: 3, RangeMin: 1, RangeMax: 3}}
	}
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Activation, Crafts: []gametest.Craft{
		{X: 18, Y: 22, Skill: 9, Dial: "full stop",
			Weapons: []card.Upgrade{weapon("Particle Cannon Array"), weapon("Disruptor Beams")}},
		{Two: true, Name: "Enterprise NX-01", X: 15, Y: 14, H: 180, Skill: 1, Dial: "full stop"},
		{Two: true, Name: "Federation Starship", X: 18, Y: 14, H: 180, Skill: 1, Dial: "full stop"},
		{Two: true, Name: "Xindi Starship", X: 21, Y: 14, H: 180, Skill: 1, Dial: "full stop"}}})
	tb.WaitFor(game.ChooseTarget, "A")
	table := windowtest.Open(t, windowtest.Goes(tb.Game, "human", "ensign"))
	n := len(table.Asked().Options)
	expect.Must(t, n == 10, "there are %d options", n)
	foot, ok := table.Find("main")
	expect.Must(t, ok, "there is no button")
	for i := range n {
		h, ok := table.Find(fmt.Sprintf("opt:%d", i))
		expect.True(t, ok && h.H >= 28 && h.Y+h.H <= foot.Y, "option %d is in sight %v, at %+v", i, ok, h)
	}
	for _, words := range []string{"Particle Cannon Array", "Disruptor Beams", "Do not attack"} {
		expect.True(t, table.Reads(words), "%q is not read", words)
	}
}
