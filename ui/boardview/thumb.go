package boardview

import (
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Thumb is a table small and square, size px: what lies on it, and every ship in the mark of its
// seat. A nil board is an empty one.
func Thumb(b *scene.Board, size float64) kit.Part {
	return kit.Sized(size, size, func(c *kit.Canvas, at kit.Box) { drawThumb(c, b, at.X, at.Y, at.H) })
}

// ThumbIn is a Thumb as large as the height that is left for it, at least low px.
func ThumbIn(b *scene.Board, low float64) kit.Part {
	return kit.Draw(func(r kit.Room) (w, h float64) {
		if r.H == 0 {
			return r.W, min(r.W, low*1.3)
		}
		return r.W, min(r.W, r.H)
	}, func(c *kit.Canvas, at kit.Box) {
		drawThumb(c, b, at.X+(at.W-min(at.W, at.H))/2, at.Y, min(at.W, at.H))
	}).Grow(1).Square().Least(0, low)
}

// drawThumb draws a table small: what lies on it, dashed the barriers to come, and every ship in
// the mark of its seat.
func drawThumb(c *kit.Canvas, b *scene.Board, x, y, size float64) {
	k := size / scene.Table
	in := func(p scene.Pt) scene.Pt {
		return scene.Pt{X: x + max(0, min(scene.Table, p.X))*k, Y: y + max(0, min(scene.Table, p.Y))*k}
	}
	c.Box(x, y, size, size, 6, scene.SkyInner)
	if b != nil {
		for _, r := range b.Dead {
			p, q := in(scene.Pt{X: r.X0, Y: r.Y0}), in(scene.Pt{X: r.X1, Y: r.Y1})
			c.Box(p.X, p.Y, q.X-p.X, q.Y-p.Y, 0, scene.Fade(scene.WebDark, 0.5))
		}
		for _, w := range b.Web {
			c.Path().Segment(in(w.A), in(w.B))
			c.Stroke(scene.Web, max(1.2, size/90), 0, 0)
		}
		for _, w := range b.Next {
			c.Path().Segment(in(w.A), in(w.B))
			c.Stroke(scene.Fade(scene.Web, 0.75), 1.2, 3, 3)
		}
		for _, w := range b.Bars {
			c.Path().Segment(in(w.A), in(w.B))
			c.Stroke(scene.Text2, 1.2, 0, 0)
		}
		patches(c, b, in)
		for _, s := range b.Stations {
			c.Path().Circle(in(s.At), max(3, s.Radius*k))
			c.Stroke(scene.Text2, 1.2, 0, 0)
		}
		for _, o := range b.Objectives {
			c.Path().Circle(in(o.At), max(2.5, 19*k))
			c.Stroke(scene.Text1, 1.2, 0, 0)
		}
		for i := range b.Ships {
			s := &b.Ships[i]
			at := in(s.Pt)
			if art := max(14, s.Side*k*1.2); size < 120 || s.Art == nil {
				c.Seat(at.X, at.Y, max(2.6, s.Side*k*0.55), s.Seat, -1)
			} else {
				c.Path().Circle(at, art*0.62)
				c.Fill(scene.Seats[s.Seat].Fill)
				c.Path().Circle(at, art*0.62)
				c.Stroke(scene.Seats[s.Seat].Main, 1.4, 0, 0)
				c.Turned(at.X, at.Y, art, s.Heading, s.Art, s.Tones)
			}
		}
	}
	c.Frame(x, y, size, size, 6, 1.2, scene.BoardEdge)
}

// patches draws the tokens with corners that lie on a small table: in says where a point of it
// lies.
func patches(c *kit.Canvas, b *scene.Board, in func(scene.Pt) scene.Pt) {
	for i := range b.Patches {
		w := &b.Patches[i]
		ink := kit.If(w.Danger, scene.Danger, scene.Text2)
		corners := kit.Each(w.Corners, in)
		c.Path().Polygon(corners...)
		c.Fill(scene.Fade(ink, 0.22))
		c.Path().Polygon(corners...)
		c.Stroke(ink, 1.2, 0, 0)
	}
}
