package kit

import (
	"fmt"
	"math"

	"attackwing/ui/scene"
)

// Swing charts the lead at each step of a game: above the line seat 1, below it seat 2. Marks are
// the steps at which the lead turned.
func Swing(leads, marks []int, high float64) Part {
	if len(leads) < 2 {
		return Part{}
	}
	return band(240, 120, high+20,
		func(f *Frame, b Box) { drawSwing(f.Canvas, Box{b.X, b.Y, b.W, high}, leads, marks) })
}

func drawSwing(c *Canvas, b Box, leads, marks []int) {
	most := 10
	for _, n := range leads {
		most = max(most, n, -n)
	}
	seat := func(n int) int { return If(n < 0, 2, 1) }
	mid, step := b.Y+b.H/2, b.W/float64(len(leads)-1)
	at := func(i int) scene.Pt {
		return scene.Pt{X: b.X + step*float64(i), Y: mid - float64(leads[i])/float64(most)*(b.H/2-18)}
	}
	c.Rule(b.X, mid, b.W)
	every := max(1, int(math.Ceil(float64(len(leads))*16/b.W)))
	for i := 1; i < len(leads); i++ {
		p, q := at(i-1), at(i)
		ink := scene.Seats[seat(leads[i]+leads[i-1])].Main
		c.Path().Polygon(scene.Pt{X: p.X, Y: mid}, p, q, scene.Pt{X: q.X, Y: mid})
		c.Fill(scene.Fade(ink, 0.18))
		c.Path().Segment(p, q)
		c.Stroke(ink, 2, 0, 0)
		if i%every == 0 {
			words := fmt.Sprint(i)
			c.Text(q.X-Width(scene.StyleCaption, words), b.Y+b.H+10, scene.StyleCaption, scene.Text3, words, scene.Left)
		}
	}
	for _, i := range marks {
		if i >= 0 && i < len(leads) {
			c.Path().Circle(at(i), 4)
			c.Fill(scene.Panel)
			c.Path().Circle(at(i), 4)
			c.Stroke(scene.Accent, 1.6, 0, 0)
		}
	}
	last := leads[len(leads)-1]
	y := b.Y + 6
	if last < 0 {
		y = b.Y + b.H - 8
	}
	c.Text(b.X+b.W, y, scene.StyleNumber, scene.Seats[seat(last)].Text, fmt.Sprintf("+%d", max(last, -last)),
		scene.Right)
}
