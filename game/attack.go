package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// NoWeapon stands for the primary weapon where a secondary weapon's number is asked.
const NoWeapon int8 = -1

// Die is a die of the attack being resolved.
type Die struct {
	Face      dice.Face
	Rerolled  bool // by its owner: at most once (rules 7.4)
	Converted bool
}

// Attack is the attack being resolved; On is false when none is.
type Attack struct {
	On                     bool
	Obstructed             bool
	Attacker, Target       ShipID
	Weapon                 int8 // NoWeapon, or the upgrade's number
	Band                   int8
	NAttack, NDefense      int8
	Evades                 int8 // Evade results that are no dice: tokens spent
	Hits, Crits            int8 // uncancelled, once compared
	RolledAttack, Defended bool
	Dist                   int32
	AttackDice             [MaxDice]Die
	Defense                [MaxDice]Die
}

func (a *Attack) rerollable() (n int) {
	for i := range a.NAttack {
		if !a.AttackDice[i].Rerolled {
			n++
		}
	}
	return n
}

// Count is how many attack dice show a face.
func (a *Attack) Count(f dice.Face) (n int) {
	for i := range a.NAttack {
		if a.AttackDice[i].Face == f {
			n++
		}
	}
	return n
}

// CountDefense is how many defense dice show a face.
func (a *Attack) CountDefense(f dice.Face) (n int) {
	for i := range a.NDefense {
		if a.Defense[i].Face == f {
			n++
		}
	}
	return n
}

// Uncancelled is what gets through: each Evade cancels a Hit, and when none is left a Critical Hit (rules 7.1).
func (a *Attack) Uncancelled() (hits, crits int) {
	h, c := a.Count(dice.Hit), a.Count(dice.Crit)
	e := a.CountDefense(dice.Evade) + int(a.Evades)
	k := min(e, h)
	h, e = h-k, e-k
	return h, c - min(e, c)
}

// Shot is an attack that could be made: the closest points in the arc, the band, what lies between.
type Shot struct {
	Gap        physics.Gap
	Band       int
	Arc        physics.Arc
	Obstructed bool
	Token      int // the token that obstructs, when it does
}

// mayAttack tells whether a ship may attack at all this round (rules 5.6, 6.2).
func (s *State) mayAttack(id ShipID) No {
	sh := &s.Ships[id]
	switch {
	case sh.Attacked:
		return No{Code: AttackedAlready, Ship: id}
	case sh.NoAttack:
		return No{Code: RegeneratedNow, Ship: id}
	case sh.Over:
		return No{Code: LiesOnObstacle, Ship: id}
	}
	return No{}
}

// mayUseWeapon tells whether a weapon may be fired at anything at all: the primary, or an upgrade with dice of its own
// that is neither disabled, discarded nor waiting (rules 7.6).
func (s *State) mayUseWeapon(u *Setup, id ShipID, w int8) No {
	if w == NoWeapon {
		return No{}
	}
	up := u.ships[id].Upgrades[w].Card
	c := s.Ships[id].Upgrades[w]
	switch {
	case up.Kind != card.Weapon || up.Weapon.Dice == 0:
		return No{Code: NoArcForWeapon, Ship: id}
	case c.Discarded:
		return No{Code: CardDiscarded, Ship: id}
	case c.Time > 0:
		return No{Code: CardWaits, N: int32(c.Time)}
	case c.Disabled:
		return No{Code: CardDisabled, Ship: id}
	case weaponArc(u, id, w) == physics.NoArc:
		return No{Code: NoArcForWeapon, Ship: id}
	case up.Weapon.SpendLock && s.Ships[id].Lock == NoShip:
		return No{Code: NeedsLock, Ship: id}
	}
	return No{}
}

// weaponArc is where a weapon of a ship may fire (rules 1.6, 7.2). A ship with a 360 degree arc has neither a forward
// nor a rear arc for card text.
func weaponArc(u *Setup, id ShipID, w int8) physics.Arc {
	c := u.ships[id].Ship.Class
	if w == NoWeapon {
		return c.Front
	}
	round := c.Front == physics.AllRound
	switch u.ships[id].Upgrades[w].Card.Weapon.Arcs {
	case card.FrontArc:
		if round {
			return physics.NoArc
		}
		return c.Front
	case card.RearArc:
		return c.Rear
	case card.FrontOrRear:
		switch {
		case round:
			return physics.NoArc
		case c.Rear == physics.NoArc:
			return c.Front
		case c.Front == physics.Front180:
			return physics.Front180OrRear90
		}
		return physics.FrontOrRear90
	case card.AnyArc:
		return physics.AllRound
	case card.NotFrontArc:
		switch c.Front {
		case physics.AllRound:
			return physics.NoArc
		case physics.Front180:
			return physics.Rear180
		}
		return physics.NotFront90
	}
	return c.Front
}

// Shot judges an attack of a ship with a weapon on a target: enemy, arc, range in the arc, lock, obstruction (rules 7.2, 5.6).
func (s *State) Shot(u *Setup, id ShipID, w int8, target ShipID) (Shot, No) {
	a, b := &s.Ships[id], &s.Ships[target]
	if a.Owner == b.Owner {
		return Shot{}, No{Code: FriendlyShip, Ship: target}
	}
	if !b.InPlay() && !(u.House.DoomedTarget && b.Doomed) {
		return Shot{}, No{Code: FriendlyShip, Ship: target}
	}
	arc := weaponArc(u, id, w)
	near, far := 1, 3
	if w == NoWeapon {
		if arc == physics.AllRound {
			far = u.House.Arc360Range
		}
	} else {
		wf := u.ships[id].Upgrades[w].Card.Weapon
		near, far = int(wf.RangeMin), int(wf.RangeMax)
		if wf.SpendLock && a.Lock != target {
			return Shot{}, No{Code: NeedsLock, Ship: target}
		}
	}
	// circle test before the clipping: beyond Range 3 whatever the arc
	ac, bc := u.ships[id].Ship.Class, u.ships[target].Ship.Class
	dx, dy := float64(a.Pose.X-b.Pose.X), float64(a.Pose.Y-b.Pose.Y)
	reach := 0.7072*float64(ac.BaseSide+bc.BaseSide) + float64(far)*4*physics.Inch + 10
	if float64(dx*dx)+float64(dy*dy) > reach*reach {
		ab, bb := u.base(id, a.Pose), u.base(target, b.Pose)
		return Shot{}, tooFar(OutOfRange, physics.Between(&ab, &bb).Dist, far)
	}
	ab, bb := u.base(id, a.Pose), u.base(target, b.Pose)
	g, in := physics.InArc(&ab, arc, &bb)
	if !in {
		return Shot{Arc: arc}, No{Code: NotInArc, Ship: target}
	}
	sh := Shot{Gap: g, Band: u.Band(g.Dist), Arc: arc, Token: -1}
	if sh.Band == 0 || sh.Band > far {
		return sh, tooFar(OutOfRange, g.Dist, far)
	}
	if sh.Band < near {
		return sh, tooFar(TooNear, g.Dist, near)
	}
	for i := range s.Tokens[:s.NTokens] {
		tk := &s.Tokens[i]
		if tk.Flags&Obstructs == 0 {
			continue
		}
		o := tk.Obstacle()
		if o.Blocks(g.A, g.B) {
			sh.Obstructed, sh.Token = true, i
			break
		}
	}
	return sh, No{}
}
