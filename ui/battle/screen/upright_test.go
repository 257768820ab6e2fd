package screen_test

import (
	"fmt"
	"slices"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/reading"
	"attackwing/ui/window/windowtest"
)

// On a telephone held upright a maneuver of a dial is as large as a finger's tip, and the whole
// dial, the button and what the maneuver does are seen at once, below a board of some height.
func TestADialOnATelephoneIsForFingers(t *testing.T) {
	const finger = 44.0
	for _, z := range [][2]float64{{390, 844}, {360, 740}, {430, 932}} {
		tb := windowtest.Planning(t)
		shown := 1 / min(1, kit.Fits(z[0], z[1])) // a window that is narrower than a page needs is shown smaller
		tb.Resize(z[0]*shown, z[1]*shown)
		tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Touch: true}, 1.0/60)
		q := tb.Asked()
		for i := range q.Options {
			h, ok := tb.Find(fmt.Sprintf("cell:%d", reading.MoveOf(q.Options[i])))
			expect.True(t, ok && h.W >= finger*shown-0.5 && h.H >= finger*shown-0.5,
				"%v: option %d is seen at %v, %v", z, i, h, ok)
		}
		if !whole(tb, "main", 30) || tb.BoardBox().H < tb.Pane.H*0.25 {
			t.Errorf("%v: the board is %v", z, tb.BoardBox())
		}
	}
}

// In a narrow window that is held upright the ships and the log stand under tabs, where the board
// stays; what is asked next is seen by itself.
func TestTabsOfATelephone(t *testing.T) {
	tb := windowtest.Planning(t)
	tb.Resize(540, 960)
	tb.Draw()
	board := tb.BoardBox()
	for i, k := range []struct{ seen, gone string }{{"main", "order"}, {"order", "main"}, {"logfilter", "main"}} {
		tb.Press(fmt.Sprintf("column:%d", i))
		if tb.Draw(); !tb.Seen(k.seen) || tb.Seen(k.gone) || tb.BoardBox() != board {
			t.Errorf("tab %d: %s is seen %v, %s %v, the board is %v", i, k.seen, tb.Seen(k.seen), k.gone, tb.Seen(k.gone), tb.BoardBox())
		}
		for _, wrong := range kittest.Overlaps(&tb.Pane.Canvas, 540, 960) {
			t.Errorf("tab %d: %s", i, wrong)
		}
	}
	tb.Key("\\")
	tb.Draw()
	expect.True(t, tb.Seen("order"), "the key of the ships does not lead to their tab")
	tb.Key("shift+enter")
	tb.Tick(5)
	tb.Draw()
	expect.True(t, tb.Seen("main"), "what is asked next is not seen: %s", tb.Report().Ask)
}

// On a telephone the ships stand in a line below the board, each for a finger, and so do the tools
// of the board once a finger was used; then no key is named, and a mouse brings the keys back.
func TestATelephoneKnowsFingers(t *testing.T) {
	tb := windowtest.Planning(t)
	tb.Resize(390, 844)
	use := func(touch bool) {
		tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Touch: touch}, 1.0/60)
		tb.Draw()
	}
	for _, touch := range []bool{false, true, false} {
		use(touch)
		named := slices.Contains(kittest.Lines(&tb.Pane.Canvas), "Enter")
		expect.True(t, named != touch, "a finger is used %v, and Enter is named %v", touch, named)
		tool := "zoom-"
		if touch {
			tool = "tools" // they come out of one
		}
		h, ok := tb.Find(tool)
		expect.True(t, ok && touch == (h.H >= 44), "a finger is used %v: %s is at %v, %v", touch, tool, h, ok)
	}
	board := tb.BoardBox()
	for id := range tb.Shown.NShips {
		if h, ok := tb.Find(fmt.Sprintf("ship:%d", id)); ok && (h.W < 44 || h.H < 44 || h.Y < board.Y+board.H) {
			t.Errorf("ship %d is at %v below %v", id, h, board)
		} else if !ok {
			t.Errorf("ship %d is not in the line", id)
		}
	}
	use(true)
	for _, wrong := range kittest.Overlaps(&tb.Pane.Canvas, 390, 844) {
		t.Error(wrong)
	}
}
