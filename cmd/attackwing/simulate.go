package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"attackwing/game/ai"
	"attackwing/game/match"
)

type simulateCmd struct {
	Scenario string `help:"Scenario to play (default ${default})." default:"tholian-web" placeholder:"ID"`
	Fleet1   string `name:"fleet1" help:"Fleet of player 1: a file or the id of a ready fleet." placeholder:"F"`
	Fleet2   string `name:"fleet2" help:"Fleet of player 2." placeholder:"F"`
	P1       string `name:"p1" help:"Computer level of player 1 (default ${default})." default:"ensign" placeholder:"LEVEL"`
	P2       string `name:"p2" help:"Computer level of player 2 (default ${default})." default:"ensign" placeholder:"LEVEL"`
	Games    int    `help:"How many games (default ${default})." default:"1" placeholder:"N"`
	Seed     uint64 `help:"Seed of the first game; each further game has the next (default ${default})." default:"1" placeholder:"N"`
	Workers  int    `help:"How many games at once; 0 one a processor. Results do not depend on it." default:"0" placeholder:"N"`
	Swap     bool   `help:"Swap the sides in every second game."`
	Record   string `help:"Write the record of each game into this folder." placeholder:"DIR"`
	JSON     bool   `help:"Print one JSON document."`
	houseFlags
}

type simulateJSON struct {
	Scenario       string         `json:"scenario"`
	Fleets         [2]string      `json:"fleets"`
	Players        [2]string      `json:"players"`
	Games          int            `json:"games"`
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

const maxGames = 10_000_000

// Run plays the games.
func (c *simulateCmd) Run(s *streams) error {
	if c.Games < 1 || c.Games > maxGames {
		return usage("--games %d: want 1 to %d", c.Games, maxGames)
	}
	if c.Workers < 0 || c.Workers > 1024 {
		return usage("--workers %d: want 0 to 1024", c.Workers)
	}
	series, err := c.series(s)
	if err != nil {
		return err
	}
	if s.terminal() {
		last := time.Time{}
		series.Done = func(n int) {
			if now := time.Now(); now.Sub(last) > 200*time.Millisecond || n == c.Games {
				last = now
				fmt.Fprintf(s.err, "\r%d of %d games", n, c.Games)
				if n == c.Games {
					fmt.Fprint(s.err, "\r\x1b[K")
				}
			}
		}
	}
	began := time.Now()
	results, err := series.Run()
	if err != nil {
		return err
	}
	j := simulateJSON{Scenario: c.Scenario, Players: [2]string{c.P1, c.P2}, Games: len(results), Seconds: time.Since(began).Seconds(), Results: results}
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
	j.MeanRounds = float64(rounds) / float64(len(results))
	j.GamesPerSecond = float64(len(results)) / max(j.Seconds, 1e-9)
	if c.JSON {
		return s.printJSON(j)
	}
	fmt.Fprintf(s.out, "%s: %d games in %.1f s, %.0f a second\n", j.Scenario, j.Games, j.Seconds, j.GamesPerSecond)
	fmt.Fprintf(s.out, "player 1 (%s) won %d, player 2 (%s) won %d, drawn %d; %.1f rounds on average\n", c.P1, j.Wins.P1, c.P2, j.Wins.P2, j.Wins.Draw, j.MeanRounds)
	if len(results) == 1 {
		r := results[0]
		fmt.Fprintf(s.out, "seed %d: %d to %d Fleet Points after %d answers, hash %s\n", r.Seed, r.FleetPoints[0], r.FleetPoints[1], r.Answers, r.Hash)
	}
	return nil
}

func (c *simulateCmd) series(s *streams) (*match.Series, error) {
	sc, err := findScenario(c.Scenario)
	if err != nil {
		return nil, err
	}
	house, err := c.house(sc)
	if err != nil {
		return nil, err
	}
	levels := [2]string{c.P1, c.P2}
	for i, l := range levels {
		if _, err := ai.New(l, 1); err != nil {
			return nil, usage("--p%d: %w", i+1, err)
		}
	}
	series := &match.Series{Scenario: sc, House: house, Seed: c.Seed, Games: c.Games, Workers: c.Workers, Swap: c.Swap}
	if series.Workers == 0 {
		series.Workers = runtime.GOMAXPROCS(0)
	}
	cat, err := s.cards()
	if err != nil {
		return nil, err
	}
	if series.Fleets, err = buildFleets(sc, &house, [2]string{c.Fleet1, c.Fleet2}, cat); err != nil {
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
		series.Record = func(i int, seed uint64) (io.WriteCloser, error) {
			return os.Create(filepath.Join(c.Record, fmt.Sprintf("%s-%d.game.jsonl", c.Scenario, seed)))
		}
	}
	return series, nil
}
