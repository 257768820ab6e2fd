package ai

import (
	"errors"
	"fmt"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
)

// pairs are the fleets that play in the tests.
var pairs = []struct{ scenario, one, two string }{
	{"standard", "tw-a-1", "tw-b-1"},
	{"tholian-web", "tw-a-1", "tw-b-1"},
	{"tholian-web", "tw-a-2", "tw-b-2"},
	{"tholian-web", "tw-a-3", "tw-b-3"},
	{"standard", "ds9-fed-1", "ds9-dom-1"},
	{"standard", "ft-a-1", "ft-b-2"},
}

func setup(t testing.TB, scenario, one, two string, seed uint64) *game.Setup {
	t.Helper()
	sc, err := scenarios.ByID(scenario)
	must(t, err)
	cat, err := assets.Cards()
	must(t, err)
	u := &game.Setup{Scenario: sc, Seed: seed}
	for i, id := range []string{one, two} {
		l, err := fleet.ReadyByID(id)
		must(t, err)
		u.Fleets[i], _ = fleet.Build(l, cat)
	}
	if u.House, err = game.NewHouse(sc.Sheet().House, nil); err != nil {
		t.Fatal(err)
	}
	must(t, u.Prepare())
	return u
}

func player(t testing.TB, level string, seed uint64) Player {
	t.Helper()
	p, err := New(level, seed)
	must(t, err)
	return p
}

// play plays one game, and turns a panic of the referee into an error.
func play(g *game.Game, tb *Table, players [2]Player) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = errors.Join(err, fmt.Errorf("panic: %v", r))
		}
	}()
	return tb.Play(g, players)
}

// fewer is how many times fewer games of a level a test plays than of those that do not search: who
// tries answers out plays every game many times.
func fewer(level string) uint64 {
	switch level {
	case "random", "ensign":
		return 1
	case "lieutenant":
		return 40
	}
	return 200
}

func TestEveryAnswerIsLegal(t *testing.T) {
	games := uint64(200)
	if testing.Short() {
		games = 20
	}
	for i, c := range pairs {
		for _, level := range Levels() {
			if level == "admiral" && (i%3 > 0 || testing.Short()) {
				continue
			}
			t.Run(c.scenario+"/"+c.one+"/"+level, func(t *testing.T) {
				t.Parallel()
				var tb Table
				u := setup(t, c.scenario, c.one, c.two, 1)
				for seed := range max(1, games/fewer(level)) {
					u.Seed = seed
					g, err := game.NewQuiet(u)
					must(t, err)
					if err := play(g, &tb, [2]Player{player(t, level, seed), player(t, level, seed+1000)}); err != nil {
						t.Fatalf("seed %d: %v", seed, err)
					}
				}
			})
		}
	}
}

func TestNewNamesLevels(t *testing.T) {
	_, err := New("commodore", 1)
	if err == nil || err.Error() != `no computer level "commodore"; there are random, ensign, lieutenant, captain, admiral` {
		t.Fatal(err)
	}
}

// The admiral, who thinks longest, is left to the series of package match.
func TestSameSeedSameGame(t *testing.T) {
	for i, c := range pairs {
		for _, level := range Levels() {
			if level == "admiral" || level == "captain" && i%3 > 0 {
				continue
			}
			var h [2]uint64
			for i := range h {
				g, err := game.NewQuiet(setup(t, c.scenario, c.one, c.two, 77))
				must(t, err)
				must(t, Play(g, [2]Player{player(t, level, 5), player(t, level, 6)}))
				h[i] = g.State().Hash()
			}
			expect.Same(t, h[0], h[1], "%v %s: two games of one seed differ", c, level)
		}
	}
}

func benchmark(b *testing.B, one, two string) {
	u := setup(b, "standard", "tw-a-1", "tw-b-1", 1)
	g, err := game.NewQuiet(u)
	must(b, err)
	var tb Table
	b.ReportAllocs()
	rounds, i := 0, uint64(0)
	players := [2]Player{player(b, one, 1), player(b, two, 2)}
	for b.Loop() {
		i++
		u.Reseed(i)
		must(b, g.Restart(u))
		must(b, tb.Play(g, players))
		rounds += int(g.State().Round)
	}
	b.ReportMetric(float64(i)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(rounds)/float64(i), "rounds/game")
}

