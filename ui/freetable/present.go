package freetable

import (
	"fmt"
	"math"

	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// drawPresent is the scene for an audience: the board, its words as a lower third, a dot a scene.
func (p *Page) drawPresent() {
	c := p.c
	p.board = box{0, 0, p.w, p.h}
	p.cam = p.stage(p.w, p.h)
	if p.black {
		c.Box(0, 0, p.w, p.h, 0, scene.Hex(0))
		return
	}
	p.arrowsOn(c, p.cam)
	p.lowerThird(c, p.w, p.h)
	if p.rest >= spotAfter {
		at := scene.Pt{X: p.px, Y: p.py}
		for k := 16; k > 0; k-- {
			c.Path().Circle(at, 4*float64(k))
			c.Fill(scene.Fade(scene.Text1, 0.016))
		}
	}
	c.Hit("leave", p.w-60, 12, 48, 32, true)
	c.Box(p.w-60, 12, 48, 32, 8, scene.Fade(scene.Panel, 0.7))
	c.Text(p.w-36, 28, scene.StyleCaption, scene.Text3, "Esc", scene.Middle)
	for i, id := range []string{"previous", "next"} {
		x := 12 + float64(i)*(p.w-24-48)
		y := p.h/2 - 40
		c.Hit(id, x, y, 48, 80, true)
		if c.Hover != id {
			continue
		}
		k := float64(1 - 2*i)
		c.Box(x, y, 48, 80, 10, scene.Fade(scene.Panel, 0.8))
		c.Path().Polyline(scene.Pt{X: x + 24 + 6*k, Y: y + 28}, scene.Pt{X: x + 24 - 6*k, Y: y + 40}, scene.Pt{X: x + 24 + 6*k, Y: y + 52})
		c.Stroke(scene.Text1, 3, 0, 0)
	}
}

// lowerThird is the words of a scene, its heading 28 px high, with the dots below.
func (p *Page) lowerThird(c *canvas.Canvas, w, h float64) {
	n := len(p.deck.Scenes)
	if n == 1 {
		n = 0
	}
	gap := math.Min(22, (w-80)/float64(max(n, 1)))
	for i := range n {
		at := scene.Pt{X: w/2 + (float64(i)-float64(n-1)/2)*gap, Y: h - 20}
		c.Path().Circle(at, 5)
		if i == p.at {
			c.Fill(scene.Accent)
		} else {
			c.Fill(scene.Fade(scene.Text2, 0.4))
		}
		if gap >= 12 {
			c.Hit(fmt.Sprint("scene:", i), at.X-gap/2, at.Y-12, gap, 24, true)
		}
	}
	if p.speaks() {
		x0, x1, k := lower(w, h)
		p.words(c, x0, x1, h-40, k)
	}
}

// lower is from where to where the lower third goes in a window, and how large its words are.
func lower(w, h float64) (x0, x1, k float64) {
	wide := math.Min(w-48, 1180*max(1, w/1280))
	if w < 800 || h < 500 { // everything is larger there already, and the board wants its part
		return (w - wide) / 2, (w + wide) / 2, 1
	}
	return (w - wide) / 2, (w + wide) / 2, min(max(28.0/16*h/800, 1.4), 2.2)
}
