package builder

import (
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/house"
)

// draft is the fleet that is being built: priced, judged, undone. Nothing of it is seen.
type draft struct {
	Options
	list   fleet.List
	format fleet.Format
	rules  fleet.Rules
	sheet  fleet.Sheet
	wayOut []string   // names that must go for the fleet to be below its limit
	mended fleet.List // the fleet without them
	row    int        // the ship, or the row behind the ships
	slot   int        // the place on it
	marks  []snapshot
	undone []snapshot
	stale  bool // the cards offered are those of another fleet or place
}

// place is a place for a card of the fleet, filled or empty: a ship's own, its captain's, one of
// its slots, the resource's.
type place struct {
	ship int // of the list, from 0; len(ships): a ship to be added; -1: belongs to the fleet
	what game.CardPart
	kind card.UpgradeKind // of an UpgradeCard
	up   int              // which of the ship's upgrades, -1 an empty slot
	ref  fleet.Ref        // the card there, none in an empty place
}

// slotOrder is the order in which the slots of a ship are shown.
var slotOrder = [...]card.UpgradeKind{
	card.Talent,
	card.Tech,
	card.Weapon,
	card.Crew,
	card.BorgUpgrade,
	card.SquadronUpgrade,
	card.Flagship,
	card.FleetCaptain,
	card.ShipResource,
	card.Officer,
	card.Ambassador,
	card.Construction,
	card.SecondCaptain,
}

// Rows of the fleet behind its ships.
func (d *draft) addRow() int      { return len(d.list.Ships) }
func (d *draft) resourceRow() int { return len(d.list.Ships) + 1 }

// places returns the places of the selected row, in the order shown.
func (d *draft) places() []place {
	switch n := d.row; {
	case n == d.resourceRow():
		return []place{{ship: -1, what: game.ResourceCard, up: -1, ref: d.list.Resource}}
	case n >= len(d.list.Ships):
		return []place{{ship: n, what: game.ShipCard, up: -1}}
	default:
		return d.placesOf(n)
	}
}

// placesOf returns the captain, the admiral where the fleet may have one there, and the slots of a
// ship.
func (d *draft) placesOf(n int) []place {
	ls := &d.list.Ships[n]
	var out []place
	s := d.Cards.Ship(ls.Ship.ID)
	if s == nil || s.CaptainLimit > 0 || !ls.Captain.IsZero() {
		out = append(out, place{ship: n, what: game.CaptainCard, up: -1, ref: ls.Captain})
	}
	if other := slices.IndexFunc(d.list.Ships,
		func(o fleet.ListShip) bool { return !o.Admiral.IsZero() }); !ls.Admiral.IsZero() ||
		(other < 0 || d.another(other)) && s != nil && s.CaptainLimit > 0 {
		out = append(out, place{ship: n, what: game.AdmiralCard, up: -1, ref: ls.Admiral})
	}
	berth := d.sheet.Berth(n + 1)
	for _, k := range slotOrder {
		for i, r := range ls.Upgrades {
			if u := d.Cards.Assigned(r.ID); u != nil && u.Kind == k {
				out = append(out, place{ship: n, what: game.UpgradeCard, kind: k, up: i, ref: r})
			}
		}
		if k.OneInFleet() && k.OnEveryShip() && d.elsewhere(k) {
			continue
		}
		free := berth.Free[k]
		if k == card.Officer {
			free = min(free, 1) // few ships take more than one of the four
		}
		for range free {
			out = append(out, place{ship: n, what: game.UpgradeCard, kind: k, up: -1})
		}
	}
	for i, r := range ls.Upgrades {
		if u := d.Cards.Assigned(r.ID); u == nil || u.Kind == card.Resource {
			out = append(out, place{ship: n, what: game.UpgradeCard, kind: card.Crew, up: i, ref: r})
		}
	}
	return out
}

// elsewhere reports whether a card of a kind is in the fleet.
func (d *draft) elsewhere(k card.UpgradeKind) bool {
	for i := range d.list.Ships {
		for _, r := range d.list.Ships[i].Upgrades {
			if u := d.Cards.Assigned(r.ID); u != nil && u.Kind == k {
				return true
			}
		}
	}
	return false
}

// waits reports whether an empty place is one that a ship mostly fills: an admiral's is not, nor one that
// every ship has.
func (at *place) waits() bool {
	return at.ref.IsZero() && at.what != game.AdmiralCard &&
		(at.what != game.UpgradeCard || !at.kind.OnEveryShip())
}

