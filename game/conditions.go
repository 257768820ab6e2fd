package game

import (
	"slices"
	"strings"

	"attackwing/game/card"
)

// condition reports whether one condition holds, whether or not the line asks for its contrary.
func (l *line) condition(s *State, u *Setup, c *card.Condition, o *occasion) bool {
	of := o.subject(l, c.Of)
	if of == NoShip {
		return false
	}
	//exhaustive:enforce
	switch c.Op {
	case card.RangeIs, card.IsPrimary, card.IsSecondary, card.WeaponTitle, card.WeaponFaction, card.AttackHits, card.CritReachedHull,
		card.ReachedHull, card.WasDamaged, card.DamageAtLeast, card.SpentLock, card.OfAttack:
		return o.a != nil && o.attackIs(s, u, c)
	case card.HasToken, card.IsCloaked, card.CloakedAtDeclare, card.LockOnFoe, card.LockAtDeclare, card.EnemyLockOnSelf:
		return l.hasBeside(s, u, c, o, of)
	case card.EnemyWithin, card.FriendWithin, card.ObstacleWithin:
		return hasNear(s, u, c, of)
	case card.InFrontArcOfFoe, card.InFrontOrRearOfFoe, card.InEnemyFrontArc, card.FoeInFrontArc:
		return o.liesInArc(s, u, c, of)
	case card.FlewColor, card.FlewShape, card.DialColor, card.DialShape:
		return flies(s, u, c, of)
	case card.OfClass, card.OfFaction, card.HullAbove, card.HullAtMost, card.SkillBelow, card.ShieldsAtLeast:
		return l.shipIs(s, u, c, o, of)
	case card.DidNotAct, card.ActionIs, card.FromBar:
		return actionIs(s, u, c, of)
	case card.ByEnemyCard, card.ByEnemyUpgrade, card.CardIs:
		return o.threatIs(s, u, c)
	case card.InActivation:
		return s.Phase == Activation
	}
	return false
}

// ofAttack reports whether a condition speaks of the attack being made: lines used before it keep such conditions for later.
func ofAttack(c *card.Condition) bool {
	switch c.Op {
	case card.RangeIs, card.IsPrimary, card.IsSecondary, card.WeaponTitle, card.WeaponFaction, card.InFrontArcOfFoe,
		card.InFrontOrRearOfFoe, card.LockOnFoe, card.LockAtDeclare, card.CloakedAtDeclare, card.AttackHits, card.CritReachedHull,
		card.FoeInFrontArc, card.ReachedHull, card.WasDamaged, card.DamageAtLeast:
		return true
	}
	return c.Of == card.Foe || c.Than == card.Foe
}

// ofArcs reports whether a condition speaks of a front or rear arc, own or enemy's: on a ship with a 360 degree arc no such
// text works (FAQ of 2014, general ruling 20).
func ofArcs(c *card.Condition) bool {
	switch c.Op {
	case card.InFrontArcOfFoe, card.InFrontOrRearOfFoe, card.InEnemyFrontArc, card.FoeInFrontArc:
		return true
	}
	return false
}

// attackIs reports whether a condition on the attack being made holds: its range, its weapon, what came of it.
func (o *occasion) attackIs(s *State, u *Setup, c *card.Condition) bool {
	a := o.a
	switch c.Op {
	case card.RangeIs:
		return a.Band >= c.N && a.Band <= max(c.N, c.M)
	case card.IsPrimary:
		return a.Primary()
	case card.IsSecondary:
		return !a.Primary()
	case card.WeaponTitle:
		return a.Weapon != NoWeapon && names(u.ships[a.Attacker].Upgrades[a.Weapon].Card.Name, c.Text)
	case card.WeaponFaction:
		return a.Weapon != NoWeapon && slices.Contains(u.ships[a.Attacker].Upgrades[a.Weapon].Card.Factions, c.Faction)
	case card.AttackHits:
		return a.Hits+a.Crits > 0
	case card.CritReachedHull:
		return a.HullCrits > 0 || o.w == card.DealDamage && o.critical
	case card.ReachedHull:
		return a.HullHits+a.HullCrits > 0 || o.w == card.DealDamage
	case card.WasDamaged:
		return a.Dealt > 0
	case card.DamageAtLeast:
		return a.Dealt >= c.N
	case card.SpentLock:
		return a.LockSpent
	case card.OfAttack:
		return a.On && a.Target == o.ship && !o.coming.on
	}
	return false
}

