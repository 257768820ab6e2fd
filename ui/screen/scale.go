package screen

import (
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// sized takes the window in pixels of the display, so that letters are as sharp as the display can
// show them; dense is how many of them are one of the system's.
func (w *frame) sized(pw, ph int, dense float64) {
	<-w.ahead
	w.dense = dense
	if pw != w.w || ph != w.h {
		w.w, w.h, w.stale, w.full = pw, ph, true, true
	}
}

// measure gives our window its size in its own pixels. One of them is as many of the display's as
// the display is dense and as the person wants everything larger; fewer where the page shown would
// not have the room it needs.
func (w *frame) measure() {
	unit := w.dense * w.window.Scale(float64(w.w)/w.dense, float64(w.h)/w.dense)
	unit = min(unit, kit.Fits(float64(w.w), float64(w.h)))
	if unit != w.unit {
		w.unit, w.stale, w.full = unit, true, true
	}
	w.window.Resized(unit / w.dense)
	w.window.Resize(float64(w.w)/unit, float64(w.h)/unit)
}

// dots returns a camera of the board in pixels of the display.
func (w *frame) dots(cam scene.Camera) scene.Camera {
	return cam.Times(w.unit)
}
