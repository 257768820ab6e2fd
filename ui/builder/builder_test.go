package builder

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// memory is a shelf without files.
type memory struct {
	kept    map[string]fleet.List
	exports map[string]string
	clip    string
	shared  []fleet.List
	files   map[string]string
	full    bool
	shown   []string // opened in the viewer
	blind   error    // why nothing can be opened
}

func (m *memory) Fleets() (out []Kept, err error) {
	for f, l := range m.kept {
		out = append(out, Kept{File: f, List: l})
	}
	slices.SortFunc(out, func(a, b Kept) int { return strings.Compare(a.File, b.File) })
	return out, nil
}

func (m *memory) Keep(file string, l fleet.List) (string, error) {
	if m.full {
		return file, errors.New("the disk is full")
	}
	if file == "" {
		file = fmt.Sprintf("%d.fleet.yaml", len(m.kept)+1)
	}
	m.kept[file] = l
	return file, nil
}

func (m *memory) Remove(file string) error { delete(m.kept, file); return nil }

func (m *memory) Export(name, ending string, text []byte) (string, error) {
	m.exports[name+"."+ending] = string(text)
	return name + "." + ending, nil
}

func (m *memory) Show(path string) error {
	if m.blind == nil {
		m.shown = append(m.shown, path)
	}
	return m.blind
}

func (m *memory) Read(path string) ([]byte, error) {
	if t, ok := m.files[path]; ok {
		return []byte(t), nil
	}
	return nil, fmt.Errorf("there is no file %s", path)
}

func (m *memory) Paste() (string, error) {
	if m.clip == "" {
		return "", errors.New("there is no text on the clipboard")
	}
	return m.clip, nil
}

func (m *memory) Copy(text string) error { m.clip = text; return nil }

func (m *memory) Share(l fleet.List) (string, error) {
	m.shared = append(m.shared, l)
	return "Link copied.", nil
}

// bench is a window with pages of this package in it.
type bench struct {
	t      testing.TB
	shelf  *memory
	pages  []*kittest.Window
	toasts []string
	owned  []string
}

func (b *bench) Open(p kit.Page)   { b.show(p) }
func (b *bench) Back()             { b.pages = b.pages[:max(0, len(b.pages)-1)] }
func (b *bench) Pace() float64     { return 0 }
func (b *bench) Toast(word string) { b.toasts = append(b.toasts, word) }

func (b *bench) show(p kit.Page) { b.pages = append(b.pages, kittest.Open(b.t, p)) }

func (b *bench) options() Options {
	cat := gametest.Cards(b.t)
	seed := uint64(0)
	sets, err := assets.Sets()
	expect.OK(b.t, err)
	owned := Owned{Sets: func() []string { return b.owned }, Keep: func(sets []string) { b.owned = sets }}
	return Options{Cards: cat, Scenarios: scenarios.All(), Sets: sets, Owned: owned, Shelf: b.shelf, Seed: func() uint64 { seed++; return seed }}
}

func newBench(t testing.TB) *bench {
	return &bench{t: t, shelf: &memory{kept: map[string]fleet.List{}, exports: map[string]string{}, files: map[string]string{}}}
}

// fleets opens the page of all fleets.
func (b *bench) fleets() *Library {
	l := NewLibrary(b, b.options())
	b.show(l)
	return l
}

// opened is a bench with a ready fleet in the builder.
func opened(t testing.TB, id string) (*bench, *Page) {
	t.Helper()
	b := newBench(t)
	l := gametest.Ready(t, id)
	b.show(NewCopy(b, b.options(), l))
	return b, b.builder()
}

func (b *bench) top() *kittest.Window {
	if len(b.pages) == 0 {
		return nil
	}
	return b.pages[len(b.pages)-1]
}

func (b *bench) builder() *Page {
	b.t.Helper()
	p, ok := b.top().View.Page.(*Page)
	if !ok {
		b.t.Fatalf("the page shown is %T", b.top().View.Page)
	}
	return p
}

// keys are strokes, one after the other: "ctrl+d", "up".
func (b *bench) keys(ks ...string) {
	for _, k := range ks {
		if w := b.top(); w != nil {
			w.Key(k)
		}
		if w := b.top(); w != nil {
			w.Tick(1)
		}
	}
}

