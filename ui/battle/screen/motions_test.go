package screen_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/motion"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// Skipping at any moment of any motion leads to the same picture as no motion at all, however
// motions are preferred.
func TestSkippingLeadsToTheSamePicture(t *testing.T) {
	for _, pace := range []string{"1", "reduced"} {
		t.Run(pace, func(t *testing.T) { skipping(t, pace) })
	}
}

func skipping(t *testing.T, pace string) {
	begun := func(quick bool) *windowtest.Window {
		tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "ensign", Seed: 3}, Quick: quick, Settings: prefs.Settings{Motion: pace, Pace: "stop"}})
		return tb
	}
	still, moving := begun(true), begun(false)
	r := rand.New(rand.NewPCG(1, 2))
	// asked goes on to the next question of the person
	asked := func(tb *windowtest.Window, between func()) bool {
		for range 5000 {
			tb.Tick(1)
			tb.Dirty()
			if tb.Ended() {
				return false
			}
			if p := tb.Asked(); tb.Resting() && (tb.Flow.Waits() || tb.Flow.Holds() || p != nil && p.ID == tb.Question.PromptID) {
				return true
			}
			between()
		}
		t.Fatalf("no question comes: %+v, it rests %v", tb.Report(), tb.Resting())
		return false
	}
	shown, skipped, waited, held, glides := map[reflect.Type]bool{}, 0, 0, 0, 0
	for n := 0; ; n++ {
		a := asked(still, func() {})
		b := asked(moving, func() {
			if moving.Flow.Now == nil {
				if p := moving.Asked(); !moving.Resting() && p != nil && p.Max <= 1 && r.IntN(6) == 0 {
					glides++
					moving.Strike("space")
				}
				return
			}
			shown[reflect.TypeOf(moving.Motion().Event)] = true
			if r.IntN(12) == 0 {
				skipped++
				moving.Strike("space")
			}
		})
		expect.Need(t, a, b, "after %d questions one battle is over, the other is not", n)
		if !a {
			break
		}
		expect.Must(t, still.Flow.Waits() == moving.Flow.Waits() && still.Flow.Holds() == moving.Flow.Holds(),
			"after %d questions a maneuver waits in one window only", n)
		if still.Flow.Waits() {
			waited++
		} else if still.Flow.Holds() {
			held++
		} else if p, q := still.Asked(), moving.Asked(); p.ID != q.ID || p.Ask != q.Ask || still.Question.Answer() != moving.Question.Answer() {
			t.Fatalf("question %d: %s and %s", n, p.Ask, q.Ask)
		}
		if no := windowtest.FirstUnlike(windowtest.Lain(still.Table(), still.Camera()), windowtest.Lain(moving.Table(), still.Camera())); no != "" {
			t.Fatalf("question %d (%s): the pictures differ: %s", n, still.Report().Ask, no)
		}
		still.Draw()
		moving.Draw()
		g, h := still.Pane.Canvas.Scene.Shapes, moving.Pane.Canvas.Scene.Shapes
		expect.Must(t, len(g) == len(h), "question %d: %d shapes and %d", n, len(g), len(h))
		for i := range g {
			if a, b := &g[i], &h[i]; a.Text != b.Text || a.At != b.At || a.Color != b.Color || a.Alpha != b.Alpha || !slices.Equal(a.Path.Pts, b.Path.Pts) {
				t.Fatalf("question %d: shape %d is %q at %v in %v, and %q at %v in %v", n, i, a.Text, a.At, a.Color, b.Text, b.At, b.Color)
			}
		}
		for _, tb := range []*windowtest.Window{still, moving} {
			if p := tb.Asked(); p != nil && p.Max > 1 {
				tb.Question.Picks |= 1<<uint(p.Min) - 1
			}
			if words, _ := tb.Loss(); words != "" {
				tb.LockDial(tb.Asked())
				continue
			}
			tb.Strike("enter")
		}
	}
	if len(shown) < 8 || skipped < 10 || waited < 10 || held < 3 || glides == 0 {
		t.Errorf("%d kinds of motion were shown, %d skips, %d maneuvers waited, %d glides of the frame skipped", len(shown), skipped, waited, glides)
	}
}

