package table

import (
	"math"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/scene"
)

func (l *places) centerX() float64 { return l.lay.board.X + l.lay.board.W/2 }
func (l *places) centerY() float64 { return l.lay.board.Y + l.lay.board.H/2 }

func (t *Table) zoom(x, y, k float64) {
	z := max(t.lay.board.W/36*0.6, min(90, t.cam.PxPerInch*k))
	t.cam = t.cam.ZoomAt(scene.Pt{X: x, Y: y}, z)
	t.Changed = true
}

// pointer moves the camera and what is dragged.
func (t *Table) pointer(in *Input) {
	if p := t.page(); p != nil {
		p.Pointer(in)
		return
	}
	if t.taken() && t.screen.view.Modal() {
		return
	}
	if !t.ShowsBoard() {
		return
	}
	b := t.lay.board
	if in.Moved || in.Press {
		t.overRail(in.X, in.Y)
		t.nearCorner(in.X, in.Y)
	}
	on := b.has(in.X, in.Y) && t.Canvas.Hover == "" && !t.column
	p := t.Asked()
	at := t.cam.ToTable(scene.Pt{X: in.X, Y: in.Y})
	if in.Wheel != 0 && b.has(in.X, in.Y) && !t.column {
		if in.Ctrl && p != nil && p.Places() {
			t.Turn(int32(math.Copysign(5, in.Wheel)))
		} else {
			t.zoom(in.X, in.Y, math.Pow(1.15, in.Wheel))
		}
	}
	if t.mapPointer(in) || t.turnByHandle(in) {
		return
	}
	if t.ruler.Used && (t.ruler.Drag || on && in.Press) {
		t.measure(in, on, at)
		return
	}
	near := func(q physics.Pose, mm float64) bool { return fromPose(q).Pt.Sub(at).Len() < mm }
	if in.Moved && on && !t.dragging && !t.panning {
		was, over := t.Hover, battle.Nothing
		t.Hover = game.NoShip
		if way := t.fanUnder(at); way >= 0 {
			over = t.overFan(p, way)
		} else if t.Hover = t.shipAt(at); p != nil && t.Hover != game.NoShip && battle.PicksShips(p) {
			over = shipOption(p, t.Hover)
		}
		if t.Question.Point(over) || was != t.Hover {
			t.Changed = true
		}
	}
	if in.Press && t.dragging && t.Sticky() {
		t.dragging = false
		t.Dropped()
	} else if in.Press && on {
		switch {
		case t.Moving():
			t.Skip()
		case p != nil && p.Places() && (near(t.Draft, 40) || t.inArea(p, at)):
			t.dragging = true
			t.dragTo(at)
		case t.grabEcho(p, in, at):
			t.dragging = true
		case t.fanUnder(at) >= 0:
			t.pickWay(p, t.fanUnder(at))
		default:
			if id := t.shipAt(at); id != game.NoShip {
				t.LookAt(id)
				if p != nil && battle.PicksShips(p) && shipOption(p, id) != battle.Nothing {
					t.Question.Take(shipOption(p, id))
					t.Changed = true
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
		if p != nil && p.Places() {
			t.dragTo(t.lifted(in))
		} else {
			t.dragEcho(p, t.lifted(in))
		}
	}
	if t.panning && (in.Held || in.Middle) && (in.X != t.panX || in.Y != t.panY) {
		t.pan(in.X-t.panX, in.Y-t.panY)
		t.panX, t.panY = in.X, in.Y
	}
	if !in.Held && !in.Middle {
		if t.dragging && !t.Sticky() {
			t.dragging = false
			t.Dropped()
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

// shipOption is the option of a question that another ship on the board stands for, nothing when there is none.
func shipOption(p *game.Prompt, id game.ShipID) int {
	for i, o := range p.Options {
		if o.Ship == id && o.Kind != game.Pass && id != p.Ship {
			return i
		}
	}
	return battle.Nothing
}

func (t *Table) inArea(p *game.Prompt, at scene.Pt) bool {
	a := p.Place
	const m = 40000
	x, y := int32(at.X*1000), int32(at.Y*1000)
	return x > a.X0-m && x < a.X1+m && y > a.Y0-m && y < a.Y1+m
}

func (t *Table) dragTo(at scene.Pt) {
	lim := func(v float64) int32 { return int32(max(0, min(physics.AreaSide, v*1000))) }
	t.Draft.X, t.Draft.Y, t.Placing.Dragged, t.Changed = lim(at.X), lim(at.Y), true, true
}

func (t *Table) pan(dx, dy float64) {
	d := scene.Pt{X: dx, Y: dy}.Turn(-t.cam.Rotation).Mul(1 / t.cam.PxPerMM())
	t.cam.CenterX = max(0, min(scene.Table, t.cam.CenterX-d.X))
	t.cam.CenterY = max(0, min(scene.Table, t.cam.CenterY-d.Y))
	t.Changed = true
}
