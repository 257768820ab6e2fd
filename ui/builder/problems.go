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

// placeOf returns the place of the card that a problem names.
func (d *draft) placeOf(q *fleet.Problem) (place, bool) {
	named := func(r fleet.Ref) bool {
		byID := q.Code == fleet.WrongName || q.Code == fleet.UnknownCard
		return !r.IsZero() &&
			(!byID && (r.Name == q.Card || r.ID == q.Card) || byID && strings.Contains(q.Why, fmt.Sprintf("%q", r.ID)))
	}
	if q.Ship == 0 || q.Ship > len(d.list.Ships) {
		return place{ship: -1, what: game.ResourceCard, up: -1, ref: d.list.Resource}, named(d.list.Resource)
	}
	n := q.Ship - 1
	ls := &d.list.Ships[n]
	// the last of them is the one too many
	for i := len(ls.Upgrades) - 1; i >= 0; i-- {
		if r := ls.Upgrades[i]; named(r) {
			at := place{ship: n, what: game.UpgradeCard, up: i, ref: r}
			if u := d.rules.Cards.Assigned(r.ID); u != nil {
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

// remedies returns the deeds that would mend a problem at once.
func remedies(p *Page, q *fleet.Problem) (rs []remedy) {
	switch q.Code {
	case fleet.OverLimit:
		if p.fleet.wayOut != nil {
			rs = append(rs, remedy{"Take out " + listed(p.fleet.wayOut), p.mend().Do})
		}
		return rs
	case fleet.NoCaptain:
		n := q.Ship - 1
		if r, ok := p.fleet.nameless(n); ok {
			rs = append(rs, remedy{
				"Take " + r.Name + " for 0 SP",
				func() { p.change(with(p.fleet.list, place{ship: n, what: game.CaptainCard, up: -1}, r)) },
			})
		}
		return append(rs, remedy{"Choose a captain", func() { goTo(p, n, game.CaptainCard) }})
	case fleet.NoSide:
		return append(rs, remedy{"Choose its side", func() { p.over.show(detailsOpen) }})
	case fleet.NoSlot:
		n := q.Ship - 1
		if give := p.fleet.exchangeFor(p.fleet.list, n); give != "" {
			rs = append(rs, remedy{"Trade a " + give + " slot for it", func() {
				p.change(withExchange(p.fleet.list, n, give))
			}})
		}
	case fleet.NoExchange:
		n := q.Ship - 1
		return append(rs, remedy{"Keep this slot", func() {
			p.change(withExchange(p.fleet.list, n, ""))
		}})
	}
	at, ok := p.fleet.placeOf(q)
	if !ok {
		return nil
	}
	if q.Code == fleet.WrongName {
		rs = append(rs, remedy{
			"Call it " + q.Card,
			func() { p.change(with(p.fleet.list, at, fleet.Ref{ID: at.ref.ID, Name: q.Card})) },
		})
		return rs
	}
	if q.Code == fleet.UnknownCard {
		for _, r := range p.fleet.meant(q) {
			rs = append(rs,
				remedy{"Take " + p.fleet.inShort(at.what, r), func() { p.change(with(p.fleet.list, at, r)) }})
		}
	}
	if at.what == game.ShipCard {
		return append(rs, remedy{"Remove ship", func() { p.removeShip(at.ship) }})
	}
	return append(rs, remedy{"Remove", func() { p.change(with(p.fleet.list, at, fleet.Ref{})) }})
}

// inShort returns the name of a card of the catalogue with the difference from others of that name.
func (d *draft) inShort(what game.CardPart, r fleet.Ref) string {
	say := func(fs []card.Faction, sp int) string { return fmt.Sprintf("%s (%s, %d SP)", r.Name, codes(fs), sp) }
	switch what {
	case game.ShipCard:
		if v := d.rules.Cards.Ship(r.ID); v != nil {
			return say(v.Factions, v.SP)
		}
	case game.CaptainCard:
		if v := d.rules.Cards.Captain(r.ID); v != nil {
			return say(v.Factions, v.SP)
		}
	case game.AdmiralCard:
		if v := d.rules.Cards.Admiral(r.ID); v != nil {
			return say(v.Factions, v.SP)
		}
	default:
		if v := d.rules.Cards.Assigned(r.ID); v != nil {
			return say(v.Factions, v.SP)
		}
	}
	return r.Name
}

// nameless returns the captain without a name that suits a ship best: one that costs nothing and
// comes of its faction.
func (d *draft) nameless(n int) (fleet.Ref, bool) {
	if n < 0 || n >= len(d.list.Ships) {
		return fleet.Ref{}, false
	}
	s := d.rules.Cards.Ship(d.list.Ships[n].Ship.ID)
	if s == nil {
		return fleet.Ref{}, false
	}
	best := fleet.Ref{}
	for _, c := range d.rules.Cards.Captains {
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
func goTo(p *Page, ship int, what game.CardPart) {
	p.show(cardsCol)
	p.selectRow(ship)
	for i, at := range p.fleet.places() {
		if at.what == what {
			p.selectSlot(i)
			return
		}
	}
}

// meant returns the cards that may be meant by a ref which is not in the catalogue.
func (d *draft) meant(q *fleet.Problem) []fleet.Ref {
	at, ok := d.placeOf(q)
	if !ok {
		return nil
	}
	var on *card.Ship
	if at.ship >= 0 && at.what != game.ShipCard {
		on = d.rules.Cards.Ship(d.list.Ships[at.ship].Ship.ID)
	}
	return d.rules.Meant(at.what, at.ref, on)
}
