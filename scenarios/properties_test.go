package scenarios_test

import (
	"flag"
	"os"
	"reflect"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	_ "attackwing/game/gametest/firm"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
)

// The properties every scenario gets. A scenario added to the list is tested by them without
// another line.

var long = flag.Int("long", 0, "play this many random answers over all fleets, all invariants checked")

func init() {
	scenarios.Add(scenariotest.Comet{})
	scenarios.Add(gametest.Beacon())
}

// allFleets are the ids of the ready fleets.
func allFleets(t testing.TB) (ids []string) {
	ls, err := fleet.Ready()
	must(t, err)
	for _, l := range ls {
		ids = append(ids, l.ID)
	}
	return ids
}

// drawn is a battle of two ready fleets under any scenario and house rules, drawn by rapid.
func drawn(t *rapid.T, ids []string) *game.Setup {
	sc := rapid.SampledFrom(scenarios.All()).Draw(t, "scenario").Sheet()
	var house []string
	for _, r := range append(append([]game.HouseRule{}, game.CoreHouse...), sc.House...) {
		if rapid.IntRange(0, 4).Draw(t, "change "+r.Key) != 0 {
			continue
		}
		switch {
		case r.Choices != nil:
			house = append(house, r.Key, rapid.SampledFrom(r.Choices).Draw(t, r.Key))
		case r.Max > 0:
			house = append(house, r.Key, strconv.Itoa(rapid.IntRange(r.Min, r.Max).Draw(t, r.Key)))
		}
	}
	u, err := gametest.Setup(sc.ID, rapid.SampledFrom(ids).Draw(t, "fleet 1"), rapid.SampledFrom(ids).Draw(t, "fleet 2"),
		rapid.Uint64().Draw(t, "seed"), house...)
	must(t, err)
	return u
}

func start(t *rapid.T, u *game.Setup) *game.Game {
	g := gametest.New(t, u)
	return g
}

// steer answers wisely enough that games last: maneuvers that would destroy the ship are drawn
// again a few times.
func steer(g *game.Game, p *game.Prompt, r *dice.Source) game.Answer {
	a := gametest.Answer(g, p, r)
	if p.Ask != game.ChooseManeuver {
		return a
	}
	v := g.View(p.Player)
	for range 6 {
		var f game.Fate
		i := 0
		for a.Picks>>uint(i)&1 == 0 {
			i++
		}
		game.Foresee(v, p.Ship, int(p.Options[i].N), &f)
		if !f.Dies() && !f.StruckAtEnd {
			return a
		}
		a = gametest.Answer(g, p, r)
	}
	return a
}

func TestRandomBattlesKeepEveryInvariant(t *testing.T) {
	ids := allFleets(t)
	rapid.Check(t, func(t *rapid.T) {
		u := drawn(t, ids)
		g := start(t, u)
		r := dice.New(rapid.Uint64().Draw(t, "answers"))
		for !g.Over() {
			gametest.Submit(t, g, steer(g, g.FirstOpen(), &r))
			b := gametest.Broken(g)
			expect.Must(t, b == "", "%v", b)
		}
		res := g.State().Result
		expect.Must(t, res.Over && res.Winner != game.Nobody, "no winner: %+v", res)
	})
}

func TestEventsFoldToTheSameTable(t *testing.T) {
	ids := allFleets(t)
	rapid.Check(t, func(t *rapid.T) {
		u := drawn(t, ids)
		g := start(t, u)
		follower := u.Table() // the ships beside the table, as every screen begins
		for _, e := range g.Opening() {
			game.Follow(follower, e)
		}
		r := dice.New(rapid.Uint64().Draw(t, "answers"))
		for !g.Over() {
			ev := gametest.Submit(t, g, steer(g, g.FirstOpen(), &r))
			for _, e := range ev {
				game.Follow(follower, e)
			}
			if g.FirstOpen() != nil && g.FirstOpen().Ask == game.ChooseManeuver {
				continue
			}
			s := g.State()
			if !reflect.DeepEqual(follower.Ships[:s.NShips], s.Ships[:s.NShips]) || !reflect.DeepEqual(follower.Tokens[:s.NTokens], s.Tokens[:s.NTokens]) ||
				follower.NTokens != s.NTokens || follower.Attack != s.Attack || follower.Result != s.Result || follower.Decks != s.Decks {
				t.Fatalf("the table folded from the events differs in round %d", s.Round)
			}
		}
	})
}

func TestUndoAndRedoGiveTheSameHashes(t *testing.T) {
	ids := allFleets(t)
	rapid.Check(t, func(t *rapid.T) {
		g := start(t, drawn(t, ids))
		r := dice.New(rapid.Uint64().Draw(t, "answers"))
		var at []uint64
		for !g.Over() {
			at = append(at, g.State().Hash())
			gametest.Submit(t, g, steer(g, g.FirstOpen(), &r))
		}
		end, hashes := g.State().Hash(), append([]game.RoundHash(nil), g.Hashes()...)
		answers := append([]game.Answer(nil), g.Answers()...)
		for _, n := range []int{rapid.IntRange(0, len(answers)).Draw(t, "back to"), 0} {
			must(t, g.Rewind(n))
			expect.Must(t, n >= len(at) || g.State().Hash() == at[n], "back at answer %d the table differs", n)
			for _, a := range answers[n:] {
				gametest.Submit(t, g, a)
			}
			expect.Must(t, g.State().Hash() == end && reflect.DeepEqual(g.Hashes(), hashes),
				"the same answers after going back to %d give another game", n)
		}
	})
}

