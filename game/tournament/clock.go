package tournament

import (
	"errors"
	"fmt"
	"time"
)

// Clock is the clock of one Battle Round. It runs on whatever time it is told.
type Clock struct {
	RanMS int64      `json:"ran_ms"`          // before Since
	Since *time.Time `json:"since,omitempty"` // running since, nil while it stands
}

// Ran returns the time that the clock has run by now.
func (c *Clock) Ran(now time.Time) time.Duration {
	ran := time.Duration(c.RanMS) * time.Millisecond
	if c.Since != nil && now.After(*c.Since) {
		ran += now.Sub(*c.Since)
	}
	return ran
}

// Left is the time left of a round's minutes, never below zero.
func (c *Clock) Left(minutes int, now time.Time) time.Duration {
	return max(0, time.Duration(minutes)*time.Minute-c.Ran(now))
}

// Running reports whether the clock is running.
func (c *Clock) Running() bool { return c.Since != nil }

func (d *Desk) clock() (*Clock, error) {
	if d.Round() == 0 {
		return nil, errors.New("no round is paired")
	}
	return &d.Rounds[d.Round()-1].Clock, nil
}

// StartClock starts or goes on with the clock of the running round.
func (d *Desk) StartClock() error {
	c, err := d.clock()
	if err != nil {
		return err
	}
	if c.Running() {
		return errors.New("the clock is running")
	}
	at := d.At.UTC()
	c.Since = &at
	d.note("", "round %d: clock running, %s left", d.Round(), ClockFace(c.Left(d.Kit().Minutes, d.At)))
	return nil
}

// PauseClock stops the clock of the running round.
func (d *Desk) PauseClock() error {
	c, err := d.clock()
	if err != nil {
		return err
	}
	if !c.Running() {
		return errors.New("the clock is already paused")
	}
	c.RanMS, c.Since = c.Ran(d.At).Milliseconds(), nil
	d.note("", "round %d: clock paused, %s left", d.Round(), ClockFace(c.Left(d.Kit().Minutes, d.At)))
	return nil
}

// ClockFace is minutes and seconds left.
func ClockFace(left time.Duration) string {
	s := int((left + time.Second - 1) / time.Second)
	return fmt.Sprintf("%02d:%02d", s/60, s%60)
}
