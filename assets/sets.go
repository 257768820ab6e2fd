package assets

import (
	_ "embed"
	"encoding/csv"
	"fmt"
	"strings"
	"sync"

	"attackwing/game/card"
)

//go:embed sets.csv
var setsCSV string

// Sets are the products that the cards were sold in, the oldest first. The slice is everybody's: it
// is read only.
var Sets = sync.OnceValues(func() ([]card.Set, error) {
	rows, err := csv.NewReader(strings.NewReader(setsCSV)).ReadAll()
	if err != nil {
		return nil, fmt.Errorf("sets.csv: %w", err)
	}
	out := make([]card.Set, 0, len(rows))
	for _, r := range rows[1:] {
		out = append(out, card.Set{ID: r[0], Name: r[1], Group: r[2]})
	}
	return out, nil
})
