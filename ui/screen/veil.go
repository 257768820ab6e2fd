package screen

import (
	"github.com/hajimehoshi/ebiten/v2"

	"attackwing/ui/scene"
	"attackwing/ui/veil"
)

// pane is the picture behind the cover: painted once, then stretched over the window.
type pane struct {
	of  *scene.Board
	cam scene.Camera
	tex *ebiten.Image
}

// paintPane paints what lies behind the cover, when there is something and it is not painted yet.
func (w *window) paintPane() {
	p := &w.pane
	b, cam, light := w.table.Covered()
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
func (w *window) drawPane(screen *ebiten.Image) {
	p := &w.pane
	if p.of == nil {
		return
	}
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(float64(w.w)/float64(p.tex.Bounds().Dx()), float64(w.h)/float64(p.tex.Bounds().Dy()))
	screen.DrawImage(p.tex, op)
}
