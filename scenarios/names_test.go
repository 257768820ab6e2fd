package scenarios_test

import (
	"bufio"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// named are the ids, packages, titles and own words of the four sheets. "Mission Token", "Objective
// Token" and the names of actions are the rulebook's and the game box's, not a sheet's.
var named = regexp.MustCompile(`(?i)tholian|\bEWTs?\b|energy.?web|guide token|dead.?ground|tractor|\bDS9\b|deep.?space|last.?battle|future.?tense|small.?craft|unimatrix|rebel.?fleet|borg.?fleet|away.?team`)

// allowed are the files outside of this folder that name a sheet, each with the reason. A file that
// does so no more must leave the list.
var allowed = map[string]string{
	"assets/compiled.go":                  "card data, written by go generate",
	"game/card/spacedock/classes.go":      "card data: names of ship classes and of their drawings",
	"game/fleet/compiled.go":              "the ready fleets, written by go generate",
	"game/card/spacedock/tags.go":         "card data: a restriction to a ship class",
	"cmd/internal/cli/simulate.go":        "the default of a command's flag",
	"cmd/internal/cli/setup.go":           "the default fleets, told in a comment",
	"cmd/attackwing/tournament.go":        "help texts: the one event that follows another",
	"ui/scene/board.go":                   "what can be drawn: a beam, a station",
	"ui/scene/lines.go":                   "what can be drawn: a beam",
	"ui/names/names.go":                   "card data: words cut from long ship names",
	"ui/onmap/onmap.go":                   "what can be drawn: a beam for the lock tokens of a marker",
	"ui/kit/gallery/gallery.go":           "an example in the gallery of parts",
	"cmd/internal/app/apptest/apptest.go": "a battle to look at; only tests import it",
	"ui/window/windowtest/battles.go":     "battles to look at; only tests import it",
	"ui/freetable/doc.go":                 "an example of what is laid, docs",
}

// No package outside of scenarios/ names one of the four scenarios: the core knows moments, map
// ships, markers and tokens, not sheets. Tests may, since they need a battle to play; card texts,
// ready fleets and docs are no Go code.
func TestNoPackageNamesAScenario(t *testing.T) {
	root := ".."
	hits := map[string]string{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel(root, path)
		rel = filepath.ToSlash(rel)
		if d.IsDir() {
			if rel == "scenarios" || rel != "." && strings.HasPrefix(d.Name(), ".") || d.Name() == "bin" {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(rel, ".go") || strings.HasSuffix(rel, "_test.go") {
			return nil
		}
		f, err := os.Open(path)
		if err != nil {
			return err
		}
		defer f.Close()
		in := bufio.NewScanner(f)
		for in.Scan() {
			if named.MatchString(in.Text()) && hits[rel] == "" {
				hits[rel] = strings.TrimSpace(in.Text())
			}
		}
		return in.Err()
	})
	must(t, err)
	expect.Must(t, len(hits) != 0, "nothing was read: even card data name some words of theirs")
	for file, line := range hits {
		expect.True(t, allowed[file] != "", "%s names a scenario: %s", file, line)
	}
	for file, why := range allowed {
		expect.True(t, hits[file] != "", "%s names no scenario any more: take it off the list (%s)", file, why)
	}
}
