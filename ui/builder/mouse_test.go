package builder

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/ui/canvas/canvastest"
	"attackwing/ui/page"
)

// opened is a bench with a ready fleet in the builder.
func opened(t *testing.T, id string) (*bench, *Page) {
	t.Helper()
	b := newBench(t)
	l, err := fleet.ReadyByID(id)
	if err != nil {
		t.Fatal(err)
	}
	b.Open(NewCopy(b, b.options(), l))
	b.follow()
	return b, b.builder()
}

// Every button of the builder does something by the mouse alone.
func TestEveryButtonByMouse(t *testing.T) {
	state := func(b *bench) string {
		p, ok := b.top().(*Page)
		if !ok {
			return "left"
		}
		return fmt.Sprint(p.list, p.row, p.slot, p.open, p.panel, p.focus, p.pinned, p.filter, p.query, p.focusTurn, p.wrong, p.refuseWords, b.toasts, b.shelf.clip, len(b.shelf.exports))
	}
	first, _ := opened(t, "ds9-dom-1")
	var names []string
	for _, h := range first.c.Hits {
		if h.Enabled {
			names = append(names, h.ID)
		}
	}
	if len(names) < 25 {
		t.Fatalf("only %v can be clicked", names)
	}
	for _, id := range names {
		b, p := opened(t, "ds9-dom-1")
		p.panel = shipsPanel
		if id == "card:0" {
			p.focus = 1
			b.draw()
		}
		if name, n, ok := numbered(id); ok && (name == "ship" && n == p.row || name == "slot" && n == p.slot) {
			continue // chosen already
		}
		was := state(b)
		b.press(id)
		if state(b) == was {
			t.Errorf("a click on %s changes nothing", id)
		}
	}
}

// A card goes into its slot and on another ship by dragging; a slot's card and a ship go when they are dragged out; ships
// change places.
func TestDragging(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	p.selectRow(1)
	b.follow()
	slot := slices.IndexFunc(p.places(), func(at place) bool { return at.icon() == "crew" })
	if slot < 0 {
		t.Fatal("no crew")
	}
	id := "slot:" + fmt.Sprint(slot)
	b.press(id)
	was := p.places()[slot].ref
	focus := slices.IndexFunc(p.shown, func(n int) bool { return p.offers[n].fits() && !p.offers[n].here })
	if focus < 0 {
		t.Fatal("no other crew card fits")
	}
	p.focus, p.follow = focus, true
	b.draw()
	b.dragTo("card:"+fmt.Sprint(focus), id)
	if now := p.places()[slot].ref; now == was || len(p.list.Ships[1].Upgrades) != 3 {
		t.Fatalf("the crew is %v, it was %v", now, was)
	}
	b.agrees(p)
	n := len(p.list.Ships[1].Upgrades)
	b.dragTo(id, "import")
	if len(p.list.Ships[1].Upgrades) != n-1 {
		t.Fatal("a card dragged out stays")
	}
	order := []string{refName(p.list.Ships[0].Ship), refName(p.list.Ships[1].Ship)}
	b.dragTo("ship:0", "ship:1")
	if refName(p.list.Ships[0].Ship) != order[1] || refName(p.list.Ships[1].Ship) != order[0] {
		t.Fatal("the ships keep their places")
	}
	b.dragTo("ship:0", "chip:fits")
	if len(p.list.Ships) != 2 || refName(p.list.Ships[0].Ship) != order[0] {
		t.Fatal("a ship dragged out stays")
	}
	b.agrees(p)
}

// Another place shows its own cards from the first on, whatever was in focus before.
func TestAnotherPlaceFromItsFirstCard(t *testing.T) {
	b, p := opened(t, "tw-a-1")
	b.keys("right", "end")
	if p.focus == 0 {
		t.Fatal("End does not go to the last card")
	}
	b.press("ship:1")
	if p.focus != 0 || p.top[cardsList] != 0 {
		t.Fatalf("card %d is in focus, %d is the first shown", p.focus, p.top[cardsList])
	}
}