func TestNothingHiddenShowsInAView(t *testing.T) {
	ids := allFleets(t)
	rapid.Check(t, func(t *rapid.T) {
		u := drawn(t, ids)
		g := start(t, u)
		r := dice.New(rapid.Uint64().Draw(t, "answers"))
		for n := rapid.IntRange(0, 60).Draw(t, "answers before"); n > 0 && !g.Over(); n-- {
			gametest.Submit(t, g, steer(g, g.FirstOpen(), &r))
		}
		if g.Over() {
			return
		}
		me := game.PlayerID(rapid.IntRange(0, 1).Draw(t, "me"))
		before := g.View(me)
		// change all that me may not know, in a copy
		var other game.Game
		g.CopyTo(&other)
		s := other.State()
		s.Dice = dice.New(99)
		for p := range s.Decks {
			d := &s.Decks[p]
			for i := range d.Cards[:d.N] {
				d.Cards[i], d.Cards[0] = d.Cards[0], d.Cards[i]
			}
		}
		for i := range s.Ships[:s.NShips] {
			sh := &s.Ships[i]
			if sh.Owner != me && !sh.DialShown {
				sh.Dial = int8(r.Intn(5))
			}
			for k := range sh.Damage[:sh.NDamage] {
				if !sh.Damage[k].Up {
					sh.Damage[k].ID = game.DirectHit
				}
			}
		}
		after := other.View(me)
		expect.Must(t, before.State.Hash() == after.State.Hash(),
			"two tables that differ only in what is hidden look different")
	})
}

func TestACopyIsACopyAndAStepRunTwiceIsTheSame(t *testing.T) {
	ids := allFleets(t)
	rapid.Check(t, func(t *rapid.T) {
		g := start(t, drawn(t, ids))
		r := dice.New(rapid.Uint64().Draw(t, "answers"))
		var look game.Game
		for n := 0; n < 40 && !g.Over(); n++ {
			a := steer(g, g.FirstOpen(), &r)
			g.CopyTo(&look)
			h := g.State().Hash()
			gametest.Submit(t, &look, a)
			expect.Need(t, g.State().Hash(), h, "answering in a copy changed the original")
			gametest.Submit(t, g, a)
			expect.Need(t, look.State().Hash(), g.State().Hash(), "the copy and the original went different ways")
		}
	})
}

func TestOnlyOfferedAnswersAreTaken(t *testing.T) {
	ids := allFleets(t)
	rapid.Check(t, func(t *rapid.T) {
		g := start(t, drawn(t, ids))
		r := dice.New(rapid.Uint64().Draw(t, "answers"))
		for n := 0; n < 60 && !g.Over(); n++ {
			p := g.FirstOpen()
			h := g.State().Hash()
			bad := []game.Answer{{Prompt: p.ID - 1, Picks: 1}, {Prompt: p.ID + 1000, Picks: 1}, {Prompt: p.ID, Picks: 1 << 63}, {Prompt: p.ID}}
			if p.Ask == game.PlaceShip {
				bad = bad[:2]
				bad[1] = game.Answer{Prompt: p.ID}
				bad[1].Pose.X = 18 * 25400
				bad[1].Pose.Y = 18 * 25400
			} else if len(p.Options) > 1 && p.Max == 1 {
				bad = append(bad, game.Answer{Prompt: p.ID, Picks: 3})
			}
			for _, a := range bad {
				_, err := g.Submit(a)
				expect.Must(t, err != nil, "%+v was taken for %v", a, p.Ask)
				expect.Need(t, g.State().Hash(), h, "a refused answer changed the table")
			}
			gametest.Submit(t, g, steer(g, p, &r))
		}
	})
}

// TestLongRandomPlay plays a given number of random answers (-long N) over all fleets and scenarios
// with every invariant checked; without the flag it plays a few thousand.
func TestLongRandomPlay(t *testing.T) {
	want := 4000
	if *long > 0 {
		want = *long
	} else if n, err := strconv.Atoi(os.Getenv("ATTACKWING_LONG")); err == nil {
		want = n
	}
	ids := allFleets(t)
	all := scenarios.All()
	games, n := 0, 0
	for seed := uint64(1); n < want; seed++ {
		sc := all[seed%uint64(len(all))].Sheet()
		u := gametest.MustSetup(sc.ID, ids[seed%uint64(len(ids))], ids[seed*7/5%uint64(len(ids))], seed)
		g := gametest.Quiet(t, u)
		r := dice.New(seed)
		for !g.Over() {
			a := gametest.Answer(g, g.FirstOpen(), &r)
			if seed%3 != 0 {
				a = steer(g, g.FirstOpen(), &r)
			}
			_, err := g.Submit(a)
			expect.Must(t, err == nil, "seed %d: %v", seed, err)
			n++
			if b := gametest.Broken(g); b != "" {
				t.Fatalf("seed %d, answer %d: %s", seed, len(g.Answers()), b)
			}
		}
		games++
	}
	t.Logf("%d answers in %d games", n, games)
}
