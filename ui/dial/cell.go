package dial

import (
	"math"
	"strconv"

	"attackwing/physics"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Cell is a maneuver of a dial that can be turned.
type Cell struct {
	Bearing    physics.Bearing
	Difficulty scene.Difficulty
	Ink        kit.Ink
	Off        bool   // it may not be chosen
	Chosen     bool   // it is what the dial is turned to
	Bad        bool   // it destroys its ship
	Mark       string // the drawing of what happens, in the corner; "" nothing
	MarkInk    kit.Ink
	Round      int // in which the ship has to leave where it ends, 0 none: instead of the drawing
}

// The least a cell needs, px.
const (
	LeastWide = 18.0
	LeastHigh = 17.0
	freeHigh  = 22.0 // in a low window, whose column is moved as a whole: most speeds are seen at once
	mostWide  = 58.0
	mostHigh  = 44.0

	// As a finger likes it on a telephone.
	fingerWide = 66.0
	fingerHigh = 48.0
)

// Part returns the cell, as large as its room.
func (k Cell) Part() kit.Part {
	return kit.Mark(LeastWide, LeastHigh, func(c *kit.Canvas, b kit.Box, s kit.State) { k.draw(c, b, s) })
}

// NoCell returns a place of a dial without a maneuver.
func NoCell() kit.Part {
	return kit.Mark(LeastWide, LeastHigh, func(c *kit.Canvas, b kit.Box, _ kit.State) {
		c.Frame(b.X, b.Y, b.W, b.H, 6, 1, scene.Fade(scene.Line, 0.5))
	})
}

func (k Cell) draw(c *kit.Canvas, b kit.Box, s kit.State) {
	fill, edge, wide := scene.Hex(0x17203F), scene.Line, 1.2
	if k.Bad {
		fill, edge = scene.DangerFill, scene.Danger
	}
	ink, dim := k.Ink, 1.0
	if k.Off {
		fill, edge, ink, dim = scene.Panel, scene.Fade(edge, 0.4), scene.Fade(ink, 0.38), 0.4
	}
	switch {
	case k.Chosen:
		fill, edge, wide = scene.AccentLo, scene.Accent, 2
	case s.Over || s.Focus:
		edge = scene.Text2
	}
	c.Plate(b.X, b.Y, b.W, b.H, 6, fill, wide, edge)
	x, y := b.Center()
	large := max(1, b.H/mostHigh) // its signs grow with it
	c.Icon(x, y, min(26*large, b.H-6, b.W-4), Art(k.Bearing), ink)
	mark(c, b.X+7.5*large, b.Y+b.H-7.5*large, large, k.Difficulty, scene.Fade(k.Ink, dim))
	if at := 8 * large; k.Mark != "" {
		c.Icon(b.X+b.W-at, b.Y+at, 10*large, k.Mark, scene.Fade(k.MarkInk, dim))
	} else if k.Round > 0 {
		st := roundStyle
		st.Size *= large
		c.Text(b.X+b.W-at, b.Y+at, st, scene.Fade(scene.DangerText, dim), strconv.Itoa(k.Round), scene.Middle)
	}
}

// roundStyle is the style of the number of the round in which a ship has to leave.
var roundStyle = scene.Style{Face: scene.NumeralBold, Size: 11, Line: 12}

// Round returns the mark of the round in which a ship has to leave where a maneuver ends.
func Round(n int) kit.Part {
	return kit.Sized(11, 12, func(c *kit.Canvas, b kit.Box) {
		x, y := b.Center()
		c.Text(x, y, roundStyle, scene.DangerText, strconv.Itoa(n), scene.Middle)
	})
}

// Speed returns the number of a row.
func Speed(row int) kit.Part {
	words := speedOf(row)
	return kit.Mark(LeastWide, LeastHigh, func(c *kit.Canvas, b kit.Box, _ kit.State) {
		x, y := b.Center()
		c.Text(x, y, scene.StyleNumber, scene.Text3, words, scene.Middle)
	})
}

// Shape lays out a dial in its room: the speeds at the left, rows as high as there is height. cell
// makes the part of a move.
func (g *Grid) Shape(cell func(move int) kit.Part) kit.Part {
	return g.shape(cell,
		kit.Cells{LeastW: LeastWide, MostW: mostWide, LeastH: LeastHigh, MostH: mostHigh, FreeH: freeHigh, Gap: 4})
}

// Large returns Shape with cells for fingers, where there is room.
func (g *Grid) Large(cell func(move int) kit.Part) kit.Part {
	return g.shape(cell, kit.Cells{LeastW: LeastWide, MostW: fingerWide, LeastH: LeastHigh, MostH: fingerHigh, Gap: 4})
}

func (g *Grid) shape(cell func(move int) kit.Part, size kit.Cells) kit.Part {
	rows, cols := len(g.Rows), len(g.Cols)
	size = size.ForThumb()
	speeds := size
	speeds.LeastW, speeds.MostW = LeastWide, LeastWide
	left := kit.Matrix(rows, 1, speeds, func(r, _ int) kit.Part { return Speed(g.Rows[r]) }).Wide(LeastWide + 4)
	right := kit.Matrix(rows, cols, size, func(r, c int) kit.Part {
		if m, ok := g.At[[2]int{g.Rows[r], g.Cols[c]}]; ok {
			return cell(m)
		}
		return NoCell()
	})
	return kit.Row(4, left, right).Least(math.Max(LeastWide*float64(cols+1)+4*float64(cols+1), 160), 0)
}
