package main

import (
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"
	"sync"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/fleet"
	"attackwing/game/matchups"
	"attackwing/scenarios"
	"attackwing/ui/reading"
)

// calibrateCmd holds the coach's chances to win against the results of battles.
type calibrateCmd struct {
	Tables   []string  `arg:"" optional:"" help:"Positions that --out has written, instead of playing." placeholder:"FILE"`
	Games    int       `help:"Battles to play (default ${default})." default:"250" placeholder:"N"`
	Seed     uint64    `help:"Seed of the run (default ${default})." default:"1" placeholder:"N"`
	Scenario string    `help:"Scenario to play, or all (default ${default})." default:"all" placeholder:"ID"`
	Follow   bool      `help:"Have the seat that asks the coach set the dials of its first plan."`
	Workers  int       `help:"Battles to run in parallel, 0 for one per CPU. Does not affect results." default:"0" placeholder:"N"`
	Shard    shardFlag `help:"Play part i of n only, as i/n counted from 0." placeholder:"I/N"`
	Out      string    `help:"Also write the positions to this file, as CSV." placeholder:"FILE"`
}

// Run plays battles of two captains, asks the coach as each round begins, and prints how often what
// it told came true.
func (c *calibrateCmd) Run(s *cli.Streams) error {
	var all []toldChance
	var err error
	if len(c.Tables) > 0 {
		all, err = readTold(c.Tables)
	} else {
		all, err = c.play(s)
	}
	if err != nil {
		return err
	}
	if c.Out != "" {
		if err := cli.WriteOut(c.Out, func(w io.Writer) error { return writeTold(w, all) }, c.Tables...); err != nil {
			return err
		}
	}
	return printCalibration(s.Out, all)
}

// play plays the battles of the shard.
func (c *calibrateCmd) play(s *cli.Streams) ([]toldChance, error) {
	if c.Games < 1 || c.Games > cli.MostGames {
		return nil, cli.Usage("--games %d: want 1 to %d", c.Games, cli.MostGames)
	}
	if c.Workers < 0 || c.Workers > 1024 {
		return nil, cli.Usage("--workers %d: want 0 to 1024", c.Workers)
	}
	shard, err := c.Shard.read()
	if err != nil {
		return nil, err
	}
	list := scenarios.All()
	if c.Scenario != "all" {
		sc, err := scenarios.ByID(c.Scenario)
		if err != nil {
			return nil, cli.Usage("%w", err)
		}
		list = []game.Scenario{sc}
	}
	cat, err := s.Cards()
	if err != nil {
		return nil, err
	}
	out, errs := make([][]toldChance, c.Games), make([]error, c.Games)
	work := make(chan int)
	var wg sync.WaitGroup
	workers := c.Workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	for range workers {
		wg.Go(func() {
			for n := range work {
				out[n], errs[n] = c.battle(list, cat, n)
			}
		})
	}
	for n := range c.Games {
		if shard.Has(n) {
			work <- n
		}
	}
	close(work)
	wg.Wait()
	var all []toldChance
	for n := range out {
		if errs[n] != nil {
			return nil, fmt.Errorf("battle %d: %w", n+1, errs[n])
		}
		all = append(all, out[n]...)
	}
	return all, nil
}

// randomEvery is the number of battles of which one is between random fleets, not ready ones.
const randomEvery = 4

// table lays the table of a battle: the sheets by turns, and of each the legal pairs of ready fleets
// by chance.
func (c *calibrateCmd) table(list []game.Scenario, cat *card.Catalogue, n int) (*game.Setup, error) {
	sc, seed := list[n%len(list)], dice.Mix(c.Seed, uint64(n)+1)
	pairs, err := matchups.Legal(sc, cat)
	if err != nil {
		return nil, err
	}
	if n/len(list)%randomEvery == randomEvery-1 || len(pairs) == 0 {
		return fleet.RandomTable(sc, [2]*card.Catalogue{cat, cat}, seed)
	}
	rng := rand.New(rand.NewPCG(seed, 2))
	p := pairs[rng.IntN(len(pairs))]
	u := &game.Setup{Scenario: sc, Seed: seed}
	if u.House, err = game.HouseOf(sc, nil); err != nil {
		return nil, err
	}
	if rng.IntN(2) == 1 {
		p.Fleets[0], p.Fleets[1] = p.Fleets[1], p.Fleets[0]
	}
	for i, id := range p.Fleets {
		l, err := fleet.ReadyByID(id)
		if err != nil {
			return nil, err
		}
		if _, known := sc.Sheet().SideOf(l.Side); !known {
			l.Side = ""
		}
		u.Fleets[i], _ = fleet.Rules{Cards: cat, Scenario: sc}.Build(l)
	}
	return u, u.Prepare()
}

// battle plays a battle and asks the coach as each round begins, for the seats by turns; with Follow
// always for the same seat.
func (c *calibrateCmd) battle(list []game.Scenario, cat *card.Catalogue, n int) ([]toldChance, error) {
	u, err := c.table(list, cat, n)
	if err != nil {
		return nil, err
	}
	g, err := game.NewQuiet(u)
	if err != nil {
		return nil, err
	}
	var brains [2]ai.Player
	for p := range brains {
		if brains[p], err = ai.New(matchups.Player, dice.Mix(u.Seed, uint64(p)+1)); err != nil {
			return nil, err
		}
	}
	var told []toldChance
	var plan *ai.Proposal
	round := int16(0)
	for !g.Over() {
		p := g.FirstOpen()
		if p.Ask == game.ChooseManeuver {
			seat := game.PlayerID(n % 2)
			if !c.Follow {
				seat = game.PlayerID((n + int(g.State().Round)) % 2)
			}
			if p.Player == seat && g.State().Round != round {
				round = g.State().Round
				var chart *ai.Proposal
				if plan, chart = coached(g, p); plan != nil && chart != nil {
					told = append(told, newTold(n, g, seat, plan, chart))
				}
			}
		}
		a := brains[p.Player].Choose(g.View(p.Player), p)
		if i := planned(p, plan); c.Follow && i >= 0 && p.Player == game.PlayerID(n%2) {
			a = p.Pick(i)
		}
		if _, err := g.Submit(a); err != nil {
			return nil, err
		}
	}
	for i := range told {
		told[i].settle(g.State().Result.Winner)
	}
	return told, nil
}

// coached returns the first plan of the coach at a question for dials, nil if it counts none, and
// the plan from which the chart of a replay has the chance as the round begins.
func coached(g *game.Game, p *game.Prompt) (coach, chart *ai.Proposal) {
	first := func(seed uint64, hurry bool) *ai.Proposal {
		q := *p
		n := ai.NewCounsel(g.View(p.Player), &q, seed)
		if hurry {
			n.Hurry()
		}
		for n.Step() {
		}
		if best := n.Best(); len(best) > 0 && best[0].Games > 0 {
			return &best[0]
		}
		return nil
	}
	v := g.View(p.Player)
	return first(ai.PositionOf(v, p), false), first(uint64(len(g.Answers()))*0x9e3779b97f4a7c15+1, true)
}

// planned returns the option of a question for a dial that a plan has, -1 none.
func planned(p *game.Prompt, plan *ai.Proposal) int {
	if plan == nil || p.Ask != game.ChooseManeuver || reading.Instead(p) >= 0 {
		return -1
	}
	return reading.OnDial(p, int(plan.Moves[p.Ship]))
}