// What does not fit is refused with the rules' own reason; what is only too dear is added, said to be over, and mended.
func TestRefusedAndTooDear(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	bad := slices.IndexFunc(p.offers, func(o offer) bool { return o.reason != "" && !o.overOnly })
	if bad < 0 {
		t.Skip("everything fits")
	}
	n := len(p.list.Ships[0].Upgrades)
	p.add(&p.offers[bad])
	if p.refuseWords != p.offers[bad].reason || len(p.list.Ships[0].Upgrades) != n {
		t.Fatalf("refused with %q", p.refuseWords)
	}
	dear := slices.IndexFunc(p.offers, func(o offer) bool { return o.overOnly })
	if dear < 0 {
		t.Fatal("nothing is too dear")
	}
	p.add(&p.offers[dear])
	b.follow()
	if p.sheet.Legal || p.wayOut == nil || !strings.Contains(b.texts(), "over 120") {
		t.Fatalf("too dear: %v, way out %v", p.sheet.Problems, p.wayOut)
	}
	b.press("mend")
	if !p.sheet.Legal {
		t.Fatalf("mended it is %v", p.sheet.Problems)
	}
	b.agrees(p)
}

// A fleet goes out in every form and comes in again; a misspelt card is told with what was meant.
func TestOutAndIn(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	total := p.sheet.Total
	for i := range forms {
		b.keys("ctrl+s", fmt.Sprint(i+1))
	}
	if len(b.shelf.exports) != len(forms) {
		t.Fatalf("exported: %d files, toasts %q", len(b.shelf.exports), b.toasts)
	}
	b.keys("ctrl+c")
	if !strings.HasPrefix(b.shelf.clip, "https://") {
		t.Fatalf("on the clipboard is %q", b.shelf.clip)
	}
	for name, text := range b.shelf.exports {
		if strings.HasSuffix(name, ".html") {
			continue
		}
		b.shelf.files[name] = text
		c := newBench(t)
		c.shelf.files = b.shelf.files
		c.Open(NewLibrary(c, c.options()))
		c.follow()
		c.keys("ctrl+o")
		c.write(name)
		c.keys("enter")
		in := c.builder()
		if len(in.list.Ships) != 3 {
			t.Fatalf("%s is read as %+v, %s", name, in.list, in.wrong)
		}
		in.list.Scenario, in.list.Side = p.list.Scenario, p.list.Side
		in.judge()
		if in.sheet.Total != total {
			t.Errorf("%s is read with %d SP, not %d", name, in.sheet.Total, total)
		}
	}
	c := newBench(t)
	c.Open(NewLibrary(c, c.options()))
	c.follow()
	text := strings.Replace(b.shelf.exports[p.list.Name+".fleet.yaml"], `{id: "3058", name: Photon Torpedoes}`, "{id: photon_torpedos, name: Photon Torpedos}", 1)
	c.pointer(page.Input{Dropped: []page.File{{Name: "mine.yaml", Text: []byte(text)}}})
	in := c.builder()
	if in.open != problemsOpen || !strings.Contains(c.texts(), "Did you mean Photon Torpedoes?") || !strings.Contains(c.texts(), "Take Photon Torpedoes (DOM, ") {
		t.Fatalf("the misspelt card: %v\n%s", in.sheet.Problems, c.texts())
	}
	c.press("fix:0")
	if !in.sheet.Legal {
		t.Fatalf("mended it is %v", in.sheet.Problems)
	}
	in.change(with(in.list, place{ship: 1, what: game.CaptainCard, up: -1}, fleet.Ref{ID: in.list.Ships[1].Captain.ID, Name: "Gellnon"}))
	c.keys("v", "1")
	if !in.sheet.Legal || in.list.Ships[1].Captain.Name != "Gelnon" {
		t.Fatalf("called by its name: %v", in.sheet.Problems)
	}
	c.keys("ctrl+o")
	c.write("/no/such/file")
	c.keys("enter")
	if !strings.Contains(c.texts(), "There is no file /no/such/file.") {
		t.Fatalf("a missing file: %q", in.wrong)
	}
	c.pointer(page.Input{Dropped: []page.File{{Name: "x.png", Text: []byte{0xFF, 0xD8, 0}}}})
	if !strings.Contains(c.texts(), "not a text file") {
		t.Fatalf("a picture: %q", in.wrong)
	}
}

