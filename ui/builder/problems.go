package builder

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
)

// remedy is a button that mends a problem.
type remedy struct {
	words string
	do    func()
}

// placeOf is where the card lies that a problem speaks of.
func (p *Page) placeOf(q *fleet.Problem) (place, bool) {
	named := func(r fleet.Ref) bool {
		byID := q.Code == fleet.WrongName || q.Code == fleet.UnknownCard
		return !r.IsZero() && (!byID && (r.Name == q.Card || r.ID == q.Card) || byID && strings.Contains(q.Why, fmt.Sprintf("%q", r.ID)))
	}
	if q.Ship == 0 || q.Ship > len(p.list.Ships) {
		return place{ship: -1, what: game.ResourceCard, up: -1, ref: p.list.Resource}, named(p.list.Resource)
	}
	n := q.Ship - 1
	ls := &p.list.Ships[n]
	// the last of them is the one too many
	for i := len(ls.Upgrades) - 1; i >= 0; i-- {
		if r := ls.Upgrades[i]; named(r) {
			at := place{ship: n, what: game.UpgradeCard, up: i, ref: r}
			if u := p.o.Cards.Upgrade(r.ID); u != nil {
				at.kind = u.Kind
			}
			return at, true
		}
	}
	switch {
	case named(ls.Admiral):
		return place{ship: n, what: game.AdmiralCard, up: -1, ref: ls.Admiral}, true
	case named(ls.Captain):
		return place{ship: n, what: game.CaptainCard, up: -1, ref: ls.Captain}, true
	case named(ls.Ship):
		return place{ship: n, what: game.ShipCard, up: -1, ref: ls.Ship}, true
	}
	return place{}, false
}

// remedies are what would mend a problem at once.
func (p *Page) remedies(q *fleet.Problem) (rs []remedy) {
	switch q.Code {
	case fleet.OverLimit:
		if p.wayOut != nil {
			rs = append(rs, remedy{"Take out " + strings.Join(p.wayOut, ", "), p.mend})
		}
		return rs
	case fleet.NoCaptain:
		n := q.Ship - 1
		if r, ok := p.nameless(n); ok {
			rs = append(rs, remedy{"Take " + r.Name + " for 0 SP", func() { p.change(with(p.list, place{ship: n, what: game.CaptainCard, up: -1}, r)) }})
		}
		return append(rs, remedy{"Choose a captain", func() { p.goTo(n, game.CaptainCard) }})
	case fleet.NoSide:
		return append(rs, remedy{"Choose its side", func() { p.open = detailsOpen }})
	case fleet.NoExchange:
		n := q.Ship - 1
		return append(rs, remedy{"Keep the slot", func() {
			l := p.list.Clone()
			l.Ships[n].ExchangeSlot = ""
			p.change(l)
		}})
	}
	at, ok := p.placeOf(q)
	if !ok {
		return nil
	}
	if q.Code == fleet.WrongName {
		rs = append(rs, remedy{"Call it " + q.Card, func() { p.change(with(p.list, at, fleet.Ref{ID: at.ref.ID, Name: q.Card})) }})
		return rs
	}
	if q.Code == fleet.UnknownCard {
		for _, r := range p.meant(q) {
			rs = append(rs, remedy{"Take " + p.inShort(at.what, r), func() { p.change(with(p.list, at, r)) }})
		}
	}
	if at.what == game.ShipCard {
		return append(rs, remedy{"Take the ship out", func() { p.removeShip(at.ship) }})
	}
	return append(rs, remedy{"Take it out", func() { p.change(with(p.list, at, fleet.Ref{})) }})
}

// inShort is a card of the catalogue with what tells it from others of its name.
func (p *Page) inShort(what game.CardPart, r fleet.Ref) string {
	say := func(fs []card.Faction, sp int) string { return fmt.Sprintf("%s (%s, %d SP)", r.Name, codes(fs), sp) }
	switch what {
	case game.ShipCard:
		if v := p.o.Cards.Ship(r.ID); v != nil {
			return say(v.Factions, v.SP)
		}
	case game.CaptainCard:
		if v := p.o.Cards.Captain(r.ID); v != nil {
			return say(v.Factions, v.SP)
		}
	case game.AdmiralCard:
		if v := p.o.Cards.Admiral(r.ID); v != nil {
			return say(v.Factions, v.SP)
		}
	default:
		if v := p.o.Cards.Upgrade(r.ID); v != nil {
			return say(v.Factions, v.SP)
		}
	}
	return r.Name
}

// nameless is the captain without a name that suits a ship best: one that costs nothing and comes of its faction.
func (p *Page) nameless(n int) (fleet.Ref, bool) {
	if n < 0 || n >= len(p.list.Ships) {
		return fleet.Ref{}, false
	}
	s := p.o.Cards.Ship(p.list.Ships[n].Ship.ID)
	if s == nil {
		return fleet.Ref{}, false
	}
	best := fleet.Ref{}
	for _, c := range p.o.Cards.Captains() {
		if c.Unique || c.SP > 0 {
			continue
		}
		own := card.ShareFaction(c.Factions, s.Factions)
		if best.IsZero() || own {
			best = fleet.Ref{ID: c.ID, Name: c.Name}
		}
		if own {
			break
		}
	}
	return best, !best.IsZero()
}

// goTo selects a place of a ship and leaves what lies over the columns.
func (p *Page) goTo(ship int, what game.CardPart) {
	p.open, p.panel = nothing, cardsPanel
	p.selectRow(ship)
	for i, at := range p.places() {
		if at.what == what {
			p.selectSlot(i)
			return
		}
	}
}

// checked is what is looked at before a fleet is called legal.
var checked = [...]string{
	"every card is in the catalogue, under its own name",
	"every ship has one captain; attack squadrons have none",
	"every upgrade has a slot of its kind; slots for cheap cards hold cheap cards",
	"no slot is exchanged where the battle does not allow it",
	"unique names stand once in the fleet, Mirror Universe cards counted apart",
	"cards for certain ships, captains or factions are on those",
	"no card is on a ship more often than it allows",
	"no card is in the fleet with one that it excludes",
	"one admiral at most, one resource at most",
	"every price: printed, surcharges, faction penalty, discounts, the battle's sheet",
	"the total is within the limit",
	"the side of the battle is named where its sheet asks for it",
}
