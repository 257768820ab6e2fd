package table

import (
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/odds"
)

// shooting goes on with a battle until somebody chooses a target that can be shot at.
func shooting(t *testing.T, tb *Table) *Table {
	t.Helper()
	play(t, tb, func(p *game.Prompt) bool {
		if p.Ask != game.ChooseTarget {
			return false
		}
		for i, o := range p.Options {
			if o.Kind != game.Pass {
				tb.Question.Take(i)
				tb.Draw()
				return true
			}
		}
		return false
	})
	return tb
}

// play lets both sides play sensibly until a question is found.
func play(t *testing.T, tb *Table, found func(*game.Prompt) bool) {
	t.Helper()
	var brains [2]ai.Player
	for p := range brains {
		brains[p], _ = ai.New("ensign", uint64(p)+1)
	}
	for !tb.Game.Over() {
		tick(tb, 1)
		performed(tb)
		tb.Cover.Lift()
		p := tb.Asked()
		if p == nil {
			p = tb.Game.FirstOpen()
		}
		if found(p) {
			return
		}
		tb.Answer(brains[p.Player].Choose(tb.Game.View(p.Player), p))
	}
	t.Fatal("the battle is over before that")
}

// The odds count the dice that the referee counts, what lies on the table, and only what is still to come.
func TestTheChancesAhead(t *testing.T) {
	tb := shooting(t, begin(t, "human", "human"))
	p := tb.Asked()
	o := p.Options[tb.Question.Answer()]
	before, ok := tb.AttackAhead(p, true)
	if !ok || before.Dice == 0 {
		t.Fatalf("nothing ahead of %+v", o)
	}
	tb.Answer(p.Pick(tb.Question.Answer()))
	play(t, tb, func(q *game.Prompt) bool { return q.Ask == game.ModifyAttackDice && tb.Shown.Attack.On })
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
	if _, ok := tb.Hits().Find("chances"); !ok {
		t.Error("the odds are not shown")
	}
}
