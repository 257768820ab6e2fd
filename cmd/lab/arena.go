package main

import (
	"attackwing/cmd/internal/cli"

	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"runtime"
	"strings"
	"text/tabwriter"
	"time"

	"attackwing/game"
	"attackwing/game/arena"
	"attackwing/game/store"
	"attackwing/scenarios"
)

type arenaCmd struct {
	Run   arenaRunCmd   `cmd:"" default:"withargs" help:"Play computer players against each other (the default)."`
	Merge arenaMergeCmd `cmd:"" help:"Merge shard files into one result."`

	Unused arenaUnusedCmd `cmd:"" help:"List card abilities a player never uses although they would help."`
}

type arenaRunCmd struct {
	Players  []string `arg:"" help:"Who plays, two or more: ${contenders}." placeholder:"PLAYER"`
	Scenario string   `help:"Scenario to play, or all (default ${default})." default:"all" placeholder:"ID"`
	Games    int      `help:"Battles per pairing; must be even (default ${default})." default:"40" placeholder:"N"`
	Fleets   string   `help:"Fleets to use: mirrored (same fleet on both sides), ready (each side's own), both, or random legal ones (default ${default})." default:"both" enum:"mirrored,ready,both,random" placeholder:"WHICH"`
	Times    bool     `help:"Measure decision times. Use --no-times for byte-identical output." default:"true" negatable:""`
	Twins    bool     `help:"Report how often a copy of each player predicts its dials. Doubles the run time."`
	playing
}

// playing are the flags of a command that plays pairs of battles: the seed, the part of the run, the file of results.
type playing struct {
	Seed    uint64    `help:"Seed of the run (default ${default})." default:"1" placeholder:"N"`
	Workers int       `help:"Battles to run in parallel; 0 means one per CPU. Does not affect results." default:"0" placeholder:"N"`
	Shard   shardFlag `help:"Play part i of n only, as i/n counted from 0; n alone takes i from JOB_COMPLETION_INDEX or SLURM_ARRAY_TASK_ID." placeholder:"I/N"`
	Out     string    `help:"Append results to this file, and continue from it if it exists." placeholder:"FILE"`
	JSON    bool      `help:"Print one JSON document."`
}

// prepare completes a run as this program plays it.
func (c *playing) prepare(s *cli.Streams, run *arena.Run) (err error) {
	if c.Workers < 0 || c.Workers > 1024 {
		return cli.Usage("--workers %d: want 0 to 1024", c.Workers)
	}
	if run.Plan.Games > cli.MostGames {
		return cli.Usage("--games %d: at most %d", run.Plan.Games, cli.MostGames)
	}
	if run.Shard, err = c.Shard.read(); err != nil {
		return err
	}
	run.Plan.Seed = c.Seed
	if err := run.Plan.Check(); err != nil {
		return cli.Misused(err)
	}
	run.Scenario, run.Clock, run.Begin, run.Workers = scenarios.ByID, threadTime, runtime.LockOSThread, c.Workers
	if run.Workers == 0 {
		run.Workers = runtime.GOMAXPROCS(0)
	}
	if s.Stopped != nil {
		run.Stop = s.Stopped()
	}
	return nil
}

// Run plays, or goes on.
func (c *arenaRunCmd) Run(s *cli.Streams) error {
	run, err := c.run(s)
	if err != nil {
		return err
	}
	return playPairs(s, run, c.Out, func(p *arena.Part) error { return tellArena(s, p, c.JSON) })
}

