package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"attackwing/assets"
	"attackwing/cmd/internal/cli"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/tournament"
	"attackwing/scenarios"
)

// computersFlags holds the flags for the play of tables by computers.
type computersFlags struct {
	Workers int    `help:"Tables to run in parallel; 0 means one per CPU. Does not affect results." default:"0" placeholder:"N"`
	Record  string `help:"Save each game to this folder. Existing files are not changed." placeholder:"DIR"`
}

// computers plays tables of the round, or of all rounds where it is 0, of an event of that
// scenario.
func (c *computersFlags) computers(
	s *cli.Streams,
	cat *card.Catalogue,
	name string,
	round int,
) (tournament.Computers, error) {
	if c.Workers < 0 || c.Workers > 1024 {
		return tournament.Computers{}, cli.Usage("--workers %d: want 0 to 1024", c.Workers)
	}
	out := tournament.Computers{Scenarios: scenarios.ByID, Cards: cat, Workers: c.Workers}
	if c.Workers == 0 {
		out.Workers = runtime.GOMAXPROCS(0)
	}
	if c.Record != "" {
		if err := os.MkdirAll(c.Record, 0o755); err != nil {
			return out, fmt.Errorf("--record: %s", cli.WhyNotSaved(err))
		}
		begins := name + "-round-"
		if round > 0 {
			begins += fmt.Sprintf("%d-", round)
		}
		there, err := os.ReadDir(c.Record)
		if err != nil {
			return out, fmt.Errorf("--record: %s", cli.WhyNotSaved(err))
		}
		for _, f := range there {
			if strings.HasPrefix(f.Name(), begins) && strings.HasSuffix(f.Name(), cli.RecordEnding) {
				return out, fmt.Errorf("--record: %s already exists. Choose another folder",
					filepath.Join(c.Record, f.Name()))
			}
		}
		out.Keep = func(round, table int, b []byte) (string, error) {
			file := filepath.Join(c.Record, fmt.Sprintf("%s-round-%d-table-%d%s", name, round, table, cli.RecordEnding))
			return file, cli.WriteNew(file, b)
		}
	}
	if s.Terminal() {
		out.Done = func(n, of int) {
			fmt.Fprintf(s.Err, "\r%d of %d tables", n, of)
			if n == of {
				fmt.Fprint(s.Err, "\r\x1b[K")
			}
		}
	}
	return out, nil
}

type eventPlayCmd struct {
	eventFile
	computersFlags
}

// Run plays the computers' tables of the last round. The games are played on what the file says
// now; the file is only locked to write their results.
func (c *eventPlayCmd) Run(s *cli.Streams) error {
	cat, err := assets.Cards()
	if err != nil {
		return err
	}
	e, err := tournament.Change(c.File, c.who(), time.Now(), (*tournament.Desk).ChooseForComputers)
	if err != nil {
		return inFile(c.File, err)
	}
	how, err := c.computers(s, cat, e.Scenario, e.Round())
	if err != nil {
		return err
	}
	played, err := e.Play(how)
	if err != nil {
		return inFile(c.File, err)
	}
	if len(played) == 0 {
		return fmt.Errorf("%s: round %d has no open table with computers on both sides", c.File, e.Round())
	}
	return c.change(s, func(d *tournament.Desk) error { return d.Report(e.Round(), played) })
}

type eventSimulateCmd struct {
	Scenario string `help:"Scenario of the event." required:"" placeholder:"ID"`
	Players  int    `help:"Number of players (default ${default})." default:"10" placeholder:"N"`
	Level    string `help:"Computer level (default ${default})." default:"ensign" placeholder:"LEVEL"`
	Seed     uint64 `help:"Seed of the event (default ${default})." default:"1" placeholder:"N"`
	SP       int    `name:"sp" help:"Squadron Points limit; 0 means the scenario's." default:"0" placeholder:"N"`
	After    string `help:"The event before it in the storyline." placeholder:"FILE"`
	Output   string `short:"o" help:"Write the event into this new file, *.event.json." placeholder:"FILE"`
	JSON     bool   `help:"Print one JSON document."`
	computersFlags
	cli.HouseFlags
}

// Run plays a whole event.
func (c *eventSimulateCmd) Run(s *cli.Streams) error {
	began := time.Now()
	if c.Players < 2 || c.Players > tournament.MaxPlayers {
		return cli.Usage("--players %d: want 2 to %d", c.Players, tournament.MaxPlayers)
	}
	if _, err := cli.FindScenario(c.Scenario); err != nil {
		return err
	}
	if _, err := ai.New(c.Level, 1); err != nil {
		return cli.Usage("--level: %w", err)
	}
	cfg := tournament.Config{Scenario: c.Scenario, Seed: c.Seed, Limit: c.SP, Date: began.Format(time.DateOnly)}
	e, err := begun(cfg, c.HouseFlags, c.After)
	if err != nil {
		return err
	}
	if err := c.play(s, e); err != nil {
		return err
	}
	if c.Output != "" {
		if err := tournament.Create(c.Output, e); err != nil {
			return err
		}
	}
	seconds := time.Since(began).Seconds()
	if c.JSON {
		return s.PrintJSON(struct {
			eventJSON
			Seconds float64 `json:"seconds"`
		}{eventDocument(e, len(e.Log)), seconds})
	}
	tellStandings(s.Out, e, e.Round())
	games := 0
	for _, r := range e.Rounds {
		games += len(r.Tables)
	}
	fmt.Fprintf(s.Out, "%d games in %.1f s\n", games, seconds)
	return nil
}

func (c *eventSimulateCmd) play(s *cli.Streams, e *tournament.Event) error {
	cat, err := assets.Cards()
	if err != nil {
		return err
	}
	how, err := c.computers(s, cat, c.Scenario, 0)
	if err != nil {
		return err
	}
	d := e.By("simulate", time.Now())
	if err := signIn(d, c.Players, c.Level, cat); err != nil {
		return err
	}
	for range tournament.Rounds {
		if err := d.Pair(); err != nil {
			return err
		}
		if err := d.ChooseForComputers(); err != nil {
			return err
		}
		played, err := e.Play(how)
		if err != nil {
			return err
		}
		if err := d.Report(e.Round(), played); err != nil {
			return err
		}
	}
	return nil
}

// signIn signs computer players in, with the ready fleets of the scenario in turn. Where the event
// follows another, its players come again.
func signIn(d *tournament.Desk, n int, level string, cat *card.Catalogue) error {
	k := d.Kit()
	roles := k.Fleets
	if roles == nil {
		roles = []string{""}
	}
	rules, err := d.RulesBy(scenarios.ByID, cat)
	if err != nil {
		return err
	}
	ready, err := d.Ready(rules)
	if err != nil {
		return err
	}
	for i := range n {
		p := tournament.Player{Name: fmt.Sprintf("Computer %d", i+1), Computer: level}
		if d.After != nil && i < len(d.After.Ranks) {
			p.Name = d.After.Ranks[i]
		}
		if k.Allegiances != nil {
			p.Allegiance = k.Allegiances[i%len(k.Allegiances)]
		}
		for _, role := range roles {
			p.Fleets = append(p.Fleets, ready[role][i%len(ready[role])])
		}
		if _, err := d.Add(p); err != nil {
			return err
		}
	}
	return nil
}
