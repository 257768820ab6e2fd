package battle

import (
	"attackwing/game"
	"attackwing/ui/reading"
)

// Measures reports whether a person may measure now, and says why not.
func (b *Session) Measures() bool {
	if b.Uses("measuring") {
		return true
	}
	b.Refuse(b.NotHere(reading.OnlyRulesMeasure))
	return false
}

// Ghosts reports whether the board shows where a maneuver ends before the referee has it: at a
// table without ghosts only that of a dial that is locked.
func (b *Session) Ghosts(p *game.Prompt) bool {
	return b.Uses("ghosts") || p.Ask == game.ChooseManeuver && b.Planning.Locked[p.Ship]
}

// ShakeSeconds is the time that a refused part shakes.
const ShakeSeconds = 0.18
