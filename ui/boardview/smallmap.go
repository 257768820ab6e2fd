package boardview

import (
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// SmallMap is the whole table of a board, small: the webs, the ships, and what of it the eye sees.
// A press and a drag look there. It is nothing while all of the table is seen or the board is
// framed, and on a small board.
func SmallMap(eye *Eye) kit.Part {
	nothing := kit.Laid{Put: func(*kit.Frame, kit.Box) {}}
	whole := shell(kit.Laid{Put: func(f *kit.Frame, b kit.Box) { drawMap(f, b, eye) }}).Name("map", -1).Skip().
		Grip(eye.aimOn).Tip(func() kit.Tip {
		return kit.Tip{Name: "Small map", Words: "Click or drag to look there."}
	}).Laid(kit.Room{})
	put := func(f *kit.Frame, b kit.Box) {
		if eye.framed.on {
			return
		}
		whole.Put(f, kit.Box{X: b.X + b.W - b.H, Y: b.Y, W: b.H, H: b.H})
	}
	return kit.Made(kit.Wish{Own: mapSize, Least: mapSize}, func(r kit.Room) kit.Laid {
		if !eye.Laid() || min(eye.Cam.W, eye.Cam.H) < mapLeast ||
			eye.Cam.PxPerInch < min(eye.Cam.W, eye.Cam.H)/36*mapFrom {
			return nothing
		}
		size := kit.If(min(eye.Cam.W, eye.Cam.H) > mapMuch, mapLarge, mapSize)
		return kit.Laid{W: size, H: size, Put: put}
	})
}

// The small map: its sides, px; from which zoom it is shown, times as large as the whole table; how
// large a board has one, and a large one.
const (
	mapSize  = 132.0
	mapLarge = 180.0
	mapFrom  = 1.12
	mapLeast = 600.0
	mapMuch  = 950.0
)

// aim is a hand on a small map.
type aim struct {
	hand
	at kit.Box
}

// aimOn looks where a small map is pressed, and then where the pointer goes.
func (e *Eye) aimOn(in *kit.Input, at kit.Box) kit.Drag {
	a := &aim{hand{eye: e}, at}
	a.Move(in)
	return a
}

// Move looks where the pointer is on the map.
func (a *aim) Move(in *kit.Input) (changed, moved bool) {
	k := scene.Table / max(1, a.at.W)
	a.eye.Center(scene.Pt{X: (in.X - a.at.X) * k, Y: (in.Y - a.at.Y) * k})
	return false, true
}

func drawMap(f *kit.Frame, b kit.Box, eye *Eye) {
	board := eye.put.board
	f.Canvas.Box(b.X, b.Y, b.W, b.H, 6, scene.Void)
	k := b.W / scene.Table
	in := func(p scene.Pt) scene.Pt {
		return scene.Pt{X: b.X + max(0, min(scene.Table, p.X))*k, Y: b.Y + max(0, min(scene.Table, p.Y))*k}
	}
	if board != nil {
		for _, r := range board.Dead {
			p, q := in(scene.Pt{X: r.X0, Y: r.Y0}), in(scene.Pt{X: r.X1, Y: r.Y1})
			f.Canvas.Box(p.X, p.Y, q.X-p.X, q.Y-p.Y, 0, scene.Fade(scene.WebDark, 0.5))
		}
		for i := range board.Web {
			f.Path().Segment(in(board.Web[i].A), in(board.Web[i].B))
			f.Stroke(scene.Web, 1.6, 0, 0)
		}
		for _, w := range board.Bars {
			f.Path().Segment(in(w.A), in(w.B))
			f.Stroke(scene.Text2, 1.2, 0, 0)
		}
		patches(f.Canvas, board, in)
		for i := range board.Ships {
			p := in(board.Ships[i].Pt)
			f.Canvas.Seat(p.X, p.Y, 3.4, board.Ships[i].Seat, -1)
		}
	}
	v := &eye.Cam
	var corners [4]scene.Pt
	for i, q := range [4][2]float64{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
		corners[i] = in(v.ToTable(scene.Pt{X: v.X + v.W*q[0], Y: v.Y + v.H*q[1]}))
	}
	f.Path().Polygon(corners[:]...)
	f.Stroke(scene.Text1, 1.4, 0, 0)
	f.Canvas.Frame(b.X, b.Y, b.W, b.H, 6, 1.2, scene.LineStrong)
}
