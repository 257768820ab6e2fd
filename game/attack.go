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
	Added     bool // no die was rolled for it
	Set       bool // fixed by card text before the roll
}

// Attack is the attack being resolved; On is false when none is. One that is over, while cards
// answer that, has Ended set.
type Attack struct {
	On                     bool
	Ended                  bool `hash:"later"`
	Obstructed             bool
	Attacker, Target       ShipID
	Weapon                 int8 // NoWeapon, or the upgrade's number
	Band                   int8 `range:"1,3"`
	NAttack, NDefense      int8
	Evades                 int8 `range:"0,20"` // Evade results that are no dice: tokens spent
	Hits, Crits            int8 `range:"0,20"` // uncancelled, once compared
	Dice                   int8 `range:"0,20"` // share of divided dice, 0 all
	SecondDice             int8 `range:"0,20"`
	HullHits, HullCrits    int8 `range:"0,20"` // damage cards dealt face down and face up
	Dealt                  int8 `range:"0,20"` // damage dealt, shields included
	Fixed                  int8 // dice set by card text before the roll
	FixedDefense           bool // they are the defender's
	FixedFaces             [4]dice.Face
	Special, SpecialDef    card.Special // a special die among the dice, the first
	Second                 ShipID       // attacked after Target, NoShip none
	Line                   LineID       // the line that takes the place of the primary attack
	WasCloaked, HadLock    bool         // when the attack was declared
	LockSpent              bool         // to re-roll
	KeepGreen              bool         // the Cloak token stays green
	KeepLock               bool         // the lock spent stays
	Mount                  int8         // the weapon mount of a map ship
	Extra                  bool         // an attack beyond the ship's one
	Promoted               int8         `range:"0,20"` // damage that becomes critical
	DrawTwo                bool
	Search                 DamageID
	RolledAttack, Defended bool
	Dist                   int32
	AttackDice             [MaxDice]Die
	Defense                [MaxDice]Die
}

// primary reports whether the primary weapon is fired, or one that counts as it.
func (u *Setup) primary(a *Attack) bool {
	return a.Weapon == NoWeapon || u.weapon(a).AsPrimary
}

// Count returns the number of attack dice that show a face.
func (a *Attack) Count(f dice.Face) int { return count(a.AttackDice[:a.NAttack], f) }

// CountDefense returns the number of defense dice that show a face.
func (a *Attack) CountDefense(f dice.Face) int { return count(a.Defense[:a.NDefense], f) }

func count(ds []Die, f dice.Face) (n int) {
	for i := range ds {
		if ds[i].Face == f {
			n++
		}
	}
	return n
}

// Uncancelled returns the Hits and Critical Hits that get through: each Evade cancels a Hit, and
// when none is left a Critical Hit (rules 7.1).
func (a *Attack) Uncancelled() (hits, crits int) {
	h, d, c := a.Count(dice.Hit), a.Count(dice.DoubleHit), a.Count(dice.Crit)
	e := a.CountDefense(dice.Evade) + int(a.Evades)
	k := min(e, h)
	h, e = h-k, e-k
	k = min(e, d) // one Evade cancels a Double Hit whole, after the Hits and before the Critical Hits
	d, e = d-k, e-k
	return h + 2*d, c - min(e, c)
}

// Shot is an attack that could be made: the closest points in the arc, the band, what lies between.
type Shot struct {
	Gap        physics.Gap
	Band       int
	Arc        physics.Arc
	Near, Far  int // the bands the weapon reaches
	Obstructed bool
	Token      int    // the token that obstructs, -1 where none does or a ship
	Line       LineID // the line fired in place of the primary attack, 0 none
}

// mayAttack tells whether a ship may attack at all this round (rules 5.6, 6.2).
func (s *State) mayAttack(u *Setup, id ShipID) No {
	sh := &s.Ships[id]
	switch {
	case sh.Attacked:
		return No{Code: AttackedAlready, Ship: id}
	case (sh.NoAttack || sh.Over) && sh.Acted&(1<<card.Regenerate) == 0 && s.ignores(u, id, card.AttackBans):
	case sh.NoAttack && sh.Acted&(1<<card.Regenerate) != 0:
		return No{Code: RegeneratedNow, Ship: id}
	case sh.NoAttack:
		return No{Code: AttackGivenUp, Ship: id}
	case sh.Over:
		return No{Code: LiesOnObstacle, Ship: id}
	}
	return No{}
}

