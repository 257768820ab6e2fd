package table

import (
	"math"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

var formationWords = [battle.NumFormations]string{"Spread", "Line", "Wedge", "Column"}

// handleAt is the place of the handle that turns the ship being placed, on the screen.
func (t *Table) handleAt(p *game.Prompt) (ship, handle scene.Pt) {
	ship = t.cam.ToScreen(fromPose(t.Draft).Pt)
	half := float64(t.Game.Setup().Facts(p.Ship).Ship.Class.BaseSide) / 2000 * t.cam.PxPerMM()
	return ship, ship.Add(scene.Heading(float64(t.Draft.Heading)/1000 + t.cam.Rotation).Mul(half + 26))
}

// drawHandle is the handle at the nose of the ship being placed.
func (t *Table) drawHandle() {
	p := t.Asked()
	if p == nil || p.Ask != game.PlaceShip {
		return
	}
	c := &t.Canvas
	ship, at := t.handleAt(p)
	const r = 7.0
	reach := r + 7
	if t.touch {
		reach = finger / 2
	}
	if b := t.lay.board; at.X-r < b.X || at.X+r > b.X+b.W || at.Y-r < b.Y || at.Y+r > b.Y+b.H {
		return
	}
	c.Hit("handle", at.X-reach, at.Y-reach, 2*reach, 2*reach, true)
	way := at.Sub(ship).Unit()
	c.Path().Segment(at.Sub(way.Mul(22)), at.Sub(way.Mul(r)))
	c.Stroke(scene.Text1, 1.6, 0, 0)
	c.Path().Circle(at, r)
	c.Fill(scene.Void)
	ink := scene.Text1
	if c.Hover == "handle" || t.Placing.Turning {
		ink = scene.Accent
	}
	c.Path().Circle(at, r-1)
	c.Stroke(ink, 2, 0, 0)
}

// turnByHandle follows the pointer with the handle; true while it does. Shift turns by 15 degrees at a time.
func (t *Table) turnByHandle(in *Input) bool {
	p := t.Asked()
	if p == nil || p.Ask != game.PlaceShip {
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

// placingOn shows what helps to place a ship, as far as it is wanted: what the map's ships reach, where the ship could be
// after its first maneuver.
func (t *Table) placingOn(b *scene.Board, p *game.Prompt) {
	if t.Placing.Ranges {
		for _, id := range t.MapShips() {
			m := t.Shown.MapShip(t.Game.Setup(), id)
			for k := range m.Mounts {
				if f, ok := onmap.Fan(m, int8(k), 0); ok {
					f.Quiet, f.Numbers, f.Tint = true, false, scene.Spark
					b.Fans = append(b.Fans, f)
				}
			}
		}
	}
	if !(t.Placing.Reach || t.aids.fanHeld) || !t.Uses("measuring") {
		return
	}
	seen, shown := &t.View.Ships[p.Ship], &t.Shown.Ships[p.Ship]
	was, before := *seen, shown.Pose
	seen.Pose, seen.Placed, shown.Pose = t.Draft, true, t.Draft
	for _, w := range game.Fan(&t.View, p.Ship, nil) {
		b.Ends = append(b.Ends, t.endOf(p.Ship, &w))
	}
	*seen, shown.Pose = was, before
}
