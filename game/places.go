package game

import (
	"cmp"
	"errors"
	"slices"

	"attackwing/game/card"
)

// Upgrades that change ships.
//
// An upgrade is at home at the place of the ship that it was bought for. A ship to which cards of
// the battle may bring others has a place for each of those behind its own, from the set-up on, and
// the card has its lines of text there. So a ship and a number name one card for the whole battle,
// in lines, options, events, records and positions, and nothing asks which card lies at a place,
// only whether it does. Where it does not, its place is as that of a card out of the game. What lies
// on the card goes with it: to where a ship has room for cards that are not its own, behind those, which
// say what place each is of (CardState.Place). Its home says where it is (CardState.At).

// home is the place of an upgrade on the ship it was bought for.
type home struct {
	ship ShipID
	n    int8
}

// carrier is a ship with the upgrades that it may come to carry.
type carrier struct {
	*shipFacts
	can []home
}

// addPlaces gives ships the places for upgrades that may come to them.
func (u *Setup) addPlaces() {
	all, moves := make([]carrier, len(u.ships)), false
	room := MaxLines
	for i := range u.ships {
		f := &u.ships[i]
		all[i].shipFacts = f
		room -= len(f.Ship.Abilities) + len(u.play.Text) + len(card.Latinum())
		for n := range f.nUp {
			all[i].can = append(all[i].can, home{f.id, n})
		}
		f.texts(all[i].can, u, func(a []card.Ability) {
			room -= len(a)
			eachEffect(a, card.MoveCard, func(*card.Ability, *card.Effect) { moves = true })
		})
	}
	for p := range u.Fleets {
		if r := u.Fleets[p].Resource.Card; r != nil {
			room -= len(r.Abilities)
		}
	}
	for i := range all {
		for k := range all {
			if i != k && all[i].owner == all[k].owner && commands(all[i].Captain.Abilities) && !u.Squadron(all[k].id) {
				all[k].can, moves = append(all[k].can, home{all[i].id, CaptainSlot}), true
			}
		}
	}
	for i := range all {
		all[i].texts(all[i].can, u, func(a []card.Ability) {
			eachEffect(a, card.Redirect, func(_ *card.Ability, e *card.Effect) { u.stead |= e.Kinds })
		})
	}
	for more := moves; more; {
		more = false
		for i := range all {
			all[i].texts(all[i].can, u, func(a []card.Ability) {
				eachEffect(a, card.MoveCard, func(l *card.Ability, e *card.Effect) {
					more = u.reach(all, i, l, e) || more
				})
			})
		}
	}
	for i := range all {
		room = all[i].open(u, room)
	}
	u.room = room
}

// texts hands on the texts of a ship's cards, with these upgrades.
func (f *shipFacts) texts(ups []home, u *Setup, to func([]card.Ability)) {
	to(f.Ship.Abilities)
	to(f.Captain.Abilities)
	if f.Admiral != nil {
		to(f.Admiral.Abilities)
	}
	for _, h := range ups {
		to(u.cardOf(h).Card.Abilities)
	}
}

func (u *Setup) cardOf(h home) *Bought {
	if h.n == CaptainSlot {
		b := u.bought(h)
		return &b
	}
	return &u.ships[h.ship].Upgrades[h.n]
}

// commands reports whether a captain with such a text may become that of another ship.
func commands(list []card.Ability) (may bool) {
	eachEffect(list, card.BecomeCaptain, func(_ *card.Ability, e *card.Effect) { may = may || e.Abroad })
	return may
}

// eachEffect hands on the effects of a kind of texts.
func eachEffect(list []card.Ability, op card.EffectOp, to func(*card.Ability, *card.Effect)) {
	for i := range list {
		var in func(do []card.Effect)
		in = func(do []card.Effect) {
			for k := range do {
				if do[k].Op == op {
					to(&list[i], &do[k])
				}
				in(do[k].Sub)
			}
		}
		in(list[i].Do)
	}
}

// reach notes which upgrades an effect of a ship's card may bring where, and reports whether any of
// them is new there.
func (u *Setup) reach(all []carrier, by int, l *card.Ability, e *card.Effect) (more bool) {
	for i := range all {
		foe := all[i].owner != all[by].owner
		if i == by || l.Targets.Who == card.AFriend && foe || l.Targets.Who == card.AnEnemy && !foe {
			continue
		}
		if e.Way != card.Giving {
			more = u.carry(&all[i], &all[by], e.Kinds|u.stead) || more
		}
		if e.Way != card.Taking {
			more = u.carry(&all[by], &all[i], e.Kinds) || more
		}
	}
	return more
}

// carry notes that upgrades of some kinds may go from a ship to another.
func (u *Setup) carry(from, to *carrier, k card.Kinds) (more bool) {
	for _, h := range from.can {
		if k.Takes(u.cardOf(h).Card) && !slices.Contains(to.can, h) {
			to.can, more = append(to.can, h), true
		}
	}
	return more
}

// open opens the places for what may come, as far as there is room for lines of text, and returns
// the room that is left.
//
// Ruling: a card for which there is no room any more stays where it is.
func (c *carrier) open(u *Setup, room int) int {
	f := c.shipFacts
	others := c.can[f.nUp:]
	if len(others) == 0 {
		return room
	}
	slices.SortFunc(others, func(a, b home) int { return cmp.Or(cmp.Compare(a.ship, b.ship), cmp.Compare(a.n, b.n)) })
	out := *f.FleetShip
	out.Upgrades = slices.Clone(out.Upgrades)
	for _, h := range others {
		b := u.bought(h)
		if len(out.Upgrades) == MaxPlaces || room < len(b.Card.Abilities) {
			continue
		}
		room -= len(b.Card.Abilities)
		out.Upgrades = append(out.Upgrades, b)
		out.others++
		f.homes = append(f.homes, h)
	}
	f.FleetShip, f.nUp = armed(&out), int8(len(out.Upgrades))
	return room
}

