package builder

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// everyKind has the bits of all kinds of upgrades.
const everyKind = 1<<card.Resource - 1

// priceBars is the number of bars in which cards are counted by price; the last one has all that
// cost more, too.
const priceBars = 9

// The filters that a card may fail, a bit each.
const (
	failsQuery = 1 << iota
	failsFit
	failsFaction
	failsKind
	failsPrice
)

// counts holds the number of cards for each value of a filter: those that pass all other filters.
type counts struct {
	fits, mine int
	kinds      [card.Resource]int
	factions   [card.NumFactions]int
	prices     [priceBars]int
}

// fails returns the filters that a card does not pass.
func (k *choices) fails(o *offer) (out uint8) {
	f := &k.filter
	if !k.query.Finds(o.search) {
		out |= failsQuery
	}
	if f.fits && !k.fitting(o) && !o.here {
		out |= failsFit
	}
	if f.factions != 0 && !slices.ContainsFunc(o.factions, f.hasFaction) {
		out |= failsFaction
	}
	if o.adds.what == game.UpgradeCard && !f.hasKind(o) {
		out |= failsKind
	}
	if f.most > 0 && o.line.SP >= f.most && !o.here {
		out |= failsPrice
	}
	return out
}

// take counts a card in, and tells whether it passes all filters.
func (c *counts) take(k *choices, o *offer) bool {
	fails := k.fails(o)
	passes := func(all uint8) bool { return fails&^all == 0 }
	if passes(failsFit) {
		c.fits += kit.If(k.fitting(o), 1, 0)
		c.mine += kit.If(o.owned, 1, 0)
	}
	if passes(failsFaction) {
		for _, f := range o.factions {
			c.factions[f]++
		}
	}
	if o.adds.what == game.UpgradeCard && passes(failsKind) {
		c.kinds[o.upgrade]++
	}
	if passes(failsPrice) {
		c.prices[max(0, min(o.line.SP/k.step, priceBars-1))]++
	}
	return fails == 0
}

// fitting tells whether a card fits and is among those that the person looks for: of the sets that
// are owned, where they come first.
func (k *choices) fitting(o *offer) bool { return o.fits() && (o.owned || !k.filter.mine) }

// soldElsewhere names the sets of a card that is in none that is owned, "" where that is of no
// interest.
func (k *choices) soldElsewhere(o *offer) string {
	if o.owned || !k.filter.mine {
		return ""
	}
	in := k.soldIn(o)
	if in == "" {
		return "Not in your sets."
	}
	return "Not in your sets: it is in " + in + "."
}

// soldIn names the first two sets that a card is in, "" where none is known.
func (k *choices) soldIn(o *offer) string {
	var in []string
	for _, s := range k.Sets {
		if slices.Contains(o.sets, s.ID) && len(in) < 2 {
			in = append(in, s.Name)
		}
	}
	return strings.Join(in, " or ")
}

// twin reports whether the card before or after another one in the list has its name.
func (k *choices) twin(o *offer) bool {
	n := slices.IndexFunc(k.shown, func(i int) bool { return &k.offers[i] == o })
	same := func(n int) bool { return n >= 0 && n < len(k.shown) && k.offers[k.shown[n]].ref.Name == o.ref.Name }
	return same(n-1) || same(n+1)
}

// faction returns the only faction chosen, NoFaction where there is none or another one.
func (f *filter) faction() card.Faction {
	if bits.OnesCount32(f.factions) != 1 {
		return card.NoFaction
	}
	return card.Faction(bits.TrailingZeros32(f.factions))
}

func (f *filter) chosenFactions() (out []card.Faction) {
	for n := card.NoFaction + 1; n < card.NumFactions; n++ {
		if f.hasFaction(n) {
			out = append(out, n)
		}
	}
	return out
}

func (f *filter) hasFaction(n card.Faction) bool { return f.factions>>n&1 == 1 }

func (f *filter) turnFaction(n card.Faction) {
	if n != card.NoFaction {
		f.factions ^= 1 << n
	}
}

func (f *filter) hasKind(o *offer) bool {
	if f.kinds == 0 {
		return o.fills
	}
	return f.kinds>>o.upgrade&1 == 1
}

