package assets

import (
	_ "embed"
	"encoding/csv"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
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

// Crosswalk are all cards that Space Dock knows. The slice is the caller's.
func Crosswalk() ([]Counterpart, error) {
	cs, err := counterparts()
	return slices.Clone(cs), err
}

var counterparts = sync.OnceValues(func() ([]Counterpart, error) {
	rows, err := csv.NewReader(strings.NewReader(crosswalk)).ReadAll()
	if err != nil {
		return nil, fmt.Errorf("crosswalk.csv: %w", err)
	}
	out := make([]Counterpart, 0, len(rows))
	for _, r := range rows[1:] {
		c := Counterpart{Kind: r[0], ID: r[1], Name: r[2], Utopia: r[3], SPUtopia: -1}
		price := r[5]
		if price == "" && c.Utopia != "" { // only differing prices are written down
			price = r[4]
		}
		if n, err := strconv.Atoi(price); err == nil {
			c.SPUtopia = n
		}
		out = append(out, c)
	}
	return out, nil
})
