package arena

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/fleet"
)

// Plan describes a run: every player plays every other, Games battles a pairing. A plan with one player
// measures fleets: it plays both sides of each table, and the fleets change seats.
type Plan struct {
	Players []string `json:"players"`
	Tables  []Table  `json:"tables"`
	Games   int      `json:"games"` // of each pairing, of one player of each table: an even number
	Seed    uint64   `json:"seed"`
	// fleets by the names that tables give them, as files; ready ones need none
	Lists map[string]string `json:"lists,omitempty"`
}

// Alone reports whether one player plays both sides.
func (p *Plan) Alone() bool { return len(p.Players) == 1 }

// Table is a battle to be played: a scenario and the two fleets, by their ids.
type Table struct {
	Scenario string    `json:"scenario"`
	Fleets   [2]string `json:"fleets"`
}

// Mirrored reports whether both sides have the same fleet.
func (t *Table) Mirrored() bool { return t.Fleets[0] == t.Fleets[1] }

// Check says what is wrong with a plan.
func (p *Plan) Check() error {
	switch {
	case len(p.Players) == 0:
		return fmt.Errorf("an arena needs two players or more, such as %v", ai.Contenders())
	case len(p.Tables) == 0:
		return fmt.Errorf("an arena needs a table: a scenario with ready fleets")
	case p.Games < 2 || p.Games%2 != 0:
		return fmt.Errorf("%d battles a pairing: seats are exchanged, so it has to be an even number, 2 or more",
			p.Games)
	}
	for i, name := range p.Players {
		if _, err := ai.NewContender(name, 1); err != nil {
			return err
		}
		if slices.Contains(p.Players[:i], name) {
			return fmt.Errorf("%s is named twice", name)
		}
	}
	return nil
}

// Pairings returns every pairing, each as two indexes into Players.
func (p *Plan) Pairings() (all [][2]int) {
	if p.Alone() {
		return [][2]int{{0, 0}}
	}
	for i := range p.Players {
		for k := i + 1; k < len(p.Players); k++ {
			all = append(all, [2]int{i, k})
		}
	}
	return all
}

// Pairs returns the number of pairs of battles in the plan. Those of the first pairing come first.
func (p *Plan) Pairs() int {
	if p.Alone() {
		return len(p.Tables) * p.Games / 2
	}
	return len(p.Pairings()) * p.Games / 2
}

// pair says who plays pair n on which table with which seed. The same tables and seeds come in
// every pairing.
func (p *Plan) pair(n int) (who [2]int, at *Table, seed uint64) {
	if p.Alone() {
		return who, &p.Tables[n%len(p.Tables)], Mix(p.Seed, uint64(n/len(p.Tables)))
	}
	each := p.Games / 2
	k := n % each
	return p.Pairings()[n/each], &p.Tables[k%len(p.Tables)], Mix(p.Seed, uint64(k))
}

// Mix derives a seed from another and a number; parts that were played before keep theirs.
func Mix(seed, n uint64) uint64 {
	return dice.Mix(seed, n+1)
}

// Fleets say which fleets meet.
type Fleets string

// The ways fleets meet: each itself, the ready ones of one side those of the other, or both by
// turns; or random ones, each its like where the sheet's sides may have the same.
const (
	Mirrored Fleets = "mirrored"
	Ready    Fleets = "ready"
	Both     Fleets = "both"
	Random   Fleets = "random"
)

// randoms is the number of random tables of each scenario.
const randoms = 30

// randomName begins the id of a random fleet; its number follows, which is its seed.
const randomName = "random-"

// Tables are the tables of some scenarios with their ready fleets, in turn, so that every scenario
// comes as often: one with few tables has them more than once. One that does not let a fleet meet
// its like has no mirrored ones.
func Tables(list []game.Scenario, fleets Fleets, cat *card.Catalogue) ([]Table, error) {
	var by [][]Table
	for _, sc := range list {
		of, err := tablesOf(sc, fleets, cat)
		if err != nil {
			return nil, err
		}
		by = append(by, of)
	}
	longest := 0
	for _, of := range by {
		longest = max(longest, len(of))
	}
	var all []Table
	for i := range longest {
		for _, of := range by {
			if len(of) > 0 {
				all = append(all, of[i%len(of)])
			}
		}
	}
	return all, nil
}

