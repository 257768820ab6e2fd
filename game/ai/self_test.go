package ai

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest/expect"
)

// slips are what an ensign's maneuvers led to in a match of two ensigns.
type slips struct {
	games, rounds, moves int
	// destroyed by its own maneuver; touched a friend; an enemy; attack opportunities without a
	// target
	died, friends, foes, idle int
	attacks                   int
	// dials that would touch a friend though another would not, and could go on from there
	byHand      int
	laid, limit int
	won         [2]int
}

// listen plays two ensigns against each other and judges every dial as it is set, then what became
// of it.
func listen(t testing.TB, scenario, one, two string, games int, first uint64) (s slips) {
	u := setup(t, scenario, one, two, 1)
	for i := range games {
		u.Seed = first + uint64(i)
		g, err := game.New(u)
		must(t, err)
		ps := [2]Player{player(t, "ensign", u.Seed), player(t, "ensign", u.Seed+99)}
		var v game.View
		for !g.Over() {
			p := g.FirstOpen()
			g.ViewInto(p.Player, &v)
			ask := p.Ask
			a := ps[p.Player].Choose(&v, p)
			if ask == game.ChooseManeuver {
				judge(t, &s, &v, ps[p.Player].(*ensign), p, a)
			}
			events, err := g.Submit(a)
			must(t, err)
			for _, e := range events {
				switch e := e.(type) {
				case game.ShipMoved:
					s.moves++
					if e.Short && e.Against != game.NoShip {
						if g.State().Ships[e.Against].Owner == g.State().Ships[e.Ship].Owner {
							s.friends++
						} else {
							s.foes++
						}
					}
				case game.ShipDestroyed:
					switch e.By {
					case game.ByLeavingArea, game.ByObstacleToken:
						s.died++
					case game.ByTokenLaid:
						s.laid++
					}
				case game.AttackPassed:
					s.idle++
				case game.AttackDeclared:
					s.attacks++
				}
			}
		}
		s.games++
		s.rounds += int(g.State().Round)
		s.won[g.State().Result.Winner]++
		if g.State().Result.By != game.ByElimination {
			s.limit++
		}
	}
	return s
}

// judge looks at a dial on the table as its player supposed it: friends that move first where they
// will stand, enemies that move first away.
func judge(t testing.TB, s *slips, v *game.View, e *ensign, p *game.Prompt, a game.Answer) {
	me := &v.Ships[p.Ship]
	var w game.View
	w.Me, w.Setup = v.Me, v.Setup
	v.State.CopyTo(&w.State)
	for i := range w.Ships[:w.NShips] {
		o := &w.Ships[i]
		first := o.Skill < me.Skill || o.Skill == me.Skill && o.Init < me.Init
		switch {
		case o.Owner != me.Owner && o.InPlay():
			o.Destroyed = first
		case o.Owner == me.Owner && (first || o.Skill == me.Skill && game.ShipID(i) < p.Ship):
			o.Pose = e.work.Ships[i].Pose
		}
	}
	friend := func(f *game.Fate) bool { return f.Bumped && f.Against >= 0 && w.Ships[f.Against].Owner == me.Owner }
	var f, picked game.Fate
	live, clear := false, false
	for k := range p.Options {
		game.Foresee(&w, p.Ship, int(p.Options[k].N), &f)
		if a.Picks == 1<<uint(k) {
			picked = f
		}
		ok := !f.Dies() && !f.StruckAtEnd
		live = live || ok
		strained := f.Color == card.Red || me.Power > 0
		clear = clear || ok && !friend(&f) && e.waysOn(v, p.Ship, f.Flight.To, strained, 1) > 0
	}
	if live && (picked.Dies() || picked.StruckAtEnd) {
		t.Errorf("seed %d round %d: %s flies to its death though it need not", v.Setup.Seed, v.Round, v.Setup.Name(p.Ship))
	}
	if clear && friend(&picked) {
		s.byHand++
	}
}

func TestEnsignFliesSafely(t *testing.T) {
	const games = 60 // a rate in a hundredth needs some two thousand maneuvers, in a short run too
	for _, c := range pairs {
		t.Run(c.scenario+"/"+c.one, func(t *testing.T) {
			t.Parallel()
			s := listen(t, c.scenario, c.one, c.two, games, 1)
			t.Logf("%+v", s)
			expect.True(t, s.died*100 <= s.moves, "%d of %d maneuvers destroyed the ship", s.died, s.moves)
			if s.byHand*200 > s.moves {
				t.Errorf("%d of %d dials touch a friend though they need not", s.byHand, s.moves)
			}
			expect.True(t, s.friends*50 <= s.moves, "%d of %d maneuvers touched a friend", s.friends, s.moves)
		})
	}
}

