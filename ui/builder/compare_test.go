package builder

import (
	"strings"
	"testing"
)

// A pinned card is compared in the numbers that differ, and in the price.
func TestComparedInNumbers(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	b.keys("alt+a", "space", "down")
	o, pinned := p.cards.offered(), p.cards.pin()
	if pinned == nil || o == nil || o == pinned {
		t.Fatal("no card is pinned beside the one in focus")
	}
	_, words, _ := strings.Cut(b.texts(), "Compared")
	for _, f := range p.cards.figures(o) {
		for _, g := range p.cards.figures(pinned) {
			if f.name != g.name {
				continue
			}
			want := f.String() != g.String() || f.name == "You pay"
			if strings.Contains(words, f.name+" "+f.String()+" "+g.String()) != want {
				t.Errorf("%s: %v and %v, to be listed: %v, in %s", f.name, &f, &g, want, words)
			}
		}
	}
	b.keys("up", "space")
	if p.cards.pin() != nil {
		t.Error("the card is still pinned")
	}
}
