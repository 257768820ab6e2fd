package game

import (
	"slices"

	"attackwing/game/card"
)

// payDrones pays Drone tokens; a counter of the sheet may replace one of them.
func (p *usage) payDrones(t *Turn, c *card.Cost) {
	by, have, instead := p.by, p.drones(), p.u.InsteadOfDrone(p.s, p.by)
	most := have + p.fewerDrones
	if instead != nil {
		most++
	}
	p.paid = p.howMany(t, c.N, min(max(c.M, c.N), most))
	n := max(int8(p.paid)-p.fewerDrones, 0)
	if instead != nil && n > 0 && p.oneFewer(t, n, have) {
		t.SpendCounters(p.u.Scenario.Sheet().counter(instead.ID), HeldOn(by), 1, instead.Drone.Section)
		n--
	}
	p.spendDrones(t, n)
}

// payWeaponDrones pays the Drone tokens that an attack with a weapon card costs.
func (t *Turn) payWeaponDrones(id ShipID, weapon, n int8) {
	o := t.State().firing(t.Setup(), id, weapon)
	p := t.using(o)
	p.spendDrones(t, n)
	t.inUse--
}

// firing is the occasion of a weapon card's price.
func (s *State) firing(u *Setup, id ShipID, weapon int8) occasion {
	l := &line{Ability: &card.Ability{}, ship: id, slot: weapon, owner: s.Ships[id].Owner}
	return l.at(s, u, card.Declare, id, nil)
}

// hasDrones reports whether a ship can pay so many Drone tokens for an attack with a weapon card.
func (s *State) hasDrones(u *Setup, id ShipID, weapon, n int8) bool {
	if s.Ships[id].Drones >= n {
		return true
	}
	o := s.firing(u, id, weapon)
	return o.drones() >= n
}

// drones counts the Drone tokens that the ship can pay, with what cards give for some.
func (o *occasion) drones() int8 {
	n := o.s.Ships[o.by].Drones
	if !o.u.statics[card.SpareDrone] && !o.u.statics[card.LendDrones] {
		return n
	}
	if o.sparer(card.SpareDrone) != nil {
		n++
	}
	if l := o.sparer(card.LendDrones); l != nil {
		n += o.lent(l)
	}
	return n
}

// spendDrones takes n Drone tokens from the ship. A card may replace one of them, and friends may pay
// some.
func (p *usage) spendDrones(t *Turn, n int8) {
	by, spare, lender := p.by, p.sparer(card.SpareDrone), p.sparer(card.LendDrones)
	have := p.s.Ships[by].Drones
	if lender != nil {
		if have += p.lent(lender); have == p.s.Ships[by].Drones {
			lender = nil
		}
	}
	if spare != nil && n > 0 && p.oneFewer(t, n, have) {
		t.discard(CardDiscarded{Ship: by, Card: spare.slot, Owner: spare.owner})
		n--
	}
	if lender != nil && n > 0 && p.borrows(t, lender, n) {
		return
	}
	if n > 0 {
		Emit(t, DronesChanged{Ship: by, N: -n})
	}
}

// oneFewer asks whether something replaces one of n Drone tokens; it must where there are too few.
func (p *usage) oneFewer(t *Turn, n, have int8) bool {
	o := t.Options()
	if n <= have {
		o = append(o, Option{Kind: PickNumber, Ship: p.by, N: n, Line: p.l.id})
	}
	o = append(o, Option{Kind: PickNumber, Ship: p.by, N: n - 1, Line: p.l.id})
	return p.choose(t, ChooseDrones, o).N < n
}

// sparer is a line of another card of the ship that helps to pay Drone tokens, nil where there is none.
func (o *occasion) sparer(op card.EffectOp) (by *line) {
	if o.by == NoShip {
		return nil
	}
	eachStatic(o.s, o.u, o.by, op, func(l *line, _ *card.Effect) {
		if by == nil && !(l.ship == o.l.ship && l.slot == o.l.slot) {
			by = l
		}
	})
	return by
}