// another reports whether the admiral of a ship lets the fleet have a second one.
func (d *draft) another(n int) bool {
	a := d.Cards.Admiral(d.list.Ships[n].Admiral.ID)
	return a != nil && slices.ContainsFunc(a.Build, func(r card.BuildRule) bool { return r.Op == card.AnotherAdmiral })
}

// selectRow takes up a ship, or a row behind the ships, and the place on it that waits for a card.
func (d *draft) selectRow(n int) {
	d.row, d.slot, d.stale = max(0, min(n, d.resourceRow())), 0, true
	d.toEmpty()
}

// toEmpty selects the first place that waits for a card; the captain's first, an admiral's and one that
// every ship has never by itself.
func (d *draft) toEmpty() {
	for i, at := range d.places() {
		if at.waits() {
			d.slot, d.stale = i, true
			return
		}
	}
}

// place returns the selected place.
func (d *draft) place() place {
	ps := d.places()
	return ps[max(0, min(d.slot, len(ps)-1))]
}

// with returns the list with a card put in a place, instead of the card there.
func with(l fleet.List, at place, r fleet.Ref) fleet.List {
	l = l.Clone()
	l.Total = 0
	switch at.what {
	case game.ResourceCard:
		l.Resource = r
		return l
	case game.ShipCard:
		if at.ship < len(l.Ships) {
			l.Ships[at.ship].Ship = r
		} else if !r.IsZero() {
			l.Ships = append(l.Ships, fleet.ListShip{Ship: r})
		}
		return l
	}
	if at.ship < 0 || at.ship >= len(l.Ships) {
		return l
	}
	s := &l.Ships[at.ship]
	switch at.what {
	case game.CaptainCard:
		s.Captain = r
	case game.AdmiralCard:
		s.Admiral = r
	default:
		switch {
		case at.up >= 0 && at.up < len(s.Upgrades) && r.IsZero():
			s.Upgrades = slices.Delete(s.Upgrades, at.up, at.up+1)
		case at.up >= 0 && at.up < len(s.Upgrades):
			s.Upgrades[at.up] = r
		case !r.IsZero():
			s.Upgrades = append(s.Upgrades, r)
		}
	}
	return l
}

// snapshot is a state that undo comes back to.
type snapshot struct {
	list      fleet.List
	row, slot int
}

const mostUndone = 200

// take takes up a new list: everything is priced and judged anew.
func (d *draft) take(l fleet.List) {
	d.undone = nil
	d.marks = append(d.marks, snapshot{d.list, d.row, d.slot})
	if len(d.marks) > mostUndone {
		d.marks = slices.Delete(d.marks, 0, len(d.marks)-mostUndone)
	}
	d.list = l
	d.judge()
}

// back goes to the last state of from; the one that was is put on to.
func (d *draft) back(from, to *[]snapshot) {
	s := (*from)[len(*from)-1]
	*from = (*from)[:len(*from)-1]
	*to = append(*to, snapshot{d.list, d.row, d.slot})
	d.list, d.row, d.slot = s.list, s.row, s.slot
	d.judge()
}

// judge prices the fleet and finds its problems.
func (d *draft) judge() {
	d.list.Total = 0
	d.rules = d.rulesOf(&d.list, d.format)
	d.sheet = d.rules.Check(d.list)
	d.row = max(0, min(d.row, d.resourceRow()))
	d.slot = max(0, min(d.slot, len(d.places())-1))
	d.wayOut, d.mended = nil, fleet.List{}
	if s := &d.sheet; s.Limit > 0 && s.Total > s.Limit {
		d.mended, d.wayOut = d.rules.WayOut(d.list)
	}
	d.stale = true
}

// rulesOf returns the rules that a fleet's own words ask for.
func (o *Options) rulesOf(l *fleet.List, format fleet.Format) fleet.Rules {
	r := fleet.Rules{Cards: o.Cards, Limit: l.Limit, Side: l.Side, Format: format}
	for _, sc := range o.Scenarios {
		if sc.Sheet().ID != l.Scenario {
			continue
		}
		r.Scenario = sc
		if h, err := game.NewHouse(sc.Sheet().House, house.Set(o.House, sc.Sheet())); err == nil {
			r.House, r.Cards = &h, h.Cards(o.Cards)
		}
	}
	return r
}

// refName returns the name of a card of the list, its id without a name.
func refName(r fleet.Ref) string {
	if r.Name != "" {
		return r.Name
	}
	return r.ID
}

// linesOf returns the lines of the sheet for a ship, from 1, its own first.
func (d *draft) linesOf(ship int) (ls []fleet.Line) {
	for _, l := range d.sheet.Lines {
		if l.Ship == ship {
			ls = append(ls, l)
		}
	}
	return ls
}
