package record_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

func station(t testing.TB) string {
	t.Helper()
	b := gametest.File(t, "testdata/station.table.yaml")
	return string(b)
}

// A position in the middle of an attack of the station, which an away team commands, goes on there.
func TestTableOfStation(t *testing.T) {
	text := station(t)
	valid(t, []byte(text))
	_, u, err := setup(t, text)
	must(t, err)
	g := gametest.New(t, u)
	s, id := g.State(), u.MapShip("ds9")
	sh := &s.Ships[id]
	if sh.Owner != game.One || sh.Skill != 9 || sh.NDamage != 2 || sh.Fired != 6 || sh.Lock != 1 || !s.Ships[0].Captain.Away || !s.Ships[0].Captain.Disabled {
		t.Errorf("%+v\n%+v", sh, s.Ships[0].Captain)
	}
	p := g.FirstOpen()
	if p.Ask != game.ModifyAttackDice || p.Ship != id || p.Player != game.One || !s.Attack.On || s.Attack.NAttack != 3 || !s.Attack.AttackDice[1].Rerolled {
		t.Errorf("%s, %+v", p.Heading(u), s.Attack)
	}
	if s.Options[0] != [8]int8{1, 0, 2} || len(s.Bonuses()) != 1 || s.Ships[0].Free != 1<<10 {
		t.Errorf("options %v, bonuses %v, free %b", s.Options[0], s.Bonuses(), s.Ships[0].Free)
	}
	gametest.Play(g, 1, 0, nil)
	expect.True(t, g.Over(), "the battle does not end")
}

