package match_test

import (
	"fmt"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/match"

	"github.com/google/go-cmp/cmp"
)

func series(t testing.TB) *match.Series {
	t.Helper()
	u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-2", 1)
	return &match.Series{Scenario: u.Scenario, Fleets: u.Fleets, House: u.House, Seed: 100, Games: 30, Workers: 1,
		Player: func(_ int, seed uint64) (match.Player, error) { return ai.New("random", seed) }}
}

func TestWorkersChangeNothing(t *testing.T) {
	one := series(t)
	want, err := one.Run()
	expect.OK(t, err)
	for _, n := range []int{2, 3, 64} {
		s := series(t)
		s.Workers = n
		last := 0
		s.Done = func(n int) { last = n }
		got, err := s.Run()
		expect.Must(t, err == nil && last == s.Games, "%d games told, %v", last, err)
		expect.Same(t, cmp.Diff(want, got), "", "%d workers", n)
	}
	s := series(t) // a game of a series alone is the same game
	s.Seed, s.Games = 117, 1
	if got, err := s.Run(); err != nil || got[0] != want[17] {
		t.Errorf("%+v, want %+v; %v", got, want[17], err)
	}
}

// A worker's games are played in the buffers of the one before by players seated anew: each is the
// game it would be alone.
func TestGamesOfASeriesDoNotTouchEachOther(t *testing.T) {
	for _, level := range ai.Levels() {
		play := func(seed uint64, games int) []match.Result {
			s := series(t)
			s.Seed, s.Games = seed, games
			s.Player = func(_ int, seed uint64) (match.Player, error) { return ai.New(level, seed) }
			got, err := s.Run()
			expect.OK(t, err)
			return got
		}
		games := 6
		switch level {
		case "captain":
			continue // whom an admiral plays on
		case "admiral": // who plays each game many times
			games = 2
		}
		for i, got := range play(300, games) {
			if i == 0 { // nothing was played before it
				continue
			}
			alone := play(300+uint64(i), 1)[0]
			expect.True(t, got == alone, "%s, game %d: %+v, alone %+v", level, i, got, alone)
		}
	}
}

type faulty struct{}

func (faulty) Choose(*game.View, *game.Prompt) game.Answer { panic("out of ideas") }

// A fault in one game is an error that says which, so that it can be played again.
func TestFaultNamesTheGame(t *testing.T) {
	s := series(t)
	s.Player = func(who int, seed uint64) (match.Player, error) { return faulty{}, nil }
	if _, err := s.Run(); err == nil || !strings.Contains(err.Error(), "game 1, seed 100: the program failed: out of ideas") {
		t.Error(err)
	}
}

// BenchmarkSeries plays games of random answers; two workers should take half the time of one.
func BenchmarkSeries(b *testing.B) {
	for _, workers := range []int{1, 2} {
		b.Run(fmt.Sprintf("%d workers", workers), func(b *testing.B) {
			s := series(b)
			s.Games, s.Workers = b.N, workers
			b.ReportAllocs()
			_, err := s.Run()
			expect.OK(b, err)
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
