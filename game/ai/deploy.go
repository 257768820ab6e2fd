package ai

import (
	"attackwing/game"
	"attackwing/physics"
)

// deploy stands the ships in a row at the front of the starting area, facing the enemy, the first
// in the middle: of the area, or for who closes with the enemy before the middle of those of its
// ships that stand there already.
func (e *ensign) deploy(v *game.View, p *game.Prompt) game.Answer {
	n, foes, sum := int32(0), int64(0), int64(0)
	for i := range v.Ships[:v.NShips] {
		switch sh := &v.Ships[i]; {
		case sh.Map || !sh.Placed:
		case sh.Owner == v.Me:
			n++
		case sh.Owner == v.Me.Other():
			foes++
			sum += int64(sh.Pose.X)
		}
	}
	side := v.Setup.Facts(p.Ship).Ship.Class.BaseSide
	space := max(4*physics.Inch, side+2*physics.Inch)
	off := (n + 1) / 2 * space
	if n%2 == 0 {
		off = -off
	}
	wish := physics.Pose{X: (p.Place.X0 + p.Place.X1) / 2, Y: p.Place.Y0}
	if e.closes && foes > 0 {
		wish.X = max(p.Place.X0+side/2, min(p.Place.X1-side/2, int32(sum/foes)))
	}
	wish.X += off
	if p.Place.Y0+p.Place.Y1 < physics.AreaSide {
		wish.Y, wish.Heading = p.Place.Y1, 180000
	}
	if at, ok := game.PlaceLegal(&v.State, v.Setup, p, wish); ok {
		return game.Answer{Prompt: p.ID, Pose: at}
	}
	return anywhere(v, p)
}
