package game

import (
	"slices"

	"attackwing/game/card"
	"attackwing/physics"
)

// activation picks the ship that moves next: lowest captain skill first, equals by initiative, an
// owner's own equals in the order the owner likes (rules 4.2).
func activation(t *Turn) {
	s := t.State()
	if s.Phase != Activation {
		if t.begins(Activation, true); t.Setup().speaks(card.ActivationStart) {
			// Ruling: what a card does about a Captain Skill at the very start of the phase counts in it
			// (rules 4.5), as at the start of the Combat Phase
			var room [4]Frame
			f := append(t.moment(room[:0], card.ActivationStart), Frame{Step: stepCombatSkills},
				Frame{Step: stepActivation})
			t.then(f...)
			return
		}
	}
	if stopIfOver(t) {
		return
	}
	u := t.Setup()
	waits := func(a *Ship) bool { return a.InPlay() && !a.Activated }
	moves := func(a *Ship) bool { return waits(a) && a.Owner != Nobody && !(a.Map && a.turnPassed(s)) }
	next := s.foremost(earlier, func(a *Ship) bool { return moves(a) && !s.movesLast(u, a) })
	late := next == NoShip
	if late {
		next = s.foremost(earlier, moves)
	}
	if next == NoShip {
		return
	}
	next, ok := chooseAmongEquals(t, next,
		func(a *Ship) bool { return waits(a) && (late || !s.movesLast(u, a)) }, idleToMove)
	if !ok {
		return
	}
	Settle(t, ShipActivated{Ship: next})
	var room [12]Frame
	f := room[:0]
	if anytime(t.Setup(), next) {
		f = t.window(f, card.Anytime, next)
	}
	first := s.NLasting > 0 && s.lasts(u, card.ActsFirst, next)
	if first {
		f = append(f, Frame{Step: stepAction, Ship: next})
	}
	if s.Ships[next].Dial >= 0 { // a ship that set no dial does not move: it has step 6 only (rules 9.2, 13)
		f = append(f, Frame{Step: stepReveal, Ship: next})
		f = t.window(f, card.Reveal, next)
		f = t.window(f, card.BeforeMove, next)
		f = append(f, Frame{Step: stepManeuver, Ship: next}, Frame{Step: stepPower, Ship: next})
		f = t.window(f, card.AfterMove, next)
	}
	if !first {
		f = append(f, Frame{Step: stepAction, Ship: next})
	}
	f = t.window(f, card.ActivationEnd, next)
	t.then(append(f, Frame{Step: stepActivation})...)
}

// movesLast reports whether card text lets a ship move after all others this round.
func (s *State) movesLast(u *Setup, a *Ship) bool {
	if !u.effects[card.ActivatesLast] {
		return false
	}
	for i := range s.Lasting[:s.NLasting] {
		if b := &s.Lasting[i]; &s.Ships[b.Ship] == a && b.effect(u).Op == card.ActivatesLast {
			return true
		}
	}
	return false
}

// turnPassed reports whether the place of a map ship in the order has passed: it came under command
// only afterwards.
func (a *Ship) turnPassed(s *State) bool {
	for i := range s.Ships[:s.NShips] {
		if b := &s.Ships[i]; b.Activated && earlier(a, b) {
			return true
		}
	}
	return false
}

func earlier(a, b *Ship) bool { return a.Skill < b.Skill || a.Skill == b.Skill && a.Init < b.Init }

// foremost is the ship that goes before all others that wait, NoShip when none waits.
func (s *State) foremost(before func(a, b *Ship) bool, waits func(*Ship) bool) ShipID {
	first := NoShip
	for id := range ShipID(s.NShips) {
		if a := &s.Ships[id]; waits(a) && (first == NoShip || before(a, &s.Ships[first])) {
			first = id
		}
	}
	return first
}

