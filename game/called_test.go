package game_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Time is called at any question: the question stays open, the round is finished, and the Fleet
// Points decide. Played anew it is the same end; taken back the battle goes on.
func TestTimeIsCalled(t *testing.T) {
	for seed := range uint64(30) {
		g := gametest.New(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", seed))
		src := dice.New(seed)
		play := func(on func() bool) {
			for !g.Over() && on() {
				gametest.Submit(t, g, gametest.Answer(g, g.FirstOpen(), &src))
			}
		}
		left := int(seed * 9)
		play(func() bool { left--; return left >= 0 })
		if g.Over() {
			continue
		}
		p, n, before, round := *g.FirstOpen(), len(g.Answers()), g.State().Hash(), g.State().Round
		if _, err := g.Submit(game.Answer{Prompt: p.ID, Picks: 1, Time: true}); err == nil {
			t.Fatal("a question is answered and time called at once")
		}
		events, err := g.Submit(game.Answer{Prompt: p.ID, Time: true})
		expect.Must(t, err == nil && len(events) == 1, "%v: %v", events, err)
		if q := g.FirstOpen(); q == nil || q.ID != p.ID || len(q.Options) != len(p.Options) {
			t.Fatalf("seed %d: the question is %+v", seed, q)
		}
		if _, err := g.Submit(game.Answer{Prompt: p.ID, Time: true}); err == nil {
			t.Error("time is called twice")
		}
		play(func() bool { return true })
		r := g.State().Result
		expect.Same(t, g.State().Round, max(round, 1), "seed %d: called in round %d, over after round", seed, round)
		if r.By != game.ByTime && r.By != game.ByElimination && r.By != game.ByRollOff {
			t.Errorf("seed %d: %+v", seed, r)
		}
		after, all := g.State().Hash(), len(g.Answers())
		if err := g.Rewind(all); err != nil || g.State().Hash() != after {
			t.Errorf("seed %d: played anew it is another end (%v)", seed, err)
		}
		if err := g.Rewind(n); err != nil || g.State().Hash() != before || g.State().TimeUp {
			t.Errorf("seed %d: taken back it is another battle (%v)", seed, err)
		}
	}
}
