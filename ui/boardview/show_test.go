package boardview_test

import (
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
)

// boarded is a page that is nothing but a board.
func boarded(t *testing.T, eye *boardview.Eye, words kit.Part, grabs ...boardview.Grab) *kittest.Window {
	t.Helper()
	b := &scene.Board{Plain: true}
	over := boardview.Spot(scene.Pt{X: 100, Y: 200}, "on", 3)
	return kittest.OpenIn(t, kittest.Of(func() kit.Part {
		return boardview.Captioned(b, eye, boardview.Captions{Foot: words}, kit.Column(0, over), grabs...)
	}), 800, 600)
}

// What an eye was told to look at stays in the middle of what words leave free, whatever becomes of
// the window, until somebody moves it.
func TestAnEyeKeepsLookingWhereItWasTold(t *testing.T) {
	var eye boardview.Eye
	want := scene.Pt{X: 300, Y: 400}
	eye.Look(want, 254)
	w := boarded(t, &eye, kittest.Plain("words", 100, 80))
	for _, z := range [][2]float64{{800, 600}, {512, 320}, {1280, 800}} {
		w.Resize(z[0], z[1])
		at, across := eye.Seen()
		expect.Must(t, at.Sub(want).Len() <= 1e-6 && math.Abs(across-254) <= 1e-6,
			"in %v it looks at %v, %v mm across", z, at, across)
		words := w.Box("words")
		px := eye.Cam.ToScreen(want)
		if mid := (words.Y - 12) / 2; math.Abs(px.X-z[0]/2) > 1 || math.Abs(px.Y-mid) > 1 {
			t.Errorf("in %v it is seen at %v, with words from %v on", z, px, words.Y)
		}
	}
	eye.Move(scene.Pt{X: 50})
	if at, _ := eye.Seen(); math.Abs(at.X-350) > 1e-6 || math.Abs(at.Y-400) > 1e-6 {
		t.Errorf("moved by 50 mm it looks at %v", at)
	}
	was, _ := eye.Seen()
	eye.Nearer(1.1)
	if at, across := eye.Seen(); at.Sub(was).Len() > 1e-6 || math.Abs(across-254/1.1) > 1e-6 {
		t.Errorf("nearer it looks at %v, %v mm across", at, across)
	}
	eye.Fit()
	if at, across := eye.Seen(); at.Sub(scene.Pt{X: scene.Table / 2, Y: scene.Table / 2}).Len() > 1e-6 || across < scene.Table {
		t.Errorf("all of the table is %v, %v mm across", at, across)
	}
}

// A place on a board has a name in reports, and lets presses through to what grabs them.
func TestWhatABoardIsGrabbedBy(t *testing.T) {
	var eye boardview.Eye
	var did []string
	thing := boardview.Grab{At: func(mm scene.Pt) bool { return mm.X < 300 },
		Press: func(scene.Pt) { did = append(did, "press") }, Shift: func(scene.Pt) { did = append(did, "shift") },
		Point: func(scene.Pt) bool { did = append(did, "point"); return true }}
	rest := boardview.Grab{At: func(scene.Pt) bool { return true }, Pans: true, Press: func(scene.Pt) { did = append(did, "rest") }}
	w := boarded(t, &eye, kit.Part{}, thing, rest)
	eye.Look(scene.Pt{X: 457, Y: 457}, 700)
	w.Draw()
	on := w.Box("on:3")
	x, y := on.Center()
	w.PressAt(x, y)
	w.Do(kit.Input{X: x, Y: y, Press: true, Held: true, Shift: true})
	w.Do(kit.Input{X: x, Y: y, Release: true})
	expect.True(t, len(did) == 3 && did[0] == "point" && did[1] == "press" && did[2] == "shift",
		"on what is grabbed: %v", did)
	did = nil
	was := eye.Cam.CenterX
	w.DragTo(600, 300, 640, 300)
	expect.True(t, len(did) == 1 && did[0] == "rest" && eye.Cam.CenterX < was,
		"on the rest: %v, and the board moves from %v to %v", did, was, eye.Cam.CenterX)
}

// What is carried over a board lands where it is let go.
func TestABoardTakesWhatIsCarried(t *testing.T) {
	var eye boardview.Eye
	b := &scene.Board{Plain: true}
	landed := scene.Pt{}
	take := boardview.Grab{Take: func(mm scene.Pt, what any) (func(), string) {
		if what != "ship" {
			return nil, "Only ships."
		}
		return func() { landed = mm }, ""
	}}
	what := "ship"
	w := kittest.OpenIn(t, kittest.Of(func() kit.Part {
		return kit.Row(0, kittest.Plain("card", 100, 100).Drag(func() kit.Carried { return kit.Carried{What: what} }), boardview.Board(b, &eye, kit.Part{}, take).Grow(1))
	}), 800, 600)
	w.DragTo(50, 300, 500, 250)
	want := eye.Cam.ToTable(scene.Pt{X: 500, Y: 250})
	expect.True(t, landed.Sub(want).Len() <= 1e-6, "it landed at %v, want %v", landed, want)
	what = "word"
	w.DragTo(50, 300, 500, 250)
	expect.True(t, len(w.Said) == 1 && w.Said[0] == "Only ships.", "said %v", w.Said)
}

