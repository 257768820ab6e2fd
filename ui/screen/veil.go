package screen

import (
	"attackwing/ui/battle/screen"
	"attackwing/ui/scene"
	"attackwing/ui/veil"
)

// pane is the picture behind the cover: painted once, then stretched over the window.
type pane struct {
	of  *scene.Board
	cam scene.Camera
	tex *picture
}

// covered returns the board behind the cover between two people, with a camera that fills the
// window. The board is nil without a cover, or with a plain one.
func (w *frame) covered() (*scene.Board, scene.Camera, screen.Light) {
	b, turned, light := w.window.Covered()
	cam := scene.Fit(0, 0, w.window.Pane.W, w.window.Pane.H)
	cam.Rotation = turned
	return b, cam, light
}

// paintPane paints what lies behind the cover, when there is something and it is not painted yet.
func (w *frame) paintPane() {
	p := &w.pane
	b, cam, light := w.covered()
	if b == nil {
		*p = pane{tex: p.tex}
		return
	}
	if cam = w.dots(cam); b == p.of && cam == p.cam {
		return
	}
	img := veil.Paint(b, cam, light.Side, light.Lamp)
	if p.tex != nil {
		p.tex.drop()
	}
	*p = pane{b, cam, newPicture(img.Rect.Dx(), img.Rect.Dy())}
	p.tex.write(img, img.Rect)
}

// drawPane stretches it over the window, if anything lies behind the cover.
func (w *frame) drawPane(screen surface) {
	p := &w.pane
	if p.of == nil {
		return
	}
	pw, ph := p.tex.size()
	screen.bend(p.tex, affine{float64(w.w) / float64(pw), 0, 0, 0, float64(w.h) / float64(ph), 0})
}
