package e2e

import (
	"os"
	"path/filepath"
	"testing"
)

// A battle with everything twice as large in a window of the usual size, by touch: columns behind
// tabs, rows to be scrolled to, the big button always there.
func TestTwiceAsLarge(t *testing.T) {
	home := t.TempDir()
	settings := filepath.Join(home, "data", "attackwing", "settings.json")
	must(t, os.MkdirAll(filepath.Dir(settings), 0o755))
	must(t, os.WriteFile(settings, []byte(`{"Scale":"200","Motion":"off"}`), 0o644))
	needDisplay(t, theHost.err)
	table := startIn(t, home, build(t, program, guestTag), "--quick", "--seed", "3", "--p2", "ensign")
	f := finger(table)
	table.Until("the title", 300, func(s State) bool { return s.Screen == "title" })
	f.long()
	table.Until("the fleets", 60, func(s State) bool { return s.Screen == "fleets" })
	f.press()
	s := table.Until("the table", 60, func(s State) bool { return s.Screen == "deploy" })
	if b, ok := s.Button("main"); !ok || b.Y > Height || b.Y < Height*0.9 {
		t.Errorf("the big button is at %v of %d pixels: the places are not those of the window", b, Height)
	}
	p := newPlayer(t, table, f)
	if s := p.until(func(s State) bool { return s.Round > 2 && !everything() }); s.Round < 2 {
		t.Errorf("it is over before it began:\n%v", s)
	}
	verify(t, table)
}
