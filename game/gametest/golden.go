package gametest

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest/expect"
	"attackwing/game/store"
)

// Golden compares a text with a file under testdata, or writes the file with -update.
func Golden(t *testing.T, file, got string) {
	t.Helper()
	GoldenFile(t, filepath.Join("testdata", file), got)
}

// GoldenFile compares a text with a file, or writes the file with -update.
func GoldenFile(t *testing.T, name, got string) {
	t.Helper()
	if expect.Updating() {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := store.WriteFile(name, []byte(got)); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatalf("%v; run with -update to write it", err)
	}
	g, w := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range max(len(g), len(w)) {
		a, b := "(nothing)", "(nothing)"
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if a != b {
			t.Fatalf("%s line %d:\n got  %s\n want %s\n(-update writes it anew)", name, i+1, a, b)
		}
	}
}

// Shows fails for every part that a battle was chosen for and does not show: the name of the part
// and a regular expression that finds it in the report.
func Shows(t *testing.T, report string, parts map[string]string) {
	t.Helper()
	for name, x := range parts {
		if !regexp.MustCompile(x).MatchString(report) {
			t.Errorf("the battle shows no more: %s (%s); choose another seed", name, x)
		}
	}
}

// Report plays a whole battle between two levels of computer players and tells it as the battle log
// does.
func Report(t *testing.T, u *game.Setup, one, two string) string {
	t.Helper()
	g, err := game.New(u)
	if err != nil {
		t.Fatal(err)
	}
	var players [2]ai.Player
	for i, level := range []string{one, two} {
		if players[i], err = ai.New(level, u.Seed+uint64(i)); err != nil {
			t.Fatal(err)
		}
	}
	var b strings.Builder
	tell := func(ev []game.Event) {
		for _, e := range ev {
			switch e.(type) {
			case game.RoundBegan:
				b.WriteString("\n# " + e.Say(u) + "\n")
				continue
			case game.PhaseBegan:
				b.WriteString("## " + e.Say(u) + "\n")
				continue
			}
			if w := e.Say(u); w != "" {
				b.WriteString(w + "\n")
			}
		}
	}
	fmt.Fprintf(&b, "%s: %s against %s, seed %d\n", u.Scenario.Sheet().Title, u.Fleets[0].Name, u.Fleets[1].Name,
		u.Seed)
	tell(g.Opening())
	for n := 0; !g.Over(); n++ {
		if n > 5000 {
			t.Fatal("the battle does not end")
		}
		p := g.FirstOpen()
		ev, err := g.Submit(players[p.Player].Choose(g.View(p.Player), p))
		if err != nil {
			t.Fatal(err)
		}
		tell(ev)
	}
	b.WriteString("\n# Fleet Points\n")
	for p := range game.PlayerID(2) {
		fmt.Fprintf(&b, "%s: %d\n", u.Player(p), game.Points(g.State(), u, p))
		for _, l := range game.Score(g.State(), u, p) {
			fmt.Fprintf(&b, "  %+d %s: %s\n", l.Points, l.Words, l.Why)
		}
	}
	return b.String()
}
