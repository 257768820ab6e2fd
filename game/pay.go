package game

import "attackwing/game/card"

// canPay tells whether a line's price can be paid in full: costs are paid in full or not at all (rules 6.1).
//
// Ruling: "all active shields" are all that are left, and none may be left: the price is paid all the same. One of the
// sheets reads the same words so (rules 9.1, 11), and one wording has one meaning: Klingon Boarding Party, Klag, Bochra,
// Farek, Projected Stasis Field. A number of shields must be there.
func (s *State) canPay(u *Setup, l *line, o *occasion) No {
	cannot := No{Code: CannotPay, Ship: o.by}
	if l.Uses > 0 && s.Options[l.owner][l.nth] <= 0 {
		return cannot
	}
	if len(l.Cost) == 0 {
		return No{}
	}
	if o.by == NoShip {
		return cannot
	}
	sh := &s.Ships[o.by]
	for i := range l.Cost {
		c := &l.Cost[i]
		ok := true
		//exhaustive:enforce
		switch c.Op {
		case card.DiscardMe, card.TimeOnMe, card.PayAux, card.AllShields, card.FewerAttack, card.NoDefenseDice: // always
		case card.DisableMe:
			at := s.lying(l)
			ok = at != nil && !at.Disabled
		case card.TurnOffShields:
			ok = sh.Shields >= c.N
		case card.SpendTheLock:
			ok = sh.Lock != NoShip
			if o.a != nil && o.a.Attacker == o.by {
				ok = sh.Lock == o.a.Target
			}
		case card.SpendToken:
			ok = s.foodFor(l, o.by, c.Tokens) != 0
		case card.SpendCloak:
			ok = sh.Cloak != NotCloaked
		case card.SpendDrones:
			ok = sh.Drones >= c.N || sh.Drones+1 >= c.N && u.InsteadOfDrone(s, o.by) != ""
		case card.SpendCharges:
			at := s.lying(l)
			ok = at != nil && at.Charges >= c.N
		case card.DisableCards, card.DiscardCards:
			ok = s.payable(u, l, o.by, c) >= c.N
		case card.GiveUpAttack:
			ok = !sh.Attacked
		}
		if !ok {
			return cannot
		}
	}
	return No{}
}

// payable is how many other own cards could pay a cost.
func (s *State) payable(u *Setup, l *line, by ShipID, c *card.Cost) (n int8) {
	s.eachCard(u, by, c.Kinds, func(slot int8, at *CardState) {
		if s.pays(l, by, c, slot, at) {
			n++
		}
	})
	return n
}

func (s *State) pays(l *line, by ShipID, c *card.Cost, slot int8, at *CardState) bool {
	if by == l.ship && slot == l.slot || at.Discarded || at.Away {
		return false
	}
	return c.Op == card.DiscardCards || !at.Disabled
}

// eachCard goes through the captain and the upgrades of a ship that are of some kinds and not discarded.
func (s *State) eachCard(u *Setup, ship ShipID, kinds card.Kinds, f func(slot int8, at *CardState)) {
	sh, fs := &s.Ships[ship], &u.ships[ship]
	if kinds&card.CaptainCard != 0 && !sh.Captain.Discarded && !sh.Map { // nobody is captain of a ship of the map
		f(captainSlot, &sh.Captain)
	}
	for i := range fs.nUp {
		if kinds.Has(fs.Upgrades[i].Card.Kind) && !sh.Upgrades[i].Discarded {
			f(int8(i), &sh.Upgrades[i])
		}
	}
}

