package screen

import (
	"github.com/hajimehoshi/ebiten/v2"

	"attackwing/ui/battle/screen"
	"attackwing/ui/scene"
	"attackwing/ui/veil"
)

// pane is the picture behind the cover: painted once, then stretched over the window.
type pane struct {
	of  *scene.Board
	cam scene.Camera
	tex *ebiten.Image
}

// covered is what may be seen behind the cover between two people, through a camera that fills the window; nil when there is no cover,
// or a plain one.
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
		p.tex.Deallocate()
	}
	*p = pane{b, cam, ebiten.NewImageFromImage(img)}
}

// drawPane stretches it over the window, if anything lies behind the cover.
func (w *frame) drawPane(screen *ebiten.Image) {
	p := &w.pane
	if p.of == nil {
		return
	}
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(float64(w.w)/float64(p.tex.Bounds().Dx()), float64(w.h)/float64(p.tex.Bounds().Dy()))
	screen.DrawImage(p.tex, op)
}