// find types words to be searched.
func (b *bench) find(words string) {
	b.t.Helper()
	b.keys("/")
	b.top().Type(words)
}

func (b *bench) press(name string) {
	b.t.Helper()
	b.top().Press(name)
	if w := b.top(); w != nil {
		w.Tick(1)
	}
}

// texts are the words of the page, and what was said last.
func (b *bench) texts() string { return b.top().Words() }

// said is what toasts said, of the page and of its commands.
func (b *bench) said() string {
	return strings.Join(append(b.toasts, b.top().Said...), " ")
}

// do changes the page otherwise than by hand.
func (b *bench) do(change func()) {
	change()
	b.top().View.Stale()
	b.top().Draw()
}

// agrees checks that what the page shows is what package fleet says of its list.
func (b *bench) agrees(p *Page) {
	b.t.Helper()
	l := p.List()
	l.Total = 0
	want := p.fleet.rulesOf(&l, p.fleet.format).Check(l)
	if p.Sheet().Total != want.Total || p.Sheet().Legal != want.Legal {
		b.t.Fatalf("the page says %d SP, legal %v; the rules say %d, %v", p.Sheet().Total, p.Sheet().Legal, want.Total, want.Legal)
	}
	for i := range l.Ships {
		if p.Sheet().ShipTotal(i+1) != want.ShipTotal(i+1) {
			b.t.Fatalf("ship %d: %d SP, the rules say %d", i+1, p.Sheet().ShipTotal(i+1), want.ShipTotal(i+1))
		}
	}
}

// From nothing to a legal fleet with the keys alone: a ship found by its name, a captain, an
// upgrade, a copy of the ship.
func TestAFleetByKeysAlone(t *testing.T) {
	b := newBench(t)
	b.fleets()
	b.keys("n")
	b.find("dominion starship")
	b.keys("enter")
	p := b.builder()
	if ships := p.List().Ships; len(ships) != 1 || ships[0].Ship.Name != "Dominion Starship" {
		t.Fatalf("the fleet has %+v", ships)
	}
	if at := p.fleet.place(); at.words() != "captain" {
		t.Fatalf("after a ship its %s is asked for", at.words())
	}
	b.find("gelnon")
	b.keys("enter")
	c := p.List().Ships[0].Captain
	expect.Need(t, c.Name, "Gelnon", "the captain is %+v", c)
	b.find("photon torpedoes")
	b.keys("esc", "esc")
	expect.Must(t, b.builder() == p && p.cards.query.Empty(),
		"Esc in the search: %q is searched", p.cards.query.String())
	b.keys("left", "left", "right")
	for weapon := false; !weapon; {
		before := p.fleet.slot
		b.keys("down")
		expect.Must(t, p.fleet.slot != before, "no weapon slot is reached")
		at := p.fleet.place()
		weapon = at.words() == "weapon"
	}
	b.keys("enter")
	b.find("photon torpedoes")
	b.keys("enter")
	ups := p.List().Ships[0].Upgrades
	expect.Need(t, len(ups), 1, "upgrades: %+v", ups)
	b.keys("ctrl+d")
	if ships := p.List().Ships; len(ships) != 2 || !ships[1].Captain.IsZero() {
		t.Fatalf("a copy of a ship with a unique captain: %+v", ships)
	}
	b.keys("alt+v", "1")
	expect.Must(t, p.Sheet().Legal, "the remedy leaves %v", p.Sheet().Problems)
	b.agrees(p)
	total := p.Sheet().Total
	got := b.shelf.kept["1.fleet.yaml"]
	expect.Must(t, got.Total == total && len(got.Ships) == 2, "kept is %+v", got)
	if !strings.Contains(b.texts(), "Legal for any battle.") || !strings.Contains(b.texts(), fmt.Sprint(total)) {
		t.Fatalf("the verdict and the sum %d are not shown", total)
	}
	b.keys("ctrl+z", "ctrl+z")
	n := len(p.List().Ships)
	expect.Must(t, n == 1, "two steps back there are %d ships", n)
	b.keys("ctrl+shift+z", "ctrl+y")
	expect.Need(t, p.Sheet().Total, total, "given again it costs")
	b.keys("esc")
	_, ok := b.top().View.Page.(*Library)
	expect.Must(t, ok && b.top().Reads("New fleet"), "the fleet is not listed")
}