// mayUseWeapon tells whether a weapon may be fired at anything at all: the primary, or an upgrade
// with dice of its own that is neither disabled, discarded nor waiting (rules 7.6).
func (s *State) mayUseWeapon(u *Setup, id ShipID, w int8) No {
	if w == NoWeapon {
		return No{}
	}
	up := u.ships[id].Upgrades[w].Card
	c := s.Ships[id].Card(w)
	switch {
	case s.NLasting > 0 && s.lasts(u, card.PrimaryAlone, id):
		return No{Code: BarredByCard, Ship: id}
	case !up.Fires():
		return No{Code: NoArcForWeapon, Ship: id}
	case c.Discarded:
		return No{Code: IsDiscarded, Ship: id}
	case c.Time > 0:
		return No{Code: CardWaits, N: int32(c.Time)}
	case c.Disabled:
		return No{Code: IsDisabled, Ship: id}
	case arcOf(u, id, up.Weapon.Arcs) == physics.NoArc:
		return No{Code: NoArcForWeapon, Ship: id}
	case up.Weapon.SpendLock && s.Ships[id].Lock == NoShip && !u.statics[card.LendLocks]:
		return No{Code: NeedsLock, Ship: id}
	case up.Weapon.SpendScan && s.Ships[id].Scan == 0 && s.lends(u, id, card.ScanToken) == 0:
		return No{Code: CannotPay, Ship: id}
	case up.Weapon.SpendStations && s.Ships[id].Stations == 0 && s.lends(u, id, card.StationsToken) == 0:
		return No{Code: CannotPay, Ship: id}
	case up.Weapon.ByText:
		return No{Code: NotNow, Ship: id}
	case !s.Ships[id].affords(&up.Weapon) || !s.hasDrones(u, id, w, up.Weapon.Drones):
		return No{Code: CannotPay, Ship: id}
	}
	return No{}
}

// affords reports whether a ship has the tokens and shields that an attack with a weapon takes.
func (sh *Ship) affords(w *card.WeaponFacts) bool {
	return sh.Shields >= w.Shields && (!w.SpendCloak || sh.Cloak != NotCloaked)
}

// arcOf is an arc printed on a card, on a ship (rules 1.6, 7.2). A ship with a 360 degree arc has
// neither a forward nor a rear arc for card text.
func arcOf(u *Setup, id ShipID, a card.WeaponArc) physics.Arc {
	c := u.ships[id].Ship.Class
	switch {
	case a == card.AnyArc:
		return physics.AllRound
	case a == card.RearArc:
		return c.Rear
	case a != card.PrimaryArc && c.Front == physics.AllRound:
		return physics.NoArc
	case a == card.FrontOrRear && c.Rear != physics.NoArc && c.Front == physics.Front180:
		return physics.Front180OrRear90
	case a == card.FrontOrRear && c.Rear != physics.NoArc:
		return physics.FrontOrRear90
	case a == card.NotFrontArc && c.Front == physics.Front180:
		return physics.Rear180
	case a == card.NotFrontArc:
		return physics.NotFront90
	}
	return c.Front
}

// Shot judges an attack of a ship with a weapon on a target: enemy, arc, range in the arc, lock,
// obstruction (rules 7.2, 5.6).
func (s *State) Shot(u *Setup, id ShipID, w int8, target ShipID) (Shot, No) {
	return s.shot(u, &Attack{Attacker: id, Target: target, Weapon: w}, false)
}

// ShotMade is the attack being made, as it lies now: what it has cost is not asked for again.
func (s *State) ShotMade(u *Setup) (Shot, No) { return s.shot(u, &s.Attack, true) }

// ShotFrom judges an attack of a map ship with one of its weapon mounts.
func (s *State) ShotFrom(u *Setup, id ShipID, mount int8, target ShipID) (Shot, No) {
	return s.shot(u, &Attack{Attacker: id, Target: target, Weapon: NoWeapon, Mount: mount}, false)
}

// ShotOf judges the attack that an option of a ship offers: with its weapon, mount or card text,
// and without a lock where card text lifts the need for one.
func (s *State) ShotOf(u *Setup, by ShipID, o *Option) (Shot, No) {
	a := Attack{Attacker: by, Target: o.Ship, Weapon: NoWeapon, Mount: o.Mount}
	switch o.Kind {
	case FireWeapon:
		a.Weapon = o.N
	case FireCard:
		a.Line = o.Line
	}
	return s.shotIn(u, &a, u.lockless(o), u.arcless(o))
}

// lockless reports whether an option fires a weapon whose Target Lock card text makes needless.
func (u *Setup) lockless(o *Option) bool {
	return o.Kind == FireWeapon && o.Line != 0 && !u.line(o.Line).lifts(card.FiringArc)
}

// arcless reports whether an option fires a weapon whose arc card text makes needless.
func (u *Setup) arcless(o *Option) bool {
	return o.Kind == FireWeapon && o.Line != 0 && u.line(o.Line).lifts(card.FiringArc)
}

// shot judges an attack; free: a weapon's lock is not needed.
func (s *State) shot(u *Setup, a *Attack, free bool) (Shot, No) { return s.shotIn(u, a, free, false) }

