package record

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
)

// A field of a position is declared once, in the struct of its part of the file (table.go), by its tag:
//
//   - `is:"Evade"` is the field of the referee's that it tells, `is:"Lock+1"` where the referee's number is one more, `is:"Top.2"` for one
//     of several; `card:"Time"` is what lies on cards of the ship; a field with neither tells of its whole part, or of the set-up,
//   - `as:"heading"` is the form in which it stands in the file (forms.go), where the type of the referee's field does not say it,
//   - `range:"0,20"` is the range of its number, where the referee's own field does not tell one,
//   - `says:"..."` is what a person has to know of it.
//
// It is read, checked, written, compared and told in the JSON Schema by that alone. What is left out stays as it is where nothing is
// told: as the set-up and the scenario lay it.

// scribe turns the words of a position into the referee's numbers, and back.
type scribe struct {
	u     *game.Setup
	sheet *game.Sheet
	p     *game.Position
	fresh *game.State // what the position begins from
	ids   []string    // by ship
}

// part is a part of a file, and what it tells of.
type part struct {
	*scribe
	at     string        // where it stands in the file; "" the whole file
	file   reflect.Value // a struct
	of     reflect.Value // the referee's
	usual  reflect.Value // the same as it is where nothing is told
	id     game.ShipID   // of a ship
	player game.PlayerID // of a fleet
}

// field is a field of a part of a file.
type field struct {
	*part
	at    string // ships[0].hull
	tag   reflect.StructTag
	v     reflect.Value // in the file
	of    reflect.Value // the referee's
	usual reflect.Value
	plus  int  // what the referee's number is more
	tells bool // of the table, and not of the set-up
	maybe bool // it may be left out
}

func (x *field) wrong(format string, args ...any) error { return wrong(x.at, format, args...) }

// each goes through the fields of a part until one is wrong.
func (p *part) each(do func(x *field) error) error { return p.eachOf(p.file, do) }

func (p *part) eachOf(file reflect.Value, do func(x *field) error) error {
	for i := range file.NumField() {
		f := file.Type().Field(i)
		if f.Anonymous {
			if err := p.eachOf(file.Field(i), do); err != nil {
				return err
			}
			continue
		}
		name, maybe, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" {
			continue // the file's own
		}
		x := field{part: p, at: strings.TrimPrefix(p.at+"."+name, "."), tag: f.Tag, v: file.Field(i), maybe: maybe != ""}
		x.find(f.Tag.Get("is"))
		if err := do(&x); err != nil {
			return err
		}
	}
	return nil
}

// find finds what the field tells of.
func (x *field) find(is string) {
	if i := strings.IndexAny(is, "+-"); i >= 0 {
		x.plus, _ = strconv.Atoi(is[i:])
		is = is[:i]
	}
	x.tells = is != "" || forms[x.as()].say != nil || forms[x.as()].read != nil || slices.Contains([]string{"part", "cards", "flags"}, x.as())
	in, name := x.part.of.Type(), is[strings.LastIndexByte(is, '.')+1:]
	if x.tag.Get("card") != "" {
		in, name = reflect.TypeFor[game.CardState](), x.tag.Get("card")
	}
	if f, ok := in.FieldByName(name); ok && x.tag.Get("range") == "" {
		x.tag += reflect.StructTag(" ") + f.Tag
	}
	x.of, x.usual = follow(x.part.of, is), follow(x.part.usual, is)
}

// follow is a field of a struct: Pose.Heading, Top.2.
func follow(v reflect.Value, path string) reflect.Value {
	for _, name := range strings.FieldsFunc(path, func(r rune) bool { return r == '.' }) {
		if i, err := strconv.Atoi(name); err == nil {
			v = v.Index(i)
		} else {
			v = reflect.Indirect(v.FieldByName(name))
		}
	}
	return v
}

// inner is the field as a part of its own.
func (x *field) inner() *part {
	p := *x.part
	p.at, p.file, p.of, p.usual = x.at, reflect.Indirect(x.v), x.of, x.usual
	return &p
}

func (p *part) read() error {
	return p.each(func(x *field) error {
		if f := x.form(); f.read != nil {
			return f.read(x)
		}
		return nil
	})
}

func (p *part) say() {
	_ = p.each(func(x *field) error {
		if f := x.form(); f.say != nil {
			f.say(x)
		}
		return nil
	})
}

// within is the range of a number.
func (x *field) within() (lo, hi int, ok bool) {
	least, most, ok := strings.Cut(x.tag.Get("range"), ",")
	lo, _ = strconv.Atoi(least)
	hi, _ = strconv.Atoi(most)
	return lo, hi, ok
}

// number is that of the referee's field.
func (x *field) number() int { return numberOf(x.of) - x.plus }

func numberOf(v reflect.Value) int {
	switch {
	case v.Kind() == reflect.Bool && v.Bool():
		return 1
	case v.Kind() == reflect.Bool:
		return 0
	case v.CanInt():
		return int(v.Int())
	}
	return int(v.Uint())
}

func set(v reflect.Value, n int) {
	switch {
	case v.Kind() == reflect.Bool:
		v.SetBool(n > 0)
	case v.CanInt():
		v.SetInt(int64(n))
	default:
		v.SetUint(uint64(n))
	}
}