// Nothing that is shown while something moves leaves its box.
func TestMotionsFitTheWindow(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		tb := windowtest.Planning(t)
		tb.Resize(size[0], size[1])
		tb.Tick(1)
		for _, e := range []game.Event{game.DialRevealed{Ship: tb.Planning.Ship, Move: 2}, game.DamageDealt{Ship: tb.Planning.Ship, Up: true, Card: 3}} {
			for k := range 20 {
				m := motion.Stage{State: &tb.Shown, Setup: tb.Game.Setup()}.Begin(e)
				m.Age, tb.Flow.Now = m.Length*float64(k)/20, m
				tb.Draw()
				for _, bad := range kittest.Overlaps(&tb.Pane.Canvas, size[0], size[1]) {
					t.Errorf("%v, %T at %d: %s", size, e, k, bad)
				}
			}
		}
		tb.Flow.Now = nil
	}
}

// The log and the words beside the board tell a throw when its dice have come down, also where it
// is skipped.
func TestNoDiceAreToldInTheAir(t *testing.T) {
	tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: "standard", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "ensign", P2: "ensign", Seed: 3}})
	thrown := 0
	for n := 0; n < 40000 && thrown < 6 && !tb.Ended(); n++ {
		tb.Tick(1)
		m := tb.Motion()
		if m == nil || !game.Rolls(m.Event) {
			continue
		}
		words := tb.Units(m.Event.Say(tb.Game.Setup()))
		if last := tb.Told.LastSaid(); words == "" || last == words || tb.Reads(words) {
			t.Fatalf("%q is told while the dice are in the air", words)
		}
		if thrown++; thrown%2 == 0 {
			tb.Skip()
		}
		for tb.Motion() == m {
			tb.Tick(1)
		}
		expect.Must(t, slices.ContainsFunc(tb.Told.Log, func(l battle.Line) bool { return l.Text == words }),
			"%q is not told when the dice have come down", words)
	}
	expect.True(t, thrown >= 6, "%d throws were seen", thrown)
}

// shapesOf returns what is drawn; once the dice lie it is all but their faces.
func shapesOf(w *windowtest.Window, m *motion.Motion) []scene.Shape {
	shapes := slices.Clone(w.Pane.Canvas.Scene.Shapes)
	if m.Age < motion.DiceFall {
		return shapes
	}
	for i := range shapes {
		if motion.IsDie(shapes[i].Art) {
			shapes[i].Art = nil
		}
	}
	return shapes
}

// While dice are in the air everything in the window is as it is in a battle in which they fall
// otherwise: the words, the bars, the sums and the dice themselves. Once they lie their faces alone
// tell.
func TestNothingInTheWindowKnowsDiceInTheAir(t *testing.T) {
	kinds := map[reflect.Type]int{}
	for _, x := range gametest.Throws(t, gametest.MustSetup("future-tense", "ft-a-1", "ft-b-1", 5), 4) {
		var ws [2]*windowtest.Window
		for i := range ws {
			o := windowtest.Goes(x.Before[i], "human", "human")
			o.Quick = false
			ws[i] = windowtest.Open(t, o)
			ws[i].Hide(false)
			ws[i].Tick(3)
			ws[i].Answer(x.Answer[i])
		}
		air := func(i int) *motion.Motion {
			if m := ws[i].Motion(); m != nil && game.Rolls(m.Event) {
				return m
			}
			return nil
		}
		for n := 0; n < 2000 && air(0) == nil; n++ {
			ws[0].Tick(1)
			ws[1].Tick(1)
		}
		first := [2]*motion.Motion{air(0), air(1)}
		expect.Must(t, first[0] != nil && first[1] != nil, "%T is not shown", x.Rolls)
		for air(0) == first[0] && air(1) == first[1] {
			kinds[reflect.TypeOf(x.Rolls)]++
			ws[0].Draw()
			ws[1].Draw()
			if a, b := ws[0].Written(), ws[1].Written(); !slices.Equal(a, b) {
				t.Fatalf("%T: written is\n%q\nand where the dice fall otherwise\n%q", x.Rolls, a, b)
			}
			if a, b := shapesOf(ws[0], first[0]), shapesOf(ws[1], first[0]); !reflect.DeepEqual(a, b) {
				t.Fatalf("%T: what is seen hangs on how the dice fall", x.Rolls)
			}
			ws[0].Tick(1)
			ws[1].Tick(1)
		}
	}
	expect.True(t, len(kinds) >= 2, "thrown were %v", kinds)
}
