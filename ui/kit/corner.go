package kit

import (
	"attackwing/ui/scene"
)

// Corner are Knobs in a corner of a board, faint while the pointer is elsewhere so that the board
// is seen below them. On a small board they come out of one.
func Corner(m *More, knobs ...Part) Part {
	in := flow(knobs)
	if len(in) == 0 {
		return Part{}
	}
	wide := func(n int) float64 { return float64(n)*cornerStep - (cornerStep - cornerSize) }
	return Part{lay: func(r Room) Laid {
		show := in
		if wide(len(in)) > r.W*cornerMost {
			more := &Command{
				ID:    "tools",
				Words: "Tools of the board",
				Tip:   "Zoom, turn, ruler, all maneuvers, reach.",
				Icon:  "more",
				Lit:   m.open,
				Do:    func() { m.open = !m.open },
			}
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
			v := f.person
			near := v.inside && v.x > b.X-cornerNear && v.x < b.X+w+cornerNear && v.y > b.Y-cornerNear &&
				v.y < b.Y+b.H+cornerNear
			was := f.Fade
			if f.corner = (Box{b.X - cornerNear, b.Y - cornerNear, w + 2*cornerNear, b.H + 2*cornerNear}); !near &&
				!v.touch {
				f.Fade = cornerFade
			}
			high, back := f.eye != nil &&
				b.Y+b.H/2 < f.eye.Cam.Y+f.eye.Cam.H/2, len(show) > len(in) && f.eye != nil &&
				b.X+b.W/2 > f.eye.Cam.X+f.eye.Cam.W/2
			for i := range at { // from the corner, where the one stays that they come out of
				x, y := b.X+float64(i%row)*cornerStep, b.Y+b.H-cornerSize-float64(i/row)*cornerStep
				if back {
					x = b.X + b.W - cornerSize - float64(i%row)*cornerStep
				}
				if high {
					y = b.Y + float64(i/row)*cornerStep
				}
				at[i].in(Room{cornerSize, cornerSize}).Put(f, Box{x, y, cornerSize, cornerSize})
			}
			f.Fade = was
		}}
	}}
}

// The buttons of a corner: their size and step, how near the pointer is when they are seen in full,
// px; how much of them is seen else, and how much of the width they may take.
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
	return drawn(cornerSize, cornerSize, func(f *Frame, b Box) {
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
		f.Canvas.Plate(b.X, b.Y, b.W, b.H, 8, fill, 1.2, scene.LineStrong)
		f.ring(b, 8, s)
		x, y := b.Center()
		drawSign(f.Canvas, c.Icon, x, y, 18, ink)
	}).act(c)
}

// crosses reports whether the pointer, moved to a pixel, comes into a box or leaves it.
func (p *pointing) crosses(b Box, x, y float64) bool {
	return !b.empty() && b.Has(p.x, p.y) != b.Has(x, y)
}
