package ai

import (
	"attackwing/game"
	"attackwing/physics"
)

// formation names the arrangement of a side's ships as a battle begins.
type formation uint8

const (
	habitual formation = iota // each where an ensign would place it
	line                      // beside each other at the front
	wedge                     // the first at the front, the others beside it and behind
	groups                    // two groups, each beside each other at the front
)

// String returns the formation in words.
func (f formation) String() string {
	return [...]string{"in its place", "in a line", "in a wedge", "in two groups"}[f]
}

// unit is a formation around one of the columns of a starting area; the second group of two stands
// around the column that mirrors it.
type unit struct {
	formation
	column int32 // from 0
}

const (
	columns = 6                 // beside each other in a starting area
	lone    = 12 * physics.Inch // farther than this from its nearest friend a ship is alone
	onSlot  = physics.Inch      // as near to its slot as this a ship stands on it
)

// ranks holds the starting area of a side and the poses of its ships that stand there.
type ranks struct {
	area         game.Area
	ships, stand int // of the side, and of these that stand already
	widest       int32
	at           [game.MaxShips]physics.Pose // of those that stand
}

// ranksOf returns the ranks of the player who answers a question for a place.
func ranksOf(v *game.View, p *game.Prompt) ranks {
	r := ranks{area: p.Place}
	for i := range v.Ships[:v.NShips] {
		sh := &v.Ships[i]
		if sh.Owner != p.Player || sh.Map {
			continue
		}
		r.ships++
		r.widest = max(r.widest, v.Setup.Facts(game.ShipID(i)).Ship.Class.BaseSide)
		if sh.Placed {
			r.at[r.stand] = sh.Pose
			r.stand++
		}
	}
	return r
}

// units lists the units that ships may be placed in: two groups take four ships.
func (r *ranks) units(yield func(unit) bool) {
	for _, f := range [...]formation{line, wedge, groups} {
		most := int32(columns)
		if f == groups {
			most /= 2
		}
		for c := range most {
			if (f == line || r.ships >= 2 && f == wedge || r.ships >= 4) && !yield(unit{f, c}) {
				return
			}
		}
	}
}

// slot returns the nth place of a unit. A ship at an end of a wide area can turn to one side only,
// so that columns keep half their distance from both ends.
func (r *ranks) slot(u unit, n int) physics.Pose {
	left, right := r.area.X0+r.widest/2, r.area.X1-r.widest/2
	ends := (right - left) / (2 * columns)
	left, right = left+ends, right-ends
	column, ships := u.column, r.ships
	if u.formation == groups {
		ships = (r.ships + 1 - n%2) / 2
		if n%2 == 1 {
			column = columns - 1 - column
		}
		n /= 2
	}
	apart := max(4*physics.Inch, r.widest+2*physics.Inch)
	if ships > 1 {
		apart = min(apart, (right-left)/int32(ships-1))
	}
	middle := left + (right-left)/(columns-1)*column
	middle = max(left+int32((ships-1)/2)*apart, min(right-int32(ships/2)*apart, middle))
	off := int32(n+1) / 2 * apart
	if n%2 == 0 {
		off = -off
	}
	to := physics.Pose{X: middle + off, Y: r.area.Y0}
	back := int32(0)
	if u.formation == wedge && n > 0 {
		back = min(2*physics.Inch, max(0, r.area.Y1-r.area.Y0-r.widest))
	}
	if r.area.Y0+r.area.Y1 < physics.AreaSide {
		to.Y, to.Heading, back = r.area.Y1, 180000, -back
	}
	to.Y += back
	return to
}

// next returns the first slot of a unit on which no ship stands. It is false where a ship stands on
// none.
func (r *ranks) next(u unit) (to physics.Pose, kept bool) {
	var taken [game.MaxShips]bool
	kept = true
	for i := range r.at[:r.stand] {
		on := false
		for n := range r.ships {
			s := r.slot(u, n)
			if !taken[n] && near(s.X, r.at[i].X, onSlot) && near(s.Y, r.at[i].Y, onSlot+r.widest/2) {
				taken[n], on = true, true
				break
			}
		}
		kept = kept && on
	}
	for n := range r.ships {
		if !taken[n] {
			return r.slot(u, n), kept
		}
	}
	return r.slot(u, 0), false
}

func near(a, b, within int32) bool { return max(a-b, b-a) <= within }

// alone reports whether a ship would stand far from all that stand already.
func (r *ranks) alone(at physics.Pose) bool {
	for i := range r.at[:r.stand] {
		dx, dy := int64(at.X-r.at[i].X), int64(at.Y-r.at[i].Y)
		if dx*dx+dy*dy <= int64(lone)*int64(lone) {
			return false
		}
	}
	return r.stand > 0
}
