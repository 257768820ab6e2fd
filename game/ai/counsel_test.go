package ai

import (
	"reflect"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
)

// advised thinks a counsel to the end.
func advised(v *game.View, p *game.Prompt, seed uint64) *Counsel {
	q := *p
	q.Options = slices.Clone(p.Options)
	c := NewCounsel(v, &q, seed)
	for c.Step() {
	}
	return c
}

// At every question of a battle the counsel is the same whatever is hidden from whoever asks; what
// it proposes may be answered, rests on enough games, and the best comes first.
func TestCounselKnowsWhatIsSeen(t *testing.T) {
	plans, answers := 0, 0
	for n, c := range hidden {
		g, err := game.NewQuiet(setup(t, c.scenario, c.one, c.two, 9))
		must(t, err)
		players := [2]Player{player(t, "ensign", 1), player(t, "ensign", 2)}
		var other game.Game
		for k := 0; !g.Over() && k < 60; k++ {
			p := g.FirstOpen()
			v := g.View(p.Player)
			if k%12 == 0 || p.Ask == game.ChooseManeuver && v.Round > 1 && v.Round%2 == 0 && k%6 == 0 {
				g.CopyTo(&other)
				hide(&other, p.Player, uint64(n*1000+k+1))
				q, _ := other.Prompt(p.Player)
				a := advised(v, p, 5).Best()
				if b := advised(other.View(p.Player), q, 5).Best(); !reflect.DeepEqual(a, b) {
					t.Fatalf("%v, answer %d, %s: the counsel hangs on what is hidden:\n%+v\n%+v", c, k, p.Ask, a, b)
				}
				expect.Must(t, len(a) != 0 && len(a) <= 3, "%v, answer %d, %s: %d proposals", c, k, p.Ask, len(a))
				for i, x := range a {
					if x.Games > 0 && (x.Games < Sure || i > 0 && x.value() > a[i-1].value() || x.Chance() < 0 || x.Chance() > 1000) {
						t.Errorf("%v, answer %d, %s, proposal %d of %d: %+v", c, k, p.Ask, i+1, len(a), x)
					}
					if p.Ask == game.ChooseManeuver {
						plans++
						dial := func(o game.Option) bool { return o.Kind == game.SetManeuver && o.N == x.Moves[p.Ship] }
						if !slices.ContainsFunc(p.Options, dial) {
							t.Errorf("%v, answer %d: move %d may not be set", c, k, x.Moves[p.Ship])
						}
						continue
					}
					if x.Games > 0 {
						answers++
					}
					g.CopyTo(&other)
					if _, err := other.Submit(x.Answer); err != nil {
						t.Errorf("%v, answer %d, %s: %v", c, k, p.Ask, err)
					}
				}
			}
			_, err = g.Submit(players[p.Player].Choose(v, p))
			must(t, err)
		}
	}
	expect.True(t, plans >= 6 && answers >= 6, "%d plans, %d answers", plans, answers)
}

// planned is a battle at its first dial of a round.
func planned(t *testing.T, round int16) (*game.Game, *game.Prompt) {
	t.Helper()
	g, err := game.NewQuiet(setup(t, "tholian-web", "tw-a-1", "tw-b-1", 9))
	must(t, err)
	players := [2]Player{player(t, "ensign", 1), player(t, "ensign", 2)}
	for {
		p := g.FirstOpen()
		expect.Must(t, p != nil, "the battle is over")
		if p.Ask == game.ChooseManeuver && g.State().Round == round && p.Player == game.One {
			return g, p
		}
		_, err = g.Submit(players[p.Player].Choose(g.View(p.Player), p))
		must(t, err)
	}
}