// beside shows the filters with their counts beside the cards, or the ship again.
func (p *Page) beside() *kit.Command {
	k := &p.cards
	return &kit.Command{
		ID:    "filters",
		Words: "Filters",
		Key:   "6",
		Look:  kit.Small,
		Lit:   k.faceted,
		Tip:   "Show all filters with the number of cards each.",
		Do: func() {
			k.faceted, k.stale = !k.faceted, true
			if p.columns.Tabbed {
				p.show(kit.If(k.faceted, slotsCol, cardsCol))
			}
		},
	}
}

// facetsColumn returns the filters, each with the number of cards that it would show.
func facetsColumn(p *Page) kit.Part {
	k, n := &p.cards, 0
	f, c := &k.filter, &k.counts
	var ps, rows []kit.Part
	group := func(head string) {
		ps = append(ps, kit.Line(scene.StyleLabel, scene.Text3, head), kit.Grid(180, 6, rows...))
		rows = nil
	}
	row := func(words string, count int, on bool, turn func()) {
		ink := scene.Text1
		if count == 0 {
			ink = scene.Text3
		}
		label := kit.Line(scene.StyleSmall, ink, words).Grow(1)
		rows = append(rows, kit.Chosen(false, kit.Row(10, kit.Tick(on), label,
			kit.Line(scene.StyleCaption, scene.Text3, fmt.Sprint(count)))).
			Name("facet", n).Press(func() { k.search(turn) }))
		n++
	}
	row("Fits here", c.fits, f.fits, func() { f.fits = !f.fits })
	if len(k.Owned.now()) > 0 {
		row("My sets", c.mine, f.mine, func() { f.mine = !f.mine })
	}
	group("Show")
	if at := k.place(); at.what == game.UpgradeCard {
		for kind := range card.Resource {
			on := f.kinds>>kind&1 == 1 || f.kinds == 0 && kind == at.kind
			row(names.Title(kind.String()), c.kinds[kind], on, func() { k.turnKind(kind, at.kind) })
		}
		group("Type")
	}
	ps = append(ps, kit.Line(scene.StyleLabel, scene.Text3, "Price"), pricesPart(k))
	for _, fac := range k.counted() {
		row(fac.String(), c.factions[fac], f.hasFaction(fac), func() { f.turnFaction(fac) })
	}
	group("Faction")
	return kit.Panel(kit.Column(8, kit.Scroll(&k.facets, kit.Column(6, ps...)).Grow(1),
		kit.Buttons(k.clear(), p.mySets())))
}

// turnKind ticks a kind of upgrades, or takes its tick away; with no other one than the slot's own
// nothing is filtered.
func (k *choices) turnKind(kind, own card.UpgradeKind) {
	f := &k.filter
	if f.kinds == 0 {
		f.kinds = 1 << own
	}
	if f.kinds ^= 1 << kind; f.kinds == 1<<own {
		f.kinds = 0
	}
}

// counted returns the factions of the cards at hand, the one with most cards first.
func (k *choices) counted() (out []card.Faction) {
	for f := card.NoFaction + 1; f < card.NumFactions; f++ {
		if slices.ContainsFunc(k.offers, func(o offer) bool { return card.HasFaction(o.factions, f) }) {
			out = append(out, f)
		}
	}
	slices.SortStableFunc(out, func(a, b card.Faction) int { return k.counts.factions[b] - k.counts.factions[a] })
	return out
}

// pricesPart returns the cards by price, and the highest one to show.
func pricesPart(k *choices) kit.Part {
	rods, step := make([]kit.Rod, 0, priceBars), k.step
	for i, n := range k.counts.prices {
		ink, below := scene.Accent, fmt.Sprint(i*step)
		if k.filter.most > 0 && i*step >= k.filter.most {
			ink = scene.Text3
		}
		if i == priceBars-1 {
			below += "+"
		}
		rods = append(rods, kit.Rod{Size: float64(n), Ink: ink, Below: below})
	}
	mosts, words := []int{0, 3, 5, 7}, []string{"Any", "Up to 2", "Up to 4", "Up to 6"} // the highest price plus 1
	if step > 1 {
		mosts, words = []int{0, 20, 25, 30}, []string{"Any", "Up to 19", "Up to 24", "Up to 29"}
	}
	at := max(0, slices.Index(mosts, k.filter.most))
	set := func(i int) { k.search(func() { k.filter.most = mosts[i] }) }
	return kit.Column(4, kit.Rods(34, 40, rods...), kit.Choice("price", at, set, words...))
}
