package game

import (
	"strings"

	"attackwing/game/card"
	"attackwing/physics"
)

// Text is a place where card text stands. Card is an upgrade of the ship, -1 its captain, -2 the
// ship card, -3 its admiral, -4 the resource of the player. Nth is the place of the line on the
// card, from 0.
type Text struct {
	Ship   ShipID // NoShip for a resource
	Player PlayerID
	Card   int8
	Nth    int8
}

// TextOf returns the place of a line.
func (tx *texts) TextOf(id LineID) Text {
	l := tx.line(id)
	return Text{Ship: l.ship, Player: l.owner, Card: l.slot, Nth: l.nth}
}

// FindText finds the line that stands there.
func (tx *texts) FindText(x Text) (LineID, bool) {
	for i := range tx.lines {
		l := &tx.lines[i]
		if l.ship == x.Ship && l.slot == x.Card && l.nth == x.Nth && (x.Ship != NoShip || l.owner == x.Player) {
			return l.id, true
		}
	}
	return 0, false
}

// known reports whether there is such a line in the battle.
func (tx *texts) known(id LineID) bool { return id > 0 && int(id) <= len(tx.lines) }

// MoveWords is a maneuver with its color: "red bank left 2".
func MoveWords(m card.Move) string { return m.Color.String() + " " + m.Maneuver.String() }

// ParseMove reads a maneuver with its color; the template is the one of the ship's dial where that
// has the maneuver.
func ParseMove(dial []card.Move, words string) (card.Move, bool) {
	color, rest, _ := strings.Cut(strings.Join(strings.Fields(strings.ToLower(words)), " "), " ")
	for c := card.White; c <= card.Red; c++ {
		for b := physics.Straight; c.String() == color && b <= physics.Last; b++ {
			for speed := range int8(7) {
				m := card.Move{Maneuver: physics.Maneuver{Bearing: b, Speed: speed}, Color: c}
				if m.Maneuver.String() != rest || (speed == 0) != (b == physics.Stop) {
					continue
				}
				for _, d := range dial {
					if d.Bearing == b && d.Speed == speed {
						m.Maneuver = d.Maneuver
					}
				}
				return m, true
			}
		}
	}
	return card.Move{}, false
}
