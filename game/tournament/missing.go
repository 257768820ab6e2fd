package tournament

import (
	"fmt"
	"strings"
)

// Lack is a kind of thing that an event still waits for.
type Lack uint8

// The lacks: those before the first round, then those of a round.
const (
	NoPlayers    Lack = iota // fewer than two have signed in
	NoAllegiance             // a player has not chosen one
	NoFleet                  // a player has handed in none, or not all
	NotPaired                // the round
	NoResult                 // a table
	NotVerified              // a table's fleets, by both players
	NotSigned                // a table's result, by both players
	NotConfirmed             // the correction of a table's result, by both players
)

// Missing is a thing that an event still waits for.
type Missing struct {
	Lack   Lack
	Round  int    // from 1; 0 before the first
	Table  int    // from 1; 0 where it is of no table
	Player No     // who it is of; 0 where it is of no single player
	Of     string // what exactly: the allegiances to choose from, the fleet's role, the names of those who play
	who    string
	past   bool // of a round before the last one
}

// String says it in a sentence without its stop.
func (m Missing) String() string {
	table := fmt.Sprintf("table %d", m.Table)
	if m.past {
		table = fmt.Sprintf("round %d, table %d", m.Round, m.Table)
	}
	switch m.Lack {
	case NoPlayers:
		return "an event needs at least two players"
	case NoAllegiance:
		return fmt.Sprintf("%s has not chosen an allegiance (%s)", m.who, m.Of)
	case NoFleet:
		return fmt.Sprintf("%s has not submitted a %s", m.who, strings.TrimSpace(m.Of+" fleet"))
	case NotPaired:
		return fmt.Sprintf("round %d is not paired", m.Round)
	case NoResult:
		return fmt.Sprintf("%s: no result (%s)", table, m.Of)
	case NotSigned:
		return table + ": the result is not signed by both players"
	case NotConfirmed:
		return table + ": the correction is not signed by both players"
	}
	return table + ": the players have not verified each other's fleet"
}

// Sentences returns the missing things in words.
func Sentences(ms []Missing) (out []string) {
	for _, m := range ms {
		out = append(out, m.String())
	}
	return out
}

// Missing returns what a round still waits for, table by table: fleets to verify, then a result,
// then its signatures. It is nil when the round is complete.
func (e *Event) Missing(round int) []Missing {
	if round < 1 || round > len(e.Rounds) {
		return []Missing{{Lack: NotPaired, Round: round}}
	}
	var out []Missing
	for i := range e.Rounds[round-1].Tables {
		t := &e.Rounds[round-1].Tables[i]
		of := e.Player(t.Players[0]).Name + " against " + e.Player(t.Players[1]).Name
		lacks := func(l Lack) {
			out = append(out, Missing{Lack: l, Round: round, Table: i + 1, Of: of, past: round < e.Round()})
		}
		r := t.Newest()
		if !t.verified() && (r == nil || r.Ending != ByNoShow) {
			lacks(NotVerified)
		}
		switch {
		case r == nil:
			lacks(NoResult)
		case r == t.Correction:
			lacks(NotConfirmed)
		case !r.signed():
			lacks(NotSigned)
		}
	}
	return out
}

// Waiting returns what the next round waits for, or the end of the event: what all rounds so far
// still miss, such as the signatures of a correction.
func (e *Event) Waiting() (out []Missing) {
	for round := range e.Rounds {
		out = append(out, e.Missing(round+1)...)
	}
	return out
}

// unready returns what a player still needs before the first battle. ok is false if there is
// nothing.
func (e *Event) unready(n No) (Missing, bool) {
	k, p := e.Kit(), e.Player(n)
	if k.Allegiances != nil && p.Allegiance == "" {
		return Missing{Lack: NoAllegiance, Player: n, Of: strings.Join(k.Allegiances, ", "), who: p.Name}, true
	}
	if e.PaperFleets {
		return Missing{}, false
	}
	for _, role := range rolesOrOne(&k) {
		if p.FleetFor(role) == nil {
			return Missing{Lack: NoFleet, Player: n, Of: role, who: p.Name}, true
		}
	}
	return Missing{}, false
}

// Unready returns what the players still need before the first battle, one thing each; nil means
// that it can begin.
func (e *Event) Unready() []Missing {
	var out []Missing
	if len(e.Players) < 2 {
		out = append(out, Missing{Lack: NoPlayers})
	}
	for i := range e.Players {
		if m, is := e.unready(No(i + 1)); is {
			out = append(out, m)
		}
	}
	return out
}
