package record

import (
	"cmp"
	"fmt"
)

// Terms are the conditions of a battle beside its rules. They bind the window it is played in,
// never the referee.
type Terms struct {
	// practice, tournament or custom: what the window shows beside the table
	Table    string    `json:"table,omitempty"`
	Unfit    [2]string `json:"unfit,omitzero"`     // what is wrong with a fleet that is played anyway
	Minutes  int       `json:"minutes,omitempty"`  // the clock of the battle, 0 none
	Planning int       `json:"planning,omitempty"` // seconds for the dials of a round, 0 none
	Used     int       `json:"-"`                  // seconds of the clock that are over
	Coached  [2]int    `json:"-"`                  // how often each player has asked the coach
}

// The kinds of table: all help of the window, that for newcomers, none, or a choice of it.
const (
	Practice   = "practice"
	Teaching   = "teaching"
	Tournament = "tournament"
	Custom     = "custom"
)

// Bounds of the clocks.
const (
	maxMinutes  = 600
	maxPlanning = 3600
)

func (t *Terms) check() error {
	switch t.Table {
	case "", Practice, Teaching, Tournament, Custom:
	default:
		return fmt.Errorf("terms.table: %.40q is none of %s, %s, %s, %s", t.Table, Practice, Teaching, Tournament,
			Custom)
	}
	for _, s := range t.Unfit {
		if err := text(s); err != nil {
			return err
		}
	}
	return cmp.Or(within("terms.minutes", t.Minutes, 0, maxMinutes),
		within("terms.planning", t.Planning, 0, maxPlanning))
}

// Words are the terms that another player would want to know of, as sentences.
func (t *Terms) Words() (out []string) {
	if t.Table == Tournament {
		out = append(out,
			"Played at a tournament table: no previews, no odds, no free measuring, no undo after a reveal.")
	}
	for p, why := range t.Unfit {
		if why != "" {
			out = append(out, fmt.Sprintf("Played anyway: the fleet of player %d is not legal. %s", p+1, why))
		}
	}
	return out
}
