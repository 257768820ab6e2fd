package kit

import "attackwing/ui/scene"

// SmallMap is the whole table of a board, small: the webs, the ships, and what of it the eye sees.
// A press and a drag look there. It is nothing while all of the table is seen or the board is
// framed, and on a small board.
func SmallMap(eye *Eye) Part {
	nothing := Laid{Put: func(*Frame, Box) {}}
	does := &acts{aims: eye, name: Name{"map", -1}, skip: true, tip: func() Tip {
		return Tip{Name: "Small map", Words: "Click or drag to look there."}
	}}
	put := func(f *Frame, b Box) {
		if eye.framed.on {
			return
		}
		b = Box{b.X + b.W - b.H, b.Y, b.H, b.H}
		f.enter(does, b)
		f.drawMap(b, eye)
		f.leave()
	}
	return Part{own: mapSize, least: mapSize, lay: func(r Room) Laid {
		if !eye.Laid() || min(eye.Cam.W, eye.Cam.H) < mapLeast ||
			eye.Cam.PxPerInch < min(eye.Cam.W, eye.Cam.H)/36*mapFrom {
			return nothing
		}
		size := If(min(eye.Cam.W, eye.Cam.H) > mapMuch, mapLarge, mapSize)
		return Laid{size, size, put}
	}}
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

func (f *Frame) drawMap(b Box, eye *Eye) {
	f.Canvas.Box(b.X, b.Y, b.W, b.H, 6, scene.Void)
	k := b.W / scene.Table
	in := func(p scene.Pt) scene.Pt {
		return scene.Pt{X: b.X + max(0, min(scene.Table, p.X))*k, Y: b.Y + max(0, min(scene.Table, p.Y))*k}
	}
	if f.board != nil {
		for _, r := range f.board.Dead {
			p, q := in(scene.Pt{X: r.X0, Y: r.Y0}), in(scene.Pt{X: r.X1, Y: r.Y1})
			f.Canvas.Box(p.X, p.Y, q.X-p.X, q.Y-p.Y, 0, scene.Fade(scene.WebDark, 0.5))
		}
		for i := range f.board.Web {
			f.Path().Segment(in(f.board.Web[i].A), in(f.board.Web[i].B))
			f.Stroke(scene.Web, 1.6, 0, 0)
		}
		for _, w := range f.board.Bars {
			f.Path().Segment(in(w.A), in(w.B))
			f.Stroke(scene.Text2, 1.2, 0, 0)
		}
		f.Canvas.patches(f.board, in)
		for i := range f.board.Ships {
			p := in(f.board.Ships[i].Pt)
			f.Canvas.Seat(p.X, p.Y, 3.4, f.board.Ships[i].Seat, -1)
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
