package cli

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/fleet/exchange"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// HouseFlags are house rules given as K=V.
type HouseFlags struct {
	House []string `help:"Set a house rule, KEY=VALUE. Repeatable." placeholder:"K=V" sep:"none"`
}

func (h *HouseFlags) Values() ([]game.HouseValue, error) {
	var out []game.HouseValue
	for _, s := range h.House {
		k, v, ok := strings.Cut(s, "=")
		if !ok || k == "" {
			return nil, Usage("--house %s: want KEY=VALUE", s)
		}
		out = append(out, game.HouseValue{Key: strings.TrimSpace(k), Value: strings.TrimSpace(v)})
	}
	return out, nil
}

// HouseOf returns the house rules of a battle by a sheet; more are others that may have been meant by one
// that there is not.
func (h *HouseFlags) HouseOf(sc game.Scenario, more ...game.HouseRule) (game.House, error) {
	vs, err := h.Values()
	if err != nil {
		return game.House{}, err
	}
	house, err := record.House(sc, vs, more...)
	if err != nil {
		return house, Misused(err)
	}
	return house, nil
}

// FindScenario is a scenario given by a flag.
func FindScenario(id string) (game.Scenario, error) {
	sc, err := scenarios.ByID(id)
	if err != nil {
		return nil, Misused(err)
	}
	return sc, nil
}

// FindList is the fleet of a file of any form, of Utopia's address, or a ready fleet. Of a file
// with several fleets FILE#2 is the second, and FILE#Name the one of that name.
func FindList(name string, cat *card.Catalogue) (fleet.List, error) {
	fs, err := FindFleets(name, cat)
	switch {
	case err != nil:
		return fleet.List{}, err
	case len(fs) == 1:
		return fs[0].List, nil
	}
	return fleet.List{}, fmt.Errorf("%s contains %d fleets; choose one, as in %s#1 or %s#%s", name, len(fs), name, name,
		fs[0].Name)
}

// FindFleets are the fleets of a file of any form, of Utopia's address, or one ready fleet.
func FindFleets(name string, cat *card.Catalogue) ([]exchange.Fleet, error) {
	if exchange.IsAddress(name) {
		_, fs, err := exchange.Read(strings.NewReader(name), "the address", cat)
		return fs, err
	}
	if link.Is(name) {
		r, err := linked(name, link.Fleet)
		if err != nil {
			return nil, err
		}
		_, fs, err := exchange.Read(r, "the link", cat)
		return fs, err
	}
	f, err := os.Open(name)
	which := ""
	if i := strings.LastIndexByte(name, '#'); err != nil && i > 0 {
		which = name[i+1:]
		f, err = os.Open(name[:i])
	}
	if err != nil {
		if l, ready := fleet.ReadyByID(name); ready == nil {
			return []exchange.Fleet{{List: l}}, nil
		}
		if filepath.Ext(name) == "" {
			return nil, fmt.Errorf("fleet %s: no such file, and no ready fleet of that id (see attackwing fleet list)",
				name)
		}
		return nil, fmt.Errorf("fleet %s: no such file", name)
	}
	defer f.Close()
	_, fs, err := exchange.Read(f, f.Name(), cat)
	if err != nil || which == "" {
		return fs, err
	}
	for i := range fs {
		if fs[i].Name == which || strconv.Itoa(i+1) == which {
			return fs[i : i+1], nil
		}
	}
	return nil, fmt.Errorf("%s: none of its %d fleets is number %s or of that name", f.Name(), len(fs), which)
}

// BuildFleets reads and builds the two fleets; where none is named it is the scenario's first ready
// one of that side that is legal under these house rules, and its id is put into names. A fleet
// that is not legal is an error.
func BuildFleets(
	sc game.Scenario,
	house *game.House,
	names *[2]string,
	cat *card.Catalogue,
) (out [2]game.Fleet, err error) {
	ready, err := fleet.ReadyFor(sc.Sheet().ID)
	if err != nil {
		return out, err
	}
	rules, sides := fleet.Rules{Cards: cat, Scenario: sc, House: house}, sc.Sheet().Sides
	named := *names
	for p := range names {
		side := ""
		if p < len(sides) {
			side = sides[p]
			if l, err := FindList(named[1-p], cat); named[1-p] != "" && err == nil && l.Side == side &&
				len(sides) == 2 {
				side = sides[1-p] // the one that the fleet named leaves
			}
		}
		if names[p] == "" {
			of := cmp.Or(side, printedSide(ready, p))
			names[p] = firstLegal(rules, ready, of, [2]string{"tw-a-1", "tw-b-1"}[p])
		}
		l, err := FindList(names[p], cat)
		if err != nil {
			return out, err
		}
		if named[p] == "" && len(ready) == 0 {
			l = legalOr(l, rules, side, p)
			names[p] = cmp.Or(l.ID, l.Name)
		}
		if _, known := sc.Sheet().SideOf(l.Side); !known {
			l.Side = side
		}
		f, ps := rules.Build(l)
		for _, problem := range ps {
			return out, fmt.Errorf("fleet %s is not legal: %s", names[p], SayProblem(problem))
		}
		out[p] = f
	}
	// such as two fleets of a side that must be one of each
	return out, (&game.Setup{Scenario: sc, Fleets: out, House: *house}).Prepare()
}

// printedSide is the n-th side, from 0, of a scenario's ready fleets; where its sheet names no sides they
// are of some all the same.
func printedSide(ready []fleet.List, n int) string {
	var sides []string
	for _, l := range ready {
		if !slices.Contains(sides, l.Side) {
			sides = append(sides, l.Side)
		}
	}
	if n < len(sides) {
		return sides[n]
	}
	return ""
}

// firstLegal is the first legal ready fleet of a side, or its first one when none is legal: then
// that is said of it. For a scenario without ready fleets it is otherwise, a fleet of The Tholian
// Web, or where that is not legal any ready fleet that is.
func firstLegal(rules fleet.Rules, ready []fleet.List, side, otherwise string) string {
	if len(ready) == 0 {
		return anyLegal(rules, side, otherwise)
	}
	first := ""
	for _, l := range ready {
		if l.Side != side {
			continue
		}
		if _, ps := rules.Build(l); len(ps) == 0 {
			return l.ID
		}
		first = cmp.Or(first, l.ID)
	}
	return cmp.Or(first, otherwise)
}

// legalOr is a fleet that nobody has named, where it is legal for a side, else one made at random
// that is; the fleet all the same, where none can be made.
func legalOr(l fleet.List, rules fleet.Rules, side string, player int) fleet.List {
	l.Side, rules.Side = side, side
	if _, ps := rules.Build(l); len(ps) == 0 {
		return l
	}
	if made, ok := fleet.RandomDear(rand.New(rand.NewPCG(1, uint64(player))), rules, 0, 4); ok {
		return made
	}
	return l
}

// anyLegal is a ready fleet of another scenario that is legal for a side: otherwise, or the first
// one; otherwise, where none is.
func anyLegal(rules fleet.Rules, side, otherwise string) string {
	all, err := fleet.Ready()
	if err != nil {
		return otherwise
	}
	slices.SortStableFunc(all, func(a, b fleet.List) int {
		switch {
		case a.ID == otherwise:
			return -1
		case b.ID == otherwise:
			return 1
		}
		return 0
	})
	for _, l := range all {
		l.Side = side
		if _, ps := rules.Build(l); len(ps) == 0 {
			return l.ID
		}
	}
	return otherwise
}

func SayProblem(p fleet.Problem) string {
	if p.Card == "" {
		return p.Why
	}
	return p.Card + ": " + p.Why
}