// The answer hangs on nothing but the view: the same answer whatever the opponent has set already.
func TestHiddenDialsDoNotMatter(t *testing.T) {
	for _, c := range pairs {
		u := setup(t, c.scenario, c.one, c.two, 9)
		g, err := game.NewQuiet(u)
		must(t, err)
		ps := [2]Player{player(t, "ensign", 1), player(t, "ensign", 2)}
		asked := 0
		for !g.Over() && asked < 60 {
			p := g.FirstOpen()
			if p.Ask != game.ChooseManeuver {
				_, err = g.Submit(ps[p.Player].Choose(g.View(p.Player), p))
				must(t, err)
				continue
			}
			// player Two decides thrice: before One has set anything, and after One has set two
			// different sets of dials
			var sets [3][]game.Answer
			for way := range sets {
				var h game.Game
				g.CopyTo(&h)
				if way > 0 {
					for {
						q, ok := h.Prompt(game.One)
						if !ok || len(h.Prompts()) == 1 {
							break
						}
						_, err = h.Submit(q.Pick(way % len(q.Options)))
						must(t, err)
					}
				}
				two := *ps[game.Two].(*ensign)
				for _, q := range h.Prompts() {
					if q.Player == game.Two {
						sets[way] = append(sets[way], two.Choose(h.View(game.Two), &q))
					}
				}
				asked++
			}
			for way := 1; way < 3; way++ {
				if !slices.Equal(sets[0], sets[way]) {
					t.Fatalf("%v round %d: the answers hang on what is hidden: %v and %v", c, g.State().Round, sets[0], sets[way])
				}
			}
			// and once more with the dial written into the table itself
			var h [2]game.Game
			var got [2]game.Answer
			q, ok := g.Prompt(game.Two)
			for way := range h {
				g.CopyTo(&h[way])
				s := h[way].State()
				for i := range s.Ships[:s.NShips] {
					if s.Ships[i].Owner == game.One {
						s.Ships[i].Dial = int8(way * 3)
					}
				}
				if two := *ps[game.Two].(*ensign); ok {
					got[way] = two.Choose(h[way].View(game.Two), q)
				}
			}
			expect.Need(t, got[0], got[1], "%v: the answer hangs on the opponent's dial", c)
			for open := g.FirstOpen(); open != nil && open.Ask == game.ChooseManeuver; open = g.FirstOpen() {
				_, err = g.Submit(ps[open.Player].Choose(g.View(open.Player), open))
				must(t, err)
			}
		}
		expect.Must(t, asked != 0, "no dial was set")
	}
}

// A decision allocates nothing, Why aside.
func TestRoundsAllocateLittle(t *testing.T) {
	u := setup(t, "tholian-web", "tw-a-1", "tw-b-1", 3)
	g, err := game.NewQuiet(u)
	must(t, err)
	ps := [2]Player{player(t, "ensign", 1), player(t, "ensign", 2)}
	var v game.View
	for !g.Over() {
		p := g.FirstOpen()
		g.ViewInto(p.Player, &v)
		n := 1.0
		for try := 0; n > 0 && try < 5; try++ { // now and then the runtime allocates beside it; a decision would each time
			n = testing.AllocsPerRun(1, func() { ps[p.Player].Choose(&v, p) })
		}
		expect.Must(t, n == 0, "%s: %v allocations", p.Ask, n)
		_, err = g.Submit(ps[p.Player].Choose(&v, p))
		must(t, err)
	}
}

// Every answer of every kind of question has its reason in one line, in every scenario, cards
// included.
func TestEnsignSaysWhy(t *testing.T) {
	said := map[game.Ask]string{}
	for _, sc := range pairs {
		for seed := range uint64(2) {
			g, err := game.NewQuiet(setup(t, sc.scenario, sc.one, sc.two, seed+3))
			must(t, err)
			ps := [2]Player{player(t, "ensign", 1), player(t, "ensign", 2)}
			for !g.Over() {
				p := g.FirstOpen()
				ask, n, who := p.Ask, len(p.Options), ps[p.Player]
				_, err = g.Submit(who.Choose(g.View(p.Player), p))
				must(t, err)
				w := who.(Explainer).Why()
				if n > 1 && (!strings.Contains(w, " – ") || strings.Contains(w, "\n")) {
					t.Fatalf("%s: %q", ask, w)
				}
				said[ask] = w
			}
		}
	}
	expect.True(t, len(said) >= 12, "only %d kinds of question were asked", len(said))
	for ask, w := range said {
		t.Logf("%s: %s", ask, w)
	}
}

// must ends a test if there is an error.
var must = expect.OK
