package main

import (
	"cmp"
	"fmt"
	"strings"
	"text/tabwriter"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/arena"
	"attackwing/game/card"
	"attackwing/game/fleet"
)

type balanceCmd struct {
	Run   balanceRunCmd   `cmd:"" default:"withargs" help:"Play a scenario by one level against itself (the default)."`
	Merge balanceMergeCmd `cmd:"" help:"Merge shard files into one report."`
}

type balanceRunCmd struct {
	Scenario string   `arg:"" help:"Scenario to play; --sheets adds your own." placeholder:"SHEET"`
	Fleets   []string `help:"Fleets, two or more: ids of ready ones or files (default: the ready ones of the scenario)." placeholder:"A,B,..."`
	Level    string   `help:"Who plays both sides: ${levels} (default ${default})." default:"captain" placeholder:"LEVEL"`
	Games    int      `help:"Battles of each pair of fleets, an even number (default ${default})." default:"40" placeholder:"N"`
	playing
}

// Run plays, or goes on.
func (c *balanceRunCmd) Run(s *cli.Streams) error {
	sc, err := cli.FindScenario(c.Scenario)
	if err != nil {
		return err
	}
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	names, lists, err := c.fleets(sc, cat)
	if err != nil {
		return err
	}
	run := &arena.Run{Cards: cat, Plan: arena.Plan{Players: []string{c.Level},
		Tables: arena.BalanceTables(sc, names, lists, cat), Games: c.Games, Lists: lists}}
	if len(run.Plan.Tables) == 0 {
		return cli.Usage("no two of these fleets may meet in %s: want two legal ones of different sides",
			sc.Sheet().Title)
	}
	if err := c.prepare(s, run); err != nil {
		return err
	}
	return playPairs(s, run, c.Out, func(p *arena.Part) error { return tellBalance(s, p, c.JSON) })
}

// fleets are the names of the fleets, and those that are no ready ones as files.
func (c *balanceRunCmd) fleets(
	sc game.Scenario, cat *card.Catalogue,
) (names []string, lists map[string]string, err error) {
	if len(c.Fleets) == 0 {
		ready, err := fleet.ReadyFor(sc.Sheet().ID)
		for i := range ready {
			names = append(names, ready[i].ID)
		}
		return names, nil, err
	}
	for _, name := range c.Fleets {
		if _, err := fleet.ReadyByID(name); err == nil {
			names = append(names, name)
			continue
		}
		l, err := cli.FindList(name, cat)
		if err != nil {
			return nil, nil, err
		}
		var b strings.Builder
		if err := l.Write(&b); err != nil {
			return nil, nil, err
		}
		if lists == nil {
			lists = map[string]string{}
		}
		id := cmp.Or(l.Name, name)
		if lists[id] != "" {
			id = name
		}
		names, lists[id] = append(names, id), b.String()
	}
	return names, lists, nil
}

type balanceMergeCmd struct {
	Files []string `arg:"" help:"Files saved by balance --out." placeholder:"FILE"`
	JSON  bool     `help:"Print one JSON document."`
}

// Run joins the files.
func (c *balanceMergeCmd) Run(s *cli.Streams) error {
	all, err := mergeParts(c.Files)
	if err != nil {
		return err
	}
	if !all.Plan.Alone() {
		return cli.Usage("%s was played by lab arena. Join its parts by lab arena merge", c.Files[0])
	}
	return tellBalance(s, all, c.JSON)
}

// tellBalance prints what was played.
func tellBalance(s *cli.Streams, p *arena.Part, asJSON bool) error {
	r := arena.BalanceOf(&p.Head, p.Pairs, func(name string) string {
		if text := p.Plan.Lists[name]; text != "" {
			l, err := fleet.Read(strings.NewReader(text), name)
			if err != nil {
				return ""
			}
			return l.Side
		}
		l, err := fleet.ReadyByID(name)
		if err != nil {
			return ""
		}
		return l.Side
	})
	if asJSON {
		return s.PrintJSON(r)
	}
	fmt.Fprintf(s.Out, "%s, both sides by %s, %d battles, %.1f rounds (%.1f to %.1f)\n",
		p.Plan.Tables[0].Scenario, r.Player, r.Games, r.Rounds.Mean, r.Rounds.Low, r.Rounds.High)
	t := tabwriter.NewWriter(s.Out, 0, 0, 2, ' ', 0)
	row := func(what string, x *arena.Rate) {
		fmt.Fprintf(t, "%s\t%d\t%.1f%%\t%.1f to %.1f\n", what, x.Of, 100*x.Share, 100*x.Low, 100*x.High)
	}
	rows := func(head string, list []arena.Named) {
		for i := range list {
			row(head+list[i].Name, &list[i].Rate)
		}
	}
	fmt.Fprintln(t, "\tbattles\tshare\t95 %")
	row("player 1 wins", &r.SeatOne)
	row("who has the initiative in round 1 wins", &r.First)
	rows("side wins: ", r.Sides)
	rows("fleet wins: ", r.Fleets)
	row("a bonus is given", &r.Bonus)
	row("who gets the only bonus wins", &r.Won)
	rows("it ends: ", r.Endings)
	if err := t.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(t, "\nA\tB\tbattles\tA wins\t95 %\tFleet Points\trounds")
	for i := range r.Pairs {
		x := &r.Pairs[i]
		fmt.Fprintf(t, "%s\t%s\t%d\t%.1f%%\t%.1f to %.1f\t%.0f : %.0f\t%.1f\n", x.A, x.B, x.Wins.Of, 100*x.Wins.Share,
			100*x.Wins.Low, 100*x.Wins.High, x.FleetPoints[0], x.FleetPoints[1], x.Rounds)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	if r.Missing > 0 {
		fmt.Fprintf(s.Out, "%d of %d pairs are not played yet\n", r.Missing, p.Plan.Pairs())
	}
	return nil
}
