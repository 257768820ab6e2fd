package record

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
)

// Most of what a file tells of a ship, an attack, a token is a field of the referee's, or lies on a card of the ship. Such a
// field says in its tag which: `is:"Evade" range:"0,99"`, `card:"Disabled"`, and what it `says`. It is read, checked, written and told in the
// JSON Schema by that alone:
//
//   - a bool, a whole number within its range, a number that is left out where it is as the set-up lays it,
//   - a word of those of its type, the id of a ship (with +1 where 0 is none),
//   - the ids of the cards that have something on them, or how much of it lies on each.

// words are the words of files for what is one of several things, in the order of the referee's constants.
var words = map[reflect.Type][]string{
	reflect.TypeFor[game.Cloak]():   {"", "green", "beside", "red"},
	reflect.TypeFor[game.Loss]():    {"", "overlap", "obstacle", "card"},
	reflect.TypeFor[game.Cause]():   causes(),
	reflect.TypeFor[card.Special](): {"", "elite-attack", "counter-attack"},
}

func causes() (names []string) {
	for c := game.NoCause; c <= game.BySheetRule; c++ {
		names = append(names, c.String())
	}
	return names
}

// field is a field of a file that is one of the referee's.
type field struct {
	at    string // where it stands in the file
	v     reflect.Value
	tag   reflect.StructTag
	of    reflect.Value // the referee's
	plus  int64         // what is added to the number of a ship
	maybe bool          // it may be left out
}

// fields goes through those fields of a part of a file; of is the ship, the attack or the token that it tells.
func fields(at string, part, of any, each func(f field) error) error {
	v, to := reflect.ValueOf(part).Elem(), reflect.ValueOf(of).Elem()
	for i := range v.NumField() {
		tag := v.Type().Field(i).Tag
		is, known := tag.Lookup("is")
		if !known && tag.Get("card") == "" {
			continue
		}
		name, maybe, _ := strings.Cut(tag.Get("json"), ",")
		is, plus, _ := strings.Cut(is, "+")
		if err := each(field{at + "." + name, v.Field(i), tag, to.FieldByName(is), int64(len(plus)), maybe != ""}); err != nil {
			return err
		}
	}
	return nil
}

// fill reads those fields; those of cards are of a ship.
func (r *reader) fill(at string, part, into any, f *game.FleetShip) error {
	return fields(at, part, into, func(x field) error {
		at, v, to := x.at, x.v, x.of
		if on := x.tag.Get("card"); on != "" {
			return fillCards(x, on, into.(*game.Ship), f)
		}
		switch v.Kind() {
		case reflect.Bool:
			to.SetBool(v.Bool())
		case reflect.Int:
			return x.number(v.Int(), to)
		case reflect.Pointer:
			if !v.IsNil() {
				return x.number(v.Elem().Int(), to)
			}
		case reflect.String:
			if list, ok := words[to.Type()]; ok {
				i := slices.Index(list, v.String())
				if i < 0 {
					return wrong(at, "%q is not %s", v.String(), oneOf(list[1:]))
				}
				to.SetUint(uint64(i))
				return nil
			}
			id, err := r.ship(at, v.String(), x.maybe)
			if err != nil {
				return err
			}
			to.SetInt(int64(id) + x.plus)
		}
		return nil
	})
}

// within is the range of a number.
func (f *field) within() (least, most int) {
	lo, hi, _ := strings.Cut(f.tag.Get("range"), ",")
	least, _ = strconv.Atoi(lo)
	most, _ = strconv.Atoi(hi)
	return least, most
}

func (f *field) number(n int64, to reflect.Value) error {
	least, most := f.within()
	if err := within(f.at, int(n), least, most); err != nil {
		return err
	}
	to.SetInt(n)
	return nil
}

// fillCards reads what lies on cards of a ship: their ids, or a number for each.
func fillCards(x field, on string, sh *game.Ship, f *game.FleetShip) error {
	at, v := x.at, x.v
	if v.Kind() == reflect.Slice {
		cards, err := shipCards(at, v.Interface().([]string), f)
		for _, c := range cards {
			onCard(sh, c, on).SetBool(true)
		}
		return err
	}
	counts := v.Interface().(map[string]int)
	for _, id := range slices.Sorted(maps.Keys(counts)) {
		cards, err := shipCards(at, []string{id}, f)
		if err != nil {
			return wrong(at, "the ship has no card %q", id)
		}
		if err := x.number(int64(counts[id]), onCard(sh, cards[0], on)); err != nil {
			return err
		}
	}
	return nil
}

func onCard(sh *game.Ship, c int8, field string) reflect.Value {
	return reflect.ValueOf(sh.Card(c)).Elem().FieldByName(field)
}

// say writes those fields; fresh is the same thing as it is where nothing is told.
func say(part, of, fresh any, f *game.FleetShip, ids []string) {
	_ = fields("", part, of, func(x field) error {
		if on := x.tag.Get("card"); on != "" {
			sayCards(x.v, on, of.(*game.Ship), fresh.(*game.Ship), f)
			return nil
		}
		switch x.v.Kind() {
		case reflect.Bool:
			x.v.SetBool(x.of.Bool())
		case reflect.Int:
			x.v.SetInt(x.of.Int())
		case reflect.Pointer:
			if is := x.tag.Get("is"); x.of.Int() != reflect.ValueOf(fresh).Elem().FieldByName(is).Int() {
				n := int(x.of.Int())
				x.v.Set(reflect.ValueOf(&n))
			}
		case reflect.String:
			if list, ok := words[x.of.Type()]; ok {
				x.v.SetString(list[x.of.Uint()])
			} else if id := x.of.Int() - x.plus; id >= 0 {
				x.v.SetString(ids[id])
			}
		}
		return nil
	})
}

func sayCards(v reflect.Value, on string, sh, fresh *game.Ship, f *game.FleetShip) {
	for c := captainCard; int(c) < len(f.Upgrades); c++ {
		now, usual, id := onCard(sh, c, on), onCard(fresh, c, on), cardID(f, c)
		switch {
		case now.Equal(usual) || on == "Disabled" && sh.Card(c).Away:
		case v.Kind() == reflect.Slice:
			v.Set(reflect.Append(v, reflect.ValueOf(id)))
		default:
			if v.IsNil() {
				v.Set(reflect.ValueOf(map[string]int{}))
			}
			v.SetMapIndex(reflect.ValueOf(id), reflect.ValueOf(int(now.Int())))
		}
	}
}

// oneOf lists words: "green, beside or red".
func oneOf(words []string) string {
	n := len(words) - 1
	return fmt.Sprintf("%s or %s", strings.Join(words[:n], ", "), words[n])
}
