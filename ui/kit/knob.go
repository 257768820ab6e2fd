package kit

import "attackwing/ui/scene"

// Knob is a command as a small button with its drawing, as on a board.
func Knob(c *Command) Part {
	if c.none() {
		return Part{}
	}
	return drawn(knobSize, knobSize, func(f *Frame, b Box) {
		s := f.state()
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

// knobSize is the side of a knob, px.
const knobSize = 30.0
