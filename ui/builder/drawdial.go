package builder

import (
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/canvas"
	"attackwing/ui/dial"
	"attackwing/ui/scene"
)

// drawDial is the maneuver dial, and below it the firing arcs where there is room.
func (p *Page) drawDial(b box, s *card.Ship) {
	c := p.canvas
	g := dial.Of(s.Class.Dial)
	c.Text(b.X, b.Y+8, scene.StyleLabel, scene.Text3, "Dial", scene.Left)
	cw := min(34, (b.W-20)/float64(len(g.Cols)))
	rh := min(cw, 27, (b.H-22-24)/float64(max(1, len(g.Rows))))
	y := b.Y + 22
	for _, r := range g.Rows {
		c.Text(b.X+6, y+rh/2, scene.Style{Face: scene.NumeralBold, Size: 15, Line: 16}, scene.Text3, number(r), scene.Middle)
		for k, col := range g.Cols {
			x := b.X + 18 + float64(k)*cw
			c.Box(x+1, y+1, cw-2, rh-2, 4, scene.Card)
			if m, ok := g.At[[2]int{r, col}]; ok {
				mv := s.Class.Dial[m]
				c.Icon(x+cw/2, y+rh/2, min(cw, rh)-5, dial.Art(mv.Bearing), scene.Difficulties[difficulty(mv.Color)])
				if mv.Color == card.Red { // red is told apart by its mark too
					c.Path().Rect(x+4, y+rh-3.5, x+cw-4, y+rh-2)
					c.Fill(scene.Difficulties[scene.Hard])
				}
			}
		}
		y += rh
	}
	x := b.X
	for _, e := range []struct {
		d    scene.Difficulty
		text string
	}{{scene.Easy, "easy"}, {scene.Normal, "normal"}, {scene.Hard, "hard"}} {
		w := canvas.Width(scene.StyleCaption, e.text)
		if x+w+14 > b.X+b.W {
			break
		}
		c.Path().Circle(scene.Pt{X: x + 4, Y: y + 12}, 3.5)
		c.Fill(scene.Difficulties[e.d])
		c.Text(x+11, y+12, scene.StyleCaption, scene.Text2, e.text, scene.Left)
		x += w + 18
	}
	y += 30
	if room := b.Y + b.H - y; room > 110 {
		p.drawArcs(box{b.X, y, b.W, min(room, 170)}, s)
	}
}

func difficulty(c card.Color) scene.Difficulty {
	return [...]scene.Difficulty{card.White: scene.Normal, card.Green: scene.Easy, card.Red: scene.Hard}[c]
}

// degrees are the widths of the arcs of classes, about their middle.
var degrees = map[physics.Arc]float64{physics.Front45: 45, physics.Front90: 90, physics.Front180: 180, physics.Rear90: 90, physics.Rear180: 180, physics.AllRound: 360}

func (p *Page) drawArcs(b box, s *card.Ship) {
	c := p.canvas
	c.Text(b.X, b.Y+8, scene.StyleLabel, scene.Text3, "Arcs", scene.Left)
	at := scene.Pt{X: b.X + b.W/2, Y: b.Y + 20 + (b.H-20)/2}
	r := min(b.W/2-4, (b.H-24)/2)
	draw := func(mid, wide, on, off float64) {
		if wide >= 360 {
			c.Path().Circle(at, r)
		} else {
			c.Path().Sector(at, 0, r, mid-wide/2, mid+wide/2)
		}
		c.Fill(scene.Fade(scene.Seats[1].Main, 0.2))
		if wide >= 360 {
			c.Path().Circle(at, r)
		} else {
			c.Path().Sector(at, 0, r, mid-wide/2, mid+wide/2)
		}
		c.Stroke(scene.Seats[1].Main, 1.2, on, off)
	}
	draw(0, degrees[s.Class.Front], 0, 0)
	if w := degrees[s.Class.Rear]; w > 0 {
		draw(180, w, 4, 3)
	}
	half := min(16, r/3)
	c.Box(at.X-half, at.Y-half, 2*half, 2*half, 2, scene.BaseFill)
	c.Frame(at.X-half, at.Y-half, 2*half, 2*half, 2, 1, scene.Seats[1].Main)
	drawShip(c, at.X, at.Y, half*1.5, s)
}
