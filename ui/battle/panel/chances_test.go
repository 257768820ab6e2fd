package panel_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/odds"
	"attackwing/ui/window/windowtest"
)

// The odds count the dice that the referee counts, what lies on the table, and only what is still
// to come.
func TestTheChancesAhead(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human").Shoot()
	p := tb.Asked()
	o := p.Options[tb.Question.Answer()]
	before := tb.Ahead(p, tb.Question.Focus())
	expect.Must(t, before != nil && before.On == o.Ship && !before.Boxes, "of %+v %+v is ahead", o, before)
	tb.Answer(p.Pick(tb.Question.Answer()))
	tb.PlayUntil(func(q *game.Prompt) bool { return q.Ask == game.ModifyAttackDice && tb.Shown.Attack.On })
	tb.Tick(1)
	p = tb.Asked()
	s, u := &tb.Shown, tb.Game.Setup()
	after := tb.Ahead(p, tb.Question.Focus())
	expect.Must(t, after != nil && after.Boxes, "with the dice on the table %+v is ahead", after)
	k := tb.Spending(p, tb.Question.Picks)
	x := odds.Coming(s, u, &s.Attack, nil)
	if x.Attack.Roll != 0 || x.Attack.Dice.Free[1]+x.Attack.Dice.Still[1] != int8(s.Attack.Count(1)) {
		t.Errorf("%d hits lie, %+v is counted", s.Attack.Count(1), x.Attack)
	}
	tb.Question.Picks = 0
	if h := tb.Ahead(p, tb.Question.Focus()); h.Differ || h.All.Expected != k.Bare.Expected {
		t.Errorf("nothing is checked: %.3f, bare %.3f", h.All.Expected, k.Bare.Expected)
	}
	tb.Draw()
	_, ok := tb.Find("chances")
	expect.True(t, ok, "the odds are not shown")
}
