package record

import (
	"cmp"
	"reflect"
	"strconv"
	"strings"
	"sync"

	"attackwing/game"
)

// A field of a position is declared once, in the struct of its part of the file (table.go), by its
// tag:
//
//   - `is:"Evade"` is the field of the referee's that it tells, `is:"Lock+1"` where the referee's
//     number is one more, `is:"/Ended.ship"` that of the whole position, the ship's of several;
//     `card:"Time"` is what lies on cards of the ship; a field with neither tells of its whole
//     part, or of the set-up,
//   - `as:"heading"` is the form in which it stands in the file (forms.go), where the type of the
//     referee's field does not say it,
//   - `range:"0,20"` is the range of its number, where the referee's own field does not tell one,
//   - `says:"..."` is what a person has to know of it.
//
// It is read, checked, written, compared and told in the JSON Schema by that alone. What is left
// out stays as it is where nothing is told: as the set-up and the scenario lay it.

// scribe turns the words of a position into the referee's numbers, and back.
type scribe struct {
	u     *game.Setup
	sheet *game.Sheet
	p     *game.Position
	fresh *game.State // what the position begins from
	ids   []string    // by ship
}

// field is a field of a file, or a part of it, and what it tells of.
type field struct {
	*scribe
	reflect.StructTag
	in      *field        // the part that it is a field of
	name    string        // in the file
	at      string        // ships[0].hull; "" the whole file
	as      string        // its form
	v       reflect.Value // in the file
	of      reflect.Value // the referee's
	usual   reflect.Value // the same as it is where nothing is told
	id      game.ShipID   // of a ship
	player  game.PlayerID // of a fleet
	maybe   bool          // it may be left out
	plus    int           // what the referee's number is more
	lo, hi  int           // the range of its number
	bounded bool          // it has one
}

func (x *field) wrong(format string, args ...any) error { return wrong(x.at, format, args...) }

// each goes through the fields of a part until one is wrong.
func (x *field) each(do func(y *field) error) error {
	file := reflect.Indirect(x.v)
	for _, f := range declaredIn(file.Type()) {
		y := field{
			scribe:    x.scribe,
			StructTag: f.Tag,
			in:        x,
			as:        f.Tag.Get("as"),
			v:         file.FieldByIndex(f.Index),
			of:        x.of,
			usual:     x.usual,
			id:        x.id,
			player:    x.player,
		}
		if y.name, _, y.maybe = strings.Cut(f.Tag.Get("json"), ","); y.name == "" {
			continue // the file's own, or a part that is read as if its fields stood here
		}
		y.at = strings.TrimPrefix(x.at+"."+y.name, ".")
		y.find()
		if err := do(&y); err != nil {
			return err
		}
	}
	return nil
}

// declared are the fields of the parts of a file, by their types.
var declared sync.Map

func declaredIn(part reflect.Type) []reflect.StructField {
	fields, known := declared.Load(part)
	if !known {
		fields, _ = declared.LoadOrStore(part, reflect.VisibleFields(part))
	}
	return fields.([]reflect.StructField)
}

// find goes from what its part tells of to what the field does, and to the range of its number.
func (x *field) find() {
	is, bounds := x.Get("is"), x.Get("range")
	if i := strings.IndexAny(is, "+-"); i >= 0 {
		x.plus, _ = strconv.Atoi(is[i:])
		is = is[:i]
	}
	if whole, ok := strings.CutPrefix(is, "/"); ok {
		is, x.of = whole, reflect.ValueOf(x.p).Elem()
		x.usual = x.of
	}
	for name := range strings.SplitSeq(is, ".") {
		switch name {
		case "": // the whole part
		case "ship":
			x.of, x.usual = x.of.Index(int(x.id)), x.usual.Index(int(x.id))
		case "player":
			x.of, x.usual = x.of.Index(int(x.player)), x.usual.Index(int(x.player))
		case "map":
			x.of, x.usual = x.of.Index(2), x.usual.Index(2)
		default:
			f, _ := x.of.Type().FieldByName(name)
			bounds = cmp.Or(bounds, f.Tag.Get("range"))
			x.of, x.usual = x.of.FieldByIndex(f.Index), x.usual.FieldByIndex(f.Index)
		}
	}
	if on := x.Get("card"); on != "" {
		f, _ := reflect.TypeFor[game.CardState]().FieldByName(on)
		bounds = cmp.Or(bounds, f.Tag.Get("range"))
	}
	if least, most, bounded := strings.Cut(bounds, ","); bounded {
		x.lo, _ = strconv.Atoi(least)
		x.hi, _ = strconv.Atoi(most)
		x.bounded = true
	}
}

func (x *field) read() error {
	return x.each(func(y *field) error {
		if f := y.form(); f.read != nil {
			return f.read(y)
		}
		return nil
	})
}

func (x *field) say() {
	_ = x.each(func(y *field) error {
		if f := y.form(); f.say != nil {
			f.say(y)
		}
		return nil
	})
}

// to returns the address of v, which must be addressable and hold a T.
func to[T any](v reflect.Value) *T { return v.Addr().Interface().(*T) }

// number returns the number of the field as the file tells it: the referee's, less plus.
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
