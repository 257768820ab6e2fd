package scene_test

import (
	"fmt"
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
)

// A ruler and an arrow between the same two ships lie beside each other, whichever way the ships
// stand, and what the ruler says lies on neither of them and on no base.
func TestRulerBadgeAndArrowLieApart(t *testing.T) {
	cam := scene.Fit(0, 0, 720, 720)
	for turn := 0.0; turn < 360; turn += 15 {
		a, way := scene.Inches(18, 18, 0), scene.Heading(turn).Mul(9*scene.Inch)
		b := scene.Pose{Pt: a.Add(way), Heading: turn}
		near := way.Unit().Mul(20)
		ruler := scene.Ruler{From: a.Add(near), To: b.Sub(near), Pill: "Range 2"}
		board := &scene.Board{Ships: []scene.Ship{{Pose: a, Side: 40, Seat: 1, Skill: 6}, {Pose: b, Side: 40, Seat: 2, Skill: 3}},
			Rulers: []scene.Ruler{ruler}, Arrows: []scene.Arrow{{From: a.Pt, To: b.Pt, OfShip: true, ToShip: true}}}
		t.Run(fmt.Sprint(turn), func(t *testing.T) {
			far := func(p scene.Pt) float64 { // from the ruler's line, pixels
				v := ruler.To.Sub(ruler.From).Unit()
				w := p.Sub(ruler.From)
				return math.Abs(w.X*v.Y-w.Y*v.X) * cam.PxPerMM()
			}
			arrows, said := 0, false
			for _, sh := range scene.Build(board, cam).Shapes {
				switch {
				case sh.Layer == scene.LayerFire && sh.Color == scene.Text1 && sh.Kind != scene.Text:
					for _, p := range sh.Path.Pts {
						if arrows++; far(p) < 6 {
							t.Errorf("the arrow is %.1f px from the ruler", far(p))
						}
					}
				case sh.Kind == scene.Text && sh.Text == ruler.Pill:
					said = true
					o := offsetOf(sh)
					at := cam.ToScreen(sh.At).Add(o)
					for u := 0.0; u <= 1; u += 0.01 {
						if p := cam.ToScreen(ruler.From.Lerp(ruler.To, u)); math.Abs(p.X-at.X) < 30 && math.Abs(p.Y-at.Y) < 12 {
							t.Errorf("the ruler goes through %q", sh.Text)
							break
						}
					}
					for _, ship := range board.Ships {
						if p := cam.ToScreen(ship.Pt); math.Abs(p.X-at.X) < 30 && math.Abs(p.Y-at.Y) < 12 {
							t.Errorf("%q lies on a ship", sh.Text)
						}
					}
				}
			}
			expect.True(t, arrows != 0 && said, "%d points of an arrow are drawn, the range is said: %v", arrows, said)
		})
	}
}
