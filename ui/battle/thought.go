package battle

import (
	"iter"
	"time"
)

// Thought is a decision of a computer player that is made in the window's own time: a slice in
// every tick, so that the window lives beside it. What is decided does not depend on how the slices
// fall, unless it is hurried: then the player answers with what it has.
type Thought struct {
	next  func() (float64, bool)
	stop  func()
	part  float64
	steps int // so far, over all slices
	hurry bool
	done  bool
	spare Spare
}

// Slice is the time for thinking in a tick. Steps is the number of steps of a slice if it is not 0,
// in place of that time: with steps counted, a battle in a window is the same tick by tick on every
// machine.
var (
	Slice = 5 * time.Millisecond
	Steps int
)

// mostSteps is the number of steps after which a decision is hurried, about 0.3 seconds of a usual
// machine. They are counted, not timed: a slow machine, or a browser, which takes several times as
// long, has to decide the same.
const mostSteps = 1500

// Spare is the time beside the window's own. Between two slices is a pause: a window that falls
// behind ticks several times for a picture, and a slice in each of them would make the picture
// later still. So the window has as long for itself as a slice lasts.
type Spare struct{ since time.Time }

// Is reports whether the next slice may begin.
func (s *Spare) Is() bool { return Steps > 0 || time.Since(s.since) >= Slice }

// Spend goes on in steps for a slice, or until there is no more to do. It does nothing during the
// pause.
func (s *Spare) Spend(step func() bool) {
	if !s.Is() {
		return
	}
	defer s.begin()
	for end := time.Now().Add(Slice); time.Now().Before(end) && step(); {
	}
}

func (s *Spare) begin() { s.since = time.Now() }

// paced is a thinker that works in steps and rests after each.
type paced interface {
	Pace(rest func(part float64) (hurry bool))
}

// newThought begins a thought of somebody; one who is not paced thinks it in one slice.
func newThought(of any, think func()) *Thought {
	t := &Thought{}
	t.next, t.stop = iter.Pull(func(yield func(float64) bool) {
		if p, ok := of.(paced); ok {
			p.Pace(func(part float64) bool { return !yield(part) || t.hurry })
			defer p.Pace(nil)
		}
		think()
	})
	return t
}

// slice thinks on for a tick; it reports whether the decision is made.
func (t *Thought) slice() bool {
	if t.done {
		return true
	}
	if !t.spare.Is() {
		return false
	}
	defer t.spare.begin()
	began := time.Now()
	for n := 1; ; n++ {
		part, more := t.next()
		if !more {
			t.done = true
			return true
		}
		t.part = part
		t.steps++
		t.hurry = t.hurry || t.steps >= mostSteps
		if Steps > 0 && n >= Steps || Steps == 0 && time.Since(began) >= Slice {
			return false
		}
	}
}

// Part returns the done part of the thought, 0 to 1.
func (t *Thought) Part() float64 { return t.part }

// leave ends a thought that nobody waits for any more.
func (t *Thought) leave() {
	if t != nil {
		t.stop()
	}
}