// pay pays a line's price; where the owner chooses how much, the number paid is kept.
//
// Ruling: a price is paid in full or not at all (rules 6.1), and a card that was saved would not have paid it. So the texts
// that keep a card from being disabled or discarded (Shroud, Centurion, Li Nalas, Beverly Crusher, Amat'Igan) speak of what
// befalls a card, never of what its owner pays with it, be it the card that is used or another one. That a card has been
// discarded is true of a price as well: what answers that (Scavenged Parts) answers a price.
func (t *Turn) pay(p *usage) {
	s, u := t.State(), t.Setup()
	by := p.o.by
	p.paid = 1
	for i := range p.l.Cost {
		c := &p.l.Cost[i]
		sh := &s.Ships[by]
		//exhaustive:enforce
		switch c.Op {
		case card.DisableMe:
			Emit(t, CardDisabled{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner})
		case card.DiscardMe:
			Emit(t, CardDiscarded{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner})
			t.gone(p.l.ship, p.l.slot)
		case card.TimeOnMe:
			Emit(t, TimePlaced{Ship: p.l.ship, Card: p.l.slot, N: c.N})
		case card.PayAux:
			n := t.howMany(p, c.N, c.M)
			for range n {
				Emit(t, PowerStrained{Ship: by, ByCard: true})
			}
			p.paid = n
		case card.TurnOffShields:
			Emit(t, ShieldsChanged{Ship: by, Op: card.TurnOff, N: c.N})
		case card.AllShields:
			if sh.Shields > 0 {
				Emit(t, ShieldsChanged{Ship: by, Op: card.TurnOff, N: sh.Shields})
			}
		case card.SpendTheLock:
			p.locked = sh.Lock
			Emit(t, LockSpent{Ship: by})
		case card.SpendToken:
			p.token = t.whichToken(p, s.foodFor(p.l, by, c.Tokens))
			Emit(t, TokenTaken{Ship: by, Token: p.token, N: 1, Spent: true, For: p.l.id})
		case card.SpendCloak:
			Emit(t, Decloaked{Ship: by})
		case card.SpendDrones:
			t.payDrones(p, c)
		case card.SpendCharges:
			p.paid = t.howMany(p, c.N, min(max(c.M, c.N), s.lying(p.l).Charges))
			Emit(t, ChargesChanged{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner, N: int8(-p.paid)})
		case card.DisableCards, card.DiscardCards:
			o := t.options()
			s.eachCard(u, by, c.Kinds, func(slot int8, at *CardState) {
				if s.pays(p.l, by, c, slot, at) {
					o = append(o, Option{Kind: PickCard, Ship: by, N: slot, Line: p.l.id})
				}
			})
			picks := t.chooseSome(p.l.owner, ChooseCards, p, o, int(c.N), int(max(c.M, c.N)))
			p.paid = 0
			each(picks, func(k int) {
				p.paid++
				if c.Op == card.DisableCards {
					Emit(t, CardDisabled{Ship: by, Card: o[k].N, Owner: p.l.owner})
					return
				}
				Emit(t, CardDiscarded{Ship: by, Card: o[k].N, Owner: p.l.owner})
				t.gone(by, o[k].N)
			})
		case card.GiveUpAttack:
			Emit(t, AttackForbidden{Ship: by})
		case card.FewerAttack:
			t.last(p, costPart(card.AttackDice), by, NoShip, -c.N)
		case card.NoDefenseDice:
			t.last(p, costPart(card.DefenseDice), by, NoShip, 0)
		}
	}
}

// howMany asks for a number from lo to hi; one number is no question.
func (t *Turn) howMany(p *usage, lo, hi int8) int {
	if hi <= lo {
		return int(lo)
	}
	o := t.options()
	for n := lo; n <= hi; n++ {
		o = append(o, Option{Kind: PickNumber, Ship: p.o.by, N: n, Line: p.l.id})
	}
	return int(t.choose(ChooseNumber, p, o).N)
}

// whichToken asks for one of several kinds of token.
func (t *Turn) whichToken(p *usage, set card.Tokens) card.Tokens {
	o := t.options()
	for k := card.Tokens(1); k != 0; k <<= 1 {
		if set&k != 0 {
			o = append(o, Option{Kind: PickToken, Ship: p.o.by, N: tokenNumber(k), Line: p.l.id})
		}
	}
	return 1 << uint(t.choose(ChooseToken, p, o).N)
}

// tokenNumber is a kind of token as an option carries it: the place of its bit.
func tokenNumber(k card.Tokens) (n int8) {
	for ; k > 1; k >>= 1 {
		n++
	}
	return n
}

// InsteadOfDrone is what the sheet lets the ship give up in place of one Drone token, as a sentence names it; "" nothing.
func (u *Setup) InsteadOfDrone(s *State, ship ShipID) string {
	if d, ok := u.Scenario.(DroneSubstitute); ok {
		return d.InsteadOfDrone(s, u, ship)
	}
	return ""
}

// payDrones pays Drone tokens; by the sheet one of them may be replaced.
func (t *Turn) payDrones(p *usage, c *card.Cost) {
	s, u := t.State(), t.Setup()
	by := p.o.by
	have := s.Ships[by].Drones
	instead := u.InsteadOfDrone(s, by) != ""
	most := have
	if instead {
		most++
	}
	p.paid = t.howMany(p, c.N, min(max(c.M, c.N), most))
	n := int8(p.paid)
	if instead && n > 0 {
		o := t.options()
		if n <= have {
			o = append(o, Option{Kind: PickNumber, Ship: by, N: n, Line: p.l.id})
		}
		o = append(o, Option{Kind: PickNumber, Ship: by, N: n - 1, Line: p.l.id})
		if t.choose(ChooseDrones, p, o).N < n {
			u.Scenario.(DroneSubstitute).PayInstead(t, by)
			n--
		}
	}
	if n > 0 {
		Emit(t, DronesChanged{Ship: by, N: -n})
	}
}
