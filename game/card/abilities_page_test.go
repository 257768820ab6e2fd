package card

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// The page for people who write cards names every phrase, and no phrase that is not one.
func TestPageOfAbilities(t *testing.T) {
	b, err := os.ReadFile("ABILITIES.md")
	if err != nil {
		t.Fatal(err)
	}
	want := slices.Concat(windowNames[:], patternsOf(whosePhrases), patternsOf(limitPhrases), patternsOf(targetPhrases), patternsOf(reachPhrases),
		patternsOf(conditionPhrases), patternsOf(costPhrases), patternsOf(effectPhrases), patternsOf(endingPhrases), patternsOf(movePhrases), patternsOf(moveEndings))
	_, page, _ := strings.Cut(string(b), "\n## Moments")
	var got []string
	for line := range strings.Lines(page) {
		if row, ok := strings.CutPrefix(line, "| `"); ok {
			phrase, _, _ := strings.Cut(row, "`")
			got = append(got, phrase)
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	for _, p := range want {
		if !slices.Contains(got, p) {
			t.Errorf("the page lacks %q", p)
		}
	}
	for _, p := range got {
		if !slices.Contains(want, p) {
			t.Errorf("the page has %q, which cannot be written", p)
		}
	}
}
