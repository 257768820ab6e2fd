package measure

import (
	"attackwing/game"
	"attackwing/physics"
	"attackwing/physics/touch"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Grace is the distance from a base at which a pointer still means it, in µm: a base is 32 pixels
// wide in the smallest window.
const Grace = 4000

// Under is the collision space of the table as it is shown: what lies under and near the pointer.
// It follows the shown table when it is asked, so that ships which have not moved cost nothing.
type Under struct {
	space *touch.Table
	at    [game.MaxShips]physics.Pose
	on    [game.MaxShips]bool
	of    *game.Setup
}

// follow brings the space up to the shown table.
func (c *Under) follow(s *game.State, u *game.Setup) {
	if c.space == nil || c.of != u {
		*c = Under{space: touch.NewTable(), of: u}
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
			c.space.Put(i, u.Base(game.ShipID(i), sh.Pose))
			c.at[i], c.on[i] = sh.Pose, true
		}
	}
}

// At returns the ship under a point of the table in millimetres, or the nearest one within the
// pointer's grace.
func (c *Under) At(o On, at scene.Pt) game.ShipID {
	c.follow(o.State, o.Setup)
	if near := c.space.Near(physics.Point{X: at.X * 1000, Y: at.Y * 1000}, Grace); len(near) > 0 {
		return game.ShipID(near[0])
	}
	return onmap.Under(o.State, o.Setup, at, Grace)
}
