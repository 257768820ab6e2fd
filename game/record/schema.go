package record

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"sync"

	"attackwing/game"
	"attackwing/game/filedoc"
)

// Schema is the JSON Schema of position files: what the fields of the files say of themselves.
func Schema() []byte { return slices.Clone(schema()) }

var schema = sync.OnceValue(func() []byte {
	doc, defs := shapeOf(reflect.TypeFor[Table](), game.Position{}), object{}
	for t, p := range parts {
		defs[p.name] = shapeOf(t, p.of)
	}
	defs["length"], defs["point"] = parse(shapes["length"]), parse(shapes["point"])
	defs["token"].(object)["oneOf"] = []object{
		{"required": []string{"disc"}},
		{"required": []string{"line"}},
		{"required": []string{"rect"}},
	}
	return filedoc.Print(doc, defs, "https://attackwing.invalid/table.schema.json", "Position (*.table.yaml)",
		`A table laid by hand. Lengths are inches as numbers, or text with a unit: "230mm", "9in".`)
})

type object = filedoc.Object

// shapeOf is a struct of the file that tells of something of the referee's.
func shapeOf(t reflect.Type, of any) object {
	required, properties := []string{}, object{}
	is := reflect.ValueOf(of)
	p := field{scribe: &scribe{p: &game.Position{}}, v: reflect.New(t).Elem(), of: is, usual: is}
	_ = p.each(func(x *field) error {
		if properties[x.name] = filedoc.Describe(x.shape(), x.StructTag); !x.maybe {
			required = append(required, x.name)
		}
		return nil
	})
	return filedoc.Struct(properties, required)
}

// shape returns the schema of a field.
func (x *field) shape() object {
	inner := *x
	if k := x.v.Kind(); k == reflect.Pointer || k == reflect.Slice || k == reflect.Map {
		inner.v = reflect.New(x.v.Type().Elem()).Elem()
	}
	own, p := parse(shapes[x.as]), parts[x.v.Type()]
	switch k := x.v.Kind(); {
	case k == reflect.Struct && p.name == "":
		return shapeOf(x.v.Type(), x.of.Interface())
	case x.as == "step":
		return object{"enum": game.Waits()}
	case k == reflect.Pointer:
		return inner.shape()
	case k == reflect.Map && x.as != "house":
		return object{"type": "object", "additionalProperties": inner.shape()}
	case k == reflect.Slice && own["type"] != "array":
		if inner.of.Kind() == reflect.Slice || x.Get("n") != "" {
			inner.of = reflect.New(x.of.Type().Elem()).Elem()
		}
		list := object{"type": "array", "items": inner.shape()}
		if n := x.most(); n > 0 {
			list["maxItems"] = n
		}
		if slices.Contains([]string{"actions", "by", "mounts", "served", "does", "flags"}, x.as) {
			list["uniqueItems"] = true
		}
		return list
	case own != nil:
		return own
	case p.name != "":
		return object{"$ref": "#/$defs/" + p.name}
	case x.words() != nil:
		return object{"enum": some(x.words())}
	case x.as == "does":
		return object{"enum": does}
	case x.as == "flags":
		list, _ := x.entries()
		return object{"enum": names(list, func(e entry) string { return e.name })}
	case k == reflect.Bool:
		return object{"type": "boolean"}
	case k == reflect.Int && !x.bounded: // on a card
		return object{"type": "integer", "minimum": 0, "maximum": game.MaxOnCard}
	case k == reflect.Int:
		return object{"type": "integer", "minimum": x.lo, "maximum": x.hi}
	}
	return object{"type": "string"}
}

func parse(s string) (o object) {
	if s == "" {
		return nil
	}
	if err := json.Unmarshal([]byte(s), &o); err != nil {
		panic(err) // of the program's own words, read by a test
	}
	return o
}

// parts are the parts of a file that the schema names, and what they tell of.
var parts = map[reflect.Type]struct {
	name string
	of   any
}{
	reflect.TypeFor[TableShip](): {"ship", game.Ship{}}, reflect.TypeFor[TableMapShip](): {"map-ship", game.Ship{}},
	reflect.TypeFor[TableFleet](): {"fleet", game.Beside{}}, reflect.TypeFor[TableToken](): {"token", game.Token{}},
	reflect.TypeFor[TableStep](): {"step", game.Frame{}}, reflect.TypeFor[TableText](): {"text", game.Text{}},
	reflect.TypeFor[TableBonus](): {
		"lasting",
		game.Bonus{},
	}, reflect.TypeFor[TableFed](): {"fed", game.Fed{}}, reflect.TypeFor[TableAttack](): {"attack", game.Attack{}},
}

// listed are words as a list of the schema.
func listed(words []string) string { return `["` + strings.Join(words, `", "`) + `"]` }

const aCard = `{"type": ["string", "integer"], "description": "id of a card, as attackwing cards lists them"}`

// shapes holds the schemas of forms that the type of the value in the file does not tell.
var shapes = map[string]string{
	"text": `{"type": "string", "maxLength": 120}`, "id": `{"type": "string", "pattern": "^[A-Za-z0-9_'-]{1,40}$"}`,
	"card": aCard, "cards": aCard, "weapon": aCard,
	"length":  `{"oneOf": [{"type": "number", "minimum": -36, "maximum": 72}, {"type": "string", "pattern": "^\\s*-?[0-9.]+\\s*(mm|cm|in|\")?\\s*$"}]}`,
	"point":   `{"type": "array", "minItems": 2, "maxItems": 2, "items": {"$ref": "#/$defs/length"}}`,
	"ends":    `{"type": "array", "minItems": 2, "maxItems": 2, "items": {"$ref": "#/$defs/point"}}`,
	"facing":  `{"oneOf": [{"type": "number", "minimum": -360, "maximum": 360}, {"type": "string", "pattern": "^\\s*([nNsS][eEwW]?|[eEwW]|-?[0-9.]+°?)\\s*$"}], "description": "N, NE, E, SE, S, SW, W, NW or degrees clockwise from north"}`,
	"actions": `{"type": "string", "pattern": "^[a-z][a-z0-9-]*$", "examples": ` + listed((&game.Sheet{}).ActionsDone(1<<16-1)) + `, "description": "an action of the rulebook, or a special action of the sheet"}`,
	"house":   `{"type": "object", "additionalProperties": {"type": ["string", "number", "boolean"]}}`,
	"seed":    `{"type": "integer", "minimum": 0, "maximum": 18446744073709551615}`,
	"effect":  `{"type": ["string", "number"]}`,
	"line":    `{"type": "integer", "minimum": 1, "maximum": 100}`,
}
