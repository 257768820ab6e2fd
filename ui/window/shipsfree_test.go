package window_test

import (
	"math"
	"slices"

	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// free looks whether all ships on the board can be clicked when something is asked.
type free struct {
	asked  int32        // the question looked at last
	cam    scene.Camera // how the board was seen a tick ago
	ships  int          // looked at
	trayed int          // of those that lie below the dice on a board that somebody has moved
}

// liesOnBoards are the parts that the program lays on a board by itself.
var liesOnBoards = map[string]bool{"zoom-": true, "zoom+": true, "fit": true, "rotate": true, "ruler": true, "fan": true, "reach": true, "tools": true, "alwayslist": true,
	"map": true, "frame": true, "ending": true, "tray": true}

// look looks at the board once for each question, when it stands still.
func (k *free) look(p *person, in *kit.Input) {
	q := p.tb.Asked()
	if q == nil || q.ID == k.asked || p.tb.Stage() != battle.Asks || p.tb.Report().Screen != "table" {
		return
	}
	moves := func(key string) bool { return slices.Contains([]string{"+", "-", "home", "end", "g", "q", "e"}, key) }
	if in.Wheel != 0 || in.Held || slices.ContainsFunc(in.Strokes, moves) { // whoever moves the board below the buttons does so
		k.asked = q.ID
		return
	}
	b, cam := p.tb.Board()
	if was := k.cam; b == nil || was != cam { // it glides, or a hand moves it
		k.cam = cam
		return
	}
	k.asked = q.ID
	_, byHand := p.tb.Find("frame") // somebody has moved the board, and is offered the way back
	for _, s := range b.Ships {
		at := cam.ToScreen(s.Pt)
		h := scene.Heading(s.Heading + cam.Rotation)
		half := max(40, s.Side) / 2 * cam.PxPerMM() * (math.Abs(h.X) + math.Abs(h.Y))
		base := kit.Box{X: at.X - half, Y: at.Y - half, W: 2 * half, H: 2 * half}.In(kit.Box{X: cam.X, Y: cam.Y, W: cam.W, H: cam.H})
		k.ships++
		for _, o := range p.tb.Top().Placed() {
			c := o.Box.In(base)
			switch {
			case c.W <= 0 || c.H <= 0 || !liesOnBoards[o.Name.Kind]:
			case o.Name.Kind == "tray" && byHand: // it lies where it hides least of what somebody wants to see there
				k.trayed++
			default:
				p.t.Errorf("tick %d, %q: %s at %v lies on a ship at %v", p.ticks, p.tb.Report().Ask, o.Name, o.Box, base)
			}
		}
	}
}
