package game

import (
	"attackwing/game/card"
	"attackwing/physics"
)

// warpCore opens the Planning Phase with what damage cards say there: a Warp Core Breach rolls (rules 1.9, 4.1).
func warpCore(t *Turn) {
	lockSkills(t, Planning)
	s := t.State()
	for i := range s.Ships[:s.NShips] {
		t.damageSpeaks(ShipID(i), card.AtPlanning)
	}
	if !t.stopIfOver() {
		t.then(t.betweenPhases(nil)...)
	}
}

// dials asks for a maneuver on every ship's dial, of both players at once and in secret (rules 4.1).
func dials(t *Turn) {
	s := t.State()
	asks := t.g.asks[:0]
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		if !sh.InPlay() || sh.Map || sh.Dial >= 0 { // a position may come with dials set
			continue
		}
		o := t.options()
		n := len(t.Setup().ships[i].Ship.Class.Dial)
		for m := range n {
			if s.mayDial(t.Setup(), ShipID(i), m).Code == Yes {
				o = append(o, Option{Kind: SetManeuver, Ship: ShipID(i), N: int8(m)})
			}
		}
		if len(o) == 0 {
			// Ruling: a dial on which every maneuver is forbidden (all red or too fast) may be set to anything,
			// so that no ship is ever without a dial; a red maneuver is then settled as revealed too late (rules 5.4).
			for m := range n {
				o = append(o, Option{Kind: SetManeuver, Ship: ShipID(i), N: int8(m)})
			}
		}
		o = s.appendSpecials(o, t.Setup(), ChooseManeuver, ShipID(i))
		asks = append(asks, Prompt{Player: sh.Owner, Ask: ChooseManeuver, Ship: ShipID(i), Min: 1, Max: 1, Options: t.keep(o)})
	}
	t.g.asks = asks
	if len(asks) == 0 {
		return
	}
	for k, a := range t.AskAll(asks) {
		o := asks[k].Options[a.first()]
		if o.Kind == TakeSpecial {
			t.takeSpecial(ChooseManeuver, asks[k].Ship, o)
			continue
		}
		Emit(t, DialSet{Ship: asks[k].Ship, Move: o.N})
	}
}

// mayDial tells whether a ship may set a move of its dial (rules 4.1, 1.9).
func (s *State) mayDial(u *Setup, id ShipID, move int) No {
	sh := &s.Ships[id]
	m := u.ships[id].Ship.Class.Dial[move]
	if sh.BreachFix && m.Speed > 1 {
		return No{Code: FasterThanBreach, Ship: id}
	}
	if sh.Power > 0 && s.Color(u, id, move) == card.Red {
		return No{Code: RedWithPower, Ship: id, N: int32(sh.Power)}
	}
	return No{}
}

// Color is the difficulty of a move of the ship's dial now: Engine Room Fire makes turns red (rules 1.9).
func (s *State) Color(u *Setup, id ShipID, move int) card.Color {
	m := u.ships[id].Ship.Class.Dial[move]
	if (m.Bearing == physics.TurnLeft || m.Bearing == physics.TurnRight) && s.Ships[id].ruled(card.TurnsAreRed) {
		return card.Red
	}
	return m.Color
}
