package record_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"

	"github.com/goccy/go-yaml"
	"github.com/google/go-cmp/cmp"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

func duel(t testing.TB) string {
	t.Helper()
	b := gametest.File(t, filepath.Join("testdata", "duel.table.yaml"))
	return string(b)
}

func setup(t testing.TB, text string) (*record.Table, *game.Setup, error) {
	t.Helper()
	tab, err := record.ReadTable(strings.NewReader(text), "f")
	if err != nil {
		return nil, nil, err
	}
	u, err := tab.Setup(scenarios.ByID, gametest.Cards(t))
	return tab, u, err
}

func TestTable(t *testing.T) {
	tab, u, err := setup(t, duel(t))
	must(t, err)
	if d := cmp.Diff([]string{"enterprise", "grothe"}, tab.IDs()); d != "" {
		t.Error(d)
	}
	e, k := u.Position.Ships[0], u.Position.Ships[1]
	if e.Pose.X != 18*25400 || e.Pose.Y != 12*25400 || e.Pose.Heading != 180000 || k.Pose.Y != 500000 || k.Pose.Heading != 0 {
		t.Errorf("poses %+v, %+v", e.Pose, k.Pose)
	}
	if e.NDamage != u.Facts(0).Ship.Hull-3 || e.Shields != 2 || e.Lock != 1 || e.Evade != 1 || e.Damage[0].ID != game.StructuralDamage || !e.Damage[0].Up || e.Damage[1].Up || k.Cloak != game.CloakOnBase {
		t.Errorf("%+v\n%+v", e, k)
	}
	if u.Facts(0).Ship.Class.Dial[e.Dial].String() != "straight 1" || u.Facts(1).Captain == nil || u.House.RoundLimit != 5 {
		t.Error("dial, captain or house rule is lost")
	}
	if e.Captain.Disabled || !e.Upgrades[0].Disabled || e.Upgrades[1].Disabled || e.Upgrades[0].Time != 0 || e.Upgrades[1].Time != 1 {
		t.Errorf("cards: %+v", e.Upgrades)
	}
	want := []dice.Face{dice.Hit, dice.Crit, dice.BattleStations, dice.Blank, dice.Evade}
	if d := cmp.Diff(want, u.Position.Dice); d != "" {
		t.Error(d)
	}
	g := gametest.New(t, u)
	if g.State().Round != 2 || g.State().NTokens != 2 {
		t.Errorf("round %d, %d tokens", g.State().Round, g.State().NTokens)
	}
	gametest.Play(g, 1, 0, nil)
}

