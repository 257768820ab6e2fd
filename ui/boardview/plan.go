package boardview

import (
	"fmt"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Way is the path of a ship in mm, and whether the ship was destroyed at its end.
type Way struct {
	Seat int
	At   []scene.Pt
	Lost bool
}

// Plan is a table small and square, drawn to be read at a glance: starting areas, lines and what
// they will be, reaches, what the ships went through; ships and stations are larger than they are.
// It is as large as its room, at least low px.
func Plan(b *scene.Board, low float64, ways ...Way) kit.Part { return plan(b, low, false, ways) }

// Prospect is the Plan of a battle that is not begun: of each fleet some ships where they may
// begin, large enough to know them, and what will be laid with the round that brings it.
func Prospect(b *scene.Board, low float64) kit.Part { return plan(b, low, true, nil) }

func plan(b *scene.Board, low float64, large bool, ways []Way) kit.Part {
	return kit.Made(
		kit.Wish{
			Own:    low,
			Least:  low,
			Low:    low,
			Tall:   true,
			Square: true,
			Loud:   func(high float64) float64 { return max(low, high) },
		},
		func(r kit.Room) kit.Laid {
			size := r.W
			if r.H > 0 {
				size = min(r.W, r.H)
			}
			return kit.Laid{W: size, H: size, Put: func(f *kit.Frame, at kit.Box) {
				size := min(at.W, at.H)
				p := planned{
					Canvas: f.Canvas,
					x:      at.X + (at.W-size)/2,
					y:      at.Y + (at.H-size)/2,
					size:   size,
					k:      size / scene.Table,
					large:  large,
				}
				from := len(f.Scene.Shapes)
				p.draw(b, ways)
				f.Cut(from, kit.Box{X: p.x, Y: p.y, W: size, H: size})
				p.Canvas.Frame(p.x, p.y, p.size, p.size, 6, 1.2, scene.BoardEdge)
			}}
		},
	)
}

// planned is a plan on its way to the window: where it lies, how large it is, and the pixels of a
// millimetre.
type planned struct {
	*kit.Canvas
	x, y, size, k float64
	turned        bool    // the table lies on its side: north is at the right
	large         bool    // ships stand in their areas, larger still
	base          float64 // px of the bases drawn by ships
}

func (p *planned) in(at scene.Pt) scene.Pt {
	if p.turned {
		at = scene.Pt{X: scene.Table - at.Y, Y: at.X}
	}
	return scene.Pt{X: p.x + max(0, min(scene.Table, at.X))*p.k, Y: p.y + max(0, min(scene.Table, at.Y))*p.k}
}

func (p *planned) draw(b *scene.Board, ways []Way) {
	p.Canvas.Box(p.x, p.y, p.size, p.size, 6, scene.SkyInner)
	if b != nil {
		p.clouds(b.Seed)
		p.areas(b)
		p.lines(b)
		p.reaches(b)
		p.stations(b)
	}
	p.ways(ways)
	switch {
	case b == nil:
	case p.large:
		p.begun(b)
	default:
		for i := range b.Ships {
			s := &b.Ships[i]
			at := p.in(s.Pt)
			p.Turned(at.X, at.Y, max(p.size/12, s.Side*p.k*1.3), s.Heading, s.Art, s.Tones)
		}
	}
	if b != nil {
		p.rounds(b)
	}
	for _, w := range ways {
		if w.Lost && len(w.At) > 0 {
			at := p.in(w.At[len(w.At)-1])
			p.Canvas.Icon(at.X, at.Y, 14, "destroyed", scene.Danger)
		}
	}
}

// clouds are three, of the colors of the battle.
func (p *planned) clouds(seed uint64) {
	if !scene.Clouded {
		return
	}
	inks := &kit.CloudInks[1+int(seed%uint64(len(kit.CloudInks)-1))]
	for i, at := range [...]scene.Pt{{X: 0.36, Y: 0.40}, {X: 0.68, Y: 0.62}, {X: 0.30, Y: 0.80}} {
		turn := float64(seed>>(8*i)%64)/64 - 0.5
		p.Cloud(scene.Pt{X: p.x + p.size*(at.X+0.3*turn), Y: p.y + p.size*(at.Y-0.2*turn)}, p.size*0.46, p.size*0.36,
			scene.Fade(inks[i], 0.55), seed+uint64(i))
	}
}

// rounds writes beside each planned token the round at whose end it will be laid.
func (p *planned) rounds(b *scene.Board) {
	told := 0
	for _, w := range b.Next {
		if w.Round <= told {
			continue
		}
		told = w.Round
		const r = 8.0
		at := p.in(w.A.Lerp(w.B, 0.5))
		if p.size < 20*r { // too small for numbers
			break
		}
		p.disc(at, r, scene.WebDark)
		p.Path().Circle(at, r)
		p.Canvas.Stroke(scene.WebGlow, 1.2, 0, 0)
		p.Canvas.Text(at.X, at.Y, scene.StyleKeyCap, scene.Text1, fmt.Sprint(w.Round), scene.Middle)
	}
}

// mostBegun is the most ships of a fleet drawn in its starting area.
const mostBegun = 3

// begun are the first ships of each fleet side by side along the longer side of its area, as many
// as have room there, a little smaller where that makes room for one more.
func (p *planned) begun(b *scene.Board) {
	const step = 0.72 // of a ship's size, to the next one
	for _, z := range b.Zones {
		at, size := p.rect(z.Rect), 17+p.size/12
		var of []*scene.Ship
		for i := range b.Ships {
			if b.Ships[i].Seat == z.Seat {
				of = append(of, &b.Ships[i])
			}
		}
		of = of[:min(len(of), mostBegun)]
		long := max(at.W, at.H)
		size = max(size*0.8, min(size, long/(1+step*float64(len(of)-1))))
		of = of[:min(len(of), 1+int(max(0, long-size)/(size*step)+0.01))]
		x, y := at.Center()
		x, y = max(p.x+size*0.55, min(p.x+p.size-size*0.55, x)), max(p.y+size*0.55, min(p.y+p.size-size*0.55, y))
		for i, s := range of {
			if along := (float64(i) + 0.5) / float64(len(of)); at.H > at.W {
				y = max(at.Y+size*0.5, min(at.Y+at.H-size*0.5, at.Y+at.H*along))
			} else {
				x = max(at.X+size*0.5, min(at.X+at.W-size*0.5, at.X+at.W*along))
			}
			p.Turned(x, y, size, s.Heading, s.Art, s.Tones)
		}
	}
}

func (p *planned) disc(at scene.Pt, r float64, ink kit.Ink) {
	p.Path().Circle(at, r)
	p.Canvas.Fill(ink)
}

func (p *planned) rect(r scene.Rect) kit.Box {
	a, b := p.in(scene.Pt{X: r.X0, Y: r.Y0}), p.in(scene.Pt{X: r.X1, Y: r.Y1})
	return kit.Box{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: max(a.X, b.X) - min(a.X, b.X),
		H: max(a.Y, b.Y) - min(a.Y, b.Y)}
}

// areas draws the starting areas and lost ground.
func (p *planned) areas(b *scene.Board) {
	for _, z := range b.Zones {
		at, ink := p.rect(z.Rect), scene.Seats[z.Seat].Main
		p.Path().Rect(at.X, at.Y, at.X+at.W, at.Y+at.H)
		p.Canvas.Hatch(scene.Fade(ink, 0.45), 8, kit.If(z.Seat == 1, 45.0, -45), 1.2)
		p.Canvas.Frame(at.X, at.Y, at.W, at.H, 1, 1.2, ink)
	}
	for _, r := range b.Dead {
		at := p.rect(r)
		p.Canvas.Box(at.X, at.Y, at.W, at.H, 0, scene.Fade(scene.WebDark, 0.4))
	}
	patches(p.Canvas, b, p.in)
}

// lines are barriers, guides, and barriers to come.
func (p *planned) lines(b *scene.Board) {
	for _, w := range b.Web {
		if w.Guide {
			p.Path().Segment(p.in(w.A), p.in(w.B))
			p.Canvas.Stroke(scene.Fade(scene.Seats[2].Main, 0.8), 1.4, 0, 0)
			continue
		}
		for i, wide := range []float64{12, 8, 5, 2.4} {
			p.Path().Segment(p.in(w.A), p.in(w.B))
			p.Canvas.Stroke(scene.Fade(scene.WebGlow, []float64{0.1, 0.2, 0.4, 1}[i]), wide, 0, 0)
		}
	}
	for _, w := range b.Bars {
		p.Path().Segment(p.in(w.A), p.in(w.B))
		p.Canvas.Stroke(scene.Text2, 1.6, 0, 0)
	}
	for _, w := range b.Next {
		p.Path().Segment(p.in(w.A), p.in(w.B))
		p.Canvas.Stroke(scene.Fade(scene.WebGlow, 0.8), 1.2, 4, 3)
	}
}

// reaches draws fire arcs. One without a seat's color is an outline: the reach around something
// round.
func (p *planned) reaches(b *scene.Board) {
	for i := range b.Fans {
		f := &b.Fans[i]
		if f.Quiet {
			r := (f.Side/2 + float64(f.Bands)*4*scene.Inch) * p.k
			p.disc(p.in(f.Pt), r, scene.Fade(scene.Accent, 0.08))
			p.Path().Circle(p.in(f.Pt), r)
			p.Canvas.Stroke(scene.Fade(scene.Accent, 0.6), 1.1, 4, 3)
			continue
		}
		ink := scene.Seats[2].Main
		for _, line := range f.Outline() {
			for k := range line {
				line[k] = p.in(line[k])
			}
			p.Path().Polygon(line...)
			p.Canvas.Fill(scene.Fade(ink, 0.10))
			p.Path().Polyline(line...)
			p.Canvas.Stroke(scene.Fade(ink, 0.35), 1, 0, 0)
		}
	}
}

func (p *planned) stations(b *scene.Board) {
	for i := range b.Stations {
		s := &b.Stations[i]
		at, size := p.in(s.At), max(20, s.Size()*p.k)
		p.Turned(at.X, at.Y, size, s.Heading, s.Art, s.Tones)
	}
	for i := range b.Objectives {
		o := &b.Objectives[i]
		if o.Art == nil {
			continue
		}
		at := p.in(o.At)
		p.Turned(at.X, at.Y, max(20, o.Diameter*p.k), o.Heading, o.Art, o.Tones)
	}
}

// ways draws the paths of ships.
func (p *planned) ways(ways []Way) {
	for _, w := range ways {
		for i := 1; i < len(w.At); i++ {
			p.Path().Segment(p.in(w.At[i-1]), p.in(w.At[i]))
			p.Canvas.Stroke(scene.Fade(scene.Seats[w.Seat].Main, 0.7), 1.4, 2, 3)
		}
	}
}
