package sheet_test

import (
	"bytes"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/game/sheet"
)

// vault is a sheet that asks: questions, a token that is placed, special actions; and a tower that
// fires.
const vault = `id: the-vault
title: The Vault
sides:
  - {name: Thieves}
  - {name: Guards}
areas: [[[0, 0], [36, 10]], [[0, 26], [36, 36]]]
tokens:
  - {id: mine, name: Mine, does: [harms]}
counters:
  - {id: key, name: Key, plural: Keys}
  - {id: gem, name: Gem, plural: Gems}
map-ships:
  - {id: tower, name: The Tower, at: [18, 18], skill: 5, attack: 3, hull: 6, fires: [{name: Turret, range: 3}, {name: Gate, range: 1, arc: front-90}]}
sections:
  - section: The Vault
    rules:
      - {when: set-up, for: each ship, give: {key: 1}}
      - {when: end of round, ask: "open the vault?", for: each player, give: {gem: 1}}
      - {when: end of combat, ask: "risk the gate?", for: each ship within 6 of tower, give: {gem: 1}, damage: 2}
      - {when: end of activation, rounds: from 2, for: the player without initiative, place: {token: mine, radius: 0.5, ask: where does the mine lie?, apart: 3, on-no-ship: true, within: 8, near: tower}}
    actions:
      - {id: pick-lock, name: Pick the lock, ship: within 12 of tower, strain: true, give: {key: 1}}
      - {id: read-map, name: Read the map, lose: {key: 1}, token: scan}
    victory:
      - {has: 9 gems, why: has the treasure}
`

// inVault is a battle in the vault that begins.
func inVault(t *testing.T, seed uint64) (*sheet.Sheet, *game.Game) {
	t.Helper()
	s, err := read(vault)
	must(t, err)
	house, err := game.HouseOf(s, nil)
	must(t, err)
	u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", seed)
	g := gametest.New(t, &game.Setup{Scenario: s, Fleets: u.Fleets, House: house, Seed: seed})
	return s, g
}

// What a sheet asks, offers and fires is played to the end by anybody, with every invariant kept,
// and each part has its say.
func TestASheetThatAsks(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(12) {
		_, g := inVault(t, seed)
		r := dice.New(seed)
		ev := g.Opening()
		for {
			for _, e := range ev {
				switch e := e.(type) {
				case game.CountersPlaced:
					seen["counter of "+e.Section]++
				case game.CountersSpent:
					seen["counter spent"]++
				case game.TokenLaid:
					seen["laid"]++
					if at := e.Token.At(); g.State().Round < 2 || at.X < 0 {
						t.Errorf("a mine is laid at %v in round %d", at, g.State().Round)
					}
				case game.SheetAction:
					seen[e.Name]++
				case game.AttackDeclared:
					if m := g.Setup().OnMap(e.Attacker); m != nil {
						seen[m.Mounts[e.Mount].Name]++
					}
				}
			}
			expect.Need(t, gametest.Broken(g), "", "seed %d", seed)
			if g.Over() {
				break
			}
			p := g.FirstOpen()
			if p.Ask == game.ChooseAnswer {
				seen["asked: "+p.Words]++
			}
			var err error
			ev, err = g.Submit(gametest.Answer(g, p, &r))
			expect.OK(t, err)
		}
	}
	for _, what := range []string{"counter of The Vault", "counter spent", "laid", "Pick the lock", "Read the map", "Turret", "asked: open the vault?", "asked: risk the gate?"} {
		expect.True(t, seen[what] != 0, "nothing of %q in twelve battles: %v", what, seen)
	}
}

// yesAndNo plays a battle at random until something is so; asked the question, player 1 says yes,
// player 2 no.
func yesAndNo(t *testing.T, g *game.Game, question string, until func(*game.State) bool) {
	t.Helper()
	r := dice.New(1)
	for !g.Over() && !until(g.State()) {
		p := g.FirstOpen()
		a := gametest.Answer(g, p, &r)
		if p.Ask == game.ChooseAnswer && p.Words == question {
			a = p.Pick(int(p.Player))
		}
		gametest.Submit(t, g, a)
	}
}

// Only who says yes gets what a rule gives.
func TestOnlyYesLetsItHappen(t *testing.T) {
	_, g := inVault(t, 1)
	yesAndNo(t, g, "open the vault?", func(s *game.State) bool { return s.Round >= 2 })
	if s := g.State(); s.Beside[0].Of(1) != 1 || s.Beside[1].Of(1) != 0 {
		t.Errorf("gems %d and %d, want 1 and 0", s.Beside[0].Of(1), s.Beside[1].Of(1))
	}
}

