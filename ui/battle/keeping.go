package battle

import "attackwing/game"

// keep has the last answer written before anything else is asked.
func (b *Battle) keep() {
	if b.Means.Record != nil {
		b.Host.Kept(b.Means.Record(b.Game))
	}
}

// Halt stops the battle: clocks stand, nobody thinks, nothing moves; the dials of two people at one
// screen are covered.
func (b *Battle) Halt() {
	if b.Secret() {
		b.Hide(true)
	}
	b.Halted, b.Changed = true, true
}

// Unhalt goes on.
func (b *Battle) Unhalt() { b.Halted, b.Changed = false, true }

// Loss is what would be confirmed does, where it destroys the ship of whoever confirms it or costs
// them Fleet Points, and why: such a choice is never forbidden, but the button says what it does and
// has to be held. It is "" where nothing is lost.
func (b *Battle) Loss() (words, why string) {
	p := b.Asked()
	if p == nil || p.ID != b.Question.PromptID || p.Ask == game.ChooseManeuver && b.Planning.Locked[p.Ship] {
		return "", ""
	}
	return b.Table.Loss(p, b.Question.Answer())
}

// Loses reports whether something would be lost, and then says that the button is to be held.
func (b *Battle) Loses() bool {
	_, why := b.Loss()
	if why != "" {
		b.Refuse("Hold the button to confirm: " + why + ".")
	}
	return why != ""
}
