package record

import (
	_ "embed"
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"sync"

	"attackwing/game"
	"attackwing/physics"
)

//go:embed table.schema.json
var frame []byte

// Schema is the JSON Schema of position files: that of table.schema.json with the fields that say themselves what they are.
func Schema() []byte { return slices.Clone(schema()) }

var schema = sync.OnceValue(func() []byte {
	var doc map[string]any
	if err := json.Unmarshal(frame, &doc); err != nil {
		panic(err) // the program's own file, read by a test
	}
	properties := func(path ...string) map[string]any {
		at := doc["$defs"].(map[string]any)
		for _, name := range path {
			at = at[name].(map[string]any)["properties"].(map[string]any)
		}
		return at
	}
	for _, x := range []struct {
		part, of any
		to       map[string]any
	}{{&TableShip{}, &game.Ship{}, properties("ship")}, {&ShipState{}, &game.Ship{}, properties("ship")}, {&ShipTokens{}, &game.Ship{}, properties("ship", "tokens")},
		{&TableMapShip{}, &game.Ship{}, properties("map-ship")}, {&ShipState{}, &game.Ship{}, properties("map-ship")},
		{&TableAttack{}, &game.Attack{}, properties("attack")}, {&TableBonus{}, &game.Bonus{}, properties("lasting")},
		{&TableFed{}, &game.Fed{}, properties("fed")}, {&TableToken{}, &game.Token{}, properties("token")}} {
		_ = fields("", x.part, x.of, func(f field) error {
			x.to[f.at[1:]] = f.schema()
			return nil
		})
	}
	b, err := json.MarshalIndent(doc, "", "  ")
	if err != nil {
		panic(err)
	}
	return b
})

// schema is what the field may hold.
func (f *field) schema() map[string]any {
	s := map[string]any{}
	if says := f.tag.Get("says"); says != "" {
		s["description"] = says
	}
	lo, hi := f.within()
	switch f.v.Kind() {
	case reflect.Bool:
		s["type"] = "boolean"
	case reflect.Slice:
		s["$ref"] = "#/$defs/cards"
	case reflect.Map:
		s["type"], s["maxProperties"] = "object", 1+game.MaxUpgrades
		s["additionalProperties"] = map[string]any{"type": "integer", "minimum": lo, "maximum": hi}
	case reflect.String:
		if list, ok := words[f.of.Type()]; ok {
			s["enum"] = list[1:]
		} else {
			s["type"], s["maxLength"] = "string", 40
		}
	default:
		s["type"], s["minimum"], s["maximum"] = "integer", lo, hi
	}
	return s
}

// IDs are the words that name the ships, in the order of the referee: player 1's first.
func (t *Table) IDs() []string {
	var out []string
	for player := 1; player <= 2; player++ {
		for i := range t.Ships {
			if t.Ships[i].Player == player {
				out = append(out, t.Ships[i].ID)
			}
		}
	}
	return out
}

// ParsePose reads a place as people write it: two lengths and a heading.
func ParsePose(x, y, facing string) (p physics.Pose, err error) {
	lay := func(s string) any {
		if n, err := strconv.ParseFloat(s, 64); err == nil {
			return n
		}
		return s
	}
	if p.X, err = length(lay(x)); err != nil {
		return p, err
	}
	if p.Y, err = length(lay(y)); err != nil {
		return p, err
	}
	p.Heading, err = heading(facing)
	return p, err
}
