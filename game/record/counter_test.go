package record_test

import (
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
)

// Counters are told by their ids; files of before told the sheet's first one as mission, and still
// do.
func TestCountersOfAFile(t *testing.T) {
	defer scenarios.Add(scenariotest.Comet{})()
	cat, err := assets.Cards()
	must(t, err)
	read := func(ship, fleet string) (*game.State, error) {
		file := `
scenario: comet
ships:
  - {id: a, player: 1, ship: "1009", captain: "2011", upgrades: ["3030"], at: [9, 12], tokens: {` + ship + `}}
  - {id: b, player: 2, ship: "1006", at: [14, 22]}
fleets: [{` + fleet + `}, {}]
`
		tab, err := record.ReadTable(strings.NewReader(file), "f")
		if err != nil {
			return nil, err
		}
		u, err := tab.Setup(scenarios.ByID, cat)
		if err != nil {
			return nil, err
		}
		g, err := game.New(u)
		if err != nil {
			return nil, err
		}
		return g.State(), nil
	}
	for _, c := range []struct {
		ship, fleet      string
		card, crew, side game.Counters
	}{
		{"mission: 3", "mission: 4", game.Counters{First: 3}, game.Counters{}, game.Counters{First: 4}},
		{"counters: {spore: 2}", "counters: {shard: 0, spore: 1}", game.Counters{More: [3]int8{2}}, game.Counters{}, game.Counters{More: [3]int8{1}}},
		{`counters-on: {"3030": {spore: 5}}`, "", game.Counters{}, game.Counters{More: [3]int8{5}}, game.Counters{First: 2}},
	} {
		s, err := read(c.ship, c.fleet)
		expect.Must(t, err == nil, "%s, %s: %v", c.ship, c.fleet, err)
		if a := &s.Ships[0]; a.Counters != c.card || a.Upgrades[0].Counters != c.crew || s.Beside[0] != c.side {
			t.Errorf("%s, %s: %v on the ship card, %v on the crew, %v beside", c.ship, c.fleet, a.Counters, a.Upgrades[0].Counters, s.Beside[0])
		}
	}
	for _, c := range [][3]string{
		{"counters: {moss: 2}", "", `f: line 4: ships[0].tokens.counters.moss: "moss" is not a counter of The Comet: want shard, spore`},
		{"counters: {spore: 21}", "", "f: line 4: ships[0].tokens.counters.spore: 21 is not from 0 to 20"},
		{"", "counters: {spore: -1}", "f: line 6: fleets[0].counters.spore: -1 is not from 0 to 20"},
		{"counters: {spore: 1}, mission: 1", "", "f: line 4: ships[0].tokens.mission: the counters of the sheet are told twice"},
		{`counters-on: {"3057": {spore: 1}}`, "", `f: line 4: ships[0].tokens.counters-on.3057: the ship has no card "3057"`},
	} {
		_, err := read(c[0], c[1])
		expect.True(t, err != nil && err.Error() == c[2], "%s, %s: %v, want %s", c[0], c[1], err, c[2])
	}
}
