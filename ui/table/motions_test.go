package table

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"attackwing/game"
	"attackwing/ui/canvas/canvastest"
)

// Skipping at any moment of any motion leads to the same picture as no motion at all.
func TestSkippingLeadsToTheSamePicture(t *testing.T) {
	begun := func(quick bool) *Table {
		tb := New(Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "ensign", Seed: 3, Quick: quick})
		tb.Resize(1280, 800)
		return tb
	}
	still, moving := begun(true), begun(false)
	r := rand.New(rand.NewPCG(1, 2))
	// asked goes on to the next question of the person
	asked := func(tb *Table, between func()) bool {
		for range 5000 {
			tick(tb, 1)
			tb.Dirty()
			if tb.Screen == Over {
				return false
			}
			if p := tb.mine(); tb.Resting() && (tb.waits() || p != nil && p.ID == tb.promptID) {
				return true
			}
			between()
		}
		t.Fatal("no question comes")
		return false
	}
	shown, skipped, waited := map[reflect.Type]bool{}, 0, 0
	for n := 0; ; n++ {
		a := asked(still, func() {})
		b := asked(moving, func() {
			if moving.now == nil {
				return
			}
			shown[reflect.TypeOf(moving.now.Event)] = true
			if r.IntN(12) == 0 {
				skipped++
				moving.Update(&Input{X: -1, Y: -1, Any: true, Strokes: []string{"space"}}, 1.0/60)
			}
		})
		if a != b {
			t.Fatalf("after %d questions one battle is over, the other is not", n)
		}
		if !a {
			break
		}
		if still.waits() != moving.waits() {
			t.Fatalf("after %d questions a maneuver waits in one window only", n)
		}
		if still.waits() {
			waited++
		} else if p, q := still.mine(), moving.mine(); p.ID != q.ID || p.Ask != q.Ask || still.focus != moving.focus {
			t.Fatalf("question %d: %s and %s", n, p.Ask, q.Ask)
		}
		x, y := still.Board(), moving.Board()
		if !reflect.DeepEqual(x, y) {
			t.Fatalf("question %d (%s): the pictures differ", n, still.Report().Ask)
		}
		still.Draw()
		moving.Draw()
		if g, h := len(still.Canvas.Scene.Shapes), len(moving.Canvas.Scene.Shapes); g != h {
			t.Fatalf("question %d: %d shapes and %d", n, g, h)
		}
		for _, tb := range []*Table{still, moving} {
			if p := tb.mine(); p != nil && p.Max > 1 {
				tb.picks |= 1<<uint(p.Min) - 1
			}
			if _, is := tb.loss(); is {
				tb.lockDial(tb.mine())
				continue
			}
			tb.Update(&Input{X: -1, Y: -1, Any: true, Strokes: []string{"enter"}}, 1.0/60)
		}
	}
	if len(shown) < 8 || skipped < 20 || waited < 10 {
		t.Errorf("%d kinds of motion were shown, %d skips, %d maneuvers waited", len(shown), skipped, waited)
	}
}

// Nothing that is shown while something moves leaves its box.
func TestMotionsFitTheWindow(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		tb := planning(t)
		tb.Resize(size[0], size[1])
		tick(tb, 1)
		for _, e := range []game.Event{game.DialRevealed{Ship: tb.planner, Move: 2}, game.DamageDealt{Ship: tb.planner, Up: true, Card: 3}} {
			for k := range 20 {
				tb.now = tb.stage().Begin(e)
				tb.now.Age = tb.now.Length * float64(k) / 20
				tb.Draw()
				for _, bad := range canvastest.Overlaps(&tb.Canvas, size[0], size[1]) {
					t.Errorf("%v, %T at %d: %s", size, e, k, bad)
				}
			}
		}
		tb.now = nil
	}
}