// A dial that is locked is in every plan; what is to be compared is tried out in as many games as
// the best.
func TestCounselOfLockedAndNamed(t *testing.T) {
	g, p := planned(t, 3)
	v := g.View(p.Player)
	free := advised(v, p, 5).Best()
	move := int8(-1)
	for _, o := range p.Options {
		if o.Kind == game.SetManeuver && !slices.ContainsFunc(free, func(x Proposal) bool { return x.Moves[p.Ship] == o.N }) {
			move = o.N
		}
	}
	locked := *p
	locked.Options = slices.Clone(p.Options)
	c := NewCounsel(v, &locked, 5)
	c.Set(p.Ship, move)
	for c.Step() {
	}
	for _, x := range c.Best() {
		if x.Moves[p.Ship] != move {
			t.Errorf("%d is locked, the plan has %d", move, x.Moves[p.Ship])
		}
	}
	c = NewCounsel(v, &locked, 5)
	bad := free[0].Moves
	bad[p.Ship] = move
	c.Compare(&bad, game.Answer{})
	for c.Step() {
	}
	named, best := c.Named(), c.Best()
	if len(named) != 1 || named[0].Games != best[0].Games || named[0].Moves != bad {
		t.Fatalf("named is %+v, the best has %d games", named, best[0].Games)
	}
	by, _ := best[0].Better(&named[0].Worth)
	expect.True(t, by >= 0, "what was named is better by %d than the best", -by)
}

// A reply that is feared is a shot that the enemy's ship has from where its move leads, at one of
// those who ask.
func TestCounselFearsWhatMayCome(t *testing.T) {
	seen := 0
	for round := int16(1); round <= 4; round++ {
		g, p := planned(t, round)
		v := g.View(p.Player)
		c := advised(v, p, 5)
		for _, x := range c.Best() {
			r := x.Feared
			if r.Ship == game.NoShip {
				continue
			}
			seen++
			if v.Ships[r.Ship].Owner == v.Me || v.Ships[r.At].Owner != v.Me || r.Range < 1 || r.Range > 3 || r.Damage <= 0 {
				t.Errorf("round %d: feared is %+v", round, r)
			}
			w := *v
			w.Ships[r.At].Pose = r.AtPose
			if shot, no := game.ShotAt(&w, r.Ship, r.End, game.NoWeapon, r.At); no.Code != game.Yes || shot.Band != r.Range {
				t.Errorf("round %d: %+v is not a shot at Range %d", round, r, r.Range)
			}
		}
	}
	expect.True(t, seen >= 3, "only %d replies are feared", seen)
}

// An answer that is no dial has a reply to fear too: a shot that an enemy has when all have flown,
// in range of whom it is at. While dials are hidden it says which maneuver leads there; who has
// shot is feared no more.
func TestCounselFearsWhatMayComeAfterAnswers(t *testing.T) {
	g, _ := planned(t, 2)
	players := [2]Player{player(t, "ensign", 1), player(t, "ensign", 2)}
	var acts, flies, fires int
	for n := 0; g.State().Round < 5; n++ {
		p := g.FirstOpen()
		if p == nil {
			break
		}
		v := g.View(p.Player)
		if p.Ask == game.ChooseAction || p.Ask == game.ModifyAttackDice && n%3 == 0 {
			for _, x := range advised(v, p, 5).Best() {
				r := x.Feared
				if x.Games == 0 || r.Ship == game.NoShip {
					continue
				}
				if v.Ships[r.Ship].Owner == v.Me || v.Ships[r.At].Owner != v.Me || r.Range < 1 || r.Range > 3 || r.Damage <= 0 {
					t.Errorf("round %d, %s: feared is %+v", v.Round, p.Ask, r)
				}
				if v.Ships[r.Ship].Attacked {
					t.Errorf("round %d, %s: %s has attacked", v.Round, p.Ask, v.Setup.Name(r.Ship))
				}
				w := *v
				w.Ships[r.At].Pose = r.AtPose
				if shot, no := game.ShotAt(&w, r.Ship, r.End, game.NoWeapon, r.At); no.Code != game.Yes || shot.Band != r.Range {
					t.Errorf("round %d, %s: %+v is not a shot at Range %d", v.Round, p.Ask, r, r.Range)
				}
				hidden := v.Phase == game.Activation && !v.Ships[r.Ship].Activated
				if hidden != (r.Move >= 0) {
					t.Errorf("round %d, %s: %s flies move %d", v.Round, p.Ask, v.Setup.Name(r.Ship), r.Move)
				}
				switch {
				case hidden:
					flies++
				case v.Phase == game.Combat:
					fires++
				default:
					acts++
				}
			}
		}
		_, err := g.Submit(players[p.Player].Choose(v, p))
		must(t, err)
	}
	if acts == 0 || flies == 0 || fires == 0 {
		t.Errorf("feared: %d after flying, %d with dials hidden, %d in combat", acts, flies, fires)
	}
}