// lent counts the Drone tokens of friends that a line lets pay.
func (o *occasion) lent(l *line) (n int8) {
	for id := range ShipID(o.s.NShips) {
		if o.lends(l, id) {
			n += o.s.Ships[id].Drones
		}
	}
	return n
}

// lends reports whether a friend may pay.
func (o *occasion) lends(l *line, id ShipID) bool {
	sh := &o.s.Ships[id]
	return id != o.by && sh.InPlay() && sh.Owner == o.s.Ships[o.by].Owner && sh.Drones > 0 &&
		o.s.within(o.u, o.by, id, &l.Do[0].Reach).Code == Yes
}

// borrows has the ship and its friends pay n Drone tokens, if the owner disables the card for that; he
// must where his ship has too few.
func (p *usage) borrows(t *Turn, l *line, n int8) bool {
	o := t.Options()
	if p.s.Ships[p.by].Drones >= n {
		o = append(o, Option{Kind: Pass, Ship: p.by})
	}
	o = append(o, Option{Kind: UseCard, Ship: p.by, Line: l.id})
	if p.choose(t, UseCards, o).Kind == Pass {
		return false
	}
	Emit(t, CardDisabled{Ship: p.by, Card: l.slot, Owner: l.owner})
	for ; n > 0; n-- {
		from := t.Options()
		for id := range ShipID(p.s.NShips) {
			if id == p.by && p.s.Ships[id].Drones > 0 || p.lends(l, id) {
				from = append(from, Option{Kind: AimAt, Ship: id, Line: l.id})
			}
		}
		Emit(t, DronesChanged{Ship: p.choose(t, ChooseCardTarget, from).Ship, N: -1})
	}
	return true
}

// shareDrones lets Drone tokens go between the own ship and those chosen, one by one, until the owner
// is content.
func (p *usage) shareDrones(t *Turn, _ *card.Effect) (done bool) {
	ships := append([]ShipID{p.by}, p.aimed[:p.nAimed]...)
	list := func(o []Option, are func(sh *Ship, id ShipID) bool) []Option {
		for _, id := range ships {
			if are(&p.s.Ships[id], id) {
				o = append(o, Option{Kind: AimAt, Ship: id, Line: p.l.id})
			}
		}
		return t.keep(o)
	}
	for range maxShared {
		o := t.Options()
		if done {
			o = append(o, Option{Kind: Pass, Ship: p.by})
		}
		from := list(o, func(sh *Ship, id ShipID) bool { return sh.Drones > 0 && p.taker(ships, id) })
		if len(from) == 0 || from[0].Kind == Pass && len(from) == 1 {
			break
		}
		giver := p.choose(t, ChooseCardTarget, from)
		if giver.Kind == Pass {
			break
		}
		to := list(t.Options(), func(sh *Ship, id ShipID) bool {
			return id != giver.Ship && sh.Drones < p.s.startDrones(p.u, id)
		})
		taker := p.choose(t, ChooseCardTarget, to).Ship
		Emit(t, DronesChanged{Ship: giver.Ship, N: -1})
		Emit(t, DronesChanged{Ship: taker, N: 1})
		done = true
	}
	return done
}

// taker reports whether another of the ships can take a Drone token.
func (p *usage) taker(ships []ShipID, giver ShipID) bool {
	return slices.ContainsFunc(ships, func(id ShipID) bool {
		return id != giver && p.s.Ships[id].Drones < p.s.startDrones(p.u, id)
	})
}

// maxShared bounds the Drone tokens that go from ship to ship at one time.
const maxShared = 20

// addDrones gives captains Drone tokens, never more than they began with where the effect does not
// say so.
func (p *usage) addDrones(t *Turn, e *card.Effect, id ShipID) bool {
	n := p.s.startDrones(p.u, id) - p.s.Ships[id].Drones
	if e.Stacks {
		n = p.n
	} else if e.N != card.All {
		n = min(n, p.n)
	}
	if n > 0 {
		Emit(t, DronesChanged{Ship: id, N: n})
	}
	return n > 0
}
