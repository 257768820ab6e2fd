package screen_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// framing plays battles of random fleets by people and looks at every question in the Activation
// and the Combat Phase.
func framing(t *testing.T, most int, size [2]float64, look func(tb *windowtest.Window, p *game.Prompt) bool) {
	t.Helper()
	n := 0
	for seed := uint64(1); n < most; seed++ {
		walked(t, randomBattle(t, seed), size, seed, 1500, func(tb *windowtest.Window, _ ai.Player, p *game.Prompt) turn {
			if ph := tb.Shown.Phase; ph == game.Activation || ph == game.Combat {
				tb.Tick(1)
				tb.Draw()
				if look(tb, p) {
					n++
				}
			}
			return kit.If(n < most, answers, ends)
		})
	}
}

// base is a base as it is seen, and how far it is kept free, px.
type base struct {
	mid  scene.Pt
	h    scene.Pt
	half float64
}

// meets reports whether a box lies on it.
func (k *base) meets(b kit.Box) bool {
	x, y := b.Center()
	c := scene.Pt{X: x, Y: y}.Sub(k.mid)
	far := k.half * (math.Abs(k.h.X) + math.Abs(k.h.Y))
	if math.Abs(c.X) >= far+b.W/2 || math.Abs(c.Y) >= far+b.H/2 {
		return false
	}
	for _, a := range [2]scene.Pt{k.h, {X: -k.h.Y, Y: k.h.X}} {
		if math.Abs(c.Dot(a)) >= k.half+b.W/2*math.Abs(a.X)+b.H/2*math.Abs(a.Y) {
			return false
		}
	}
	return true
}

func basesOf(b *scene.Board, cam scene.Camera, free float64) (ks []base) {
	for _, s := range b.Ships {
		ks = append(ks, base{cam.ToScreen(s.Pt), scene.Heading(s.Heading + cam.Rotation), max(40, s.Side)/2*cam.PxPerMM() + free})
	}
	return ks
}

// writtenOn are the labels of a board as they are seen: names, locks, ranges, reasons; not what is
// written at a base's corner.
func writtenOn(b *scene.Board, cam scene.Camera) map[string]kit.Box {
	out := map[string]kit.Box{}
	for i, s := range scene.Build(b, cam).Shapes {
		lock := s.Layer == scene.LayerTokens && len(s.Text) == 1 && s.Text[0] >= 'A' && s.Text[0] <= 'Z'
		if s.Kind != scene.Text || s.Layer != scene.LayerLabels && !lock {
			continue
		}
		at := cam.ToScreen(s.At)
		if len(s.Path.Pts) > 0 {
			at = at.Add(s.Path.Pts[0])
		}
		w, h := scene.MeasureText(s.Face, s.Size, 0, s.Text), s.Size
		if lock {
			w, h = 26, 22
		}
		out[fmt.Sprintf("%s (%d)", s.Text, i)] = kit.Box{X: at.X - w/2, Y: at.Y - h/2, W: w, H: h}
	}
	return out
}

// On two hundred framed questions no name, range, lock and no button of the fan lies on a base, and
// none of them under what lies over the board.
func TestLabelsStandBesideTheBases(t *testing.T) {
	looked, fans, crowded := 0, 0, 0
	framing(t, 200, [2]float64{1280, 800}, func(tb *windowtest.Window, p *game.Prompt) bool {
		b, cam := tb.Board()
		if cam.PxPerInch < 22.9 {
			return false
		}
		looked++
		bases, board := basesOf(b, cam, 1), tb.BoardBox()
		over := map[string]kit.Box{}
		for _, h := range tb.Hits() {
			x, y := h.Center()
			if strings.HasPrefix(h.ID, "ring:") {
				fans++
				for _, k := range bases {
					if k.meets(h.Box.Inset(6, 6)) {
						t.Errorf("seed of %s: %s lies on a base", p.Question(), h.ID)
					}
				}
			}
			if board.Has(x, y) && h.ID != "board" {
				over[h.ID] = h.Box
			}
		}
		for words, at := range writtenOn(b, cam) {
			if x, y := at.Center(); !board.Has(x, y) {
				continue
			}
			for _, k := range bases {
				if k.meets(at) {
					crowded++
					t.Logf("%s, %s: %q lies on a base", tb.Game.Setup().Scenario.Sheet().Title, p.Question(), words)
				}
			}
			for id, o := range over {
				if at.X < o.X+o.W && o.X < at.X+at.W && at.Y < o.Y+o.H && o.Y < at.Y+at.H {
					t.Errorf("%s: %q lies under %s", p.Question(), words, id)
				}
			}
		}
		return true
	})
	expect.True(t, looked >= 200 && fans >= 50, "only %d questions, %d buttons of fans", looked, fans)
	expect.True(t, crowded == 0, "%d labels lie on a base", crowded)
}

