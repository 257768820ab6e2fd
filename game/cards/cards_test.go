package cards_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// Faces of dice, short for the many tests here.
const (
	blank = dice.Blank
	hit   = dice.Hit
	crit  = dice.Crit
	bs    = dice.BattleStations
	evade = dice.Evade
)

// tests are the tests by card id; those of other cards stand in files of cases.
var tests = map[string]func(*testing.T){}

// test registers a card's test; a card has one.
func test(id string, f func(t *testing.T)) bool {
	if tests[id] != nil {
		panic("card " + id + " has two tests")
	}
	tests[id] = f
	return true
}

// lay lays a table and runs to the first question.
func lay(t *testing.T, s gametest.Spec) *gametest.Table {
	t.Helper()
	return gametest.Lay(t, s)
}

// same is short for comparing numbers of ships.
func same[N comparable](t *testing.T, what string, got, want N) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// withText are the cards of the pool that have lines of text, by id.
func withText(t *testing.T) map[string]string {
	c := gametest.Cards(t)
	return withTextOf(c)
}

func withTextOf(c *card.Catalogue) map[string]string {
	out := map[string]string{}
	add := func(id, name string, lines []card.Ability) {
		if len(lines) > 0 {
			out[id] = name
		}
	}
	for _, x := range c.Ships {
		add(x.ID, x.Name, x.Abilities)
	}
	for _, x := range c.Captains {
		add(x.ID, x.Name, x.Abilities)
	}
	for _, x := range c.Admirals {
		add(x.ID, x.Name, x.Abilities)
	}
	for _, x := range c.Upgrades {
		add(x.ID, x.Name, x.Abilities)
	}
	for _, x := range c.Resources {
		add(x.ID, x.Name, x.Abilities)
	}
	return out
}

func TestCards(t *testing.T) {
	names := withText(t)
	for _, id := range slices.Sorted(maps.Keys(tests)) {
		t.Run(id, func(t *testing.T) {
			t.Log(names[id])
			tests[id](t)
		})
	}
}

func TestEveryCardHasItsTest(t *testing.T) {
	var missing []string
	cases, err := loadCases()
	must(t, err)
	for id, name := range withText(t) {
		if tests[id] == nil && !slices.ContainsFunc(cases, func(c *caseYAML) bool { return c.Card == id }) {
			missing = append(missing, id+" "+name)
		}
	}
	if len(missing) > 0 {
		slices.Sort(missing)
		t.Errorf("%d cards with text have no test:\n%s", len(missing), strings.Join(missing, "\n"))
	}
}

// Legacy of the Name: a free Battle Stations or Evade, on an Enterprise any action of its bar. (The
// ships of cases are called by letters.)
var _ = test("legacy_of_the_name_75016", func(t *testing.T) {
	const id, name = "legacy_of_the_name_75016", "Legacy of the Name"
	for ship, scan := range map[string]bool{"1009": true, "1002": false} {
		tb := sail(t, 4, craft{Of: ship, Cards: []string{id}}, craft{Skill: 9}, spec{})
		tb.Wait(func() bool { return tb.Offered(name) }).Do(name)
		offered(t, tb, "Scan", scan)
		offered(t, tb, "Evade", true)
	}
	waits := craft{Cards: []string{id}, Laid: laid{Time: []onCard{{Upgrade: 0, N: 1}}}}
	notOffered(t, "it waits", name, 4, waits, craft{}, spec{})
})
