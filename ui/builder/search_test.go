package builder

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
)

// A card that is refused leaves the search where it was, so that other words can be typed at once.
func TestARefusalLeavesTheSearchOpen(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	b.find("no card is called so")
	b.keys("enter")
	if name, _, on := b.top().View.Typing(); !on || name.Kind != "search" || b.said() == "" {
		t.Fatalf("after a refusal (%q) the field is %q", b.said(), name)
	}
	if texts := b.texts(); !strings.Contains(texts, "cards import") {
		t.Errorf("an empty search does not say how more cards come in:\n%s", texts)
	}
	b.keys("ctrl+a", "delete", "esc")
	if _, _, on := b.top().View.Typing(); on || !p.cards.query.Empty() {
		t.Error("Esc does not leave the search")
	}
}

// Alt+M takes out what makes the fleet fit, or says truly why it does not.
func TestMendSaysTheTruth(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	b.keys("alt+m")
	if !strings.Contains(b.said(), "within its limit") {
		t.Errorf("a legal fleet: %q", b.said())
	}
	limit := func(n int) {
		l := p.fleet.list.Clone()
		l.Limit = n
		b.do(func() { p.change(l) })
	}
	// a limit that two cards together make it keep, and none alone
	total := p.fleet.sheet.Total
	for n := total - 1; n > 0; n-- {
		limit(n)
		if len(p.fleet.wayOut) != 1 {
			break
		}
	}
	expect.Must(t, len(p.fleet.wayOut) == 2 && !p.fleet.sheet.Legal,
		"of %d SP with a limit of %d the way out is %v", total, p.fleet.sheet.Limit, p.fleet.wayOut)
	over := p.fleet.sheet.Total - p.fleet.sheet.Limit
	if texts := strings.ReplaceAll(b.texts(), "\n", " "); !strings.Contains(texts, "Remove these two.") || !strings.Contains(texts, "Without "+p.fleet.wayOut[0]+" and") {
		t.Errorf("%d over, the page says\n%s", over, texts)
	}
	names := listed(p.fleet.wayOut)
	b.keys("alt+m")
	if !p.fleet.sheet.Legal || !strings.Contains(b.said(), "One card is not enough. Taken out: "+names) {
		t.Errorf("legal %v, said %q", p.fleet.sheet.Legal, b.said())
	}
	limit(10)
	expect.Must(t, p.fleet.wayOut == nil, "the way to 10 SP is %v", p.fleet.wayOut)
	b.keys("alt+m")
	if !strings.Contains(b.said(), "Removing two cards is not enough") {
		t.Errorf("far over: %q", b.said())
	}
}

// A Borg upgrade that finds no slot on a ship that may exchange one names the exchange, among the
// cards and among the problems; the exchange then makes room for it.
func TestABorgUpgradeSuggestsTheExchange(t *testing.T) {
	b, p := opened(t, "u0-borg-3")
	ship := slices.IndexFunc(p.fleet.list.Ships, func(s fleet.ListShip) bool { return s.ExchangeSlot != "" })
	expect.Must(t, ship >= 0, "no ship of the fleet exchanges a slot")
	l := p.fleet.list.Clone()
	l.Ships[ship].ExchangeSlot = ""
	l.Ships[ship].Upgrades = nil
	p.change(l)
	p.selectRow(ship)
	for i, at := range p.fleet.places() {
		if at.kind.String() == "crew" && at.ref.IsZero() || at.kind.String() == "weapon" || at.kind.String() == "tech" {
			p.selectSlot(i)
			break
		}
	}
	b.do(func() {})
	b.keys("4")
	named := 0
	var borg fleet.Ref
	for i := range p.cards.offers {
		if o := &p.cards.offers[i]; o.kind == "borg" && strings.Contains(o.reason, "Use Exchange slot first") {
			named++
			borg = o.ref
		}
	}
	expect.Must(t, named != 0, "no Borg upgrade names the exchange")
	l = p.fleet.list.Clone()
	l.Ships[ship].Upgrades = append(l.Ships[ship].Upgrades, borg)
	p.change(l)
	var fix func()
	for i := range p.fleet.sheet.Problems {
		for _, r := range remedies(p, &p.fleet.sheet.Problems[i]) {
			if strings.HasPrefix(r.words, "Trade a") {
				fix = r.do
			}
		}
	}
	expect.Must(t, fix != nil, "no remedy exchanges a slot: %v", p.fleet.sheet.Problems)
	fix()
	for _, q := range p.fleet.sheet.Problems {
		expect.True(t, q.Code != fleet.NoSlot, "after the exchange: %v", q.Why)
	}
}

