package desk

import (
	"time"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// watch is the clock of a round, and the eye on a file that others change, too.
type watch struct {
	*Desk
	looked time.Time // when the file was looked at last
	face   string    // of the clock, as it is shown
}

// lookEvery is how often the file is looked at for what another program has written.
const lookEvery = time.Second

// Tick takes what the computers have played, and once a second reads the clock and the file.
func (d *Desk) Tick(float64) kit.Wake {
	d.battles.hear()
	if d.event != nil {
		d.watch.look()
	}
	w := kit.Wake{Changed: d.moved, In: d.watch.wakes()}
	d.moved = false
	return w
}

// look reads the clock and the file, at most once a second.
func (d *watch) look() {
	now := d.store.Now()
	if now.Sub(d.looked).Abs() < lookEvery {
		return
	}
	d.looked = now
	if left, ok := d.left(); ok {
		if face := tournament.ClockFace(left); face != d.face {
			d.face, d.moved = face, true
		}
	}
	if s := d.store.Stamp(d.file); s != d.stamp {
		d.stamp = s
		if e, err := d.store.Open(d.file); err == nil {
			d.take(e)
		}
	}
}

// wakes is when the next tick is wanted: at once while computers play, each second while the clock
// runs, more seldom for what another program may write.
func (d *watch) wakes() float64 {
	switch {
	case d.battles.playing != nil:
		return 0
	case d.event == nil:
		return kit.Never
	case d.running() != nil:
		return lookEvery.Seconds()
	}
	return 3 * lookEvery.Seconds()
}

// running is the clock of the last round while it runs, nil else.
func (d *watch) running() *tournament.Clock {
	if d.event == nil || d.event.Round() == 0 {
		return nil
	}
	if c := &d.event.Rounds[d.event.Round()-1].Clock; c.Running() {
		return c
	}
	return nil
}

// left is the time left of the last round, and whether there is a clock at all.
func (d *watch) left() (time.Duration, bool) {
	if d.event.Round() == 0 {
		return 0, false
	}
	return d.event.Rounds[d.event.Round()-1].Clock.Left(d.event.Kit().Minutes, d.store.Now()), true
}

// clock starts or pauses the clock.
func (d *watch) clock() *kit.Command {
	c := &kit.Command{
		ID:    "clock",
		Words: "Start or pause the clock",
		Brief: "Start",
		Key:   "t",
		Look:  kit.Small,
		Tip:   "Start or pause the Battle Round clock.",
		Do:    d.changes((*tournament.Desk).StartClock),
	}
	switch {
	case d.event.Round() == 0:
		c.Off = "Pair round 1 first."
	case d.running() != nil:
		c.Brief, c.Do = "Pause", d.changes((*tournament.Desk).PauseClock)
	}
	return c
}

// clockFace is the time left, with the button that starts and pauses it; where there is no room for
// both it is the button.
func (d *watch) clockFace() kit.Part {
	left, ok := d.left()
	if !ok || d.event.Over() {
		return kit.Part{}
	}
	ink := kit.If(left == 0, scene.DangerText, scene.Text1)
	face := tournament.ClockFace(left)
	alone := *d.clock()
	alone.Brief, alone.Key = face, ""
	return kit.Either(kit.Row(8, kit.Icon("time", 18, scene.Text3), kit.Line(scene.StyleNumber24, ink, face), kit.Button(d.clock())).Whole(), kit.Button(&alone).Whole())
}
