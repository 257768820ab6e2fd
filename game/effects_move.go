package game

import (
	"slices"

	"attackwing/game/card"
	"attackwing/physics"
)

// appendMoves lists the maneuvers an effect allows a ship, none where the ship may not be moved.
// base is the maneuver revealed, for those that are made of it.
func appendMoves(o []Option, s *State, u *Setup, id ShipID, line LineID, m *card.Moves, base card.Move) []Option {
	begin := len(o)
	eachMove(s, u, id, m, base, func(v card.Move) bool {
		for i := range o[begin:] {
			if o[begin+i].Move.Maneuver == v.Maneuver {
				return true // listed already
			}
		}
		o = append(o, Option{Kind: FlyMove, Ship: id, Move: v, Line: line})
		return true
	})
	return o
}

// anyMove tells whether there is any maneuver in such a list.
func anyMove(s *State, u *Setup, id ShipID, m *card.Moves, base card.Move) (found bool) {
	eachMove(s, u, id, m, base, func(card.Move) bool {
		found = true
		return false
	})
	return found
}

// eachMove names the maneuvers that an effect lets a ship fly in place of another, one maybe twice,
// until it is told false.
func eachMove(s *State, u *Setup, id ShipID, m *card.Moves, base card.Move, name func(card.Move) bool) {
	if s.mayMove(id).Code != Yes {
		return
	}
	add := func(v card.Move) bool {
		if m.SetsColor {
			v.Color = m.CountsAs
		}
		if m.KeepColor {
			v.Color = base.Color
		}
		return !mayFly(s, u, id, v) || name(v)
	}
	switch {
	case m.Stay:
		// Ruling: the maneuver revealed is not performed, so its color neither strains nor relieves
		// the power
		add(card.Move{Maneuver: physics.Maneuver{Bearing: physics.Stop}, Color: card.White})
		return
	case m.Faster != 0:
		v := base.Maneuver
		v.Speed += m.Faster
		if v.Speed >= 1 && v.Speed <= 6 && base.Bearing != physics.Stop && (!m.Printed || onDial(u, id, v)) {
			add(colored(s, u, id, v))
		}
		return
	case m.SameSide:
		if other, ok := sameSide[base.Bearing]; ok && m.Shapes&card.ShapeOf(other) != 0 {
			add(card.Move{Maneuver: physics.Maneuver{Bearing: other, Speed: base.Speed}, Color: base.Color})
		}
		return
	case !m.OnDial:
		for _, v := range m.List {
			if !add(colored(s, u, id, v)) {
				return
			}
		}
		return
	}
	for k, d := range u.ships[id].Ship.Class.Dial {
		d.Color = s.Color(u, id, k)
		if m.SameSpeed && d.Speed != base.Speed {
			continue
		}
		if maneuverIs(d, m.Colors, m.Shapes, m.Min, m.Max) && !add(d) {
			return
		}
	}
}

// sameSide is the other shape of a maneuver to the same side.
//
//exhaustive:ignore
var sameSide = map[physics.Bearing]physics.Bearing{
	physics.BankLeft: physics.TurnLeft, physics.BankRight: physics.TurnRight,
	physics.TurnLeft: physics.BankLeft, physics.TurnRight: physics.BankRight,
}

// mayFly tells whether a ship may fly a maneuver that card text gives it.
func mayFly(s *State, u *Setup, id ShipID, v card.Move) bool {
	if s.tooFast(u, id, v.Speed) || !s.colorAllowed(u, id, v.Color) {
		return false
	}
	if v.Color == card.Red && s.Ships[id].Power > 0 && !mayStrain(s, u, id) {
		return false // rules 5.1: no red maneuver with an Auxiliary Power token
	}
	return !s.Ships[id].BreachFix || v.Speed <= 1
}