// bought is an upgrade as it was bought, before its ship armed it.
//
// A captain who may become that of another ship is there as an upgrade of no kind that lies in a slot.
func (u *Setup) bought(h home) Bought {
	if h.n == CaptainSlot {
		f := &u.ships[h.ship]
		return Bought{Card: &card.Upgrade{Printed: f.Captain.Printed, Kind: card.Resource}, SP: f.CapSP}
	}
	n := int(h.ship)
	if first := len(u.Fleets[0].Ships); n >= first {
		return u.Fleets[1].Ships[n-first].Upgrades[h.n]
	}
	return u.Fleets[0].Ships[n].Upgrades[h.n]
}

// homeOf returns where the card of a place is at home.
func (u *Setup) homeOf(id ShipID, n int8) home {
	f := &u.ships[id]
	if k := n - f.own(); n >= 0 && k >= 0 {
		return f.homes[k]
	}
	return home{id, n}
}

// placeOf returns the place of a card on a ship, -1 if it cannot come there.
func (u *Setup) placeOf(h home, on ShipID) int8 {
	if on == h.ship {
		return h.n
	}
	f := &u.ships[on]
	if k := slices.Index(f.homes, h); k >= 0 {
		return f.own() + int8(k)
	}
	return -1
}

// Carries reports whether the card of a place, -1 the captain, is with the ship, in play or
// discarded: it has not gone to another ship, or has come from one.
func (s *State) Carries(u *Setup, id ShipID, n int8) bool {
	return carries(s.Ships[:s.NShips], u, id, n)
}

func carries(ships []Ship, u *Setup, id ShipID, n int8) bool {
	h := u.homeOf(id, n)
	at := ships[h.ship].Card(h.n).At
	return at == 0 && h.ship == id || at == id+1
}

// leave takes the card off its home, for a ship, plus 1.
func (c *CardState) leave(to ShipID) {
	*c = CardState{Discarded: true, Gone: true, Whereabouts: Whereabouts{At: to}}
}

// come returns the state of a card that has come to the ship.
func (s *Ship) come(n int8) *CardState {
	for k := MaxUpgrades - s.Room; k < MaxUpgrades; k++ {
		if s.Upgrades[k].Place == n+1 {
			return &s.Upgrades[k]
		}
	}
	return &CardState{Discarded: true, Gone: true}
}

// put lays a card that comes to the ship at its place.
func (s *Ship) put(n int8, c CardState) {
	c.Place = n + 1
	for k := MaxUpgrades - s.Room; k < MaxUpgrades; k++ {
		if x := &s.Upgrades[k]; x.Place == 0 || x.Place > c.Place {
			*x, c = c, *x
		}
	}
}

// drop takes one away that had come.
func (s *Ship) drop(n int8) {
	others := s.Upgrades[MaxUpgrades-s.Room:]
	kept := others[:0]
	for _, c := range others {
		if c.Place != n+1 {
			kept = append(kept, c)
		}
	}
	clear(others[len(kept):])
}

// full reports whether the ship can carry no other card.
func (s *Ship) full() bool { return s.Room == 0 || s.Upgrades[MaxUpgrades-1].Place != 0 }

// counts reports whether an upgrade that a surviving ship carries counts for its fleet.
//
// Ruling: a card counts for the fleet that bought it, while a ship of that fleet has it. One that an
// enemy has taken is lost, as one that he has discarded; he gains no more than that.
func (u *Setup) counts(s *State, id ShipID, n int8) bool {
	return !s.Ships[id].Card(n).Lost && s.Carries(u, id, n) && u.ships[u.homeOf(id, n).ship].owner == u.ships[id].owner
}

// LayPlaces lays the places of ships as they are where no more is told than which cards have gone to
// which ship (CardState.At): nothing lies on those that have come.
func (u *Setup) LayPlaces(ships []Ship) {
	for i := range ships {
		sh, f := &ships[i], &u.ships[i]
		if sh.Captain.At != 0 {
			sh.Captain.leave(sh.Captain.At)
		}
		for n := range f.nUp {
			switch with := carries(ships, u, ShipID(i), n); {
			case n < f.own():
				if c := sh.Card(n); !with {
					c.leave(c.At)
				}
			case !with:
				sh.drop(n)
			case sh.come(n).Place == 0:
				sh.put(n, CardState{})
			}
		}
	}
}

// checkPlace tells what is wrong with where a card is, nil when nothing is.
func (u *Setup) checkPlace(id ShipID, n int8, c *CardState) error {
	f := &u.ships[id]
	if at := c.At; at != 0 && (n < CaptainSlot || n >= f.own() || at-1 == id || int(at) > len(u.ships) ||
		u.placeOf(home{id, n}, at-1) < 0) {
		return errors.New("a card has gone to a ship that it cannot come to")
	}
	if c.Place != 0 && (n < f.own() || c.Place <= f.own() || c.Place > f.nUp) {
		return errors.New("a card has come that cannot come there")
	}
	return nil
}
