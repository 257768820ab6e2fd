package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/eventrow"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/scenarios"
)

// TestTheSchemaHasEveryEvent draws events of every kind at random, under every sheet, and compares
// the fields that are told of them with those of answer.schema.json. A field has one meaning in all
// events, which stands there as field_ and its name. "-update" writes the kinds of events anew; what
// each always has (required) stays as it is there, and a new kind gets all it was seen with.
func TestTheSchemaHasEveryEvent(t *testing.T) {
	fields := map[string]map[string]bool{} // by kind, by name
	const draws = 200
	for _, x := range trials(t) {
		for _, of := range eventrow.All() {
			kind := kindOf(of)
			h := fnv.New64()
			h.Write([]byte(kind)) // a new kind draws no other anew
			r := rand.New(rand.NewPCG(1, h.Sum64()))
			for range draws {
				e := drawnEvent(r, x.g.Setup(), of)
				if e == nil {
					break
				}
				if fields[kind] == nil {
					fields[kind] = map[string]bool{}
				}
				for name := range x.fields(e) {
					fields[kind][name] = true
				}
			}
		}
	}
	var schema struct {
		Defs map[string]struct {
			Required []string `json:"required"`
		} `json:"$defs"`
	}
	must(t, json.Unmarshal(answerSchema, &schema))
	type ref struct {
		Ref string `json:"$ref"`
	}
	line := func(v any) string {
		b, err := json.Marshal(v)
		must(t, err)
		return string(b)
	}
	var events strings.Builder
	kinds := slices.Sorted(maps.Keys(fields))
	var cases []string
	for _, kind := range kinds {
		has := map[string]any{"kind": map[string]string{"const": kind}, "text": ref{"#/$defs/field_text"}}
		always := schema.Defs["event_"+kind].Required
		if always == nil {
			always = append([]string{"kind", "text"}, slices.Sorted(maps.Keys(fields[kind]))...)
		}
		for _, name := range slices.Sorted(maps.Keys(fields[kind])) {
			expect.True(t, bytes.Contains(answerSchema, []byte(`"field_`+name+`": `)),
				"%s tells %q: say what that is in answer.schema.json, as field_%s", kind, name, name)
			has[name] = ref{"#/$defs/field_" + name}
		}
		fmt.Fprintf(&events, "    \"event_%s\": {\"type\": \"object\", \"properties\": %s, \"required\": %s, \"additionalProperties\": false},\n",
			kind, line(has), line(always))
		cases = append(cases, fmt.Sprintf(`{"if": {"properties": {"kind": {"const": %q}}}, "then": {"$ref": "#/$defs/event_%s"}}`, kind, kind))
	}
	fmt.Fprintf(&events, "    \"event\": {\"type\": \"object\", \"required\": [\"kind\"], \"properties\": {\"kind\": {\"enum\": %s}}, \"allOf\": [%s]},\n",
		line(kinds), strings.Join(cases, ", "))

	var want strings.Builder
	for _, l := range strings.SplitAfter(string(answerSchema), "\n") {
		if strings.HasPrefix(l, `    "event_`) {
			continue
		} else if strings.HasPrefix(l, `    "event": `) {
			l = events.String()
		}
		want.WriteString(l)
	}
	gametest.GoldenFile(t, "answer.schema.json", want.String())
}

// trials returns a battle of each scenario between ready fleets.
func trials(t *testing.T) []*trial {
	t.Helper()
	cat, err := (&cli.Streams{}).Cards()
	must(t, err)
	var xs []*trial
	for n, sc := range scenarios.All() {
		house, err := game.NewHouse(sc.Sheet().House, nil)
		must(t, err)
		fleets, err := cli.BuildFleets(sc, &house, fleetsFor(t, sc, n), cat)
		must(t, err)
		g := gametest.New(t, &game.Setup{Scenario: sc, House: house, Seed: uint64(n + 1), Fleets: fleets})
		x := &trial{g: g}
		for i := range g.Setup().NumShips() {
			x.ids = append(x.ids, string(rune('a'+i)))
		}
		xs = append(xs, x)
	}
	return xs
}

