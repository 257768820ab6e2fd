package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/fleet"
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

// findList is a fleet list from a file or, where there is none of that name, a ready fleet.
func findList(name string) (fleet.List, error) {
	f, err := os.Open(name)
	if err != nil {
		if l, ready := fleet.ReadyByID(name); ready == nil {
			return l, nil
		}
		if filepath.Ext(name) == "" {
			return fleet.List{}, fmt.Errorf("fleet %s: no such file, and no ready fleet of that id (see attackwing fleet list)", name)
		}
		return fleet.List{}, fmt.Errorf("fleet %s: no such file", name)
	}
	defer f.Close()
	return fleet.Read(f, name)
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
func buildFleets(sc game.Scenario, house *game.House, names [2]string) (out [2]game.Fleet, err error) {
	cat, err := assets.Cards()
	if err != nil {
		return out, err
	}
	standard, err := defaultFleets(sc)
	if err != nil {
		return out, err
	}
	for p := range names {
		if names[p] == "" {
			names[p] = standard[p]
		}
		l, err := findList(names[p])
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
