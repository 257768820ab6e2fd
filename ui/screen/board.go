package screen

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"attackwing/ui/scene"
)

// sharpTicks is how long the camera has to stand still before the board is painted anew, in ticks. Painting it takes
// many times as long as a frame; until then the picture there is is moved, stretched and turned.
const sharpTicks = 7

// follow notes where the camera points; true while the board's picture was taken from elsewhere.
func (w *window) follow() bool {
	if !w.table.ShowsBoard() {
		return false
	}
	if cam := w.dots(w.table.Camera()); cam != w.aim {
		w.aim, w.aimed, w.full = cam, 0, true
	} else {
		w.aimed++
	}
	if w.board.tex == nil || w.aim == w.boardBy {
		return false
	}
	if w.aimed >= sharpTicks {
		w.stale = true
	}
	return true
}

// drawBoard draws the board's picture as the camera sees it now.
func (w *window) drawBoard(screen *ebiten.Image) {
	cam, by := w.dots(w.table.Camera()), w.boardBy
	op := &ebiten.DrawImageOptions{}
	if cam == by {
		op.GeoM.Translate(float64(int(cam.X)), float64(int(cam.Y)))
		screen.DrawImage(w.board.tex, op)
		return
	}
	k := cam.PxPerInch / by.PxPerInch
	at := cam.ToScreen(scene.Pt{X: by.CenterX, Y: by.CenterY})
	op.GeoM.Translate(-by.W/2, -by.H/2)
	op.GeoM.Rotate((cam.Rotation - by.Rotation) * math.Pi / 180)
	op.GeoM.Scale(k, k)
	op.GeoM.Translate(at.X, at.Y)
	op.Filter = ebiten.FilterLinear
	view := image.Rect(int(cam.X), int(cam.Y), int(cam.X+cam.W), int(cam.Y+cam.H))
	screen.SubImage(view).(*ebiten.Image).DrawImage(w.board.tex, op)
}

func (w *window) paintBoard() {
	cam := w.dots(w.table.Camera())
	bw, bh := int(cam.W), int(cam.H)
	if bw < 8 || bh < 8 {
		return
	}
	if w.board.tex != nil && cam != w.boardBy && w.aimed < sharpTicks && w.board.fits(bw, bh) {
		return // the camera moves: the picture there is does until it stops
	}
	w.boardBy = cam
	cam.X, cam.Y = 0, 0
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
