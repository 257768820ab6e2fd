package assets

import (
	"bytes"
	"io/fs"
	"path"
	"strings"
	"testing"

	"attackwing/game/card"
	"attackwing/game/gametest/expect"

	"github.com/goccy/go-yaml"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

// compiled is the schema of the card file of a name.
func compiled(t *testing.T, name string) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(card.Schema()))
	expect.OK(t, err)
	c := jsonschema.NewCompiler()
	expect.OK(t, c.AddResource("cards.schema.json", doc))
	s, err := c.Compile("cards.schema.json#/properties/" + name)
	expect.OK(t, err)
	return s
}

// instance is a YAML text as the schema sees it.
func instance(t *testing.T, b []byte) any {
	t.Helper()
	j, err := yaml.YAMLToJSON(b)
	expect.OK(t, err)
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(j))
	expect.OK(t, err)
	return v
}

// All card files of the program keep to the schema that a player writes his own by.
func TestCardFilesKeepToTheSchema(t *testing.T) {
	files, err := fs.Glob(FS(), "cards/*.yaml")
	expect.Must(t, err == nil && len(files) >= 50, "%v %v", files, err)
	for _, file := range files {
		b, err := fs.ReadFile(FS(), file)
		expect.OK(t, err)
		name, _, _ := strings.Cut(strings.TrimSuffix(path.Base(file), ".yaml"), "-")
		if name == "drawn" {
			continue // the program's own
		}
		if err := compiled(t, name).Validate(instance(t, b)); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
}

// What the loader refuses, the schema refuses too.
func TestSchemaRefuses(t *testing.T) {
	for text, name := range map[string]string{
		"- {id: a, name: A, factions: [Federation], skill: 3, rank: 2}":                                        "captains",
		"- {id: a, name: A, factions: [Federation], skill: 30}":                                                "captains",
		"- {id: a, name: A, factions: [Federatoin], skill: 3}":                                                 "captains",
		"- {id: a, name: A, skill: 3}":                                                                         "captains",
		"- {id: a, name: A, factions: [Borg], skill: high}":                                                    "captains",
		"- {name: A, factions: [Borg], skill: 3}":                                                              "captains",
		"- {id: a, name: A, factions: [Borg], skill: 3, restrictions: [seldom]}":                               "captains",
		"- {id: a, name: A, factions: [Borg], skill: 3, slots: {engine: 1}}":                                   "captains",
		"- {id: a, name: A, class: k, factions: [Borg], stats: [1, 1, 1], sp: 9}":                              "ships",
		"- {id: a, name: A, class: k, factions: [Borg], stats: [1, 1, 1, 1], actions: [dance]}":                "ships",
		"- {id: a, name: A, kind: weapon, factions: [Borg], weapon: {dice: 3, range: [1, 3], arc: up}}":        "upgrades",
		"- {id: a, name: A, kind: hat, factions: [Borg]}":                                                      "upgrades",
		"- {id: a, name: A, kind: crew, factions: [Borg], abilities: [{do: [attack dice +1]}]}":                "upgrades",
		"- {id: k, name: K, front: 90, base: standard, green: [x1], art: {file: ship-x, tones: fed}}":          "classes",
		"- {id: k, name: K, front: 91, base: standard, green: [s1], art: {file: ship-x, tones: fed}}":          "classes",
		"- {id: k, name: K, front: 90, base: standard, green: [s1], art: {file: ship-x, tones: fed, size: 1}}": "classes",
		"- {id: d, name: D, copies: 2}":                                                                        "damage",
		"- {id: d, name: D, copies: 0, lines: [{when: dealt, face_down: true}]}":                               "damage",
		"- {id: d, name: D, copies: 2, lines: [{when: dealt}]}":                                                "damage",
		"- {id: d, name: D, copies: 2, lines: [{when: seldom, face_down: true}]}":                              "damage",
		"- {id: d, name: D, copies: 2, lines: [{when: always, rule: turns are blue}]}":                         "damage",
		"- {id: d, name: D, copies: 2, lines: [{when: dealt, do: place 1 aux, rule: destroyed}]}":              "damage",
	} {
		expect.True(t, compiled(t, name).Validate(instance(t, []byte(text))) != nil, "%s: the schema allows it", text)
	}
}
