package kit

import (
	"attackwing/ui/scene"
)

// Corner are Knobs in a corner of a board, faint while the pointer is elsewhere so that the board is seen below them. On a small board
// they come out of one.
func Corner(m *More, knobs ...Part) Part {
	in := flow(knobs)
	if len(in) == 0 {
		return Part{}
	}
	wide := func(n int) float64 { return float64(n)*cornerStep - (cornerStep - cornerSize) }
	return Part{lay: func(r Room) Laid {
		show := in
		if wide(len(in)) > r.W*cornerMost {
			more := &Command{ID: "tools", Words: "Tools of the board", Tip: "Zoom, turn, ruler, all maneuvers, reach.", Icon: "more", Lit: m.open, Do: func() { m.open = !m.open }}
			if show = []Part{Knob(more)}; m.open {
				show = append(show, in...)
			}
		} else {
			m.open = false
		}
		row := max(3, int((r.W-4)/cornerStep))
		rows := (len(show) + row - 1) / row
		w, h := wide(min(row, len(show))), float64(rows)*cornerStep-(cornerStep-cornerSize)
		at := onces(show)
		return Laid{w, h, func(f *Frame, b Box) {
			v := f.view
			near := v.inside && v.x > b.X-cornerNear && v.x < b.X+w+cornerNear && v.y > b.Y-cornerNear && v.y < b.Y+b.H+cornerNear
			was := f.Fade
			if f.corner = (Box{b.X - cornerNear, b.Y - cornerNear, w + 2*cornerNear, b.H + 2*cornerNear}); !near && !v.touch {
				f.Fade = cornerFade
			}
			for i := range at {
				x, y := b.X+float64(i%row)*cornerStep, b.Y+b.H-cornerSize-float64(i/row)*cornerStep
				at[i].in(Room{cornerSize, cornerSize}).Put(f, Box{x, y, cornerSize, cornerSize})
			}
			f.Fade = was
		}}
	}}
}

// The buttons of a corner: their size and step, how near the pointer is when they are seen in full, px; how much of them is seen
// else, and how much of the width they may take.
const (
	cornerSize = 30.0
	cornerStep = 35.0
	cornerNear = 56.0
	cornerFade = 0.6
	cornerMost = 0.7
)

// Knob is a command as a small button with its drawing, as on a board.
func Knob(c *Command) Part {
	if c.none() {
		return Part{}
	}
	return Part{own: cornerSize, least: cornerSize, lay: func(Room) Laid {
		return Laid{cornerSize, cornerSize, func(f *Frame, b Box) {
			s := f.State()
			fill, ink := scene.Control, scene.Text1
			switch {
			case s.Off:
				fill, ink = scene.Card, scene.LostPoint
			case s.Over:
				fill = hoverFill
			}
			if c.Lit {
				ink = scene.Accent
			}
			f.Canvas.Box(b.X, b.Y, b.W, b.H, 8, fill)
			f.Canvas.Frame(b.X, b.Y, b.W, b.H, 8, 1.2, scene.LineStrong)
			f.ring(b, 8, s)
			x, y := b.Center()
			drawSign(f, c.Icon, x, y, 18, ink)
		}}
	}}.act(c)
}

// nearsCorner reports whether the pointer has come near the buttons of a corner, or gone from there.
func (p *pointing) nearsCorner(x, y float64) bool {
	c := p.view.frame.corner
	return !c.empty() && c.Has(p.x, p.y) != c.Has(x, y)
}

// drawBoardSign draws the sign of what is done with a board, true when it has one.
func drawBoardSign(f *Frame, name string, x, y float64, ink Ink) bool {
	switch name {
	case "more":
		for k := -1.0; k <= 1; k++ {
			f.Path().Circle(scene.Pt{X: x + 7*k, Y: y}, 2)
			f.Fill(ink)
		}
	case "fit":
		for _, k := range [][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
			f.Path().Polyline(scene.Pt{X: x + k[0]*7, Y: y + k[1]*2.5}, scene.Pt{X: x + k[0]*7, Y: y + k[1]*7}, scene.Pt{X: x + k[0]*2.5, Y: y + k[1]*7})
			f.Stroke(ink, 1.8, 0, 0)
		}
	case "measure":
		f.Path().Polygon(scene.Pt{X: x - 8, Y: y + 3}, scene.Pt{X: x + 3, Y: y - 8}, scene.Pt{X: x + 8, Y: y - 3}, scene.Pt{X: x - 3, Y: y + 8})
		f.Stroke(ink, 1.6, 0, 0)
		for k := -1.0; k <= 1; k++ {
			f.Path().Segment(scene.Pt{X: x - 2.5 + 3*k, Y: y - 2.5 - 3*k}, scene.Pt{X: x - 0.5 + 3*k, Y: y - 0.5 - 3*k})
			f.Stroke(ink, 1.4, 0, 0)
		}
	case "ways":
		for _, a := range []float64{-50, 0, 50} {
			f.Path().Segment(scene.Pt{X: x, Y: y + 8}, scene.Pt{X: x, Y: y + 8}.Add(scene.Heading(a).Mul(13)))
			f.Stroke(ink, 1.6, 0, 0)
			f.Path().Circle(scene.Pt{X: x, Y: y + 8}.Add(scene.Heading(a).Mul(14)), 2.2)
			f.Fill(ink)
		}
	case "rotate":
		f.Path().Arc(scene.Pt{X: x, Y: y}, 6.5, 60, 340)
		f.Stroke(ink, 1.8, 0, 0)
		f.Path().Polygon(scene.Pt{X: x + 8, Y: y - 8}, scene.Pt{X: x + 7, Y: y - 1}, scene.Pt{X: x + 1, Y: y - 4})
		f.Fill(ink)
	default:
		return false
	}
	return true
}
