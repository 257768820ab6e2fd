package ai_test

import (
	"os"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// long has every proof made with many dice in place of few.
func long() bool { return os.Getenv("ATTACKWING_LONG") != "" }

// What is called the best answer of a position is proved, by what follows from every one of its
// answers: a maneuver by the referee, which destroys who flies otherwise; a target, an action or a
// token that is worth something by search, whose best answer has to be better than all that are
// called wrong, beyond chance; a token spent for nothing by games in which it brings nothing and is
// gone. A few dice, or with ATTACKWING_LONG set many.
func TestPositionsAreProved(t *testing.T) {
	for i := range puzzles {
		z := &puzzles[i]
		t.Run(z.file, func(t *testing.T) {
			switch {
			case z.ask == game.ChooseManeuver:
				z.fliesAlive(t)
			case z.ask == game.ModifyAttackDice && z.forNothing():
				z.keepsItsToken(t)
			default: // what chance decides
				z.isBest(t)
			}
		})
	}
}

// question is a position at its question, answered before as an ensign does.
func (z *position) question(t *testing.T, seed uint64) (*game.Game, *game.Prompt) {
	t.Helper()
	cat := gametest.Cards(t)
	u := z.lay(t, cat)
	u.Reseed(seed)
	g := gametest.New(t, u)
	who := brain(t)
	for range 200 {
		p := g.FirstOpen()
		if p == nil {
			break
		}
		if p.Ask == z.ask && p.Player == z.player {
			return g, p
		}
		answer(t, g, who)
	}
	t.Fatal("nobody asks the question")
	return nil, nil
}

func brain(t *testing.T) ai.Player {
	t.Helper()
	who := gametest.Brain(t, "ensign", 1)
	return who
}

func answer(t *testing.T, g *game.Game, who ai.Player) {
	t.Helper()
	p := g.FirstOpen()
	gametest.Submit(t, g, who.Choose(g.View(p.Player), p))
}

// sides are the options that are called right, and the others.
func (z *position) sides(t *testing.T, v *game.View, p *game.Prompt) (right, wrong []int) {
	t.Helper()
	for i := range p.Options {
		if z.right(v, &p.Options[i]) {
			right = append(right, i)
		} else {
			wrong = append(wrong, i)
		}
	}
	expect.Must(t, right != nil && wrong != nil, "%d answers are right, %d wrong: no puzzle", len(right), len(wrong))
	return right, wrong
}

// follow is what follows from an option by the end of the round, with other dice.
func follow(t *testing.T, v *game.View, p *game.Prompt, option int, dice uint64) *game.State {
	t.Helper()
	var g game.Game
	expect.Must(t, v.Imagine(p, dice, nil, &g), "cannot be imagined")
	gametest.Submit(t, &g, p.Pick(option))
	who := brain(t)
	for s := g.State(); s.Round == v.Round && !s.Result.Over; {
		answer(t, &g, who)
	}
	return g.State()
}

// fliesAlive: who flies as is called wrong is destroyed by where it flies, who flies as is called
// right is not.
func (z *position) fliesAlive(t *testing.T) {
	g, p := z.question(t, 1)
	v := g.View(p.Player)
	dice := uint64(2)
	if long() {
		dice = 40
	}
	right, _ := z.sides(t, v, p)
	for i := range p.Options {
		for d := range dice {
			sh := &follow(t, v, p, i, d).Ships[p.Ship]
			lost := sh.Destroyed && slices.Contains([]game.Cause{game.ByLeavingArea, game.ByObstacleToken, game.ByTokenLaid}, sh.DeadBy)
			if lost == slices.Contains(right, i) {
				t.Errorf("%s, dice %d: lost %v", p.Label(v, i), d, lost)
			}
		}
	}
}

// isBest: search that tries every answer out finds one of those that are called right the best, and
// better than each of the others beyond chance, whatever its dice.
func (z *position) isBest(t *testing.T) {
	g, p := z.question(t, 1)
	searches := uint64(1)
	if long() {
		searches = 12
	}
	for seed := range searches {
		v := g.View(p.Player)
		asked := *p
		asked.Options = slices.Clone(p.Options)
		right, wrong := z.sides(t, v, &asked)
		c := ai.NewCounsel(v, &asked, 9000+seed)
		for i := range asked.Options {
			c.Compare(&[game.MaxShips]int8{}, asked.Pick(i))
		}
		c.Only()
		for c.Step() {
		}
		tried := c.Named()
		at := func(option int) *ai.Proposal {
			return &tried[slices.IndexFunc(tried, func(x ai.Proposal) bool { return x.Answer == asked.Pick(option) })]
		}
		best := at(right[0])
		for _, i := range right[1:] {
			if by, _ := at(i).Better(&best.Worth); by > 0 {
				best = at(i)
			}
		}
		for _, i := range wrong {
			if by, sure := best.Better(&at(i).Worth); !sure || best.Games < ai.Sure {
				t.Errorf("search %d: better than %s by %d thousandths in %d games", seed, asked.Label(v, i), by, best.Games)
			}
		}
	}
}

// forNothing tells that what is right is to spend nothing.
func (z *position) forNothing() bool { return z.right(nil, &game.Option{Kind: game.Pass}) }

// keepsItsToken: whatever is called wrong does no more damage than is done without it, beyond
// chance, and costs a token each time.
func (z *position) keepsItsToken(t *testing.T) {
	battles := uint64(40)
	if long() {
		battles = 1000
	}
	_, p := z.question(t, 1)
	for i := range p.Options {
		more, square := 0, 0
		for seed := range battles {
			least, spent := z.damage(t, seed, game.Pass)
			expect.Must(t, spent == 0, "%d tokens are spent all the same", spent)
			if p.Options[i].Kind == game.Pass {
				continue
			}
			most, spent := z.damage(t, seed, p.Options[i].Kind)
			if spent == 0 {
				t.Errorf("battle %d: %v costs nothing", seed, p.Options[i].Kind)
			}
			more += most - least
			square += (most - least) * (most - least)
		}
		if more > 0 && more*more > 4*square {
			t.Errorf("%v does %d more damage in %d battles", p.Options[i].Kind, more, battles)
		}
	}
}

// damage is what the attack of a position does in a battle in which one kind of option is chosen
// first and nothing after it, and how many tokens are spent on it.
func (z *position) damage(t *testing.T, seed uint64, first game.OptionKind) (hurt, spent int) {
	t.Helper()
	g, _ := z.question(t, seed)
	s, who := g.State(), brain(t)
	had, round := s.Ships, s.Round
	for n := 0; s.Round == round && !s.Result.Over && g.FirstOpen() != nil; n++ {
		p := g.FirstOpen()
		a := who.Choose(g.View(p.Player), p)
		if p.Ask == z.ask && p.Player == z.player {
			kind := game.Pass
			if n == 0 {
				kind = first
			}
			a = p.Pick(slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind == kind }))
		}
		told := gametest.Submit(t, g, a)
		for _, e := range told {
			switch e.(type) {
			case game.LockSpent, game.StationsSpent:
				spent++
			default: // costs nothing
			}
		}
	}
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.Owner == z.player.Other() {
			hurt += int(sh.NDamage-had[i].NDamage) + int(had[i].Shields-sh.Shields)
		}
	}
	return hurt, spent
}

// must ends a test if there is an error.
var must = expect.OK
