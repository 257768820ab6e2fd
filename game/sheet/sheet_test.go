package sheet_test

import (
	"bytes"
	"io/fs"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/sheet"
	"attackwing/physics"

	"github.com/goccy/go-yaml"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

// beacon is a sheet with a little of everything.
const beacon = `id: the-beacon
title: The Beacon
event: A test
facts: [A beacon burns]
limits: {squadron-points: 100, rounds: 8}
sides:
  - {name: Keepers, squadron-points: 60, ships: 2}
  - {name: Raiders, factions: [Klingon, Romulan]}
areas: [[[0, 0], [36, 4]], [[0, 32], [36, 36]]]
house:
  - {key: beacon.near, choices: [4, 6], words: how near counts}
  - {key: beacon.worth, from: 1, to: 9, default: 5, words: what a shard is worth}
tokens:
  - {id: beacon, name: Beacon, icon: mission}
  - {id: nebula, name: Nebula, does: [obstructs]}
  - {id: mine, name: Mine, does: [harms], dice: 2}
  - {id: wall, name: Wall, look: barrier, does: [destroys]}
counters:
  - {id: shard, name: Shard, plural: Shards, icon: crit}
map-ships:
  - {id: hulk, name: The Hulk, at: [9, 18], hull: 4, keeps-action: true}
terms:
  - {name: Shard, words: What the beacon gives., also: [shards]}
sections:
  - section: Set Up
    words: The beacon lies in the middle.
    rules:
      - when: set-up
        lay:
          - {token: beacon, disc: {at: [18, 18], radius: 1}}
          - {token: nebula, disc: {at: [10, 10], radius: 2}, twice: true}
          - {token: mine, rect: [[4, 17], [5, 18]], facing: 45}
          - {token: mine, line: [[30, 18], [32, 18]]}
      - {when: set-up, for: each player, give: {shard: 1}}
  - section: The Beacon
    rules:
      - {when: end of round, for: the player with most ships within (beacon.near) of beacon, give: {shard: 1}, say: The beacon gives a shard}
      - {when: a ship has moved, for: the ship through mine, damage: 1}
      - {when: a ship is destroyed, for: the opponent of the ship, give: {shard: 1}}
      - {when: end of round, rounds: 2-5, move: {token: nebula, by: [1, 0]}}
      - {when: end of activation, move: {map-ship: hulk, by: [0, 30mm], turn: 15}}
    dice:
      - {defense: 1, ship: on nebula, why: in the nebula}
      - {attack: 1, player: 4 shards, why: four shards}
    score:
      - {words: Shards, each: shard, points: (beacon.worth)}
      - {words: The beacon, most: ships within 4 of beacon, points: 10, winner-only: true}
    victory:
      - {has: 6 shards, why: has 6 shards}
`

func read(text string) (*sheet.Sheet, error) {
	return sheet.Read(strings.NewReader(text), "own.scenario.yaml")
}

// Each word that a field takes is what the referee has for it.
func TestWords(t *testing.T) {
	x := func(from, to string) *sheet.Sheet {
		t.Helper()
		s, err := read(strings.Replace(chestOfWords, from, to, 1))
		must(t, err)
		return s
	}
	for word, want := range map[string]game.TokenFlags{
		"obstructs": game.Obstructs, "destroys": game.Destroys, "rolls-die": game.RollsDie, "blocks-fire": game.BlocksFire,
		"stops": game.Stops, "harms": game.Harms, "burns": game.Burns, "obstructs, burns": game.Obstructs | game.Burns,
	} {
		expect.Same(t, x("does: [stops]", "does: ["+word+"]").Sheet().Tokens[0].Flags, want, "%s", word)
	}
	for word, want := range map[string]game.TokenLook{
		"plain": game.PlainLook, "barrier": game.BarrierLook, "guide": game.GuideLook, "outside": game.OutsideLook, "body": game.BodyLook,
	} {
		expect.Same(t, x("look: plain", "look: "+word).Sheet().Tokens[0].Look, want, "%s", word)
	}
	house, err := game.NewHouse(nil, nil)
	must(t, err)
	for word, want := range map[string]physics.Arc{"all-round": physics.AllRound, "front-90": physics.Front90, "front-180": physics.Front180} {
		expect.Same(t, x("arc: all-round", "arc: "+word).Play(&house).Map[0].Mounts[0].Arc, want, "%s", word)
	}
	for word, want := range map[string]int32{"standard": physics.StandardBase, "large": physics.LargeBase, "oversized": physics.OversizedBase} {
		got, side := x("base: standard", "base: "+word).Play(&house).Map[0].Parts[0].Base, physics.Base(physics.Pose{X: 18 * physics.Inch, Y: 18 * physics.Inch}, want)
		expect.Same(t, got.Radius, side.Radius, "%s has a radius of", word)
	}
	for word, want := range map[string]game.Moment{
		"a ship has moved": game.ShipHasMoved, "end of activation": game.EndOfActivation, "end of combat": game.EndOfCombat,
		"a ship is destroyed": game.ShipGone, "end of round": game.EndOfRound,
	} {
		expect.Same(t, x("when: end of round", "when: "+word).Play(&house).Rules[0].At, want, "%s", word)
	}
	for word, want := range map[string]card.Tokens{"evade": card.EvadeToken, "scan": card.ScanToken, "battle-stations": card.StationsToken} {
		g := battle(t, strings.Replace(chestOfWords, "token: evade", "token: "+word, 1), 1)
		r, seen := dice.New(1), card.Tokens(0)
		for !g.Over() && seen == 0 {
			p := g.FirstOpen()
			a := gametest.Answer(g, p, &r)
			for i, o := range p.Options {
				if o.Kind == game.TakeSpecial {
					a = p.Pick(i)
				}
			}
			events := gametest.Submit(t, g, a)
			acted := false
			for _, e := range events {
				switch e := e.(type) {
				case game.SheetAction:
					acted = true
				case game.TokenGiven:
					if acted {
						seen = e.Token
					}
				}
			}
		}
		expect.Same(t, seen, want, "%s", word)
	}
}

// chestOfWords is a sheet with a word of each field that takes some.
const chestOfWords = `id: words
title: Words
tokens:
  - {id: rock, name: Rock, look: plain, does: [stops]}
map-ships:
  - {id: base, name: Base, at: [18, 18], attack: 1, hull: 3, parts: [{base: standard, stops: true}], fires: [{name: Gun, range: 1, arc: all-round}]}
sections:
  - section: Words
    rules:
      - {when: end of round, say: it is over}
    actions:
      - {id: wave, name: Wave, token: evade}
`

func TestRead(t *testing.T) {
	s, err := read(beacon)
	must(t, err)
	x := s.Sheet()
	if x.Title != "The Beacon" || len(x.Tokens) != 4 || x.Tokens[2].Flags != game.Harms || len(x.Sections) != 1 || x.Stamp == "" || len(x.Reasons) != 2 {
		t.Errorf("%+v", x)
	}
	h, err := game.NewHouse(x.House, nil)
	if err != nil || h.SPLimit != 100 || h.RoundLimit != 8 || h.Get("beacon.near") != "4" {
		t.Errorf("%+v, %v", h.Values(), err)
	}
}

// Whatever is wrong is told with file, line and field, and what to do.
func TestWhatIsRefused(t *testing.T) {
	for what, c := range map[string]struct{ from, to, says string }{
		"an unknown field":           {"facts:", "fatcs:", `own.scenario.yaml:4: unknown field "fatcs": is facts meant?`},
		"one within":                 {"does: [harms], dice", "does: [harms], dise", `own.scenario.yaml:16: unknown field "dise": is dice meant?`},
		"a field missing":            {"title: The Beacon\n", "", "own.scenario.yaml:1: title: missing: its name on the screen"},
		"an id":                      {"id: the-beacon", "id: The Beacon", `own.scenario.yaml:1: id: "The Beacon" is not a short word`},
		"a word for another":         {"does: [harms]", "does: [harm]", `own.scenario.yaml:16: does: "harm" is not one of obstructs, destroys, rolls-die, blocks-fire, stops, harms, burns: is harms meant?`},
		"a number":                   {"hull: 4", "hull: 40", "own.scenario.yaml:21: hull: 40 is not from 1 to 12"},
		"a text for a number":        {"hull: 4", "hull: four", "own.scenario.yaml:21: hull: want a whole number"},
		"a length":                   {"radius: 1}", "radius: far}", `own.scenario.yaml:30: radius: "far" is not a length: want inches as a number, or text as 230mm`},
		"a point":                    {"at: [9, 18]", "at: [9]", "own.scenario.yaml:21: at: want two lengths: from the west edge and from the north edge"},
		"off the table":              {"at: [9, 18]", "at: [9, 48]", "own.scenario.yaml:21: at: not on the table"},
		"a token":                    {"{token: beacon, disc", "{token: becon, disc", `own.scenario.yaml:30: token: there is no token "becon": is beacon meant?`},
		"a counter":                  {"give: {shard: 1}}\n  - section", "give: {sherd: 1}}\n  - section", `own.scenario.yaml:34: give: there is no counter "sherd": is shard meant?`},
		"no moment":                  {"when: end of activation", "when: end of activations", `own.scenario.yaml:41: when: "end of activations" is not one of set-up, a ship has moved, end of activation`},
		"nobody":                     {"for: each player, give", "give", "own.scenario.yaml:34: for: missing: whom does it happen to?"},
		"somebody who is not there":  {"for: each player", "for: every player", `own.scenario.yaml:34: for: "every player" cannot be read: want each player, or the player with initiative`},
		"a slip in a phrase":         {"(beacon.near) of beacon", "8 of becon", `own.scenario.yaml:37: for: "the player with most ships within 8 of becon" cannot be read: is beacon meant with becon? want`},
		"a ship that is not known":   {"when: a ship is destroyed", "when: end of round", "own.scenario.yaml:39: for: which ship? that is known only when a ship has moved"},
		"damage to a player":         {"for: the ship through mine", "for: each player", "own.scenario.yaml:38: for: damage, shields-down and destroyed happen to ships"},
		"through at the wrong time":  {"for: the ship through mine, damage", "for: the ship, damage", ""},
		"rounds":                     {"rounds: 2-5", "rounds: 5-2", `own.scenario.yaml:40: rounds: "5-2" cannot be read: want 3, 2-6, from 4, odd or even`},
		"nothing happens":            {", for: each player, give: {shard: 1}", "", "own.scenario.yaml:34: when: nothing happens then: want lay, take"},
		"no form":                    {"{token: beacon, disc: {at: [18, 18], radius: 1}}", "{token: beacon}", "own.scenario.yaml:30: token: want one of disc, line and rect beside it"},
		"a rectangle the wrong way":  {"[[4, 17], [5, 18]]", "[[5, 18], [4, 17]]", "own.scenario.yaml:32: rect: want the north-west corner, then the south-east one"},
		"a faction":                  {"[Klingon, Romulan]", "[Klingon, Romulans]", `own.scenario.yaml:8: factions: there is no faction "Romulans": is Romulan meant?`},
		"areas over one another":     {"[[0, 32], [36, 36]]", "[[0, 2], [36, 36]]", "own.scenario.yaml:9: areas: lies over the other one"},
		"a small area":               {"[[0, 32], [36, 36]]", "[[0, 35], [36, 36]]", "own.scenario.yaml:9: areas: smaller than 3 by 3 inches"},
		"sides without areas":        {"areas: [[[0, 0], [36, 4]], [[0, 32], [36, 36]]]", "areas-of-sides: true", "own.scenario.yaml:9: areas-of-sides: want two sides, and an area for each"},
		"one side":                   {"  - {name: Raiders, factions: [Klingon, Romulan]}\n", "", "own.scenario.yaml:7: sides: one side alone"},
		"a core house rule":          {"key: beacon.near", "key: base.large", `own.scenario.yaml:11: key: "base.large" is already a house rule of every battle`},
		"one choice":                 {"choices: [4, 6]", "choices: [4]", "own.scenario.yaml:11: choices: one alone is not a choice"},
		"a choice that does not fit": {"choices: [4, 6]", "choices: [4, far]", "(where beacon.near is far)"},
		"points twice":               {"each: shard, points", "each: shard, has: 3 shards, points", "own.scenario.yaml:46: words: want one of each, most and has beside it"},
		"what is counted":            {"each: shard, points", "each: shrd, points", `own.scenario.yaml:46: each: "shrd" cannot be read: is shard meant with shrd? want <counter>, or ship <where>`},
		"most without a round":       {"has: 6 shards, why", "most: ships, why", "own.scenario.yaml:49: most: want from-round beside it"},
		"no sheet":                   {beacon, "- a\n- b\n", "own.scenario.yaml:1: want fields with their values"},
		"an icon":                    {"icon: mission", "icon: misson", `own.scenario.yaml:14: icon: there is no icon "misson": is mission meant?`},
		"a drawing":                  {"hull: 4,", "hull: 4, art: {file: galaxie, tones: fed},", `own.scenario.yaml:21: file: there is no ship "galaxie": is galaxy meant?`},
		"a house key":                {"points: (beacon.worth)", "points: (beacon.wort)", `own.scenario.yaml:46: unknown house rule "beacon.wort" of the scenario: is beacon.worth meant?`},
		"a house key in a phrase":    {"within (beacon.near)", "within (beacon.neer)", `own.scenario.yaml:37: unknown house rule "beacon.neer" of the scenario: is beacon.near meant?`},
		"a tab":                      {"\nevent:", "\n\tevent:", "a tab before the first word. Indent with spaces"},
		"an alias":                   {"id: the-beacon", "id: &a the-beacon", "anchors and aliases are not read"},
	} {
		text := strings.Replace(beacon, c.from, c.to, 1)
		expect.Must(t, text != beacon, "%s: %q is not in the sheet", what, c.from)
		_, err := read(text)
		if c.says == "" {
			expect.True(t, err == nil, "%s: %v", what, err)
			continue
		}
		expect.Refused(t, err, c.says, "%s", what)
	}
}

// All that is wrong is told at once.
func TestAllFaultsAtOnce(t *testing.T) {
	_, err := read(strings.NewReplacer("hull: 4", "hull: 40", "rounds: 8", "rounds: 800", "does: [harms]", "does: [bites]").Replace(beacon))
	expect.True(t, err != nil && strings.Count(err.Error(), "\n") == 2, "%v", err)
}

func compiledSchema(t testing.TB) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(sheet.Schema()))
	must(t, err)
	c := jsonschema.NewCompiler()
	must(t, c.AddResource("scenario.schema.json", doc))
	s, err := c.Compile("scenario.schema.json")
	must(t, err)
	return s
}

