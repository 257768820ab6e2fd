package panel_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/odds"
	"attackwing/ui/window/windowtest"
)

// The odds count the dice that the referee counts, what lies on the table, and only what is still to come.
func TestTheChancesAhead(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human").Shoot()
	p := tb.Asked()
	o := p.Options[tb.Question.Answer()]
	before, ok := tb.AttackAhead(p, true)
	if !ok || before.Dice == 0 {
		t.Fatalf("nothing ahead of %+v", o)
	}
	tb.Answer(p.Pick(tb.Question.Answer()))
	tb.PlayUntil(func(q *game.Prompt) bool { return q.Ask == game.ModifyAttackDice && tb.Shown.Attack.On })
	s, u := &tb.Shown, tb.Game.Setup()
	n := s.AttackDice(u)
	after, ok := tb.AttackAhead(tb.Asked(), false)
	if !ok || after.Dice != 0 || after.Hits+after.Crits > n.Total() {
		t.Errorf("with the dice on the table %+v of %d dice is ahead", after, n.Total())
	}
	if a := &s.Attack; after.Hits != a.Count(1) && after.Crits != a.Count(2) {
		t.Errorf("%d hits and %d critical hits lie, %+v is counted", a.Count(1), a.Count(2), after)
	}
	if got, err := odds.Of(after); err != nil || len(got.Damage) == 0 {
		t.Errorf("%+v: %v", got, err)
	}
	tb.Draw()
	if _, ok := tb.Find("chances"); !ok {
		t.Error("the odds are not shown")
	}
}
