package dial

import (
	"attackwing/physics"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Maneuver is a maneuver's drawing with the mark of how hard it is, size px.
func Maneuver(b physics.Bearing, d scene.Difficulty, ink kit.Ink, size float64) kit.Part {
	return kit.Sized(size, size, func(c *kit.Canvas, at kit.Box) {
		x, y := at.Center()
		c.Icon(x, y, size, Art(b), ink)
		mark(c, at.X+3, at.Y+at.H-3, d, ink)
	})
}

// Mark is how hard maneuvers are, as it is marked: easy a dot, normal a square, hard a triangle.
func Mark(d scene.Difficulty, ink kit.Ink) kit.Part {
	return kit.Sized(10, 16, func(c *kit.Canvas, b kit.Box) {
		x, y := b.Center()
		mark(c, x, y, d, ink)
	})
}

func mark(c *kit.Canvas, x, y float64, d scene.Difficulty, ink kit.Ink) {
	switch d {
	case scene.Easy:
		c.Path().Circle(scene.Pt{X: x, Y: y}, 3.6)
		c.Fill(ink)
	case scene.Hard:
		c.Path().Polygon(scene.Pt{X: x, Y: y - 4}, scene.Pt{X: x + 4, Y: y + 3.4}, scene.Pt{X: x - 4, Y: y + 3.4})
		c.Fill(ink)
	default:
		c.Frame(x-3.5, y-3.5, 7, 7, 1, 1.4, ink)
	}
}
