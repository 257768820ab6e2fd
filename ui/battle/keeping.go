package battle

import "attackwing/game"

// keep has the last answer written before anything else is asked.
func (b *Session) keep() {
	if b.Means.Record != nil {
		b.Host.Kept(b.Means.Record(b.Game))
	}
}

// Halt stops the battle: clocks stand, nobody thinks, nothing moves; the dials of two people at one
// screen are covered.
func (b *Session) Halt() {
	if b.Secret() {
		b.Hide(true)
	}
	b.Halted, b.Changed = true, true
}

// Unhalt goes on.
func (b *Session) Unhalt() { b.Halted, b.Changed = false, true }

// Loss returns the words of the big button if the answer to be confirmed destroys the ship of the
// player who confirms it or costs that player Fleet Points, and the reason. Such a choice is never
// forbidden, but its button has to be held. Both are "" if nothing is lost.
func (b *Session) Loss() (words, why string) {
	p := b.Asked()
	if p == nil || p.ID != b.Question.PromptID || p.Ask == game.ChooseManeuver && b.Planning.Locked[p.Ship] {
		return "", ""
	}
	return b.Table.Loss(p, b.Question.Answer())
}

// Loses reports whether something would be lost, and then says that the button is to be held.
func (b *Session) Loses() bool {
	_, why := b.Loss()
	if why != "" {
		b.Refuse("Hold the button to confirm: " + why + ".")
	}
	return why != ""
}
