package table

import "attackwing/ui/motion"

// drawTray is the dice of the attack being resolved, with its steps.
func (t *Table) drawTray() {
	b := t.lay.tray
	tray := motion.Tray{Stage: t.stage(), Canvas: &t.Canvas, X: b.X, Y: b.Y, W: b.W, H: b.H, Now: t.motion(), Prompt: t.Asked(), Picks: t.Picks}
	tray.Draw()
}
