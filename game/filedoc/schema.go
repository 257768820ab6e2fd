package filedoc

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
)

// Object is a part of a JSON Schema.
type Object = map[string]any

// Schemer makes the JSON Schema of a struct by the tags of its fields. The structs inside it are
// among its definitions, by the names of their types.
type Schemer struct {
	Defs Object
	Own  func(t reflect.Type, tag reflect.StructTag) Object // the schema of a value; nil is the usual one
}

// Ref refers to a definition.
func Ref(name string) Object { return Object{"$ref": "#/$defs/" + name} }

// Schema returns the schema of files that hold a T, in bytes.
func Schema[T any](s *Schemer, id, title, description string) []byte {
	return Print(s.object(reflect.TypeFor[T]()), s.Defs, id, title, description)
}

// Print returns a schema with its definitions, id, title and description, in bytes.
func Print(doc, defs Object, id, title, description string) []byte {
	doc["$schema"], doc["$id"], doc["$defs"] = "https://json-schema.org/draft/2020-12/schema", id, defs
	doc["title"], doc["description"] = title, description
	b, err := json.MarshalIndent(doc, "", "  ")
	if err != nil {
		panic(err) // of texts and numbers alone
	}
	return append(b, '\n')
}

// Struct returns the schema of a struct of these fields; those in need have to be there.
func Struct(fields Object, need []string) Object {
	return Object{"type": "object", "properties": fields, "additionalProperties": false, "required": need}
}

// Describe adds what a field says of itself.
func Describe(schema Object, tag reflect.StructTag) Object {
	if says := tag.Get("says"); says != "" {
		schema["description"] = says
	}
	return schema
}

func (s *Schemer) object(t reflect.Type) Object {
	all, need := Object{}, []string{}
	for _, f := range fields(t) {
		if all[f.Name] = Describe(s.value(f.Type, f.Tag), f.Tag); f.Tag.Get("need") != "" {
			need = append(need, f.Name)
		}
	}
	return Struct(all, need)
}

func (s *Schemer) value(t reflect.Type, tag reflect.StructTag) Object {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if s.Own != nil {
		if own := s.Own(t, tag); own != nil {
			return own
		}
	}
	if url := tag.Get("schema"); url != "" {
		return Object{"$ref": url}
	}
	switch t.Kind() {
	case reflect.Struct:
		name := t.Name()
		if s.Defs[name] == nil {
			s.Defs[name] = true // being made: it may hold itself
			s.Defs[name] = s.object(t)
		}
		return Ref(name)
	case reflect.Slice:
		list := Object{"type": "array", "items": s.value(t.Elem(), tag)}
		if most, err := strconv.Atoi(tag.Get("most")); err == nil {
			list["maxItems"] = most
		}
		return list
	case reflect.Map:
		return Object{"type": "object", "minProperties": 1, "additionalProperties": s.value(t.Elem(), tag)}
	case reflect.Bool:
		return Object{"type": "boolean"}
	case reflect.Int:
		return Number(tag)
	case reflect.String:
		return Text(tag)
	}
	return Object{"type": []string{"string", "number"}}
}

// Number returns the schema of a whole number.
func Number(tag reflect.StructTag) Object {
	least, most := Bounds(tag)
	return Object{"type": "integer", "minimum": least, "maximum": most}
}

// Text returns the schema of a text.
func Text(tag reflect.StructTag) Object {
	if one := tag.Get("one"); one != "" {
		return Object{"enum": strings.Split(one, "|")}
	}
	return Object{"type": "string", "maxLength": letters(tag)}
}