// chooseAmongEquals asks the owner which of several ships of equal skill goes now, when at least
// two of them have something to do; else the one that has goes first. Ruling: to go before a ship
// that has nothing to do is never worse: what the first does may give the other something yet.
// Ruling: map ships that nobody commands go in the order in which the sheet lists them: there is
// nobody to ask.
func chooseAmongEquals(
	t *Turn,
	first ShipID,
	waits func(*Ship) bool,
	idle func(*State, *Setup, ShipID) bool,
) (next ShipID, ok bool) {
	s := t.State()
	f := &s.Ships[first]
	var room [MaxShips]ShipID
	equals := room[:0]
	for i := range s.Ships[:s.NShips] {
		if a := &s.Ships[i]; a.Skill == f.Skill && a.Init == f.Init && a.Owner == f.Owner && waits(a) {
			equals = append(equals, ShipID(i))
		}
	}
	if len(equals) < 2 {
		return first, true
	}
	pick, ok := t.pick(func() Prompt {
		o := t.Options()
		for _, id := range equals {
			if !idle(s, t.Setup(), id) {
				o = append(o, Option{Kind: GoWith, Ship: id})
			}
		}
		switch {
		case len(o) == 0:
			o = append(o, Option{Kind: GoWith, Ship: first})
		case f.Owner == Nobody:
			o = o[:1]
		}
		return Prompt{Player: f.Owner, Ask: ChooseShip, Ship: o[0].Ship, Options: o}
	})
	return pick.Ship, ok
}

// idleToMove reports whether a ship has nothing to do in its activation: it set no dial, may
// perform no action, and none of its cards speaks there.
func idleToMove(s *State, u *Setup, id ShipID) bool {
	return s.Ships[id].Dial < 0 && s.Allowed(u, id) == 0 && !anyUse(s, u, card.Activate, id) &&
		!anyUse(s, u, card.ActivationEnd, id) &&
		!anyUse(s, u, card.Anytime, id)
}

// idleToAttack reports whether a ship has nothing to do at its place in the Combat Phase: nothing
// to attack, and no card of its own speaks there.
func idleToAttack(s *State, u *Setup, id ShipID) bool {
	var room [64]Option
	return len(appendTargets(room[:0], s, u, id)) == 0 && !anyUse(s, u, card.CombatTurn, id)
}

// anyUse reports whether any line of card text could be used, or speaks by itself, at a window of a
// ship.
func anyUse(s *State, u *Setup, w card.Window, id ShipID) bool {
	for _, l := range u.meant(w, id) {
		o := l.at(s, u, w, id, s.attack())
		if o.usable().Code == Yes {
			return true
		}
	}
	return false
}

// reveal turns the dial. A red maneuver revealed with an Auxiliary Power token is not flown: the
// opponent chooses another of the dial (rules 5.4).
func reveal(t *Turn) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	if !sh.InPlay() || sh.Dial < 0 {
		return
	}
	openDial(t, t.ship)
	shown := DialRevealed{Ship: t.ship, Move: sh.Dial}
	if sh.Power == 0 || s.Color(u, t.ship, int(sh.Dial)) != card.Red || mayStrain(s, u, t.ship) {
		Settle(t, shown)
		return
	}
	Emit(t, shown)
	o := appendOfDial(t.Options(), s, u, t.ship, true)
	if len(o) == 0 {
		return
	}
	pick := -1
	if u.House.LateRedStraight {
		straight2 := physics.Maneuver{Bearing: physics.Straight, Speed: 2}
		pick = slices.IndexFunc(o,
			func(x Option) bool { return u.ships[t.ship].Ship.Class.Dial[x.N].Maneuver == straight2 })
	}
	if pick < 0 {
		pick = t.Ask(Prompt{Player: sh.Owner.Other(), Ask: ChooseForOpponent, Ship: t.ship, Min: 1, Max: 1,
			Options: t.keep(o)}).first()
	}
	Emit(t, DialChanged{Ship: t.ship, Move: o[pick].N})
}

// maneuver executes the maneuver revealed, or what card text put in its place (rules 5.2 to 5.7).
func maneuver(t *Turn) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	if u.strangers && u.speaks(card.Reveal) && sh.InPlay() && sh.Dial >= 0 {
		t.answerEnemy(card.Reveal, t.ship)
	}
	m, ok := toFly(s, u, t.ship)
	if !sh.InPlay() || !ok {
		return
	}
	t.fly(t.ship, m, sh.Dial, false)
}

