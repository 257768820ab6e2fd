package main

import (
	"attackwing/cmd/internal/cli"

	"encoding/json"
	"fmt"
	"runtime"
	"strings"
	"text/tabwriter"

	"attackwing/game/arena"
	"attackwing/game/learn"
	"attackwing/scenarios"
)

type learnCmd struct {
	Players []string `arg:"" optional:"" help:"Players to train from, each against itself: ${contenders} (default ensign)." placeholder:"PLAYER"`
	Games   int      `help:"Battles to learn from (default ${default})." default:"4000" placeholder:"N"`
	Seed    uint64   `help:"Seed of the run (default ${default})." default:"1" placeholder:"N"`
	Workers int      `help:"Battles to run in parallel; 0 means one per CPU. Does not affect results." default:"0" placeholder:"N"`
	Out     string   `help:"Write the weights to this new file (default: standard output)." placeholder:"FILE"`
}

// Run plays, fits and writes.
func (c *learnCmd) Run(s *cli.Streams) error {
	if len(c.Players) == 0 {
		c.Players = []string{"ensign"}
	}
	if c.Games < 1 || c.Games > cli.MostGames {
		return cli.Usage("--games %d: want 1 to %d", c.Games, cli.MostGames)
	}
	if c.Workers < 0 || c.Workers > 1024 {
		return cli.Usage("--workers %d: want 0 to 1024", c.Workers)
	}
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	tables, err := arena.Tables(scenarios.All(), arena.Both, cat)
	if err != nil {
		return err
	}
	play := learn.Play{
		Players:  c.Players,
		Tables:   tables,
		Scenario: scenarios.ByID,
		Cards:    cat,
		Games:    c.Games,
		Seed:     c.Seed,
		Workers:  c.Workers,
	}
	if play.Workers == 0 {
		play.Workers = runtime.GOMAXPROCS(0)
	}
	w, err := play.Learn(
		fmt.Sprintf("lab learn %s --games %d --seed %d", strings.Join(c.Players, " "), c.Games, c.Seed),
	)
	if err != nil {
		return err
	}
	text, err := json.MarshalIndent(w, "", "\t")
	if err != nil {
		return err
	}
	text = append(text, '\n')
	if c.Out == "" {
		_, err := s.Out.Write(text)
		return err
	}
	if err := cli.WriteNew(c.Out, text); err != nil {
		return err
	}
	t := tabwriter.NewWriter(s.Out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "tables\tlog-loss\twinner told\tFleet Points missed by\t")
	l := &w.Learned
	fmt.Fprintf(t, "%d\t%.4f\t%.1f%%\t%.1f\tlearned\n", l.Tested.Positions, l.Tested.LogLoss, 100*l.Tested.Accuracy,
		l.Tested.Margin)
	fmt.Fprintf(t, "%d\t%.4f\t%.1f%%\t%.1f\tby the health of the fleets alone\n", l.Bare.Positions, l.Bare.LogLoss,
		100*l.Bare.Accuracy, l.Bare.Margin)
	for _, r := range l.Rounds {
		fmt.Fprintf(t, "%d\t%.4f\t%.1f%%\t%.1f\tas round %d begins\n", r.Positions, r.LogLoss, 100*r.Accuracy, r.Margin,
			r.Round)
	}
	return t.Flush()
}
