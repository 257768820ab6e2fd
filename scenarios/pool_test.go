package scenarios_test

import (
	"math/rand/v2"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/scenarios"
)

// TestRandomFleetsOfTheWholePool plays random games of random legal fleets, every card of the pool among them, on every
// scenario, with every invariant checked after each answer: 60 games, or as many thousands as -long says millions.
func TestRandomFleetsOfTheWholePool(t *testing.T) {
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	want := 60
	if *long > 0 {
		want = *long / 500
	}
	all := scenarios.All()
	answers := 0
	used := map[string]bool{}
	for seed := range uint64(want) {
		sc := all[seed%uint64(len(all))]
		h, err := game.NewHouse(sc.Sheet().House, nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 2026))
		u := &game.Setup{Scenario: sc, Seed: seed, House: h}
		for p := range u.Fleets {
			side := ""
			if s := sc.Sheet().Sides; len(s) > p {
				side = s[p]
			}
			r := fleet.Rules{Cards: cat, Scenario: sc, House: &h, Side: side}
			f, problems := r.Build(fleet.Random(rng, r, 0, 4))
			if len(problems) > 0 {
				t.Fatalf("seed %d: a random fleet is not legal: %v", seed, problems)
			}
			u.Fleets[p] = f
		}
		g, err := game.New(u)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		src := dice.New(seed)
		for !g.Over() {
			ev, err := g.Submit(steer(g, g.FirstOpen(), &src))
			if err != nil {
				t.Fatalf("seed %d, %s: %v", seed, sc.Sheet().ID, err)
			}
			for _, e := range ev {
				if c, ok := e.(game.CardUsed); ok {
					_, title, _ := u.Line(c.Line)
					used[title] = true
				}
			}
			answers++
			if b := gametest.Broken(g); b != "" {
				t.Fatalf("seed %d, %s, answer %d: %s", seed, sc.Sheet().ID, len(g.Answers()), b)
			}
		}
	}
	t.Logf("%d games, %d answers, %d titles used", want, answers, len(used))
}
