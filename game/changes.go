package game

import (
	"slices"

	"attackwing/game/card"
)

// changes reports whether using a line would change anything: nobody is asked for what does
// nothing. An attack in place of the primary one is judged where targets are listed.
func (o *occasion) changes() No {
	l := o.l
	if len(l.Do) == 0 {
		return No{}
	}
	for k := range l.Do {
		if l.choice && drawback(&l.Do[k]) {
			continue
		}
		if l.Do[k].To == card.OnTarget && o.targetsChange(&l.Do[k]) ||
			l.Do[k].To != card.OnTarget && o.would(&l.Do[k], o.by) {
			return No{}
		}
	}
	if o.s.Ships[o.ship].Still && movesShips(l) {
		return No{Code: HoldsPlace, Ship: o.ship}
	}
	return No{Code: NothingToDo, Ship: o.ship}
}

// targetsChange reports whether one effect would change anything for a ship the line may be used
// on.
func (o *occasion) targetsChange(e *card.Effect) bool {
	for id := range ShipID(o.s.NShips) {
		if o.mayAim(id).Code == Yes && o.changesTarget(e, id) {
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
