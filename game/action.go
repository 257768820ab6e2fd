package game

import (
	"attackwing/game/card"
	"attackwing/physics"
)

// Actions that are no entry of the Action Bar, in Ship.Acted beside the bar's: each only once a round (rules 6.1).
const (
	actedRepair = uint16(1) << 12
	actedEnable = uint16(1) << 13
)

// action is the Perform Action step: one action, or none (rules 4.2, 6.1).
func action(t *Turn) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	if !sh.InPlay() || s.mayAct(t.ship).Code != Yes {
		return
	}
	o := append(t.options(), Option{Kind: Pass, Ship: t.ship})
	o = appendActions(o, s, u, t.ship)
	if len(o) == 1 {
		return
	}
	a := t.Ask(Prompt{Player: sh.Owner, Ask: ChooseAction, Ship: t.ship, Min: 1, Max: 1, Options: t.keep(o)})
	t.perform(o[a.first()])
}

// mayAct tells whether a ship may perform any action this round, free ones included (rules 5.1, 5.5, 5.6).
func (s *State) mayAct(id ShipID) No {
	sh := &s.Ships[id]
	switch {
	case sh.Lost == LostByOverlap:
		return No{Code: ActionLostByOverlap, Ship: id}
	case sh.Lost == LostByObstacle:
		return No{Code: ActionLostByObstacle, Ship: id}
	case sh.Power > 0:
		return No{Code: HasPower, Ship: id}
	}
	return No{}
}

// appendActions lists every action the ship may perform now.
func appendActions(o []Option, s *State, u *Setup, id ShipID) []Option {
	sh := &s.Ships[id]
	for a := card.Evade; a < card.NumActions; a++ {
		if s.mayPerform(u, id, a).Code != Yes {
			continue
		}
		switch a {
		case card.TargetLock:
			for i := range s.Ships[:s.NShips] {
				d, no := s.mayLock(u, id, ShipID(i))
				if no.Code == Yes {
					o = append(o, Option{Kind: Perform, Action: a, Ship: ShipID(i), Dist: int32(d)})
				}
			}
		case card.SensorEcho:
			o = appendEchoes(o, s, u, id)
		case card.Regenerate:
			for i := range sh.Damage[:sh.NDamage] {
				o = append(o, Option{Kind: Perform, Action: a, Ship: id, N: int8(i)})
			}
		default:
			o = append(o, Option{Kind: Perform, Action: a, Ship: id})
		}
	}
	if sh.Acted&actedRepair == 0 {
		var seen uint32
		for i := range sh.Damage[:sh.NDamage] {
			d := sh.Damage[i]
			if d.Up && repairable(d.ID) && seen&(1<<d.ID) == 0 && !(d.ID == WarpCoreBreach && sh.BreachFix) {
				seen |= 1 << d.ID
				o = append(o, Option{Kind: RepairCard, Ship: id, N: int8(i)})
			}
		}
	}
	if sh.Acted&actedEnable == 0 {
		if sh.Captain.Disabled {
			o = append(o, Option{Kind: Enable, Ship: id, N: -1})
		}
		for i := range u.ships[id].nUp {
			if sh.Upgrades[i].Disabled && !sh.Upgrades[i].Discarded {
				o = append(o, Option{Kind: Enable, Ship: id, N: int8(i)})
			}
		}
	}
	return o
}

// mayPerform tells whether an action of the Action Bar may be performed, targets and places aside (rules 6.2).
func (s *State) mayPerform(u *Setup, id ShipID, a card.Action) No {
	sh := &s.Ships[id]
	switch {
	case !u.ships[id].Ship.Actions.Has(a):
		return No{Code: NotOnBar, Ship: id}
	case sh.Has(DamagedSensorArray):
		return No{Code: SensorsDamaged, Ship: id}
	case sh.Acted&(1<<a) != 0:
		return No{Code: DoneThisRound, Ship: id}
	}
	switch a {
	case card.Cloak:
		switch {
		case sh.Cloak != NotCloaked:
			return No{Code: AlreadyCloaked, Ship: id}
		case sh.Shields == 0:
			return No{Code: NoActiveShield, Ship: id}
		}
	case card.SensorEcho:
		if sh.Cloak == NotCloaked {
			return No{Code: NotWhileUncloaked, Ship: id}
		}
	case card.Regenerate:
		if sh.NDamage == 0 {
			return No{Code: NothingToRepair, Ship: id}
		}
	}
	return No{}
}

