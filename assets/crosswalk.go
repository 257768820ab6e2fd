package assets

import (
	_ "embed"
	"encoding/csv"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"attackwing/game/card"
)

//go:embed crosswalk.csv
var crosswalk string

// Counterpart is a card as Space Dock and Utopia, two fleet builders, know it. Their ids name it;
// nothing of its text.
type Counterpart struct {
	Kind     string // ship, captain, admiral, upgrade or resource
	ID       string // Space Dock's id, which is ours too
	Name     string
	Utopia   string // Utopia's id, "" where it has none
	SPUtopia int    // Utopia's price, -1 where it has none
}

// Crosswalk are all cards that Space Dock knows: ours, and those of crosswalk.csv, further entries
// of a card that is one here. The slice is the caller's.
func Crosswalk() ([]Counterpart, error) {
	cs, err := counterparts()
	return slices.Clone(cs), err
}

var counterparts = sync.OnceValues(func() ([]Counterpart, error) {
	cat, err := Cards()
	if err != nil {
		return nil, err
	}
	var out []Counterpart
	add := func(kind string, c *card.Printed) {
		out = append(out, Counterpart{Kind: kind, ID: c.ID, Name: c.Name, Utopia: c.Utopia, SPUtopia: c.SPUtopia})
	}
	for _, c := range cat.Ships {
		add("ship", &c.Printed)
	}
	for _, c := range cat.Captains {
		add("captain", &c.Printed)
	}
	for _, c := range cat.Admirals {
		add("admiral", &c.Printed)
	}
	for _, c := range cat.Upgrades {
		add("upgrade", &c.Printed)
	}
	for _, c := range cat.Resources {
		add("resource", &c.Printed)
	}
	rows, err := csv.NewReader(strings.NewReader(crosswalk)).ReadAll()
	if err != nil {
		return nil, fmt.Errorf("crosswalk.csv: %w", err)
	}
	for _, r := range rows[1:] {
		c := Counterpart{Kind: r[0], ID: r[1], Name: r[2], Utopia: r[3], SPUtopia: -1}
		if n, err := strconv.Atoi(r[4]); err == nil {
			c.SPUtopia = n
		}
		out = append(out, c)
	}
	return out, nil
})
