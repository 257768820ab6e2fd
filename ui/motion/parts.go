package motion

import (
	"attackwing/ui/kit"
)

// trayHigh is how high a tray is whose sides stand beside each other, px.
const trayHigh = 164.0

// Dice is the tray as a part: both sides beside each other where there is room, else one below the other.
func Dice(t Tray) kit.Part {
	return kit.Draw(func(r kit.Room) (w, h float64) {
		if r.W < narrow {
			return r.W, NarrowHigh
		}
		return r.W, trayHigh
	}, func(c *kit.Canvas, b kit.Box) {
		t.Canvas, t.X, t.Y, t.W, t.H = c, b.X, b.Y, b.W, b.H
		t.Draw()
	})
}

// OverBoard is what is shown over a board: what moves now, nil nothing, and the dice of an attack where they are wanted, at the foot
// of the board or at its top, not over those who fight.
func OverBoard(st Stage, now *Motion, eye *kit.Eye, clear, dice bool) kit.Part {
	return kit.Draw(func(r kit.Room) (w, h float64) { return r.W, r.H }, func(c *kit.Canvas, b kit.Box) {
		g := Glass{Stage: st, Canvas: c, Cam: eye.Cam, X: b.X, Y: b.Y, W: b.W, H: b.H, Middle: b.Y + b.H/2, Clear: clear}
		if dice && st.State.Attack.On {
			y := b.Y + b.H - trayHigh - 12
			if top := b.Y + 12; st.Hides(eye.Cam, y, trayHigh) && !st.Hides(eye.Cam, top, trayHigh) {
				y = top
			} else {
				g.Middle = (b.Y + y) / 2
			}
			wide := min(b.W-24, 900)
			t := Tray{Stage: st, Canvas: c, X: b.X + (b.W-wide)/2, Y: y, W: wide, H: trayHigh, Now: now}
			t.Draw()
		}
		if now != nil {
			g.Draw(now)
		}
	})
}
