package cli

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"attackwing/game/ai"
	"attackwing/game/match"
	"attackwing/game/store"
)

// Simulate plays games of the computer.
type Simulate struct {
	Scenario string `help:"Scenario to play (default ${default})." default:"tholian-web" placeholder:"ID"`
	Fleet1   string `name:"fleet1" help:"Fleet of player 1: a file or the id of a ready fleet." placeholder:"F"`
	Fleet2   string `name:"fleet2" help:"Fleet of player 2." placeholder:"F"`
	P1       string `name:"p1" help:"Computer level of player 1 (default ${default})." default:"ensign" placeholder:"LEVEL"`
	P2       string `name:"p2" help:"Computer level of player 2 (default ${default})." default:"ensign" placeholder:"LEVEL"`
	Games    int    `help:"Number of games (default ${default})." default:"1" placeholder:"N"`
	Seed     uint64 `help:"Seed of the first game; each following game adds 1 (default ${default})." default:"1" placeholder:"N"`
	Workers  int    `help:"Games to run in parallel; 0 means one per CPU. Does not affect results." default:"0" placeholder:"N"`
	Swap     bool   `help:"Swap the sides in every second game."`
	Record   string `help:"Save each game to this folder. Existing files are not changed." placeholder:"DIR"`
	Force    bool   `help:"With --record: overwrite existing files."`
	JSON     bool   `help:"Print one JSON document."`
	HouseFlags
}

type simulateJSON struct {
	Scenario       string         `json:"scenario"`
	Fleets         [2]string      `json:"fleets"`
	Players        [2]string      `json:"players"`
	Games          int            `json:"games"`             // played
	Stopped        bool           `json:"stopped,omitempty"` // by Ctrl-C, before all that were asked for
	Seconds        float64        `json:"seconds"`
	GamesPerSecond float64        `json:"games_per_second"`
	Wins           wins           `json:"wins"`
	MeanRounds     float64        `json:"mean_rounds"`
	Results        []match.Result `json:"results"`
}

type wins struct {
	P1   int `json:"p1"`
	P2   int `json:"p2"`
	Draw int `json:"draw"`
}

const MostGames = 10_000_000

// Run plays the games.
func (c *Simulate) Run(s *Streams) error { return c.Part(s, 0, 1) }

// Part plays one of some parts of the games, counted from 0.
func (c *Simulate) Part(s *Streams, part, of int) error {
	if c.Games < 1 || c.Games > MostGames {
		return Usage("--games %d: games are counted from 1, up to %d", c.Games, MostGames)
	}
	if c.Workers < 0 || c.Workers > 1024 {
		return Usage("--workers %d: want 0 to 1024", c.Workers)
	}
	series, err := c.series(s, part, of)
	if err != nil {
		return err
	}
	if s.Terminal() {
		last := time.Time{}
		series.Done = func(n int) {
			if now := time.Now(); now.Sub(last) > 200*time.Millisecond || n == series.Count() {
				last = now
				fmt.Fprintf(s.Err, "\r%d of %d games", n, series.Count())
				if n == series.Count() {
					fmt.Fprint(s.Err, "\r\x1b[K")
				}
			}
		}
	}
	if s.Stopped != nil {
		series.Stop = s.Stopped()
	}
	began := time.Now()
	results, err := series.Run()
	if err != nil {
		return err
	}
	stopped := len(results) < series.Count()
	j := simulateJSON{
		Stopped:  stopped,
		Scenario: c.Scenario,
		Players:  [2]string{c.P1, c.P2},
		Games:    len(results),
		Seconds:  time.Since(began).Seconds(),
		Results:  results,
	}
	j.Fleets = [2]string{series.Fleets[0].ID, series.Fleets[1].ID}
	rounds := 0
	for _, r := range results {
		rounds += r.Rounds
		switch r.Winner {
		case 1:
			j.Wins.P1++
		case 2:
			j.Wins.P2++
		default:
			j.Wins.Draw++
		}
	}
	j.MeanRounds = float64(rounds) / float64(max(1, len(results)))
	j.GamesPerSecond = float64(len(results)) / max(j.Seconds, 1e-9)
	if s.Terminal() && stopped {
		fmt.Fprint(s.Err, "\r\x1b[K")
	}
	if err := c.tell(s, &j); err != nil || !stopped {
		return err
	}
	return fmt.Errorf("stopped after %d of %d games", len(results), series.Count())
}

