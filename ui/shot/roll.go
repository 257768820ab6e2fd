package shot

import (
	"image"
	"slices"

	"attackwing/ui/kit"
	"attackwing/ui/raster"
	"attackwing/ui/scene"
)

// Roll paints a page that moves, picture by picture, all of one size. The sky is painted once.
type Roll struct {
	view    *kit.View
	sky     *image.RGBA
	img     *image.RGBA
	canvas  kit.Canvas
	painter raster.Painter
	builder scene.Builder
	board   scene.Scene
}

// NewRoll returns a roll for a page in a window of w by h pixels.
func NewRoll(p kit.Page, w, h int) *Roll {
	at := image.Rect(0, 0, w, h)
	return &Roll{view: kit.Show(p), sky: image.NewRGBA(at), img: image.NewRGBA(at)}
}

// Next paints the page as it is now. The picture is valid until the next call.
func (r *Roll) Next() *image.RGBA {
	w, h := float64(r.img.Rect.Dx()), float64(r.img.Rect.Dy())
	r.view.Stale()
	r.canvas.Reset()
	r.view.Draw(&r.canvas, w, h)
	b, cam := r.view.Board()
	if b == nil {
		for i := range r.img.Pix {
			r.img.Pix[i] = 0
		}
		r.painter.Draw(r.img, r.canvas.Scene.Shapes, scene.Camera{W: w, H: h, PxPerInch: 20})
		return r.img
	}
	r.builder.Build(&r.board, b, cam)
	behind := func(s scene.Shape) bool { return s.Layer <= scene.LayerSky }
	shapes := r.board.Shapes
	n := slices.IndexFunc(shapes, func(s scene.Shape) bool { return !behind(s) })
	if n < 0 {
		n = len(shapes)
	}
	if r.sky.Pix[3] == 0 {
		r.painter.Draw(r.sky, shapes[:n], cam)
	}
	copy(r.img.Pix, r.sky.Pix)
	r.painter.Draw(r.img, shapes[n:], cam)
	r.painter.Draw(r.img, r.canvas.Scene.Shapes, scene.Camera{W: w, H: h, PxPerInch: 20})
	return r.img
}
