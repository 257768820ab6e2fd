package screen_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/window/windowtest"
)

// besideTheCraft is a battle for the small craft in which ship A may shoot at it, or at an enemy
// farther away.
func besideTheCraft(t *testing.T, enemyY float64) *windowtest.Window {
	t.Helper()
	tb := gametest.Lay(t, gametest.Spec{Scenario: "future-tense", Phase: game.Activation, Crafts: []gametest.Craft{
		{X: 18, Y: 22, Attack: 6, Skill: 9, Dial: "full stop"}, {Two: true, Name: "Far", X: 18, Y: enemyY, H: 180, Skill: 1, Dial: "full stop"}}})
	tb.WaitFor(game.ChooseTarget, "A")
	table := windowtest.Open(t, windowtest.Goes(tb.Game, "human", "human"))
	return table
}

// craftOption is the shot at the craft.
func craftOption(t *testing.T, tb *windowtest.Window) int {
	t.Helper()
	p := tb.Asked()
	expect.Must(t, p != nil && p.Ask == game.ChooseTarget, "asked is %+v", p)
	i := slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind == game.FirePrimary && tb.Game.Setup().OnMap(o.Ship) != nil })
	expect.Must(t, i >= 0, "the craft is not a target: %+v", p.Options)
	return i
}

// An attack that costs Fleet Points is never what Enter alone does; its row says what it costs, its
// button wants to be held, and the log tells the points.
func TestAnAttackThatCostsPoints(t *testing.T) {
	for name, y := range map[string]float64{"beside an enemy": 14, "alone": 3} {
		tb := besideTheCraft(t, y)
		at := craftOption(t, tb)
		expect.True(t, tb.Question.Answer() != at, "%s: shooting the craft is proposed", name)
		row := tb.OptionRows(tb.Asked())[at]
		expect.True(t, strings.Contains(row.Second, "−10 Fleet Points"), "%s: its row says %q", name, row.Second)
		tb.Press(cellName(tb.Asked(), at))
		n := len(tb.Game.Answers())
		tb.Press("main")
		tb.Press(cellName(tb.Asked(), at))
		tb.Key("enter")
		expect.Must(t, len(tb.Game.Answers()) == n && strings.Contains(tb.Question.Refusal, "10 Fleet Points"),
			"%s: a press is enough to shoot at the craft, or nobody says why not: %q", name, tb.Question.Refusal)
		tb.HoldKey("enter", 0.8)
		if len(tb.Game.Answers()) == n {
			t.Errorf("%s: held, the button does not fire: %q, %q", name, tb.Question.Refusal, tb.Report().Ask)
		}
		if tb.MapLines(game.ShipID(tb.Game.Setup().FleetShips()), tb.Game.Setup().OnMap(game.ShipID(tb.Game.Setup().FleetShips())))[0].State != "−10 Fleet Points" {
			t.Errorf("%s: the card of the craft does not tell what destroying it costs", name)
		}
	}
	tb := besideTheCraft(t, 3)
	words := game.Blamed{Ship: game.ShipID(tb.Game.Setup().FleetShips()), Player: game.One}.Say(tb.Game.Setup())
	expect.True(t, strings.Contains(words, "loses 10 Fleet Points"), "the log tells %q", words)
}

// Where points that are lost need no held button, a press fires.
func TestAnAttackThatCostsPointsWithoutHolding(t *testing.T) {
	tb := besideTheCraft(t, 14)
	tb.Person.Losses = "press"
	tb.Press(cellName(tb.Asked(), craftOption(t, tb)))
	n := len(tb.Game.Answers())
	tb.Key("enter")
	expect.True(t, len(tb.Game.Answers()) != n, "a press does not fire")
}