// A disk that is full is said in the head; the fleet can be gone on with.
func TestFullDisk(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	b.shelf.full = true
	b.press("ship:2")
	b.keys("ctrl+d")
	if len(p.list.Ships) != 4 || !strings.Contains(b.texts(), "not saved: the disk is full") {
		t.Fatalf("%d ships, %q", len(p.list.Ships), p.saved)
	}
}

// states are the builder and the library in the states that look different.
var states = map[string][]string{
	"as opened": nil, "why": {"w"}, "problems": {"v"}, "import": {"ctrl+o"}, "import refused": {"ctrl+v"}, "export": {"ctrl+s"},
	"add a ship": {"a"}, "resource": {"r"}, "pinned": {"right", "space", "down"}, "over the limit": {"l"},
	"a ship without a captain": {"a", "enter", "ctrl+d"}, "problems of it": {"a", "enter", "ctrl+d", "v"}, "many ships": {"alt+down", "alt+down", "ctrl+d", "ctrl+d", "ctrl+d", "ctrl+d", "ctrl+d"},
	"refused": {"x"}, "only what fits": {"1", "2"}, "cards below": {"right", "end"}, "no ship": {"ctrl+delete", "ctrl+delete", "ctrl+delete"},
}

// No text leaves the window or its box and none lies on another, in any state at the three sizes.
func TestNothingOverlaps(t *testing.T) {
	for name, keys := range states {
		for _, id := range []string{"ds9-dom-1", "u0-rebel-1"} {
			b, _ := opened(t, id)
			b.keys(keys...)
			b.readable(id + ", " + name)
		}
	}
	b := newBench(t)
	b.Open(NewLibrary(b, b.options()))
	b.follow()
	for range 8 {
		b.readable("the fleets")
		b.keys("pagedown")
	}
}

// readable looks at the words of the page in all sizes.
func (b *bench) readable(what string) {
	b.t.Helper()
	was := [2]float64{b.w, b.h}
	canvastest.Readable(b.t, what, b.top(), &b.c, func(w, h float64) {
		b.w, b.h = w, h
		b.draw()
	})
	b.w, b.h = was[0], was[1]
	b.draw()
}

// Whatever is clicked, pressed, typed and dragged: nothing panics, the sum shown is that of the rules, what is kept can be
// read, and undo leads back.
func TestAnyInput(t *testing.T) {
	keys := []string{"up", "down", "left", "right", "tab", "enter", "space", "delete", "esc", "home", "end", "pageup", "pagedown", "a", "r", "n", "v", "m", "w", "x", "l",
		"/", "0", "1", "2", "3", "4", "ctrl+o", "ctrl+v", "ctrl+c", "ctrl+p", "ctrl+s", "ctrl+d", "ctrl+z", "ctrl+y", "ctrl+up", "ctrl+down", "ctrl+delete", "alt+up", "alt+down"}
	ready, err := fleet.Ready()
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(rt *rapid.T) {
		b, p := opened(t, ready[rapid.IntRange(0, len(ready)-1).Draw(rt, "fleet")].ID)
		first := p.List()
		for range 6 {
			switch rapid.IntRange(0, 4).Draw(rt, "what") {
			case 0, 1:
				b.keys(rapid.SampledFrom(keys).Draw(rt, "key"))
			case 2, 3:
				if len(b.c.Hits) > 0 {
					b.at(b.c.Hits[rapid.IntRange(0, len(b.c.Hits)-1).Draw(rt, "hit")])
				}
			case 4:
				if n := len(b.c.Hits); n > 1 {
					b.dragTo(b.c.Hits[rapid.IntRange(0, n-1).Draw(rt, "from")].ID, b.c.Hits[rapid.IntRange(0, n-1).Draw(rt, "to")].ID)
				}
			}
			top, ok := b.top().(*Page)
			if !ok {
				break
			}
			b.agrees(top)
			if len(top.list.Ships) > 0 && top.list.Valid() != nil {
				rt.Fatalf("the fleet cannot be written: %v", top.list.Valid())
			}
		}
		if p != b.top() {
			return
		}
		for len(p.marks) > 0 && len(p.marks) < mostUndone {
			p.undo()
		}
		if len(p.list.Ships) != len(first.Ships) || p.List().Total != first.Total && p.o.House == nil {
			rt.Fatalf("taken back it is %+v, it was %+v", p.List(), first)
		}
	})
}
