package game

import "attackwing/game/card"

// When cards of both players speak at one moment, those of the player with initiative come first,
// and each orders his own (rules 4.6; tournament rules of 2016, ruling 27). Where the rulebook
// itself says who changes dice first, that stands.

// seats are the players in the order in which their cards are asked at one moment.
func (s *State) seats() [2]PlayerID { return [2]PlayerID{s.First, s.First.Other()} }

// moment puts on the stack a moment that all ships share: a window of each player for all of his
// ships.
func (t *Turn) moment(f []Frame, w card.Window) []Frame {
	if !t.Setup().speaks(w) {
		return f
	}
	s := t.State()
	for _, p := range s.seats() {
		first, speaks := NoShip, false
		for id := ShipID(s.NShips) - 1; id >= 0; id-- {
			if s.Ships[id].Owner == p {
				first, speaks = id, speaks || len(t.Setup().meant(w, id)) > 0
			}
		}
		if speaks {
			f = append(f, Frame{Step: stepFleetCards, Ship: first, About: About(w)})
		}
	}
	return f
}

// betweenPhases asks, before a phase begins, for the cards that may be used at any time. Within the
// own turn and the own attacks and defenses they stand among the options of their steps. Ruling: a
// resource, which serves every ship, waits for a ship's own steps; asking each ship before each
// phase would be many questions for nothing.
func betweenPhases(t *Turn, f []Frame) []Frame { return t.moment(f, card.Anytime) }

// fleetCards is the part of one player in a moment that all ships share: the cards of all his
// ships, in the order he likes.
func fleetCards(t *Turn) {
	w := t.about.Window()
	s, u := t.State(), t.Setup()
	var room [MaxShips]ShipID
	ships := room[:0]
	for id := range ShipID(s.NShips) {
		if a := &s.Ships[id]; a.InPlay() && a.Owner == s.Ships[t.ship].Owner && (w != card.Anytime || anytime(u, id)) {
			ships = append(ships, id)
		}
	}
	if useOne(t, w, ships) {
		t.then(t.frame(stepFleetCards))
	}
}

// bothWindows puts the windows of one moment of an attack on the stack.
func bothWindows(t *Turn, f []Frame, ofAttacker card.Window, att ShipID, ofDefender card.Window, def ShipID) []Frame {
	s := t.State()
	if s.Ships[def].Owner == s.First {
		ofAttacker, att, ofDefender, def = ofDefender, def, ofAttacker, att
	}
	return t.window(t.window(f, ofAttacker, att), ofDefender, def)
}
