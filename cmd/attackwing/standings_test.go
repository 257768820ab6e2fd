package main

import (
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/tournament"
)

// The command line tells every column of a standing, each as wide as its widest cell.
func TestTheCommandLineTellsEveryColumn(t *testing.T) {
	f := filepath.Join(t.TempDir(), "x.event.json")
	tell(t, "new", f, "--scenario", "last-battle-of-ds9", "--paper-fleets", "--seed", "4")
	for name, of := range map[string]string{"Ann Lee": "fed", "Maximilian Featherstonehaugh": "dom"} {
		tell(t, "add", f, name, "--allegiance", of)
	}
	tell(t, "pair", f)
	e, err := tournament.Open(f)
	must(t, err)
	_, out, _ := command("tournament", "standings", f)
	lines := strings.Split(out, "\n")[1:3]
	if at := strings.Index(lines[0], "BP"); at < 0 || at != strings.Index(lines[1], "BP") {
		t.Errorf("the columns do not stand below each other:\n%s", out)
	}
	for i, s := range e.Ranks(1) {
		for _, c := range tournament.Columns() {
			if words := c.Cell(&s); !strings.Contains(lines[i], words) {
				t.Errorf("%s of %s, %q, is not told:\n%s", c.ID, s.Player, words, out)
			}
		}
	}
}
