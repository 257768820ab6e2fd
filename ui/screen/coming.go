package screen

import (
	"image"

	"attackwing/ui/scene"
)

// coming is the sky and its grid as the camera will show them when it has stood still for long
// enough: they take most of the time that a board takes, and so they are painted before, a strip in
// each tick of waiting, over those that the camera has left.
type coming struct {
	by      scene.Camera
	builder scene.Builder
	scene   scene.Scene
	shapes  int // of the sky and its grid, the first of the scene
	key     uint64
	img     *image.RGBA
	rows    int // so many are painted
}

// ready reports whether all of it is painted.
func (c *coming) ready() bool { return c.img != nil && c.rows == c.img.Rect.Dy() }

// paintComing paints the strip of this tick.
func (w *frame) paintComing() {
	c := &w.coming
	if w.aimed < 1 || w.board.img == nil || !w.board.fits(int(w.aim.W), int(w.aim.H)) {
		return
	}
	cam := w.aim
	cam.X, cam.Y = 0, 0
	if c.by != w.aim || c.img == nil || c.img.Rect != w.board.img.Rect {
		board, _ := w.window.Board()
		c.builder.Build(&c.scene, board, cam)
		c.by, c.rows = w.aim, 0
		c.shapes, c.key = below(c.scene.Groups(), 0, scene.LayerGrid, seenBy(cam))
		if c.img == nil || c.img.Rect != w.board.img.Rect {
			w.keepTable()
			if c.img = w.leaveSky(); c.img == nil || c.img.Rect != w.board.img.Rect {
				c.img = image.NewRGBA(w.board.img.Rect)
			}
		}
		clear(c.img.Pix)
	}
	high := c.img.Rect.Dy()
	to := min(high, high*w.aimed/(sharpTicks-1))
	if to > c.rows {
		w.painter.Draw(c.img.SubImage(image.Rect(0, c.rows, c.img.Rect.Dx(), to)).(*image.RGBA),
			c.scene.Shapes[:c.shapes], cam)
		c.rows = to
	}
}

// come takes the sky that was painted before for the one that is to be painted now; false: that is
// another one.
func (w *frame) come(key uint64) bool {
	c := &w.coming
	if !c.ready() || c.key != key || c.img.Rect != w.board.img.Rect {
		return false
	}
	w.still[0] = kept{c.img, key}
	c.img, c.by, c.rows = nil, scene.Camera{}, 0
	return true
}

// leaveSky returns the picture of the sky and its grid, to be painted over.
func (w *frame) leaveSky() *image.RGBA {
	img := w.still[0].img
	for i := range w.still {
		if w.still[i].img == img { // a board without a web has one for both
			w.still[i] = kept{}
		}
	}
	return img
}

// below returns the shapes of a scene that stay as they are, from the n-th on up to a layer: their
// end, and the key of their pictures.
func below(gs []scene.Group, n int, top scene.Layer, key uint64) (to int, all uint64) {
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
	return n, key
}

// seenBy returns the key of a camera's view of nothing.
func seenBy(cam scene.Camera) uint64 {
	key := uint64(1)
	for _, f := range [...]float64{cam.CenterX, cam.CenterY, cam.PxPerInch, cam.Rotation} {
		key = key*1000003 + uint64(int64(f*4096))
	}
	return key
}
