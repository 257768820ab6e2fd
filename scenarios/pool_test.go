package scenarios_test

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"sync"
	"testing"
	"time"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
)

var (
	poolGames   = flag.Int("games", 60, "play this many games of random legal fleets of the whole pool, with every invariant checked after each answer")
	poolFirst   = flag.Int("first", 0, "the number of the first of these games: a long run in parts")
	poolWorkers = flag.Int("workers", runtime.GOMAXPROCS(0), "play so many of these games at once")
)

// rematches is how many games two random fleets play, each with its own seed: building them takes
// far longer than a game.
const rematches = 8

// TestRandomFleetsOfTheWholePool plays random games of random legal fleets, every card of the pool
// among them, on every scenario, with every invariant checked after each answer; the sheets and
// cards of tests are among them. With -games 1000000 -timeout 0 -v it is the long run, on all cores
// or on as many as -workers says.
func TestRandomFleetsOfTheWholePool(t *testing.T) {
	defer scenarios.Add(scenariotest.Fort{})()
	cat, own := withOwnCards(t)
	cat = cat.Drawing(cat.Pool)
	began := time.Now()
	workers := max(1, *poolWorkers)
	played := make([]poolPlayed, workers)
	var wait sync.WaitGroup
	for w := range workers {
		p := &played[w]
		p.used = map[string]bool{}
		wait.Go(func() {
			for pair := w; pair*rematches < *poolGames && p.err == nil && !t.Failed(); pair += workers {
				p.err = p.pair(cat, uint64(*poolFirst/rematches+pair), min(rematches, *poolGames-pair*rematches))
			}
			expect.True(t, p.err == nil, "%v", p.err)
		})
	}
	wait.Wait()
	games, answers, used := 0, 0, map[string]bool{}
	for _, p := range played {
		games, answers = games+p.games, answers+p.answers
		for title := range p.used {
			used[title] = true
		}
	}
	mine := 0
	for _, title := range own {
		if used[title] {
			mine++
		}
	}
	secs := time.Since(began).Seconds()
	t.Logf("%d games, %d answers, %d titles used, %d of them of the %d own cards, %.0f seconds, %.0f games/s with %d workers",
		games, answers, len(used), mine, len(own), secs, float64(games)/secs, workers)
	expect.True(t, games < 8000 || mine >= len(own)/3, "of %d own cards only %d were used", len(own), mine)
}

// withOwnCards is the program's catalogue with the own cards of tests, and the titles of these.
func withOwnCards(t testing.TB) (cat *card.Catalogue, titles []string) {
	t.Helper()
	ours, err := assets.Cards()
	must(t, err)
	cat, err = ours.With(os.DirFS("testdata/cards"), "testdata/cards")
	expect.OK(t, err)
	known := map[string]bool{}
	for _, c := range everyText(ours) {
		known[c.id] = true
	}
	for _, c := range everyText(cat) {
		if !known[c.id] {
			titles = append(titles, c.name)
		}
	}
	return cat, titles
}

// poolPlayed is what one worker has played.
type poolPlayed struct {
	g              *game.Game
	games, answers int
	used           map[string]bool // titles of the cards that were used
	err            error
}

// pair builds the two fleets of a number and plays them against each other.
func (p *poolPlayed) pair(cat *card.Catalogue, number uint64, games int) error {
	all := scenarios.All()
	sc := all[number%uint64(len(all))]
	u, err := randomFleets(cat, sc, number)
	if err != nil {
		return err
	}
	for n := range games {
		seed := number*rematches + uint64(n)
		u.Seed = seed
		if err := p.game(u, seed); err != nil {
			return fmt.Errorf("pair %d, seed %d, %s: %w", number, seed, sc.Sheet().ID, err)
		}
	}
	return nil
}

// game plays one game of random answers to its end.
func (p *poolPlayed) game(u *game.Setup, seed uint64) error {
	if p.g == nil {
		g, err := game.New(u)
		if err != nil {
			return err
		}
		p.g = g
	}
	g := p.g
	if err := g.Restart(u); err != nil { // in the buffers of the game before
		return err
	}
	src := dice.New(seed)
	for !g.Over() {
		ev, err := g.Submit(steer(g, g.FirstOpen(), &src))
		if err != nil {
			return fmt.Errorf("answer %d: %w", len(g.Answers()), err)
		}
		for _, e := range ev {
			if c, ok := e.(game.CardUsed); ok {
				_, title, _ := u.Line(c.Line)
				p.used[title] = true
			}
		}
		p.answers++
		if b := gametest.Broken(g); b != "" {
			return fmt.Errorf("answer %d: %s", len(g.Answers()), b)
		}
	}
	p.games++
	return nil
}