// The computer says yes to what gives more than it takes, no to the other, and its battle is
// recorded and verifies.
func TestTheComputerInTheVault(t *testing.T) {
	s, g := inVault(t, 3)
	brain := gametest.Brain(t, "ensign", 3)
	said := map[string]game.Answer{}
	for !g.Over() {
		p := g.FirstOpen()
		a := brain.Choose(g.View(p.Player), p)
		if p.Ask == game.ChooseAnswer {
			said[p.Words] = a
			expect.Same(t, p.Words == "open the vault?", (a.Picks == 1), "%q: picks %b", p.Words, a.Picks)
		}
		gametest.Submit(t, g, a)
	}
	expect.True(t, len(said) != 0, "it was asked nothing")
	cat := gametest.Cards(t)
	var file bytes.Buffer
	must(t, record.Write(&file, g))
	rec, err := record.Read(&file)
	must(t, err)
	if _, rep, err := rec.Verify(func(string) (game.Scenario, error) { return s, nil }, cat, -1, nil); err != nil || !rep.OK {
		t.Errorf("%+v, %v", rep, err)
	}
}

// What is wrong with questions, places, actions and weapons is told with line and field.
func TestWhatIsRefusedInTheVault(t *testing.T) {
	expect.OK(t, fits(t, compiledSchema(t), vault))
	for what, c := range map[string]struct{ from, to, says string }{
		"where ships are not yet":    {"for: each ship, give: {key", "for: each ship within 6 of tower, give: {key", ":17: for: at set-up no ship stands anywhere yet"},
		"a question to nobody":       {"for: each player, give", "give", ":18: for: missing: who"},
		"a question about nothing":   {"for: each player, give: {gem: 1}", "for: each player, say: hum", ":18: ask: nothing follows a yes"},
		"a token laid at a question": {"for: each player, give", "for: each player, lay: [{token: mine, disc: {at: [18, 18], radius: 1}}], give", ":18: ask: what is laid, taken and moved is asked of nobody"},
		"a token placed by ships":    {"for: the player without initiative, place", "for: each ship, place", ":20: place: players place tokens"},
		"a place near nothing":       {"near: tower", "near: towr", `:20: near: there is no map ship "towr": is tower meant?`},
		"how far from nothing":       {", near: tower", "", ":20: near: want within and near together"},
		"a huge token":               {"radius: 0.5", "radius: 9", ":20: radius: 9 is not from"},
		"an action of the rulebook":  {"id: pick-lock", "id: scan", `:22: id: "scan" is another action already`},
		"an action twice":            {"id: read-map", "id: pick-lock", `:23: id: "pick-lock" is another action already`},
		"an action for nothing":      {"lose: {key: 1}, token: scan", "lose: {key: 1}", ":23: give: nothing is gained"},
		"a third action":             {"    victory:", "      - {id: nod, name: Nod, give: {key: 1}}\n    victory:", "more than 2"},
		"a weapon without dice":      {"attack: 3, ", "", ":13: attack: missing"},
		"a part that is not there":   {"range: 3}", "range: 3, part: 2}", ":13: part: the map ship has 1 parts"},
		"two weapons of a name":      {"name: Gate", "name: Turret", `:13: name: "Turret" is another of its weapons`},
	} {
		text := strings.Replace(vault, c.from, c.to, 1)
		expect.Must(t, text != vault, "%s: %q is not in the sheet", what, c.from)
		_, err := read(text)
		expect.Refused(t, err, c.says, "%s", what)
	}
}

// TestALineAboutFleetPointsIsOfTheScore holds that what a rule says is about the score when its
// words name Fleet Points.
func TestALineAboutFleetPointsIsOfTheScore(t *testing.T) {
	for words, want := range map[string]bool{"The beacon gives a shard": false, "The shard is worth 5 Fleet Points": true} {
		s, err := read(strings.Replace(beacon, "say: The beacon gives a shard", "say: "+words, 1))
		must(t, err)
		house, err := game.HouseOf(s, nil)
		must(t, err)
		u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 1)
		g := gametest.Ensigns(t, &game.Setup{Scenario: s, Fleets: u.Fleets, House: house, Seed: 1}, 1)
		said := 0
		for _, m := range record.Shoot(g.Setup(), g.Answers()).Moments {
			for _, e := range m.Events {
				if e, is := e.(game.ScenarioSaid); is && e.Words == words {
					if said++; e.Score != want {
						t.Errorf("%q: of the score %v, want %v", words, e.Score, want)
					}
				}
			}
		}
		expect.True(t, said != 0, "%q is never said", words)
	}
}
