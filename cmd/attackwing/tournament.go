package main

import (
	"cmp"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"attackwing/cmd/internal/app"
	"attackwing/cmd/internal/cli"
	"attackwing/game/tournament"
	"attackwing/scenarios"
)

// tournamentCmd is the desk of an event, over one file.
type tournamentCmd struct {
	New       eventNewCmd       `cmd:"" help:"Begin an event."`
	Add       eventAddCmd       `cmd:"" help:"Sign in players with their fleets. Late players join the next round."`
	Change    eventChangeCmd    `cmd:"" help:"Edit a player. Fleets can only change before round 1 is paired."`
	Drop      eventDropCmd      `cmd:"" help:"Drop a player from the event."`
	Pair      eventPairCmd      `cmd:"" help:"Pair the next Battle Round, or redraw the last."`
	Choose    eventChooseCmd    `cmd:"" help:"The higher ranked player chooses a fleet (Unimatrix Zero, round 3)."`
	Clock     eventClockCmd     `cmd:"" help:"Start, pause or read the clock of the Battle Round."`
	Verify    eventVerifyCmd    `cmd:"" help:"Record that players verified their opponent's fleet."`
	Result    eventResultCmd    `cmd:"" help:"Enter, sign or correct a result."`
	Roll      eventRollCmd      `cmd:"" help:"Enter a roll-off made with real dice (needs --hand-dice)."`
	Token     eventTokenCmd     `cmd:"" help:"Spend the Commendation Award Token."`
	Play      eventPlayCmd      `cmd:"" help:"Play the tables between two computers."`
	Standings eventStandingsCmd `cmd:"" help:"Ranks, factions, and what is missing."`
	Sheet     eventSheetCmd     `cmd:"" help:"Write a page to print, or its table as CSV."`
	Log       eventLogCmd       `cmd:"" help:"Print the log of the desk."`
	List      eventListCmd      `cmd:"" help:"List the events in a folder."`
	Simulate  eventSimulateCmd  `cmd:"" help:"Simulate a whole event with computers."`
}

// eventFile is the event a subcommand is about, and whose hand it is.
type eventFile struct {
	File string `arg:"" help:"Event file, *.event.json."`
	By   string `help:"Your name for the log (default: the user name)." placeholder:"NAME"`
	JSON bool   `help:"Print one JSON document."`
}

func (f *eventFile) who() string { return cmp.Or(f.By, app.UserName()) }

// change does something at the desk and says what came of it.
func (f *eventFile) change(s *cli.Streams, do func(*tournament.Desk) error) error {
	said := 0
	e, err := tournament.Change(f.File, f.who(), time.Now(), func(d *tournament.Desk) error {
		said = len(d.Log)
		return do(d)
	})
	if err != nil {
		return inFile(f.File, err)
	}
	if f.JSON {
		return s.PrintJSON(eventDocument(e, said))
	}
	for _, l := range e.Log[said:] {
		fmt.Fprintln(s.Out, l.Did)
	}
	return nil
}

// inFile names the file in an error that does not.
func inFile(file string, err error) error {
	if strings.HasPrefix(err.Error(), file) {
		return err
	}
	return fmt.Errorf("%s: %w", file, err)
}

type eventNewCmd struct {
	eventFile
	Scenario    string   `help:"Scenario of the event." required:"" placeholder:"ID"`
	Name        string   `help:"Name of the event (default: the scenario's title)." placeholder:"NAME"`
	Date        string   `help:"Date of the event, YYYY-MM-DD (default: today)." placeholder:"DAY"`
	After       string   `help:"Previous event of the storyline. Its final ranks seed Unimatrix Zero and award the Commendation Award Token." placeholder:"FILE"`
	SP          int      `name:"sp" help:"Squadron Points limit; 0 means the scenario's." default:"0" placeholder:"N"`
	Seed        uint64   `help:"Seed for draws and roll-offs; 0 means random." default:"0" placeholder:"N"`
	PaperFleets bool     `help:"Use paper Fleet Build Sheets; require no fleet files."`
	HandDice    bool     `help:"Roll off ties with real dice and enter them."`
	Resource    []string `help:"Allow only this resource; may be repeated." placeholder:"ID" sep:"none"`
	cli.HouseFlags
}

