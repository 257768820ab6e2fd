package builder

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest/expect"
	_ "attackwing/game/gametest/firm"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// Every button of the builder does something by the mouse alone.
func TestEveryButtonByMouse(t *testing.T) {
	state := func(b *bench) string {
		p, ok := b.top().View.Page.(*Page)
		if !ok {
			return "left"
		}
		_, _, typing := b.top().View.Typing()
		return fmt.Sprint(p.fleet.list, p.fleet.row, p.fleet.slot, p.over.open, p.columns.At, p.cards.focus, p.cards.pinned, p.cards.filter, p.cards.faceted, p.cards.query.String(), typing, p.over.wrong, b.said(), len(b.shelf.shared), len(b.shelf.exports))
	}
	first, _ := opened(t, "ds9-dom-1")
	var names []string
	for _, n := range first.top().Names() {
		if first.top().Can(n) {
			names = append(names, n)
		}
	}
	expect.Must(t, len(names) >= 25, "only %v can be clicked", names)
	for _, id := range names {
		b, p := opened(t, "ds9-dom-1")
		b.keys("left")
		if id == "card:0" {
			b.keys("right", "right", "down", "left", "left")
		}
		if id == fmt.Sprint("ship:", p.fleet.row) || id == fmt.Sprint("slot:", p.fleet.slot) {
			continue // chosen already
		}
		was := state(b)
		b.press(id)
		expect.True(t, b.top() == nil || state(b) != was, "a click on %s changes nothing", id)
	}
}

// A card goes into its slot and on another ship by dragging; a slot's card and a ship go when they
// are dragged out; ships change places.
func TestDragging(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	b.press("ship:1")
	slot := slices.IndexFunc(p.fleet.places(), func(at place) bool { return at.icon() == "crew" })
	expect.Must(t, slot >= 0, "no crew")
	id := "slot:" + fmt.Sprint(slot)
	b.press(id)
	was := p.fleet.places()[slot].ref
	focus := slices.IndexFunc(p.cards.shown, func(n int) bool { return p.cards.offers[n].fits() && !p.cards.offers[n].here })
	expect.Must(t, focus >= 0, "no other crew card fits")
	b.do(func() { p.toCard(focus) })
	b.drag("card:"+fmt.Sprint(focus), id)
	now := p.fleet.places()[slot].ref
	expect.Must(t, now != was && len(p.fleet.list.Ships[1].Upgrades) == 3, "the crew is %v, it was %v", now, was)
	b.agrees(p)
	n := len(p.fleet.list.Ships[1].Upgrades)
	b.drag(id, "import")
	expect.Need(t, len(p.fleet.list.Ships[1].Upgrades), n-1, "a card dragged out stays")
	order := []string{refName(p.fleet.list.Ships[0].Ship), refName(p.fleet.list.Ships[1].Ship)}
	b.drag("ship:0", "ship:1")
	expect.Must(t, refName(p.fleet.list.Ships[0].Ship) == order[1] && refName(p.fleet.list.Ships[1].Ship) == order[0],
		"the ships keep their places")
	b.drag("ship:0", "chip:fits")
	expect.Must(t, len(p.fleet.list.Ships) == 2 && refName(p.fleet.list.Ships[0].Ship) == order[0],
		"a ship dragged out stays")
	b.agrees(p)
}

// drag carries what a name holds, by its head, to another.
func (b *bench) drag(from, to string) {
	b.t.Helper()
	f, ok := b.top().Find(from)
	g, there := b.top().Find(to)
	expect.Must(b.t, ok && there, "%s is seen: %t, %s is seen: %t", from, ok, to, there)
	x, _ := f.Box.Center()
	tx, ty := g.Box.Center()
	b.top().DragTo(x, f.Box.Y+14, tx, ty)
}

// Another place shows its own cards from the first on, whatever was in focus before.
func TestAnotherPlaceFromItsFirstCard(t *testing.T) {
	b, p := opened(t, "tw-a-1")
	b.keys("right", "end")
	expect.Must(t, p.cards.focus != 0, "End does not go to the last card")
	b.press("ship:1")
	if p.cards.focus != 0 || !b.top().Can("card:0") {
		t.Fatalf("card %d is in focus, seen is %v", p.cards.focus, b.top().Names())
	}
}

