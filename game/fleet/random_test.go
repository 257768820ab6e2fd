package fleet_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	_ "attackwing/game/gametest/firm"
	"attackwing/scenarios"
)

// Whatever the random maker makes is legal, is built whole, may be put on a table, and stands in a
// file unchanged.
func TestRandomIsLegal(t *testing.T) {
	cat := gametest.Cards(t)
	sides := map[string][]string{"": {""}}
	for _, id := range []string{"standard", "unimatrix-zero"} {
		sc, err := scenarios.ByID(id)
		must(t, err)
		sides[id] = append([]string{}, sc.Sheet().Sides...)
		if len(sides[id]) == 0 {
			sides[id] = []string{""}
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		r := fleet.Rules{Cards: cat}
		id := rapid.SampledFrom([]string{"", "standard", "unimatrix-zero"}).Draw(t, "scenario")
		if id != "" {
			r.Scenario, _ = scenarios.ByID(id)
			r.Side = rapid.SampledFrom(sides[id]).Draw(t, "side")
		}
		limit := rapid.IntRange(20, 200).Draw(t, "limit")
		ships := rapid.IntRange(1, 6).Draw(t, "ships")
		seed := rapid.Uint64().Draw(t, "seed")
		make := func() fleet.List { return fleet.Random(rand.New(rand.NewPCG(seed, 1)), r, limit, ships) }
		l := make()
		if len(l.Ships) == 0 {
			expect.Must(t, limit < 40, "no fleet for %d SP", limit)
			return
		}
		s := fleet.Rules{Cards: cat, Scenario: r.Scenario}.Check(l)
		if id != "" {
			s = fleet.Rules{Cards: cat, Scenario: r.Scenario, Limit: limit}.Check(l)
		}
		if !s.Legal || s.Total > limit || s.Limit != limit || len(s.Fleet.Ships) != len(l.Ships) || len(l.Ships) > ships {
			t.Fatalf("%+v: %d of %d, %+v", l, s.Total, s.Limit, s.Problems)
		}
		if d := cmp.Diff(l, make()); d != "" {
			t.Fatal("another fleet of the same seed: ", d)
		}
		var b bytes.Buffer
		must(t, l.Write(&b))
		if again, err := fleet.Read(&b, "f"); err != nil || cmp.Diff(l, again, cmpopts.EquateEmpty()) != "" {
			t.Fatalf("%v: %s", err, cmp.Diff(l, again, cmpopts.EquateEmpty()))
		}
		if sc := r.Scenario; sc != nil {
			h, err := game.NewHouse(sc.Sheet().House, nil)
			must(t, err)
			foe := s.Fleet
			foe.Side = "" // the side that the fleet leaves
			u := &game.Setup{Scenario: sc, Fleets: [2]game.Fleet{s.Fleet, foe}, House: h}
			must(t, u.Prepare())
		}
	})
}

// In the long run every card of the pool finds its way into a random fleet.
func TestRandomReachesThePool(t *testing.T) {
	cat := gametest.Cards(t)
	seen := map[string]bool{}
	rng := rand.New(rand.NewPCG(7, 10))
	for range 3000 {
		l := fleet.Random(rng, fleet.Rules{Cards: cat}, 200, 4)
		seen["resource "+l.Resource.ID] = true
		for _, s := range l.Ships {
			seen["ship "+s.Ship.ID], seen["captain "+s.Captain.ID], seen["admiral "+s.Admiral.ID] = true, true, true
			for _, u := range s.Upgrades {
				seen["upgrade "+u.ID] = true
			}
		}
	}
	drawn := cat.Drawn()
	var missing []string
	need := func(kind, id string) {
		if !seen[kind+" "+id] {
			missing = append(missing, kind+" "+id)
		}
	}
	for _, s := range drawn.Ships {
		need("ship", s.ID)
	}
	for _, c := range drawn.Captains {
		need("captain", c.ID)
	}
	for _, a := range drawn.Admirals {
		need("admiral", a.ID)
	}
	for _, u := range drawn.Upgrades {
		need("upgrade", u.ID)
	}
	for _, u := range drawn.Resources {
		need("resource", u.ID)
	}
	expect.True(t, len(missing) == 0, "never chosen: %v", missing)
}