// What is wrong is told with file, line and field.
func TestTableRefuses(t *testing.T) {
	good := duel(t)
	cases := map[string]struct{ old, new, says string }{
		"an unknown field":      {"facing: S", "facign: S", `f: line 15: unknown field "facign"`},
		"a field of a token":    {"evade: 1", "evaid: 1", `f: line 18: unknown field "evaid"`},
		"a player":              {"player: 2", "player: 3", "f: line 22: ships[1].player: 3 is not 1 or 2"},
		"a ship":                {"ship: 1009", "ship: 9", `f: line 11: ships[0].ship: there is no ship "9"`},
		"a captain":             {`captain: "2011"`, "captain: 1", `f: line 12: ships[0].captain: there is no captain "1"`},
		"an upgrade":            {`["3030", "3024"]`, `["3030", "x"]`, `f: line 13: ships[0].upgrades[1]: there is no upgrade "x"`},
		"a unit":                {"500mm", "500km", `f: line 24: ships[1].at[1]: "500km" is not a length`},
		"far away":              {"500mm", "99999", "f: line 24: ships[1].at[1]: 99999 is too far"},
		"no number":             {"500mm", ".nan", "f: line 24: ships[1].at[1]: "},
		"one coordinate":        {"[18, 500mm]", "[18]", "f: line 24: ships[1].at: want two"},
		"a heading":             {"facing: 0", "facing: up", "f: line 25: ships[1].facing: up is not a heading"},
		"hull":                  {"hull: 3", "hull: 9", "f: line 16: ships[0].hull: 9 is not from 1 to 4"},
		"no hull":               {"hull: 3", "hull: 0", "f: line 16: ships[0].hull: 0"},
		"a fraction":            {"hull: 3", "hull: 2.5", "f: line 16: "},
		"shields":               {"shields: 2", "shields: -1", "f: line 17: ships[0].shields: -1 is not from 0"},
		"tokens":                {"evade: 1", "evade: 100", "f: line 18: ships[0].tokens.evade: 100"},
		"a lock":                {"lock: grothe", "lock: nobody", `f: line 18: ships[0].tokens.lock: no ship has the id "nobody"`},
		"a lock on a friend":    {"lock: grothe", "lock: enterprise", "f: "},
		"a cloak":               {"cloak: green", "cloak: blue", "f: line 26: ships[1].tokens.cloak"},
		"a crit":                {"Structural Damage", "Bad Luck", `f: line 19: ships[0].crits[0]: "Bad Luck" is not a damage card`},
		"a dial":                {"dial: straight 1\n  - id", "dial: straight 9\n  - id", `f: line 20: ships[0].dial: "straight 9" is not on its dial: `},
		"a phase":               {"phase: activation", "phase: lunch", "f: line 6: phase: "},
		"a round":               {"round: 2", "round: 101", "f: line 5: round: 101"},
		"a scenario":            {"scenario: standard", "scenario: chess", "f: line 2: scenario: no scenario"},
		"a house rule":          {"round-limit: 5", "round-limit: 500", "f: line 4: house: "},
		"an unknown rule":       {"round-limit: 5", "rainy: 5", `f: line 4: house: unknown house rule "rainy"; known: sp-limit, `},
		"a misspelt rule":       {"round-limit: 5", "round-limt: 5", `f: line 4: house: unknown house rule "round-limt": is round-limit meant?`},
		"a seed":                {"seed: 7", "seed: -7", "f: line 3: "},
		"a face":                {"[hit, crit,", "[hit, miss,", "f: line 31: dice[1]: "},
		"a disc":                {"radius: 1", "radius: 0", "f: line 29: tokens[0].disc.radius: "},
		"two forms":             {"{kind: obstacle, line", "{kind: obstacle, disc: {at: [1, 1], radius: 1}, line", "f: line 30: tokens[1]: want one of"},
		"what a token does":     {"does: [obstructs]", "does: [dances]", "f: line 30: tokens[1].does[0]: "},
		"an id twice":           {"id: grothe", "id: enterprise", `f: line 21: ships[1].id: "enterprise" names two ships`},
		"an id of many words":   {"id: grothe", "id: the grothe", "f: line 21: ships[1].id: "},
		"a disabled card":       {`disabled: ["3030"]`, `disabled: ["1"]`, "f: line 18: ships[0].tokens.disabled[0]: "},
		"overlapping ships":     {"500mm", "12", "f: "},
		"an alias":              {"players: [Ann, Bob]", "players: &a [Ann, Bob]", "f: line 7: anchors and aliases"},
		"a crit of this round":  {"crits: [Structural Damage]", "new-crits: [Bad Luck]", `f: line 19: ships[0].new-crits[0]: "Bad Luck" is not a damage card`},
		"too many crits":        {"crits: [Structural Damage]", "crits: [Structural Damage, Console Fire]", "f: line 19: ships[0].crits: 2 damage cards lie face up, but only 1 hull are lost"},
		"a discarded card":      {"crits: [", `discarded: ["1"]` + "\n    crits: [", `f: line 19: ships[0].discarded[0]: the ship has no card "1"`},
		"a card's third copy":   {"crits: [", `lost: ["3030#3"]` + "\n    crits: [", `f: line 19: ships[0].lost[0]: the ship has no card "3030#3"`},
		"a skill":               {"crits: [", "skill: 21\n    crits: [", "f: line 19: ships[0].skill: 21 is not from 0 to 20"},
		"half a skill":          {"crits: [", "skill: 2.5\n    crits: [", "f: line 19: skill: want a whole number"},
		"an action":             {"crits: [", "acted: [scan, dance]\n    crits: [", `f: line 19: ships[0].acted[1]: "dance" is not an action`},
		"an action twice":       {"crits: [", "acted: [scan, scan]\n    crits: [", `f: line 19: ships[0].acted[1]: "scan" is not an action or is a duplicate`},
		"what it flew":          {"crits: [", "flown: straight 9\n    crits: [", `f: line 19: ships[0].flown: "straight 9" is not on its dial: `},
		"a round of death":      {"crits: [", "destroyed-in: 101\n    crits: [", "f: line 19: ships[0].destroyed-in: 101"},
		"a cause of death":      {"crits: [", "destroyed-by: love\n    crits: [", `f: line 19: ships[0].destroyed-by: "love"`},
		"a live doomed ship":    {"crits: [", "doomed: true\n    crits: [", "f: line 19: ships[0].doomed: "},
		"no yes or no":          {"crits: [", "breach-contained: 2\n    crits: [", "f: line 19: "},
		"a token of no sheet":   {"kind: obstacle", "kind: energy-web", `f: line 30: tokens[1].kind: "energy-web" is not a token of Plain battle: want obstacle`},
		"a card disabled twice": {`disabled: ["3030"]`, `disabled: ["3030", "3030"]`, "f: line 18: ships[0].tokens.disabled[1]: "},
	}
	for what, c := range cases {
		bad := strings.Replace(good, c.old, c.new, 1)
		expect.Must(t, bad != good, "%s: %q is not in the sample", what, c.old)
		_, _, err := setup(t, bad)
		expect.True(t, err != nil && strings.HasPrefix(err.Error(), c.says) && !strings.Contains(err.Error(), "\n"),
			"%s: %v, want %q", what, err, c.says)
	}
	for what, text := range map[string]string{"nothing": "", "two documents": "a: 1\n---\nb: 2\n", "a list": "[]", "huge": strings.Repeat("# x\n", 40000),
		"deep": strings.Repeat("[", 3000), "binary": "\xff\x00", "no ships": "scenario: standard\nships: []\n", "no scenario": "ships: []\n"} {
		_, _, err := setup(t, text)
		expect.True(t, err != nil && strings.HasPrefix(err.Error(), "f: "), "%s: %v", what, err)
	}
}