func fits(t testing.TB, s *jsonschema.Schema, text string) error {
	t.Helper()
	j, err := yaml.YAMLToJSON([]byte(text))
	must(t, err)
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(j))
	must(t, err)
	return s.Validate(v)
}

// Sheets that are read keep to the schema, and it refuses what is not well formed.
func TestSchema(t *testing.T) {
	s := compiledSchema(t)
	expect.OK(t, fits(t, s, beacon))
	files, err := fs.Glob(assets.Sheets(), "*"+sheet.Ending)
	expect.Must(t, err == nil && len(files) == 2, "%v %v", files, err)
	for _, name := range files {
		text, err := fs.ReadFile(assets.Sheets(), name)
		must(t, err)
		if err := fits(t, s, string(text)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, c := range [][2]string{{"facts:", "fatcs:"}, {"title: The Beacon\n", ""}, {"does: [harms]", "does: [harm]"}, {"hull: 4", "hull: 40"}, {"hull: 4", "hull: four"},
		{"at: [9, 18]", "at: [9]"}, {"when: end of activation", "when: later"}, {"for: each player", "for: every player"}, {"has: 6 shards", "has: shards"},
		{"ship: on nebula", "ship: nebula"}, {"tones", "colors"}} {
		text := strings.Replace(beacon, c[0], c[1], 1)
		if text == beacon {
			continue
		}
		err := fits(t, s, text)
		expect.True(t, err != nil, "the schema allows %q", c[1])
	}
}

// What is laid at the start of each round is what the package of the printed sheet lays.
func TestLinesAreLaidAsThePrintedOnes(t *testing.T) {
	own := example(t, "energy-web")
	for _, house := range [][]string{nil, {"web.ewt-length", "4"}, {"web.width", "9"}} {
		u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1, house...)
		rules, err := game.NewHouse(own.Sheet().House, u.House.Values())
		must(t, err)
		v := &game.Setup{Scenario: own, Fleets: u.Fleets, House: rules, Seed: 1}
		must(t, v.Prepare())
		for round := 1; round < 20; round++ {
			a, b := u.Fresh(round), v.Fresh(round)
			expect.True(t, a.NTokens == b.NTokens && a.Tokens == b.Tokens,
				"%v: round %d: %d tokens, written %d", house, round, a.NTokens, b.NTokens)
		}
	}
}

// The stamp of a sheet is that of how it is played: comments, order and words are free, what
// changes a battle is not.
func TestStamp(t *testing.T) {
	stamp := func(text string) string {
		s, err := read(text)
		must(t, err)
		return s.Sheet().Stamp
	}
	is := stamp(beacon)
	for _, c := range [][2]string{{"title: The Beacon", "title: The Light"}, {"event: A test\n", "# words\n"}, {"words: The beacon lies", "words: It lies"}, {"why: four shards", "why: shards"},
		{"hull: 4, keeps-action: true", "keeps-action: true, hull: 4"}} {
		got := stamp(strings.Replace(beacon, c[0], c[1], 1))
		expect.True(t, got == is, "%q changes the stamp", c[1])
	}
	for _, c := range [][2]string{{"hull: 4", "hull: 5"}, {"radius: 1}", "radius: 1.5}"}, {"by: [1, 0]", "by: [0, 1]"}, {"within (beacon.near) of", "within 4 of"}, {"choices: [4, 6]", "choices: [4, 5]"},
		{"points: (beacon.worth)", "points: 5"}, {"facing: 45", "facing: 44"}, {"rounds: 8", "rounds: 9"}} {
		text := strings.Replace(beacon, c[0], c[1], 1)
		expect.Must(t, text != beacon, "%v", c[0])
		expect.True(t, stamp(text) != is, "%q does not change the stamp", c[1])
	}
}

// A sheet keeps the stamp that it had when its battles were recorded, whatever fields sheets have
// gained since.
func TestStampsStay(t *testing.T) {
	got := gametest.Beacon().Sheet().Stamp
	expect.True(t, got == "50ac674067ff00c5", "%s is the stamp now", got)
}

// unlike is a sheet with two house rules of which each value is right by itself, and two together
// are not.
var unlike = strings.NewReplacer("  - {key: beacon.near,", "  - {key: mine.west, choices: [4, 6], words: where the mine begins}\n  - {key: mine.east, choices: [7, 5], words: and where it ends}\n  - {key: beacon.near,",
	"rect: [[4, 17], [5, 18]]", "rect: [[(mine.west), 17], [(mine.east), 18]]").Replace(beacon)

// House rules that a sheet allows one by one, and that do not go together, are told as that: by
// whoever reads them, and by a battle that is begun with them.
func TestHouseRulesThatDoNotGoTogether(t *testing.T) {
	s, err := read(unlike)
	must(t, err)
	set := []game.HouseValue{{Key: "mine.west", Value: "6"}, {Key: "mine.east", Value: "5"}}
	for _, one := range set {
		_, err := game.HouseOf(s, []game.HouseValue{one})
		expect.True(t, err == nil, "%v: %v", one, err)
	}
	const says = "The Beacon cannot be played with these house rules together, mine.west 6, mine.east 5: own.scenario.yaml:34: rect: want the north-west corner"
	h, err := game.HouseOf(s, set)
	expect.Refused(t, err, says, "")
	u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 1)
	_, err = game.New(&game.Setup{Scenario: s, Fleets: u.Fleets, House: h, Seed: 1})
	expect.Refused(t, err, says, "a battle begins")
}
