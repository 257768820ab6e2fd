package table

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

// A battle of random legal fleets of the whole pool, answered at random, is shown from the first question to the end on
// every scenario: every question, every option and whatever the dice and cards come to is drawn without a panic. The
// card in full and the sums are opened on the way.
func TestRandomBattlesAreShown(t *testing.T) {
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	all := scenarios.All()
	for seed := range uint64(30) {
		sc := all[seed%uint64(len(all))]
		h, err := game.NewHouse(sc.Sheet().House, nil)
		if err != nil {
			t.Fatal(err)
		}
		u := &game.Setup{Scenario: sc, Seed: seed, House: h}
		rng := rand.New(rand.NewPCG(seed, 7))
		for p := range u.Fleets {
			side := ""
			if s := sc.Sheet().Sides; len(s) > p {
				side = s[p]
			}
			r := fleet.Rules{Cards: cat, Scenario: sc, House: &h, Side: side}
			u.Fleets[p], _ = r.Build(fleet.Random(rng, r, 0, 3))
		}
		g, err := game.New(u)
		if err != nil {
			t.Fatal(err)
		}
		tb := New(Options{Game: g, P1: "human", P2: "human", Quick: true})
		tb.Resize(1280, 800)
		src := dice.New(seed)
		keys := []string{"", "i", "w", "escape"}
		for n := 0; !g.Over(); n++ {
			performed(tb)
			if tb.curtain {
				hold(tb, 1.2)
			}
			tb.answer(gametest.Answer(g, g.FirstOpen(), &src))
			tick(tb, 1)
			if k := keys[n%len(keys)]; k != "" && n%3 == 0 {
				press(tb, k)
			}
		}
		performed(tb)
		tick(tb, 30)
		if tb.Screen != Over {
			t.Errorf("%s, seed %d: the battle is over and screen %d is shown", sc.Sheet().ID, seed, tb.Screen)
		}
	}
}
