package builder

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest/expect"
)

// Each filter says how many cards it would show; with it that many are shown.
func TestFiltersCount(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	b.do(func() {
		p.selectSlot(slices.IndexFunc(p.fleet.places(),
			func(at place) bool { return at.what == game.UpgradeCard && at.kind == card.Crew }))
	})
	crew := len(p.cards.shown)
	b.do(p.beside().Do)
	expect.Must(t, strings.Contains(b.texts(), "Species 8472") && len(p.cards.shown) == crew,
		"%d of %d cards are shown beside the filters:\n%s", len(p.cards.shown), crew, b.texts())
	k := &p.cards
	shows := func(what string, want int) {
		t.Helper()
		p.Commands()
		expect.True(t, len(k.shown) == want, "%s: %d cards, counted were %d", what, len(k.shown), want)
	}
	for _, words := range []string{"", "ship"} {
		b.do(func() { k.search(func() { k.filter = filter{} }) })
		if words != "" {
			b.find(words)
			b.keys("esc")
		}
		fits, tech, borg, all := k.counts.fits, k.counts.kinds[card.Tech], k.counts.factions[card.Borg], len(k.shown)
		expect.Must(t, fits != 0 && tech != 0 && borg != 0 && all != fits, "%q: %+v", words, k.counts)
		b.do(func() { k.search(func() { k.filter.fits = true }) })
		here := 0 // what lies in the place stays in sight
		for _, n := range k.shown {
			if o := &k.offers[n]; o.here && !o.fits() {
				here++
			}
		}
		shows("fits here", fits+here)
		b.do(func() { k.search(func() { k.filter.fits = false; k.filter.turnFaction(card.Borg) }) })
		shows("Borg", borg)
		b.do(func() { k.search(func() { k.filter.turnFaction(card.Borg); k.turnKind(card.Tech, card.Crew) }) })
		b.do(func() { k.search(func() { k.turnKind(card.Crew, card.Crew) }) })
		shows("tech alone", tech)
		b.do(func() { k.search(func() { k.turnKind(card.Crew, card.Crew); k.turnKind(card.Tech, card.Crew) }) })
		expect.True(t, k.filter.kinds == 0, "with the slot's own kind alone the filter is %b", k.filter.kinds)
		shows("all", all)
		cheap := k.counts.prices[0] + k.counts.prices[1] + k.counts.prices[2]
		b.do(func() { k.search(func() { k.filter.most = 3 }) })
		for _, n := range k.shown {
			o := &k.offers[n]
			expect.True(t, o.line.SP <= 2 || o.here, "%s costs %d", o.ref.Name, o.line.SP)
		}
		expect.True(t, len(k.shown)-cheap <= 1, "up to 2 SP: %d cards, counted were %d", len(k.shown), cheap)
	}
	b.keys("0")
	expect.True(t, k.query.Empty() && k.filter.most == 0, "cleared is %+v %q", k.filter, k.query.String())
	b.keys("esc")
	expect.True(t, !k.faceted, "Esc leaves the filters open")
}

// Ships are counted in bars of five SP each, and no filter of cheaper cards stays on among them.
func TestShipsHaveBarsOfPrices(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	k := &p.cards
	b.do(func() { k.search(func() { k.filter.most = 3 }) })
	b.do(func() { p.selectRow(len(p.fleet.list.Ships)) })
	if most := k.counts.prices[priceBars-1]; most*4 > len(k.shown) || k.filter.most != 0 {
		t.Errorf("%d of %d ships are in the last bar, the filter is %d", most, len(k.shown), k.filter.most)
	}
}
