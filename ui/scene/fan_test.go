package scene_test

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/ui/scene"
)

// What a fan covers is what physics finds in the arc, in every direction and for every arc.
func TestAFanShowsWhatLiesInItsArc(t *testing.T) {
	from := physics.Inches(18, 18, 30)
	base := physics.Base(from, physics.StandardBase)
	for arc := physics.NoArc; arc <= physics.Rear180; arc++ {
		lines := (&scene.Fan{Pose: scene.FromPhysics(from), Side: 40, Arc: arc, Bands: 3}).Outline()
		for d := 1.3; d < 360; d += 2.5 {
			at := scene.FromPhysics(from).Pt.Add(scene.Heading(30 + d).Mul(150))
			shown := false
			for _, line := range lines {
				shown = shown || within(line, at)
			}
			spot := physics.Disc(physics.Point{X: at.X * 1000, Y: at.Y * 1000}, 1)
			_, in := spot.InArc(&base, arc)
			expect.True(t, in == shown, "%v, %.0f degrees: in the arc %v, shown %v", arc, d, in, shown)
		}
	}
}

// within reports whether p lies in a closed line, by counting how often a way east crosses it.
func within(line []scene.Pt, p scene.Pt) (in bool) {
	for i := range line {
		a, b := line[i], line[(i+1)%len(line)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(p.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			in = !in
		}
	}
	return in
}

// An arc is drawn from one of its edges to the other: both ends of its outline are points of what
// is drawn.
func TestAFanIsDrawnToItsEdges(t *testing.T) {
	for arc := physics.Front90; arc <= physics.Rear180; arc++ {
		f := scene.Fan{Pose: scene.FromPhysics(physics.Inches(18, 18, 30)), Side: 40, Arc: arc, Bands: 3}
		var d scene.Builder
		var s scene.Scene
		d.Build(&s, &scene.Board{Fans: []scene.Fan{f}}, scene.Camera{W: 800, H: 800, CenterX: 457, CenterY: 457, PxPerInch: 20})
		for _, line := range f.Outline() {
			for _, end := range []scene.Pt{line[1], line[len(line)-2]} {
				near := 1e9
				for i := range s.Shapes {
					for _, p := range s.Shapes[i].Path.Pts {
						near = min(near, p.Sub(end).Len())
					}
				}
				expect.True(t, near <= 0.001, "%v: nothing is drawn within %.1f mm of the end of its edge", arc, near)
			}
		}
	}
}
