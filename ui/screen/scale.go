package screen

import (
	"github.com/hajimehoshi/ebiten/v2"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Layout takes the window in pixels of the display, so that letters are as sharp as the display can show them.
func (w *frame) Layout(ow, oh int) (int, int) {
	<-w.ahead
	w.dense = ebiten.Monitor().DeviceScaleFactor()
	pw, ph := int(float64(ow)*w.dense), int(float64(oh)*w.dense)
	if pw != w.w || ph != w.h {
		w.w, w.h, w.stale, w.full = pw, ph, true, true
	}
	return pw, ph
}

// measure gives our window its size in its own pixels. One of them is as many of the display's as the display is dense
// and as the person wants everything larger; fewer where the page shown would not have the room it needs.
func (w *frame) measure() {
	unit := w.dense * w.window.Scale()
	if fits := min(float64(w.w)/kit.LeastW, float64(w.h)/kit.LeastH); unit > fits {
		unit = fits
	}
	if unit != w.unit {
		w.unit, w.stale, w.full = unit, true, true
	}
	w.window.Resized(unit / w.dense)
	w.window.Resize(float64(w.w)/unit, float64(w.h)/unit)
}

// dots is a camera of the board in pixels of the display.
func (w *frame) dots(cam scene.Camera) scene.Camera {
	k := w.unit
	cam.X, cam.Y, cam.W, cam.H, cam.PxPerInch, cam.Scale = cam.X*k, cam.Y*k, cam.W*k, cam.H*k, cam.PxPerInch*k, k
	return cam
}