// What is written, as YAML or JSON, lays the same table.
func TestTableRoundTrip(t *testing.T) {
	for seed := range uint64(30) {
		u := gametest.MustSetup("tholian-web", "tw-a-2", "tw-b-3", seed)
		g := gametest.New(t, u)
		gametest.Play(g, seed, 7+int(seed)*2, nil)
		if g.Over() || g.State().Phase == game.SettingUp {
			continue
		}
		same(t, g)
	}
	_, u, err := setup(t, duel(t))
	must(t, err)
	g := gametest.New(t, u)
	same(t, g)
}

func same(t *testing.T, g *game.Game) {
	t.Helper()
	tab, err := record.Of(g)
	must(t, err)
	var y, j bytes.Buffer
	must(t, tab.Write(&y))
	must(t, tab.WriteJSON(&j))
	valid(t, y.Bytes())
	valid(t, j.Bytes())
	_, one, err := setup(t, y.String())
	expect.Must(t, err == nil, "%v\n%s", err, y.String())
	_, two, err := setup(t, j.String())
	expect.Must(t, err == nil, "%v\n%s", err, j.String())
	expect.Same(t, cmp.Diff(one.Position, two.Position), "", "JSON differs from YAML")
	for i, l := range one.Position.Ships {
		sh := g.State().Ships[i]
		if l.Destroyed != sh.Destroyed || !l.Destroyed && l.Pose != sh.Pose || !l.Destroyed && l.NDamage != sh.NDamage || sh.Shields != l.Shields {
			t.Errorf("ship %d: %+v is written as %+v", i, sh, l)
		}
	}
	if again, err := game.New(one); err != nil {
		t.Error(err)
	} else if a, b := again.State().NTokens, g.State().NTokens; a != b {
		t.Errorf("%d tokens lie on the table, %d after reading", b, a)
	}
}

// A card that lies beneath another is out of the game, unless the position says that it was turned up.
func TestTableOfACardTurnedUp(t *testing.T) {
	beneath := strings.NewReplacer(`upgrades: ["3030", "3024"]`, `upgrades: [quark_71786, "3068"]`,
		`, disabled: ["3030"], time: {"3024": 1}`, "").Replace(duel(t))
	for _, c := range []struct {
		cards string
		out   bool
	}{
		{"", true},
		{"    discarded: [quark_71786, \"-3068\"]\n    out-of-the-game: [\"-3068\"]\n    turned-over: [\"-3068\"]\n", false},
	} {
		_, u, err := setup(t, strings.Replace(beneath, "    hull: 3\n", "    hull: 3\n"+c.cards, 1))
		must(t, err)
		g := gametest.New(t, u)
		same(t, g)
		tab, err := record.Of(g)
		must(t, err)
		var y bytes.Buffer
		must(t, tab.Write(&y))
		_, again, err := setup(t, y.String())
		must(t, err)
		got := again.Position.Ships[0].Upgrades[1]
		expect.True(t, got.Discarded == c.out && got.Gone == c.out && got.Turned == c.out, "%q: %+v", c.cards, got)
	}
}

