package glossary

import (
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// Every term is told once, in few words, and the words that tooltips want are there.
func TestTheGlossary(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range All() {
		expect.True(t, !seen[e.Name], "%s is told twice", e.Name)
		seen[e.Name] = true
		n := len(strings.Fields(e.Words))
		expect.True(t, n >= 3 && n <= 70, "%s takes %d words", e.Name, n)
	}
	for _, name := range []string{"evade", "target lock", "scan", "battle stations", "cloak", "sensor echo", "regenerate", "disabled"} {
		_, ok := Find(name)
		expect.True(t, ok, "%s is not told", name)
	}
	if got := Search("web destroyed token"); len(got) == 0 || len(got) == len(All()) {
		t.Errorf("the search finds %d of %d", len(got), len(All()))
	}
}

// Terms in a line are found whole, longest first, with an s behind them, and never inside another
// word.
func TestTermsInALine(t *testing.T) {
	const line = "Target Locks stay; evaded Scan, 2 critical hits and overlapping"
	var got []string
	for _, w := range In(line) {
		got = append(got, w.Name+" = "+line[w.From:w.To])
	}
	want := "Target Lock = Target Locks, Scan = Scan, Critical Hit = critical hits"
	expect.True(t, strings.Join(got, ", ") == want, "found %s, want %s", strings.Join(got, ", "), want)
	for name := range aliases {
		expect.True(t, At(name) >= 0, "%s has other spellings and no words", name)
	}
}
