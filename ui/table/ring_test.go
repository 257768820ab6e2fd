package table

import (
	"fmt"
	"testing"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/canvas/canvastest"
	"attackwing/ui/scene"
)

func acting(t *testing.T, w, h float64) (*Table, *game.Prompt) {
	t.Helper()
	tb := planning(t)
	tb.Resize(w, h)
	p := until(t, tb, "an action", func(p *game.Prompt) bool { return p.Ask == game.ChooseAction && len(p.Options) > 3 })
	tick(tb, 2)
	return tb, p
}

// Every action of the list is in the ring once, and a click there is a click in the list.
func TestTheRingOfActions(t *testing.T) {
	tb, p := acting(t, 1280, 800)
	ring := tb.ring(p)
	for i, o := range p.Options {
		n := 0
		for _, e := range ring {
			if q := p.Options[e.option]; e.option == i || sameAction(p.Options[i:i+1], &q) {
				n++
			}
		}
		if o.Kind != game.Pass && n != 1 {
			t.Errorf("%s is %d times in the ring", p.Label(&tb.View, i), n)
		}
	}
	last := ring[len(ring)-1]
	click(t, tb, fmt.Sprintf("ring:%d", last.option))
	if tb.Question.Answer() != last.option {
		t.Fatalf("the focus is on %d, want %d", tb.Question.Answer(), last.option)
	}
	was := len(tb.Game.Answers())
	click(t, tb, fmt.Sprintf("ring:%d", last.option))
	if len(tb.Game.Answers()) == was {
		t.Error("a second click does not perform the action")
	}
}

func TestTheRingFitsTheBoard(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		tb, p := acting(t, size[0], size[1])
		ring := tb.ring(p)
		for k, touch := range []bool{false, true} {
			tb.touch = touch
			tb.Draw()
			var hits []canvas.Hit
			for _, e := range ring {
				h, ok := tb.Canvas.Find(fmt.Sprintf("ring:%d", e.option))
				b := tb.lay.board
				if !ok || h.X < b.X || h.Y < b.Y || h.X+h.W > b.X+b.W || h.Y+h.H > b.Y+b.H {
					t.Errorf("%v %d: %+v", size, k, h)
				}
				for _, o := range hits {
					x, y := h.Center()
					ox, oy := o.Center()
					if (x-ox)*(x-ox)+(y-oy)*(y-oy) < h.W*h.W {
						t.Errorf("%v %d: %s lies on %s", size, k, h.ID, o.ID)
					}
				}
				hits = append(hits, h)
			}
			for _, bad := range canvastest.Overlaps(&tb.Canvas, size[0], size[1]) {
				t.Errorf("%v: %s", size, bad)
			}
		}
	}
}

// The ring is turned and widened until it hides no ship, where that can be.
func TestTheRingLeavesShipsFree(t *testing.T) {
	b := box{0, 0, 720, 720}
	at := scene.Pt{X: 360, Y: 360}
	plain := ringPlaces(b, at, 86, 54, 4, nil)
	for _, n := range [][]scene.Pt{{plain[0]}, {plain[1], plain[3]}} {
		got := ringPlaces(b, at, 86, 54, 4, n)
		if hidden(plain, 54, n) == 0 || hidden(got, 54, n) != 0 {
			t.Errorf("%v: %v", n, got)
		}
	}
	var all []scene.Pt // everywhere: as few as can be, but a ring there is
	for x := 0.0; x < 720; x += 30 {
		for y := 0.0; y < 720; y += 30 {
			all = append(all, scene.Pt{X: x, Y: y})
		}
	}
	if got := ringPlaces(b, at, 86, 54, 4, all); len(got) != 4 {
		t.Errorf("%v", got)
	}
}