// The Build Sheet is opened in the system's viewer, and its path stays on the page until it is
// closed; the sheets of a list are one document.
func TestBuildSheetIsOpened(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	name := p.fleet.list.Name + ".html"
	b.keys("ctrl+p")
	expect.Must(t, len(b.shelf.shown) == 1 && b.shelf.shown[0] == name, "opened: %q", b.shelf.shown)
	b.top().Tick(600)
	expect.True(t, strings.Contains(b.texts(), name), "the path does not stay:\n%s", b.texts())
	b.shelf.blind = errors.New("no viewer here")
	if b.keys("ctrl+p"); !strings.Contains(strings.ReplaceAll(b.texts(), "\n", " "), "no viewer here") {
		t.Error("why it was not opened is not told")
	}
	b.shelf.blind = nil
	c := newBench(t)
	l := c.fleets()
	c.find("tholian")
	c.keys("esc", "ctrl+p")
	doc := c.shelf.exports["build sheets.html"]
	if n := strings.Count(doc, `class="fleet"`); n < len(l.shown) || len(l.shown) < 2 || strings.Count(doc, "<html") != 1 || len(c.shelf.shown) != 1 {
		t.Errorf("%d heads for %d fleets, opened %q", n, len(l.shown), c.shelf.shown)
	}
	expect.True(t, strings.Contains(c.texts(), "build sheets.html"), "the path is not said:\n%s", c.texts())
}

// Letters search, wherever the keys are and whatever has the focus; what they did once is done with
// Alt.
func TestTypingAlwaysSearches(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {512, 320}} {
		for _, before := range [][]string{nil, {"left", "left"}, {"left"}, {"tab", "tab", "tab"}, {"alt+a"}, {"alt+r"}} {
			b, p := opened(t, "ds9-dom-1")
			w := b.top()
			w.Resize(size[0], size[1])
			b.keys(before...)
			ships := len(p.fleet.list.Ships)
			for _, letter := range []string{"m", "a", "r", "x"} { // as a keyboard does: the stroke and what it types
				w.Do(kit.Input{X: -1, Y: -1, Any: true, Strokes: []string{letter}, Typed: letter})
				w.Draw()
			}
			if got := p.cards.query.String(); got != "marx" || p.columns.At != cardsCol {
				t.Errorf("%v after %v: searched is %q in column %d", size, before, got, p.columns.At)
			}
			name, _, on := w.View.Typing()
			expect.True(t, on && name.Kind == "search", "%v after %v: the field is %q", size, before, name)
			expect.True(t, p.over.open == nothing && len(p.fleet.list.Ships) == ships,
				"%v after %v: a letter was a command", size, before)
		}
	}
	b, p := opened(t, "ds9-dom-1")
	b.keys("alt+n") // its fields are not the search
	b.top().Do(kit.Input{X: -1, Y: -1, Any: true, Strokes: []string{"a"}, Typed: "a"})
	expect.True(t, p.cards.query.Empty(), "under a page over the columns %q is searched", p.cards.query.String())
}

// A card that was added leaves the search: Enter adds another like it, letters take its place.
func TestTheSearchStaysAfterACard(t *testing.T) {
	b := newBench(t)
	b.fleets()
	b.keys("n")
	b.find("patrol ship")
	b.keys("enter")
	p := b.builder()
	expect.True(t, p.cards.query.Empty(), "%q, of which there is no captain, stays", p.cards.query.String())
	two := -1
	for i, at := range p.fleet.places() {
		if at.what == game.UpgradeCard && i > 0 && p.fleet.places()[i-1].kind == at.kind && p.fleet.places()[i-1].what == at.what {
			two = i - 1
			break
		}
	}
	expect.Must(t, two >= 0, "the ship has no two slots of a kind")
	b.do(func() { p.selectSlot(two) })
	b.find("e")
	b.keys("enter")
	if got := p.cards.query.String(); got != "e" || len(p.List().Ships[0].Upgrades) != 1 {
		t.Fatalf("after a card %q is searched, %d cards are there", got, len(p.List().Ships[0].Upgrades))
	}
	b.keys("enter")
	n := len(p.List().Ships[0].Upgrades)
	expect.True(t, n == 2, "Enter again: %d cards are there", n)
	b.top().Type("x")
	expect.Same(t, p.cards.query.String(), "x", "letters after that search")
}
