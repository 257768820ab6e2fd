package sheet

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Schema is the JSON Schema of the files of sheets, made of the fields and their tags.
func Schema() []byte { return slices.Clone(schema()) }

var schema = sync.OnceValue(func() []byte {
	defs := map[string]any{
		"length": map[string]any{
			"description": "inches as a number, or text with a unit: 230mm, 9in; (key) stands for a house rule",
			"type":        []string{"number", "string"},
		},
		"heading": map[string]any{
			"description": "N, NE, E, SE, S, SW, W, NW or degrees clockwise from north",
			"type":        []string{"number", "string"},
		},
		"place": map[string]any{
			"description": "from the west edge, from the north edge",
			"type":        "array",
			"minItems":    2,
			"maxItems":    2,
			"items":       ref("length"),
		},
	}
	doc := object(reflect.TypeFor[document](), defs)
	doc["$schema"], doc["$id"], doc["$defs"] = "https://json-schema.org/draft/2020-12/schema", "scenario.schema.json", defs
	doc["title"], doc["description"] = "Sheets of Attack Wing Playfield",
		"A file *"+Ending+": a battle's sheet that is written, not programmed."
	b, err := json.MarshalIndent(doc, "", "  ")
	if err != nil {
		panic(err) // of texts and numbers alone
	}
	return append(b, '\n')
})

func ref(name string) map[string]any { return map[string]any{"$ref": "#/$defs/" + name} }

// object returns the schema of a struct.
func object(t reflect.Type, defs map[string]any) map[string]any {
	fields, need := map[string]any{}, []string{}
	for i := range t.NumField() {
		f := t.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		s := value(f.Type, f.Tag, defs)
		if says := f.Tag.Get("says"); says != "" {
			s["description"] = says
		}
		if fields[name] = s; f.Tag.Get("need") != "" {
			need = append(need, name)
		}
	}
	out := map[string]any{"type": "object", "properties": fields, "additionalProperties": false}
	if len(need) > 0 {
		out["required"] = need
	}
	return out
}

// value returns the schema of a field.
func value(t reflect.Type, tag reflect.StructTag, defs map[string]any) map[string]any {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch t {
	case reflect.TypeFor[length](), reflect.TypeFor[heading](), reflect.TypeFor[place]():
		return ref(t.Name())
	}
	switch t.Kind() {
	case reflect.Struct:
		if defs[t.Name()] == nil {
			defs[t.Name()] = true // being made: it may hold itself
			defs[t.Name()] = object(t, defs)
		}
		return ref(t.Name())
	case reflect.Slice:
		out := map[string]any{"type": "array", "items": value(t.Elem(), tag, defs)}
		if most, err := strconv.Atoi(tag.Get("most")); err == nil && t.Elem() != reflect.TypeFor[[]place]() {
			out["maxItems"] = most
		}
		return out
	case reflect.Map:
		return map[string]any{"type": "object", "minProperties": 1, "additionalProperties": value(t.Elem(), tag, defs)}
	case reflect.Bool:
		return map[string]any{"type": "boolean"}
	case reflect.Int:
		least, most := within(tag)
		return map[string]any{
			"anyOf": []any{map[string]any{"type": "integer", "minimum": least, "maximum": most}, ofARuling},
		}
	case reflect.String:
		return text(tag)
	}
	return map[string]any{"type": []string{"string", "number"}} // a choice of a house rule
}

// ofARuling is a number that a house rule says.
var ofARuling = map[string]any{"type": "string", "pattern": `^\([a-z0-9.-]+\)$`}

// text returns the schema of a text field.
func text(tag reflect.StructTag) map[string]any {
	if one := tag.Get("one"); one != "" {
		return map[string]any{"enum": strings.Split(one, "|")}
	}
	out := map[string]any{"type": "string", "maxLength": letters(tag)}
	if sort := tag.Get("phrase"); sort != "" {
		out["pattern"] = expression(sort)
	}
	return out
}