// An attack is seen at 26 to 34 px an inch, both ships whole and clear of the dice, in 95 of 100.
func TestAnAttackIsFramed(t *testing.T) {
	whole, n := 0, 0
	framing(t, 120, [2]float64{1280, 800}, func(tb *windowtest.Window, p *game.Prompt) bool {
		a := &tb.Shown.Attack
		if !a.On {
			return false
		}
		n++
		b, cam := tb.Board()
		tray, _ := tb.Find("tray")
		good := cam.PxPerInch >= 26-0.01 && cam.PxPerInch <= 34.01
		for _, id := range []game.ShipID{a.Attacker, a.Target} {
			for _, s := range b.Ships {
				if s.Pt != scene.FromPhysics(tb.Shown.Ships[id].Pose).Pt {
					continue
				}
				for _, c := range s.Corners(max(40, s.Side)) {
					q := cam.ToScreen(c)
					box := tb.BoardBox()
					good = good && box.Has(q.X, q.Y) && !tray.Has(q.X, q.Y)
				}
			}
		}
		if good {
			whole++
		} else {
			t.Logf("%s: %.1f px an inch", tb.Game.Setup().Name(a.Attacker), cam.PxPerInch)
		}
		return true
	})
	expect.True(t, whole*100 >= n*95, "%d of %d attacks are framed", whole, n)
}

// moves plays a round with motion and reports how often the camera stood elsewhere from one tick to
// the next.
func moves(t *testing.T, s prefs.Settings) int {
	t.Helper()
	o := windowtest.Duel("human", "ensign")
	o.Quick, o.Settings = false, s
	tb := windowtest.Open(t, o)
	n, was := 0, tb.Camera()
	for range 40000 {
		tb.Tick(1)
		tb.Dirty()
		if c := tb.Camera(); c != was {
			n, was = n+1, c
		}
		if tb.Shown.Round > 1 {
			break
		}
		if p := tb.Asked(); tb.Flow.Waits() && tb.Resting() || p != nil && p.ID == tb.Question.PromptID {
			tb.Key("enter")
		}
	}
	return n
}

// The camera glides where it may, and stands still with fades only or when it is never to follow.
func TestTheCameraStandsStill(t *testing.T) {
	if n := moves(t, prefs.Settings{Motion: "4"}); n < 20 {
		t.Errorf("it hardly moves: %d", n)
	}
	for _, s := range []prefs.Settings{{Motion: "reduced"}, {Motion: "4", Follow: "never"}} {
		n := moves(t, s)
		expect.True(t, n == 0, "%+v: it moves %d times", s, n)
	}
}

// While a button is down it does not move, nor just after somebody has moved it; it goes back to
// where they had it.
func TestTheCameraYieldsToTheHand(t *testing.T) {
	acting := func() *windowtest.Window {
		tb := windowtest.Open(t, windowtest.Duel("human", "ensign"))
		tb.Set("pace", "stop")
		tb.Until("a maneuver", func(p *game.Prompt) bool { return p.Ask == game.ChooseManeuver })
		return tb
	}
	on := func(tb *windowtest.Window) {
		for range 20 {
			if tb.Flow.Waits() {
				return
			}
			tb.Key("enter")
		}
		t.Fatal("nothing flies")
	}
	tb := acting()
	if on(tb); tb.Camera().PxPerInch < 23 {
		t.Fatalf("it is not framed: %.1f px an inch", tb.Camera().PxPerInch)
	}
	tb = acting()
	tb.Key("+", "+")
	tb.Tick(5 * 60)
	own := tb.Camera()
	on(tb)
	expect.True(t, tb.Camera() != own, "long after somebody has moved it, it is not framed")
	tb.Until("the next dials", func(p *game.Prompt) bool { return p.Ask == game.ChooseManeuver })
	if tb.Tick(2); tb.Camera() != own {
		t.Errorf("it does not go back: %+v, was %+v", tb.Camera(), own)
	}
	tb = acting()
	for !tb.Flow.Waits() { // just after somebody has moved it
		tb.Key("enter")
		tb.Key("+")
	}
	own = tb.Camera()
	tb.Tick(2)
	expect.Same(t, tb.Camera(), own, "it is framed though somebody has just moved it")
	tb.Key("end")
	expect.True(t, tb.Camera() != own, "End does not frame it")
	tb = acting()
	b := tb.BoardBox()
	tb.Do(kit.Input{X: b.X + 9, Y: b.Y + b.H/2, Any: true, Press: true, Held: true, Strokes: []string{"ctrl+enter"}})
	was := tb.Camera()
	for range 40 {
		tb.Do(kit.Input{X: b.X + 9, Y: b.Y + b.H/2, Any: true, Held: true, Strokes: []string{"enter"}})
		expect.Need(t, tb.Camera(), was, "it moves while a button is down")
	}
	tb.Do(kit.Input{X: b.X + 9, Y: b.Y + b.H/2, Any: true, Release: true})
	if tb.Tick(3); !tb.Flow.Waits() && tb.Asked() == nil {
		t.Fatalf("nothing is asked: %+v", tb.Report())
	}
}
