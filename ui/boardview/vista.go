package boardview

import (
	"math"

	"attackwing/ui/kit"
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
func Vista(b *scene.Board) kit.Part { return Closeup(b, vistaHigh) }

// Closeup is a Vista of a height, framed on some places, on all ships where none is given: with the
// templates flown, the ends that ships may come to, the lines of fire, and a frame around what is
// hit.
func Closeup(b *scene.Board, high float64, on ...scene.Pt) kit.Part {
	return kit.Made(kit.Wish{Own: 2 * high, Least: high, Low: high}, func(r kit.Room) kit.Laid {
		return kit.Laid{W: r.W, H: high, Put: func(f *kit.Frame, at kit.Box) {
			from := len(f.Scene.Shapes)
			f.Canvas.Box(at.X, at.Y, at.W, at.H, 6, scene.SkyInner)
			if b != nil {
				p := near(f.Canvas, b, at, on)
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
				p.flown(b)
				p.fires(b)
				p.ships(b)
				p.framed(b)
			}
			f.Cut(from, at)
			f.Canvas.Frame(at.X, at.Y, at.W, at.H, 6, 1.2, scene.BoardEdge)
		}}
	})
}

// cloudsOf are the colors of a table's clouds: pictures beside each other differ, and one that is
// scrolled keeps its own.
func cloudsOf(b *scene.Board) *[3]kit.Ink {
	h := b.Seed + uint64(len(b.Ships))
	for i := range b.Ships {
		h = h*31 + uint64(int64(b.Ships[i].X)) + uint64(int64(b.Ships[i].Y))*7
	}
	return &kit.CloudInks[1+h%uint64(len(kit.CloudInks)-1)]
}

// near is a plan of which some places fill a box, all ships where there are none; it lies on its
// side where they stand one behind the other.
func near(c *kit.Canvas, b *scene.Board, at kit.Box, on []scene.Pt) planned {
	lo, hi := scene.Pt{X: math.Inf(1), Y: math.Inf(1)}, scene.Pt{X: math.Inf(-1), Y: math.Inf(-1)}
	if len(on) == 0 {
		on = kit.Each(b.Ships, func(s scene.Ship) scene.Pt { return s.Pt })
	}
	for _, s := range on {
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
	p.base = max(about, vistaLeast)
	for i := range b.Ships {
		s := &b.Ships[i]
		size, at, heading := max(p.base, s.Side*p.k), p.in(s.Pt), p.heading(s.Heading)
		p.Path().Square(at, size/2, heading)
		p.Canvas.Fill(scene.Fade(scene.Seats[s.Seat].Fill, 0.8))
		p.Path().Square(at, size/2, heading)
		p.Canvas.Stroke(scene.Seats[s.Seat].Main, 1.4, 0, 0)
		p.Turned(at.X, at.Y, size*0.86, heading, s.Art, s.Tones)
	}
}

// heading returns a heading on the table as it lies.
func (p *planned) heading(of float64) float64 {
	if p.turned {
		of += 90
	}
	return of
}

// flown draws the templates and the ends that ships may come to, the proposed ones in accent.
func (p *planned) flown(b *scene.Board) {
	for _, t := range b.Templates {
		for i := 1; i < len(t.Center); i++ {
			p.Path().Segment(p.in(t.Center[i-1]), p.in(t.Center[i]))
			p.Canvas.Stroke(scene.Text1, 1.6, 3, 3)
		}
	}
	for i := range b.Ghosts {
		g := &b.Ghosts[i]
		ink := scene.Seats[g.Seat].Main
		if g.Shown {
			ink = scene.Accent
		}
		size, at, heading := max(vistaLeast, g.Side*p.k), p.in(g.Pt), p.heading(g.Heading)
		p.Path().Square(at, size/2, heading)
		p.Canvas.Stroke(ink, 1.4, 4, 3)
		if g.Art != nil {
			p.Turned(at.X, at.Y, size*0.7, heading, g.Art, g.Tones)
		}
	}
}

// fires draws the lines of fire, those that were not taken dashed.
func (p *planned) fires(b *scene.Board) {
	for _, f := range b.Fires {
		ink, dash := scene.Text1, 0.0
		switch {
		case f.Lock:
			ink = scene.Accent
		case f.Refused, f.Feared:
			ink, dash = scene.Text3, 4
		}
		p.Path().Segment(p.in(f.From), p.in(f.To))
		p.Canvas.Stroke(ink, 2, dash, dash)
	}
}

// framed marks what the moment is about by the corners of a frame: what is lost with its sign.
func (p *planned) framed(b *scene.Board) {
	for _, m := range b.Frames {
		at, half := p.in(m.Pt), max(p.base, m.Side*p.k)/2+6
		ink := scene.Accent
		if m.Danger {
			ink = scene.Danger
		}
		for _, c := range [...]scene.Pt{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}} {
			x, y := at.X+c.X*half, at.Y+c.Y*half
			p.Path().Segment(scene.Pt{X: x, Y: y}, scene.Pt{X: x - c.X*8, Y: y})
			p.Canvas.Stroke(ink, 2, 0, 0)
			p.Path().Segment(scene.Pt{X: x, Y: y}, scene.Pt{X: x, Y: y - c.Y*8})
			p.Canvas.Stroke(ink, 2, 0, 0)
		}
		if m.Danger {
			p.Canvas.Icon(at.X+half, at.Y-half, 18, "destroyed", scene.Danger)
		}
	}
}
