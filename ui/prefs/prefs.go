// Package prefs is what a person prefers, whatever page is shown: the words of each setting lie
// with the page of settings.
package prefs

import "slices"

// Settings are a person's preferences; they outlive a battle and the program.
type Settings struct {
	Motion string // "1", "2", "4" times as fast, "reduced" to fades, or "off"
	Labels string // of ships on the board: "smart", "all", "none"
	// how long what happens can be read before the table goes on: "normal", "slow", "quick",
	// "stop": until a button is pressed
	Pace      string
	Losses    string // "hold" or "press" the main button for a maneuver that destroys the own ship
	Cover     string // "on" or "off": cover the dials of two people at one screen when the window loses the focus
	Colors    string // of a maneuver's difficulty: "classic" or "clear"
	Odds      string // "on" or "off": the exact odds of an attack in the combat column
	Ghosts    string // "on" or "off": where a maneuver ends, before it is flown
	Verdicts  string // "on" or "off": what a maneuver of the dial leads to
	Measure   string // "on" or "off": ruler, fan and reach at any time
	Undo      string // "free", or "hidden": nothing is taken back that dials or dice have told
	Advice    string // "on" or "off": sensible proposals
	Reasons   string // "on" or "off": why the computer does what it does
	Desk      string // battles of the tournament desk: "chosen" as the others, or "tournament"
	Tooltip   string // "on" or "off"
	Contrast  string // "usual" or "high"
	Bases     string // of ships: "plain", or "hatched" as the seat's areas are
	Scale     string // of everything on the screen, in percent
	Letters   string // of words, in percent, where all else keeps its size
	Sound     string // how loud: "normal", "quiet", "full", "off"
	Clock     string // minutes a battle takes, "none"
	PlanClock string // seconds a player has for the dials of a round, "none"
	Follow    string // the camera what is asked about and what happens: when "needed", "always", "never"
	Turn      string // "off", or "on": in hot seat the table turns to whoever sets dials
	Units     string // of lengths: "inches", "mm" or "both"
	Nebulae   string // "on" or "off"
	Light     string // of the board: "usual", "dim", "bright"
	Holding   string // what wants a key held: "hold", or "press": pressed, what cannot be taken back twice
	HoldTime  string // how long: "usual", "short", "long"
	Drag      string // "held", or "sticky": a press lifts, the next one drops
	Away      string // seconds without input after which the dials of two people at one screen are covered, "off"
	Attract   string // "on" or "off": films at the title when nobody does anything

	Muted    string // "off", or "on": nothing is heard
	Captions string // "off", or "on": what is heard is written as well
	Color1   string // of player 1, of those a seat can have
	Color2   string // of player 2
	Hand     string // "right", or "left": what is pressed most stands there

	Names [2]string         `json:",omitzero"`  // of who plays here: alone, and the other of two; "" none
	Known []string          `json:",omitempty"` // names that were given before, the last one first
	Sets  []string          `json:",omitempty"` // that are owned, by their ids
	Keys  map[string]string `json:",omitempty"` // of commands that have another than their own

	LinkPage string `json:",omitempty"` // the address of the page that links lead to, "" the public one
	STUN     string `json:",omitempty"` // addresses of servers that tell a program its own, "" none: a friend is met within one network
}

// MostLetters is the most letters of a name.
const MostLetters = 24

// mostKnown is the most names that are proposed.
const mostKnown = 8

// Name gives somebody who plays here a name, which is proposed from then on.
func (s *Settings) Name(i int, name string) {
	s.Names[i] = name
	if name != "" {
		s.Known = append(
			[]string{name},
			slices.DeleteFunc(slices.Clone(s.Known), func(n string) bool { return n == name })...)
		s.Known = s.Known[:min(len(s.Known), mostKnown)]
	}
}

// Meet keeps the name of somebody who signed in elsewhere. It is proposed after those who play
// here, and takes the place of none of them: where there is no room it takes that of the last one
// who was met.
func (s *Settings) Meet(name string) {
	if name == "" || len([]rune(name)) > MostLetters || slices.Contains(s.Known, name) {
		return
	}
	if len(s.Known) == mostKnown {
		if slices.Contains(s.Names[:], s.Known[mostKnown-1]) {
			return
		}
		s.Known = s.Known[:mostKnown-1]
	}
	s.Known = append(slices.Clone(s.Known), name)
}

// Gives reports whether a table that is not bound gives this help: ghosts, verdicts, measuring,
// odds, undo, advice or reasons.
func (s *Settings) Gives(help string) bool {
	switch help {
	case "ghosts":
		return s.Ghosts == "on"
	case "verdicts":
		return s.Verdicts == "on"
	case "measuring":
		return s.Measure == "on"
	case "odds":
		return s.Odds == "on"
	case "undo":
		return s.Undo == "free"
	case "advice":
		return s.Advice == "on"
	case "reasons":
		return s.Reasons == "on"
	}
	return false
}

// Speed returns the speed of motion: 1 as usual, 0 for none.
func (s *Settings) Speed() float64 {
	switch s.Motion {
	case "2":
		return 2
	case "4":
		return 4
	case "off":
		return 0
	}
	return 1
}

// Reduced reports whether motions are fades only.
func (s *Settings) Reduced() bool { return s.Motion == "reduced" }

// Presses reports whether a press takes the place of a hold.
func (s *Settings) Presses() bool { return s.Holding == "press" }

// HoldFactor returns the factor by which the time a button is held is lengthened.
func (s *Settings) HoldFactor() float64 {
	switch s.HoldTime {
	case "short":
		return 0.5
	case "long":
		return 2
	}
	return 1
}