// answerEnemy lets cards of the enemy answer a moment of a ship's turn: the dial that it has revealed, once
// its own cards have spoken, or that it is about to attack.
func (t *Turn) answerEnemy(w card.Window, id ShipID) {
	var used [MaxShips]usedBits
	outer := t.threat
	t.threat = threat{}
	t.answers(w, []ShipID{id}, &used, true)
	t.threat = outer
}

// fly sets the template and moves the ship: final pose, slide-back, tokens that destroy, the edge
// of the play area, obstacles, in that order (rules 5.2 to 5.7). dial is the move's place on the
// dial, extra a maneuver that is not the dial's.
func (t *Turn) fly(id ShipID, m card.Move, dial int8, extra bool) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[id]
	var f Fate
	t.g.around.fly(s, u, id, m, &f)
	t.tellMove(id, &f, m.Color, dial, extra)
	free := lifts(s, u, nil, card.Static, id, card.OverlapPenalties)
	if f.Bumped {
		t.bump(id, &f, free)
	}
	if !sh.InPlay() {
		return
	}
	if len(u.rules[ShipHasMoved]) > 0 || f.Harm > 0 {
		b := u.Base(id, f.Flight.To)
		passed(t, &f, &b)
		t.at(ShipHasMoved, id)
	}
	if !sh.InPlay() {
		return
	}
	switch {
	case f.Token >= 0:
		Emit(t, TouchedToken{Ship: id, Kind: f.Kind})
		t.destroy(id, ByObstacleToken)
		return
	case f.LeavesArea:
		t.destroy(id, ByLeavingArea)
		return
	}
	if f.Obstacles > 0 && !free {
		t.strike(id, &f)
	}
	if f.Harm > 0 {
		harm(t, id)
	}
	if f.Over {
		Emit(t, LiesOver{Ship: id})
	}
	if f.Mined {
		from, to := u.Base(id, f.Flight.From), u.Base(id, f.Flight.To)
		var strip physics.Strip
		f.Flight.Strip(&strip)
		t.mines(&move{ship: id, from: &from, to: &to, strip: &strip})
	}
	if u.speaks(card.EnemyMoved) && s.Phase == Activation {
		answerMove(t, id)
	}
	if u.speaks(card.OtherMoved) && s.Phase == Activation && s.Ships[id].InPlay() {
		t.movedBy(id)
	}
}

// tellMove moves the ship to where a maneuver ends, and notes what cards ask of it later.
func (t *Turn) tellMove(id ShipID, f *Fate, color card.Color, dial int8, extra bool) {
	u := t.Setup()
	if !extra && f.free(u) {
		t.settle()
	}
	Emit(t, ShipMoved{
		Ship:     id,
		Move:     dial,
		Maneuver: f.Flight.Maneuver,
		Color:    color,
		Extra:    extra,
		From:     f.Flight.From,
		To:       f.Flight.To,
		Intended: f.Flight.Intended,
		Short:    f.Flight.Short,
		Against:  f.Against,
		Stop:     f.Stop,
		Spin:     u.spin(),
	})
	if extra && u.asks[card.MadeExtra] {
		Emit(t, ExtraNoted{Ship: id})
	}
	if u.asks[card.Overlapped] || u.rams {
		over := card.Overlap(0)
		if f.Bumped && f.Against != NoShip {
			over |= card.OverShip
		}
		if f.Obstacles > 0 {
			over |= card.OverObstacle
		}
		e := OverlapNoted{Ship: id, Over: over}
		if u.rams {
			e.Met, e.Crossed = t.inItsWay(id, &f.Flight)
		}
		Emit(t, e)
	}
}

// bump ends a maneuver that overlaps a base: no action, unless the ship is free of penalties, and
// damage cards that speak of overlaps.
func (t *Turn) bump(id ShipID, f *Fate, free bool) {
	if !f.KeepsAction && !free {
		Emit(t, ActionLost{Ship: id, Why: LostByOverlap, Against: f.Against, Stop: f.Stop})
	}
	if !free && !f.Dies() { // it is destroyed at once, before anybody is asked about the damage
		damageSpeaks(t, id, card.AtOverlap)
	}
}

