package game

import (
	"attackwing/game/card"
	"attackwing/physics"
)

// occasion is a line of card text at a moment at which it may speak.
type occasion struct {
	s           *State
	u           *Setup
	l           *line
	w           card.Window
	by          ShipID  // the ship that uses it and pays: the card's, or the one that an admiral or a resource serves
	ship        ShipID  // whose window it is
	foe         ShipID  // the other ship of the attack, NoShip when none is made
	chosen      ShipID  // the ship chosen, or looked at for that; NoShip none
	nChosen     int     // how many ships are chosen, once they are
	a           *Attack // the attack, nil when none is made
	threat      threat
	taken       int  // cards that the line has disabled or discarded
	picked      int  // the printed prices of the cards that the line speaks of, in all
	worth       int  // the printed prices of the cards paid, in all
	paid        int  // cards, drones, charges paid, where the owner chooses how many
	critical    bool // the damage card about to be dealt is face up
	anew        bool // asked in the middle of something that happens: what may be used each time may be used again
	coming      coming
	token       card.Tokens // that was spent or placed
	dealt       DamageID    // that was dealt face up
	hull        bool        // the damage just suffered was to the hull
	timed       int8        // Time tokens about to be placed
	nested      int8        // how many Actions deep it is asked: those that perform others may perform each other
	fewerDrones int8        // than a price in Drone tokens says
}

// coming is damage that does not come from the attack being made, while cards that answer damage
// are asked.
type coming struct {
	on          bool
	by          Cause
	hits, crits int8
}

// damage returns how many points are about to be dealt: of the attack, or from elsewhere.
func (o *occasion) damage() int8 {
	switch {
	case o.coming.on:
		return o.coming.hits + o.coming.crits
	case o.a != nil:
		return o.a.Hits + o.a.Crits
	}
	return 0
}

// ofWindow are the lines that the ship of the window uses, and not the ship of the card.
const ofWindow = 1<<card.WholeFleet | 1<<card.Bearers | 1<<card.Borrowers

// at is a line's occasion at a ship's window; a is the attack being made or looked at, nil when
// there is none.
func (l *line) at(s *State, u *Setup, w card.Window, ship ShipID, a *Attack) occasion {
	o := occasion{s: s, u: u, l: l, w: w, by: l.ship, ship: ship, foe: NoShip, chosen: NoShip, a: a, paid: 1}
	if ofWindow&(1<<l.Whose) != 0 || l.ship == NoShip || w == card.FleetAction {
		o.by = ship
	}
	if a != nil {
		switch ship {
		case a.Attacker:
			o.foe = a.Target
		case a.Target:
			o.foe = a.Attacker
		}
	}
	return o
}

// meant reports whether a line speaks at the windows of this ship.
func (o *occasion) meant() bool {
	s, u, l := o.s, o.u, o.l
	switch {
	case !l.heeds(s.Ships[o.ship].Owner), u.ships[o.ship].stack != nil && o.aloof(o.ship):
		return false
	case l.Whose == card.Bearers:
		return s.markedBy(u, l, o.ship)
	case l.Whose == card.Enemies:
		return l.owner != Nobody && (s.Ships[o.ship].Owner == l.owner.Other() || s.shunned(u, o.ship, l.ship)) &&
			(l.ship == NoShip || l.reaches(s, u, o.ship))
	}
	if l.ship == NoShip {
		return true
	}
	if l.ship != o.ship && s.jammed(u, l.ship, o.ship) {
		return false
	}
	if o.w == card.FleetAction {
		return l.orders(s, u, o.ship)
	}
	switch l.Whose {
	case card.Own:
		return l.ship == o.ship
	case card.ThisWeapon:
		return l.ship == o.ship && o.a != nil && o.a.Attacker == l.ship && o.a.Weapon == l.slot
	case card.Friends:
		return l.ship != o.ship && l.serves(s, u, o.ship)
	case card.Borrowers:
		return l.ship != o.ship && l.reaches(s, u, o.ship) && u.line(l.lender).ready(s, u).Code == Yes
	case card.SelfOrFriends:
		return l.ship == o.ship || l.serves(s, u, o.ship)
	}
	return true
}

// orders reports whether an admiral's fleet action is open to a ship: Communications Failure and an
// injured captain leave it to his own.
func (l *line) orders(s *State, u *Setup, ship ShipID) bool {
	own := &s.Ships[l.ship]
	if _, at := own.captain(); at.Discarded {
		return false // the admiral has taken the captain's place
	}
	return ship == l.ship ||
		!own.ruled(card.SkillZero) && !own.ruled(card.NoCaptainText) && s.band(u, l.ship, ship) <= 3
}

// serves reports whether a friendly ship is in the reach of a line, and no card makes an enemy of it.
func (l *line) serves(s *State, u *Setup, ship ShipID) bool {
	return l.reaches(s, u, ship) && !s.shunned(u, ship, l.ship)
}

// reaches reports whether a ship is in the reach of those at whose windows a line speaks.
func (l *line) reaches(s *State, u *Setup, ship ShipID) bool {
	r := l.reach(s, u, &l.Reach)
	return s.within(u, l.ship, ship, &r).Code == Yes
}

// jammed reports whether card text keeps the cards of two friends from serving each other this round.
func (s *State) jammed(u *Setup, a, b ShipID) bool {
	return s.NLasting > 0 && u.effects[card.Jam] && s.Ships[a].Owner == s.Ships[b].Owner &&
		(s.lasts(u, card.Jam, a) || s.lasts(u, card.Jam, b))
}

// byAnother are the moments at which another ship does something: that ship is the foe, though no
// attack is made.
var byAnother = card.At(card.OtherMoved, card.OtherSpent, card.OtherActed, card.OnLock, card.AimedAt)

// holds reports whether all conditions of a line hold. Those that speak of an attack wait where
// none is made.
func (o *occasion) holds() bool {
	for i := range o.l.If {
		c := &o.l.If[i]
		if o.a == nil && !o.l.At.Any(attackWindows) && !byAnother.Has(o.w) && ofAttack(c) ||
			c.Of == card.Target && o.chosen == NoShip {
			continue // of the target: where it is chosen
		}
		if o.a == nil && (o.w == card.AfterAttack || o.w == card.AfterDefense) && ofAttack(c) {
			return false // another attack was made since: nobody can say
		}
		if o.condition(c) == c.Not || conditions[c.Op].arcs && o.u.frontArc(o.ship) == physics.NoArc {
			return false
		}
	}
	return true
}

// allHold reports whether all of some conditions hold.
func (o *occasion) allHold(list []card.Condition) bool {
	for i := range list {
		if o.condition(&list[i]) == list[i].Not {
			return false
		}
	}
	return true
}

// subject is the ship a condition speaks of, NoShip when there is none.
func (o *occasion) subject(who card.Subject) ShipID {
	switch who {
	case card.Foe:
		return o.foe
	case card.Target:
		return o.chosen
	case card.Card:
		return o.l.ship
	}
	return o.ship
}

// toFly is the maneuver a ship is about to perform: the dial's, or what a card put in its place.
func toFly(s *State, u *Setup, id ShipID) (card.Move, bool) {
	sh := &s.Ships[id]
	if sh.Ordered {
		return sh.Order, true
	}
	if sh.Dial < 0 || sh.Dial == Sealed {
		return card.Move{}, false
	}
	m := u.ships[id].Ship.Class.Dial[sh.Dial]
	m.Color = s.Color(u, id, int(sh.Dial))
	return m, true
}