// tell prints what was played.
func (c *Simulate) tell(s *Streams, j *simulateJSON) error {
	if c.JSON {
		return s.PrintJSON(j)
	}
	fmt.Fprintf(s.Out, "%s: %d games in %.1f s, %.0f a second\n", j.Scenario, j.Games, j.Seconds, j.GamesPerSecond)
	fmt.Fprintf(s.Out, "player 1 (%s) won %d, player 2 (%s) won %d, drawn %d; %.1f rounds on average\n", c.P1,
		j.Wins.P1, c.P2, j.Wins.P2, j.Wins.Draw, j.MeanRounds)
	if len(j.Results) == 1 {
		r := j.Results[0]
		fmt.Fprintf(s.Out, "seed %d: %d to %d Fleet Points after %d answers, hash %s\n", r.Seed, r.FleetPoints[0],
			r.FleetPoints[1], r.Answers, r.Hash)
	}
	return nil
}

func (c *Simulate) series(s *Streams, part, of int) (*match.Series, error) {
	sc, err := FindScenario(c.Scenario)
	if err != nil {
		return nil, err
	}
	house, err := c.HouseOf(sc)
	if err != nil {
		return nil, err
	}
	levels := [2]string{c.P1, c.P2}
	for i, l := range levels {
		if _, err := ai.New(l, 1); err != nil {
			return nil, Usage("--p%d: %w", i+1, err)
		}
	}
	series := &match.Series{
		Scenario: sc,
		House:    house,
		Seed:     c.Seed,
		Games:    c.Games,
		Workers:  c.Workers,
		Swap:     c.Swap,
		First:    part,
		Step:     of,
	}
	if series.Workers == 0 {
		series.Workers = runtime.GOMAXPROCS(0)
	}
	cat, err := s.Cards()
	if err != nil {
		return nil, err
	}
	names := [2]string{c.Fleet1, c.Fleet2}
	if series.Fleets, err = BuildFleets(sc, &house, &names, cat); err != nil {
		return nil, err
	}
	for i, l := range levels {
		series.Names[i] = fmt.Sprintf("Player %d (%s)", i+1, l)
	}
	series.Player = func(who int, seed uint64) (match.Player, error) { return ai.New(levels[who], seed) }
	if c.Record != "" {
		if err := os.MkdirAll(c.Record, 0o755); err != nil {
			return nil, fmt.Errorf("--record: %w", err)
		}
		if err := c.keepRecords(series); err != nil {
			return nil, err
		}
	}
	return series, nil
}

// keepRecords has the games of a series recorded, each under a name that says its scenario, who sat
// where with which fleet, and its seed. A record that is there already is not written over, unless
// --force says so.
func (c *Simulate) keepRecords(series *match.Series) error {
	name := func(i int) string {
		seats := [2]int{0, 1}
		if c.Swap && i%2 == 1 {
			seats = [2]int{1, 0}
		}
		parts := []string{c.Scenario}
		for _, who := range seats {
			f := &series.Fleets[who]
			parts = append(parts, store.FileName(cmp.Or(f.ID, f.Name))+"-"+[2]string{c.P1, c.P2}[who])
		}
		return filepath.Join(c.Record, fmt.Sprintf("%s_%d%s", strings.Join(parts, "_"), c.Seed+uint64(i), RecordEnding))
	}
	if !c.Force {
		for n := range series.Count() {
			i := series.Number(n)
			if _, err := os.Lstat(name(i)); err == nil {
				return fmt.Errorf("--record: %s already exists. Choose another folder or --seed, or use --force",
					name(i))
			}
		}
	}
	series.Record = func(i int, _ uint64) (io.WriteCloser, error) {
		return &recordFile{name: name(i), over: c.Force}, nil
	}
	return nil
}

// recordFile is the record of a game, which becomes a file when it is whole.
type recordFile struct {
	bytes.Buffer
	name string
	over bool // an older one is replaced
}

// Close writes it.
func (r *recordFile) Close() error {
	if r.over {
		return NotWritten(r.name, store.WriteFile(r.name, r.Bytes()))
	}
	return WriteNew(r.name, r.Bytes())
}