// What is wrong with the fields of sheets, card text and steps is told with file, line and field.
func TestTableOfStationRefuses(t *testing.T) {
	good := station(t)
	cases := map[string]struct{ old, new, says string }{
		"an unknown field of a map ship":  {"    hull: 6", "    hul: 6", `f: line 32: unknown field "hul"`},
		"a ship that is not on the map":   {"- id: ds9", "- id: ds8", `f: line 30: map-ships[0].id: "ds8" is not a ship of the map of The Last Battle of DS9`},
		"a commander":                     {"player: 1\n    hull: 6", "player: 3\n    hull: 6", "f: line 31: map-ships[0].player: 3 is not from 0 to 2"},
		"the hull of a station":           {"hull: 6", "hull: 9", "f: line 32: map-ships[0].hull: 9 is not from 1 to 8"},
		"a mount":                         {"[Southeast pylon, Body]", "[Cellar]", `f: line 34: map-ships[0].fired[0]: "Cellar" is not a weapon mount of it: want Northeast pylon, Southeast pylon, Body`},
		"a lock of the station's":         {"lock: grothe", "lock: enterprise", "f: Deep Space 9: a Target Lock is on an enemy ship"},
		"a card that is away":             {`away: ["2011", "3057"]`, `away: ["2010"]`, `f: line 20: ships[0].away[0]: the ship has no card "2010"`},
		"a line of a card":                {`used: {"3030": [1]}`, `used: {"3030": [9]}`, `f: line 18: ships[0].used: "3030" has no line 9 of text`},
		"a line of no card":               {`used: {"3030": [1]}`, `used: {"1": [1]}`, `f: line 18: ships[0].used: the ship has no card "1"`},
		"half a line":                     {`used: {"3030": [1]}`, `used: {"3030": [1.5]}`, `f: line 18: used: want a whole number`},
		"an action of another sheet":      {"acted-free: [beam-aboard]", "acted-free: [retrieve]", `f: line 19: ships[0].acted-free[0]: "retrieve" is not an action`},
		"a resource":                      {`"4002"`, `"4000"`, `f: line 37: fleets[0].resource: there is no resource "4000"`},
		"what is left of no resource":     {`resource: "4002", `, "", "f: line 37: fleets[0]: it speaks of a resource and names none"},
		"more than can be left":           {"[1, 0, 2]", "[1, 0, 21]", "f: line 37: fleets[0].left[2]: 21 is not from 0 to 20"},
		"Mission Tokens":                  {"mission: 0", "mission: -1", "f: line 38: fleets[1].mission: -1 is not from 0 to 20"},
		"re-roll tokens":                  {"mission: 0", "rerolls: 10", "f: line 38: fleets[1].rerolls: 10 is not from 0 to 9"},
		"three fleets":                    {"  - {mission: 0}", "  - {mission: 0}\n  - {mission: 0}", "f: line 37: fleets: 3 for two players"},
		"an effect of no line":            {"sentence: 1}, does", "sentence: 7}, does", "f: line 40: lasting[0].text.sentence: the card has no line 7"},
		"no effect of a line":             {"does: 1,", "does: 1.9,", "f: effect 1 that lasts is none of a card of the battle"},
		"no effect at all":                {"does: 1,", "does: wonders,", `f: line 40: lasting[0].does: "wonders" is not an effect of a line`},
		"an effect on nobody":             {"on: enterprise, vs", "on: nobody, vs", `f: line 40: lasting[0].on: no ship has the id "nobody"`},
		"a mount of a step":               {"{step: modify-attack-dice}", "{step: mount-attack, ship: ds9, on: grothe, mount: Cellar}", `f: line 50: next[0].mount: "Cellar" is not a weapon mount of the attacker: want Northeast`},
		"a step without its mount":        {"{step: modify-attack-dice}", "{step: mount-attack, ship: ds9, on: grothe}", `f: line 50: next[0].mount: it is not told, and the step "mount-attack" has one`},
		"an attack on itself":             {"{step: modify-attack-dice}", "{step: mount-attack, ship: ds9, on: ds9, mount: Body}", `f: the step "mount-attack" of no mount, or on no ship`},
		"an attack on a friend":           {"  on: grothe\n  mount", "  on: enterprise\n  mount", "f: Deep Space 9 attacks a ship that is not an enemy"},
		"an attack from far":              {"range: 1", "range: 4", "f: line 45: attack-made.range: 4 is not from 1 to 3"},
		"a die":                           {"crit rerolled", "crit stolen", `f: line 48: attack-made.attack-dice[1]: "stolen" did not happen to a die`},
		"what an attack is":               {"[obstructed, rolled]", "[rude]", `f: line 47: attack-made.is[0]: "rude"`},
		"an attack that never ends":       {"  - {step: attack-over, ship: ds9, on: grothe}\n", "", `f: an attack is going on, and no step "attack-over" of it waits`},
		"a step":                          {"step: deal-damage", "step: dance", `f: line 54: next[4].step: "dance" is not a step that waits: want `},
		"a step of the wrong phase":       {"phase: combat", "phase: planning", "f: attacks are made in the Combat Phase"},
		"a step with too much":            {"{step: deal-damage}", "{step: deal-damage, ship: ds9}", "f: line 54: next[4].ship: "},
		"a step on nobody":                {"ship: ds9, on: grothe}", "ship: ds9, on: nobody}", `f: line 55: next[5].on: no ship has the id "nobody"`},
		"a beam on a fleet's ship":        {"tokens: {lock: grothe", "tokens: {marker: grothe", "f: "},
		"a card elsewhere with no map":    {"scenario: last-battle-of-ds9", "scenario: standard", "f: line "},
		"a station that nobody commands":  {"player: 1\n    hull: 6", "player: 0\n    hull: 6", "f: Deep Space 9: a Target Lock is on an enemy ship"},
		"Mission Tokens beyond all bound": {"{lock: grothe, scan: 1}", "{lock: grothe, mission: 99}", "f: line 35: map-ships[0].tokens.mission: 99 is not from 0 to 20"},
	}
	for what, c := range cases {
		bad := strings.Replace(good, c.old, c.new, 1)
		expect.Must(t, bad != good, "%s: %q is not in the sample", what, c.old)
		_, _, err := setup(t, bad)
		expect.True(t, err != nil && strings.HasPrefix(err.Error(), c.says) && !strings.Contains(err.Error(), "\n"),
			"%s: %v, want %q", what, err, c.says)
	}
}

// A game that began in the middle of an attack is recorded with it, and verifies.
func TestRecordOfStation(t *testing.T) {
	_, u, err := setup(t, station(t))
	must(t, err)
	rec := recorded(t, u, 3)
	rec.Header.Table.Fleets = append(rec.Header.Table.Fleets, record.TableFleet{})
	_, err = rec.Header.Setup(scenarios.ByID, gametest.Cards(t))
	expect.Refused(t, err, "3 for two players", "")
}

// The schema knows every step that may wait.
func TestSchemaNamesEveryStep(t *testing.T) {
	for _, w := range game.Waits() {
		expect.True(t, strings.Contains(string(record.Schema()), `"`+w+`"`), "the schema does not know the step %q", w)
	}
}
