package battle

import "fmt"

// keep has the last answer written before anything else is asked.
func (b *Battle) keep() {
	if b.Means.Record != nil {
		b.Host.Kept(b.Means.Record(b.Game))
	}
}

// Resumable reports whether a battle of today waits behind the title.
func (s *Seen) Resumable() bool { return s.Game != nil && !s.Game.Over() }

// Where is which battle it is, and how far it got: the round, or the set-up before the first.
func (s *Seen) Where() string {
	return s.Game.Setup().Scenario.Sheet().Title + ", " + s.When()
}

// When is the round that is played, or the set-up before the first.
func (s *Seen) When() string {
	if s.Shown.Round == 0 {
		return "set-up"
	}
	return fmt.Sprintf("round %d", s.Shown.Round)
}

// HotSeat reports whether two people share the screen.
func (s *Seen) HotSeat() bool { return s.Brains[0] == nil && s.Brains[1] == nil }

// Halt stops the battle: clocks stand, nobody thinks, nothing moves; the dials of two people at one
// screen are covered.
func (b *Battle) Halt() {
	if b.Cover.Secret() {
		b.Cover.Fall()
	}
	b.Halted, b.Changed = true, true
}

// Unhalt goes on.
func (b *Battle) Unhalt() { b.Halted, b.Changed = false, true }
