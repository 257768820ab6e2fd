package table

import (
	"math"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/scene"
)

func (t *Table) centerX() float64 { return t.lay.board.X + t.lay.board.W/2 }
func (t *Table) centerY() float64 { return t.lay.board.Y + t.lay.board.H/2 }

func (t *Table) zoom(x, y, k float64) {
	z := max(t.lay.board.W/36*0.6, min(90, t.cam.PxPerInch*k))
	t.cam = t.cam.ZoomAt(scene.Pt{X: x, Y: y}, z)
	t.dirty = true
}

// pointer moves the camera and what is dragged.
func (t *Table) pointer(in *Input) {
	if p := t.page(); p != nil {
		if !t.help {
			p.Pointer(in)
		}
		return
	}
	if t.Screen == Fleets && in.Wheel != 0 && !t.help {
		t.half = map[bool]int{true: 1}[in.X > t.w/2]
		t.pickNext(-int(math.Copysign(1, in.Wheel)))
		t.dirty = true
		return
	}
	if t.Screen == Fleets && len(in.Dropped) > 0 && !t.help {
		t.importFleet("", in)
		return
	}
	if !t.ShowsBoard() || t.previews() || t.help {
		return
	}
	b := t.lay.board
	if in.Moved || in.Press {
		t.overRail(in.X, in.Y)
		t.nearCorner(in.X, in.Y)
	}
	on := b.has(in.X, in.Y) && t.Canvas.Hover == "" && !t.column
	p := t.mine()
	at := t.cam.ToTable(scene.Pt{X: in.X, Y: in.Y})
	if in.Wheel != 0 && b.has(in.X, in.Y) && !t.column {
		if in.Ctrl && p != nil && p.Ask == game.PlaceShip {
			t.turn(int32(math.Copysign(5, in.Wheel)))
		} else {
			t.zoom(in.X, in.Y, math.Pow(1.15, in.Wheel))
		}
	} else if in.Wheel != 0 {
		if t.lay.right.has(in.X, in.Y) {
			t.optTop = max(0, t.optTop-int(math.Copysign(1, in.Wheel)))
		} else {
			t.logTop = max(0, min(len(t.log)-1, t.logTop+int(math.Copysign(1, in.Wheel))))
		}
		t.dirty = true
	}
	if t.mapPointer(in) || t.turnByHandle(in) {
		return
	}
	if t.ruler.on && (t.ruler.drag || on && in.Press) {
		t.measure(in, on, at)
		return
	}
	near := func(q physics.Pose, mm float64) bool { return fromPose(q).Pt.Sub(at).Len() < mm }
	if in.Moved && on && !t.dragging && !t.panning {
		was := t.hover
		t.hover = game.NoShip
		if !t.fanUnder(at) {
			t.hover = t.shipAt(at)
		}
		if was != t.hover {
			t.dirty = true
		}
		if p != nil && t.hover != was && t.hover != game.NoShip && picksShips(p) {
			t.lookOption(p, t.hover)
		}
	}
	if in.Press && t.dragging && t.sticky() {
		t.dragging = false
		t.dropped()
	} else if in.Press && on {
		switch {
		case t.moving():
			t.skip()
		case p != nil && p.Ask == game.PlaceShip && (near(t.draft, 40) || t.inArea(p, at)):
			t.dragging = true
			t.dragTo(at)
		case t.fanUnder(at):
		default:
			if id := t.shipAt(at); id != game.NoShip {
				t.look(id)
				if p != nil && picksShips(p) {
					t.lookOption(p, id)
				}
			} else {
				t.panning, t.panX, t.panY = true, in.X, in.Y
			}
		}
	}
	if in.MiddlePress && b.has(in.X, in.Y) {
		t.panning, t.panX, t.panY = true, in.X, in.Y
	}
	if t.dragging && in.Moved {
		if t.touch { // above the finger, where it is seen
			at = t.cam.ToTable(scene.Pt{X: in.X, Y: in.Y - fingerLift})
		}
		t.dragTo(at)
	}
	if t.panning && (in.Held || in.Middle) && (in.X != t.panX || in.Y != t.panY) {
		t.pan(in.X-t.panX, in.Y-t.panY)
		t.panX, t.panY = in.X, in.Y
	}
	if !in.Held && !in.Middle {
		if t.dragging && !t.sticky() {
			t.dragging = false
			t.dropped()
		}
		t.panning = false
	}
}

// mapPointer lets the small map have the pointer while it is pressed there.
func (t *Table) mapPointer(in *Input) bool {
	if in.Press && t.Canvas.Hover == "map" {
		t.jumping = true
	}
	if !t.jumping {
		return false
	}
	t.jumping = in.Held
	t.mapTo(in.X, in.Y)
	return true
}

// picksShips tells whether a question has options about other ships, so that a ship on the board stands for its option.
func picksShips(p *game.Prompt) bool {
	if p.Ask == game.PlaceShip || p.Ask == game.ChooseManeuver || p.Max > 1 {
		return false
	}
	for i := range p.Options {
		if o := &p.Options[i]; o.Kind != game.Pass && o.Ship != game.NoShip && o.Ship != p.Ship {
			return true
		}
	}
	return false
}

func (t *Table) lookOption(p *game.Prompt, id game.ShipID) {
	for i, o := range p.Options {
		if o.Ship == id && o.Kind != game.Pass && id != p.Ship {
			t.focus, t.dirty = i, true
			return
		}
	}
}

func (t *Table) inArea(p *game.Prompt, at scene.Pt) bool {
	a := p.Place
	const m = 40000
	x, y := int32(at.X*1000), int32(at.Y*1000)
	return x > a.X0-m && x < a.X1+m && y > a.Y0-m && y < a.Y1+m
}

func (t *Table) dragTo(at scene.Pt) {
	lim := func(v float64) int32 { return int32(max(0, min(physics.AreaSide, v*1000))) }
	t.draft.X, t.draft.Y, t.dirty = lim(at.X), lim(at.Y), true
}

func (t *Table) pan(dx, dy float64) {
	d := scene.Pt{X: dx, Y: dy}.Turn(-t.cam.Rotation).Mul(1 / t.cam.PxPerMM())
	t.cam.CenterX = max(0, min(scene.Table, t.cam.CenterX-d.X))
	t.cam.CenterY = max(0, min(scene.Table, t.cam.CenterY-d.Y))
	t.dirty = true
}
