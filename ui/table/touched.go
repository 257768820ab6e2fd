package table

import (
	"attackwing/game"
	"attackwing/physics"
	"attackwing/physics/touch"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// grace is how far beside a base a pointer may be and still mean it, µm: a base is 32 pixels wide in the smallest window.
const grace = 4000

// touched is the collision space of the table as it is shown: what lies under and near the pointer. It follows the shown
// table when it is asked, so that ships which have not moved cost nothing.
type touched struct {
	space *touch.Table
	at    [game.MaxShips]physics.Pose
	on    [game.MaxShips]bool
	of    *game.Setup
}

// follow brings the space up to the shown table.
func (c *touched) follow(s *game.State, u *game.Setup) {
	if c.space == nil || c.of != u {
		*c = touched{space: touch.NewTable(), of: u}
	}
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		switch {
		case sh.Map: // found by its parts
		case !sh.OnTable():
			if c.on[i] {
				c.space.Remove(i)
				c.on[i] = false
			}
		case !c.on[i] || c.at[i] != sh.Pose:
			c.space.Put(i, physics.Base(sh.Pose, u.Facts(game.ShipID(i)).Ship.Class.BaseSide))
			c.at[i], c.on[i] = sh.Pose, true
		}
	}
}

// shipAt is the ship under a point of the table in millimetres, or the nearest one within the pointer's grace.
func (t *Table) shipAt(at scene.Pt) game.ShipID {
	t.under.follow(&t.shown, t.g.Setup())
	if near := t.under.space.Near(physics.Point{X: at.X * 1000, Y: at.Y * 1000}, grace); len(near) > 0 {
		return game.ShipID(near[0])
	}
	return onmap.Under(&t.shown, t.g.Setup(), at, grace)
}
