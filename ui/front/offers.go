package front

import (
	"cmp"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
)

// offer is a fleet that can be picked for a seat.
type offer struct {
	list  fleet.List
	fleet game.Fleet
	bad   string // what is wrong with it there, "" nothing
	dear  bool   // nothing but its points is wrong with it, as far as is told first
	key   string // what it is called by: a ready fleet's id, a file
	own   bool
	limit int
	lacks int // cards of it that are in none of the sets owned
}

// ownedFirst has the ready fleets come first of which the sets that are owned hold the most cards.
func (f *Fleets) ownedFirst() {
	sets := f.window.Sets()
	if len(sets) == 0 {
		return
	}
	for seat := range f.offers {
		of := f.offers[seat]
		for i := range of {
			if !of[i].own {
				of[i].lacks = lacking(&of[i].fleet, sets)
			}
		}
		slices.SortStableFunc(of, func(a, b offer) int { return cmp.Compare(a.lacks, b.lacks) })
	}
}

// lacking counts the cards of a fleet that are in none of some sets.
func lacking(f *game.Fleet, sets []string) (n int) {
	miss := func(of []string) {
		if !card.SoldIn(of, sets) {
			n++
		}
	}
	for i := range f.Ships {
		s := &f.Ships[i]
		miss(s.Ship.Sets)
		if s.Captain != nil {
			miss(s.Captain.Sets)
		}
		if s.Admiral != nil {
			miss(s.Admiral.Sets)
		}
		for _, u := range s.Upgrades {
			miss(u.Card.Sets)
		}
	}
	if r := f.Resource.Card; r != nil {
		miss(r.Sets)
	}
	return n
}

// file is the file of a fleet of the player's own, "" of another.
func (o *offer) file() string {
	if o.own {
		return o.key
	}
	return ""
}

// suits reports whether a ready fleet was made for a side of a scenario; a sheet without sides
// takes its fleets on both.
func suits(l *fleet.List, sheet *game.Sheet, side string) bool {
	if l.Scenario != sheet.ID {
		return false
	}
	of, ok := sheet.SideOf(l.Side)
	return side == "" || ok && of == side
}

// own returns the fleets of flags, and behind them the player's kept ones where all are wanted:
// each is a file to read.
func (n *Next) own(all bool) (out []OwnFleet) {
	for _, l := range n.o.Lists {
		out = append(out, OwnFleet{l.ID, l})
	}
	if all && n.o.Own != nil {
		kept, err := n.o.Own()
		n.failed(err)
		out = append(out, kept...)
	}
	return out
}

// offers returns the ready fleets made for a scenario and for the sides as the seats have them,
// behind the player's own; where there are none, all that are legal there. A fleet that is not
// legal stays with what is wrong with it, so that it can be mended.
func (n *Next) offers(sc game.Scenario, rules *game.House, sides []string, own []OwnFleet) (of [2][]offer) {
	ready, err := fleet.Ready()
	if n.failed(err) {
		return of
	}
	cat := n.catalogue()
	if cat == nil {
		return of
	}
	sheet := sc.Sheet()
	for seat := range of {
		r := fleet.Rules{Cards: cat, Scenario: sc, House: rules}
		side := ""
		if seat < len(sides) {
			side = sides[seat]
		}
		for _, o := range own {
			if o.List.Scenario == "" ||
				o.List.Scenario == sheet.ID && (side == "" || o.List.Side == "" || suits(&o.List, sheet, side)) {
				of[seat] = append(of[seat], weighed(r, o.List, side, o.Key, true))
			}
		}
		made := slices.ContainsFunc(ready, func(l fleet.List) bool { return suits(&l, sheet, side) })
		for _, l := range ready {
			if made && !suits(&l, sheet, side) {
				continue
			}
			if o := weighed(r, l, side, l.ID, false); made || o.bad == "" || o.dear {
				of[seat] = append(of[seat], o)
			}
		}
		of[seat] = slices.DeleteFunc(of[seat], func(o offer) bool { return len(o.fleet.Ships) == 0 })
	}
	return of
}

// weighed is a fleet for a seat with what is wrong with it there.
func weighed(r fleet.Rules, l fleet.List, side, key string, own bool) offer {
	if own {
		l.Total = 0
	}
	if l.Side == "" {
		l.Side = side
	}
	there := l
	if _, known := r.Scenario.Sheet().SideOf(l.Side); !known { // a side of another sheet
		there.Side = side
	}
	s := r.Check(there)
	o := offer{list: l, fleet: s.Fleet, key: key, own: own, limit: s.Limit}
	if len(s.Problems) > 0 {
		o.bad, o.dear = s.Problems[0].Why, s.Problems[0].Code == fleet.OverLimit
	}
	return o
}

// origin says what a ready fleet was made for.
func (n *Next) origin(l *fleet.List) string {
	for _, s := range n.scenarios {
		if sh := s.Sheet(); sh.ID == l.Scenario {
			if l.Side == "" || sh.ID == n.Sheet().ID {
				return l.Side
			}
			return sh.Title + ", " + l.Side
		}
	}
	return ""
}
