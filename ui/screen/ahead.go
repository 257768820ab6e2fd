package screen

import "attackwing/ui/kit"

// paintAhead paints the first picture in memory while the system still opens the window, which
// takes longer: as large as the window will be, as far as that is known. Where it comes out
// otherwise it is painted again, as after each change of size; letters and words were looked up by
// then.
func (w *frame) paintAhead() {
	defer close(w.ahead)
	w.w, w.h, w.dense = opens()
	w.measure()
	w.window.Update(&kit.Input{}, 0)
	w.stale = w.window.Dirty() || w.stale
	w.loud = w.stale
	w.paintPanels()
}
