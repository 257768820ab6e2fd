package desk

import (
	"time"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// lookEvery is the time between two looks at the file for changes by another program.
const lookEvery = time.Second

// Tick takes what the computers have played, and once a second reads the clock and the file.
func (d *Desk) Tick(float64) kit.Wake {
	d.hear()
	if d.event != nil {
		d.look()
	}
	w := kit.Wake{Changed: d.moved, In: d.wakes()}
	d.moved = false
	return w
}

// look reads the clock and the file, at most once a second.
func (d *Desk) look() {
	now := d.store.Now()
	if now.Sub(d.looked).Abs() < lookEvery {
		return
	}
	d.looked = now
	if left, ok := timeLeft(d.event, now); ok {
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

// wakes returns the seconds until the next tick: 0 while computers play, a second while the clock
// runs, more where only another program may write.
func (d *Desk) wakes() float64 {
	switch {
	case d.playing != nil:
		return 0
	case d.event == nil:
		return kit.Never
	case running(d.event):
		return lookEvery.Seconds()
	}
	return 3 * lookEvery.Seconds()
}

// running reports whether the clock of an event's last round runs.
func running(e *tournament.Event) bool { return e.Round() > 0 && e.Rounds[e.Round()-1].Clock.Running() }

// timeLeft returns the time left of an event's last round, and whether there is a clock at all.
func timeLeft(e *tournament.Event, now time.Time) (time.Duration, bool) {
	if e.Round() == 0 {
		return 0, false
	}
	return e.Rounds[e.Round()-1].Clock.Left(e.Kit().Minutes, now), true
}

// clock starts or pauses the clock.
func (d eventPage) clock() *kit.Command {
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
	case d.Round() == 0:
		c.Off = "Pair round 1 first."
	case running(d.Event):
		c.Brief, c.Do = "Pause", d.changes((*tournament.Desk).PauseClock)
	}
	return c
}

// clockFace returns the time left, with the button that starts and pauses it; where there is no
// room for both it is the button.
func (d eventPage) clockFace() kit.Part {
	if !d.timed || d.Over() {
		return kit.Part{}
	}
	ink := kit.If(d.left == 0, scene.DangerText, scene.Text1)
	face := tournament.ClockFace(d.left)
	alone := *d.clock()
	alone.Brief, alone.Key = face, ""
	return kit.Either(kit.Row(8, kit.Icon("time", 18, scene.Text3), kit.Line(scene.StyleNumber24, ink, face),
		kit.Button(d.clock())).Whole(), kit.Button(&alone).Whole())
}
