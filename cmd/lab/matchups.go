package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime"
	"text/tabwriter"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/matchups"
	"attackwing/scenarios"
)

type matchupsCmd struct {
	Out      string `arg:"" optional:"" help:"Table to continue (game/matchups/matchups.csv); omit to list the built-in one." placeholder:"FILE"`
	Scenario string `help:"Scenario to play, or all (default ${default})." default:"all" placeholder:"ID"`
	Games    int    `help:"Battles of every legal pair (default ${default})." default:"40" placeholder:"N"`
	Near     int    `help:"Battles of pairs that may be even (default ${default})." default:"400" placeholder:"N"`
	Workers  int    `help:"Battles to run in parallel; 0 means one per CPU. Does not affect results." default:"0" placeholder:"N"`
}

// Run plays the pairs of ready fleets of all scenarios, or lists what was played.
func (c *matchupsCmd) Run(s *cli.Streams) error {
	if c.Out == "" {
		return listPairs(s.Out, matchups.All())
	}
	if c.Games < 1 || c.Near < c.Games || c.Near > cli.MostGames {
		return cli.Usage("--games %d, --near %d: want 1 or more, and --near not below --games", c.Games, c.Near)
	}
	if c.Workers == 0 {
		c.Workers = runtime.GOMAXPROCS(0)
	}
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	var ps []matchups.Pair
	of := map[string]game.Scenario{}
	if _, err := scenarios.ByID(c.Scenario); c.Scenario != "all" && err != nil {
		return cli.Usage("%w", err)
	}
	for _, sc := range scenarios.All() {
		list, err := matchups.Legal(sc, cat)
		if err != nil {
			return err
		}
		ps, of[sc.Sheet().ID] = append(ps, list...), sc
	}
	played, err := readPairs(c.Out)
	if err != nil {
		return err
	}
	ps = matchups.Join(ps, played)
	var stop <-chan struct{}
	if s.Stopped != nil {
		stop = s.Stopped()
	}
	for games := c.Games; ; games = min(2*games, c.Near) { // what is clearly uneven drops out early
		for i := range ps {
			p := &ps[i]
			if c.Scenario != "all" && p.Scenario != c.Scenario || p.Games >= games || games > c.Games && !p.Near() {
				continue
			}
			wrong := p.Play(of[p.Scenario], cat, games, c.Workers, stop)
			write := func(w io.Writer) error { return matchups.Write(w, ps) }
			if err := errors.Join(wrong, cli.WriteOut(c.Out, write)); err != nil {
				return err
			}
			if p.Games < games {
				return errors.New("stopped; run the command again to continue")
			}
		}
		if games == c.Near {
			return listPairs(s.Out, ps)
		}
	}
}

// readPairs reads a table of pairs, empty where there is no such file.
func readPairs(name string) ([]matchups.Pair, error) {
	f, err := os.Open(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	}
	defer f.Close()
	ps, err := matchups.Read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", cli.Visible(name), err)
	}
	return ps, nil
}

// listPairs prints a table of pairs, with the share of the first fleet and its 95 % interval.
func listPairs(w io.Writer, ps []matchups.Pair) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "scenario\tfirst\tsecond\tgames\tfirst scores\t95 %\t")
	for _, p := range ps {
		from, to := p.Interval()
		fmt.Fprintf(t, "%s\t%s\t%s\t%d\t%.1f%%\t%.1f to %.1f\t\n", p.Scenario, p.Fleets[0], p.Fleets[1], p.Games,
			100*p.Share(), 100*from, 100*to)
	}
	return t.Flush()
}
