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
	Sheet    string         `yaml:"sheet,omitempty" json:"sheet,omitempty"` // stamp of a sheet of one's own, for a table that was played
	Seed     uint64         `yaml:"seed,omitempty" json:"seed,omitempty"`
	House    map[string]any `yaml:"house,omitempty" json:"house,omitempty"`
	Players  []string       `yaml:"players,flow,omitempty" json:"players,omitempty"`
	Round    int            `yaml:"round,omitempty" json:"round,omitempty"` // 1 when left out
	Phase    string         `yaml:"phase,omitempty" json:"phase,omitempty"` // planning when left out
	Begun    bool           `yaml:"phase-begun,omitempty" json:"phase-begun,omitempty"`
	Ships    []TableShip    `yaml:"ships" json:"ships"`
	Fleets   []TableFleet   `yaml:"fleets,omitempty" json:"fleets,omitempty"`       // player 1's, then player 2's
	MapShips []TableMapShip `yaml:"map-ships,omitempty" json:"map-ships,omitempty"` // of the scenario's own ships, those that are not as it lays them
	Tokens   []TableToken   `yaml:"tokens,omitempty" json:"tokens,omitempty"`
	Whole    bool           `yaml:"all-tokens,omitempty" json:"all-tokens,omitempty"` // tokens are all that lie on the table, the scenario's own too
	Bonuses  []TableBonus   `yaml:"lasting,omitempty" json:"lasting,omitempty"`       // effects of card text that last
	Fed      []TableFed     `yaml:"fed,omitempty" json:"fed,omitempty"`               // tokens that have fed a line of card text this round
	Attack   *TableAttack   `yaml:"attack-made,omitempty" json:"attack-made,omitempty"`
	Next     []TableStep    `yaml:"next,omitempty" json:"next,omitempty"`              // the steps before the phase goes on
	MapDeck  []string       `yaml:"map-deck,flow,omitempty" json:"map-deck,omitempty"` // as deck of a fleet, of the ships of the map
	Dice     []string       `yaml:"dice,flow,omitempty" json:"dice,omitempty"`         // faces that the next rolls show

	name string
	file *ast.File
}

// TableToken is something laid on the table beside what the scenario lays itself. Exactly one form is given.
type TableToken struct {
	Kind string   `yaml:"kind,omitempty" json:"kind,omitempty"` // obstacle when left out
	Disc *Disc    `yaml:"disc,omitempty" json:"disc,omitempty"`
	Line [][]any  `yaml:"line,flow,omitempty" json:"line,omitempty"` // two points
	Rect [][]any  `yaml:"rect,flow,omitempty" json:"rect,omitempty"` // two corners
	Does []string `yaml:"does,flow,omitempty" json:"does,omitempty"` // obstructs, destroys, rolls-die

	ID     int    `yaml:"id,omitempty" json:"id,omitempty" is:"ID" range:"0,9999" says:"what rules speak of it by"`
	Facing any    `yaml:"facing,omitempty" json:"facing,omitempty"` // turned about its middle; N when left out
	Group  *int   `yaml:"group,omitempty" json:"group,omitempty" is:"Group" range:"-1,127" says:"which of several rows of tokens it belongs to"`
	Order  int    `yaml:"order,omitempty" json:"order,omitempty" is:"Order" range:"0,32767" says:"its place in the row"`
	Laid   int    `yaml:"laid-in,omitempty" json:"laid-in,omitempty" is:"Round" range:"0,100" says:"at the end of which round, 0 at set-up"`
	BodyOf string `yaml:"body-of,omitempty" json:"body-of,omitempty" is:"Of+1" says:"the ship of the map whose body it is"`
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
