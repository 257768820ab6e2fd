package desk

import (
	"time"

	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// lookEvery is how often the file is looked at for what another program has written.
const lookEvery = time.Second

// Tick takes what the computers have played, lets rows glide, and once a second reads the clock and the file.
func (d *Desk) Tick(dt float64) {
	if d.glide.tick(dt) {
		d.Changed()
	}
	d.hear()
	if d.event == nil {
		return
	}
	now := d.store.Now()
	if now.Sub(d.looked).Abs() < lookEvery {
		return
	}
	d.looked = now
	if left, ok := d.left(); ok && d.running() != nil && tournament.ClockFace(left) != d.face {
		d.Changed()
	}
	if s := d.store.Stamp(d.file); s != d.stamp {
		d.stamp = s
		if e, err := d.store.Open(d.file); err == nil {
			d.take(e)
		}
	}
}

// Resting tells whether nothing moves by itself.
func (d *Desk) Resting() bool { return d.glide.done() && d.playing == nil }

// WakeIn is after how many seconds the page wants a tick though nothing happens: each second while the clock runs, more
// seldom for what another program may write.
func (d *Desk) WakeIn() float64 {
	switch {
	case d.event == nil:
		return 0
	case d.running() != nil:
		return lookEvery.Seconds()
	}
	return 3 * lookEvery.Seconds()
}

// running is the clock of the last round while it runs, nil else.
func (d *Desk) running() *tournament.Clock {
	if d.event == nil || d.event.Round() == 0 {
		return nil
	}
	if c := &d.event.Rounds[d.event.Round()-1].Clock; c.Running() {
		return c
	}
	return nil
}

// left is the time left of the last round, and whether there is a clock at all.
func (d *Desk) left() (time.Duration, bool) {
	if d.event.Round() == 0 {
		return 0, false
	}
	return d.event.Rounds[d.event.Round()-1].Clock.Left(d.event.Kit().Minutes, d.store.Now()), true
}

// clock starts or stops the clock.
func (d *Desk) clock() {
	if d.event.Round() == 0 {
		d.err = "The clock is that of a Battle Round: pair round 1 first."
		return
	}
	if d.running() != nil {
		d.change((*tournament.Desk).PauseClock)
		return
	}
	d.change((*tournament.Desk).StartClock)
}

// drawClock writes the time left with its right edge at x; it returns the left one.
func (d *Desk) drawClock(c *canvas.Canvas, x, y float64) float64 {
	left, ok := d.left()
	if !ok {
		return x
	}
	ink, word := scene.Text1, "left"
	if left == 0 {
		ink, word = scene.DangerText, "over"
	}
	x -= c.Text(x, y+1, scene.StyleSmall, scene.Text3, word, scene.Right) + 6
	d.face = tournament.ClockFace(left)
	x -= c.Text(x, y, scene.StyleNumber24, ink, d.face, scene.Right) + 14
	c.Icon(x, y, 18, "time", scene.Text3)
	return x - 12
}
