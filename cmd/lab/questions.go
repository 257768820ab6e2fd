package main

import (
	"fmt"
	"slices"
	"text/tabwriter"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/arena"
	"attackwing/game/matchups"
	"attackwing/scenarios"
)

// questionsCmd counts what a person is asked.
type questionsCmd struct {
	Games int `help:"Battles to play (default ${default})." default:"50" placeholder:"N"`
}

// putCount counts the questions of one kind.
type putCount struct {
	all      int
	needless int
	joined   int // answered by the press that answers the question before it
}

// putCounts counts the questions that player one is asked in some battles.
type putCounts struct {
	kinds  [game.PlaceToken + 1]putCount
	rounds int // in which a ship was to be played, summed over the ships
}

// Run plays battles of two ensigns and counts the questions with a choice that player one has for each
// ship and round, and those at which nothing was better than to pass in any imagined game.
func (c *questionsCmd) Run(s *cli.Streams) error {
	if c.Games < 1 || c.Games > cli.MostGames {
		return cli.Usage("--games %d: want 1 to %d", c.Games, cli.MostGames)
	}
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	var n putCounts
	all := scenarios.All()
	for i := range c.Games {
		sc := all[i%len(all)]
		pairs, err := matchups.Legal(sc, cat)
		if err != nil {
			return err
		}
		if len(pairs) == 0 {
			continue
		}
		t := arena.Table{Scenario: sc.Sheet().ID, Fleets: pairs[i/len(all)*7%len(pairs)].Fleets}
		u, err := t.SetUp(sc, cat)
		if err != nil {
			return err
		}
		u.Seed = uint64(i + 1)
		if err := n.play(u); err != nil {
			return err
		}
	}
	return n.print(s)
}

// play plays a battle.
func (n *putCounts) play(u *game.Setup) error {
	g, err := game.NewQuiet(u)
	if err != nil {
		return err
	}
	judge, brains := ai.NewJudge(), [2]ai.Player{}
	for p := range brains {
		if brains[p], err = ai.New("ensign", u.Seed*2+uint64(p)); err != nil {
			return err
		}
	}
	var since *ai.Dialed
	round, last := int16(-1), game.Ask(0)
	for !g.Over() {
		p := g.FirstOpen()
		v := g.View(p.Player)
		mine := p.Player == game.One && (len(p.Options) > 1 || p.Places())
		if mine {
			if p.Ask == game.ChooseManeuver {
				n.rounds++
				since = &ai.Dialed{View: v, Prompt: *p}
			}
			k := &n.kinds[p.Ask]
			k.all++
			if last == p.Ask && round == v.Round && slices.Contains(inOnePress, p.Ask) ||
				p.Ask == game.ChooseDice && (last == game.ModifyAttackDice || last == game.ModifyDefenseDice) {
				k.joined++
			} else if !slices.Contains(alwaysPut, p.Ask) && mayPass(p) {
				if _, tried := judge.Judge(v, p, since); ai.Needless(p, tried) {
					k.needless++
				}
			}
			last, round = p.Ask, v.Round
		} else if p.Player == game.Two {
			last = 0
		}
		if _, err := g.Submit(brains[p.Player].Choose(v, p)); err != nil {
			return err
		}
	}
	return nil
}

// alwaysPut are the questions that are always asked.
var alwaysPut = []game.Ask{game.ChooseAction, game.ChooseFreeAction, game.ChooseTarget}

// inOnePress are the questions that one press answers as often as they come one after the other: all
// dials, all places, all that is spent on the dice of an attack.
var inOnePress = []game.Ask{game.ChooseManeuver, game.PlaceShip, game.ModifyAttackDice, game.ModifyDefenseDice}

// mayPass reports whether a question may be answered with nothing.
func mayPass(p *game.Prompt) bool {
	return p.Max == 1 && slices.ContainsFunc(p.Options, func(o game.Option) bool { return o.Kind == game.Pass })
}

// print lists the kinds, the most frequent first, and the questions a ship and round: all, and those
// that are left.
func (n *putCounts) print(s *cli.Streams) error {
	t := tabwriter.NewWriter(s.Out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "question\tput\tin one press\tneedless\t")
	all, left := 0, 0
	for ask := range n.kinds {
		k := n.kinds[ask]
		if k.all == 0 {
			continue
		}
		fmt.Fprintf(t, "%s\t%d\t%d\t%d\t\n", game.Ask(ask), k.all, k.joined, k.needless)
		all, left = all+k.all, left+k.all-k.joined-k.needless
	}
	ships := float64(max(1, n.rounds))
	fmt.Fprintf(t, "a ship and round\t%.2f\t\t%.2f left\t\n", float64(all)/ships, float64(left)/ships)
	return t.Flush()
}
