package main

import (
	"fmt"
	"io"
	"math"
	"slices"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/dice"
	"attackwing/scenarios"
)

// regretCmd measures what the dials of the coach and of the proposals lose beside the best that is
// found.
type regretCmd struct {
	Games int       `help:"Battles to take a position from (default ${default})." default:"200" placeholder:"N"`
	Seed  uint64    `help:"Seed of the run (default ${default})." default:"1" placeholder:"N"`
	Shard shardFlag `help:"Look at part i of n only, as i/n counted from 0." placeholder:"I/N"`
}

// adviser is a way to come to the dials of a fleet.
type adviser int

// The advisers: what is measured, then what it is held against.
const (
	theCoach adviser = iota
	theProposal
	aCaptain
	anAdmiral
	another  // and from here on the coach with other seeds
	advisers = another + 3
)

// Run takes a question for dials out of each of some battles of ensigns, and prints how much the
// plans of the coach and of the proposals lose beside the best of all advisers. All are judged anew
// by two sets of games: one chooses the best, the other measures it.
func (c *regretCmd) Run(s *cli.Streams) error {
	if c.Games < 1 || c.Games > cli.MostGames {
		return cli.Usage("--games %d: want 1 to %d", c.Games, cli.MostGames)
	}
	shard, err := c.Shard.read()
	if err != nil {
		return err
	}
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	tables := calibrateCmd{Seed: c.Seed}
	var lost [another]sample
	var points, chances sample
	for n := range c.Games {
		if !shard.Has(n) {
			continue
		}
		u, err := tables.table(scenarios.All(), cat, n)
		if err != nil {
			return fmt.Errorf("battle %d: %w", n+1, err)
		}
		g, ps, err := dialsOf(u, game.PlayerID(n%2), int16(2+n/2%4))
		if err != nil {
			return fmt.Errorf("battle %d: %w", n+1, err)
		}
		if g == nil {
			continue
		}
		v := g.View(ps[0].Player)
		coach, plans := advisersPlans(v, ps)
		if coach == nil {
			continue
		}
		chosen, measured := judgedAnew(v, &ps[0], plans, 11), judgedAnew(v, &ps[0], plans, 12)
		if chosen == nil || measured == nil {
			continue
		}
		best := 0
		for i := range chosen {
			if by, _ := chosen[i].Better(&chosen[best].Worth); by > 0 {
				best = i
			}
		}
		for i := range lost {
			by, _ := measured[best].Better(&measured[i].Worth)
			lost[i].add(float64(by) / 1000)
		}
		points.add(float64(coach.Points()-measured[theCoach].Points()) / 1000)
		chances.add(float64(coach.Chance()-measured[theCoach].Chance()) / 10)
	}
	return printRegret(s.Out, &lost, &points, &chances)
}

// printRegret prints what the advisers lose, in Fleet Points with the chance to win counted in, and
// by how much the coach's figures are too high.
func printRegret(out io.Writer, lost *[another]sample, points, chances *sample) error {
	fmt.Fprintf(out, "%d questions for dials\n", len(lost[0]))
	for i, who := range [another]string{"the coach", "the proposal", "a captain", "an admiral"} {
		fmt.Fprintf(out, "%-12s loses %s Fleet Points against the best, %d above 8, the worst %.1f\n",
			who, &lost[i], lost[i].above(8), slices.Max(append(lost[i], 0)))
	}
	_, err := fmt.Fprintf(out, "the coach's figures are %s Fleet Points and %s points of winning too high\n", points, chances)
	return err
}

