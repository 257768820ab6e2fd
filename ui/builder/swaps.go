package builder

import (
	"math/rand/v2"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/names"
)

// exchanges returns the kinds of slot that the ship selected may give up under the scenario's
// sheet.
func (d *draft) exchanges() (kinds []string) { return d.exchangesOf(d.list, d.row) }

// exchangesOf returns the kinds of slot that a ship of a list may give up.
func (d *draft) exchangesOf(of fleet.List, ship int) (kinds []string) {
	if ship < 0 || ship >= len(of.Ships) {
		return nil
	}
	for k := range card.Resource {
		l := of.Clone()
		l.Ships[ship].ExchangeSlot = k.String()
		s := d.rules.Check(l)
		bad := slices.ContainsFunc(s.Problems,
			func(q fleet.Problem) bool { return q.Code == fleet.NoExchange && q.Ship == ship+1 })
		if !bad {
			kinds = append(kinds, k.String())
		}
	}
	return kinds
}

// exchangeFor returns the slot that a ship may give up so that all its upgrades find one, "" where
// that is not the way.
func (d *draft) exchangeFor(of fleet.List, ship int) string {
	if ship < 0 || ship >= len(of.Ships) || of.Ships[ship].ExchangeSlot != "" {
		return ""
	}
	noSlot := func(l fleet.List) bool {
		s := d.rules.Check(l)
		return slices.ContainsFunc(s.Problems,
			func(q fleet.Problem) bool { return q.Code == fleet.NoSlot && q.Ship == ship+1 })
	}
	if !noSlot(of) {
		return ""
	}
	for _, k := range d.exchangesOf(of, ship) {
		l := of.Clone()
		l.Ships[ship].ExchangeSlot = k
		if !noSlot(l) {
			return k
		}
	}
	return ""
}

// wrongWith returns in words the first problem of a changed list apart from its points, "" if there
// is none.
func (d *draft) wrongWith(l fleet.List) string {
	if err := l.Valid(); err != nil {
		return noRoom
	}
	for _, q := range d.rules.Try(l, &d.sheet).Problems {
		if q.Code != fleet.OverLimit {
			return names.Sentence(q.Why)
		}
	}
	return ""
}

// moved returns the list with a ship put elsewhere in the order.
func moved(l fleet.List, from, to int) fleet.List {
	l = l.Clone()
	s := l.Ships[from]
	l.Ships = slices.Insert(slices.Delete(l.Ships, from, from+1), to, s)
	return l
}

// copied returns the list with another ship like one of it, and how many of that ship's cards may
// not be in the fleet twice; why is not empty where not even the ship may.
func (d *draft) copied(ship int) (l fleet.List, left int, why string) {
	from, n := d.list.Ships[ship], len(d.list.Ships)
	l = with(d.list, place{ship: n, what: game.ShipCard, up: -1}, from.Ship)
	if why := d.wrongWith(l); why != "" {
		return l, 0, why
	}
	try := func(next fleet.List) {
		if d.wrongWith(next) == "" {
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
	return l, left, ""
}

// limits are the totals that a key goes through.
var limits = [...]int{100, 120, 130}

// nextLimit returns the usual total after a limit.
func nextLimit(now int) int { return limits[(slices.Index(limits[:], now)+1)%len(limits)] }

// collected is a catalogue whose random fleets are made of the cards of some sets, as it is where
// there are none.
func collected(cat *card.Catalogue, sets []string) *card.Catalogue {
	if len(sets) == 0 {
		return cat
	}
	return cat.Drawing(cat.SoldIn(sets))
}

// randomList returns a legal fleet made at random, of the sets that are owned where there are some;
// whole: of every card.
func (d *draft) randomList(whole bool) (fleet.List, bool) {
	seed := uint64(1)
	if d.Seed != nil {
		seed = d.Seed()
	}
	r := d.rules
	if r.Whole = whole; !whole {
		r.Cards = collected(r.Cards, d.Owned.now())
	}
	l, ok := fleet.RandomDear(rand.New(rand.NewPCG(seed, 0x9E3779B97F4A7C15)), r, max(d.sheet.Limit, 20), 4)
	l.ID, l.Name, l.Scenario, l.Side, l.Limit, l.Notes, l.Total = d.list.ID, d.list.Name, d.list.Scenario, d.list.Side,
		d.list.Limit, d.list.Notes, 0
	return l, ok
}

// withExchange returns the list with a ship that gives up a slot of a kind, "" if there is none.
func withExchange(l fleet.List, ship int, kind string) fleet.List {
	l = l.Clone()
	l.Ships[ship].ExchangeSlot = kind
	return l
}

// after returns the kind after another, "" after the last.
func after(kinds []string, now string) string {
	kinds = append([]string{""}, kinds...)
	return kinds[(slices.Index(kinds, now)+1)%len(kinds)]
}
