package panel_test

import (
	"math"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// fingers gives one tick with a finger as the last thing used.
func fingers(tb *windowtest.Window, in kit.Input) {
	in.Any, in.Touch = true, true
	if in.X >= 0 {
		in.Fingers = 1
	}
	tb.Update(&in, 1.0/60)
}

// finger is the least height of what a finger is to meet, px.
const finger = 44.0

func TestRowsAreTallEnoughForAFinger(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		tb := windowtest.Planning(t)
		tb.Resize(size[0], size[1])
		seen := map[game.Ask]bool{}
		for range 400 {
			if tb.Ended() {
				break
			}
			fingers(tb, kit.Input{X: -1, Y: -1})
			p := tb.Asked()
			if p == nil {
				tb.Key("enter")
				continue
			}
			if !seen[p.Ask] {
				seen[p.Ask] = true
				fingers(tb, kit.Input{X: -1, Y: -1})
				tb.Draw()
				end := 0.0 // of the rows that are seen: the last may be cut there
				for _, h := range tb.Hits() {
					if strings.HasPrefix(h.ID, "opt:") {
						end = max(end, h.Y+h.H)
					}
				}
				for _, h := range tb.Hits() {
					if h.Y+h.H >= end {
						continue
					}
					if k := strings.HasPrefix(h.ID, "opt:") || strings.HasPrefix(h.ID, "cell:"); k && h.H < finger-0.5 && (size[1] > 640 || strings.HasPrefix(h.ID, "opt:")) {
						t.Errorf("%v, %s: %s is %.0f high", size, p.Ask, h.ID, h.H)
					}
				}
				for _, bad := range kittest.Overlaps(&tb.Pane.Canvas, size[0], size[1]) {
					t.Errorf("%v, %s: %s", size, p.Ask, bad)
				}
			}
			tb.Confirm()
		}
		expect.True(t, len(seen) >= 4, "only %v were asked", seen)
	}
}

func TestTwoFingersMoveTheTable(t *testing.T) {
	tb := windowtest.Planning(t)
	b := tb.BoardBox()
	x, y := b.X+b.W/2, b.Y+b.H/2
	z := tb.Camera().PxPerInch
	fingers(tb, kit.Input{X: x, Y: y, Pinch: 2})
	if math.Abs(tb.Camera().PxPerInch-2*z) > 0.01 {
		t.Errorf("%.1f pixels an inch, want twice %.1f", tb.Camera().PxPerInch, z)
	}
	was := tb.Camera().CenterX
	fingers(tb, kit.Input{X: x, Y: y, PanX: 50})
	if want := was - 50/tb.Camera().PxPerMM(); math.Abs(tb.Camera().CenterX-want) > 0.01 {
		t.Errorf("the middle is at %.1f mm, want %.1f", tb.Camera().CenterX, want)
	}
}

// A resting finger asks for words, which stay with their buttons; on an enemy it asks for the
// reach.
func TestARestingFingerAsks(t *testing.T) {
	tb := windowtest.Planning(t)
	h, _ := tb.Find("stat:2")
	x, y := h.Center()
	fingers(tb, kit.Input{X: x, Y: y, Moved: true})
	fingers(tb, kit.Input{X: x, Y: y, Long: true})
	for range 60 {
		fingers(tb, kit.Input{X: x, Y: y})
	}
	_, ok := tb.Find("tipwhy")
	expect.Must(t, ok, "no words with buttons")
	for _, bad := range kittest.Overlaps(&tb.Pane.Canvas, 1280, 800) {
		t.Error(bad)
	}
	tb.Tap("tipwhy")
	if !tb.Seen("why") || !tells(tb, "Captain Skill") {
		t.Errorf("Why opens %v %q", tb.Seen("why"), tb.Written())
	}
	tb.Key("esc")
	foe := tb.EnemyAt()
	s := tb.Camera().ToScreen(scene.FromPhysics(tb.Shown.Ships[foe].Pose).Pt)
	fingers(tb, kit.Input{X: s.X, Y: s.Y, Moved: true})
	fingers(tb, kit.Input{X: s.X, Y: s.Y, Long: true})
	fingers(tb, kit.Input{X: s.X, Y: s.Y})
	expect.Same(t, reached(tb), foe, "reach of")
	fingers(tb, kit.Input{X: x, Y: y, Moved: true})
	fingers(tb, kit.Input{X: x, Y: y, Long: true})
	fingers(tb, kit.Input{X: x, Y: y})
	tb.Tap("tipterm")
	expect.True(t, tb.Term() != "", "Glossary opens no card")
}
