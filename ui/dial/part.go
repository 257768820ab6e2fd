package dial

import (
	"strconv"
	"strings"

	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

const (
	cellWide  = 34.0
	cellHigh  = 27.0
	speedWide = 20.0 // of the speeds at the left
)

// Part returns a dial to be read: its moves in the colors of how hard they are.
func Part(moves []card.Move) kit.Part {
	g := Of(moves)
	size := func(w float64) (cw, rh float64) {
		cw = min(cellWide, (w-speedWide)/float64(max(1, len(g.Cols))))
		return cw, min(cw, cellHigh)
	}
	grid := kit.Draw(func(r kit.Room) (w, h float64) {
		if r.W == 0 {
			r.W = speedWide + cellWide*float64(len(g.Cols))
		}
		cw, rh := size(r.W)
		return speedWide + cw*float64(len(g.Cols)), rh * float64(len(g.Rows))
	}, func(c *kit.Canvas, b kit.Box) {
		cw, rh := size(b.W)
		g.draw(c, b, cw, rh, moves)
	})
	legend := make([]kit.Part, 3)
	for i, words := range [...]string{scene.Easy: "easy", scene.Normal: "normal", scene.Hard: "hard"} {
		d := scene.Difficulty(i)
		legend[i] = kit.Row(3, Mark(d, scene.Difficulties[d]), kit.Line(scene.StyleCaption, scene.Text2, words))
	}
	return kit.Column(6, grid.Least(120, 0), kit.Row(8, legend...))
}

// Move returns a maneuver as a cell of a pad: its speed, its drawing in the color of how hard it
// is, and a mark for who does not see that.
func Move(m card.Move) kit.Part {
	return kit.Sized(moveWide, moveHigh, func(c *kit.Canvas, b kit.Box) {
		y, ink := b.Y+b.H/2, scene.Difficulties[Difficulty(m.Color)]
		c.Text(b.X+6, y, speedStyle, scene.Text1, strconv.Itoa(int(m.Speed)), scene.Middle)
		c.Icon(b.X+25, y, 20, Art(m.Bearing), ink)
		switch k := (scene.Pt{X: b.X + b.W - 1, Y: b.Y + 2}); m.Color {
		case card.Green:
			c.Path().Circle(k, 3)
			c.Fill(ink)
		case card.Red:
			c.Path().Polygon(k.Add(scene.Pt{Y: -4}), k.Add(scene.Pt{X: 4, Y: 3}), k.Add(scene.Pt{X: -4, Y: 3}))
			c.Fill(ink)
		case card.White:
		}
	})
}

const moveWide, moveHigh = 38.0, 20.0

var speedStyle = scene.Style{Face: scene.NumeralBold, Size: 15, Line: 16}

// speedOf returns the number of a row as it is written.
func speedOf(row int) string { return strings.Replace(strconv.Itoa(row), "-", "−", 1) }

func (g *Grid) draw(c *kit.Canvas, b kit.Box, cw, rh float64, moves []card.Move) {
	y := b.Y
	for _, r := range g.Rows {
		c.Text(b.X+7, y+rh/2, speedStyle, scene.Text3, speedOf(r), scene.Middle)
		for k, col := range g.Cols {
			x := b.X + speedWide + float64(k)*cw
			c.Box(x+1, y+1, cw-2, rh-2, 4, scene.Card)
			m, ok := g.At[[2]int{r, col}]
			if !ok {
				continue
			}
			d := Difficulty(moves[m].Color)
			c.Icon(x+cw/2, y+rh/2, min(cw, rh)-5, Art(moves[m].Bearing), scene.Difficulties[d])
			if d != scene.Normal { // told apart by a mark too
				mark(c, x+6.5, y+rh-6, 1, d, scene.Difficulties[d])
			}
		}
		y += rh
	}
}

// Difficulty returns the difficulty of maneuvers of a color.
func Difficulty(c card.Color) scene.Difficulty {
	return [...]scene.Difficulty{card.White: scene.Normal, card.Green: scene.Easy, card.Red: scene.Hard}[c]
}

// degrees are the widths of the arcs of classes, about their middle. No class has one of those that
// cards combine.
//
//exhaustive:ignore
var degrees = map[physics.Arc]float64{
	physics.Front45:  45,
	physics.Front90:  90,
	physics.Front180: 180,
	physics.Rear90:   90,
	physics.Rear180:  180,
	physics.AllRound: 360,
}

const arcsHigh = 150.0

// Arcs returns the firing arcs of a ship about its base, seen from above.
func Arcs(s *card.Ship) kit.Part {
	return kit.Draw(func(r kit.Room) (w, h float64) {
		if r.W == 0 {
			return arcsHigh, arcsHigh
		}
		return r.W, min(r.W, arcsHigh)
	}, func(c *kit.Canvas, b kit.Box) {
		x, y := b.Center()
		at, r := scene.Pt{X: x, Y: y}, min(b.W, b.H)/2-4
		sector := func(mid, wide float64) {
			if wide >= 360 {
				c.Path().Circle(at, r)
				return
			}
			c.Path().Sector(at, 0, r, mid-wide/2, mid+wide/2)
		}
		draw := func(mid, wide, on, off float64) {
			sector(mid, wide)
			c.Fill(scene.Fade(scene.Seats[1].Main, 0.2))
			sector(mid, wide)
			c.Stroke(scene.Seats[1].Main, 1.2, on, off)
		}
		draw(0, degrees[s.Class.Front], 0, 0)
		if w := degrees[s.Class.Rear]; w > 0 {
			draw(180, w, 4, 3)
		}
		half := min(16, r/3)
		c.Plate(at.X-half, at.Y-half, 2*half, 2*half, 2, scene.BaseFill, 1, scene.Seats[1].Main)
		drawShip(c, at.X, at.Y, half*1.5, s)
	})
}

// Ship returns the picture of a ship, size px in its square; nil is an empty square.
func Ship(size float64, s *card.Ship) kit.Part {
	return kit.Sized(size, size, func(c *kit.Canvas, b kit.Box) {
		x, y := b.Center()
		drawShip(c, x, y, size*0.9, s)
	})
}

func drawShip(c *kit.Canvas, x, y, size float64, s *card.Ship) {
	if s == nil {
		return
	}
	a := card.ArtOf(s)
	art, tones := scene.ShipArt(a.File, a.Tones, a.Variant)
	c.Art(x, y, size*min(a.Scale, 1.3), art, tones, false)
}
