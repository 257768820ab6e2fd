package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest"
)

// A player's own sheet lies in the data folder: it is chosen at the title, played to its end
// against the computer, recorded and verified. Without its file the record says so.
func TestABattleByAnOwnSheet(t *testing.T) {
	needDisplay(t, theHost.err)
	home := t.TempDir()
	dir := filepath.Join(home, "data", "attackwing", "scenarios")
	must(t, os.MkdirAll(dir, 0o755))
	own := filepath.Join(dir, "beacon.scenario.yaml")
	for file, text := range map[string][]byte{own: gametest.BeaconText, filepath.Join(dir, "broken.scenario.yaml"): []byte("titel: Broken\n")} {
		must(t, os.WriteFile(file, text, 0o644))
	}
	titles[gametest.BeaconID] = "The Beacon"
	table := startIn(t, home, build(t, program, guestTag), "--quick", "--seed", "5")
	h := mouse(table)
	s := table.Until("the title", 300, func(s State) bool { return s.Screen == "title" })
	if !slices.ContainsFunc(s.Options, func(o Spot) bool { return strings.Contains(o.Label, "The Beacon") }) {
		t.Fatalf("the title does not offer the sheet:\n%v", s)
	}
	toTheTable(t, table, h, way{gametest.BeaconID, "by mouse", true})
	p := newPlayer(t, table, h)
	if s := p.toTheEnd(); s.Result == "" {
		t.Errorf("the battle is over without a result:\n%v", s)
	}
	verify(t, table)
	must(t, os.Remove(own))
	for _, record := range table.Files(".jsonl") {
		if out, err := table.Command("replay", "--verify", record); err == nil || !strings.Contains(string(out), "put its file into the folder of your sheets") {
			t.Errorf("without its sheet: %v\n%s", err, out)
		}
	}
}