// maneuverIs reports whether a maneuver is one of those that card text speaks of: of some colors
// and shapes, 0 any, and within some speeds, 0 and 0 any.
func maneuverIs(v card.Move, colors card.Colors, shapes card.Shapes, lo, hi int8) bool {
	if colors != 0 && !colors.Has(v.Color) || shapes != 0 && shapes&card.ShapeOf(v.Bearing) == 0 {
		return false
	}
	return lo == 0 && hi == 0 || v.Speed >= lo && v.Speed <= hi
}

// onDial reports whether a maneuver is on the ship's dial.
func onDial(u *Setup, id ShipID, v physics.Maneuver) bool {
	return slices.ContainsFunc(u.ships[id].Ship.Class.Dial, func(d card.Move) bool { return d.Maneuver == v })
}

// colored is a maneuver in its color on the ship's dial; one that is not on the dial counts as
// white (FAQ of 2014, general ruling 30).
func colored(s *State, u *Setup, id ShipID, v physics.Maneuver) card.Move {
	for k, d := range u.ships[id].Ship.Class.Dial {
		if d.Maneuver == v {
			return card.Move{Maneuver: v, Color: s.Color(u, id, k)}
		}
	}
	return card.Move{Maneuver: v, Color: card.White}
}

// extraManeuver has a ship make a maneuver now that is not the dial's. Where a card gives it to several
// ships, each may decline.
func (p *usage) extraManeuver(t *Turn, e *card.Effect, id ShipID) bool {
	base, _ := toFly(p.s, p.u, id)
	o := appendMoves(t.Options(), p.s, p.u, id, p.l.id, e.Moves, base)
	if len(o) == 0 {
		return false
	}
	if p.l.Targets.All && e.To == card.OnTarget {
		o = append(o, Option{Kind: Pass, Ship: id})
	}
	pick := t.one(Prompt{Player: p.s.Ships[id].Owner, Ask: ChooseFlight, Ship: id, Line: p.l.id}, o)
	if pick.Kind == Pass {
		return false
	}
	m := pick.Move
	if m.Color == card.Red && p.u.speaks(card.ExtraMove) {
		dial := ManeuverToCome{Ship: id, Move: p.s.Ships[id].Order, Ordered: p.s.Ships[id].Ordered}
		Emit(t, ManeuverToCome{Ship: id, Move: m, Ordered: true})
		t.interrupt(card.ExtraMove, threat{}, id)
		m, _ = toFly(p.s, p.u, id)
		Emit(t, dial)
	}
	t.fly(id, m, -1, true)
	strain(t, id, m.Color)
	return true
}

// redialed is the ship whose maneuver would be replaced.
func (q prospect) redialed() ShipID {
	if q.aimed() && q.on != NoShip {
		return q.on
	}
	return q.ship
}

// hidden reports whether a ship has a dial that a player has not seen.
func (s *State) hidden(id ShipID, from PlayerID) bool {
	sh := &s.Ships[id]
	return sh.Dial >= 0 && !sh.DialShown && sh.Owner != from && !sh.SeenBy(from)
}

// lostByOverlap reports whether an overlap has cost the ship its action.
func (sh *Ship) lostByOverlap() bool { return sh.Lost == LostByOverlap || sh.Lost == LostByObstacle }

// setDial sets the dial of the own ship anew, in secret.
func (p *usage) setDial(t *Turn, e *card.Effect) bool {
	o := t.keep(appendOfDial(t.Options(), p.s, p.u, p.by, true))
	if e.Foe {
		dial, speed := p.u.ships[p.by].Ship.Class.Dial, p.s.Ships[p.foe].Flew.Speed
		o = slices.DeleteFunc(o, func(x Option) bool { return dial[x.N].Speed != speed })
	}
	if len(o) == 0 {
		return false
	}
	q := Prompt{Player: p.user(), Ask: ChooseManeuver, Ship: p.by, Line: p.l.id, Min: 1, Max: 1, Options: o}
	if t.g.agreed && len(o) > 1 {
		t.Ask(q)
		t.seal(p.by, o)
		return true
	}
	pick, ok := t.oneOf(q, o)
	if ok {
		Emit(t, DialSet{Ship: p.by, Move: pick.N})
	}
	return ok
}

