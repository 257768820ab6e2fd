package card_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"attackwing/game/card"
)

var update = flag.Bool("update", false, "write the golden words anew")

// goldenWords are all cards with what is said of them.
func goldenWords(t *testing.T) string {
	var b strings.Builder
	all := catalogue(t)
	c := all.Drawn()
	say := func(id, kind, name, text string) {
		fmt.Fprintf(&b, "%s (%s) %s\n", id, kind, name)
		if text != "" {
			fmt.Fprintf(&b, "    %s\n", strings.ReplaceAll(text, "\n", "\n    "))
		}
	}
	for _, v := range c.Ships {
		say(v.ID, "ship", v.Name, v.Text())
	}
	for _, v := range c.Captains {
		say(v.ID, "captain", v.Name, v.Text())
	}
	for _, v := range c.Admirals {
		say(v.ID, "admiral", v.Name, v.Text())
	}
	for _, v := range c.Upgrades {
		say(v.ID, v.Kind.String(), v.Name, v.Text())
	}
	for _, v := range c.Resources {
		say(v.ID, "resource", v.Name, v.Text())
	}
	for _, v := range card.DamageDeck() {
		say(v.ID, "damage", v.Name, v.Text())
	}
	drawn := map[*card.Printed]bool{}
	for _, p := range printed(c) {
		drawn[p] = true
	}
	for _, p := range printed(all.Pool) {
		if !drawn[p] && len(p.Abilities) > 0 {
			say(p.ID, "more", p.Name, p.Words())
		}
	}
	return b.String()
}

// printed are all cards of a pool.
func printed(p card.Pool) (out []*card.Printed) {
	for _, v := range p.Ships {
		out = append(out, &v.Printed)
	}
	for _, v := range p.Captains {
		out = append(out, &v.Printed)
	}
	for _, v := range p.Admirals {
		out = append(out, &v.Printed)
	}
	for _, v := range slices.Concat(p.Upgrades, p.Resources) {
		out = append(out, &v.Printed)
	}
	return out
}

// The words of every card are the golden ones: look at the difference before writing them anew with
// -update.
func TestWords(t *testing.T) {
	got := goldenWords(t)
	file := filepath.Join("testdata", "words.txt")
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	gotLines, want := strings.Split(got, "\n"), strings.Split(string(b), "\n")
	for i := range max(len(gotLines), len(want)) {
		var g, w string
		if i < len(gotLines) {
			g = gotLines[i]
		}
		if i < len(want) {
			w = want[i]
		}
		if g != w {
			t.Fatalf("line %d is\n%s\nthe golden one is\n%s", i+1, g, w)
		}
	}
}

// Words are whole sentences, and nothing in the data is without words.
func TestWordsAreSentences(t *testing.T) {
	for _, c := range allLines(t) {
		for i := range c.lines {
			w := c.lines[i].Words()
			for _, bad := range []string{"?", "  ", "..", " .", " ,", "may may", "its its", "%!", "this this"} {
				if strings.Contains(w, bad) {
					t.Errorf("%s: %q in %q", c.key, bad, w)
				}
			}
			if !strings.HasSuffix(w, ".") && !strings.HasSuffix(w, ".)") || strings.ToUpper(w[:1]) != w[:1] {
				t.Errorf("%s: %q is not a sentence", c.key, w)
			}
		}
	}
}
