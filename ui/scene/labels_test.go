package scene_test

import (
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
)

// written is where a text stands on the board, in pixels from its ship.
func written(t *testing.T, b *scene.Board, text string) (o scene.Pt, ok bool) {
	t.Helper()
	for _, sh := range scene.Build(b, scene.Fit(0, 0, 720, 720)).Shapes {
		if sh.Kind == scene.Text && sh.Text == text {
			return offsetOf(sh), true
		}
	}
	return o, false
}

func offsetOf(sh scene.Shape) scene.Pt {
	if len(sh.Path.Pts) == 0 {
		return scene.Pt{}
	}
	return sh.Path.Pts[0]
}

// A name goes where nothing lies over the board: below its ship, else above, else aside, else
// farther, else it is not written.
func TestNamesKeepAwayFromWhatLiesOverTheBoard(t *testing.T) {
	b := &scene.Board{Ships: []scene.Ship{{Pose: scene.Inches(18, 18, 0), Side: 40, Seat: 1, Name: "Enterprise"}}}
	middle := 360.0
	below := scene.Taken{X: middle - 100, Y: middle + 14, W: 200, H: 60}
	above := scene.Taken{X: middle - 100, Y: middle - 74, W: 200, H: 60}
	aside := scene.Taken{X: 0, Y: middle - 14, W: 720, H: 28}
	about := scene.Taken{X: middle - 200, Y: middle - 150, W: 400, H: 300}
	for _, c := range []struct {
		name  string
		taken []scene.Taken
		right func(scene.Pt) bool
	}{
		{"below", nil, func(o scene.Pt) bool { return o.Y > 0 && o.X == 0 }},
		{"above", []scene.Taken{below}, func(o scene.Pt) bool { return o.Y < 0 && o.X == 0 }},
		{"aside", []scene.Taken{below, above}, func(o scene.Pt) bool { return o.Y == 0 && o.X > 0 }},
		{"farther", []scene.Taken{below, above, aside}, func(o scene.Pt) bool { return o.Y > 70 }},
		{"nowhere", []scene.Taken{about}, nil},
	} {
		b.Taken = c.taken
		o, ok := written(t, b, "Enterprise")
		expect.True(t, ok == (c.right != nil) && (!ok || c.right(o)), "%s: %v %v", c.name, o, ok)
	}
}

// A ship that stands closer than 1.2 bases to the one under the pointer is dimmed, another is not.
func TestTheShipUnderThePointerComesBeforeItsNeighbour(t *testing.T) {
	faint := func(gap float64, hover bool) bool {
		b := &scene.Board{Ships: []scene.Ship{{Pose: scene.Inches(10, 10, 0), Side: 40, Seat: 1, Name: "One", Hover: hover},
			{Pose: scene.Inches(10+gap*40/25.4, 10, 0), Side: 40, Seat: 2, Name: "Two"}}, Labels: scene.AllLabels}
		for _, sh := range scene.Build(b, scene.Fit(0, 0, 720, 720)).Shapes {
			if sh.Kind == scene.Text && sh.Text == "Two" {
				return sh.Color.A < 255
			}
		}
		t.Fatal("no name")
		return false
	}
	if !faint(1.1, true) || faint(1.3, true) || faint(1.1, false) {
		t.Errorf("faint at 1.1 bases %v, at 1.3 %v, without a pointer %v", faint(1.1, true), faint(1.3, true), faint(1.1, false))
	}
}

// Tags stand beside their ship and its name, and never on one another.
func TestTagsFindAPlace(t *testing.T) {
	b := &scene.Board{Ships: []scene.Ship{{Pose: scene.Inches(18, 18, 0), Side: 40, Seat: 1, Name: "Enterprise"}},
		Tags: []scene.Tag{{At: scene.Inches(18, 18, 0).Pt, Side: 40, Text: "Range 2"}, {At: scene.Inches(18, 18, 0).Pt, Side: 40, Text: "too far", Refused: true}}}
	n, _ := written(t, b, "Enterprise")
	one, _ := written(t, b, "Range 2")
	two, ok := written(t, b, "too far")
	expect.True(t, ok && one != n && two != n && one != two, "name %v, tags %v and %v", n, one, two)
}

