package sheet_test

import (
	"bytes"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// raid is a sheet in the language of cards: an action with a target and a price in shields,
// counters that move from ship to ship and to their player, places asked of ships as cards ask, and
// a question at set-up.
const raid = `id: the-raid
title: The Raid
tokens:
  - {id: nebula, name: Nebula, does: [obstructs]}
counters:
  - {id: gem, name: Gem, plural: Gems}
  - {id: mark, name: Mark, plural: Marks}
sections:
  - section: The Raid
    rules:
      - {when: set-up, lay: [{token: nebula, disc: {at: [18, 18], radius: 2}}]}
      - {when: set-up, ask: begin with a gem?, for: each player, give: {gem: 1}}
      - {when: end of activation, for: each ship within 4 of nebula shields down of faction Klingon, give: {mark: 1}}
      - {when: end of activation, for: each ship within 4 of nebula cloaked, give: {mark: 2}}
    text:
      - {when: action, whose: any ship, if: [within 6 of nebula, not cloaked], target: enemy range 1-2, cost: [turn off shields 1], do: [take 1 gem from target]}
      - {when: end of activation, if: [not on nebula, with 2 gems], do: [bank 1 gem]}
      - {when: action, if: [with 1 gem], target: friend range 1, cost: [lose 1 mark], do: [give 1 gem to target]}
`

// raided is a table in the raid: A, B of player One, C of player Two.
func raided(t *testing.T, text string, crafts ...gametest.Craft) *gametest.Table {
	t.Helper()
	s, err := read(text)
	must(t, err)
	t.Cleanup(scenarios.Add(s))
	return gametest.Lay(t, gametest.Spec{Scenario: "the-raid", Phase: game.Activation, Crafts: crafts,
		Tokens: []game.Token{{Kind: 1, Form: game.DiscForm, X0: 18 * 25400, Y0: 18 * 25400, X1: 2 * 25400}}})
}

// holding is a ship with counters on its card.
func holding(name string, x, y float64, gems, marks int8) gametest.Craft {
	c := gametest.Craft{Name: name, X: x, Y: y, Skill: 5, Hull: 4, Shields: 2, Dial: "straight 1"}
	c.Laid.Shields = -1
	c.Laid.Counters = []gametest.Counted{{Card: game.ShipSlot, N: gems}, {Counter: 1, Card: game.ShipSlot, N: marks}}
	return c
}

// An action of the sheet is aimed at an enemy, is paid with a shield, and takes a counter. A ship
// elsewhere, one without shields, one whose enemies are far and one whose enemies hold nothing is
// not offered it.
func TestAnActionOfASheetHasATargetAndAPriceInShields(t *testing.T) {
	foe := holding("C", 22, 12, 1, 0)
	foe.Two, foe.Skill = true, 3
	tb := raided(t, raid, holding("A", 20, 16, 0, 0), foe)
	tb.Pass(game.ChooseAction, "A").Do("The Raid")
	if a, c := tb.Ship("A"), tb.Ship("C"); a.Counters.Of(0) != 1 || c.Counters.Of(0) != 0 || a.Shields != 1 || a.Down != 1 {
		t.Errorf("A holds %d gems and has %d shields, C holds %d gems: %v", a.Counters.Of(0), a.Shields, c.Counters.Of(0), tb.Log)
	}
	expect.True(t, tb.Heard("C gives a Gem to A (The Raid, The Raid)."), "%v", strings.Join(tb.Log, "\n"))
	for what, change := range map[string]func(a, c *gametest.Craft){
		"elsewhere":        func(a, c *gametest.Craft) { a.X, c.X = 30, 32 },
		"without shields":  func(a, _ *gametest.Craft) { a.Laid.Shields, a.Laid.Down = 0, 2 },
		"nobody near":      func(_, c *gametest.Craft) { c.X, c.Y = 33, 30 },
		"nothing to take":  func(_, c *gametest.Craft) { c.Laid.Counters = nil },
		"cloaked all over": func(a, _ *gametest.Craft) { a.Laid.Cloak = game.CloakOnBase },
	} {
		a, c := holding("A", 20, 16, 0, 0), foe
		change(&a, &c)
		tb := raided(t, raid, a, c).Pass(game.ChooseAction, "A")
		expect.True(t, !tb.Offered("The Raid"), "%s: it is offered", what)
	}
}

// remembers holds that the lines of the sheet that are used stand in a position, and are read from
// it.
func remembers(t *testing.T, g *game.Game) {
	t.Helper()
	table, err := record.Of(g)
	must(t, err)
	var file bytes.Buffer
	must(t, table.Write(&file))
	text := file.String()
	expect.True(t, strings.Contains(text, "sheet: ["), "the position does not tell it:\n%s", text)
	table, err = record.ReadTable(&file, "raid")
	expect.OK(t, err)
	cat := gametest.Cards(t)
	u, err := table.Setup(scenarios.ByID, cat)
	expect.Must(t, err == nil, "%v\n%s", err, text)
	again := gametest.New(t, u)
	expect.Same(t, again.State().Used, g.State().Used, "read, other lines are used")
}

// Counters go from ship to ship at a price, and to the player by themselves; not where a ship has
// too few, and not on the nebula.
func TestCountersOfASheetMove(t *testing.T) {
	tb := raided(t, raid, holding("A", 8, 8, 1, 1), holding("B", 11, 8, 1, 0), gametest.Craft{Name: "C", Two: true, X: 30, Y: 30, Skill: 2})
	tb.Pass(game.ChooseAction, "A").Do("The Raid").WaitOut(2, game.Combat)
	a, b := tb.Ship("A"), tb.Ship("B")
	if a.Counters.Of(0) != 0 || a.Counters.Of(1) != 0 || b.Counters.Of(0) != 1 || tb.Game.State().Beside[0].Of(0) != 1 {
		t.Errorf("A holds %v, B %v, the player %v", a.Counters, b.Counters, tb.Game.State().Beside[0])
	}
	poor := raided(t, raid, holding("A", 8, 8, 1, 0), holding("B", 18, 19, 2, 0), gametest.Craft{Name: "C", Two: true, X: 30, Y: 30, Skill: 2})
	poor.Pass(game.ChooseAction, "A")
	expect.True(t, !poor.Offered("The Raid"), "offered to a ship that cannot pay")
	poor.WaitOut(2, game.Combat)
	expect.Same(t, poor.Game.State().Beside[0].Of(0), 0, "a gem was banked on the nebula")
}

// Where a rule speaks of ships it asks what cards ask: shields down, a faction, a cloak.
func TestAPlaceAsksWhatCardsAsk(t *testing.T) {
	down, up, alien, hidden := holding("A", 16, 17, 0, 0), holding("B", 19, 17, 0, 0), holding("C", 22, 17, 0, 0), holding("D", 18, 23, 0, 0)
	down.Laid.Shields, down.Laid.Down, down.Faction, up.Faction = 0, 2, card.Klingon, card.Klingon
	alien.Laid.Shields, alien.Laid.Down, alien.Faction = 0, 2, card.Romulan
	hidden.Laid.Cloak = game.CloakOnBase
	alien.Two, hidden.Two = true, true
	tb := raided(t, raid, down, up, alien, hidden).WaitOut(2, game.Combat)
	for name, want := range map[string]int{"A": 1, "B": 0, "C": 0, "D": 2} {
		n := tb.Ship(name).Counters.Of(1)
		expect.True(t, n == want, "%s has %d marks, want %d", name, n, want)
	}
}

// A question at set-up is asked when the ships are placed: who says yes has what it gives, who says
// no has nothing.
func TestAQuestionAtSetUp(t *testing.T) {
	g := battle(t, raid, 1)
	yesAndNo(t, g, "begin with a gem?", func(s *game.State) bool { return s.Round >= 1 && s.Phase != game.SettingUp })
	if s := g.State(); s.Beside[0].Of(0) != 1 || s.Beside[1].Of(0) != 0 {
		t.Errorf("gems %d and %d, want 1 and 0", s.Beside[0].Of(0), s.Beside[1].Of(0))
	}
}

// Whole battles in the raid keep every invariant, and the computer uses what it is offered.
func TestTheComputerRaids(t *testing.T) {
	text := strings.Replace(raid, "when: set-up, ask: begin with a gem?, for: each player, give: {gem: 1}",
		"when: set-up, for: each ship, give: {gem: 1, mark: 1}", 1) + "    score:\n      - {words: Gems, each: gem, points: 9}\n"
	s, err := read(text)
	must(t, err)
	t.Cleanup(scenarios.Add(s))
	used := 0
	for seed := range uint64(12) {
		g := battle(t, text, seed)
		brain := gametest.Brain(t, "ensign", seed)
		for !g.Over() {
			p := g.FirstOpen()
			events := gametest.Submit(t, g, brain.Choose(g.View(p.Player), p))
			for _, e := range events {
				if e, is := e.(game.CardUsed); is && e.Card == game.SheetSlot {
					if used++; used == 1 {
						remembers(t, g)
					}
				}
			}
			expect.Need(t, gametest.Broken(g), "", "seed %d", seed)
		}
	}
	expect.True(t, used != 0, "it never used a line of the sheet")
}

// What cards have alone, and what cannot be read, is told with line and field.
func TestWhatIsRefusedInTheRaid(t *testing.T) {
	expect.OK(t, fits(t, compiledSchema(t), raid))
	for what, c := range map[string]struct{ from, to, says string }{
		"a price of a card":             {"turn off shields 1", "disable this", ":16: cost: a sheet is not a card"},
		"a condition of a card":         {"not cloaked", "charges >= 1", ":16: if: a sheet is not a card"},
		"an effect of a card":           {"do: [bank 1 gem]", "do: [place 1 charge]", ":17: do: a sheet is not a card"},
		"a moment of a card":            {"when: action, whose", "when: fleet action, whose", ":16: when: a line of a sheet does not speak"},
		"somebody's moment":             {"whose: any ship", "whose: friends", ":16: whose: a line of a sheet is any ship's"},
		"a price that is none":          {"turn off shields 1", "turn off tables 1", ":16: cost:"},
		"no target":                     {"target: friend range 1, ", "", ":18: target: an effect goes to the target"},
		"a counter that is none":        {"bank 1 gem", "bank 1 gm", ":17: do:"},
		"a faction that is none":        {"of faction Klingon", "of faction Klingan", ":13: for:"},
		"a place passed":                {"not on nebula", "not through nebula", ":17: if:"},
		"nothing said":                  {", do: [bank 1 gem]", "", ":17: do: want exactly one of"},
		"a token laid at a question":    {"for: each player, give", "for: each player, lay: [{token: nebula, disc: {at: [9, 9], radius: 1}}], give", ":12: ask: what is laid, taken and moved is asked of nobody"},
		"a place of ships at set-up":    {"when: set-up, lay", "when: set-up, for: each ship cloaked, give: {gem: 1}, lay", ":11: for: at set-up no ship stands anywhere yet"},
		"damage at a set-up's question": {"for: each player, give: {gem: 1}", "for: each ship, damage: 1", ":12: when: at set-up tokens are laid and counters given"},
	} {
		text := strings.Replace(raid, c.from, c.to, 1)
		expect.Must(t, text != raid, "%s: %q is not in the sheet", what, c.from)
		_, err := read(text)
		expect.Refused(t, err, c.says, "%s", what)
	}
}
