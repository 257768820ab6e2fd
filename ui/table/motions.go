package table

import (
	"attackwing/game"
	"attackwing/ui/motion"
)

// drawMotion shows over the board what is no shape of the table: the dial that turns, the damage card.
func (t *Table) drawMotion() {
	if t.now == nil {
		return
	}
	b := t.lay.board
	g := motion.Glass{Stage: t.stage(), Canvas: &t.Canvas, Cam: t.cam, X: b.X, Y: b.Y, W: b.W, H: b.H, Middle: b.Y + b.H/2, Clear: t.prefs.Colors == "clear"}
	if t.shown.Attack.On && t.lay.trayOnBoard {
		g.Middle = (b.Y + t.lay.tray.Y) / 2
	}
	g.Draw(t.now)
}

// Seconds in which the end of a round can be read before the next one begins; longer when it destroyed a ship.
const (
	endSeconds  = 0.9
	goneSeconds = 2
)

// begins is the motion of an event, nil when it is not shown; silent when it is part of one that has been shown.
func (t *Table) begins(e game.Event) (n *motion.Motion, silent bool) {
	switch e := e.(type) {
	case game.TokenLaid:
		if t.shown.Phase != game.End || t.lookOf(&e.Token) != game.BarrierLook {
			break
		}
		if t.grown {
			return nil, true
		}
		t.grown = true
		all := []game.Token{e.Token}
		for _, q := range t.queue {
			if k, ok := q.(game.TokenLaid); ok && t.lookOf(&k.Token) == game.BarrierLook {
				all = append(all, k.Token)
			}
		}
		return t.begun(t.stage().Grow(e, all)), false
	case game.TokensTaken:
		return nil, false
	case game.RoundBegan:
		if k := t.endingNow(); k != nil {
			n = &motion.Motion{Event: e}
			if n.Length = endSeconds; len(k.gone) > 0 {
				n.Length = goneSeconds
			}
			return n, false
		}
	}
	if t.grown {
		_, laying := e.(game.TokenLaid)
		t.grown = laying
	}
	return t.begun(t.stage().Begin(e)), false
}
