package lesson

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"

	"attackwing/game/record"
)

// Schema is the JSON Schema of the files of lessons, made of their fields and the tags of these.
func Schema() []byte { return slices.Clone(schema()) }

var schema = sync.OnceValue(func() []byte {
	doc := object(reflect.TypeFor[Lesson]())
	doc["$schema"], doc["$id"] = "https://json-schema.org/draft/2020-12/schema",
		"https://attackwing.invalid/lesson.schema.json"
	doc["title"], doc["description"] = "Lesson (*"+Ending+")",
		"A battle that teaches: a position, what is to be done in it, and what the enemy answers."
	b, err := json.MarshalIndent(doc, "", "  ")
	if err != nil {
		panic(err) // of texts and numbers alone
	}
	return append(b, '\n')
})

// object returns the schema of a struct.
func object(t reflect.Type) map[string]any {
	fields, need := map[string]any{}, []string{}
	put(t, fields, &need)
	out := map[string]any{"type": "object", "properties": fields, "additionalProperties": false}
	if len(need) > 0 {
		out["required"] = need
	}
	return out
}

func put(t reflect.Type, fields map[string]any, need *[]string) {
	for f := range t.Fields() {
		name, inline, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		switch {
		case name == "-":
			continue
		case inline == "inline":
			put(f.Type, fields, need)
			continue
		}
		s := value(f.Type, f.Tag)
		if says := f.Tag.Get("says"); says != "" {
			s["description"] = says
		}
		if fields[name] = s; f.Tag.Get("need") != "" {
			*need = append(*need, name)
		}
	}
}

// value returns the schema of a field.
func value(t reflect.Type, tag reflect.StructTag) map[string]any {
	switch {
	case t == reflect.TypeFor[record.Table]():
		return map[string]any{"$ref": "https://attackwing.invalid/table.schema.json"}
	case t.Kind() == reflect.Pointer:
		return value(t.Elem(), tag)
	case t.Kind() == reflect.Struct:
		return object(t)
	case t.Kind() == reflect.Slice:
		most, _ := strconv.Atoi(tag.Get("most"))
		return map[string]any{"type": "array", "maxItems": most, "items": value(t.Elem(), tag)}
	case t.Kind() == reflect.Bool:
		return map[string]any{"type": "boolean"}
	case t.Kind() == reflect.Int:
		least, most, _ := strings.Cut(tag.Get("range"), ",")
		lo, _ := strconv.Atoi(least)
		hi, _ := strconv.Atoi(most)
		return map[string]any{"type": "integer", "minimum": lo, "maximum": hi}
	}
	letters, _ := strconv.Atoi(tag.Get("letters"))
	return map[string]any{"type": "string", "maxLength": letters}
}
