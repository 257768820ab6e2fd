package builder

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
)

// The lists that scroll.
const (
	shipsList = iota
	slotsList
	cardsList
	openList
)

// selectRow takes up a ship, or a row behind the ships.
func (p *Page) selectRow(n int) {
	n = max(0, min(n, p.resourceRow()))
	if n != p.row {
		p.top[slotsList] = 0
	}
	p.row, p.slot, p.stale, p.query = n, 0, true, ""
	p.toEmpty()
	p.Changed()
}

// selectSlot takes up a place of the row.
func (p *Page) selectSlot(n int) {
	n = max(0, min(n, len(p.places())-1))
	if n != p.slot {
		p.slot, p.stale, p.query = n, true, ""
	}
	p.Changed()
}

// toEmpty selects the first place that waits for a card; the captain's first, an admiral's never by itself.
func (p *Page) toEmpty() {
	for i, at := range p.places() {
		if at.ref.IsZero() && at.what != game.AdmiralCard {
			p.slot, p.stale = i, true
			return
		}
	}
}

// add puts a card in the place it is offered for. A card that costs too much is put there all the same: the fleet says
// then that it is over, and what would mend it.
func (p *Page) add(o *offer) {
	switch {
	case o == nil:
		p.refuse("No card is chosen.")
		return
	case o.here:
		p.refuse(o.ref.Name + " is there already.")
		return
	case o.reason != "" && !o.overOnly:
		p.refuse(o.reason)
		return
	}
	p.put(o.adds, o)
}

func (p *Page) put(at place, o *offer) {
	l := with(p.list, at, o.ref)
	if l.Valid() != nil {
		p.refuse("A fleet file has no room for more.")
		return
	}
	before := p.place()
	name, byHand := o.ref.Name, o.byHand
	p.change(l)
	p.query = ""
	if byHand != "" {
		p.host.Toast(name + ": " + byHand)
	}
	if at.what == game.ShipCard {
		p.selectRow(at.ship)
		return
	}
	if before.ref.IsZero() { // go on with the next empty place, of the same kind first
		ps := p.places()
		for i, q := range ps {
			if q.what == before.what && q.kind == before.kind && q.ref.IsZero() {
				p.selectSlot(i)
				return
			}
		}
		if i := slices.IndexFunc(ps, func(q place) bool { return q.ref.IsZero() && q.what != game.AdmiralCard }); i >= 0 {
			p.selectSlot(i)
			return
		}
		if i := slices.IndexFunc(ps, func(q place) bool { return q.ref == o.ref }); i >= 0 {
			p.selectSlot(i)
		}
	}
}

// remove takes the card of a place out.
func (p *Page) remove(at place) {
	if at.ref.IsZero() {
		p.refuse("There is no card to take out.")
		return
	}
	p.change(with(p.list, at, fleet.Ref{}))
	for i, q := range p.places() {
		if q.what == at.what && q.kind == at.kind && q.ref.IsZero() {
			p.selectSlot(i)
			break
		}
	}
}

// removeShip takes a ship with all its cards out.
func (p *Page) removeShip(n int) {
	if n < 0 || n >= len(p.list.Ships) {
		p.refuse("There is no ship to take out.")
		return
	}
	l := p.list.Clone()
	l.Ships = slices.Delete(l.Ships, n, n+1)
	p.change(l)
	p.selectRow(min(n, max(0, len(p.list.Ships)-1)))
}

