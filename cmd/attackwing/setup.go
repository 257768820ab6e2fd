package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/fleet/exchange"
	"attackwing/scenarios"
)

// houseFlags are house rules given as K=V.
type houseFlags struct {
	House []string `help:"A house rule, as KEY=VALUE; may be given again." placeholder:"K=V" sep:"none"`
}

func (h *houseFlags) values() ([]game.HouseValue, error) {
	var out []game.HouseValue
	for _, s := range h.House {
		k, v, ok := strings.Cut(s, "=")
		if !ok || k == "" {
			return nil, usage("--house %s: want KEY=VALUE", s)
		}
		out = append(out, game.HouseValue{Key: strings.TrimSpace(k), Value: strings.TrimSpace(v)})
	}
	return out, nil
}

func (h *houseFlags) house(sc game.Scenario) (game.House, error) {
	vs, err := h.values()
	if err != nil {
		return game.House{}, err
	}
	house, err := game.NewHouse(sc.Sheet().House, vs)
	if err != nil {
		return house, errUsage{err}
	}
	return house, nil
}

// findScenario is a scenario given by a flag.
func findScenario(id string) (game.Scenario, error) {
	sc, err := scenarios.ByID(id)
	if err != nil {
		return nil, errUsage{err}
	}
	return sc, nil
}

// findList is the fleet of a file of any form, of Utopia's address, or a ready fleet. Of a file with several fleets FILE#2 is
// the second, and FILE#Name the one of that name.
func findList(name string, cat *card.Catalogue) (fleet.List, error) {
	fs, err := findFleets(name, cat)
	switch {
	case err != nil:
		return fleet.List{}, err
	case len(fs) == 1:
		return fs[0].List, nil
	}
	return fleet.List{}, fmt.Errorf("%s: there are %d fleets in it; say which, as in %s#1 or %s#%s", name, len(fs), name, name, fs[0].Name)
}

// findFleets are the fleets of a file of any form, of Utopia's address, or one ready fleet.
func findFleets(name string, cat *card.Catalogue) ([]exchange.Fleet, error) {
	if exchange.IsAddress(name) {
		_, fs, err := exchange.Read(strings.NewReader(name), "the address", cat)
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
			return nil, fmt.Errorf("fleet %s: no such file, and no ready fleet of that id (see attackwing fleet list)", name)
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

// defaultFleets are ready fleets for a scenario, one a side; for one without ready fleets those of The Tholian Web.
func defaultFleets(sc game.Scenario) ([2]string, error) {
	out := [2]string{"tw-a-1", "tw-b-1"}
	ls, err := fleet.ReadyFor(sc.Sheet().ID)
	if err != nil {
		return out, err
	}
	for p, side := range sc.Sheet().Sides {
		for _, l := range ls {
			if p < 2 && l.Side == side {
				out[p] = l.ID
				break
			}
		}
	}
	return out, nil
}

// buildFleets reads and builds the two fleets, defaults where none is named; one that is not legal is an error.
func buildFleets(sc game.Scenario, house *game.House, names [2]string, cat *card.Catalogue) (out [2]game.Fleet, err error) {
	standard, err := defaultFleets(sc)
	if err != nil {
		return out, err
	}
	for p := range names {
		if names[p] == "" {
			names[p] = standard[p]
		}
		l, err := findList(names[p], cat)
		if err != nil {
			return out, err
		}
		if sides := sc.Sheet().Sides; l.Side == "" && p < len(sides) {
			l.Side = sides[p]
		}
		f, ps := fleet.Rules{Cards: cat, Scenario: sc, House: house}.Build(l)
		for _, problem := range ps {
			return out, fmt.Errorf("fleet %s is not legal: %s", names[p], sayProblem(problem))
		}
		out[p] = f
	}
	return out, nil
}

func sayProblem(p fleet.Problem) string {
	if p.Card == "" {
		return p.Why
	}
	return p.Card + ": " + p.Why
}
