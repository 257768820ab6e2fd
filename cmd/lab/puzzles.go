package main

import (
	"attackwing/cmd/internal/cli"

	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"attackwing/game/puzzle"
	"attackwing/game/store"
	"attackwing/scenarios"
)

type puzzlesCmd struct {
	Records []string `arg:"" optional:"" help:"Saved games (*.game.jsonl) to make puzzles from; omit to list the built-in puzzles."`
	Out     string   `short:"o" help:"Folder for the positions and puzzles.json; existing puzzles are kept." placeholder:"DIR"`
	Most    int      `help:"Stop after this many puzzles; 0 means no limit." default:"0" placeholder:"N"`
	Each    int      `help:"Most puzzles per battle; 0 means no limit (default ${default})." default:"3" placeholder:"N"`
	Least   int      `help:"Required margin of the best answer, in 1/1000 Fleet Point including the chance to win (default ${default})." default:"1500" placeholder:"N"`
	Prove   bool     `help:"Check the built-in puzzles again with other dice and list those that fail."`
	Reveal  bool     `help:"Use the round being played too, hidden dials included, of a battle that is not over."`
	JSON    bool     `help:"Print one JSON document."`
}

// Run makes puzzles, lists them or proves them.
func (c *puzzlesCmd) Run(s *cli.Streams) error {
	switch {
	case len(c.Records) == 0:
		return c.list(s)
	case c.Out == "":
		return cli.Usage("puzzles: say with --out where the position files go")
	}
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(c.Out, 0o755); err != nil {
		return err
	}
	ps, err := puzzle.Read(os.DirFS(c.Out), ".")
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	f := puzzle.Finder{Scenarios: scenarios.ByID, Cards: cat, Least: c.Least}
	for _, name := range c.Records {
		rec, err := cli.ReadRecord(name)
		if err != nil {
			return err
		}
		u, err := rec.Header.Setup(scenarios.ByID, cat)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		found, wrong := 0, error(nil)
		base := strings.TrimSuffix(filepath.Base(name), ".game.jsonl")
		answers := rec.Answers
		if f := rec.Film(0, -1, u); !f.Over && !c.Reveal {
			answers = answers[:f.Settled]
		}
		err = f.Battle(u, answers, base, func(p *puzzle.Puzzle) bool {
			if slices.ContainsFunc(ps, func(q puzzle.Puzzle) bool { return q.ID == p.ID }) {
				return true
			}
			ps = append(ps, *p)
			puzzle.Call(ps)
			found++
			fmt.Fprintf(s.Err, "%s (%s): %s\n", p.ID, p.Grade, strings.Join(p.Best, ", "))
			if wrong = c.write(ps); wrong != nil {
				return false
			}
			return (c.Most == 0 || len(ps) < c.Most) && (c.Each == 0 || found < c.Each)
		})
		if wrong != nil {
			return wrong
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if c.Most > 0 && len(ps) >= c.Most {
			break
		}
	}
	fmt.Fprintf(s.Out, "%d puzzles in %s\n", len(ps), cli.Visible(c.Out))
	return nil
}

// write writes the last position file and the index.
func (c *puzzlesCmd) write(ps []puzzle.Puzzle) error {
	last := &ps[len(ps)-1]
	if err := cli.WriteNew(filepath.Join(c.Out, last.ID+".table.yaml"), last.Table); err != nil {
		return err
	}
	text, err := json.MarshalIndent(ps, "", "  ")
	if err != nil {
		return err
	}
	index := filepath.Join(c.Out, "puzzles.json")
	return cli.NotWritten(index, store.WriteFile(index, append(text, '\n')))
}

// list tells those that come along.
func (c *puzzlesCmd) list(s *cli.Streams) error {
	ps := puzzle.All()
	if c.Prove {
		cat, err := s.Cards()
		if err != nil {
			return err
		}
		f := puzzle.Finder{Scenarios: scenarios.ByID, Cards: cat}
		ps = slices.DeleteFunc(ps, func(p puzzle.Puzzle) bool { return f.Prove(&p) })
	}
	if c.JSON {
		return s.PrintJSON(ps)
	}
	for i := range ps {
		p := &ps[i]
		fmt.Fprintf(s.Out, "%-7s %s\n        %s, best: %s. %s (%d games)\n", p.Grade, p.Name, p.Title,
			strings.Join(p.Best, ", "), p.Why, p.Games)
	}
	if c.Prove {
		fmt.Fprintf(s.Out, "%d of %d are not clear\n", len(ps), len(puzzle.All()))
	}
	return nil
}
