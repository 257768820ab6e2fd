package ai

import (
	"attackwing/game"
	"attackwing/physics"
)

// comeBack answers where a ship comes back to the table: of places about each enemy, facing it, the
// one from which the shots are best and those of the enemies least. Where nobody is in reach it is
// behind an enemy, and as near as may be.
func (e *ensign) comeBack(v *game.View, p *game.Prompt) game.Answer {
	e.weigh(v)
	best, most, found := physics.Pose{}, 0, false
	for i := range v.Setup.FleetShips() {
		foe := &v.Ships[i]
		if foe.Owner == v.Me || !foe.InPlay() {
			continue
		}
		for way := range 12 {
			for far := 3; far <= 16; far++ {
				b := v.Setup.Base(p.Ship, physics.Pose{Heading: int32(way * 30000)})
				r := float64(far) * physics.Inch
				at := physics.Pose{X: foe.Pose.X + int32(b.Sin*r), Y: foe.Pose.Y - int32(b.Cos*r),
					Heading: int32(way*30000+180000) % 360000}
				if game.MayPlace(&v.State, v.Setup, p, at).Code != game.Yes {
					continue
				}
				if n := e.backAt(v, p.Ship, at) - 10*far; !found || n > most {
					best, most, found = at, n, true
				}
				break
			}
		}
	}
	if !found {
		return e.random.place(v, p)
	}
	return game.Answer{Prompt: p.ID, Pose: best}
}

// backAt returns the worth of a ship's place: its shots there, less those of its enemies. Theirs count
// where they see it at all, however far it is.
func (e *ensign) backAt(v *game.View, id game.ShipID, at physics.Pose) (n int) {
	b := v.Setup.Base(id, at)
	n = e.offense(v, id, &b)
	for i := range v.Setup.FleetShips() {
		foe := game.ShipID(i)
		if sh := &v.Ships[i]; sh.Owner == v.Me || !sh.InPlay() {
			continue
		}
		x := v.Setup.Base(foe, v.Ships[i].Pose)
		n -= e.shot(v.Setup, foe, &x, id, &b)
		if _, in := physics.InArc(&x, v.Setup.Facts(foe).Ship.Class.Front, &b); in {
			n -= 150
		}
	}
	return n
}
