package game

import (
	"slices"

	"attackwing/game/card"
	"attackwing/physics"
)

// warpCore opens the Planning Phase with what damage cards say there: a Warp Core Breach rolls
// (rules 1.9, 4.1).
func warpCore(t *Turn) {
	s := t.State()
	t.begins(Planning, s.damaged(card.AtPlanning))
	for id := range ShipID(s.NShips) {
		damageSpeaks(t, id, card.AtPlanning)
	}
	if !stopIfOver(t) {
		var room [4]Frame
		t.then(t.moment(betweenPhases(t, room[:0]), card.BeforeDials)...)
	}
}

// dials asks for a maneuver on every ship's dial, of both players at once and in secret (rules
// 4.1).
func dials(t *Turn) {
	s := t.State()
	set, ok := t.pickAll(func(ask []Prompt) []Prompt {
		for id := range ShipID(s.NShips) {
			if sh := &s.Ships[id]; sh.InPlay() && !sh.Map && sh.Dial < 0 { // a position may come with dials set
				o := t.keep(appendDial(t.Options(), s, t.Setup(), id))
				ask = append(ask, Prompt{Player: sh.Owner, Ask: ChooseManeuver, Ship: id, Min: 1, Max: 1, Options: o})
			}
		}
		return ask
	})
	if !ok {
		return
	}
	var room [MaxShips + 4]Frame
	follows := room[:0]
	if !slices.ContainsFunc(set, func(r reply) bool { return r.picked.Kind == TakeSpecial }) {
		t.settle()
	}
	for _, dial := range set {
		if dial.Sealed {
			t.seal(dial.about, appendDial(t.Options(), s, t.Setup(), dial.about))
			follows = append(follows, Frame{Step: stepTellSpecial, Ship: dial.about})
			continue
		}
		if dial.picked.Kind == TakeSpecial {
			takeSpecial(t, ChooseManeuver, dial.about, dial.picked)
			continue
		}
		Emit(t, DialSet{Ship: dial.about, Move: dial.picked.N})
	}
	t.then(t.moment(follows, card.DialsSet)...)
}

// appendDial lists what a ship's dial may be set to, and what the sheet lets the ship do in place
// of that.
func appendDial(o []Option, s *State, u *Setup, id ShipID) []Option {
	begin := len(o)
	if o = appendOfDial(o, s, u, id, true); len(o) == begin {
		// Ruling: a dial on which every maneuver is forbidden (all red or too fast) may be set to
		// anything, so that no ship is ever without a dial; a red maneuver is then settled as
		// revealed too late (rules 5.4).
		o = appendOfDial(o, s, u, id, false)
	}
	return appendSpecials(o, s, u, ChooseManeuver, id)
}

// appendOfDial lists the moves of a ship's dial: those that may be set, or all.
func appendOfDial(o []Option, s *State, u *Setup, id ShipID, settable bool) []Option {
	free := !settable || s.anyDial(u, id)
	for m := range u.ships[id].Ship.Class.Dial {
		if free || s.mayDial(u, id, m).Code == Yes {
			o = append(o, Option{Kind: SetManeuver, Ship: id, N: int8(m)})
		}
	}
	return o
}

// anyDial reports whether nothing at all limits what a ship's dial may be set to (mayDial).
func (s *State) anyDial(u *Setup, id ShipID) bool {
	sh := &s.Ships[id]
	return !sh.BreachFix && sh.Power <= 0 && !u.effects[card.SlowTo] && !u.statics[card.OnlyColors]
}

// mayDial tells whether a ship may set a move of its dial (rules 4.1, 1.9).
func (s *State) mayDial(u *Setup, id ShipID, move int) No {
	sh := &s.Ships[id]
	m := u.ships[id].Ship.Class.Dial[move]
	if sh.BreachFix && m.Speed > 1 {
		return No{Code: FasterThanBreach, Ship: id}
	}
	if s.tooFast(u, id, m.Speed) {
		return No{Code: SlowedByCard, Ship: id}
	}
	if !s.colorAllowed(u, id, s.Color(u, id, move)) {
		return No{Code: BarredByCard, Ship: id}
	}
	if sh.Power > 0 && s.Color(u, id, move) == card.Red && !mayStrain(s, u, id) {
		return No{Code: RedWithPower, Ship: id, N: int32(sh.Power)}
	}
	return No{}
}

// tooFast reports whether card text forbids the ship maneuvers of a speed this round.
func (s *State) tooFast(u *Setup, id ShipID, speed int8) bool {
	if !u.effects[card.SlowTo] {
		return false
	}
	for i := range s.Lasting[:s.NLasting] {
		if b := &s.Lasting[i]; b.Ship == id && speed > b.N && b.effect(u).Op == card.SlowTo {
			return true
		}
	}
	slow := false
	eachStatic(s, u, id, card.SlowTo, func(_ *line, e *card.Effect) { slow = slow || speed > e.N })
	return slow
}

// colorAllowed reports whether card text lets a ship make maneuvers of a color.
func (s *State) colorAllowed(u *Setup, id ShipID, c card.Color) bool {
	allowed := true
	eachStatic(s, u, id, card.OnlyColors, func(_ *line, e *card.Effect) { allowed = allowed && e.Colors.Has(c) })
	return allowed
}

// mayStrain reports whether card text lets a ship make red maneuvers although it has Auxiliary Power
// tokens.
func mayStrain(s *State, u *Setup, id ShipID) bool {
	return lifts(s, u, nil, card.Static, id, card.RedWithAux)
}

// Color is the difficulty of a move of the ship's dial now: Engine Room Fire makes turns red (rules
// 1.9), card text may make all maneuvers harder.
func (s *State) Color(u *Setup, id ShipID, move int) card.Color {
	m := u.ships[id].Ship.Class.Dial[move]
	if (m.Bearing == physics.TurnLeft || m.Bearing == physics.TurnRight) && s.Ships[id].ruled(card.TurnsAreRed) {
		return card.Red
	}
	if u.effects[card.Harder] && s.lasts(u, card.Harder, id) {
		return harder[m.Color]
	}
	return m.Color
}

// harder are the colors as which those of maneuvers count that are made harder.
var harder = [...]card.Color{card.White: card.Red, card.Green: card.White, card.Red: card.Red}
