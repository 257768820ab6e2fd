package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// activation picks the ship that moves next: lowest captain skill first, equals by initiative, an owner's own equals
// in the order the owner likes (rules 4.2).
func activation(t *Turn) {
	s := t.State()
	if s.Phase != Activation {
		lockSkills(t, Activation)
	}
	if t.stopIfOver() {
		return
	}
	next := NoShip
	for i := range s.Ships[:s.NShips] {
		a := &s.Ships[i]
		if !a.InPlay() || a.Activated {
			continue
		}
		if next == NoShip || earlier(a, &s.Ships[next]) {
			next = ShipID(i)
		}
	}
	if next == NoShip {
		return
	}
	next = t.chooseAmongEquals(next, func(sh *Ship) bool { return sh.InPlay() && !sh.Activated })
	Emit(t, ShipActivated{Ship: next})
	t.then(Frame{step: stepReveal, ship: next}, Frame{step: stepManeuver, ship: next}, Frame{step: stepPower, ship: next},
		Frame{step: stepAction, ship: next}, Frame{step: stepActivation})
}

func earlier(a, b *Ship) bool { return a.Skill < b.Skill || a.Skill == b.Skill && a.Init < b.Init }

// chooseAmongEquals asks the owner which of several ships of equal skill goes now; one ship goes without a question.
func (t *Turn) chooseAmongEquals(first ShipID, waits func(*Ship) bool) ShipID {
	s := t.State()
	f := &s.Ships[first]
	o := t.options()
	for i := range s.Ships[:s.NShips] {
		a := &s.Ships[i]
		if waits(a) && a.Owner == f.Owner && a.Skill == f.Skill && a.Init == f.Init {
			o = append(o, Option{Kind: GoWith, Ship: ShipID(i)})
		}
	}
	if len(o) < 2 {
		return first
	}
	a := t.Ask(Prompt{Player: f.Owner, Ask: ChooseShip, Ship: first, Min: 1, Max: 1, Options: t.keep(o)})
	return o[a.first()].Ship
}

// reveal turns the dial. A red maneuver revealed with an Auxiliary Power token is not flown: the opponent chooses
// another of the dial (rules 5.4).
func reveal(t *Turn) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	if !sh.InPlay() || sh.Dial < 0 {
		return
	}
	Emit(t, DialRevealed{Ship: t.ship, Move: sh.Dial})
	if sh.Power == 0 || s.Color(u, t.ship, int(sh.Dial)) != card.Red {
		return
	}
	dial := u.ships[t.ship].Ship.Class.Dial
	o := t.options()
	for m := range dial {
		if s.mayDial(u, t.ship, m).Code == Yes {
			o = append(o, Option{Kind: SetManeuver, Ship: t.ship, N: int8(m)})
		}
	}
	if len(o) == 0 {
		return
	}
	if u.House.LateRedStraight {
		for _, p := range o {
			if m := dial[p.N]; m.Bearing == physics.Straight && m.Speed == 2 {
				Emit(t, DialChanged{Ship: t.ship, Move: p.N})
				return
			}
		}
	}
	a := t.Ask(Prompt{Player: sh.Owner.Other(), Ask: ChooseForOpponent, Ship: t.ship, Min: 1, Max: 1, Options: t.keep(o)})
	Emit(t, DialChanged{Ship: t.ship, Move: o[a.first()].N})
}

// maneuver sets the template and moves the ship: final pose, slide-back, tokens that destroy, the edge of the play area,
// obstacles, in that order (rules 5.2 to 5.7).
func maneuver(t *Turn) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	if !sh.InPlay() || sh.Dial < 0 {
		return
	}
	var f Fate
	foresee(s, u, t.ship, int(sh.Dial), &f)
	Emit(t, ShipMoved{Ship: t.ship, Move: sh.Dial, Maneuver: f.Flight.Maneuver, From: f.Flight.From, To: f.Flight.To,
		Intended: f.Flight.Intended, Short: f.Flight.Short, Against: f.Against, Spin: u.spin()})
	if f.Bumped {
		if !f.KeepsAction {
			Emit(t, ActionLost{Ship: t.ship, Why: LostByOverlap, Against: f.Against})
		}
		for n := sh.count(JostledNavigator); n > 0; n-- {
			t.suffer(t.ship, 1, 0, ByDamageCard)
		}
	}
	if !sh.InPlay() {
		return
	}
	t.at(ShipHasMoved, t.ship)
	switch {
	case f.Token >= 0:
		Emit(t, TouchedToken{Ship: t.ship, Kind: s.Tokens[f.Token].Kind})
		t.destroy(t.ship, ByObstacleToken)
		return
	case f.LeavesArea:
		t.destroy(t.ship, ByLeavingArea)
		return
	}
	if f.Obstacles > 0 {
		Emit(t, ActionLost{Ship: t.ship, Why: LostByObstacle, Against: NoShip})
		for n := sh.count(JostledNavigator); n > 0; n-- {
			t.suffer(t.ship, 1, 0, ByDamageCard)
		}
		n := f.Obstacles
		if u.House.OneObstacleDie {
			n = 1
		}
		for ; n > 0 && sh.InPlay(); n-- {
			face := t.roll(dice.Attack)
			Emit(t, ObstacleRolled{Ship: t.ship, Face: face})
			switch face {
			case dice.Hit:
				t.suffer(t.ship, 1, 0, ByObstacle)
			case dice.Crit:
				t.suffer(t.ship, 0, 1, ByObstacle)
			}
		}
	}
	if f.Over {
		Emit(t, LiesOver{Ship: t.ship})
	}
}

// power checks for power strain: a red maneuver adds an Auxiliary Power token, a green one removes one (rules 4.2, 5.1).
func power(t *Turn) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	if !sh.InPlay() || sh.Flown < 0 {
		return
	}
	switch s.Color(u, t.ship, int(sh.Flown)) {
	case card.Red:
		Emit(t, PowerStrained{Ship: t.ship})
		for n := sh.count(MinorHullBreach); n > 0 && sh.InPlay(); n-- {
			if hits(t, rollCheck(t, t.ship, MinorHullBreach)) {
				t.suffer(t.ship, 1, 0, ByDamageCard)
			}
		}
	case card.Green:
		if sh.Power > 0 {
			Emit(t, PowerRelieved{Ship: t.ship})
		}
	}
}
