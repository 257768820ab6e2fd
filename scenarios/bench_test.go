package scenarios_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// BenchmarkRandomGame plays whole 3 v 3 games of random legal answers; games/s is the budget of
// design section 8.
func BenchmarkRandomGame(b *testing.B) {
	u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-a-3", 1)
	g := gametest.Quiet(b, u)
	b.ReportAllocs()
	answers, rounds := 0, 0
	for i := range b.N {
		u.Reseed(uint64(i))
		must(b, g.Restart(u))
		answers += gametest.Play(g, uint64(i), 0, nil)
		rounds += int(g.State().Round)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(answers)/float64(b.N), "answers/game")
	b.ReportMetric(float64(rounds)/float64(b.N), "rounds/game")
}

// BenchmarkRollout plays one round at random from a copy of a battle: what a search does all the
// time.
func BenchmarkRollout(b *testing.B) {
	u := gametest.MustSetup("standard", "tw-a-1", "tw-a-3", 1)
	g := gametest.Quiet(b, u)
	src := dice.New(1)
	for g.State().Round < 1 {
		gametest.Submit(b, g, gametest.Answer(g, g.FirstOpen(), &src))
	}
	var c game.Game
	b.ReportAllocs()
	for i := range b.N {
		rollout(g, &c, uint64(i))
	}
}

// rollout plays a copy of a game to the end of its round.
func rollout(g, c *game.Game, seed uint64) {
	g.CopyTo(c)
	c.Otherwise(seed)
	src := dice.New(seed)
	for !c.Over() && c.State().Round == g.State().Round {
		if _, err := c.Submit(gametest.Answer(c, c.FirstOpen(), &src)); err != nil {
			panic(err)
		}
	}
}

// Whole games of random answers, played in the buffers of the one before, allocate nothing; nor do
// rollouts. The words of two conditions of card text are the exception, once in many games.
func TestRandomPlayAllocatesNothing(t *testing.T) {
	u := gametest.MustSetup("standard", "tw-a-1", "tw-a-3", 1)
	g := gametest.Quiet(t, u)
	seed := uint64(0)
	play := func() {
		seed++
		u.Reseed(seed)
		must(t, g.Restart(u))
		gametest.Play(g, seed, 0, nil)
	}
	for range 200 { // until all buffers are as large as they get
		play()
	}
	n := testing.AllocsPerRun(200, play)
	expect.True(t, n < 1, "%v allocations a game", n)
}

// BenchmarkCopyState copies a table of twelve ships into reused buffers.
func BenchmarkCopyState(b *testing.B) {
	u := gametest.MustSetup("tholian-web", "tw-b-3", "tw-b-3", 1)
	g := gametest.Quiet(b, u)
	gametest.Play(g, 1, 12, nil)
	var dst game.State
	b.ReportAllocs()
	for b.Loop() {
		g.State().CopyTo(&dst)
	}
}

// BenchmarkReplay plays a recorded game's answers anew.
func BenchmarkReplay(b *testing.B) {
	u := gametest.MustSetup("standard", "tw-a-1", "tw-a-3", 1)
	g := gametest.New(b, u)
	events := len(g.Opening())
	r := dice.New(5)
	for !g.Over() {
		ev := gametest.Submit(b, g, gametest.Answer(g, g.FirstOpen(), &r))
		events += len(ev)
	}
	answers := append([]game.Answer(nil), g.Answers()...)
	b.ReportAllocs()
	for b.Loop() {
		must(b, g.Restart(u))
		for _, a := range answers {
			gametest.Submit(b, g, a)
		}
	}
	b.ReportMetric(float64(events)*float64(b.N)/b.Elapsed().Seconds(), "events/s")
}