// dialsOf plays a battle of two ensigns up to the dials of a seat in a round, nil if it ends before.
func dialsOf(u *game.Setup, seat game.PlayerID, round int16) (*game.Game, []game.Prompt, error) {
	g, err := game.NewQuiet(u)
	if err != nil {
		return nil, nil, err
	}
	var brains [2]ai.Player
	for p := range brains {
		if brains[p], err = ai.New("ensign", dice.Mix(u.Seed, uint64(p)+1)); err != nil {
			return nil, nil, err
		}
	}
	for !g.Over() {
		var ps []game.Prompt
		for _, p := range g.Prompts() {
			if p.Player == seat && p.Ask == game.ChooseManeuver && g.State().Round == round {
				p.Options = slices.Clone(p.Options)
				ps = append(ps, p)
			}
		}
		if len(ps) > 0 {
			return g, ps, nil
		}
		p := g.FirstOpen()
		if _, err := g.Submit(brains[p.Player].Choose(g.View(p.Player), p)); err != nil {
			return nil, nil, err
		}
	}
	return nil, nil, nil
}

// advisersPlans returns the coach's proposal and the plans of all advisers; none where one does
// something in place of a maneuver, or the coach counts nothing.
func advisersPlans(v *game.View, ps []game.Prompt) (coach *ai.Proposal, plans [][game.MaxShips]int8) {
	seed := ai.PositionOf(v, &ps[0])
	for i := range advisers {
		var answers []game.Answer
		switch i {
		case theProposal:
			answers, _ = ai.NewJudge().Dials(v, ps)
		case aCaptain, anAdmiral:
			brain, err := ai.New([]string{"captain", "admiral"}[i-aCaptain], seed)
			if err != nil {
				return nil, nil
			}
			for k := range ps {
				answers = append(answers, brain.Choose(v, &ps[k]))
			}
		default:
			x := counselled(v, &ps[0], dice.Mix(seed, uint64(i)))
			if x == nil {
				return nil, nil
			}
			if i == theCoach {
				coach = x
			}
			plans = append(plans, x.Moves)
			continue
		}
		moves, ok := movesOf(ps, answers)
		if !ok {
			return nil, nil
		}
		plans = append(plans, moves)
	}
	return coach, plans
}

// movesOf returns the dials that answers set; not ok where one is something else.
func movesOf(ps []game.Prompt, answers []game.Answer) (moves [game.MaxShips]int8, ok bool) {
	for i := range moves {
		moves[i] = -1
	}
	for i := range ps {
		o := ps[i].Given(answers[i])
		if o.Kind != game.SetManeuver {
			return moves, false
		}
		moves[ps[i].Ship] = o.N
	}
	return moves, true
}

// counselled returns the coach's first plan, nil if it counts none.
func counselled(v *game.View, p *game.Prompt, seed uint64) *ai.Proposal {
	q := *p
	n := ai.NewCounsel(v, &q, seed)
	for n.Step() {
	}
	if best := n.Best(); len(best) > 0 && best[0].Games > 0 {
		return &best[0]
	}
	return nil
}

// judgedAnew tries plans out in games of another seed, nil if they cannot be.
func judgedAnew(v *game.View, p *game.Prompt, plans [][game.MaxShips]int8, seed uint64) []ai.Proposal {
	q := *p
	n := ai.NewCounsel(v, &q, dice.Mix(ai.PositionOf(v, p), seed<<32))
	n.Only()
	for i := range plans {
		n.Compare(&plans[i], game.Answer{})
	}
	for n.Step() {
	}
	if all := n.Named(); len(all) == len(plans) && all[0].Games > 0 {
		return all
	}
	return nil
}

// sample is a list of measured figures.
type sample []float64

func (x *sample) add(f float64) { *x = append(*x, f) }

// above returns how many figures are higher.
func (x sample) above(than float64) (n int) {
	for _, f := range x {
		if f > than {
			n++
		}
	}
	return n
}

// String returns the average with the margin of two standard errors.
func (x *sample) String() string {
	n, sum, square := float64(max(1, len(*x))), 0.0, 0.0
	for _, f := range *x {
		sum += f
		square += f * f
	}
	mean := sum / n
	return fmt.Sprintf("%.1f ±%.1f", mean, 1.96*math.Sqrt(max(0, square/n-mean*mean)/n))
}
