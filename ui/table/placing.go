package table

import (
	"math"

	"attackwing/game"
	"attackwing/ui/scene"
)

// handleAt is the place of the handle that turns what is being placed, on the screen.
func (t *Table) handleAt(p *game.Prompt) (placed, handle scene.Pt) {
	h := scene.Handle{Pose: fromPose(t.Draft), Side: t.PlacedSide(p)}
	return t.cam.ToScreen(h.Pt), t.cam.ToScreen(h.At(t.cam))
}

// hitHandle lets the handle before the ship being placed be met.
func (t *Table) hitHandle() {
	p := t.Asked()
	if p == nil || !p.Places() {
		return
	}
	reach := 14.0
	if t.touch {
		reach = finger / 2
	}
	if _, at := t.handleAt(p); t.lay.board.has(at.X, at.Y) {
		t.Canvas.Hit("handle", at.X-reach, at.Y-reach, 2*reach, 2*reach, true)
	}
}

// turnByHandle follows the pointer with the handle; true while it does. Shift turns by 15 degrees at a time.
func (t *Table) turnByHandle(in *Input) bool {
	p := t.Asked()
	if p == nil || !p.Places() {
		t.Placing.Turning = false
		return false
	}
	if in.Press && t.Canvas.Hover == "handle" {
		t.Placing.Turning = true
	}
	if !t.Placing.Turning {
		return false
	}
	if ship, _ := t.handleAt(p); in.Moved {
		h := math.Atan2(in.X-ship.X, ship.Y-in.Y)*180/math.Pi - t.cam.Rotation
		if in.Shift {
			h = math.Round(h/15) * 15
		}
		t.Head(h)
	}
	t.Placing.Turning = in.Held
	return true
}
