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
	if e, ok := t.now.Event.(game.TokenLaid); ok {
		t.boardHint(title(t.called(e.Token.Kind)) + " grows: Space goes to the end")
	}
}
