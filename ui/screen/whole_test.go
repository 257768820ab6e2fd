package screen

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/window"
)

// What is painted while the system opens the window is all of the first picture: nothing below it
// is seen, and the frame that shows it paints nothing more. What is painted anew of it may be
// transparent, so that whatever lies below is drawn again.
func TestTheFirstPictureIsWhole(t *testing.T) {
	w := &frame{ahead: make(chan struct{})}
	w.window = window.New(window.Options{Quick: true})
	w.paintAhead()
	expect.Must(t, w.panels.whole && w.panels.img.Rect.Dx() == opensW && w.panels.img.Rect.Dy() == opensH,
		"the first picture, %v, is not whole", w.panels.img.Rect)
	w.window.Update(&kit.Input{}, 1.0/60)
	if part := w.paintPanels(); !part.Empty() || !w.panels.whole {
		t.Errorf("the first frame paints %v anew; whole: %v", part, w.panels.whole)
	}
	w.window.Update(&kit.Input{X: opensW / 2, Y: opensH / 2, Any: true, Moved: true, Strokes: []string{"down"}}, 1.0/60)
	if part := w.paintPanels(); part.Empty() || part == w.panels.img.Rect || w.panels.whole {
		t.Errorf("after a key %v is painted anew; whole: %v", part, w.panels.whole)
	}
}
