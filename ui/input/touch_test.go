package input

import (
	"slices"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
)

// tick is what fingers do in a tick.
func tick(h *Hand, fingers ...Finger) kit.Input {
	var in kit.Input
	h.Read(&in, fingers, 1.0/60)
	return in
}

// rest lets fingers lie for some seconds and gives every tick's input.
func rest(h *Hand, seconds float64, fingers ...Finger) (ins []kit.Input) {
	for range int(seconds * 60) {
		ins = append(ins, tick(h, fingers...))
	}
	return ins
}

func at(x, y float64) Finger { return Finger{ID: 1, X: x, Y: y} }

func TestATapIsAClick(t *testing.T) {
	var h Hand
	in := tick(&h, at(100, 50))
	expect.True(t, !in.Press && in.X == 100 && in.Touch && in.Moved, "a finger that comes down gives %+v", in)
	rest(&h, 0.1, at(102, 51))
	var got []string
	for range 6 {
		in := tick(&h)
		switch {
		case in.Press:
			got = append(got, "press")
		case in.Release:
			got = append(got, "release")
		}
		expect.True(t, in.X == 102 && in.Y == 51, "the click is at %v, %v", in.X, in.Y)
	}
	expect.List(t, got, []string{"press", "release"}, "a tap gives")
}

func TestALongPressAsksForWordsOnce(t *testing.T) {
	var h Hand
	tick(&h, at(10, 10))
	long := 0
	for i, in := range rest(&h, 1, at(11, 10)) {
		if in.Long {
			long++
			s := float64(i+1) / 60
			expect.True(t, s >= longSeconds-0.02 && s <= longSeconds+0.04, "told after %.2f seconds", s)
		}
		expect.True(t, !in.Press, "a resting finger presses")
	}
	expect.True(t, long == 1, "told %d times", long)
	for range 6 {
		in := tick(&h)
		expect.True(t, !in.Press && !in.Release, "lifting the finger after a long press clicks")
	}
}

func TestAWanderingFingerDrags(t *testing.T) {
	var h Hand
	tick(&h, at(10, 10))
	in := tick(&h, at(40, 10))
	expect.True(t, in.Press && in.Held && in.X == 10, "the drag begins with %+v", in)
	in = tick(&h, at(50, 10))
	expect.True(t, !in.Press && in.Held && in.X == 50 && in.Moved, "the drag goes on with %+v", in)
	in = tick(&h)
	expect.True(t, in.Release && !in.Held && in.X == 50, "the drag ends with %+v", in)
	in = tick(&h)
	expect.True(t, !in.Press && !in.Release, "a click follows the drag")
}

func two(x, y, d float64) []Finger { return []Finger{{1, x - d, y}, {2, x + d, y}} }

func TestTwoFingersMoveAndZoom(t *testing.T) {
	var h Hand
	tick(&h, two(100, 100, 50)...)
	tick(&h, two(120, 100, 50)...)
	in := tick(&h, two(130, 105, 60)...)
	expect.True(t, in.PanX == 10 && in.PanY == 5 && in.Pinch == 1.2 && in.X == 130, "%+v", in)
	expect.True(t, !in.Press && !in.Held, "two fingers press")
	in = tick(&h)
	expect.True(t, !in.Release && len(in.Strokes) == 0, "lifting them gives %+v", in)
}

func TestTapsOfTwoAndThreeFingers(t *testing.T) {
	var h Hand
	tick(&h, at(100, 100)) // the second comes a tick later, and leaves first
	tick(&h, two(100, 100, 0)...)
	tick(&h, at(100, 100))
	if in := tick(&h); !in.Ctrl || !slices.Equal(in.Strokes, []string{"z"}) {
		t.Errorf("a tap of two gives %+v", in)
	}
	rest(&h, 0.2)
	tick(&h, Finger{1, 10, 10}, Finger{2, 50, 10}, Finger{3, 90, 10})
	if in := tick(&h); !slices.Equal(in.Strokes, []string{"h"}) {
		t.Errorf("a tap of three gives %+v", in)
	}
	tick(&h, two(100, 100, 40)...)
	rest(&h, 0.5, two(100, 100, 40)...)
	expect.True(t, len(tick(&h).Strokes) == 0, "two fingers that rest are a tap")
}

func TestASecondFingerEndsADrag(t *testing.T) {
	var h Hand
	tick(&h, at(10, 10))
	tick(&h, at(60, 10))
	if in := tick(&h, Finger{1, 60, 10}, Finger{2, 90, 10}); !in.Release || in.Held {
		t.Errorf("%+v", in)
	}
	tick(&h, at(60, 10))
	if in := tick(&h); in.Press || in.Release {
		t.Errorf("the end gives %+v", in)
	}
}

func TestTheMouseTakesOver(t *testing.T) {
	var h Hand
	tick(&h, at(10, 10))
	rest(&h, 0.2)
	expect.True(t, tick(&h).Touch, "a finger was used last")
	in := kit.Input{Moved: true, X: 300}
	h.Read(&in, nil, 1.0/60)
	expect.True(t, !in.Touch && in.X == 300, "the mouse moved: %+v", in)
}

func TestAFingerHoldsWhatWantsIt(t *testing.T) {
	h := Hand{Wants: func(x, _ float64) bool { return x < 50 }}
	expect.True(t, !tick(&h, at(10, 10)).Press, "it presses before the window knows what lies under it")
	for i, in := range rest(&h, 1, at(11, 10)) {
		expect.Must(t, in.Press == (i == 0) && in.Held && !in.Long, "tick %d of holding gives %+v", i, in)
	}
	released := 0
	for range 6 {
		in := tick(&h)
		expect.True(t, !in.Held && !in.Press, "a finger that has left still holds, or presses anew")
		if in.Release {
			released++
		}
	}
	expect.True(t, released == 1, "lifting it lets go %d times", released)
	tick(&h, at(90, 10))
	for _, in := range rest(&h, 1, at(90, 10)) {
		expect.Must(t, !in.Press && !in.Held, "it holds what is only tapped")
	}
}

func TestAFingerTurnsAList(t *testing.T) {
	h := Hand{Scrolls: func(x, _ float64) bool { return x < 50 }}
	tick(&h, at(10, 400))
	turns := 0.0
	for y := 400.0; y >= 200; y -= 10 {
		in := tick(&h, at(12, y))
		turns += in.Wheel
		expect.Must(t, !in.Press && !in.Held && (in.Wheel == 0 || (in.X == 10 && in.Y == 400)),
			"turning a list gives %+v", in)
	}
	if turns != -5 { // 200 pixels upwards: five turns towards the hand, and a rest
		t.Errorf("200 pixels are %v turns of the wheel", turns)
	}
	for range 6 {
		in := tick(&h)
		expect.True(t, !in.Press && !in.Release, "lifting the finger clicks")
	}
	drags := func(x, dx, dy float64) (held bool) {
		tick(&h, at(x, 100))
		for i := range 5 {
			held = tick(&h, at(x+dx*float64(i), 100+dy*float64(i))).Held
		}
		tick(&h)
		return held
	}
	expect.True(t, drags(10, 20, 5) && drags(90, 0, 20),
		"a finger that moves sideways, or from what is not a list, does not drag")
}
