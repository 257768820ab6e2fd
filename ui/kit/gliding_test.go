package kit_test

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
)

func TestTheFocusStaysNearWhatIsGone(t *testing.T) {
	n := 3
	p := kittest.Of(func() kit.Part {
		var ps []kit.Part
		for i := range n {
			ps = append(ps, kittest.Plain("row", 100, 20).Key(i).Name("row", i))
		}
		return kit.Column(4, ps...)
	})
	w := kittest.OpenIn(t, p, 400, 300)
	w.Key("tab", "tab", "tab")
	n = 2
	w.View.Stale()
	w.Draw()
	if at, on := w.View.Focused(); !on || at.N != 1 {
		t.Errorf("focus on %v, %t", at, on)
	}
	w.Key("up")
	if at, _ := w.View.Focused(); at.N != 0 {
		t.Errorf("up leads to %v", at)
	}
}

func TestWhatGlidesIsMetWhereItGoes(t *testing.T) {
	first := true
	p := kittest.Of(func() kit.Part {
		a, b := kittest.Plain("a", 100, 40).Key("a").Glide(), kittest.Plain("b", 100, 40).Key("b").Glide()
		if first {
			return kit.Column(0, a, b)
		}
		return kit.Column(0, b, a)
	})
	w := kittest.OpenIn(t, p, 400, 300)
	w.View.Pace = 1
	w.View.Stale()
	w.Draw()
	first = false
	w.View.Stale()
	w.Draw()
	if b := w.Box("b"); b.Y != 0 || w.View.Resting() {
		t.Errorf("met at %v, rests %t", b.Y, w.View.Resting())
	}
	w.Tick(30)
	expect.True(t, w.View.Resting(), "it never comes to rest")
}

// What rises is below its place when its key is new, and comes to its place.
func TestWhatIsNewRises(t *testing.T) {
	key := "a"
	w := kittest.OpenIn(t, kittest.Of(func() kit.Part { return kittest.Plain("line", 100, 40).Key(key).Rise(true) }), 400, 300)
	drawn := func() float64 {
		w.View.Stale()
		w.Draw()
		lo, _ := w.Canvas.Scene.Shapes[len(w.Canvas.Scene.Shapes)-1].Path.Bounds()
		return lo.Y
	}
	w.View.Pace = 1
	drawn()
	w.Tick(30)
	rest := drawn()
	key = "b"
	if y := drawn(); y != rest+24 {
		t.Errorf("a new one begins at %g px, one that was there lies at %g", y, rest)
	}
	w.Tick(30)
	if y := drawn(); y != rest {
		t.Errorf("it comes to %g px, not to %g", y, rest)
	}
}

// The end of a place is dark where there is more below it, and no longer where its end is seen.
func TestAPlaceTellsThatThereIsMore(t *testing.T) {
	var at kit.Scrolled
	w := kittest.OpenIn(t, kittest.Of(func() kit.Part { return kit.Scroll(&at, kittest.Plain("long", 100, 400)) }), 300, 200)
	dark := func() (n int) {
		for _, s := range w.Canvas.Scene.Shapes {
			if _, hi := s.Path.Bounds(); s.Kind == scene.Fill && hi.Y == 200 && s.Color.A > 0 && s.Color.A < 255 {
				n++
			}
		}
		return n
	}
	expect.True(t, dark() != 0, "nothing tells of more")
	w.Wheel("long", -40)
	expect.True(t, dark() == 0, "at the end, %g px down, more is told of", at.Top)
}
