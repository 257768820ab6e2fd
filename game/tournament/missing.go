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
	NotSigned                // a table's result, by both players
	NotVerified              // a table's fleets, by both players
)

// Missing is one thing that an event still waits for.
type Missing struct {
	Lack   Lack
	Round  int    // from 1; 0 before the first
	Table  int    // from 1; 0 where it is of no table
	Player No     // who it is of; 0 where it is of no single player
	Of     string // what exactly: the allegiances to choose from, the fleet's role, the names of those who play
	who    string
}

// String says it in a sentence without its stop.
func (m Missing) String() string {
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
		return fmt.Sprintf("table %d: no result (%s)", m.Table, m.Of)
	case NotSigned:
		return fmt.Sprintf("table %d: the result is not signed by both players", m.Table)
	}
	return fmt.Sprintf("table %d: the players have not verified each other's fleet", m.Table)
}

// Sentences are what is missing, each in words.
func Sentences(ms []Missing) (out []string) {
	for _, m := range ms {
		out = append(out, m.String())
	}
	return out
}

// Missing is what a round still waits for, table by table; nil when it is complete.
func (e *Event) Missing(round int) []Missing {
	if round < 1 || round > len(e.Rounds) {
		return []Missing{{Lack: NotPaired, Round: round}}
	}
	var out []Missing
	for i := range e.Rounds[round-1].Tables {
		t := &e.Rounds[round-1].Tables[i]
		m := Missing{Round: round, Table: i + 1, Of: e.Player(t.Players[0]).Name + " against " + e.Player(t.Players[1]).Name}
		switch {
		case t.Result == nil:
			m.Lack = NoResult
		case !t.Result.signed():
			m.Lack = NotSigned
		case t.Result.Ending != ByNoShow && !t.verified():
			m.Lack = NotVerified
		default:
			continue
		}
		out = append(out, m)
	}
	return out
}

// unready is what still keeps a player from the first battle, false nothing.
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

// Unready is what keeps the players from the first battle, one thing a player, nil when it can begin.
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
