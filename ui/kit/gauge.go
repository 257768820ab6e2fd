package kit

import "attackwing/ui/scene"

// Gauge is a part of something, 0 to 1, as a bar: with how sure it is (From to To), and what it is
// compared with.
type Gauge struct {
	Part     float64
	Moves    func() float64 // in place of Part where that moves: asked each time that it is put
	From, To float64        // how far it may lie from that; From = To is nothing to tell
	Against  float64        // a line across; 0 none
	Waits    bool           // it is not known yet
	Ink      Ink
}

// Gauged draws a Gauge, so many px high.
func Gauged(g Gauge, high float64) Part {
	return band(150, 60, max(high, 20), func(f *Frame, b Box) {
		c, y, part := f.Canvas, b.Y+b.H/2, g.Part
		if g.Moves != nil {
			part = g.Moves()
		}
		if g.Waits {
			c.Path().Segment(scene.Pt{X: b.X + 2, Y: y}, scene.Pt{X: b.X + b.W - 2, Y: y})
			c.Stroke(scene.LineStrong, 3, 2, 4)
			return
		}
		c.Box(b.X, y-high/2, b.W, high, high/2, scene.Control)
		c.Box(b.X, y-high/2, max(high/2, b.W*min(1, part)), high, min(high/2, 4), g.Ink)
		if g.To > g.From {
			from, to := b.X+b.W*max(0, g.From), b.X+b.W*min(1, g.To)
			c.Box(from, y-1, to-from, 2, 1, scene.Text1)
		}
		if g.Against > 0 {
			x := b.X + b.W*min(1, g.Against)
			c.Path().Rect(x-1, y-high/2-4, x+1, y+high/2+4)
			c.Fill(scene.Text1)
		}
	})
}