// strike ends a maneuver through obstacles: no action, damage cards that speak of overlaps, and the
// dice of the obstacles.
func (t *Turn) strike(id ShipID, f *Fate) {
	if !lifts(t.State(), t.Setup(), nil, card.Static, id, card.ObstacleAction) {
		Emit(t, ActionLost{Ship: id, Why: LostByObstacle, Against: NoShip})
	}
	damageSpeaks(t, id, card.AtOverlap)
	rollFor(t, id, f.Rolls, int(f.Obstacles))
}

// answerMove lets the enemy's cards answer that a ship has ended a move, in the order the enemy
// likes.
func answerMove(t *Turn, id ShipID) {
	s := t.State()
	var room [MaxShips]ShipID
	met := room[:0]
	for by := range ShipID(s.NShips) {
		if e := &s.Ships[by]; e.InPlay() && e.Owner == s.Ships[id].Owner.Other() && metBy(t, by, id) {
			met = append(met, by)
		}
	}
	t.interrupt(card.EnemyMoved, threat{}, met...)
}

// movedBy lets the cards of the other ships answer that a ship has ended a move, those of its enemy
// first.
func (t *Turn) movedBy(id ShipID) {
	outer := t.mover
	t.toOthers(card.OtherMoved, id)
	t.mover = outer
}

// toOthers lets the cards of all ships but one answer what that one has done, those of its enemy
// first.
func (t *Turn) toOthers(w card.Window, id ShipID) {
	s := t.State()
	for _, p := range [...]PlayerID{s.Ships[id].Owner.Other(), s.Ships[id].Owner} {
		var room [MaxShips]ShipID
		those := room[:0]
		for by := range ShipID(s.NShips) {
			if sh := &s.Ships[by]; by != id && sh.Owner == p && sh.InPlay() {
				those = append(those, by)
			}
		}
		t.mover = id
		t.interrupt(w, threat{}, those...)
	}
}

// metBy reports whether the ship lies within Range 1 to 3 of a ship that has moved, in its front or
// rear arc.
func metBy(t *Turn, ship, mover ShipID) bool {
	s, u := t.State(), t.Setup()
	if s.band(u, mover, ship) > 3 {
		return false
	}
	return s.inFrontArc(u, mover, ship) ||
		u.frontArc(mover) != physics.NoArc && s.inArc(u, mover, u.ships[mover].Ship.Class.Rear, ship)
}

// power checks for power strain (rules 4.2, 5.1).
func power(t *Turn) {
	s, u := t.State(), t.Setup()
	if sh := &s.Ships[t.ship]; sh.InPlay() && sh.Moved {
		if !u.speaks(card.OnAux) && !u.speaks(card.AuxGone) && !s.damaged(card.AfterRed) {
			t.settle()
		}
		strain(t, t.ship, sh.Flew.Color)
	}
}

// strain settles a maneuver's color: a red one adds an Auxiliary Power token, a green one removes
// one (rules 5.1).
func strain(t *Turn, id ShipID, c card.Color) {
	sh := &t.State().Ships[id]
	if !sh.InPlay() {
		return
	}
	switch n := strained(sh.Power, c); {
	case n > sh.Power:
		t.placeAux(id, PowerStrained{Ship: id})
		damageSpeaks(t, id, card.AfterRed)
	case n < sh.Power:
		Emit(t, PowerRelieved{Ship: id})
		t.interrupt(card.AuxGone, threat{}, id)
	}
}

// placeAux places an Auxiliary Power token beside a ship, unless one of its cards prevents that.
//
// Ruling: a price is paid in full or not at all (rules 6.1), so what a card or a weapon costs in
// Auxiliary Power is placed whatever prevents such tokens, as with cards that are disabled.
func (t *Turn) placeAux(id ShipID, e PowerStrained) {
	if t.Setup().speaks(card.OnAux) {
		outer := t.saved // of the card in whose middle the token comes
		t.interrupt(card.OnAux, threat{}, id)
		prevented := t.saved
		if t.saved = outer; prevented {
			return
		}
	}
	Emit(t, e)
}

// strained returns the number of Auxiliary Power tokens beside a ship after a maneuver of a color,
// from the number before it.
func strained(power int8, c card.Color) int8 {
	switch c {
	case card.Red:
		return power + 1
	case card.Green:
		return max(0, power-1)
	}
	return power
}