// copyShip adds a ship like the one selected, with those of its cards that may be in the fleet twice.
func (p *Page) copyShip() {
	if p.row >= len(p.list.Ships) {
		p.refuse("Select the ship to be copied.")
		return
	}
	from := p.list.Ships[p.row]
	n := len(p.list.Ships)
	l := with(p.list, place{ship: n, what: game.ShipCard, up: -1}, from.Ship)
	if why := p.wrongWith(l); why != "" {
		p.refuse(why)
		return
	}
	left := 0
	try := func(next fleet.List) {
		if p.wrongWith(next) == "" {
			l = next
		} else {
			left++
		}
	}
	if !from.Captain.IsZero() {
		try(with(l, place{ship: n, what: game.CaptainCard, up: -1}, from.Captain))
	}
	if from.ExchangeSlot != "" {
		next := l.Clone()
		next.Ships[n].ExchangeSlot = from.ExchangeSlot
		try(next)
	}
	for _, u := range from.Upgrades {
		try(with(l, place{ship: n, what: game.UpgradeCard, up: -1}, u))
	}
	p.change(l)
	p.selectRow(n)
	if left > 0 {
		p.host.Toast(fmt.Sprintf("Copied without %d of its cards: unique, or no slot for them.", left))
	}
}

// wrongWith is what a changed list makes wrong beside the points, empty where nothing.
func (p *Page) wrongWith(l fleet.List) string {
	if err := l.Valid(); err != nil {
		return "A fleet file has no room for more."
	}
	for _, q := range p.rules.Try(l, &p.sheet).Problems {
		if q.Code != fleet.OverLimit {
			return sentence(q.Why)
		}
	}
	return ""
}

// moveShip puts a ship elsewhere in the order.
func (p *Page) moveShip(from, to int) {
	if n := len(p.list.Ships); from < 0 || from >= n || to < 0 || to >= n || from == to {
		return
	}
	l := p.list.Clone()
	s := l.Ships[from]
	l.Ships = slices.Insert(slices.Delete(l.Ships, from, from+1), to, s)
	p.change(l)
	p.row = to
	p.Changed()
}

// exchanges are the kinds of slot that the ship selected may give up under the scenario's sheet.
func (p *Page) exchanges() (kinds []string) {
	if p.row >= len(p.list.Ships) {
		return nil
	}
	for k := range card.Resource {
		l := p.list.Clone()
		l.Ships[p.row].ExchangeSlot = k.String()
		s := p.rules.Check(l)
		bad := slices.ContainsFunc(s.Problems, func(q fleet.Problem) bool { return q.Code == fleet.NoExchange && q.Ship == p.row+1 })
		if !bad {
			kinds = append(kinds, k.String())
		}
	}
	return kinds
}

// exchange goes to the next slot that may be given up, at last to none.
func (p *Page) exchange() {
	kinds := append([]string{""}, p.exchanges()...)
	if len(kinds) == 1 {
		p.refuse("No rule lets this ship exchange a slot.")
		return
	}
	l := p.list.Clone()
	s := &l.Ships[p.row]
	s.ExchangeSlot = kinds[(slices.Index(kinds, s.ExchangeSlot)+1)%len(kinds)]
	p.change(l)
}

// limits are the totals that a key goes through.
var limits = [...]int{100, 120, 130}

// nextLimit sets the next of the usual totals.
func (p *Page) nextLimit() {
	l := p.list.Clone()
	next := limits[0]
	for i, n := range limits {
		if p.sheet.Limit == n {
			next = limits[(i+1)%len(limits)]
		}
	}
	l.Limit = next
	p.change(l)
}

// randomFleet puts a legal fleet made at random in place of this one.
func (p *Page) randomFleet() {
	if l, ok := randomList(p.o, p.rules, p.sheet.Limit); ok {
		l.ID, l.Name, l.Scenario, l.Side, l.Limit, l.Notes = p.list.ID, p.list.Name, p.list.Scenario, p.list.Side, p.list.Limit, p.list.Notes
		p.change(l)
		p.selectRow(0)
		return
	}
	p.refuse("No legal fleet was found under these rules.")
}

func randomList(o Options, r fleet.Rules, limit int) (fleet.List, bool) {
	seed := uint64(1)
	if o.Seed != nil {
		seed = o.Seed()
	}
	l, ok := fleet.RandomDear(rand.New(rand.NewPCG(seed, 0x9E3779B97F4A7C15)), r, max(limit, 20), 4)
	l.Total = 0
	return l, ok
}
