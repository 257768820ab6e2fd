package panel_test

import (
	"fmt"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/window/windowtest"
)

func acting(t *testing.T, w, h float64) (*windowtest.Window, *game.Prompt) {
	t.Helper()
	tb := windowtest.Planning(t)
	tb.Resize(w, h)
	p := tb.Until("an action", func(p *game.Prompt) bool { return p.Ask == game.ChooseAction && len(p.Options) > 3 })
	tb.Tick(2)
	return tb, p
}

// Every action of the list is in the ring once, and a click there is a click in the list.
func TestTheRingOfActions(t *testing.T) {
	tb, p := acting(t, 1280, 800)
	ring := tb.Numbered("ring")
	for i, o := range p.Options {
		n := 0
		for _, e := range ring {
			if q := p.Options[e]; e == i || q.Kind == o.Kind && q.Action == o.Action && q.Line == o.Line {
				n++
			}
		}
		if o.Kind != game.Pass && n != 1 {
			t.Errorf("%s is %d times in the ring", p.Label(&tb.View, i), n)
		}
	}
	last := ring[len(ring)-1]
	tb.Press(fmt.Sprintf("ring:%d", last))
	expect.Need(t, tb.Question.Answer(), last, "the focus is on")
	was := len(tb.Game.Answers())
	tb.Press(fmt.Sprintf("ring:%d", last))
	expect.True(t, len(tb.Game.Answers()) != was, "a second click does not perform the action")
}

func TestTheRingFitsTheBoard(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		tb, _ := acting(t, size[0], size[1])
		ring := tb.Numbered("ring")
		for k, touch := range []bool{false, true} {
			tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Touch: touch}, 1.0/60)
			tb.Draw()
			var hits []windowtest.Hit
			for _, e := range ring {
				h, ok := tb.Find(fmt.Sprintf("ring:%d", e))
				b := tb.BoardBox()
				if !ok || h.X < b.X || h.Y < b.Y || h.X+h.W > b.X+b.W || h.Y+h.H > b.Y+b.H {
					t.Errorf("%v %d: %+v", size, k, h)
				}
				for _, o := range hits {
					x, y := h.Center()
					ox, oy := o.Center()
					expect.True(t, (x-ox)*(x-ox)+(y-oy)*(y-oy) >= h.W*h.W, "%v %d: %s lies on %s", size, k, h.ID, o.ID)
				}
				hits = append(hits, h)
			}
			for _, bad := range kittest.Overlaps(&tb.Pane.Canvas, size[0], size[1]) {
				t.Errorf("%v: %s", size, bad)
			}
		}
	}
}
