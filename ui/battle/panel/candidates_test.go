package panel_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
)

// A lock in focus shows a line and the distance to every ship that may be locked, and why to every
// one that may not.
func TestWhomALockMayBeOn(t *testing.T) {
	tb, p := locking(t)
	may, not := 0, 0
	for _, o := range p.Options {
		if o.Kind == game.Perform && o.Action == card.TargetLock {
			may++
		}
	}
	for _, r := range game.Refusals(&tb.View, p) {
		if r.Kind == game.Perform && r.Act == card.TargetLock && r.Ship != p.Ship {
			not++
		}
	}
	expect.Must(t, may != 0 && not != 0, "%d may be locked, %d not", may, not)
	b := tb.Table()
	lines, dotted, tags, reasons, muted := 0, 0, 0, 0, 0
	for _, f := range b.Fires {
		if f.Refused {
			dotted++
		} else if f.Lock {
			lines++
		}
	}
	for _, k := range b.Tags {
		if k.Refused {
			reasons++
		} else if strings.HasPrefix(k.Text, "Range ") {
			tags++
		}
	}
	for _, s := range b.Ships { // and whoever has nothing to do with it
		if s.Muted {
			muted++
		}
	}
	if lines != may || tags != may || dotted != not || reasons != not || muted < not {
		t.Errorf("%d and %d may and may not be locked: %d lines, %d tags, %d dotted lines, %d reasons, %d muted", may, not, lines, tags, dotted, reasons, muted)
	}
	expect.True(t, len(b.Fans) == 1 && b.Fans[0].Bands == 3 && !b.Fans[0].Quiet, "rings %+v", b.Fans)
}

// The board's buttons and the ring are taken places; the buttons are faint until the pointer is
// near.
func TestNamesKeepAwayFromTheBoardsButtons(t *testing.T) {
	tb, _ := locking(t)
	n, want := len(tb.Table().Taken), 7+len(tb.Numbered("ring"))
	expect.True(t, n >= want, "%d places are taken, want %d", n, want)
	corner := func() kit.Box {
		h, _ := tb.Find("zoom-")
		return kit.Box{X: h.X, Y: h.Y, W: h.W, H: h.H}
	}
	alpha := func() (a uint8) {
		c := corner()
		for _, sh := range tb.Pane.Canvas.Scene.Shapes {
			if len(sh.Path.Pts) > 0 && sh.Path.Pts[0].X >= c.X-1 && sh.Path.Pts[0].X < c.X+c.W && sh.Path.Pts[0].Y >= c.Y-1 && sh.Path.Pts[0].Y < c.Y+c.H {
				a = max(a, sh.Color.A)
			}
		}
		return a
	}
	if a := alpha(); a == 0 || a > 160 {
		t.Errorf("alpha %d", a)
	}
	c := corner()
	tb.Update(&kit.Input{X: c.X + 20, Y: c.Y - 30, Any: true, Moved: true}, 1.0/60)
	expect.Same(t, alpha(), 255, "near them alpha")
}