// What does not fit is refused with the rules' own reason; what is only too dear is added, said to
// be over, and mended.
func TestRefusedAndTooDear(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	at := func(is func(o *offer) bool) int {
		return slices.IndexFunc(p.cards.shown, func(n int) bool { return is(&p.cards.offers[n]) })
	}
	bad := at(func(o *offer) bool { return o.reason != "" && !o.overOnly })
	expect.Must(t, bad >= 0, "everything fits")
	n := len(p.fleet.list.Ships[0].Upgrades)
	b.do(func() { p.toCard(bad) })
	b.keys("enter")
	if why := p.cards.offered().reason; p.add().Off != why || !b.top().Reads(why[:12]) || len(p.fleet.list.Ships[0].Upgrades) != n {
		t.Fatalf("refused with %q", p.add().Off)
	}
	dear := at(func(o *offer) bool { return o.overOnly })
	expect.Must(t, dear >= 0, "nothing is too dear")
	b.do(func() { p.toCard(dear) })
	b.keys("enter")
	expect.Must(t, !p.fleet.sheet.Legal && p.fleet.wayOut != nil && strings.Contains(b.texts(), "over 120"),
		"too dear: %v, way out %v", p.fleet.sheet.Problems, p.fleet.wayOut)
	b.press("mend")
	expect.Must(t, p.fleet.sheet.Legal, "mended it is %v", p.fleet.sheet.Problems)
	b.agrees(p)
}

// A second press on a card adds it, when it comes soon.
func TestTwoPressesAddACard(t *testing.T) {
	for _, wait := range []int{1, 60} {
		b, p := opened(t, "ds9-dom-1")
		fits := slices.IndexFunc(p.cards.shown, func(n int) bool { return p.cards.offers[n].fits() && !p.cards.offers[n].here })
		f, ok := b.top().Find(fmt.Sprint("card:", fits))
		expect.Must(t, ok, "card %d is not seen", fits)
		was := len(p.fleet.list.Ships[0].Upgrades)
		for range 2 {
			b.top().PressAt(f.Box.X+40, f.Box.Y+14)
			b.top().Tick(wait)
		}
		added := len(p.fleet.list.Ships[0].Upgrades) == was+1
		expect.True(t, added == (wait == 1), "%d ticks between the presses: added is %t", wait, added)
	}
}

// A fleet goes out in every form and comes in again; a misspelt card is told with what was meant.
func TestOutAndIn(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	total := p.fleet.sheet.Total
	for i := range forms {
		b.keys("ctrl+s", fmt.Sprint(i+1))
	}
	expect.Need(t, len(b.shelf.exports), len(forms), "exported: files, toasts %q", b.toasts)
	b.keys("ctrl+c")
	expect.Must(t, len(b.shelf.shared) == 1 && len(b.shelf.shared[0].Ships) == 3, "shared is %v", b.shelf.shared)
	for name, text := range b.shelf.exports {
		if strings.HasSuffix(name, ".html") {
			continue
		}
		b.shelf.files[name] = text
		c := newBench(t)
		c.shelf.files = b.shelf.files
		c.fleets()
		c.keys("ctrl+o")
		c.top().Type(name)
		c.keys("enter")
		in := c.builder()
		expect.Need(t, len(in.fleet.list.Ships), 3, "%s is read as %+v, %s", name, in.fleet.list, in.over.wrong)
		in.fleet.list.Scenario, in.fleet.list.Side = p.fleet.list.Scenario, p.fleet.list.Side
		in.fleet.judge()
		expect.True(t, in.fleet.sheet.Total == total,
			"%s is read with %d SP, not %d", name, in.fleet.sheet.Total, total)
	}
	c := newBench(t)
	c.fleets()
	text := strings.Replace(b.shelf.exports[p.fleet.list.Name+".fleet.yaml"], `{id: "3058", name: Photon Torpedoes}`, "{id: photon_torpedos, name: Photon Torpedos}", 1)
	c.top().Drop(kit.File{Name: "mine.yaml", Text: []byte(text)})
	in := c.builder()
	if in.over.open != problemsOpen || !strings.Contains(c.texts(), "Did you mean Photon Torpedoes?") || !strings.Contains(c.texts(), "Take Photon Torpedoes (DOM, ") {
		t.Fatalf("the misspelt card: %v\n%s", in.fleet.sheet.Problems, c.texts())
	}
	c.press("fix:0")
	expect.Must(t, in.fleet.sheet.Legal, "mended it is %v", in.fleet.sheet.Problems)
	c.do(func() {
		in.change(with(in.fleet.list, place{ship: 1, what: game.CaptainCard, up: -1}, fleet.Ref{ID: in.fleet.list.Ships[1].Captain.ID, Name: "Gellnon"}))
	})
	c.keys("alt+v", "1")
	expect.Must(t, in.fleet.sheet.Legal && in.fleet.list.Ships[1].Captain.Name == "Gelnon",
		"called by its name: %v", in.fleet.sheet.Problems)
	c.keys("ctrl+o")
	c.top().Type("/no/such/file")
	c.keys("enter")
	expect.Must(t, strings.Contains(c.texts(), "There is no file /no/such/file."), "a missing file: %q", in.over.wrong)
	c.top().Drop(kit.File{Name: "x.png", Text: []byte{0xFF, 0xD8, 0}})
	expect.Must(t, strings.Contains(c.texts(), "not a text file"), "a picture: %q", in.over.wrong)
}

