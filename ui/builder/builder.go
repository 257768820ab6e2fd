package builder

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/kit"
)

// Options configures the pages of this package.
type Options struct {
	Cards     *card.Catalogue
	Scenarios []game.Scenario // those a fleet may be made for
	House     []game.HouseValue
	Shelf     Shelf
	Sets      []card.Set    // that cards are sold in
	Owned     Owned         // those of them that the person owns
	Seed      func() uint64 // of random fleets
	// Use takes a fleet to where the builder was opened from, such as a seat of a battle; nil:
	// there is no such place.
	Use     func(Kept)
	UseWord string // what the button for it says
}

// The columns of the builder: the one that is shown where there is room for one, and that up and
// down move in.
const (
	shipsCol = iota
	slotsCol
	cardsCol
)

// Page is the builder with one fleet in it.
type Page struct {
	host  kit.Window
	fleet draft
	cards choices
	kept  keeping
	away  bool    // the sets lie above
	over  overlay // what lies over the columns

	columns kit.Tabs
	more    kit.More
	ships   kit.Scrolled
	slots   kit.Scrolled
	twice   float64   // seconds in which another press on the card pressed last adds it
	pressed fleet.Ref // the card pressed last
}

// keeping is the state of the fleet on the shelf.
type keeping struct {
	file string // of the shelf, "" not kept yet
	said string // what the head says about it
	full bool   // it could not be kept
}

// New opens the builder with a fleet; file is what the shelf calls it, "" when it is kept nowhere
// yet.
func New(host kit.Window, o Options, l fleet.List, file string) *Page {
	p := &Page{host: host, fleet: draft{Options: o, list: l.Clone()}, kept: keeping{file: file}}
	p.cards.draft = &p.fleet
	p.columns.At = slotsCol
	p.counted()
	if file != "" {
		p.kept.said = "saved"
	}
	if len(l.Ships) == 0 {
		p.columns.At = cardsCol
	}
	p.fleet.judge()
	p.fleet.toEmpty()
	p.renamed()
	return p
}

// Name returns the name of the page in reports for tests.
func (p *Page) Name() string { return "builder" }

// List returns the fleet as it is now, with its total stated.
func (p *Page) List() fleet.List {
	l := p.fleet.list.Clone()
	l.Total = max(0, p.fleet.sheet.Total)
	return l
}

// Sheet returns the fleet priced and judged.
func (p *Page) Sheet() *fleet.Sheet { return &p.fleet.sheet }

// Tick lets the time of a double press pass.
func (p *Page) Tick(dt float64) kit.Wake {
	kit.Anew(&p.away, p.counted)
	if p.twice <= 0 {
		return kit.Rest
	}
	p.twice -= dt
	return kit.Wake{}
}

// counted takes up the sets that are owned: where there are some, their cards alone are shown.
func (p *Page) counted() {
	p.cards.filter.mine = len(p.fleet.Owned.now()) > 0
	p.fleet.stale = true
}

// change takes up a new list and keeps it.
func (p *Page) change(l fleet.List) {
	p.fleet.take(l)
	p.save()
}

// save keeps the fleet. One without ships is kept when it has one.
func (p *Page) save() {
	p.kept.full = false
	if len(p.fleet.list.Ships) == 0 {
		p.kept.said = "not saved yet: add a ship first"
		return
	}
	file, err := p.fleet.Shelf.Keep(p.kept.file, p.List())
	if err != nil {
		p.kept.said, p.kept.full = "not saved: "+err.Error(), true
		return
	}
	p.kept.file, p.kept.said = file, "saved"
}

// selectRow takes up a ship, or a row behind the ships.
func (p *Page) selectRow(n int) {
	p.fleet.selectRow(n)
	p.slots = kit.Scrolled{}
	p.searched()
}

// searched ends a search.
func (p *Page) searched() {
	p.cards.query = kit.Typed{}
	p.cards.query.Leave()
}

// searchOn goes on with a search after a card was added: for the next one like it, or with other
// words, which take the place of these. Words that would find nothing in the place that comes next
// go.
func (p *Page) searchOn(words string) {
	k := &p.cards
	k.refresh()
	if words == "" || k.found(words, k.filter) == 0 {
		return
	}
	k.query = kit.TypedOf(words)
	k.query.Again()
	k.sieve()
}

// selectSlot takes up a place of the row.
func (p *Page) selectSlot(n int) {
	if n = max(0, min(n, len(p.fleet.places())-1)); n != p.fleet.slot {
		p.fleet.slot, p.fleet.stale = n, true
		p.searched()
	}
}

// show shows a column, and gives it the keys.
func (p *Page) show(column int) {
	p.over.open, p.columns.At = nothing, column
}

// lay takes up the list with a card put in its place, and goes on with the next empty one.
func (p *Page) lay(l fleet.List, at place, o *offer) {
	before, words := p.fleet.place(), p.cards.query.String()
	ref, byHand := o.ref, o.byHand
	p.change(l)
	p.searched()
	if byHand != "" {
		p.host.Toast(ref.Name + ": " + byHand)
	}
	switch {
	case at.what == game.ShipCard:
		p.selectRow(at.ship)
	case before.ref.IsZero():
		p.selectSlot(nextPlace(p.fleet.places(), &before, ref, p.fleet.slot))
	}
	p.searchOn(words)
}

// nextPlace returns the place to go on with after a card was put in a place: the next empty one of
// its kind, any empty one, the card's own.
func nextPlace(ps []place, was *place, ref fleet.Ref, now int) int {
	for _, fits := range []func(q *place) bool{
		func(q *place) bool { return q.what == was.what && q.kind == was.kind && q.ref.IsZero() },
		func(q *place) bool { return q.waits() },
		func(q *place) bool { return q.ref == ref },
	} {
		for i := range ps {
			if fits(&ps[i]) {
				return i
			}
		}
	}
	return now
}

// put puts a card in a place.
func (p *Page) put(o *offer) {
	l := with(p.fleet.list, o.adds, o.ref)
	if l.Valid() != nil {
		p.host.Toast(noRoom)
		return
	}
	p.lay(l, o.adds, o)
}

// remove takes the card of a place out.
func (p *Page) remove(at place) {
	p.change(with(p.fleet.list, at, fleet.Ref{}))
	for i, q := range p.fleet.places() {
		if q.what == at.what && q.kind == at.kind && q.ref.IsZero() {
			p.selectSlot(i)
			break
		}
	}
}

// removeShip takes a ship with all its cards out.
func (p *Page) removeShip(n int) {
	l := p.fleet.list.Clone()
	l.Ships = append(l.Ships[:n:n], l.Ships[n+1:]...)
	p.change(l)
	p.selectRow(min(n, max(0, len(l.Ships)-1)))
}

// moveShip puts a ship elsewhere in the order.
func (p *Page) moveShip(from, to int) {
	n := len(p.fleet.list.Ships)
	if from < 0 || from >= n || to < 0 || to >= n || from == to {
		return
	}
	p.change(moved(p.fleet.list, from, to))
	p.fleet.row = to
}
