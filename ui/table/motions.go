package table

import (
	"attackwing/game"
	"attackwing/ui/motion"
)

// drawMotion shows over the board what is no shape of the table: the dial that turns, the damage card.
func (t *Table) drawMotion() {
	m := t.motion()
	if m == nil {
		return
	}
	b := t.lay.board
	g := motion.Glass{Stage: t.stage(), Canvas: &t.Canvas, Cam: t.cam, X: b.X, Y: b.Y, W: b.W, H: b.H, Middle: b.Y + b.H/2, Clear: t.prefs.Colors == "clear"}
	if t.Shown.Attack.On && t.lay.trayOnBoard {
		g.Middle = (b.Y + t.lay.tray.Y) / 2
	}
	g.Draw(m)
}

// Seconds in which the end of a round can be read before the next one begins; longer when it destroyed a ship.
const (
	endSeconds  = 0.9
	goneSeconds = 2
)

// begins is the motion of an event, nil when it is not shown; silent when it is part of one that has been shown.
func (t *Table) begins(e game.Event) (n *motion.Motion, silent bool) {
	switch e := e.(type) {
	case game.TokensTaken, game.TokenLaid:
		if t.Shown.Phase != game.End {
			break
		}
		if t.Grown {
			return nil, true
		}
		laid, guides := t.Growing(e)
		if len(laid) == 0 {
			break
		}
		t.Grown = true
		t.Hear(game.TokenLaid{Token: laid[0]})
		return t.begun(t.stage().Grow(e, laid, guides)), true
	case game.RoundBegan:
		if k := t.EndingNow(); k != nil {
			n = &motion.Motion{Event: e}
			if n.Length = endSeconds; len(k.Gone) > 0 {
				n.Length = goneSeconds
			}
			return n, false
		}
	}
	t.Grown = false
	return t.begun(t.stage().Begin(e)), false
}
