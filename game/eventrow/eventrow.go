// Package eventrow has a row for each kind of event: the parts of the log it belongs to, its sound,
// how long it is seen, and what else of it needs no more than the kind. A screen that shows an event
// asks its row first; what depends on the fields of an event stands where it is shown.
package eventrow

import (
	"reflect"

	"attackwing/game"
)

// Kinds are the parts of a log that a line belongs to; a ship that is destroyed is a matter of an
// attack and of the score.
type Kinds uint8

// The kinds of lines by which a log is filtered.
const (
	Moves Kinds = 1 << iota
	Attacks
	Cards
	OfSheet // the doings of the battle's own sheet
	Score
	Reasons // why a computer did something; no event is of it
)

// Light is a secret that an event brings to light for good.
type Light uint8

// The secrets of a battle.
const (
	NoLight Light = iota
	Dice
	Dials
)

// Row is all that a kind of event says of its events.
type Row struct {
	Kinds   Kinds // none for the steps of a battle: rounds, phases, initiative, decks
	Light   Light
	Sound   string  // as it begins to be shown, "" silent or by its fields
	Seconds float64 // the time it is shown, 0 not at all or by its fields
	Read    bool    // has words to read: shown as long where motion is reduced
	Filmed  bool    // shown by a film outside its scenes, too
	Bad     bool    // somebody is damaged or destroyed
	Unsure  bool    // the odds of the attack no longer are those of its dice
}

// Of returns the row of an event.
func Of(e game.Event) Row { return rows[reflect.TypeOf(e)] }

// KindsOf returns the kinds of an event's line. A sentence of a sheet is about the score when it
// says so.
func KindsOf(e game.Event) Kinds {
	k := Of(e).Kinds
	if s, ok := e.(game.ScenarioSaid); ok && s.Score {
		k |= Score
	}
	return k
}