// A pointer that rests on what is shown to people becomes a light, and goes out when it moves; then
// nothing happens by itself.
func TestATorchLightsWhereThePointerRests(t *testing.T) {
	b, eye := &scene.Board{Plain: true}, boardview.Eye{}
	w := kittest.OpenIn(t, kittest.Of(func() kit.Part { return boardview.Board(b, &eye, kit.Column(0, kit.Torch())) }), 800, 600)
	w.PointAt(300, 200)
	dark := len(w.Canvas.Scene.Shapes)
	expect.True(t, !w.View.Resting(), "nobody waits for the light")
	w.Tick(70)
	if n := len(w.Canvas.Scene.Shapes); n <= dark {
		t.Errorf("%d shapes after a second, %d before", n, dark)
	}
	w.Tick(300)
	if n := len(w.Canvas.Scene.Shapes); n != dark || !w.View.Resting() {
		t.Errorf("it shines on where nobody points: %d shapes, %d before; rests: %t", n, dark, w.View.Resting())
	}
	w.PointAt(305, 200)
	w.Tick(70)
	w.PointAt(310, 200)
	if n := len(w.Canvas.Scene.Shapes); n != dark {
		t.Errorf("it still shines: %d shapes, want %d", n, dark)
	}
}

func TestAStepperStepsWithEitherSign(t *testing.T) {
	at := 5
	for _, wide := range []float64{300, 160} {
		w := kittest.OpenIn(t, kittest.Of(func() kit.Part {
			return kit.Column(0, kit.Stepper(2, "Hull", "5", true, func(by int) { at += by }))
		}), wide, 100)
		w.Press("less:2")
		w.Press("less:2")
		w.Press("more:2")
		expect.True(t, at == 4 && w.Reads("Hull"), "%v px wide it leads to %d", wide, at)
		at = 5
	}
}

// Who types what is sought goes through what is found with the arrow keys.
func TestArrowsChooseWhileASearchIsTyped(t *testing.T) {
	var list kit.Listed
	var query kit.Typed
	list.Picks = true
	w := kittest.OpenIn(t, kittest.Of(func() kit.Part {
		return kit.Column(4, kit.Field(&query, kit.FieldOf{ID: "search"}), kit.List(&list, 9, 30, func(i int) kit.Part { return kittest.Plain("row", 90, 30).Name("row", i) }))
	}), 300, 300)
	w.Press("search")
	w.Type("a")
	w.Key("down", "down", "up")
	expect.True(t, list.At == 1, "row %d is chosen", list.At)
	_, _, on := w.View.Typing()
	expect.True(t, on, "nothing is typed in any more")
}

// In a large window letters that are read from afar are larger.
func TestLettersForPeopleFarAway(t *testing.T) {
	for _, c := range []struct{ w, h, least, most float64 }{{512, 320, 1, 1}, {1280, 800, 1.4, 2}, {3840, 2160, 2, 2.5}} {
		times := 0.0
		kittest.OpenIn(t, kittest.Of(func() kit.Part {
			return boardview.Captioned(&scene.Board{Plain: true}, &boardview.Eye{}, boardview.Captions{Foot: kit.Afar(func(k float64) kit.Part { times = k; return kittest.Plain("words", 90, 30) })}, kit.Part{})
		}), c.w, c.h)
		expect.True(t, times >= c.least && times <= c.most, "%vx%v: %v times as large", c.w, c.h, times)
	}
}

// All of the table lies between words in the upper corners where they have room beside it, and
// below them where they have not.
func TestAllOfTheTableLiesClearOfWordsAboveIt(t *testing.T) {
	for _, z := range [][2]float64{{512, 320}, {800, 600}, {1280, 800}, {800, 1280}} {
		for _, wide := range []float64{60, 300, 500} {
			var eye boardview.Eye
			w := kittest.OpenIn(t, kittest.Of(func() kit.Part {
				return boardview.Captioned(&scene.Board{Plain: true}, &eye, boardview.Captions{Left: kittest.Plain("left", 50, 20), Right: kittest.Plain("right", min(wide, z[0]-250), 40), Foot: kittest.Plain("foot", 100, 30)}, kit.Part{})
			}), z[0], z[1])
			from, to := eye.Cam.ToScreen(scene.Pt{}), eye.Cam.ToScreen(scene.Pt{X: scene.Table, Y: scene.Table})
			for _, name := range []string{"left", "right", "foot"} {
				if b := w.Box(name); b.X < to.X && b.X+b.W > from.X && b.Y < to.Y && b.Y+b.H > from.Y {
					t.Errorf("%v, %v px wide: %s at %v lies on the table from %v to %v", z, wide, name, b, from, to)
				}
			}
			if high := to.Y - from.Y; wide == 60 && z[0] > z[1] && math.Abs(high-0.985*(w.Box("foot").Y-12)) > 1 {
				t.Errorf("%v: words beside the table take of its height: it has %v px", z, high)
			}
		}
	}
}
