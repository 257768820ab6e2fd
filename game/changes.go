package game

import (
	"slices"

	"attackwing/game/card"
)

// changes reports whether using a line would change anything: nobody is asked for what does nothing. An attack in place of
// the primary one is judged where targets are listed.
func (l *line) changes(s *State, u *Setup, o *occasion) No {
	if len(l.Do) == 0 {
		return No{}
	}
	for k := range l.Do {
		if l.choice && drawback(&l.Do[k]) {
			continue
		}
		if l.Do[k].To == card.OnTarget && l.targetsChange(s, u, &l.Do[k], o) || l.Do[k].To != card.OnTarget && l.would(s, u, &l.Do[k], o) {
			return No{}
		}
	}
	if s.Ships[o.ship].Still && movesShips(l) {
		return No{Code: HoldsPlace, Ship: o.ship}
	}
	return No{Code: NothingToDo, Ship: o.ship}
}

// targetsChange reports whether one effect would change anything for a ship the line may be used on.
func (l *line) targetsChange(s *State, u *Setup, e *card.Effect, o *occasion) bool {
	for id := range ShipID(s.NShips) {
		if l.mayAim(s, u, o, id).Code == Yes && l.changesTarget(s, u, e, o, id) {
			return true
		}
	}
	return false
}

// movesShips reports whether a line of card text has a ship fly.
func movesShips(l *line) bool {
	return l.Named == card.AdvanceAfterDeclaring ||
		slices.ContainsFunc(l.Do, func(e card.Effect) bool { return e.Op == card.Maneuver || e.Op == card.Redial })
}
