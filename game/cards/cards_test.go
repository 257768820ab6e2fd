package cards_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
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
	c, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
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
	if err != nil {
		t.Fatal(err)
	}
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

// U.S.S. Reliant: at Range 1 it rolls one more attack die.
var _ = test("1007", func(t *testing.T) {
	for _, c := range []struct {
		y    float64
		want int
	}{{20.5, 2 + 1 + 1}, {15, 2}} {
		tb := lay(t, gametest.Spec{Phase: game.Combat, Crafts: []gametest.Craft{
			{Of: "1007", X: 18, Y: 23, H: 0, Skill: 9}, {Name: "B", Two: true, X: 18, Y: c.y, H: 180}}})
		tb.Do("Primary weapon at B")
		n, _ := tb.Rolled()
		same(t, "attack dice", n, c.want)
	}
})
