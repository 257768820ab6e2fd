package battle

import (
	"attackwing/game"
	"attackwing/ui/reading"
)

// BestDial is what a dial's question begins with: what the ship may do in place of a maneuver, so
// that nothing is lost by Enter alone, else a sensible maneuver.
func (pl *Planning) BestDial(p *game.Prompt) int {
	if i := reading.Instead(p); i >= 0 {
		return reading.MoveOf(p.Options[i])
	}
	return pl.bestFlight(p)
}

// bestFlight is the maneuver that a dial is proposed.
func (pl *Planning) bestFlight(p *game.Prompt) int {
	b := pl.battle
	if !b.Uses("advice") || !b.Uses("verdicts") { // a proposal that dies of nothing is a verdict too
		return b.SlowestStraight(p, b.Question.Answer())
	}
	if i, _ := b.Advice.Of(&b.Table, p); i >= 0 && p.Options[i].Kind == game.SetManeuver {
		return int(p.Options[i].N)
	}
	return b.BestMove(p)
}