// What a station is called is read while its middle is in view, whole, and not at the edge of a
// board that shows another part of the table.
func TestTheNameOfAStationGoesWithIt(t *testing.T) {
	st := scene.Station{At: scene.Inches(9, 9, 0).Pt, Radius: 60, Name: "Deep Space 9", Second: "uncontrolled"}
	for x := 0.0; x <= 36; x += 3 {
		for y := 0.0; y <= 36; y += 3 {
			cam := scene.Fit(0, 0, 720, 720)
			cam.PxPerInch *= 2.4
			cam.CenterX, cam.CenterY = x*scene.Inch, y*scene.Inch
			at := cam.ToScreen(st.At)
			in := at.X >= 0 && at.Y >= 0 && at.X <= 720 && at.Y <= 720
			found := false
			for _, sh := range scene.Build(&scene.Board{Stations: []scene.Station{st}}, cam).Shapes {
				if sh.Kind != scene.Text || sh.Text != st.Name {
					continue
				}
				found = true
				p, w := at.Add(offsetOf(sh)), scene.MeasureText(scene.Condensed, 12.5, 0, st.Name)/2
				expect.Must(t, p.X-w >= 0 && p.X+w <= 720, "seen from %v, %v it is cut at %v", x, y, p)
			}
			expect.Need(t, found, in, "seen from %v, %v: the station at %v, its name is written", x, y, at)
		}
	}
}

// The size of a starting area is not written where the knob is that turns a ship, nor on a ship.
func TestTheSizeOfAnAreaStandsBesideTheKnob(t *testing.T) {
	cam := scene.Fit(0, 0, 720, 720)
	for x := 10.0; x < 27; x += 0.5 {
		for y := 2.5; y < 10; y += 0.5 {
			at := scene.Inches(x, y, 180)
			k := scene.Handle{Pose: at, Side: 40}
			b := &scene.Board{Zones: []scene.Zone{{Rect: scene.InchRect(9, 0, 27, 4), Seat: 1, Dimensions: true}}, Handles: []scene.Handle{k},
				Ships: []scene.Ship{{Pose: at, Side: 40, Seat: 1, Selected: true}}}
			knob := cam.ToScreen(k.At(cam))
			for _, sh := range scene.Build(b, cam).Shapes {
				if sh.Kind != scene.Text || sh.Text != `18"` {
					continue
				}
				if p := cam.ToScreen(sh.At).Add(offsetOf(sh)).Sub(knob); math.Abs(p.X) < 9+12 && math.Abs(p.Y) < 9+7 {
					t.Fatalf("a ship at %v, %v: its knob lies on the size of the area", x, y)
				}
			}
		}
	}
}

// The name of a ship beyond the edge stands once: in the callout that points to it, not beside that
// too.
func TestACalloutSaysTheNameAlone(t *testing.T) {
	ship := scene.Ship{Pose: scene.Inches(18, -0.8, 0), Side: 40, Seat: 2, Name: "Dominion"}
	for _, called := range []bool{false, true} {
		b := &scene.Board{Ships: []scene.Ship{ship}, Labels: scene.AllLabels}
		if called {
			b.Callouts = []scene.Callout{{At: ship.Pt, Lines: []string{"Dominion"}, Seat: 2, Seeks: true}}
		}
		n := 0
		for _, sh := range scene.Build(b, scene.Fit(0, 0, 720, 720)).Shapes {
			if sh.Kind == scene.Text && sh.Text == "Dominion" {
				n++
			}
		}
		expect.True(t, n == 1, "with its callout %v the name stands %d times", called, n)
	}
}
