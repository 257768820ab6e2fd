package reading

import (
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/ui/names"
	"strconv"
)

// Binds reports whether the battle that is played has a table of its own: one begun at a tournament
// table stays at it, whatever is preferred meanwhile. Ruling: else the aids would be a keystroke
// away for whoever plays for points.
func (t *Table) Binds() bool {
	return t.Game != nil && t.Terms.Table == record.Tournament
}

// Uses reports whether the table gives this help: one of aidSettings.
func (t *Table) Uses(id string) bool {
	if t.Binds() {
		return false
	}
	if t.Taught {
		return id != "advice" && id != "reasons"
	}
	return t.Person.Gives(id)
}

// NotHere returns the words by which the table refuses a help.
func (t *Table) NotHere(what string) string {
	words := "Off at this table: " + what + "."
	if t.Binds() {
		words = "Off at a tournament table: " + what + "."
	}
	return words
}

// OnlyRulesMeasure is the reason why nothing is measured.
const OnlyRulesMeasure = "you may only measure when the rules tell you to"

// SlowestStraight returns the maneuver of a dial's question that a ship flies when nobody has
// chosen: the slowest straight one it may fly, or the slowest of all without one. It returns
// otherwise if the ship may fly none.
func (t *Table) SlowestStraight(p *game.Prompt, otherwise int) int {
	dial := t.Game.Setup().Facts(p.Ship).Ship.Class.Dial
	best, least := otherwise, 1<<30
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

// HoldFactor returns the factor by which the person lengthens the time a button is held.
func (t *Table) HoldFactor() float64 { return t.Person.HoldFactor() }

// ByPress reports whether a press does what is held else.
func (t *Table) ByPress() bool { return t.Person.Presses() }

// Sticky reports whether what is dragged hangs on the pointer after a press, until the next one.
func (t *Table) Sticky() bool { return t.Person.Drag == "sticky" }

// StepWords returns a player's step in a sentence, while a seat plans.
func (t *Table) StepWords(p, planning game.PlayerID) string {
	u := t.Game.Setup()
	if p != planning && t.Planned(p) {
		return u.Player(p) + " is done: " + names.Plural(float64(t.Ships(p)), "dial") + " locked."
	}
	return u.Player(p) + " plans: " + names.Plural(float64(t.Ships(p)), "ship") + ", hidden from " +
		u.Player(p.Other()) + "."
}

// AwaySeconds returns the time without input after which the dials of two people at one screen are
// covered, in seconds, 0 for never.
func (t *Table) AwaySeconds() float64 {
	n, err := strconv.Atoi(t.Person.Away)
	if err != nil {
		return 0
	}
	return float64(n)
}