// playPairs plays the pairs of a run, beside those that a file has already, and tells what came of all.
func playPairs(s *cli.Streams, run *arena.Run, out string, tell func(*arena.Part) error) error {
	part := &arena.Part{Head: arena.HeadOf(&run.Plan)}
	keep, err := keepPairs(out, part)
	if err != nil {
		return err
	}
	if keep != nil {
		defer keep.Close()
	}
	run.Played = map[int]bool{}
	for i := range part.Pairs {
		run.Played[part.Pairs[i].N] = true
	}
	all := 0
	for n := range run.Plan.Pairs() {
		if run.Shard.Has(n) {
			all++
		}
	}
	started := time.Now()
	before := len(part.Pairs)
	run.Done = func(p arena.Pair) error {
		part.Pairs = append(part.Pairs, p)
		if s.Terminal() {
			n := len(part.Pairs)
			left := time.Since(started) / time.Duration(max(1, n-before)) * time.Duration(all-n)
			fmt.Fprintf(s.Err, "\r\x1b[K%d of %d pairs, about %s left", n, all, left.Round(time.Second))
		}
		if keep == nil {
			return nil
		}
		return cli.NotWritten(out, arena.WriteLine(keep, p))
	}
	err = run.Play()
	if s.Terminal() {
		fmt.Fprint(s.Err, "\r\x1b[K")
	}
	if err != nil {
		return err
	}
	merged, err := arena.Merge([]*arena.Part{part}, []string{out})
	if err != nil {
		return err
	}
	if err := tell(merged); err != nil {
		return err
	}
	if len(part.Pairs) < all {
		return fmt.Errorf("stopped after %d of %d pairs", len(part.Pairs), all)
	}
	return nil
}

func (c *arenaRunCmd) run(s *cli.Streams) (*arena.Run, error) {
	list := scenarios.All()
	if c.Scenario != "all" {
		sc, err := cli.FindScenario(c.Scenario)
		if err != nil {
			return nil, err
		}
		list = []game.Scenario{sc}
	}
	cat, err := s.Cards()
	if err != nil {
		return nil, err
	}
	tables, err := arena.Tables(list, arena.Fleets(c.Fleets), cat)
	if err != nil {
		return nil, err
	}
	if len(c.Players) < 2 {
		return nil, cli.Usage("an arena needs two players or more. One measures fleets: lab balance")
	}
	run := &arena.Run{
		Plan:  arena.Plan{Players: c.Players, Tables: tables, Games: c.Games},
		Cards: cat,
		Timed: c.Times,
		Twins: c.Twins,
	}
	return run, c.prepare(s, run)
}

// keepPairs opens the file of pairs for writing on, and takes in what lies there; nil where none is
// kept.
func keepPairs(out string, part *arena.Part) (*pairFile, error) {
	if out == "" {
		return nil, nil
	}
	old, err := readPart(out)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, arena.ErrEmpty) {
		var head bytes.Buffer
		if err := arena.WriteLine(&head, part.Head); err != nil {
			return nil, err
		}
		if err := cli.NotWritten(out, store.WriteFile(out, head.Bytes())); err != nil {
			return nil, err
		}
		old, err = readPart(out)
	}
	if err != nil {
		return nil, err
	}
	if _, err := arena.Merge([]*arena.Part{part, old}, []string{"this run", out}); err != nil {
		return nil, err
	}
	part.Pairs = old.Pairs
	f, err := store.OpenFile(out)
	if err != nil {
		return nil, err
	}
	return &pairFile{f, int64(old.Whole)}, nil
}

// pairFile is a file of pairs that grows by whole lines.
type pairFile struct {
	store.Tail
	whole int64 // bytes of its whole lines
}

// Write adds a line. Where it cannot be written the file is as before.
func (f *pairFile) Write(line []byte) (int, error) {
	err := f.Truncate(f.whole) // a line that was not written to its end
	if err == nil {
		if _, err = f.WriteAt(line, f.whole); err != nil {
			return 0, errors.Join(err, f.Truncate(f.whole))
		}
		f.whole += int64(len(line))
	}
	return len(line), err
}

func readPart(name string) (*arena.Part, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return arena.Read(f, name)
}

type arenaMergeCmd struct {
	Files []string `arg:"" help:"Files saved by arena --out." placeholder:"FILE"`
	Out   string   `help:"Also write the merged file." placeholder:"FILE"`
	JSON  bool     `help:"Print one JSON document."`
}

