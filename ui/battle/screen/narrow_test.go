package screen_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/reading"
	"attackwing/ui/window/windowtest"
)

// twice are the windows that remain of 1280 by 800 and of 1024 by 640 when everything is shown
// twice as large.
var twice = [][2]float64{{640, 400}, {512, 320}}

// upright are windows that are higher than wide: with both columns below the board, and with one.
var upright = [][2]float64{{800, 1280}, {540, 960}}

// In an upright window the board has the width, and all else stands below it.
func TestTheBoardIsAboveInAnUprightWindow(t *testing.T) {
	for _, z := range upright {
		tb := windowtest.New(t, windowtest.Goes(windowtest.SetUp(0), "human", "human"))
		tb.Resize(z[0], z[1])
		tb.Draw()
		b, main := tb.BoardBox(), kit.Box{}
		if h, ok := tb.Find("main"); ok {
			main = kit.Box{X: h.X, Y: h.Y, W: h.W, H: h.H}
		}
		expect.True(t, b.W >= z[0]-20 && b.H <= z[1]*0.6 && main.Y >= b.Y+b.H,
			"in %v the board is %v and the big button at %v", z, b, main)
	}
}

// Twice as large is reached in all three windows of the design, on every page of the table.
func TestTwiceAsLargeIsReached(t *testing.T) {
	for _, z := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		expect.True(t, kit.LeastW <= z[0]/2 && kit.LeastH <= z[1]/2,
			"a page wants %vx%v, and half of it is %vx%v", kit.LeastW, kit.LeastH, z[0]/2, z[1]/2)
	}
}

// whole tells whether a named thing is seen as high as that.
func whole(tb *windowtest.Window, id string, least float64) bool {
	h, ok := tb.Find(id)
	return ok && h.H >= least && h.X >= 0 && h.Y >= 0 && h.X+h.W <= tb.Pane.W+0.5 && h.Y+h.H <= tb.Pane.H+0.5
}

// Every answer to every kind of question can be reached with the arrows, and with the wheel, and
// the big button is always seen.
func TestEveryAnswerIsReachedInASmallWindow(t *testing.T) {
	defer scenarios.Add(gametest.Beacon())() // one of a player's own is looked at too
	for i, sc := range scenarios.All() {
		t.Run(sc.Sheet().ID, func(t *testing.T) {
			g := windowtest.SetUp(i)
			tb := windowtest.New(t, windowtest.Goes(g, "human", "human"))
			var brains [2]ai.Player
			for p := range brains {
				brains[p], _ = ai.New("ensign", uint64(p+1))
			}
			looked := map[game.Ask]int{}
			for !g.Over() {
				p := g.FirstOpen()
				tb.Tick(1)
				for tb.Flow.Waits() {
					if tb.Draw(); !whole(tb, "main", 30) {
						t.Errorf("round %d, a maneuver waits: the big button is not seen", tb.Shown.Round)
					}
					tb.Key("enter")
				}
				if tb.Ended() {
					break
				}
				tb.Hide(false)
				tb.Draw()
				q := tb.Asked()
				if q == nil {
					q = p
				} else if looked[q.Ask]++; looked[q.Ask] <= 1 {
					for _, z := range slices.Concat(twice, upright) {
						tb.Resize(z[0], z[1])
						tb.Draw()
						walk(t, tb, q, fmt.Sprintf("%.0fx%.0f, round %d, %s", z[0], z[1], g.State().Round, q.Heading(g.Setup())))
					}
				}
				tb.Answer(brains[q.Player].Choose(g.View(q.Player), q))
			}
		})
	}
}

// walk goes through the answers to a question.
func walk(t *testing.T, tb *windowtest.Window, p *game.Prompt, where string) {
	t.Helper()
	if p.Ask == game.PlaceShip {
		expect.True(t, whole(tb, "main", 30), "%s: the big button is not seen", where)
		return
	}
	name := func(i int) string { return fmt.Sprintf("opt:%d", i) }
	if p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent {
		name = func(i int) string { return fmt.Sprintf("cell:%d", reading.MoveOf(p.Options[i])) }
	}
	was := tb.Question.Answer()
	for i := range p.Options { // by the focus, which the arrows move
		tb.Question.Take(i)
		if p.Ask == game.ChooseManeuver {
			tb.Question.Take(reading.MoveOf(p.Options[i]))
		}
		tb.Draw()
		if !whole(tb, name(i), 16) || !whole(tb, "main", 30) {
			t.Errorf("%s: %s in focus is not seen, or the big button is not", where, name(i))
		}
	}
	tb.Question.Take(was)
	tb.Draw() // what is picked has been brought into view
	missing := map[string]bool{}
	for i := range p.Options {
		missing[name(i)] = true
	}
	b := tb.RightBox()
	wheel := func(by float64) {
		tb.Update(&kit.Input{X: b.X + b.W/2, Y: b.Y + b.H/2, Wheel: by, Any: true}, 0.016)
		tb.Draw()
	}
	wheel(100)
	wheel(100) // what lies in it first, then all of it
	for range 40 {
		for id := range missing {
			if whole(tb, id, 16) {
				delete(missing, id)
			}
		}
		wheel(-1)
	}
	for id := range missing {
		t.Errorf("%s: the wheel does not bring %s", where, id)
	}
}

// In a small window the roster and the log come out over the board, the buttons of the board out of
// one, and both go again.
func TestWhatComesOutInASmallWindow(t *testing.T) {
	tb := windowtest.New(t, windowtest.Goes(windowtest.SetUp(3), "human", "ensign"))
	tb.Resize(512, 320)
	tb.Tick(3)
	tb.Draw()
	for _, k := range []struct{ press, id string }{{"aside", "column"}, {"tools", "zoom+"}} {
		if _, ok := tb.Find(k.id); ok {
			t.Fatalf("%s is out at first", k.id)
		}
		tb.Press(k.press)
		tb.Draw()
		if _, ok := tb.Find(k.id); !ok {
			t.Errorf("%s does not come out", k.id)
		}
		for _, wrong := range kittest.Overlaps(&tb.Pane.Canvas, 512, 320) {
			t.Errorf("with %s: %s", k.press, wrong)
		}
		tb.Press(k.press)
		tb.Draw()
		if _, ok := tb.Find(k.id); ok {
			t.Errorf("%s does not go", k.id)
		}
	}
	tb.Key("\\")
	expect.True(t, tb.Seen("column"), "the key does not open the roster")
}

// What is said for a while has room for its words in a small window.
func TestRefusalsAndToastsOfASmallWindow(t *testing.T) {
	tb := windowtest.New(t, windowtest.Goes(windowtest.SetUp(3), "human", "ensign"))
	for _, z := range slices.Concat(twice, upright) {
		tb.Resize(z[0], z[1])
		tb.Tick(1)
		long := "No red maneuvers with an Auxiliary Power Token. Fly a green one to remove it."
		tb.Refuse(long)
		tb.Toast(long + " " + long)
		tb.Key("r")
		tb.Draw()
		for _, wrong := range kittest.Overlaps(&tb.Pane.Canvas, z[0], z[1]) {
			t.Errorf("%.0fx%.0f: %s", z[0], z[1], wrong)
		}
		said := ""
		for i := range tb.Pane.Canvas.Scene.Shapes {
			said += tb.Pane.Canvas.Scene.Shapes[i].Text + " "
		}
		for _, words := range []string{"remove it.", "Ruler: drag", "another"} {
			expect.True(t, strings.Contains(said, words), "%.0fx%.0f: %q is not said", z[0], z[1], words)
		}
		tb.Key("r")
	}
}