// names tells whether a card's name has a word in it, in capital letters or small ones.
func names(name, word string) bool {
	for ; len(name) >= len(word); name = name[1:] {
		if strings.EqualFold(name[:len(word)], word) {
			return true
		}
	}
	return false
}

// hasBeside reports whether a condition on the tokens, the cloak or the Target Locks of a ship holds.
func (l *line) hasBeside(s *State, u *Setup, c *card.Condition, o *occasion, of ShipID) bool {
	sh := &s.Ships[of]
	a := o.a
	switch c.Op {
	case card.HasToken:
		if asksFor(c) != 0 {
			return l.foodFor(s, of, c.Tokens) != 0
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
	}
	return false
}

// hasNear reports whether a ship has around it what a condition asks for.
func hasNear(s *State, u *Setup, c *card.Condition, of ShipID) bool {
	sh := &s.Ships[of]
	switch c.Op {
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
		b := u.Base(of, sh.Pose)
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
	}
	return false
}

// liesInArc reports whether a condition on firing arcs holds.
func (o *occasion) liesInArc(s *State, u *Setup, c *card.Condition, of ShipID) bool {
	switch c.Op {
	case card.InFrontArcOfFoe:
		return o.foe != NoShip && s.inFrontArc(u, o.foe, of)
	case card.InFrontOrRearOfFoe:
		return o.foe != NoShip && (s.inFrontArc(u, o.foe, of) || s.inArc(u, o.foe, u.ships[o.foe].Ship.Class.Rear, of))
	case card.InEnemyFrontArc:
		for i := range s.Ships[:s.NShips] {
			if e := &s.Ships[i]; e.InPlay() && e.Owner == s.Ships[of].Owner.Other() && s.inFrontArc(u, ShipID(i), of) {
				return true
			}
		}
		return false
	case card.FoeInFrontArc:
		return o.foe != NoShip && s.inFrontArc(u, o.ship, o.foe)
	}
	return false
}

// flies reports whether the maneuver that a ship has flown, or is about to, is one that a condition speaks of.
func flies(s *State, u *Setup, c *card.Condition, of ShipID) bool {
	sh := &s.Ships[of]
	switch c.Op {
	case card.FlewColor:
		return sh.Moved && c.Colors.Has(sh.Flew.Color)
	case card.FlewShape:
		return sh.Moved && shaped(sh.Flew, c)
	case card.DialColor:
		m, ok := toFly(s, u, of)
		return ok && c.Colors.Has(m.Color)
	case card.DialShape:
		m, ok := toFly(s, u, of)
		return ok && shaped(m, c)
	}
	return false
}

// shipIs reports whether a ship is of the kind, or has the hull, the skill or the shields, that a condition asks for.
func (l *line) shipIs(s *State, u *Setup, c *card.Condition, o *occasion, of ShipID) bool {
	sh := &s.Ships[of]
	switch c.Op {
	case card.OfClass:
		return isClass(u.ships[of].Ship.Class.Name, c.Text, false)
	case card.OfFaction:
		return card.HasFaction(u.ships[of].Ship.Factions, c.Faction)
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
	}
	return false
}

// actionIs reports whether a condition on what a ship has performed this round, or performs now, holds.
func actionIs(s *State, u *Setup, c *card.Condition, of ShipID) bool {
	sh := &s.Ships[of]
	switch c.Op {
	case card.DidNotAct:
		if c.FreeOnly {
			return sh.Free&uint16(c.Actions) == 0
		}
		return sh.Acted&uint16(c.Actions) == 0
	case card.ActionIs:
		return s.LastAction != card.NoAction && c.Actions.Has(s.LastAction)
	case card.FromBar:
		return s.LastAction != card.NoAction && u.ships[of].Ship.Actions.Has(s.LastAction)
	}
	return false
}

// threatIs reports whether a condition on the card about to be lost, and on what takes it, holds.
func (o *occasion) threatIs(s *State, u *Setup, c *card.Condition) bool {
	switch c.Op {
	case card.ByEnemyCard:
		return o.threat.enemy
	case card.ByEnemyUpgrade:
		return o.threat.enemy && o.threat.upgrade
	case card.CardIs:
		return o.threat.on && ofKinds(s, u, o.ship, o.threat.slot, c.Kinds)
	}
	return false
}