// A ship that has left the table is off it after reading, too.
func TestTableOfAShipOffTheTable(t *testing.T) {
	for _, off := range []bool{false, true} {
		line := "    hull: 3\n" + map[bool]string{true: "    off-the-table: true\n"}[off]
		_, u, err := setup(t, strings.Replace(duel(t), "    hull: 3\n", line, 1))
		must(t, err)
		g := gametest.New(t, u)
		same(t, g)
		tab, err := record.Of(g)
		must(t, err)
		var y bytes.Buffer
		must(t, tab.Write(&y))
		_, again, err := setup(t, y.String())
		must(t, err)
		sh := &gametest.New(t, again).State().Ships[0]
		expect.True(t, sh.Off == off && sh.OnTable() != off && !sh.Destroyed, "off %v: %+v", off, sh)
	}
}

// A game that began at a position is recorded with it.
func TestRecordOfPosition(t *testing.T) {
	_, u, err := setup(t, duel(t))
	must(t, err)
	recorded(t, u, 9)
}

// recorded plays a battle to its end at random, and is its record, which verifies.
func recorded(t *testing.T, u *game.Setup, seed uint64) *record.Record {
	t.Helper()
	g := gametest.New(t, u)
	gametest.Play(g, seed, 0, nil)
	var b bytes.Buffer
	must(t, record.Write(&b, g))
	rec, err := record.Read(&b)
	must(t, err)
	again, rep := verify(t, rec)
	expect.True(t, rep.OK && again.State().Hash() == g.State().Hash(), "%+v", rep)
	return rec
}

func schema(t testing.TB) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(record.Schema()))
	must(t, err)
	c := jsonschema.NewCompiler()
	must(t, c.AddResource("table.schema.json", doc))
	s, err := c.Compile("table.schema.json")
	must(t, err)
	return s
}

// judge validates a file against the schema.
func judge(t testing.TB, text []byte) error {
	t.Helper()
	j, err := yaml.YAMLToJSON(text)
	must(t, err)
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(j))
	must(t, err)
	return schema(t).Validate(v)
}

func valid(t testing.TB, text []byte) {
	t.Helper()
	err := judge(t, text)
	expect.True(t, err == nil, "%v\n%s", err, text)
}

func TestSchema(t *testing.T) {
	good := duel(t)
	valid(t, []byte(good))
	// of a sheet of somebody's own
	valid(t, []byte(strings.Replace(good, "hull: 3", "hull: 3\n    acted: [scan, light-the-beacon]", 1)))
	for _, bad := range [][2]string{{"facing: S", "facign: S"}, {"player: 2", "player: 3"}, {"round: 2", "round: 0"}, {"phase: activation", "phase: lunch"},
		{"hull: 3", "hull: 3\n    skill: 21"}, {"hull: 3", "hull: 3\n    acted: [Dance!]"}, {"hull: 3", "hull: 3\n    destroyed-by: love"},
		{"hull: 3", "hull: 3\n    breach-contained: 2"}, {"hull: 3", "hull: 3\n    new-crits: 1"}, {"phase: activation", "phase-begun: 1"},
		{"cloak: green", "cloak: blue"}, {"500mm", "500km"}, {"[hit,", "[miss,"}, {"id: grothe", "id: the grothe"}} {
		err := judge(t, []byte(strings.Replace(good, bad[0], bad[1], 1)))
		expect.True(t, err != nil, "%q passes the schema", bad[1])
	}
	expect.True(t, json.Valid(record.Schema()), "the schema is no JSON")
}

// The schema names the fields of the files, no more and no fewer.
func TestSchemaNamesEveryField(t *testing.T) {
	var doc struct {
		Properties map[string]any
		Defs       map[string]struct{ Properties map[string]any } `json:"$defs"`
	}
	must(t, json.Unmarshal(record.Schema(), &doc))
	tokens, _ := doc.Defs["ship"].Properties["tokens"].(map[string]any)["properties"].(map[string]any)
	for _, c := range []struct {
		of     reflect.Type
		schema map[string]any
	}{{reflect.TypeFor[record.Table](), doc.Properties}, {reflect.TypeFor[record.TableShip](), doc.Defs["ship"].Properties},
		{reflect.TypeFor[record.ShipTokens](), tokens}, {reflect.TypeFor[record.TableMapShip](), doc.Defs["map-ship"].Properties},
		{reflect.TypeFor[record.TableFleet](), doc.Defs["fleet"].Properties}, {reflect.TypeFor[record.TableText](), doc.Defs["text"].Properties},
		{reflect.TypeFor[record.TableBonus](), doc.Defs["lasting"].Properties}, {reflect.TypeFor[record.TableFed](), doc.Defs["fed"].Properties},
		{reflect.TypeFor[record.TableStep](), doc.Defs["step"].Properties}, {reflect.TypeFor[record.TableAttack](), doc.Defs["attack"].Properties},
		{reflect.TypeFor[record.TableToken](), doc.Defs["token"].Properties}} {
		var want []string
		for _, f := range reflect.VisibleFields(c.of) {
			if f.IsExported() && !f.Anonymous {
				name, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
				js, _, _ := strings.Cut(f.Tag.Get("json"), ",")
				expect.True(t, js == name || name == "", "%s.%s is %q in YAML and %q in JSON", c.of.Name(), f.Name, name, js)
				want = append(want, js)
			}
		}
		slices.Sort(want)
		expect.Same(t, cmp.Diff(want, slices.Sorted(maps.Keys(c.schema))), "", "%s", c.of.Name())
	}
}

