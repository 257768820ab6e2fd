package table

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// besideTheCraft is a battle for the small craft in which ship A may shoot at it, or at an enemy farther away.
func besideTheCraft(t *testing.T, enemyY float64) *Table {
	t.Helper()
	tb := gametest.Lay(t, gametest.Spec{Scenario: "future-tense", Phase: game.Activation, Crafts: []gametest.Craft{
		{X: 18, Y: 22, Attack: 6, Skill: 9, Dial: "full stop"}, {Two: true, Name: "Far", X: 18, Y: enemyY, H: 180, Skill: 1, Dial: "full stop"}}})
	tb.WaitFor(game.ChooseTarget, "A")
	table := New(Options{Game: tb.Game, P1: "human", P2: "human", Quick: true})
	table.Resize(1280, 800)
	tick(table, 3)
	return table
}

// craftOption is the shot at the craft.
func craftOption(t *testing.T, tb *Table) int {
	t.Helper()
	p := tb.Asked()
	if p == nil || p.Ask != game.ChooseTarget {
		t.Fatalf("asked is %+v", p)
	}
	i := slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind == game.FirePrimary && tb.Game.Setup().OnMap(o.Ship) != nil })
	if i < 0 {
		t.Fatalf("the craft is no target: %+v", p.Options)
	}
	return i
}

// An attack that costs Fleet Points is never what Enter alone does; its row says what it costs, its button wants to be held,
// and the log tells the points.
func TestAnAttackThatCostsPoints(t *testing.T) {
	for name, y := range map[string]float64{"beside an enemy": 14, "alone": 3} {
		tb := besideTheCraft(t, y)
		at := craftOption(t, tb)
		if tb.Question.Answer() == at {
			t.Errorf("%s: shooting the craft is proposed", name)
		}
		if row := tb.OptionRows(tb.Asked())[at]; !strings.Contains(row.Second, "−10 Fleet Points") {
			t.Errorf("%s: its row says %q", name, row.Second)
		}
		click(t, tb, cellName(tb.Asked(), at))
		n := len(tb.Game.Answers())
		click(t, tb, "main")
		click(t, tb, cellName(tb.Asked(), at))
		press(tb, "enter")
		if len(tb.Game.Answers()) != n || !strings.Contains(tb.Question.Refusal, "10 Fleet Points") {
			t.Fatalf("%s: a press is enough to shoot at the craft, or nobody says why not: %q", name, tb.Question.Refusal)
		}
		holdEnter(tb, 0.8)
		if len(tb.Game.Answers()) == n {
			t.Errorf("%s: held, the button does not fire: %q, %q", name, tb.Question.Refusal, tb.Report().Ask)
		}
		if tb.MapLines(game.ShipID(tb.Game.Setup().FleetShips()), tb.Game.Setup().OnMap(game.ShipID(tb.Game.Setup().FleetShips())))[0].State != "−10 Fleet Points" {
			t.Errorf("%s: the card of the craft does not tell what destroying it costs", name)
		}
	}
	tb := besideTheCraft(t, 3)
	words := game.Blamed{Ship: game.ShipID(tb.Game.Setup().FleetShips()), Player: game.One}.Say(tb.Game.Setup())
	if !strings.Contains(words, "loses 10 Fleet Points") {
		t.Errorf("the log tells %q", words)
	}
}

// Where points that are lost need no held button, a press fires.
func TestAnAttackThatCostsPointsWithoutHolding(t *testing.T) {
	tb := besideTheCraft(t, 14)
	tb.prefs.Losses = "press"
	click(t, tb, cellName(tb.Asked(), craftOption(t, tb)))
	n := len(tb.Game.Answers())
	press(tb, "enter")
	if len(tb.Game.Answers()) == n {
		t.Error("a press does not fire")
	}
}
