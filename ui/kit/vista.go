package kit

import (
	"math"

	"attackwing/ui/scene"
)

// How large a ship of a Vista is at least, where there is room and where there is not, and the air
// about them, px; and the most that a millimetre is.
const (
	vistaShip  = 34.0
	vistaLeast = 18.0
	vistaAir   = 10.0
	vistaNear  = 0.9
	vistaHigh  = 92.0
)

// Vista draws the action at a table, as close as the ships allow: lines, stations, and every ship
// on its base.
func Vista(b *scene.Board) Part {
	return Part{own: 2 * vistaHigh, least: vistaHigh, low: vistaHigh, lay: func(r Room) Laid {
		return Laid{r.W, vistaHigh, func(f *Frame, at Box) {
			from := len(f.Scene.Shapes)
			f.Canvas.Box(at.X, at.Y, at.W, at.H, 6, scene.SkyInner)
			if b != nil {
				p := near(f.Canvas, b, at)
				if scene.Clouded {
					x, y := at.Center()
					inks := cloudsOf(b)
					p.Cloud(scene.Pt{X: x - at.W*0.2, Y: y}, at.W*0.36, at.H*0.8, scene.Fade(inks[0], 0.5), b.Seed+1)
					p.Cloud(scene.Pt{X: x + at.W*0.28, Y: y + at.H*0.1}, at.W*0.3, at.H*0.7, scene.Fade(inks[1], 0.5),
						b.Seed+2)
				}
				p.areas(b)
				p.lines(b)
				p.stations(b)
				p.ships(b)
			}
			f.cut(from, at)
			f.Canvas.Frame(at.X, at.Y, at.W, at.H, 6, 1.2, scene.BoardEdge)
		}}
	}}
}

// cloudsOf are the colors of a table's clouds: pictures beside each other differ, and one that is
// scrolled keeps its own.
func cloudsOf(b *scene.Board) *[3]Ink {
	h := b.Seed + uint64(len(b.Ships))
	for i := range b.Ships {
		h = h*31 + uint64(int64(b.Ships[i].X)) + uint64(int64(b.Ships[i].Y))*7
	}
	return &cloudInks[1+h%uint64(len(cloudInks)-1)]
}

// near is a plan of which the ships fill a box; it lies on its side where they stand one behind the
// other.
func near(c *Canvas, b *scene.Board, at Box) planned {
	lo, hi := scene.Pt{X: math.Inf(1), Y: math.Inf(1)}, scene.Pt{X: math.Inf(-1), Y: math.Inf(-1)}
	for i := range b.Ships {
		s := &b.Ships[i]
		lo.X, lo.Y, hi.X, hi.Y = min(lo.X, s.X), min(lo.Y, s.Y), max(hi.X, s.X), max(hi.Y, s.Y)
	}
	if hi.X < lo.X {
		lo, hi = scene.Pt{}, scene.Pt{X: scene.Table, Y: scene.Table}
	}
	turned := hi.Y-lo.Y > hi.X-lo.X
	if turned {
		lo, hi = scene.Pt{X: scene.Table - hi.Y, Y: lo.X}, scene.Pt{X: scene.Table - lo.Y, Y: hi.X}
	}
	wide, high := max(1, at.W-vistaShip-2*vistaAir), max(1, at.H-vistaShip-2*vistaAir)
	k := min(wide/max(1, hi.X-lo.X), high/max(1, hi.Y-lo.Y), vistaNear)
	x, y := at.Center()
	return planned{
		Canvas: c,
		x:      x - (lo.X+hi.X)/2*k,
		y:      y - (lo.Y+hi.Y)/2*k,
		size:   scene.Table * k,
		k:      k,
		turned: turned,
	}
}

// ships are all of them on their bases, in the colors of their seats, larger than they are.
func (p *planned) ships(b *scene.Board) {
	about := vistaShip // less where ships stand close to each other
	for i := range b.Ships {
		for j := range b.Ships[:i] {
			about = min(about, b.Ships[i].Sub(b.Ships[j].Pt).Len()*p.k)
		}
	}
	about = max(about, vistaLeast)
	for i := range b.Ships {
		s := &b.Ships[i]
		size, at, heading := max(about, s.Side*p.k), p.in(s.Pt), s.Heading
		if p.turned {
			heading += 90
		}
		p.Path().Square(at, size/2, heading)
		p.Canvas.Fill(scene.Fade(scene.Seats[s.Seat].Fill, 0.8))
		p.Path().Square(at, size/2, heading)
		p.Canvas.Stroke(scene.Seats[s.Seat].Main, 1.4, 0, 0)
		p.Turned(at.X, at.Y, size*0.86, heading, s.Art, s.Tones)
	}
}
