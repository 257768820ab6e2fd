package scenarios_test

import (
	"bytes"
	"flag"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

var agreedGames = flag.Int("agreed", 40, "play this many battles of two programs that do not trust each other")

// twoSides are two engines of one battle: each knows its own dials alone, and what they are told of
// chance.
type twoSides struct {
	t        *testing.T
	number   uint64
	games    [2]*game.Game
	special  [2]map[game.ShipID]game.Option // what a sealed dial stands for, where it is no maneuver
	sealed   [2]map[game.ShipID]int8
	chances  int
	openings int
}

// answer gives both sides an answer and compares their states.
func (x *twoSides) answer(a game.Answer) bool {
	x.t.Helper()
	for side, g := range x.games {
		if _, err := g.Submit(a); err != nil {
			x.t.Fatalf("battle %d: side %d: %+v: %v", x.number, side, a, err)
		}
	}
	if a, b := x.games[0].State().Hash(), x.games[1].State().Hash(); a != b {
		x.t.Fatalf("battle %d: the sides differ: %x, %x", x.number, a, b)
	}
	return true
}

// play plays to the end; choose answers a question from what its player's side knows.
func (x *twoSides) play(choose func(g *game.Game, p *game.Prompt) game.Answer) {
	for !x.games[0].Over() {
		p := *x.games[0].FirstOpen()
		if p.ID%16 == 0 {
			x.position()
		}
		if p.Ask == game.AskChance {
			x.answer(game.Answer{Prompt: p.ID, Picks: dice.Mix(x.number, uint64(x.chances)), Chance: true})
			x.chances++
			continue
		}
		side := p.Player
		g := x.games[side]
		own := g.FirstOpen()
		switch p.Ask {
		case game.ChooseManeuver:
			a := choose(g, own)
			o := own.Given(a)
			delete(x.special[side], p.Ship)
			delete(x.sealed[side], p.Ship)
			if o.Kind == game.TakeSpecial {
				x.special[side][p.Ship] = o
				x.sealed[side][p.Ship] = firstMove(own)
			} else {
				x.sealed[side][p.Ship] = o.N
			}
			g.Know(p.Ship, x.sealed[side][p.Ship])
			x.answer(game.Answer{Prompt: p.ID, Sealed: true})
		case game.TellSpecial:
			o, takes := x.special[side][p.Ship]
			at := len(p.Options) - 1
			for i := range p.Options {
				if takes && p.Options[i] == o {
					at = i
				}
			}
			x.answer(p.Pick(at))
		case game.OpenDial:
			x.openings++
			at := -1
			for i := range p.Options {
				if p.Options[i].N == x.sealed[side][p.Ship] {
					at = i
				}
			}
			expect.Must(x.t, at >= 0, "battle %d: the dial sealed is none of those that may be opened", x.number)
			x.answer(p.Pick(at))
		default:
			x.answer(choose(g, own))
		}
	}
}

// position checks that the table is a position from which one plays on at one screen: its dials are
// still to be set.
func (x *twoSides) position() {
	g := x.games[0]
	at, err := g.Position()
	if err != nil {
		return // the ships are still being placed
	}
	u := g.Setup()
	again, err := game.New(&game.Setup{Scenario: u.Scenario, Fleets: u.Fleets, House: u.House, Position: at})
	if err != nil {
		x.t.Fatalf("battle %d: %v", x.number, err)
	}
	for _, sh := range again.State().Ships {
		expect.Must(x.t, sh.Dial != game.Sealed, "battle %d: a sealed dial lies in a position", x.number)
	}
}

// recorded is the battle that its record tells.
func (x *twoSides) recorded(cat *card.Catalogue) *game.Game {
	x.t.Helper()
	var b bytes.Buffer
	must(x.t, record.Write(&b, x.games[0]))
	r, err := record.Read(&b)
	if err != nil {
		x.t.Fatalf("battle %d: %v", x.number, err)
	}
	g, _, err := r.Verify(scenarios.ByID, cat, -1, nil)
	if err != nil {
		x.t.Fatalf("battle %d: %v", x.number, err)
	}
	return g
}

func firstMove(p *game.Prompt) int8 {
	for i := range p.Options {
		if p.Options[i].Kind == game.SetManeuver {
			return p.Options[i].N
		}
	}
	return -1
}

// Two engines that hold neither the chance to come nor the other's dials play the same battle, of
// every sheet and with the whole pool, and its answers alone play it again.
func TestTwoSidesPlayTheSameBattle(t *testing.T) {
	cat, _ := withOwnCards(t)
	cat = cat.Drawing(cat.Pool)
	all := scenarios.All()
	var sum twoSides
	for n := range uint64(*agreedGames) {
		u, err := randomFleets(cat, all[n%uint64(len(all))], n/3)
		must(t, err)
		u.Agreed = true
		x := &twoSides{t: t, number: n}
		for side := range x.games {
			x.games[side], err = game.New(u)
			expect.OK(t, err)
			x.special[side], x.sealed[side] = map[game.ShipID]game.Option{}, map[game.ShipID]int8{}
		}
		if n%3 == 0 {
			players := [2]ai.Player{}
			for side := range players {
				players[side], err = ai.New("ensign", n)
				expect.OK(t, err)
			}
			x.play(func(g *game.Game, p *game.Prompt) game.Answer {
				return players[p.Player].Choose(g.View(p.Player), p)
			})
		} else {
			src := dice.New(n)
			x.play(func(g *game.Game, p *game.Prompt) game.Answer { return gametest.Answer(g, p, &src) })
		}
		again := x.recorded(cat)
		expect.True(t, again.Hash() == x.games[0].Hash(), "battle %d played again from its record has another hash", n)
		sum.chances, sum.openings = sum.chances+x.chances, sum.openings+x.openings
	}
	t.Logf("%d battles, %d numbers of chance, %d dials opened", *agreedGames, sum.chances, sum.openings)
}

// Where chance is asked nothing but its number is taken, and a dial is set by a seal alone.
func TestNothingBesideANumberOfChance(t *testing.T) {
	u := gametest.MustSetup("standard", "tw-a-1", "tw-a-3", 1)
	u.Agreed = true
	g, err := game.New(u)
	must(t, err)
	src := dice.New(1)
	seen := map[game.Ask]bool{}
	for !g.Over() && len(seen) < 2 {
		p := g.FirstOpen()
		refused := func(a game.Answer) {
			t.Helper()
			a.Prompt = p.ID
			_, err := g.Submit(a)
			expect.Must(t, err != nil, "%s takes %+v", p.Ask, a)
		}
		switch p.Ask {
		case game.AskChance:
			seen[p.Ask] = true
			refused(game.Answer{Time: true})
			refused(game.Answer{Concede: true})
			refused(game.Answer{Sealed: true})
			refused(game.Answer{Picks: 1, Concede: true})
			refused(game.Answer{Picks: 1})
			_, err = g.Submit(game.Answer{Prompt: p.ID, Picks: 1 << 63, Chance: true})
		case game.ChooseManeuver:
			seen[p.Ask] = true
			refused(game.Answer{Picks: 1})
			refused(game.Answer{Picks: 1, Sealed: true})
			_, err = g.Submit(game.Answer{Prompt: p.ID, Sealed: true})
		default:
			refused(game.Answer{Sealed: true})
			_, err = g.Submit(gametest.Answer(g, p, &src))
		}
		must(t, err)
	}
	expect.Same(t, len(seen), 2, "asked were only %v", seen)
}