func tablesOf(sc game.Scenario, fleets Fleets, cat *card.Catalogue) (list []Table, err error) {
	id := sc.Sheet().ID
	if fleets == Random {
		for n := 0; len(list) < randoms && n < 2*randoms; n++ {
			name := fmt.Sprint(randomName, n+1)
			t := Table{Scenario: id, Fleets: [2]string{name, name}}
			if _, err := t.SetUp(sc, cat); err == nil {
				list = append(list, t)
			}
		}
		return list, nil
	}
	ready, err := fleet.ReadyFor(id)
	if err == nil && len(ready) == 0 { // those of the first that has some
		if ready, err = fleet.Ready(); err == nil && len(ready) > 0 {
			ready, err = fleet.ReadyFor(ready[0].Scenario)
		}
	}
	if err != nil {
		return nil, err
	}
	var sides [2][]fleet.List // of the first fleet's side, and of the others
	for _, l := range ready {
		k := 0
		if l.Side != ready[0].Side || l.Side == "" && len(sides[0]) > len(ready)/2-1 {
			k = 1
		}
		sides[k] = append(sides[k], l)
	}
	add := func(one, two fleet.List) {
		t := Table{Scenario: id, Fleets: [2]string{one.ID, two.ID}}
		if _, err := t.SetUp(sc, cat); err == nil {
			list = append(list, t)
		}
	}
	for i := range max(len(sides[0]), len(sides[1])) {
		for k := range sides {
			if fleets != Ready && i < len(sides[k]) {
				add(sides[k][i], sides[k][i])
			}
		}
		if fleets != Mirrored && len(sides[1]) > 0 {
			add(sides[0][i%len(sides[0])], sides[1][i%len(sides[1])])
		}
	}
	if len(list) == 0 && fleets == Mirrored {
		return tablesOf(sc, Ready, cat)
	}
	return list, nil
}

// turned is the table with the fleets in each other's seats.
func (t *Table) turned() *Table {
	return &Table{t.Scenario, [2]string{t.Fleets[1], t.Fleets[0]}}
}

// SetUp lays the table.
func (t *Table) SetUp(sc game.Scenario, cat *card.Catalogue) (*game.Setup, error) {
	return t.setUp(sc, cat, nil)
}

func (t *Table) setUp(sc game.Scenario, cat *card.Catalogue, lists map[string]string) (*game.Setup, error) {
	u := &game.Setup{Scenario: sc}
	var err error
	if u.House, err = game.NewHouse(sc.Sheet().House, nil); err != nil {
		return nil, err
	}
	for i, id := range t.Fleets {
		r := fleet.Rules{Cards: cat, Scenario: sc, House: &u.House}
		var l fleet.List
		if text := lists[id]; text != "" {
			l, err = fleet.Read(strings.NewReader(text), id)
		} else {
			l, err = fleetOf(id, r, i)
		}
		if err != nil {
			return nil, err
		}
		f, problems := r.Build(l)
		for _, p := range problems {
			return nil, fmt.Errorf("fleet %s is not legal: %s", id, p.Why)
		}
		u.Fleets[i] = f
	}
	return u, u.Prepare()
}

// fleetOf returns the fleet of an id for a seat: a ready one, or the random one of a number.
func fleetOf(id string, r fleet.Rules, seat int) (fleet.List, error) {
	number, random := strings.CutPrefix(id, randomName)
	if !random {
		return fleet.ReadyByID(id)
	}
	n, err := strconv.ParseUint(number, 10, 64)
	if err != nil {
		return fleet.List{}, fmt.Errorf("fleet %s: want a number after %q", id, randomName)
	}
	if sides := r.Scenario.Sheet().Sides; len(sides) > seat {
		r.Side = sides[seat]
	}
	l, ok := fleet.RandomDear(rand.New(rand.NewPCG(n, 1)), r, 0, 4)
	if !ok {
		return l, fmt.Errorf("fleet %s: no ship is cheap enough", id)
	}
	return l, nil
}
