package record

import (
	"cmp"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"

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

// declaration is what the tag of a field says, found out once.
type declaration struct {
	reflect.StructTag
	name    string // in the file
	as      string
	maybe   bool  // it may be left out
	tells   bool  // of the table, and not of the set-up
	index   []int // in the struct of the file
	path    []hop // to the referee's field
	onCard  []int // the field of what lies on a card
	plus    int   // what the referee's number is more
	lo, hi  int   // the range of its number
	bounded bool  // it has one
}

// hop leads to a field of a struct, or to an element of a list.
type hop struct {
	field []int
	elem  int
}

// declared are the declarations of the parts of files, by the struct and what it tells of.
var declared sync.Map

func declarations(file, of reflect.Type) []declaration {
	if list, ok := declared.Load([2]reflect.Type{file, of}); ok {
		return list.([]declaration)
	}
	var list []declaration
	for _, f := range reflect.VisibleFields(file) {
		name, maybe, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" {
			continue // the file's own, or a part that is read as if its fields stood here
		}
		d := declaration{StructTag: f.Tag, name: name, as: f.Tag.Get("as"), maybe: maybe != "", index: f.Index}
		is, bounds := f.Tag.Get("is"), f.Tag.Get("range")
		d.tells = is != "" || forms[d.as].say != nil || forms[d.as].read != nil || slices.Contains([]string{"part", "cards", "flags"}, d.as)
		if i := strings.IndexAny(is, "+-"); i >= 0 {
			d.plus, _ = strconv.Atoi(is[i:])
			is = is[:i]
		}
		to := of
		for _, name := range strings.FieldsFunc(is, func(r rune) bool { return r == '.' }) {
			if i, err := strconv.Atoi(name); err == nil {
				d.path, to = append(d.path, hop{nil, i}), to.Elem()
				continue
			}
			f, _ := to.FieldByName(name)
			bounds = cmp.Or(bounds, f.Tag.Get("range"))
			if d.path, to = append(d.path, hop{f.Index, 0}), f.Type; to.Kind() == reflect.Pointer {
				to = to.Elem()
			}
		}
		if f, ok := reflect.TypeFor[game.CardState]().FieldByName(f.Tag.Get("card")); ok {
			d.onCard, bounds = f.Index, cmp.Or(bounds, f.Tag.Get("range"))
		}
		least, most, _ := strings.Cut(bounds, ",")
		d.bounded = bounds != ""
		d.lo, _ = strconv.Atoi(least)
		d.hi, _ = strconv.Atoi(most)
		list = append(list, d)
	}
	declared.Store([2]reflect.Type{file, of}, list)
	return list
}

// field is a field of a part of a file.
type field struct {
	*part
	declaration
	at    string        // ships[0].hull
	v     reflect.Value // in the file
	of    reflect.Value // the referee's
	usual reflect.Value
}

func (x *field) wrong(format string, args ...any) error { return wrong(x.at, format, args...) }

// each goes through the fields of a part until one is wrong.
func (p *part) each(do func(x *field) error) error {
	for _, d := range declarations(p.file.Type(), p.of.Type()) {
		x := field{p, d, d.name, p.file.FieldByIndex(d.index), p.of, p.usual}
		if p.at != "" {
			x.at = p.at + "." + d.name
		}
		for _, h := range d.path {
			if h.field == nil {
				x.of, x.usual = x.of.Index(h.elem), x.usual.Index(h.elem)
			} else {
				x.of, x.usual = reflect.Indirect(x.of.FieldByIndex(h.field)), reflect.Indirect(x.usual.FieldByIndex(h.field))
			}
		}
		if err := do(&x); err != nil {
			return err
		}
	}
	return nil
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
