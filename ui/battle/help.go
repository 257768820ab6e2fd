package battle

import (
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/physics"
)

// Binds reports whether the battle that is played has a table of its own: one begun at a tournament
// table stays at it, whatever is preferred meanwhile. Ruling: else the aids would be a keystroke
// away for whoever plays for points.
func (s *Seen) Binds() bool {
	return s.Game != nil && s.Terms.Table == record.Tournament
}

// Uses reports whether the table gives this help: one of aidSettings.
func (s *Seen) Uses(id string) bool {
	if s.Binds() {
		return false
	}
	if s.Taught {
		return id != "advice" && id != "reasons"
	}
	return s.Person.Gives(id)
}

// NotHere is why the table refuses a help.
func (s *Seen) NotHere(what string) string {
	words := "Off at this table: " + what + "."
	if s.Binds() {
		words = "Off at a tournament table: " + what + "."
	}
	return words
}

// onlyRulesMeasure is why nothing is measured.
const OnlyRulesMeasure = "you may only measure when the rules tell you to"

// Measures reports whether a person may measure now, and says why not.
func (b *Battle) Measures() bool {
	if b.Uses("measuring") {
		return true
	}
	b.Refuse(b.NotHere(OnlyRulesMeasure))
	return false
}

// Ghosts reports whether the board shows where a maneuver ends before the referee has it: at a
// table without ghosts only that of a dial that is locked.
func (b *Battle) Ghosts(p *game.Prompt) bool {
	return b.Uses("ghosts") || p.Ask == game.ChooseManeuver && b.Planning.Locked[p.Ship]
}

// SlowestStraight is the maneuver of a dial's question that a ship flies when nobody has chosen:
// the slowest straight one it may fly, whatever is slowest when there is none.
func (pl *Planning) SlowestStraight(p *game.Prompt) int {
	b := pl.battle
	dial := b.Game.Setup().Facts(p.Ship).Ship.Class.Dial
	best, least := b.Question.Answer(), 1<<30
	for _, o := range p.Options {
		if o.Kind != game.SetManeuver {
			continue
		}
		m := dial[o.N]
		n := 10*int(m.Speed) + int(m.Color)
		if m.Bearing != physics.Straight {
			n += 1000
		}
		if n < least {
			best, least = int(o.N), n
		}
	}
	return best
}

// keepTold refuses to take back what has come to light.
func (h *History) keepTold(diced bool) {
	b := h.battle
	words := "You cannot undo past a revealed dial."
	if diced {
		words = "You cannot undo past a dice roll."
	}
	b.Refuse(words)
	if !b.Host.Shows() {
		b.Host.Toast(words)
	}
}

// HoldFactor is how much longer than usual something is held.
func (s *Seen) HoldFactor() float64 { return s.Person.HoldFactor() }

// ByPress reports whether a press does what is held else.
func (s *Seen) ByPress() bool { return s.Person.Presses() }

// Sticky reports whether what is dragged hangs on the pointer after a press, until the next one.
func (s *Seen) Sticky() bool { return s.Person.Drag == "sticky" }

// shakeSeconds is how long something that was refused shakes.
const ShakeSeconds = 0.18
