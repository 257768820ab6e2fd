package builder

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game/card"
	"attackwing/game/gametest/expect"
)

// The sets that are ticked are kept, found by their names, copied and pasted; the builder shows their
// cards first and says of all others where they are sold, and random fleets are made of them.
func TestSetsIOwn(t *testing.T) {
	b, p := opened(t, "ds9-fed-1")
	b.do(func() { p.selectSlot(0) })
	all := len(p.cards.shown)
	c := p.cards.ofMine()
	expect.True(t, c == nil, "nobody owns a set, and My sets is %+v", c)
	b.keys("alt+s")
	b.keys("/")
	b.top().Type("starter set")
	b.keys("enter")
	expect.Must(t, slices.Equal(b.owned, []string{"71120"}), "%q are ticked", b.owned)
	b.keys("esc", "ctrl+c", "enter")
	expect.True(t, len(b.owned) == 0 && b.shelf.clip == "71120\tStarter Set\n",
		"unticked %q, copied %q", b.owned, b.shelf.clip)
	b.keys("ctrl+v")
	b.do(func() { b.top().View.Page.(*Sets).Pasted("U.S.S. Reliant\nnothing of that name\n") })
	expect.True(t, slices.Equal(b.owned, []string{"71120", "71121"}), "%q are ticked", b.owned)
	b.keys("esc")
	p.away = true // the key that opened the sets was followed by a tick here, in a window it is not
	p.Tick(0)
	p.Commands()
	expect.Must(t, b.builder() == p && len(p.cards.shown) == all,
		"%d of %d captains are shown", len(p.cards.shown), all)
	mine := 0
	for i, n := range p.cards.shown {
		switch o := &p.cards.offers[n]; {
		case o.here || card.SoldIn(o.sets, b.owned):
			mine++
			expect.True(t, i <= 1 || !o.fits() || p.cards.fitting(&p.cards.offers[p.cards.shown[i-1]]),
				"%s, which is owned, stands below cards that are not", o.ref.Name)
		case o.reason == "" && !strings.Contains(p.cards.soldElsewhere(o), "Not in your sets"):
			t.Errorf("%s of %q stands among the cards that are owned", o.ref.Name, o.sets)
		}
	}
	expect.True(t, mine != 0 && mine != all, "%d of %d are owned", mine, all)
	b.do(p.cards.onlyFitting().Do)
	for _, n := range p.cards.shown {
		o := &p.cards.offers[n]
		expect.True(t, o.here || card.SoldIn(o.sets, b.owned), "%s of %q is shown", o.ref.Name, o.sets)
	}
	b.do(p.cards.onlyFitting().Do)
	b.do(p.cards.ofMine().Do)
	expect.True(t, len(p.cards.shown) == all, "without My sets %d of %d are shown", len(p.cards.shown), all)
	for range 20 {
		l, ok := p.fleet.randomList(false)
		if !ok {
			continue
		}
		for _, s := range l.Ships {
			expect.Must(t, card.SoldIn(p.fleet.Cards.Ship(s.Ship.ID).Sets, b.owned),
				"%s is not of the sets", s.Ship.Name)
		}
	}
	b.keys("alt+s", "alt+n")
	expect.True(t, len(b.owned) == 0 && strings.Contains(b.texts(), "Tick what you own"), "%q are left", b.owned)
}
