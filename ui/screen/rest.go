package screen

import "time"

// calmTicks is the time without events after which the window rests, in ticks.
const calmTicks = 40

// alarm wakes the resting window once when a page with a clock wants it, and lets it rest on.
type alarm struct {
	set   bool
	rings chan struct{}
}

// rang tells whether this turn of the loop is one that the alarm has asked for.
func (a *alarm) rang() bool {
	select {
	case <-a.rings:
		a.set = false
		return true
	default:
		return false
	}
}

// wind sets the alarm of a window that rests.
func (w *frame) wind() {
	in := w.window.WakeIn()
	if !w.rests || in <= 0 || w.alarm.set {
		return
	}
	rings := make(chan struct{}, 1)
	w.alarm = alarm{true, rings}
	time.AfterFunc(time.Duration(in*float64(time.Second)), func() {
		rings <- struct{}{}
		wake()
	})
}

// breathe lets the window rest when nothing has happened for a while, and wakes it when something
// does. A loop that turns sixty times a second takes some percent of a core even if it draws
// nothing; one that waits for an event takes none. Events are a moved pointer, a button, a key, the
// focus, another size, or that something which covered the window has gone: as nobody else repaints
// it then, it is shown anew when it wakes without any reason we know. Some drivers make an event of
// that showing itself, so it is not done twice in a second. What the alarm has asked for is drawn,
// and keeps nobody awake.
func (w *frame) breathe(busy, rang bool) {
	if busy {
		w.calm = 0
	} else {
		w.calm++
	}
	if (w.rests && !busy && !rang || w.calm == calmTicks) && time.Since(w.fresh) > time.Second {
		w.full = true
	}
	rest := w.calm >= calmTicks
	if rest == w.rests {
		return
	}
	w.rests = rest
	rests(rest)
}
