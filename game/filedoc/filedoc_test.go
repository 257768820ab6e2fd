package filedoc_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"attackwing/game/filedoc"
	"attackwing/game/gametest/expect"
)

type file struct {
	Title string         `yaml:"title" need:"true" letters:"8" says:"its name"`
	Size  int            `yaml:"size,omitempty" range:"1,12"`
	Kinds []string       `yaml:"kinds,omitempty" most:"2" one:"red|green"`
	Given map[string]int `yaml:"given,omitempty" range:"1,3"`
	Parts []part         `yaml:"parts,omitempty"`
	Other any            `yaml:"other,omitempty"`
	Else  part           `yaml:"else,omitempty" schema:"https://example.invalid/part.json"`
	own   int
}

type part struct {
	Place `yaml:",inline"`
	Many  []int `yaml:"many,omitempty" range:"1,9"`
}

type Place struct {
	Far far `yaml:"far,omitempty"`
}

// far is read by itself.
type far struct{ n any }

func (f *far) UnmarshalYAML(decode func(any) error) error { return decode(&f.n) }

func (f *far) Settle() error {
	if f.n == "off" {
		return errors.New("it is off")
	}
	return nil
}

func read(text string) (*file, error) {
	f := &file{}
	doc, err := filedoc.Read(strings.NewReader(text), 1000, "thing", f)
	if err == nil {
		err = doc.Placed(filedoc.First(f))
	}
	return f, err
}

func TestReadRefuses(t *testing.T) {
	for text, says := range map[string]string{
		"":                                      "line 1: want one thing in the file",
		"title: A\n---\ntitle: B\n":             "line 1: want one thing in the file",
		"title: &a A\n":                         "line 1: anchors and aliases are not read",
		"3\n":                                   "line 1: want fields with their values",
		"size: 3\n":                             "line 1: title: missing: its name",
		"title: A long one\n":                   "line 1: title: longer than 8 letters",
		"title: \"\\x1b\"\n":                    "line 1: title: holds a character that cannot be shown",
		"title: A\nsise: 3\n":                   `line 2: unknown field "sise": is size meant?`,
		"title: A\nparts:\n  - {farr: 3}\n":     `line 3: unknown field "farr": is far meant?`,
		"title: A\nown: 3\n":                    `line 2: unknown field "own": known here are title, size, kinds, given, parts, other, else`,
		"title: A\nsize: 1.5\n":                 "line 2: size: want a whole number",
		"title: A\nsize: .inf\n":                "line 2: size: want a whole number",
		"title: A\nsize: 13\n":                  "line 2: size: 13 is not from 1 to 12",
		"title: A\nkinds: [red, red, red]\n":    "line 2: kinds: 3 are more than 2",
		"title: A\nkinds: [red, gren]\n":        `line 2: kinds[1]: "gren" is not one of red, green: is green meant?`,
		"title: A\ngiven: {a: 4}\n":             "line 2: given.a: 4 is not from 1 to 3",
		"title: A\ngiven: {a: 0.5}\n":           "line 2: given: want a whole number",
		"title: A\nparts: [{many: [1, 2.5]}]\n": "line 2: many: want a whole number",
		"title: A\nparts:\n  - far: 3\n    many: [1, 10]\n": "line 4: parts[0].many[1]: 10 is not from 1 to 9",
		"title: A\nparts: [{far: off}]\n":                   "line 2: parts[0].far: it is off",
	} {
		_, err := read(text)
		expect.True(t, err != nil && err.Error() == says, "%q: %v, want %q", text, err, says)
	}
	f, err := read("title: A\nsize: 3\nother: 1.5\nparts: [{far: {any: [1.5]}, many: [2]}]\nelse: {many: [99]}\n")
	expect.True(t, err == nil && f.Size == 3 && f.Parts[0].Many[0] == 2 && f.own == 0, "%+v, %v", f, err)
}

func TestSchemaSaysWhatTheTagsSay(t *testing.T) {
	var got, want any
	b := filedoc.Schema[file](&filedoc.Schemer{
		Defs: filedoc.Object{},
		Own: func(t reflect.Type, _ reflect.StructTag) filedoc.Object {
			if t == reflect.TypeFor[far]() {
				return filedoc.Object{"type": "number"}
			}
			return nil
		},
	}, "file.json", "File", "A file.")
	expect.OK(t, json.Unmarshal(b, &got))
	if err := json.Unmarshal([]byte(`{
		"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "file.json", "title": "File", "description": "A file.",
		"type": "object", "additionalProperties": false, "required": ["title"], "properties": {
			"title": {"type": "string", "maxLength": 8, "description": "its name"},
			"size": {"type": "integer", "minimum": 1, "maximum": 12},
			"kinds": {"type": "array", "maxItems": 2, "items": {"enum": ["red", "green"]}},
			"given": {"type": "object", "minProperties": 1, "additionalProperties": {"type": "integer", "minimum": 1, "maximum": 3}},
			"parts": {"type": "array", "items": {"$ref": "#/$defs/part"}},
			"other": {"type": ["string", "number"]},
			"else": {"$ref": "https://example.invalid/part.json"}
		},
		"$defs": {"part": {"type": "object", "additionalProperties": false, "required": [], "properties": {
			"far": {"type": "number"},
			"many": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 9}}
		}}}}`), &want); err != nil {
		t.Fatal(err)
	}
	expect.True(t, reflect.DeepEqual(got, want), "%s", b)
}