// theirDial lists what the dial of another ship may be set to: any maneuver that its owner could set, or
// those that the card names.
func (o *occasion) theirDial(list []Option, id ShipID, e *card.Effect) []Option {
	if sh := &o.s.Ships[id]; sh.Dial < 0 || sh.DialShown || sh.Noted.Fixed || sh.Noted.Blind {
		return list
	}
	if e.Moves == nil {
		return appendDial(list, o.s, o.u, id)
	}
	for i, m := range o.u.ships[id].Ship.Class.Dial {
		m.Color = o.s.Color(o.u, id, i)
		if x := e.Moves; maneuverIs(m, x.Colors, x.Shapes, x.Min, x.Max) {
			list = append(list, Option{Kind: SetManeuver, Ship: id, N: int8(i)})
		}
	}
	return list
}

// setTheirDial sets the dial of the ship chosen, in secret: its owner sees it when it is revealed.
func (p *usage) setTheirDial(t *Turn, e *card.Effect) bool {
	if p.nAimed == 0 {
		return false
	}
	id := p.aimed[0]
	o := slices.DeleteFunc(p.theirDial(t.Options(), id, e), func(x Option) bool { return x.Kind != SetManeuver })
	if len(o) == 0 {
		return false
	}
	o = t.keep(o)
	q := Prompt{Player: p.user(), Ask: ChooseManeuver, Ship: id, Line: p.l.id, Min: 1, Max: 1, Options: o}
	if t.g.agreed && len(o) > 1 {
		t.Ask(q)
		t.seal(id, o)
	} else {
		Emit(t, DialSet{Ship: id, Move: t.one(q, o).N})
	}
	Emit(t, DialTaken{Ship: id, Player: p.user()})
	return true
}

// turnShip turns a ship in its place, about or by a quarter to one side.
func (p *usage) turnShip(t *Turn, e *card.Effect, id ShipID) bool {
	if p.s.mayMove(id).Code != Yes {
		return false
	}
	from, by := p.s.Ships[id].Pose, int32(180000)
	if e.N != 0 {
		by = 90000 * int32(e.N)
	}
	Emit(t, ShipTurned{Ship: id, From: from, To: from.Turned(by)})
	return true
}

// turning returns the worth of turning about: enemies that come into the front arc, less those that
// leave it. By a quarter it is not looked at.
func (w Weighing) turning(e *card.Effect, _ int) int {
	n := 0
	if e.N != 0 {
		return n
	}
	for id, sh := range w.View.inPlay() {
		if sh.Owner == w.View.Ships[w.Ship].Owner || w.View.band(w.View.Setup, w.Ship, id) > 3 {
			continue
		}
		if n += 300; w.View.inFrontArc(w.View.Setup, w.Ship, id) {
			n -= 600
		}
	}
	return n
}

// redial replaces the maneuver revealed.
func (p *usage) redial(t *Turn, e *card.Effect) bool {
	id := p.ship
	if e.To == card.OnTarget && p.nAimed > 0 {
		id = p.aimed[0]
	}
	base, ok := toFly(p.s, p.u, id)
	if !ok || p.s.Ships[id].Noted.Fixed {
		return false // none was set, or it stays as it is
	}
	o := appendMoves(t.Options(), p.s, p.u, id, p.l.id, e.Moves, base)
	if len(o) == 0 {
		return false
	}
	pick, ok := t.oneOf(Prompt{Player: p.s.Ships[id].Owner, Ask: ChooseFlight, Ship: id, Line: p.l.id}, o)
	if ok {
		Emit(t, ManeuverReplaced{Ship: id, Move: pick.Move})
	}
	return ok
}