// mayLock tells whether a ship may lock another: an enemy within Range 1 to 3 in any direction, not one whose Cloak
// token lies beside it (rules 6.2, 6.6). The distance comes with it, µm.
func (s *State) mayLock(u *Setup, id, target ShipID) (float64, No) {
	a, b := &s.Ships[id], &s.Ships[target]
	if !b.InPlay() || a.Owner == b.Owner {
		return 0, No{Code: FriendlyShip, Ship: target}
	}
	if a.Lock == target {
		return 0, No{Code: AlreadyLocked, Ship: target}
	}
	if b.Cloak == CloakBeside {
		return 0, No{Code: CloakedAside, Ship: target}
	}
	ab, bb := u.base(id, a.Pose), u.base(target, b.Pose)
	g := physics.Between(&ab, &bb)
	if u.Band(g.Dist) == 0 {
		return g.Dist, tooFar(OutOfRange, g.Dist, 3)
	}
	return g.Dist, No{}
}

// echoShifts are the places along the side that a Sensor Echo's template may be put, in µm fore and aft.
// Ruling: the template may touch anywhere along the side at both ends, up to 20 mm in all; the program offers nine places
// five millimetres apart, which no eye at a table tells from the places between.
var echoShifts = [...]int32{0, 5000, -5000, 10000, -10000, 15000, -15000, 20000, -20000}

// appendEchoes lists the places a Sensor Echo may end: on no base and inside the play area. Over an obstacle or a token that destroys
// it may end, with what follows (rules 6.7).
func appendEchoes(o []Option, s *State, u *Setup, id ShipID) []Option {
	from := s.Ships[id].Pose
	side := u.ships[id].Ship.Class.BaseSide
	for _, left := range [...]bool{true, false} {
		for _, shift := range echoShifts {
			p := physics.Echo(from, side, left, shift)
			b := physics.Base(p, side)
			if physics.InArea(&b) && !s.baseOverlaps(u, id, &b) {
				o = append(o, Option{Kind: Perform, Action: card.SensorEcho, Ship: id, Pose: p})
			}
		}
	}
	return o
}

func (s *State) baseOverlaps(u *Setup, id ShipID, b *physics.Square) bool {
	for i := range s.Ships[:s.NShips] {
		if ShipID(i) == id || !s.Ships[i].OnTable() {
			continue
		}
		ob := u.base(ShipID(i), s.Ships[i].Pose)
		if physics.Overlap(b, &ob) {
			return true
		}
	}
	return false
}

// perform does one action.
func (t *Turn) perform(o Option) {
	s, u := t.State(), t.Setup()
	id := t.ship
	switch o.Kind {
	case Pass:
		return
	case RepairCard:
		Emit(t, ActionPerformed{Ship: id, Bit: actedRepair, Card: s.Ships[id].Damage[o.N].ID})
		t.repair(id, o.N)
		return
	case Enable:
		Emit(t, CardEnabled{Ship: id, Card: o.N})
		return
	}
	Emit(t, ActionPerformed{Ship: id, Action: o.Action, Bit: 1 << o.Action, Target: o.Ship})
	switch o.Action {
	case card.Evade, card.Scan, card.BattleStations:
		Emit(t, TokenPlaced{Ship: id, Action: o.Action})
	case card.TargetLock:
		Emit(t, LockAcquired{Ship: id, Target: o.Ship})
	case card.Cloak:
		Emit(t, Cloaked{Ship: id})
	case card.Regenerate:
		Emit(t, DamageRepaired{Ship: id, Card: s.Ships[id].Damage[o.N], At: o.N, Deck: t.deck(s.Ships[id].Owner)})
	case card.SensorEcho:
		Emit(t, Echoed{Ship: id, From: s.Ships[id].Pose, To: o.Pose})
		b := u.base(id, o.Pose)
		if k := s.touched(&b); k >= 0 {
			Emit(t, TouchedToken{Ship: id, Kind: s.Tokens[k].Kind})
			t.destroy(id, ByObstacleToken)
			return
		}
		for i := range s.Tokens[:s.NTokens] {
			ob := s.Tokens[i].Obstacle()
			if s.Tokens[i].Flags&RollsDie != 0 && ob.OverlapsBase(&b) {
				Emit(t, LiesOver{Ship: id})
				return
			}
		}
	}
}
