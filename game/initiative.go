package game

import "attackwing/game/card"

// When cards of both players speak at one moment, those of the player with initiative come first, and each orders his own
// (rules 4.6; tournament rules of 2016, ruling 27). Where the rulebook itself says who changes dice first, that stands.

// seats are the players in the order in which their cards are asked at one moment.
func (s *State) seats() [2]PlayerID { return [2]PlayerID{s.First, s.First.Other()} }

// byInitiative are the ships whose cards are asked at a moment that both players share: those of the player with initiative
// first, each player's in the order of his list.
func (s *State) byInitiative(room []ShipID) []ShipID {
	for _, p := range s.seats() {
		for i := range s.Ships[:s.NShips] {
			if s.Ships[i].Owner == p {
				room = append(room, ShipID(i))
			}
		}
	}
	return room
}

// bothWindows puts the windows of one moment of an attack on the stack.
func (t *Turn) bothWindows(f []Frame, ofAttacker card.Window, att ShipID, ofDefender card.Window, def ShipID) []Frame {
	s := t.State()
	if s.Ships[def].Owner == s.First {
		f = t.window(f, ofDefender, def)
		return t.window(f, ofAttacker, att)
	}
	f = t.window(f, ofAttacker, att)
	return t.window(f, ofDefender, def)
}
