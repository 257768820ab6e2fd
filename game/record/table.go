package record

import (
	"encoding/json"
	"io"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
)

// Table is a position file: a table laid by hand, in people's words. Lengths are inches, or text with a unit.
type Table struct {
	Scenario string         `yaml:"scenario" json:"scenario"`
	Seed     uint64         `yaml:"seed,omitempty" json:"seed,omitempty"`
	House    map[string]any `yaml:"house,omitempty" json:"house,omitempty"`
	Players  []string       `yaml:"players,flow,omitempty" json:"players,omitempty"`
	Round    int            `yaml:"round,omitempty" json:"round,omitempty"` // 1 when left out
	Phase    string         `yaml:"phase,omitempty" json:"phase,omitempty"` // planning when left out
	Begun    bool           `yaml:"phase-begun,omitempty" json:"phase-begun,omitempty"`
	Ships    []TableShip    `yaml:"ships" json:"ships"`
	Tokens   []TableToken   `yaml:"tokens,omitempty" json:"tokens,omitempty"`
	Dice     []string       `yaml:"dice,flow,omitempty" json:"dice,omitempty"` // faces that the next rolls show

	name string
	file *ast.File
}

// TableShip is a ship of a position. What is left out is as printed on its cards, or not there.
type TableShip struct {
	ID        string      `yaml:"id" json:"id"`
	Player    int         `yaml:"player" json:"player"` // 1 or 2
	Ship      string      `yaml:"ship" json:"ship"`
	Captain   string      `yaml:"captain,omitempty" json:"captain,omitempty"`
	Admiral   string      `yaml:"admiral,omitempty" json:"admiral,omitempty"`
	Upgrades  []string    `yaml:"upgrades,flow,omitempty" json:"upgrades,omitempty"`
	At        []any       `yaml:"at,flow,omitempty" json:"at,omitempty"`      // x from the west edge, y from the north edge
	Facing    any         `yaml:"facing,omitempty" json:"facing,omitempty"`   // N, NE ... or degrees, clockwise from north
	Hull      *int        `yaml:"hull,omitempty" json:"hull,omitempty"`       // left
	Shields   *int        `yaml:"shields,omitempty" json:"shields,omitempty"` // active
	Down      int         `yaml:"disabled-shields,omitempty" json:"disabled-shields,omitempty"`
	Tokens    *ShipTokens `yaml:"tokens,omitempty" json:"tokens,omitempty"`
	Crits     []string    `yaml:"crits,flow,omitempty" json:"crits,omitempty"`         // damage cards face up, by name
	NewCrits  []string    `yaml:"new-crits,flow,omitempty" json:"new-crits,omitempty"` // those dealt in this round
	Contained bool        `yaml:"breach-contained,omitempty" json:"breach-contained,omitempty"`
	Discarded []string    `yaml:"discarded,flow,omitempty" json:"discarded,omitempty"` // cards under the ship card
	Lost      []string    `yaml:"lost,flow,omitempty" json:"lost,omitempty"`           // cards discarded by an enemy's effect
	Skill     *int        `yaml:"skill,omitempty" json:"skill,omitempty"`              // in force for the running phase
	Dial      string      `yaml:"dial,omitempty" json:"dial,omitempty"`
	Revealed  bool        `yaml:"revealed,omitempty" json:"revealed,omitempty"`
	Flown     string      `yaml:"flown,omitempty" json:"flown,omitempty"` // the maneuver executed this round
	Activated bool        `yaml:"activated,omitempty" json:"activated,omitempty"`
	Acting    bool        `yaml:"acting,omitempty" json:"acting,omitempty"`
	DidAct    bool        `yaml:"action-done,omitempty" json:"action-done,omitempty"` // its one action of the round
	Acted     []string    `yaml:"acted,flow,omitempty" json:"acted,omitempty"`        // actions performed this round
	NoAction  string      `yaml:"no-action,omitempty" json:"no-action,omitempty"`     // overlap, obstacle or card
	Over      bool        `yaml:"on-obstacle,omitempty" json:"on-obstacle,omitempty"` // no attack from there
	NoAttack  bool        `yaml:"regenerated,omitempty" json:"regenerated,omitempty"` // no attack this round
	Attacked  bool        `yaml:"attacked,omitempty" json:"attacked,omitempty"`
	Ended     bool        `yaml:"end-done,omitempty" json:"end-done,omitempty"`
	Destroyed bool        `yaml:"destroyed,omitempty" json:"destroyed,omitempty"`
	Doomed    bool        `yaml:"doomed,omitempty" json:"doomed,omitempty"` // destroyed, but still to attack
	DeadIn    int         `yaml:"destroyed-in,omitempty" json:"destroyed-in,omitempty"`
	DeadBy    string      `yaml:"destroyed-by,omitempty" json:"destroyed-by,omitempty"`
}

// ShipTokens are the tokens beside a ship and on its cards.
type ShipTokens struct {
	Evade    int            `yaml:"evade,omitempty" json:"evade,omitempty"`
	Scan     int            `yaml:"scan,omitempty" json:"scan,omitempty"`
	Stations int            `yaml:"battle-stations,omitempty" json:"battle-stations,omitempty"`
	Power    int            `yaml:"aux-power,omitempty" json:"aux-power,omitempty"`
	Lock     string         `yaml:"lock,omitempty" json:"lock,omitempty"`   // id of the ship that is locked
	Cloak    string         `yaml:"cloak,omitempty" json:"cloak,omitempty"` // green, beside or red
	Drones   *int           `yaml:"drones,omitempty" json:"drones,omitempty"`
	Disabled []string       `yaml:"disabled,flow,omitempty" json:"disabled,omitempty"` // cards with a Disabled token
	Time     map[string]int `yaml:"time,omitempty" json:"time,omitempty"`              // Time tokens by card
}

// TableToken is something laid on the table beside what the scenario lays itself. Exactly one form is given.
type TableToken struct {
	Kind string   `yaml:"kind,omitempty" json:"kind,omitempty"` // obstacle when left out
	Disc *Disc    `yaml:"disc,omitempty" json:"disc,omitempty"`
	Line [][]any  `yaml:"line,flow,omitempty" json:"line,omitempty"` // two points
	Rect [][]any  `yaml:"rect,flow,omitempty" json:"rect,omitempty"` // two corners
	Does []string `yaml:"does,flow,omitempty" json:"does,omitempty"` // obstructs, destroys, rolls-die
}

// Disc is a round token.
type Disc struct {
	At     []any `yaml:"at,flow" json:"at"`
	Radius any   `yaml:"radius" json:"radius"`
}

// Write writes the position as YAML.
func (t *Table) Write(w io.Writer) error {
	b, err := yaml.MarshalWithOptions(t, yaml.IndentSequence(true))
	if err != nil {
		return err
	}
	_, err = w.Write(b)
	return err
}

// WriteJSON writes the position as JSON, which is read too.
func (t *Table) WriteJSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(t)
}