// A disk that is full is said in the head; the fleet can be gone on with.
func TestFullDisk(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	b.shelf.full = true
	b.press("ship:2")
	b.keys("ctrl+d")
	expect.Must(t, len(p.fleet.list.Ships) == 4 && strings.Contains(b.texts(), "not saved: the disk is full"),
		"%d ships, %q", len(p.fleet.list.Ships), p.kept.said)
}

// states are the builder and the library in the states that look different.
var states = map[string][]string{
	"as opened": nil, "why": {"alt+w"}, "problems": {"alt+v"}, "import": {"ctrl+o"}, "import refused": {"ctrl+v"}, "export": {"ctrl+s"},
	"add a ship": {"alt+a"}, "resource": {"alt+r"}, "pinned": {"right", "space", "down"}, "over the limit": {"alt+l"},
	"a ship without a captain": {"alt+a", "enter", "ctrl+d"}, "problems of it": {"alt+a", "enter", "ctrl+d", "alt+v"}, "many ships": {"alt+down", "alt+down", "ctrl+d", "ctrl+d", "ctrl+d", "ctrl+d", "ctrl+d"},
	"refused": {"alt+x"}, "only what fits": {"1", "2"}, "cards below": {"right", "end"}, "details": {"alt+n"}, "no ship": {"ctrl+delete", "ctrl+delete", "ctrl+delete"},
}

// No text leaves the window or its box and none lies on another, in any state in all sizes.
func TestNothingOverlaps(t *testing.T) {
	for name, keys := range states {
		for _, id := range []string{"ds9-dom-1", "u0-rebel-1"} {
			b, p := opened(t, id)
			b.keys(keys...)
			kittest.Readable(t, id+", "+name, p)
		}
	}
	b := newBench(t)
	l := b.fleets()
	for range 4 {
		kittest.Readable(t, "the fleets", l)
		b.keys("pagedown", "pagedown")
	}
}

// Whatever is clicked, pressed, typed and dragged: nothing panics, the sum shown is that of the
// rules, what is kept can be read, and undo leads back.
func TestAnyInput(t *testing.T) {
	keys := []string{"up", "down", "left", "right", "tab", "enter", "space", "delete", "esc", "home", "end", "pageup", "pagedown", "a", "r", "alt+a", "alt+r", "alt+n", "alt+v", "alt+m", "alt+w", "alt+x", "alt+l", "alt+s", "5",
		"/", "0", "1", "2", "3", "4", "ctrl+o", "ctrl+v", "ctrl+c", "ctrl+p", "ctrl+s", "ctrl+d", "ctrl+z", "ctrl+y", "ctrl+up", "ctrl+down", "ctrl+delete", "alt+up", "alt+down"}
	ready, err := fleet.Ready()
	expect.OK(t, err)
	rapid.Check(t, func(rt *rapid.T) {
		b, p := opened(t, ready[rapid.IntRange(0, len(ready)-1).Draw(rt, "fleet")].ID)
		first := p.List()
		for range 6 {
			w := b.top()
			names := w.Names()
			switch rapid.IntRange(0, 4).Draw(rt, "what") {
			case 0, 1:
				b.keys(rapid.SampledFrom(keys).Draw(rt, "key"))
			case 2, 3:
				b.press(names[rapid.IntRange(0, len(names)-1).Draw(rt, "part")])
			case 4:
				w.Drag(names[rapid.IntRange(0, len(names)-1).Draw(rt, "from")], names[rapid.IntRange(0, len(names)-1).Draw(rt, "to")])
			}
			if b.top() == nil {
				break
			}
			if _, is := b.top().View.Page.(*Sets); is {
				b.keys("enter", "down", "enter", "alt+a", "alt+n", "esc")
			}
			top := b.builder()
			b.agrees(top)
			if l := top.List(); len(l.Ships) > 0 && l.Valid() != nil {
				rt.Fatalf("the fleet cannot be written: %v", l.Valid())
			}
		}
		if b.top() == nil || p != b.builder() {
			return
		}
		for len(p.fleet.marks) > 0 && len(p.fleet.marks) < mostUndone {
			p.undo().Do()
		}
		if len(p.fleet.list.Ships) != len(first.Ships) || p.List().Total != first.Total && p.fleet.House == nil {
			rt.Fatalf("taken back it is %+v, it was %+v", p.List(), first)
		}
	})
}
