package cards_test

import (
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

func TestEveryCardHasItsTest(t *testing.T) {
	var missing []string
	cases, err := loadCases()
	must(t, err)
	for id, name := range withText(t) {
		if id != khan && id != legacy && !slices.ContainsFunc(cases, func(c *caseYAML) bool { return c.Card == id }) {
			missing = append(missing, id+" "+name)
		}
	}
	if len(missing) > 0 {
		slices.Sort(missing)
		t.Errorf("%d cards with text have no test:\n%s", len(missing), strings.Join(missing, "\n"))
	}
}

const (
	khan   = "2008"                     // among the cases of the rules
	legacy = "legacy_of_the_name_75016" // its test asks for the name of its ship
)

// Legacy of the Name: a free Battle Stations or Evade, on an Enterprise any action of its bar. (The
// ships of cases are called by letters.)
func TestLegacyOfTheName(t *testing.T) {
	const name = "Legacy of the Name"
	for ship, scan := range map[string]bool{"1009": true, "1002": false} {
		tb := sail(t, 4, craft{Of: ship, Cards: []string{legacy}}, craft{Skill: 9}, spec{})
		tb.Wait(func() bool { return tb.Offered(name) }).Do(name)
		offered(t, tb, "Scan", scan)
		offered(t, tb, "Evade", true)
	}
	waits := craft{Cards: []string{legacy}, Laid: laid{Time: []onCard{{Upgrade: 0, N: 1}}}}
	notOffered(t, "it waits", name, 4, waits, craft{}, spec{})
}