func FuzzPosition(f *testing.F) {
	f.Add(duel(f))
	f.Add(station(f))
	f.Add(`{"scenario": "tholian-web", "ships": [{"id": "a", "player": 1, "ship": "1009", "at": [5, 5]}, {"id": "b", "player": 2, "ship": "1006", "at": ["300mm", 9], "facing": 12.5}], "phase": "combat"}`)
	f.Add(`{"scenario": "standard", "phase": "end", "phase-begun": true, "ships": [{"id": "a", "player": 1, "ship": "1009", "at": [5, 5], "hull": 2, "new-crits": ["Warp Core Breach"], "breach-contained": true, "discarded": ["2003"], "acted": ["scan"], "end-done": true}, {"id": "b", "player": 2, "ship": "1006", "at": [20, 20], "destroyed": true, "doomed": true, "hull": 0, "destroyed-by": "attack"}]}`)
	f.Add("ships: &a [*a]")
	f.Add("scenario: standard\nships: [{id: a, player: 1, ship: 1009, at: [.inf, -0]}]")
	cat := gametest.Cards(f)
	f.Fuzz(func(t *testing.T, text string) {
		tab, err := record.ReadTable(strings.NewReader(text), "f")
		if err != nil {
			expect.True(t, !strings.Contains(err.Error(), "\n"), "%q", err)
			return
		}
		u, err := tab.Setup(scenarios.ByID, cat)
		if err != nil {
			return
		}
		g, err := game.New(u)
		expect.Must(t, err == nil, "it was accepted and cannot be begun: %v", err)
		gametest.Play(g, 1, 300, nil)
		if g.State().Phase == game.SettingUp {
			return
		}
		if _, err := record.Of(g); err != nil {
			t.Error(err)
		}
	})
}

// The re-roll tokens of a tournament are part of the table: a position written in the midst of a
// battle tells who still has one, a battle laid from it begins with it, and so does its record.
func TestRerollTokensOfATable(t *testing.T) {
	u := gametest.MustSetup("standard", "tw-a-1", "ft-b-1", 4)
	u.Rerolls = [2]int8{0, 1}
	g := gametest.New(t, u)
	gametest.Play(g, 1, 30, nil)
	table, err := record.Of(g)
	must(t, err)
	var b bytes.Buffer
	if err := table.Write(&b); err != nil || !strings.Contains(b.String(), "rerolls: 1") {
		t.Fatalf("%v\n%s", err, &b)
	}
	_, again, err := setup(t, b.String())
	must(t, err)
	laid, err := game.New(again)
	expect.Must(t, err == nil && laid.State().Rerolls == [2]int8{0, 1}, "tokens %v, %v", laid.State().Rerolls, err)
	h := record.HeaderOf(again)
	if h.Rerolls != [2]int8{} || h.Table == nil || len(h.Table.Fleets) != 2 || h.Table.Fleets[1].Rerolls != 1 {
		t.Errorf("the record's header is %+v", h)
	}
}

// must ends a test if there is an error.
var must = expect.OK

// A field of a part of a file that has the name of one of an embedded part would hide it: it would
// neither be read nor written.
func TestNoFieldHidesAnother(t *testing.T) {
	for _, part := range []reflect.Type{reflect.TypeFor[record.TableShip](), reflect.TypeFor[record.TableMapShip]()} {
		all := map[string]bool{}
		var of func(reflect.Type)
		of = func(p reflect.Type) {
			for i := range p.NumField() {
				if f := p.Field(i); f.Anonymous {
					of(f.Type)
				} else {
					expect.True(t, !all[f.Name], "%s has two fields %s", part, f.Name)
					all[f.Name] = true
				}
			}
		}
		of(part)
		expect.True(t, len(all) > 40, "%s has only %d fields", part, len(all))
	}
}
