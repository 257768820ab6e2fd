package builder

import (
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/house"
)

// place is where a card of the fleet lies, or could: a ship's own place, its captain's, one of its slots, the resource's.
type place struct {
	ship int // of the list, from 0; len(ships): a ship to be added; -1: belongs to the fleet
	what game.CardPart
	kind card.UpgradeKind // of an UpgradeCard
	up   int              // which of the ship's upgrades, -1 an empty slot
	ref  fleet.Ref        // the card there, none in an empty place
}

// slotOrder is the order in which the slots of a ship are shown.
var slotOrder = [...]card.UpgradeKind{card.Talent, card.Tech, card.Weapon, card.Crew, card.BorgUpgrade, card.SquadronUpgrade}

// Rows of the fleet behind its ships.
func (p *Page) addRow() int      { return len(p.list.Ships) }
func (p *Page) resourceRow() int { return len(p.list.Ships) + 1 }

// places are those of the row selected, in the order shown.
func (p *Page) places() []place {
	switch n := p.row; {
	case n == p.resourceRow():
		return []place{{ship: -1, what: game.ResourceCard, up: -1, ref: p.list.Resource}}
	case n >= len(p.list.Ships):
		return []place{{ship: n, what: game.ShipCard, up: -1}}
	default:
		return p.placesOf(n)
	}
}

// placesOf are the captain, the admiral where the fleet may have one there, and the slots of a ship.
func (p *Page) placesOf(n int) []place {
	ls := &p.list.Ships[n]
	var out []place
	s := p.o.Cards.Ship(ls.Ship.ID)
	if s == nil || s.CaptainLimit > 0 || !ls.Captain.IsZero() {
		out = append(out, place{ship: n, what: game.CaptainCard, up: -1, ref: ls.Captain})
	}
	if other := slices.IndexFunc(p.list.Ships, func(o fleet.ListShip) bool { return !o.Admiral.IsZero() }); other == n || other < 0 && s != nil && s.CaptainLimit > 0 {
		out = append(out, place{ship: n, what: game.AdmiralCard, up: -1, ref: ls.Admiral})
	}
	berth := p.sheet.Berth(n + 1)
	for _, k := range slotOrder {
		for i, r := range ls.Upgrades {
			if u := p.o.Cards.Upgrade(r.ID); u != nil && u.Kind == k {
				out = append(out, place{ship: n, what: game.UpgradeCard, kind: k, up: i, ref: r})
			}
		}
		for range berth.Free[k] {
			out = append(out, place{ship: n, what: game.UpgradeCard, kind: k, up: -1})
		}
	}
	for i, r := range ls.Upgrades {
		if u := p.o.Cards.Upgrade(r.ID); u == nil || u.Kind == card.Resource {
			out = append(out, place{ship: n, what: game.UpgradeCard, kind: card.Crew, up: i, ref: r})
		}
	}
	return out
}

// place is the one selected.
func (p *Page) place() place {
	ps := p.places()
	return ps[max(0, min(p.slot, len(ps)-1))]
}

// with is the list with a card put in a place, in the stead of what lies there.
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

// change takes up a new list: everything is priced and judged anew, the fleet is kept.
func (p *Page) change(l fleet.List) {
	p.undone = nil
	p.marks = append(p.marks, snapshot{p.list, p.row, p.slot})
	if len(p.marks) > mostUndone {
		p.marks = slices.Delete(p.marks, 0, len(p.marks)-mostUndone)
	}
	p.list = l
	p.judge()
	p.save()
}

func (p *Page) undo() { p.back(&p.marks, &p.undone, "Nothing to take back.") }
func (p *Page) redo() { p.back(&p.undone, &p.marks, "Nothing was taken back.") }

func (p *Page) back(from, to *[]snapshot, none string) {
	if len(*from) == 0 {
		p.host.Toast(none)
		return
	}
	s := (*from)[len(*from)-1]
	*from = (*from)[:len(*from)-1]
	*to = append(*to, snapshot{p.list, p.row, p.slot})
	p.list, p.row, p.slot = s.list, s.row, s.slot
	p.judge()
	p.save()
}

// judge prices the fleet and finds what is wrong with it.
func (p *Page) judge() {
	p.list.Total = 0
	p.rules = p.rulesOf(&p.list)
	p.sheet = p.rules.Check(p.list)
	p.row = max(0, min(p.row, p.resourceRow()))
	p.slot = max(0, min(p.slot, len(p.places())-1))
	p.wayOut, p.mended = nil, fleet.List{}
	if s := &p.sheet; s.Limit > 0 && s.Total > s.Limit {
		p.mended, p.wayOut = p.rules.WayOut(p.list)
	}
	p.stale = true
	p.Changed()
}

// rulesOf are the rules that a fleet's own words ask for.
func (p *Page) rulesOf(l *fleet.List) fleet.Rules {
	r := fleet.Rules{Cards: p.o.Cards, Limit: l.Limit, Side: l.Side, Format: p.format}
	for _, sc := range p.o.Scenarios {
		if sc.Sheet().ID != l.Scenario {
			continue
		}
		r.Scenario = sc
		if h, err := game.NewHouse(sc.Sheet().House, house.Set(p.o.House, sc.Sheet())); err == nil {
			r.House = &h
		}
	}
	return r
}

// refName is what a card of the list is called.
func refName(r fleet.Ref) string {
	if r.Name != "" {
		return r.Name
	}
	return r.ID
}
