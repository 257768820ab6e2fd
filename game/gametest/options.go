package gametest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// Options counts, for each position in testdata/options, the answer sequences of depth 1, 2 and 3
// and compares them with testdata/options.txt: a mistake in what is legal moves a number.
func Options(t *testing.T) {
	t.Helper()
	files, err := filepath.Glob("testdata/options/*.table.yaml")
	if err != nil || len(files) == 0 {
		t.Fatalf("no positions in testdata/options: %v", err)
	}
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	out := "# Answer sequences of depth 1, 2 and 3 for the positions in testdata/options.\n"
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		tab, err := record.ReadTable(f, name)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		u, err := tab.Setup(scenarios.ByID, cat)
		if err != nil {
			t.Fatal(err)
		}
		g, err := game.New(u)
		if err != nil {
			t.Fatal(err)
		}
		if g.FirstOpen() == nil {
			t.Fatalf("%s: no question is open", name)
		}
		out += fmt.Sprintf("%-20s", strings.TrimSuffix(filepath.Base(name), ".table.yaml"))
		for depth := 1; depth <= 3; depth++ {
			out += fmt.Sprintf(" %7d", sequences(t, g, depth))
		}
		out += "  " + g.FirstOpen().Heading(u) + "\n"
	}
	Golden(t, "options.txt", out)
}

// sequences returns the number of ways to give the next answers, depth of them. A battle that ends
// sooner has none.
func sequences(t *testing.T, g *game.Game, depth int) (n int) {
	p := g.FirstOpen()
	if p == nil {
		return 0
	}
	var next game.Game
	for picks := range picksOf(p) {
		if depth == 1 {
			n++
			continue
		}
		g.CopyTo(&next)
		if _, err := next.Submit(game.Answer{Prompt: p.ID, Picks: picks}); err != nil {
			t.Fatalf("%s: %v", p.Heading(g.Setup()), err)
		}
		n += sequences(t, &next, depth-1)
	}
	return n
}

// picksOf yields every legal set of options of a question.
func picksOf(p *game.Prompt) func(yield func(uint64) bool) {
	return func(yield func(uint64) bool) {
		var from func(i int, n int8, picks uint64) bool
		from = func(i int, n int8, picks uint64) bool {
			if n >= p.Min && !yield(picks) {
				return false
			}
			for ; n < p.Max && i < len(p.Options); i++ {
				if !from(i+1, n+1, picks|1<<uint(i)) {
					return false
				}
			}
			return true
		}
		from(0, 0, 0)
	}
}
