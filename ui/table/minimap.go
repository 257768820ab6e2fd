package table

import (
	"attackwing/game"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// mapBox is where the small map lies, when the table is not seen whole.
func (t *Table) mapBox() (box, bool) {
	b := t.lay.board
	size := 132.0
	if t.w >= 1900 {
		size = 180
	}
	if t.noMap || t.lay.small || t.cam.PxPerInch < min(b.W, b.H)/36*1.12 {
		return box{}, false
	}
	y := b.Y + b.H - size - 8
	if t.trayAtFoot() {
		y = t.lay.tray.Y - size - 8
	}
	return box{b.X + b.W - size - 8, y, size, size}, true
}

// drawMap is the whole table, small: the web, the ships, and what is seen of it.
func (t *Table) drawMap() {
	b, ok := t.mapBox()
	if !ok {
		return
	}
	c := &t.Canvas
	c.Float()
	c.Hit("map", b.X, b.Y, b.W, b.H, true)
	c.Box(b.X, b.Y, b.W, b.H, 6, scene.Void)
	k := b.W / scene.Table
	in := func(p scene.Pt) scene.Pt {
		return scene.Pt{X: b.X + max(0, min(scene.Table, p.X))*k, Y: b.Y + max(0, min(scene.Table, p.Y))*k}
	}
	for i := range t.Shown.Tokens[:t.Shown.NTokens] {
		tk := &t.Shown.Tokens[i]
		a, e := onmap.Ends(tk)
		switch t.LookOf(tk) {
		case game.OutsideLook:
			r := rect(tk)
			p, q := in(scene.Pt{X: r.X0, Y: r.Y0}), in(scene.Pt{X: r.X1, Y: r.Y1})
			c.Path().Rect(p.X, p.Y, q.X, q.Y)
			c.Fill(scene.Fade(scene.WebDark, 0.5))
		case game.BarrierLook, game.GuideLook:
			c.Path().Segment(in(a), in(e))
			c.Stroke(scene.Web, 1.6, 0, 0)
		default: // too small to be seen here
		}
	}
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		if sh := &t.Shown.Ships[i]; sh.OnTable() {
			p := in(fromPose(sh.Pose).Pt)
			c.Seat(p.X, p.Y, 3.4, int(sh.Owner)+1, -1)
		}
	}
	v := t.lay.board
	var corners [4]scene.Pt
	for i, q := range [4][2]float64{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
		corners[i] = in(t.cam.ToTable(scene.Pt{X: v.X + v.W*q[0], Y: v.Y + v.H*q[1]}))
	}
	c.Path().Polygon(corners[:]...)
	c.Stroke(scene.Text1, 1.4, 0, 0)
	c.Frame(b.X, b.Y, b.W, b.H, 6, 1.2, scene.LineStrong)
}

// mapTo moves the camera to where the small map is touched.
func (t *Table) mapTo(x, y float64) {
	b, ok := t.mapBox()
	if !ok {
		return
	}
	lim := func(v float64) float64 { return max(0, min(scene.Table, v*scene.Table/b.W)) }
	t.cam.CenterX, t.cam.CenterY, t.Changed = lim(x-b.X), lim(y-b.Y), true
}
