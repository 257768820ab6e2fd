package sheet

import (
	"reflect"
	"slices"
	"sync"

	"attackwing/game/filedoc"
)

// Schema is the JSON Schema of the files of sheets, made of the fields and their tags.
func Schema() []byte { return slices.Clone(schema()) }

var schema = sync.OnceValue(func() []byte {
	s := filedoc.Schemer{Own: own, Defs: filedoc.Object{
		"length": filedoc.Object{
			"description": "inches as a number, or text with a unit: 230mm, 9in; (key) stands for a house rule",
			"type":        []string{"number", "string"},
		},
		"heading": filedoc.Object{
			"description": "N, NE, E, SE, S, SW, W, NW or degrees clockwise from north",
			"type":        []string{"number", "string"},
		},
		"place": filedoc.Object{
			"description": "from the west edge, from the north edge",
			"type":        "array",
			"minItems":    2,
			"maxItems":    2,
			"items":       filedoc.Ref("length"),
		},
	}}
	return filedoc.Schema[document](&s, "scenario.schema.json", "Sheets of Attack Wing Playfield",
		"A file *"+Ending+": a battle's sheet that is written, not programmed.")
})

// own returns the schema of what only sheets have; a house rule may say any number.
func own(t reflect.Type, tag reflect.StructTag) filedoc.Object {
	switch phrase := tag.Get("phrase"); {
	case t == reflect.TypeFor[length](), t == reflect.TypeFor[heading](), t == reflect.TypeFor[place]():
		return filedoc.Ref(t.Name())
	case t.Kind() == reflect.Int:
		return filedoc.Object{"anyOf": []any{filedoc.Number(tag), ofARuling}}
	case phrase != "":
		text := filedoc.Text(tag)
		text["pattern"] = expression(phrase)
		return text
	}
	return nil
}

// ofARuling is the schema of a number that a house rule sets.
var ofARuling = filedoc.Object{"type": "string", "pattern": `^\([a-z0-9.-]+\)$`}
