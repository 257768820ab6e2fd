package gametest

import (
	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/scenarios"
)

// Setup is a battle of two ready fleets under a scenario, house rules as "key=value" pairs in
// order.
func Setup(scenario, one, two string, seed uint64, house ...string) (*game.Setup, error) {
	sc, err := scenarios.ByID(scenario)
	if err != nil {
		return nil, err
	}
	var set []game.HouseValue
	for i := 0; i+1 < len(house); i += 2 {
		set = append(set, game.HouseValue{Key: house[i], Value: house[i+1]})
	}
	h, err := game.NewHouse(sc.Sheet().House, set)
	if err != nil {
		return nil, err
	}
	u := &game.Setup{Scenario: sc, Seed: seed, House: h}
	cat, err := assets.Cards()
	if err != nil {
		return nil, err
	}
	var lists [2]fleet.List
	for i, id := range []string{one, two} {
		if lists[i], err = fleet.ReadyByID(id); err != nil {
			return nil, err
		}
	}
	sides := sc.Sheet().Sides
	first, _ := sc.Sheet().SideOf(lists[0].Side)
	second, _ := sc.Sheet().SideOf(lists[1].Side)
	for i := range lists {
		if first == second && len(sides) == 2 { // any ready fleets may meet on any sheet: one is taken for each side
			lists[i].Side = sides[i]
		}
		u.Fleets[i], _ = fleet.Rules{Cards: cat, Scenario: sc, House: &h}.Build(lists[i])
	}
	return u, u.Prepare()
}

// MustSetup is Setup for tests that cannot go on without it.
func MustSetup(scenario, one, two string, seed uint64, house ...string) *game.Setup {
	u, err := Setup(scenario, one, two, seed, house...)
	if err != nil {
		panic(err)
	}
	return u
}