// drawn returns a value of a type of an event's field, drawn at random from those that a battle of
// the set-up may have.
func drawn(r *rand.Rand, u *game.Setup, name string, t reflect.Type) reflect.Value {
	v := reflect.New(t).Elem()
	number := func(low, high int) {
		n := low + r.IntN(high-low+1)
		v.Set(reflect.ValueOf(n).Convert(t))
	}
	switch t {
	case reflect.TypeFor[game.ShipID]():
		number(int(game.NoShip), u.NumShips()-1)
		return v
	case reflect.TypeFor[card.Tokens]():
		all := slices.Sorted(maps.Keys(tokenWords))
		return reflect.ValueOf(all[r.IntN(len(all))])
	case reflect.TypeFor[game.TokenKind]():
		number(0, len(u.Scenario.Sheet().Kinds())-1)
		return v
	case reflect.TypeFor[game.Counter]():
		number(0, max(0, len(u.Scenario.Sheet().Counters)-1))
		return v
	case reflect.TypeFor[card.Move](), reflect.TypeFor[physics.Maneuver]():
		moves := u.Facts(0).Ship.Class.Dial
		if m := moves[r.IntN(len(moves))]; t == reflect.TypeFor[card.Move]() {
			return reflect.ValueOf(m)
		} else {
			return reflect.ValueOf(m.Maneuver)
		}
	}
	few := map[reflect.Type]int{
		reflect.TypeFor[game.PlayerID](): 2, reflect.TypeFor[game.LineID](): 4, reflect.TypeFor[game.DamageID](): 6,
		reflect.TypeFor[dice.Face](): 3, reflect.TypeFor[card.ShieldOp](): 2,
		reflect.TypeFor[game.Loss](): 3, reflect.TypeFor[game.Cause](): 8, reflect.TypeFor[game.Ending](): 5,
		reflect.TypeFor[card.Color](): 3, reflect.TypeFor[card.Action](): 5, reflect.TypeFor[dice.Kind](): 1,
		reflect.TypeFor[game.Phase](): 4, reflect.TypeFor[card.Special](): 2,
	}
	switch t.Kind() {
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.Int8, reflect.Int16, reflect.Int32:
		switch low, most := 0, few[t]; {
		case most > 0:
			number(0, most)
		case name == "Move" || name == "Deck" || name == "Player" || name == "Mount":
			number(0, 1)
		default:
			if name == "Card" || name == "Weapon" {
				low = -1
			}
			number(low, 2)
		}
	case reflect.Uint8, reflect.Uint16, reflect.Uint32:
		number(0, max(few[t], 1))
	case reflect.String:
		v.SetString([]string{"", "words"}[r.IntN(2)])
	case reflect.Array:
		for i := range v.Len() {
			v.Index(i).Set(drawn(r, u, "", t.Elem()))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			v.Field(i).Set(drawn(r, u, t.Field(i).Name, t.Field(i).Type))
		}
	}
	return v
}

// drawnEvent returns an event of a kind, nil where the sheet knows nothing of what it is about.
func drawnEvent(r *rand.Rand, u *game.Setup, of game.Event) game.Event {
	t := reflect.TypeOf(of)
	for i := range t.NumField() {
		switch f := t.Field(i); f.Type {
		case reflect.TypeFor[game.TokenKind](), reflect.TypeFor[game.Token]():
			if len(u.Scenario.Sheet().Kinds()) == 0 {
				return nil
			}
		case reflect.TypeFor[game.Counter]():
			if len(u.Scenario.Sheet().Counters) == 0 {
				return nil
			}
		}
	}
	v := drawn(r, u, "", t)
	_, acts := t.FieldByName("Move")
	_, holds := t.FieldByName("Card")
	_, fires := t.FieldByName("Weapon")
	for _, name := range []string{"Ship", "Attacker"} { // a ship of a fleet holds a card or a dial
		if f := v.FieldByName(name); f.IsValid() && (acts || holds || fires) {
			f.SetInt(0)
			at := game.ShipID(r.IntN(u.NumShips()))
			if m := u.OnMap(at); fires && m != nil && v.FieldByName("Mount").IsValid() && len(m.Mounts) > 1 {
				f.SetInt(int64(at))
			}
		}
	}
	return v.Interface().(game.Event)
}