// shotIn is shot; anyArc: the weapon's arc is not asked for.
func (s *State) shotIn(u *Setup, a *Attack, free, anyArc bool) (Shot, No) {
	id, target := a.Attacker, a.Target
	b := &s.Ships[target]
	if s.Ships[id].Owner == b.Owner && (id == target || !s.firesAtFriends(u, id)) {
		return Shot{}, No{Code: FriendlyShip, Ship: target}
	}
	if !b.InPlay() && !(u.House.DoomedTarget && b.Doomed) {
		return Shot{}, No{Code: NotInPlay, Ship: target}
	}
	arc, near, far, no := s.weaponReach(u, a, free, anyArc)
	if no.Code != Yes {
		return Shot{}, no
	}
	if s.afar(u, id, target, float64(far)*4*physics.Inch) {
		return Shot{}, tooFar(OutOfRange, s.distance(u, id, target), far)
	}
	g, in := s.gapInArc(u, id, a.Mount, arc, target)
	if !in {
		return Shot{Arc: arc, Near: near, Far: far}, No{Code: NotInArc, Ship: target}
	}
	sh := Shot{Gap: g, Band: u.Band(g.Dist), Arc: arc, Near: near, Far: far, Token: -1, Line: a.Line}
	if sh.Band == 0 || sh.Band > far {
		return sh, tooFar(OutOfRange, g.Dist, far)
	}
	if sh.Band < near {
		return sh, tooFar(TooNear, g.Dist, near)
	}
	if u.does&BlocksFire != 0 {
		if i := blocksFire(s, u, id, target, g); i >= 0 {
			return sh, No{Code: FireBlocked, Ship: target, N: int32(s.Tokens[i].Kind)}
		}
	}
	if i := obstructs(s, u, id, target, g); i >= 0 {
		sh.Obstructed, sh.Token = true, i
	} else if u.statics[card.Screen] && screened(s, u, id, target, g) {
		sh.Obstructed = true
	}
	return sh, No{}
}

// weaponReach returns the arc and the nearest and farthest range band of the weapon of an attack.
func (s *State) weaponReach(u *Setup, a *Attack, free, anyArc bool) (arc physics.Arc, near, far int, no No) {
	id, target := a.Attacker, a.Target
	arc, near, far = u.ships[id].Ship.Class.Front, 1, 3
	wf := u.weapon(a)
	switch {
	case wf == nil || wf.RangeMax == 0: // the primary weapon, or an attack like it
		if arc == physics.AllRound {
			far = u.House.Arc360Range
		}
	default:
		arc, near, far = arcOf(u, id, wf.Arcs), int(wf.RangeMin), int(wf.RangeMax)
		if anyArc {
			arc = physics.AllRound
		}
		if arc == physics.NoArc {
			return arc, near, far, No{Code: NoArcForWeapon, Ship: id}
		}
		if s.NLasting > 0 && u.ofUpgrade(a) {
			near, far = s.reaching(u, id, near, far, false)
		}
		if wf.SpendLock && !free && !locksNow(s, u, id, target) {
			return arc, near, far, No{Code: NeedsLock, Ship: target}
		}
	}
	if u.ships[id].stack != nil {
		if far = min(far, reachOfSmall); wf == nil && hasNamed(s, u, card.Static, id, card.LongRange) {
			far = 3
		}
	}
	if m := u.ships[id].onMap; m != nil {
		if int(a.Mount) >= len(m.Mounts) {
			return arc, near, far, No{Code: NoArcForWeapon, Ship: id}
		}
		arc, near, far = m.Mounts[a.Mount].Arc, 1, m.Mounts[a.Mount].Far
	}
	return arc, near, far, No{}
}

// obstructs is the first token that a shot passes through, -1 when there is none: through one of
// them, or through the joint of two that touch each other (rules 5.6). A map ship's own body never
// obstructs attacks by it or on it.
func obstructs(s *State, u *Setup, id, target ShipID, g physics.Gap) int {
	var near [MaxTokens]uint8 // tokens that the shot only touches
	n := 0
	for i, tk := range doing(s, Obstructs) {
		if u.ships[id].onMap != nil && tk.Of == id+1 || u.ships[target].onMap != nil && tk.Of == target+1 {
			continue
		}
		o := tk.Obstacle()
		switch o.Meets(g.A, g.B) {
		case physics.Misses:
		case physics.Passes:
			return i
		case physics.Touches:
			for _, k := range near[:n] {
				if p := s.Tokens[k].Obstacle(); physics.Joined(&o, &p, g.A, g.B) {
					return int(k)
				}
			}
			near[n] = uint8(i)
			n++
		}
	}
	return -1
}

// declared is the declaration of an attack with a shot.
func (a *Attack) declared(u *Setup, shot *Shot) AttackDeclared {
	return AttackDeclared{
		Attacker:   a.Attacker,
		Target:     a.Target,
		Weapon:     a.Weapon,
		Line:       a.Line,
		Mount:      a.Mount,
		Extra:      a.Extra,
		Dist:       u.micrometres(shot.Gap.Dist),
		Band:       int8(shot.Band),
		Obstructed: shot.Obstructed,
		Second:     a.Second,
		Dice:       a.Dice,
		SecondDice: a.SecondDice,
		WasCloaked: a.WasCloaked,
		HadLock:    a.HadLock,
	}
}
