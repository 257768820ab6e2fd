package measure

import (
	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/scene"
)

// Ruler lies between two ends.
type Ruler struct {
	Used, Laid, Drag bool // it is held; it has two ends; one of them follows the pointer
	Fine             bool // two decimals
	From, To         End
}

// Next goes with one of the ruler's ends to the next ship on the table that is not the other end,
// behind the ships to the four edges; false when there is none.
func (r *Ruler) Next(o On, e *End, by int) bool {
	ships := int(o.State.NShips)
	n := ships + 4
	other := &r.From
	if e == &r.From {
		other = &r.To
	}
	at := int(e.Ship)
	if e.Edge > 0 {
		at = ships + e.Edge - 1
	}
	for range n {
		at = ((at+by)%n + n) % n
		if at >= ships {
			if other.Ship == game.NoShip {
				continue
			}
			*e = Point(scene.Pt{})
			e.Edge = at - ships + 1
			return true
		}
		if id := game.ShipID(at); id != other.Ship && o.State.Ships[at].OnTable() {
			*e = End{Ship: id}
			return true
		}
	}
	return false
}

// Measured returns the shortest way between its ends, false while it is not laid.
func (r *Ruler) Measured(o On) (physics.Gap, bool) {
	if !r.Used || !r.Laid {
		return physics.Gap{}, false
	}
	return o.Gap(r.From, r.To)
}
