package screen

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"attackwing/ui/input"
	"attackwing/ui/raster"
	"attackwing/ui/scene"
	"attackwing/ui/table"
)

// window is the ebiten.Game.
type window struct {
	table  *table.Table
	in     table.Input
	report string
	told   string
	w, h   int
	ticks  int
	stale  bool // something must be painted
	full   bool // everything must be

	painter raster.Painter
	builder scene.Builder
	scene   scene.Scene
	still   [2]kept // the sky and its grid; all up to the web
	board   layer
	panels  layer
	panelOf uint64
}

// layer is an image in memory and its texture.
type layer struct {
	img *image.RGBA
	tex *ebiten.Image
}

func (l *layer) size(w, h int) bool {
	if l.img != nil && l.img.Rect.Dx() == w && l.img.Rect.Dy() == h {
		return false
	}
	if l.tex != nil {
		l.tex.Deallocate()
	}
	l.img = image.NewRGBA(image.Rect(0, 0, w, h))
	l.tex = ebiten.NewImage(w, h)
	return true
}

// Update is one tick.
func (w *window) Update() error {
	input.Read(&w.in)
	if w.w == 0 {
		return nil
	}
	for _, k := range w.in.Strokes {
		if k == "f11" {
			ebiten.SetFullscreen(!ebiten.IsFullscreen())
		}
	}
	w.table.Resize(float64(w.w), float64(w.h))
	w.table.Update(&w.in, 1.0/60)
	if w.table.Dirty() {
		w.stale = true
		w.tell()
	}
	if w.ticks++; w.ticks%60 == 0 {
		w.full = true // a window that was covered is not repainted by everybody
	}
	if w.table.Quit {
		return ebiten.Termination
	}
	return nil
}

// Draw paints what has changed.
func (w *window) Draw(screen *ebiten.Image) {
	if !w.stale && !w.full {
		return
	}
	if w.stale {
		w.paint()
	}
	w.stale, w.full = false, false
	screen.Fill(scene.Void)
	if w.table.ShowsBoard() && w.board.tex != nil {
		cam := w.table.Camera()
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Translate(float64(int(cam.X)), float64(int(cam.Y)))
		screen.DrawImage(w.board.tex, op)
	}
	if w.panels.tex != nil {
		screen.DrawImage(w.panels.tex, nil)
	}
}

func (w *window) paint() {
	if w.table.ShowsBoard() {
		w.paintBoard()
	}
	c := &w.table.Canvas
	gs := c.Scene.Groups()
	key := uint64(len(gs))
	for _, g := range gs {
		key = key*31 + g.Key
	}
	if w.panels.size(w.w, w.h) || key != w.panelOf {
		w.panelOf = key
		clear(w.panels.img.Pix)
		w.painter.Draw(w.panels.img, c.Scene.Shapes, scene.Camera{W: float64(w.w), H: float64(w.h), PxPerInch: 20})
		w.panels.tex.WritePixels(w.panels.img.Pix)
	}
}

func (w *window) paintBoard() {
	cam := w.table.Camera()
	cam.X, cam.Y = 0, 0
	bw, bh := int(cam.W), int(cam.H)
	if bw < 8 || bh < 8 {
		return
	}
	w.builder.Build(&w.scene, w.table.Board(), cam)
	gs := w.scene.Groups()
	w.board.size(bw, bh)
	n, key, dst := 0, uint64(1), w.board.img
	for _, f := range [...]float64{cam.CenterX, cam.CenterY, cam.PxPerInch, cam.Rotation} {
		key = key*1000003 + uint64(int64(f*4096))
	}
	var under *image.RGBA
	for i, top := range [...]scene.Layer{scene.LayerGrid, scene.LayerWeb} {
		from := n
		for _, g := range gs {
			if g.From < n {
				continue
			}
			if g.Bake != scene.Static || g.Layer > top {
				break
			}
			n = g.To
			key = key*31 + g.Key
		}
		l := &w.still[i]
		if l.img == nil || l.img.Rect != dst.Rect || l.key != key {
			l.key, l.img = key, image.NewRGBA(dst.Rect)
			if under != nil {
				copy(l.img.Pix, under.Pix)
			}
			w.painter.Draw(l.img, w.scene.Shapes[from:n], cam)
		}
		under = l.img
	}
	copy(dst.Pix, under.Pix)
	w.painter.Draw(dst, w.scene.Shapes[n:], cam)
	w.board.tex.WritePixels(dst.Pix)
}

// kept is a picture of layers that stay as they are for a while.
type kept struct {
	img *image.RGBA
	key uint64
}

// Layout keeps at least the least size; a smaller window shows it smaller, a very large one larger.
func (w *window) Layout(ow, oh int) (int, int) {
	for ow > 2600 && oh > 1400 {
		ow, oh = ow/2, oh/2
	}
	lw, lh := ow, oh
	if ow < 1024 || oh < 640 {
		k := max(1024/float64(ow), 640/float64(oh))
		lw, lh = int(float64(ow)*k), int(float64(oh)*k)
	}
	if lw != w.w || lh != w.h {
		w.w, w.h, w.stale, w.full = lw, lh, true, true
	}
	return lw, lh
}
