package battle

import (
	"attackwing/game"
	"attackwing/ui/reading"
)

// BestDial returns the first proposal for a dial: the deed in place of a maneuver where the ship
// may do one, so that Enter alone loses nothing, else a sensible maneuver.
func (b *Session) BestDial(p *game.Prompt) int {
	if i := reading.Instead(p); i >= 0 {
		return reading.MoveOf(p.Options[i])
	}
	return b.bestFlight(p)
}

// bestFlight returns the maneuver that a dial is proposed.
func (b *Session) bestFlight(p *game.Prompt) int {
	if !b.Uses("advice") || !b.Uses("verdicts") { // a proposal that dies of nothing is a verdict too
		return b.SlowestStraight(p, b.Question.Answer())
	}
	if i, _ := b.Advice.of(&b.Table, p); i >= 0 && p.Options[i].Kind == game.SetManeuver {
		return int(p.Options[i].N)
	}
	return b.BestMove(p)
}
