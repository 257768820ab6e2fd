package scene_test

import (
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/ui/scene"
)

func TestCameraGoesBothWays(t *testing.T) {
	for _, turn := range []float64{0, 90, 180, 270, 33} {
		cam := scene.Fit(268, 64, 720, 720)
		cam.Rotation = turn
		cam = cam.ZoomAt(scene.Pt{X: 400, Y: 300}, 41)
		p := scene.Pt{X: 123, Y: 456}
		q := cam.ToTable(cam.ToScreen(p))
		expect.True(t, q.Sub(p).Len() <= 1e-9, "turned %v: %v came back as %v", turn, p, q)
	}
	expect.Same(t, scene.Fit(268, 64, 720, 720).ToScreen(scene.Pt{}), (scene.Pt{X: 268, Y: 64}), "the NW corner is at")
}

func busy() *scene.Board {
	b := &scene.Board{}
	a, tones := scene.ShipArt("galor", "car", "")
	for i := range 8 {
		b.Ships = append(b.Ships, scene.Ship{Pose: scene.Inches(4+3*float64(i), 8+2*float64(i), 40*float64(i)), Seat: 1 + i%2,
			Skill: i, Name: "Galor", Art: a, Tones: tones, Front: physics.Front180, Selected: i == 3})
	}
	b.Web = []scene.Piece{{A: scene.Inches(4, 4, 0).Pt, B: scene.Inches(12, 4, 0).Pt, Dead: scene.Pt{Y: -1}}}
	b.Fans = []scene.Fan{{Pose: b.Ships[3].Pose, Side: 40, Arc: physics.Front90, Bands: 3, Seat: 1}}
	return b
}

func TestSteadyBuildAllocatesNothing(t *testing.T) {
	b, cam := busy(), scene.Fit(0, 0, 720, 720)
	var s scene.Scene
	var d scene.Builder
	for range 3 {
		d.Build(&s, b, cam)
		s.Groups()
	}
	n := testing.AllocsPerRun(20, func() { d.Build(&s, b, cam); s.Groups() })
	expect.True(t, n == 0, "%v allocations a frame", n)
}

func TestGroupKeysFollowWhatIsShown(t *testing.T) {
	cam := scene.Fit(0, 0, 720, 720)
	key := func(b *scene.Board, l scene.Layer) (k uint64) {
		for _, g := range scene.Build(b, cam).Groups() {
			if g.Layer == l && g.Bake == scene.Static {
				k ^= g.Key
			}
		}
		return k
	}
	a, b := busy(), busy()
	b.Ships[0].X += 1
	expect.True(t, key(a, scene.LayerWeb) == key(b, scene.LayerWeb) && key(a, scene.LayerSky) == key(b, scene.LayerSky),
		"moving a ship changed the key of the web or the sky")
	expect.True(t, key(a, scene.LayerBases) != key(b, scene.LayerBases),
		"moving a ship did not change the key of the bases")
}

func TestEveryDrawingIsSound(t *testing.T) {
	for _, n := range scene.ArtNames() {
		a := scene.ArtNamed(n)
		expect.True(t, len(a.Layers) != 0 && a.W > 0 && a.Title != "", "%s: empty", n)
		for _, l := range a.Layers {
			lo, hi := l.Path.Bounds()
			if m := 1.0 + l.Width; lo.X < a.X-m || lo.Y < a.Y-m || hi.X > a.X+a.W+m || hi.Y > a.Y+a.H+m {
				t.Errorf("%s leaves its sheet: %v %v", n, lo, hi)
			}
		}
	}
}

func TestParseArtRefuses(t *testing.T) {
	for _, body := range []string{
		`<path class="hull" d="A 1 2"/>`, `<path class="hull" d="M 1"/>`, `<path class="hull" d="M 1 x"/>`,
		`<path class="pink" d="M 1 2"/>`, `<path class="ink" fill="none" d="M 1 2"/>`, `<path`,
	} {
		_, err := scene.ParseArt("x", []byte(`<svg viewBox="0 0 1 1"><title>x</title>`+body+`</svg>`))
		expect.Refused(t, err, "art x", "%s", body)
	}
}

func TestStrokeKeepsItsWidth(t *testing.T) {
	var p, out scene.Path
	p.Circle(scene.Pt{}, 50)
	var k scene.Stroker
	k.Stroke(&out, p, scene.Pen{Width: 4})
	lo, hi := out.Bounds()
	expect.True(t, math.Abs(hi.X-52) <= 0.1 && math.Abs(lo.Y+52) <= 0.1, "bounds %v %v", lo, hi)
	out.Reset()
	var l scene.Path
	l.Segment(scene.Pt{}, scene.Pt{X: 20})
	k.Stroke(&out, l, scene.Pen{Width: 2, On: 4, Off: 4})
	n := 0
	for _, v := range out.Verbs {
		if v == scene.MoveTo {
			n++
		}
	}
	expect.True(t, n == 3, "%d dashes of 20 by 4-4", n)
}

func BenchmarkBuild(b *testing.B) {
	board, cam := busy(), scene.Fit(0, 0, 720, 720)
	var s scene.Scene
	var d scene.Builder
	b.ReportAllocs()
	for b.Loop() {
		d.Build(&s, board, cam)
		s.Groups()
	}
}

// What is drawn beside a place of the table is met where it is drawn, however near it is seen.
func TestKnobsAndCalloutsAreMetWhereTheyAreDrawn(t *testing.T) {
	for _, zoom := range []float64{0.5, 1, 2} {
		cam := scene.Fit(10, 20, 800, 600)
		cam.PxPerInch *= zoom
		h := scene.Handle{Pose: scene.Inches(18, 18, 90), Side: 40}
		at := h.At(cam)
		expect.True(t, at.X > h.X+20 && at.Y-h.Y <= 1e-9 && h.Has(cam, at) && !h.Has(cam, h.Pt),
			"zoom %v: the knob of a base at %v is at %v", zoom, h.Pt, at)
		c := scene.Callout{At: scene.Pt{X: scene.Table / 2, Y: scene.Table / 2}, Offset: scene.Pt{0, -90}, Lines: []string{"Some words"}}
		px := cam.ToScreen(c.At)
		if !c.Has(cam, cam.ToTable(px.Add(c.Offset))) || c.Has(cam, c.At) || c.Has(cam, cam.ToTable(px.Add(scene.Pt{0, -70}))) {
			t.Errorf("zoom %v: the words are not met where they stand", zoom)
		}
	}
}
