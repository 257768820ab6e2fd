// Package matchups tells how evenly two ready fleets play a scenario: the results of battles between
// computer captains, each pair from both seats. "lab matchups" plays them.
//
//	share, ok := matchups.Share(scenario, one, two) // the share that the fleet one scores, 0 to 1
package matchups

import (
	_ "embed"
	"encoding/csv"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Pair is two ready fleets that may meet in a scenario, and the results of their battles.
type Pair struct {
	Scenario string
	Fleets   [2]string // ids; in a scenario with sides, in the order of the sides
	Games    int
	Won      int // by the first fleet
	Drawn    int
}

// Share returns the part of the battles that the first fleet won, a draw counted half; 0.5 where
// none was played.
func (p *Pair) Share() float64 {
	if p.Games == 0 {
		return 0.5
	}
	return (float64(p.Won) + float64(p.Drawn)/2) / float64(p.Games)
}

// Interval returns the bounds of the share with 95 % certainty (Wilson's score interval).
func (p *Pair) Interval() (from, to float64) {
	if p.Games == 0 {
		return 0, 1
	}
	const z = 1.96
	n, s := float64(p.Games), p.Share()
	mid := (s + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(s*(1-s)/n+z*z/(4*n*n))
	return mid - half, mid + half
}

// same reports whether two pairs are of the same fleets in the same scenario.
func (p *Pair) same(o *Pair) bool { return p.Scenario == o.Scenario && p.Fleets == o.Fleets }

//go:embed matchups.csv
var table string

// all returns the pairs that come with the program, read once.
var all = sync.OnceValue(func() []Pair {
	ps, err := Read(strings.NewReader(table))
	if err != nil {
		panic(err) // what comes along is tested
	}
	return ps
})

// All returns the pairs that come with the program.
func All() []Pair { return slices.Clone(all()) }

// Share returns what the first of two fleets scores against the second in a scenario, 0 to 1; false
// where the pair was not played. A fleet is even with itself.
func Share(scenario, first, second string) (share float64, ok bool) {
	p, ok := Of(scenario, first, second)
	if !ok {
		return 0, false
	}
	return p.Share(), true
}

// Of returns the results of two fleets in a scenario, those of the first; false where the pair was
// not played. A fleet is even with itself, without a battle.
func Of(scenario, first, second string) (p Pair, ok bool) {
	if first == second && first != "" {
		return Pair{Scenario: scenario, Fleets: [2]string{first, second}}, true
	}
	for _, p := range all() {
		switch {
		case p.Scenario != scenario || p.Games == 0:
		case p.Fleets == [2]string{first, second}:
			return p, true
		case p.Fleets == [2]string{second, first}:
			p.Fleets, p.Won = [2]string{first, second}, p.Games-p.Won-p.Drawn
			return p, true
		}
	}
	return Pair{}, false
}

// The bounds of an even pair.
const (
	FairFrom = 0.45
	FairTo   = 0.55
)

// Fair reports whether a share is that of an even pair.
func Fair(share float64) bool { return share >= FairFrom && share <= FairTo }

var head = []string{"scenario", "fleet_1", "fleet_2", "games", "won_1", "drawn"}

// Read reads a table of pairs.
func Read(r io.Reader) ([]Pair, error) {
	in := csv.NewReader(r)
	in.FieldsPerRecord = len(head)
	rows, err := in.ReadAll()
	if err != nil {
		return nil, err
	}
	if len(rows) == 0 || !slices.Equal(rows[0], head) {
		return nil, fmt.Errorf("line 1: want the columns %s", strings.Join(head, ","))
	}
	var ps []Pair
	for i, row := range rows[1:] {
		p := Pair{Scenario: row[0], Fleets: [2]string{row[1], row[2]}}
		for k, to := range []*int{&p.Games, &p.Won, &p.Drawn} {
			if *to, err = strconv.Atoi(row[3+k]); err != nil || *to < 0 {
				return nil, fmt.Errorf("line %d: %q is not a number of battles", i+2, row[3+k])
			}
		}
		if p.Won+p.Drawn > p.Games {
			return nil, fmt.Errorf("line %d: %d won and %d drawn of %d battles", i+2, p.Won, p.Drawn, p.Games)
		}
		ps = append(ps, p)
	}
	return ps, nil
}

// Write writes a table of pairs.
func Write(w io.Writer, ps []Pair) error {
	out := csv.NewWriter(w)
	if err := out.Write(head); err != nil {
		return err
	}
	for _, p := range ps {
		row := []string{p.Scenario, p.Fleets[0], p.Fleets[1],
			strconv.Itoa(p.Games), strconv.Itoa(p.Won), strconv.Itoa(p.Drawn)}
		if err := out.Write(row); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}