// begun returns a new event under the house rules of the command line, seeded by the event before it in the
// storyline if there is one.
func begun(cfg tournament.Config, rules cli.HouseFlags, after string) (*tournament.Event, error) {
	var err error
	if cfg.House, err = deskRules(&rules, cfg.Scenario); err != nil {
		return nil, err
	}
	if after != "" {
		before, err := tournament.Open(after)
		if err != nil {
			return nil, err
		}
		if cfg.After, err = before.Following(); err != nil {
			return nil, fmt.Errorf("--after %s: %w", after, err)
		}
	}
	e, err := tournament.New(cfg)
	if err != nil {
		return nil, cli.Misused(err)
	}
	return e, nil
}

// Run begins an event.
func (c *eventNewCmd) Run(s *cli.Streams) error {
	if err := knownEvent(c.Scenario); err != nil {
		return err
	}
	now := time.Now()
	cfg := tournament.Config{
		Name:        c.Name,
		Scenario:    c.Scenario,
		Date:        c.Date,
		Limit:       c.SP,
		Seed:        c.Seed,
		PaperFleets: c.PaperFleets,
		HandDice:    c.HandDice,
		Resources:   c.Resource,
	}
	if cfg.Date == "" {
		cfg.Date = now.Format(time.DateOnly)
	}
	if cfg.Seed == 0 {
		cfg.Seed = uint64(now.UnixNano()) & (1<<53 - 1) // fits what every reader of JSON can hold
	}
	e, err := begun(cfg, c.HouseFlags, c.After)
	if err != nil {
		return err
	}
	if err := tournament.Create(c.File, e); err != nil {
		return err
	}
	if c.JSON {
		return s.PrintJSON(eventDocument(e, 0))
	}
	fmt.Fprintf(s.Out, "%s: %s, %d SP, %d Battle Rounds of %d minutes\n", c.File, e.Name, e.Limit, tournament.Rounds,
		e.Kit().Minutes)
	return nil
}

// knownEvent tells whether there is an event of this scenario: one that is played here, or one with
// a kit.
func knownEvent(id string) error {
	for _, k := range tournament.Kits() {
		if k.Scenario == id {
			return nil
		}
	}
	_, err := cli.FindScenario(id)
	return err
}

// deskRules returns the house rules as the event keeps them, checked where the scenario is played here.
func deskRules(h *cli.HouseFlags, scenario string) (map[string]string, error) {
	vs, err := h.Values()
	if err != nil || len(vs) == 0 {
		return nil, err
	}
	sc, err := scenarios.ByID(scenario)
	if err != nil {
		return nil, cli.Misused(err)
	}
	out, ofBattles := map[string]string{}, cli.HouseFlags{}
	for _, v := range vs {
		if !tournament.IsDeskRule(v.Key) {
			ofBattles.House = append(ofBattles.House, v.Key+"="+v.Value)
		}
		if v.Key == "sp-limit" {
			return nil, cli.Usage("--house sp-limit: say --sp %s", v.Value)
		}
		out[v.Key] = v.Value
	}
	_, err = ofBattles.HouseOf(sc, tournament.DeskRules...)
	return out, err
}

type eventPairCmd struct {
	eventFile
	Again bool     `help:"Redraw the last round, if it has no results yet."`
	Undo  bool     `help:"Undo the last pairing, if it has no results yet."`
	Swap  []string `help:"Two players of the last round change seats: --swap NAME --swap NAME." placeholder:"NAME" sep:"none"`
}

// Run pairs.
func (c *eventPairCmd) Run(s *cli.Streams) error {
	return c.change(s, func(d *tournament.Desk) error {
		switch {
		case len(c.Swap) != 0:
			if len(c.Swap) != 2 {
				return cli.Usage("--swap: want two players")
			}
			a, err := d.Find(c.Swap[0])
			if err != nil {
				return err
			}
			b, err := d.Find(c.Swap[1])
			if err != nil {
				return err
			}
			return d.Swap(a, b)
		case c.Undo:
			return d.Unpair()
		case c.Again:
			return d.PairAgain()
		}
		return d.Pair()
	})
}

type eventChooseCmd struct {
	eventFile
	Player string `arg:"" help:"Who chooses."`
	Fleet  string `arg:"" help:"borg or rebel."`
}

// Run notes the choice.
func (c *eventChooseCmd) Run(s *cli.Streams) error {
	return c.change(s, func(d *tournament.Desk) error {
		n, err := d.Find(c.Player)
		if err != nil {
			return err
		}
		return d.Choose(n, c.Fleet)
	})
}

