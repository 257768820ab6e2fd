package builder

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game/fleet"
	"attackwing/scenarios"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
)

// memory is a shelf without files.
type memory struct {
	kept    map[string]fleet.List
	exports map[string]string
	clip    string
	files   map[string]string
	full    bool
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

// bench is a window with pages of this package in it.
type bench struct {
	t      *testing.T
	shelf  *memory
	pages  []page.Page
	toasts []string
	c      canvas.Canvas
	w, h   float64
	field  string
}

func (b *bench) Open(p page.Page)  { b.pages = append(b.pages, p) }
func (b *bench) Back()             { b.pages = b.pages[:max(0, len(b.pages)-1)] }
func (b *bench) Play(page.Battle)  { b.t.Fatal("nothing plays") }
func (b *bench) Toast(word string) { b.toasts = append(b.toasts, word) }

func (b *bench) options() Options {
	cat, err := assets.Cards()
	if err != nil {
		b.t.Fatal(err)
	}
	seed := uint64(0)
	return Options{Cards: cat, Scenarios: scenarios.All(), Shelf: b.shelf, Seed: func() uint64 { seed++; return seed }}
}

func newBench(t *testing.T) *bench {
	return &bench{t: t, shelf: &memory{kept: map[string]fleet.List{}, exports: map[string]string{}, files: map[string]string{}}, w: 1280, h: 800}
}

func (b *bench) top() page.Page {
	if len(b.pages) == 0 {
		return nil
	}
	return b.pages[len(b.pages)-1]
}

func (b *bench) builder() *Page {
	b.t.Helper()
	p, ok := b.top().(*Page)
	if !ok {
		b.t.Fatalf("the page shown is %T", b.top())
	}
	return p
}

func (b *bench) draw() {
	b.c.Reset()
	if p := b.top(); p != nil {
		p.Draw(&b.c, b.w, b.h)
	}
}

// keys are strokes: "ctrl+d", "up"; what a focused field would take is typed by type.
func (b *bench) keys(ks ...string) {
	for _, k := range ks {
		in := page.Input{Any: true, Field: b.field}
		for {
			if rest, ok := strings.CutPrefix(k, "ctrl+"); ok {
				in.Ctrl, k = true, rest
			} else if rest, ok := strings.CutPrefix(k, "shift+"); ok {
				in.Shift, k = true, rest
			} else if rest, ok := strings.CutPrefix(k, "alt+"); ok {
				in.Alt, k = true, rest
			} else {
				break
			}
		}
		if p := b.top(); p != nil {
			p.Key(k, &in)
		}
		b.follow()
	}
}

// follow does what the window does after an input: it takes the focus of the form, draws, lets a tick pass.
func (b *bench) follow() {
	b.field = ""
	b.draw()
	if p := b.top(); p != nil {
		if f := p.Form(); f != nil && f.Bar {
			b.field = f.Focus
		}
		p.Tick(1.0 / 60)
	}
	b.draw()
}

func (b *bench) write(text string) {
	b.t.Helper()
	if b.field == "" {
		b.t.Fatal("no field takes the text")
	}
	b.top().SetField(b.field, text)
	b.draw()
}

// pointer is one tick of the mouse.
func (b *bench) pointer(in page.Input) {
	if p := b.top(); p != nil {
		p.Pointer(&in)
	}
	b.draw()
}

// press clicks a name at its place, as the window does; what is covered there is what is clicked.
func (b *bench) press(id string) {
	b.t.Helper()
	h, ok := b.c.Find(id)
	if !ok {
		b.t.Fatalf("nothing to click is called %s", id)
	}
	b.at(h)
}

func (b *bench) at(h canvas.Hit) {
	x, y := h.Center()
	on, _ := b.c.At(x, y)
	b.pointer(page.Input{X: x, Y: y, Press: true, Held: true})
	b.pointer(page.Input{X: x, Y: y, Release: true})
	if on.Enabled {
		if p := b.top(); p != nil {
			p.Click(on.ID)
		}
	}
	b.follow()
}

// drag takes what one name holds to another.
func (b *bench) dragTo(from, to string) {
	b.t.Helper()
	f, ok := b.c.Find(from)
	if !ok {
		b.t.Fatalf("nothing is called %s", from)
	}
	x, y := f.Center()
	if name, _, _ := numbered(from); name == "card" {
		y = f.Y + 16
	}
	b.pointer(page.Input{X: x, Y: y, Moved: true, Press: true, Held: true})
	g, ok := b.c.Find(to)
	if !ok {
		b.t.Fatalf("nothing is called %s", to)
	}
	tx, ty := g.Center()
	b.pointer(page.Input{X: (x + tx) / 2, Y: (y + ty) / 2, Moved: true, Held: true})
	b.pointer(page.Input{X: tx, Y: ty, Moved: true, Held: true})
	b.pointer(page.Input{X: tx, Y: ty, Release: true})
}

// agrees checks that what the page shows is what package fleet says of its list.
func (b *bench) agrees(p *Page) {
	b.t.Helper()
	want := p.rulesOf(&p.list).Check(p.list)
	if p.sheet.Total != want.Total || p.sheet.Legal != want.Legal {
		b.t.Fatalf("the page says %d SP, legal %v; the rules say %d, %v", p.sheet.Total, p.sheet.Legal, want.Total, want.Legal)
	}
	for i := range p.list.Ships {
		if p.sheet.ShipTotal(i+1) != want.ShipTotal(i+1) {
			b.t.Fatalf("ship %d: %d SP, the rules say %d", i+1, p.sheet.ShipTotal(i+1), want.ShipTotal(i+1))
		}
	}
}

func (b *bench) texts() string {
	var out []string
	for i := range b.c.Scene.Shapes {
		out = append(out, b.c.Scene.Shapes[i].Text)
	}
	return strings.Join(out, "\n")
}

// From nothing to a legal fleet with the keys alone: a ship found by its name, a captain, an upgrade, a copy of the ship.
func TestAFleetByKeysAlone(t *testing.T) {
	b := newBench(t)
	b.Open(NewLibrary(b, b.options()))
	b.follow()
	b.keys("n", "/")
	b.write("dominion starship")
	b.keys("enter")
	p := b.builder()
	if len(p.list.Ships) != 1 || p.list.Ships[0].Ship.Name != "Dominion Starship" {
		t.Fatalf("the fleet has %+v", p.list.Ships)
	}
	if at := p.place(); at.words() != "captain" {
		t.Fatalf("after a ship its %s is asked for", at.words())
	}
	b.keys("/")
	b.write("gelnon")
	b.keys("enter")
	if p.list.Ships[0].Captain.Name != "Gelnon" {
		t.Fatalf("the captain is %+v", p.list.Ships[0].Captain)
	}
	b.keys("/")
	b.write("photon torpedoes")
	b.keys("esc")
	if b.top() != page.Page(p) || p.query != "" {
		t.Fatalf("Esc in the search: %q is searched", p.query)
	}
	b.keys("left", "left", "right")
	for weapon := false; !weapon; {
		before := p.slot
		b.keys("down")
		if p.slot == before {
			t.Fatal("no weapon slot is reached")
		}
		at := p.place()
		weapon = at.words() == "weapon"
	}
	b.keys("enter", "/")
	b.write("photon torpedoes")
	b.keys("enter")
	if len(p.list.Ships[0].Upgrades) != 1 {
		t.Fatalf("upgrades: %+v", p.list.Ships[0].Upgrades)
	}
	b.keys("ctrl+d")
	if len(p.list.Ships) != 2 || !p.list.Ships[1].Captain.IsZero() {
		t.Fatalf("a copy of a ship with a unique captain: %+v", p.list.Ships)
	}
	b.keys("v", "1")
	if !p.sheet.Legal {
		t.Fatalf("the remedy leaves %v", p.sheet.Problems)
	}
	b.agrees(p)
	total := p.sheet.Total
	if got := b.shelf.kept["1.fleet.yaml"]; got.Total != total || len(got.Ships) != 2 {
		t.Fatalf("kept is %+v", got)
	}
	if !strings.Contains(b.texts(), "Legal for any battle.") || !strings.Contains(b.texts(), fmt.Sprint(total)) {
		t.Fatalf("the verdict and the sum %d are not shown", total)
	}
	b.keys("ctrl+z", "ctrl+z")
	if len(p.list.Ships) != 1 {
		t.Fatalf("two steps back there are %d ships", len(p.list.Ships))
	}
	b.keys("ctrl+shift+z", "ctrl+y")
	if p.sheet.Total != total {
		t.Fatalf("given again it costs %d, not %d", p.sheet.Total, total)
	}
	b.keys("esc")
	if _, ok := b.top().(*Library); !ok || !strings.Contains(b.texts(), "New fleet") {
		t.Fatal("the fleet is not listed")
	}
}
