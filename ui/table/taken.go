package table

import (
	"slices"
	"strings"

	"attackwing/ui/scene"
)

// ringNameWide is the room for the name of a button of the ring, px.
const ringNameWide = 104.0

// takenOn keeps the names on the board away from what the window lays over it: its buttons, the dice, the ring, cards.
func (t *Table) takenOn(b *scene.Board) {
	l := t.lay.board
	for _, h := range t.Canvas.Hits {
		ring := strings.HasPrefix(h.ID, "ring:")
		if ring { // with its name
			x := h.X + h.W/2
			h.X, h.W, h.H = x-ringNameWide/2, ringNameWide, h.H+22
		}
		if ring || slices.Contains(boardButtons, h.ID) || h.ID == "handle" || h.ID == "tray" || h.ID == "map" || h.ID == "termcard" || h.ID == "alwayslist" {
			b.Taken = append(b.Taken, scene.Taken{X: h.X - l.X, Y: h.Y - l.Y, W: h.W, H: h.H})
		}
	}
}
