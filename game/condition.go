package game

import (
	"strings"

	"attackwing/game/card"
	"attackwing/physics"
)

// occasion is the moment at which a line of card text speaks.
type occasion struct {
	w        card.Window
	by       ShipID  // the ship that uses it and pays: the card's, or the one that an admiral or a resource serves
	ship     ShipID  // whose window it is
	foe      ShipID  // the other ship of the attack, NoShip when none is made
	a        *Attack // the attack, nil when none is made
	threat   threat
	critical bool // the damage card about to be dealt is face up
	anew     bool // asked in the middle of something that happens: what may be used each time may be used again
	coming   coming
}

// coming is damage that does not come from the attack being made, while cards that answer damage are asked.
type coming struct {
	on          bool
	hits, crits int8
}

// damage is how many points are about to be dealt: of the attack, or from elsewhere.
func (o *occasion) damage() int8 {
	switch {
	case o.coming.on:
		return o.coming.hits + o.coming.crits
	case o.a != nil:
		return o.a.Hits + o.a.Crits
	}
	return 0
}

// at is a line's occasion at a ship's window; a is the attack being made or looked at, nil when there is none.
func (l *line) at(w card.Window, ship ShipID, a *Attack) occasion {
	o := occasion{w: w, by: l.ship, ship: ship, foe: NoShip, a: a}
	if l.Whose == card.WholeFleet || l.ship == NoShip || w == card.FleetAction {
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

// meant tells whether a line speaks at the windows of this ship.
func (s *State) meant(u *Setup, l *line, o *occasion) bool {
	if s.Ships[o.ship].Owner != l.owner {
		return false
	}
	if l.ship == NoShip {
		return true
	}
	if o.w == card.FleetAction {
		if s.Ships[l.ship].Captain.Discarded {
			return false // the admiral has taken the captain's place
		}
		// Communications Failure and an injured captain leave the fleet action to the admiral's own ship
		if o.ship == l.ship {
			return true
		}
		own := &s.Ships[l.ship]
		return !own.ruled(card.SkillZero) && !own.ruled(card.NoCaptainText) && s.band(u, l.ship, o.ship) <= 3
	}
	switch l.Whose {
	case card.Own:
		return l.ship == o.ship
	case card.ThisWeapon:
		return l.ship == o.ship && o.a != nil && o.a.Attacker == l.ship && o.a.Weapon == l.slot
	case card.Friends:
		return l.ship != o.ship && s.within(u, l.ship, o.ship, &l.Reach).Code == Yes
	case card.SelfOrFriends:
		return l.ship == o.ship || s.within(u, l.ship, o.ship, &l.Reach).Code == Yes
	}
	return true
}

// ofAttack tells whether a condition speaks of the attack being made: lines used before it keep such conditions for later.
func ofAttack(c *card.Condition) bool {
	switch c.Op {
	case card.RangeIs, card.IsPrimary, card.IsSecondary, card.WeaponTitle, card.WeaponFaction, card.InFrontArcOfFoe,
		card.InFrontOrRearOfFoe, card.LockOnFoe, card.LockAtDeclare, card.CloakedAtDeclare, card.AttackHits, card.CritReachedHull,
		card.FoeInFrontArc, card.ReachedHull, card.WasDamaged, card.DamageAtLeast:
		return true
	}
	return c.Of == card.Foe || c.Than == card.Foe
}

// holds tells whether all conditions of a line hold. Those that speak of an attack wait where none is made.
func (s *State) holds(u *Setup, l *line, o *occasion) bool {
	for i := range l.If {
		c := &l.If[i]
		if o.a == nil && l.At&attackWindows == 0 && ofAttack(c) {
			continue
		}
		if s.condition(u, l, c, o) == c.Not || ofArcs(c) && u.frontArc(o.ship) == physics.NoArc {
			return false
		}
	}
	return true
}

// ofArcs tells whether a condition speaks of a front or rear arc, own or enemy's: on a ship with a 360 degree arc no such
// text works (FAQ of 2014, general ruling 20).
func ofArcs(c *card.Condition) bool {
	switch c.Op {
	case card.InFrontArcOfFoe, card.InFrontOrRearOfFoe, card.InEnemyFrontArc, card.FoeInFrontArc:
		return true
	}
	return false
}

func (o *occasion) subject(l *line, who card.Subject) ShipID {
	switch who {
	case card.Foe:
		return o.foe
	case card.Card:
		return l.ship
	}
	return o.ship
}

func (s *State) condition(u *Setup, l *line, c *card.Condition, o *occasion) bool {
	of := o.subject(l, c.Of)
	if of == NoShip {
		return false
	}
	sh := &s.Ships[of]
	a := o.a
	switch c.Op {
	case card.RangeIs:
		return a != nil && a.Band >= c.N && a.Band <= max(c.N, c.M)
	case card.IsPrimary:
		return a != nil && a.Primary()
	case card.IsSecondary:
		return a != nil && !a.Primary()
	case card.WeaponTitle:
		return a != nil && a.Weapon != NoWeapon && strings.Contains(strings.ToLower(u.ships[a.Attacker].Upgrades[a.Weapon].Card.Name), strings.ToLower(c.Text))
	case card.WeaponFaction:
		if a == nil || a.Weapon == NoWeapon {
			return false
		}
		for _, f := range u.ships[a.Attacker].Upgrades[a.Weapon].Card.Factions {
			if f == c.Faction {
				return true
			}
		}
		return false
	case card.HasToken:
		if asksFor(c) != 0 {
			return s.foodFor(l, of, c.Tokens) != 0
		}
		return s.tokens(u, of)&c.Tokens != 0
	case card.IsCloaked:
		return sh.Cloak != NotCloaked
	case card.CloakedAtDeclare:
		if a != nil && a.On {
			return a.WasCloaked
		}
		return sh.Cloak != NotCloaked
	case card.LockOnFoe:
		return o.foe != NoShip && sh.Lock == o.foe
	case card.LockAtDeclare:
		if a != nil && a.On {
			return a.HadLock
		}
		return o.foe != NoShip && sh.Lock == o.foe
	case card.EnemyLockOnSelf:
		return s.tokens(u, of)&card.LockOnSelf != 0
	case card.EnemyWithin:
		for i := range s.Ships[:s.NShips] {
			if e := &s.Ships[i]; e.InPlay() && e.Owner == sh.Owner.Other() && s.band(u, of, ShipID(i)) <= c.N {
				return true
			}
		}
		return false
	case card.FriendWithin:
		for i := range s.Ships[:s.NShips] {
			if e := &s.Ships[i]; e.InPlay() && e.Owner == sh.Owner && ShipID(i) != of && s.within(u, of, ShipID(i), &c.Reach).Code == Yes {
				return true
			}
		}
		return false
	case card.ObstacleWithin:
		b := u.base(of, sh.Pose)
		for i := range s.Tokens[:s.NTokens] {
			if s.Tokens[i].Flags&Obstructs == 0 {
				continue
			}
			ob := s.Tokens[i].Obstacle()
			if n := u.Band(ob.Distance(&b).Dist); n != 0 && n <= int(c.N) {
				return true
			}
		}
		return false
	case card.FlewColor:
		return sh.Moved && c.Colors.Has(sh.Flew.Color)
	case card.FlewShape:
		return sh.Moved && shaped(sh.Flew, c)
	case card.DialColor:
		m, ok := s.toFly(u, of)
		return ok && c.Colors.Has(m.Color)
	case card.DialShape:
		m, ok := s.toFly(u, of)
		return ok && shaped(m, c)
	case card.OfClass:
		return isClass(u.ships[of].Ship.Class.Name, c.Text, false)
	case card.OfFaction:
		return hasFaction(u.ships[of].Ship, c.Faction)
	case card.HullAbove:
		than := o.subject(l, c.Than)
		if than == NoShip {
			return false
		}
		x, y := s.hullLeft(u, of), s.hullLeft(u, than)
		return x > y || c.OrEqual && x == y
	case card.HullAtMost:
		return s.hullLeft(u, of) <= c.N
	case card.SkillBelow:
		than := o.subject(l, c.Than)
		return than != NoShip && sh.Skill < s.Ships[than].Skill
	case card.ShieldsAtLeast:
		return sh.Shields+sh.Temp >= c.N
	case card.InFrontArcOfFoe:
		return o.foe != NoShip && s.inFrontArc(u, o.foe, of)
	case card.InFrontOrRearOfFoe:
		return o.foe != NoShip && (s.inFrontArc(u, o.foe, of) || s.inArc(u, o.foe, u.ships[o.foe].Ship.Class.Rear, of))
	case card.InEnemyFrontArc:
		for i := range s.Ships[:s.NShips] {
			if e := &s.Ships[i]; e.InPlay() && e.Owner == sh.Owner.Other() && s.inFrontArc(u, ShipID(i), of) {
				return true
			}
		}
		return false
	case card.AttackHits:
		return a != nil && a.Hits+a.Crits > 0
	case card.CritReachedHull:
		return a != nil && (a.HullCrits > 0 || o.w == card.DealDamage && o.critical)
	case card.ReachedHull:
		return a != nil && (a.HullHits+a.HullCrits > 0 || o.w == card.DealDamage)
	case card.WasDamaged:
		return a != nil && a.Dealt > 0
	case card.DamageAtLeast:
		return a != nil && a.Dealt >= c.N
	case card.SpentLock:
		return a != nil && a.LockSpent
	case card.DidNotAct:
		if c.FreeOnly {
			return sh.Free&uint16(c.Actions) == 0
		}
		return sh.Acted&uint16(c.Actions) == 0
	case card.InActivation:
		return s.Phase == Activation
	case card.OfAttack:
		return a != nil && a.On && a.Target == o.ship && !o.coming.on
	case card.ByEnemyCard:
		return o.threat.enemy
	case card.FoeInFrontArc:
		return o.foe != NoShip && s.inFrontArc(u, o.ship, o.foe)
	case card.ByEnemyUpgrade:
		return o.threat.enemy && o.threat.upgrade
	case card.CardIs:
		return o.threat.on && s.ofKinds(u, o.ship, o.threat.slot, c.Kinds)
	case card.ActionIs:
		return s.LastAction != card.NoAction && c.Actions.Has(s.LastAction)
	case card.FromBar:
		return s.LastAction != card.NoAction && u.ships[of].Ship.Actions.Has(s.LastAction)
	}
	return false
}

// shapeOf is a maneuver's shape without its side.
func shapeOf(b physics.Bearing) card.Shapes {
	switch b {
	case physics.Straight:
		return card.StraightShape
	case physics.BankLeft, physics.BankRight:
		return card.BankShape
	case physics.TurnLeft, physics.TurnRight:
		return card.TurnShape
	}
	return card.OtherShape
}

func shaped(m card.Move, c *card.Condition) bool {
	if c.Shapes != 0 && shapeOf(m.Bearing)&c.Shapes == 0 {
		return false
	}
	return c.N == 0 && c.M == 0 || m.Speed >= c.N && m.Speed <= max(c.M, c.N)
}

// toFly is the maneuver a ship is about to perform: the dial's, or what a card put in its place.
func (s *State) toFly(u *Setup, id ShipID) (card.Move, bool) {
	sh := &s.Ships[id]
	if sh.Ordered {
		return sh.Order, true
	}
	if sh.Dial < 0 {
		return card.Move{}, false
	}
	m := u.ships[id].Ship.Class.Dial[sh.Dial]
	m.Color = s.Color(u, id, int(sh.Dial))
	return m, true
}
