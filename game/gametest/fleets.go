package gametest

import (
	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/scenarios"
)

// Setup is a battle of two ready fleets under a scenario, house rules as "key=value" pairs in order.
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
	for i, id := range []string{one, two} {
		l, err := fleet.ReadyByID(id)
		if err != nil {
			return nil, err
		}
		u.Fleets[i], _ = fleet.Rules{Cards: cat, Scenario: sc, House: &h}.Build(l)
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