type eventTokenCmd struct {
	eventFile
	Round int    `help:"Battle Round (default: the last)." placeholder:"N"`
	On    string `help:"The roll it was spent on, for the log." default:"on one die" placeholder:"WORDS"`
}

// Run spends the token.
func (c *eventTokenCmd) Run(s *cli.Streams) error {
	return c.change(s, func(d *tournament.Desk) error { return d.Spend(orLast(c.Round, d.Event), c.On) })
}

func orLast(round int, e *tournament.Event) int {
	if round == 0 {
		return e.Round()
	}
	return round
}

type eventClockCmd struct {
	eventFile
	Do string `arg:"" optional:"" enum:"start,pause,read" default:"read" help:"start, pause or read."`
}

// Run starts, pauses or reads the clock.
func (c *eventClockCmd) Run(s *cli.Streams) error {
	switch c.Do {
	case "start":
		return c.change(s, (*tournament.Desk).StartClock)
	case "pause":
		return c.change(s, (*tournament.Desk).PauseClock)
	}
	e, err := tournament.Open(c.File)
	if err != nil {
		return err
	}
	if e.Round() == 0 {
		return fmt.Errorf("%s: no round is paired", c.File)
	}
	clock := &e.Rounds[e.Round()-1].Clock
	left := clock.Left(e.Kit().Minutes, time.Now())
	if c.JSON {
		return s.PrintJSON(map[string]any{
			"round":        e.Round(),
			"running":      clock.Running(),
			"left_seconds": int(left.Seconds()),
			"over":         left == 0,
		})
	}
	state := "stands"
	if clock.Running() {
		state = "runs"
	}
	fmt.Fprintf(s.Out, "round %d: %s left, the clock %s\n", e.Round(), tournament.ClockFace(left), state)
	return nil
}

type eventLogCmd struct {
	eventFile
}

// Run prints the log.
func (c *eventLogCmd) Run(s *cli.Streams) error {
	e, err := tournament.Open(c.File)
	if err != nil {
		return err
	}
	if c.JSON {
		return s.PrintJSON(map[string]any{"log": e.Log})
	}
	for _, l := range e.Log {
		fmt.Fprintf(s.Out, "%s  %s: %s", l.At.Local().Format("2006-01-02 15:04"), l.Who, l.Did)
		if l.Was != "" {
			fmt.Fprintf(s.Out, "  (was: %s)", l.Was)
		}
		fmt.Fprintln(s.Out)
	}
	return nil
}

type eventListCmd struct {
	Folder string `arg:"" help:"A club's folder of event files."`
	JSON   bool   `help:"Print one JSON document."`
}

type filedJSON struct {
	File     string `json:"file"`
	Name     string `json:"name,omitempty"`
	Scenario string `json:"scenario,omitempty"`
	Date     string `json:"date,omitempty"`
	Players  int    `json:"players"`
	Round    int    `json:"round"`
	Over     bool   `json:"over"`
	Admiral  string `json:"admiral,omitempty"`
	After    string `json:"after,omitempty"`
	Problem  string `json:"problem,omitempty"`
}

// Run lists a storyline. A file that cannot be read is told in its line and makes the exit code 1.
func (c *eventListCmd) Run(s *cli.Streams) error {
	fs, err := tournament.Storyline(c.Folder)
	if err != nil {
		return err
	}
	out, bad := []filedJSON{}, error(nil)
	for _, f := range fs {
		j := filedJSON{File: filepath.Base(f.File)}
		if f.Err != nil {
			j.Problem = f.Err.Error()
			bad = errors.Join(bad, f.Err)
		} else {
			e := f.Event
			j.Name, j.Scenario, j.Date, j.Players, j.Round, j.Over = e.Name, e.Scenario, e.Date,
				len(e.Players), e.Round(), e.Over()
			if j.Over {
				j.Admiral = e.FinalRanks()[0]
			}
			if e.After != nil {
				j.After = e.After.Event
			}
		}
		out = append(out, j)
	}
	if c.JSON {
		return errors.Join(s.PrintJSON(map[string]any{"events": out}), bad)
	}
	for _, j := range out {
		if j.Problem != "" {
			continue
		}
		state := fmt.Sprintf("round %d of %d", j.Round, tournament.Rounds)
		if j.Over {
			state = "Admiral " + j.Admiral
		}
		fmt.Fprintf(s.Out, "%-10s  %-28s %-32s %2d players, %s\n", j.Date, j.File, j.Name, j.Players, state)
	}
	return bad
}