func BenchmarkRandomGame(b *testing.B) { benchmark(b, "random", "random") }
func BenchmarkEnsignGame(b *testing.B) { benchmark(b, "ensign", "ensign") }

// match plays games of ensign against another player with sides swapped and tells how many ensign
// won.
func match(t testing.TB, foe func(seed uint64) Player, scenario, one, two string, games int, first uint64) (won int, lost map[game.Cause]int) {
	lost = map[game.Cause]int{}
	var tb Table
	u := setup(t, scenario, one, two, 1)
	for i := range games {
		u.Seed = first + uint64(i/2)
		me := game.PlayerID(i % 2)
		var ps [2]Player
		ps[me], ps[me.Other()] = player(t, "ensign", u.Seed), foe(u.Seed+7)
		g, err := game.NewQuiet(u)
		must(t, err)
		if err := tb.Play(g, ps); err != nil {
			t.Fatalf("%s seed %d: %v", scenario, u.Seed, err)
		}
		s := g.State()
		if s.Result.Winner == me {
			won++
		}
		for k := range s.Ships[:s.NShips] {
			if sh := &s.Ships[k]; sh.Owner == me && sh.Destroyed {
				lost[sh.DeadBy]++
			}
		}
	}
	return won, lost
}

// careful is random but for one thing: it faces the enemy at set-up and flies only what does not
// destroy its ship, if it can. Most ships of random destroy themselves, so this is the better
// measure of fighting.
type careful struct {
	random
	fly ensign
}

func newCareful(seed uint64) Player { return &careful{random: *newRandom(seed), fly: *newEnsign(seed)} }

func (c *careful) needsView(*game.Prompt) bool { return true }

func (c *careful) Choose(v *game.View, p *game.Prompt) game.Answer {
	switch p.Ask {
	case game.PlaceShip:
		return c.fly.deploy(v, p)
	case game.ChooseManeuver:
		c.fly.lookAhead(v)
		live, pick := 0, game.Answer{}
		for i := range p.Options {
			var f game.Fate
			game.Foresee(v, p.Ship, int(p.Options[i].N), &f)
			if f.Dies() || f.StruckAtEnd || c.fly.waysOn(v, p.Ship, f.Flight.To, true, 1) == 0 {
				continue
			}
			if live++; c.dice.Intn(live) == 0 {
				pick = p.Pick(i)
			}
		}
		if live > 0 {
			return pick
		}
	}
	return c.random.Choose(v, p)
}

func TestEnsignWins(t *testing.T) {
	foes := []struct {
		name string
		make func(seed uint64) Player
		need int // of 40
	}{
		{"random", func(seed uint64) Player { return newRandom(seed) }, 34},
		{"careful", newCareful, 30},
	}
	for _, foe := range foes {
		for _, c := range pairs {
			t.Run(foe.name+"/"+c.scenario+"/"+c.one, func(t *testing.T) {
				t.Parallel()
				won, lost := match(t, foe.make, c.scenario, c.one, c.two, 40, 1)
				t.Logf("%d of 40; own ships lost by cause %v", won, lost)
				expect.True(t, won >= foe.need, "ensign won only %d of 40", won)
			})
		}
	}
}

// Every ready fleet meets every other once, on both tables in turn.
func TestEveryReadyFleet(t *testing.T) {
	all, err := fleet.Ready()
	must(t, err)
	var tb Table
	seed := uint64(0)
	for i := range all {
		for k := range all {
			seed++
			if i == k || testing.Short() && seed%7 != 0 {
				continue
			}
			scenario := [...]string{"standard", "tholian-web"}[seed%2]
			u := setup(t, scenario, all[i].ID, all[k].ID, seed)
			for n, level := range Levels() {
				if (seed+uint64(n))%(fewer(level)*2/3+1) != 0 {
					continue
				}
				g, err := game.NewQuiet(u)
				must(t, err)
				if err := play(g, &tb, [2]Player{player(t, level, seed), player(t, "random", seed)}); err != nil {
					t.Errorf("%s, %s against %s, seed %d, %s: %v", scenario, all[i].ID, all[k].ID, seed, level, err)
				}
			}
		}
	}
}
