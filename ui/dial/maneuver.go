package dial

import (
	"attackwing/physics"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Maneuver returns a maneuver's drawing with the mark of how hard it is, size px.
func Maneuver(b physics.Bearing, d scene.Difficulty, ink kit.Ink, size float64) kit.Part {
	return kit.Sized(size, size, func(c *kit.Canvas, at kit.Box) {
		x, y := at.Center()
		c.Icon(x, y, size, Art(b), ink)
		mark(c, at.X+3, at.Y+at.H-3, 1, d, ink)
	})
}

// Mark returns the mark of a difficulty: a dot for easy, a square for normal, a triangle for hard.
func Mark(d scene.Difficulty, ink kit.Ink) kit.Part {
	return kit.Sized(10, 16, func(c *kit.Canvas, b kit.Box) {
		x, y := b.Center()
		mark(c, x, y, 1, d, ink)
	})
}

// mark draws it, so many times as large as in a cell for a pointer.
func mark(c *kit.Canvas, x, y, k float64, d scene.Difficulty, ink kit.Ink) {
	switch d {
	case scene.Easy:
		c.Path().Circle(scene.Pt{X: x, Y: y}, 3.6*k)
		c.Fill(ink)
	case scene.Hard:
		c.Path().Polygon(scene.Pt{X: x, Y: y - 4*k}, scene.Pt{X: x + 4*k, Y: y + 3.4*k},
			scene.Pt{X: x - 4*k, Y: y + 3.4*k})
		c.Fill(ink)
	default:
		c.Frame(x-3.5*k, y-3.5*k, 7*k, 7*k, 1, 1.4, ink)
	}
}