// Run joins the files.
func (c *arenaMergeCmd) Run(s *cli.Streams) error {
	all, err := mergeParts(c.Files)
	if err != nil {
		return err
	}
	if all.Plan.Alone() {
		return cli.Usage("%s was played by lab balance. Join its parts by lab balance merge", c.Files[0])
	}
	if c.Out != "" {
		var b strings.Builder
		err := arena.WriteLine(&b, all.Head)
		for i := range all.Pairs {
			err = errors.Join(err, arena.WriteLine(&b, all.Pairs[i]))
		}
		if err == nil {
			err = cli.WriteNew(c.Out, []byte(b.String()))
		}
		if err != nil {
			return err
		}
	}
	return tellArena(s, all, c.JSON)
}

// mergeParts reads and joins the parts of one run.
func mergeParts(files []string) (*arena.Part, error) {
	var parts []*arena.Part
	for _, name := range files {
		p, err := readPart(name)
		if err != nil {
			return nil, err
		}
		parts = append(parts, p)
	}
	return arena.Merge(parts, files)
}

// shots returns the share of ship-rounds with an attack, and half its interval.
func shots(f *arena.Fighting) string {
	return fmt.Sprintf("%.1f ±%.1f%%", 100*f.Shots, 50*(f.High-f.Low))
}

// longIdle returns how many of the runs without an attack were long.
func longIdle(f *arena.Fighting) string { return fmt.Sprintf("%d of %d", f.Long, f.Runs) }

// tellArena prints what was played.
func tellArena(s *cli.Streams, p *arena.Part, asJSON bool) error {
	r := arena.Of(&p.Plan, p.Pairs)
	if asJSON {
		return s.PrintJSON(r)
	}
	t := tabwriter.NewWriter(s.Out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "A\tB\tgames\tA scores\t95 %\tFleet Points\tms\tp95\tlost by flying\tbonuses of wins\t"+
		"shots from round 3\tlongest without\t4 rounds or more")
	for i := range r.Pairings {
		x := &r.Pairings[i]
		fmt.Fprintf(
			t,
			"%s\t%s\t%d\t%.1f%%\t%.1f to %.1f\t%.0f : %.0f\t%.1f : %.1f\t%.1f : %.1f\t%.2f : %.2f%%\t%.0f : %.0f%%\t%s : %s\t%d : %d\t%s : %s\n",
			x.A,
			x.B,
			x.Games,
			100*x.Score,
			100*x.Low,
			100*x.High,
			x.FleetPoints[0],
			x.FleetPoints[1],
			x.MsMedian[0],
			x.MsMedian[1],
			x.MsP95[0],
			x.MsP95[1],
			100*x.LostByFlying[0],
			100*x.LostByFlying[1],
			100*x.Bonuses[0],
			100*x.Bonuses[1],
			shots(&x.Fights[0]),
			shots(&x.Fights[1]),
			x.Fights[0].Longest,
			x.Fights[1].Longest,
			longIdle(&x.Fights[0]),
			longIdle(&x.Fights[1]),
		)
		for _, y := range x.Scenarios {
			fmt.Fprintf(t, "  %s\t\t%d\t%.1f%%\t\t\t\t\t\t%.0f : %.0f%%\n", y.Scenario, y.Games, 100*y.Score,
				100*y.Bonuses[0], 100*y.Bonuses[1])
		}
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for i := range r.Players {
		x := &r.Players[i]
		offered, used := 0, 0
		for _, k := range x.Cards {
			offered, used = offered+k.Offered, used+k.Used
		}
		fmt.Fprintf(s.Out, "%s: %.1f%% of %d battles; cards offered %d times, used %d; %d of %d choices overruled\n",
			x.Name, 100*x.Score, x.Games, offered, used, x.Overruled, x.Choices)
		if x.Read > 0 {
			fmt.Fprintf(s.Out, "  a twin with another seed foretold %.1f%% of its dials\n", 100*x.Read)
		}
		if len(x.CardsUnused) > 0 {
			fmt.Fprintf(s.Out, "  never used: %s\n", strings.Join(x.CardsUnused, ", "))
		}
	}
	if r.Missing > 0 {
		fmt.Fprintf(s.Out, "%d of %d pairs are not played yet\n", r.Missing, r.Missing+r.Pairs)
	}
	return nil
}
