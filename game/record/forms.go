package record

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
)

// form reads a value from a file and writes it. A nil read is that of a field of the set-up, or of
// one that is read with its neighbors.
type form struct {
	read func(x *field) error
	say  func(x *field)
}

// forms holds the forms by the name in a tag, or by the type of the referee's field. It is filled
// in at the start, since a part has the forms of its fields.
var forms map[any]form

func init() {
	forms = map[any]form{
		"ships": {readShips, sayShips}, "map-ships": {readMapShips, sayMapShips}, "fleets": {readFleets, sayFleets},
		"part": {readPart, sayPart}, "cards": {readEntries, sayEntries}, "flags": {readEntries, sayEntries},
		"length": {readLength, sayLength}, "point": {readPoint, sayPoint}, "facing": {readFacing, sayFacing},
		"mission": {
			readNumber,
			nil,
		}, "hull": {nil, sayHull}, "crits": {nil, sayCrits}, "new-crits": {nil, sayCrits}, "acting": {readActing, nil},
		"lines":                        {readLines, sayLines},
		reflect.TypeFor[game.LineID](): {readText, sayText},
		reflect.TypeFor[game.Die]():    {readDie, sayDie},
		reflect.TypeFor[game.Token]():  {readToken, sayToken},
		reflect.TypeFor[game.Frame]():  {readStep, sayStep},
		reflect.TypeFor[game.Attack](): {readAttack, sayAttack},
		reflect.TypeFor[card.Move]():   {readMove, sayMove},
	}
}

// form returns the form of a field: by its tag or by the type of the referee's field, else by the
// type of the value in the file. The zero form stands for a field of the set-up.
func (x *field) form() form {
	as, named := forms[x.as]
	if x.Get("is") == "" && !named {
		return form{} // of the set-up
	}
	kind := x.v.Kind()
	list := kind == reflect.Slice && (x.of.Kind() == reflect.Slice || x.of.Kind() == reflect.Array) && x.as != "lines"
	if named && !list {
		return as
	} else if f, ok := forms[x.of.Type()]; ok && x.as == "" {
		return f
	}
	switch {
	case list:
		return form{readList, sayList}
	case kind == reflect.String:
		return form{readWord, sayWord}
	case kind == reflect.Slice || kind == reflect.Map:
		return form{readEntries, sayEntries}
	case x.v.Type().Kind() == reflect.Struct || kind == reflect.Pointer && x.v.Type().Elem().Kind() == reflect.Struct:
		return form{readPart, sayPart}
	}
	return form{readNumber, sayNumber}
}

func readNumber(x *field) error {
	if x.v.Kind() == reflect.Pointer && x.v.IsNil() {
		return nil
	}
	n := numberOf(reflect.Indirect(x.v))
	switch {
	case !x.bounded || n >= x.lo && n <= x.hi:
		set(x.of, n+x.plus)
	case n != 0 || !x.maybe: // what is left out and cannot be 0 is as usual
		return x.wrong("%d is not from %d to %d", n, x.lo, x.hi)
	}
	return nil
}

// sayNumber leaves out what is as usual where the file can.
func sayNumber(x *field) {
	if x.v.Kind() != reflect.Pointer {
		set(x.v, x.number())
	} else if !x.of.Equal(x.usual) {
		n := x.number()
		x.v.Set(reflect.ValueOf(&n))
	}
}

func readPart(x *field) error {
	if x.v.Kind() == reflect.Pointer && x.v.IsNil() {
		return nil
	}
	return x.read()
}

// sayPart leaves out a part that would say nothing.
func sayPart(x *field) {
	if x.v.Kind() == reflect.Pointer {
		x.v.Set(reflect.New(x.v.Type().Elem()))
	}
	if x.say(); x.v.Kind() == reflect.Pointer && x.v.Elem().IsZero() {
		x.v.SetZero()
	}
}

// Lists.

// usually holds the value of an element of a list of which the file says nothing, by its type.
var usually = map[reflect.Type]any{
	reflect.TypeFor[game.Token](): game.Token{Group: -1},
	reflect.TypeFor[game.Bonus](): game.Bonus{Vs: game.NoShip},
}

// most holds the longest length of each list in a file.
var most = map[string]int{
	"ships":     game.MaxShips,
	"fleets":    2,
	"map-ships": game.MaxShips,
	"lasting":   game.MaxLasting,
	"fed":       game.MaxFed,
	"next":      game.MaxNext,
	"tokens":    game.MaxTokens,
	"dice":      dice.MaxForced,
	"players":   2,
	"upgrades":  game.MaxUpgrades,
	"deck":      33,
	"map-deck":  33,
	"crits":     game.MaxDamage,
	"new-crits": game.MaxDamage,
}

func (x *field) most() int {
	if x.of.Kind() == reflect.Array {
		return x.of.Len()
	}
	return most[x.name]
}

// elem is the i-th of a list of the file; what it tells is as usual.
func (x *field) elem(i int) *field {
	e := *x
	e.at, e.v, e.maybe = fmt.Sprintf("%s[%d]", x.at, i), x.v.Index(i), false
	e.of, e.usual = reflect.New(x.of.Type().Elem()).Elem(), reflect.New(x.of.Type().Elem()).Elem()
	if v, ok := usually[e.of.Type()]; ok {
		e.of.Set(reflect.ValueOf(v))
		e.usual.Set(reflect.ValueOf(v))
	}
	return &e
}

func readList(x *field) error {
	if n, most := x.v.Len(), x.most(); n > most {
		return x.wrong("%d are more than %d", n, most)
	}
	if x.of.Kind() == reflect.Array && x.v.Len() > 0 {
		x.of.SetZero()
	}
	for i := range x.v.Len() {
		e := x.elem(i)
		if err := e.form().read(e); err != nil {
			return err
		}
		if x.of.Kind() == reflect.Slice {
			x.of.Set(reflect.Append(x.of, e.of))
		} else {
			x.of.Index(i).Set(e.of)
		}
	}
	if n := x.Get("n"); n != "" {
		set(x.in.of.FieldByName(n), x.v.Len())
	}
	return nil
}

func sayList(x *field) {
	n := x.of.Len()
	if of := x.Get("n"); of != "" {
		n = numberOf(x.in.of.FieldByName(of))
	} else if x.of.Kind() == reflect.Array {
		if x.of.Equal(x.usual) {
			return
		}
		for n > 1 && x.of.Index(n-1).IsZero() {
			n--
		}
	}
	for i := range n {
		x.v.Set(reflect.Append(x.v, reflect.Zero(x.v.Type().Elem())))
		e := x.elem(i)
		e.of.Set(x.of.Index(i))
		e.form().say(e)
	}
}

// Entries: what stands there by names, as a list of those that have something, or with how much
// each has.

// entry is a named value of a field: a number or a flag of the referee's, or one bit of a number.
type entry struct {
	name      string
	of, usual reflect.Value
	bit       int // -1 all of it
}

func (p entry) number() int {
	if p.bit >= 0 {
		return numberOf(p.of) >> p.bit & 1
	}
	return numberOf(p.of)
}

// entries returns the entries that a field may have, and the format of the error for any other
// name.
func (x *field) entries() (list []entry, no string) {
	in := func(name, path string) {
		list = append(list, entry{name, x.of.FieldByName(path), x.usual.FieldByName(path), -1})
	}
	switch x.as {
	case "cards":
		sh, fresh := to[game.Ship](x.of), to[game.Ship](x.usual)
		for i, id := range cardIDs(x.u.Facts(x.id)) {
			on := x.Get("card")
			c := int8(i) - 1
			if i > len(x.u.Facts(x.id).Upgrades) {
				c, _ = slotOf(x.u.Facts(x.id), id)
			}
			if !sh.Card(c).Away || on != "Disabled" { // which goes without saying
				lies := func(sh *game.Ship) reflect.Value { return reflect.ValueOf(sh.Card(c)).Elem().FieldByName(on) }
				list = append(list, entry{id, lies(sh), lies(fresh), -1})
			}
		}
		return list, "the ship has no card %q"
	case "counters":
		for k := range x.sheet.Counters {
			if in(x.sheet.Counters[k].ID, [...]string{"First", "More"}[min(k, 1)]); k > 0 {
				list[k].of, list[k].usual = list[k].of.Index(k-1), list[k].usual.Index(k-1)
			}
		}
		return list, "%q is not a counter of the sheet:"
	case "on-resource":
		for _, f := range onCard() {
			in(f[0], f[1])
		}
		return list, "%q does not lie on a resource"
	case "flags":
		for f := range strings.FieldsSeq(x.Get("flags")) {
			name, path, _ := strings.Cut(f, "=")
			in(name, path)
		}
		return list, x.Get("no")
	}
	for bit, name := range x.choice().names(x) {
		list = append(list, entry{name, x.of, x.usual, bit})
	}
	return list, x.choice().no
}

// readEntries reads what stands at each name. Those that are not told are as usual, or all have
// nothing where they are told as one.
func readEntries(x *field) error {
	if x.v.IsNil() {
		return nil
	}
	list, no := x.entries()
	known := names(list, func(p entry) string { return p.name })
	if asOne(x, list) {
		x.of.SetZero()
	}
	given := x.given()
	for i, w := range given {
		e := *x
		if e.at = x.at + "." + w; x.v.Kind() == reflect.Slice {
			e.at = fmt.Sprintf("%s[%d]", x.at, i)
		}
		k := slices.IndexFunc(list,
			func(p entry) bool {
				return p.name != "" && (p.name == w || strings.HasPrefix(p.name, w+"#") ||
					"-"+p.name == w)
			})
		if k < 0 {
			return x.another(e.at, w, no, known)
		}
		p := list[k]
		list = slices.Delete(list, k, k+1)
		if e.of, e.usual = p.of, p.usual; x.v.Kind() == reflect.Slice && p.bit < 0 && "-"+p.name == w {
			set(p.of, 0)
		} else if x.v.Kind() == reflect.Slice {
			set(p.of, numberOf(p.of)|1<<max(p.bit, 0))
		} else if err := e.under(x.v.MapIndex(reflect.ValueOf(w))).read(&e); err != nil {
			return err
		}
	}
	return nil
}

// given are the names that stand in the file.
func (x *field) given() (given []string) {
	if x.v.Kind() == reflect.Map {
		given = names(x.v.MapKeys(), reflect.Value.String)
		slices.Sort(given)
	}
	for i := 0; x.v.Kind() == reflect.Slice && i < x.v.Len(); i++ {
		given = append(given, fmt.Sprint(x.v.Index(i)))
	}
	return given
}

// asOne reports whether the file tells all entries or none.
func asOne(x *field, list []entry) bool {
	return x.as == "on-resource" || len(list) > 0 && list[0].bit >= 0
}

// under sets the field to the value that stands under a name, and returns its form: a number, or the
// counters on a card.
func (x *field) under(v reflect.Value) form {
	if x.v = v; v.Kind() == reflect.Map {
		x.as = "counters"
		return form{readEntries, sayEntries}
	}
	return form{readNumber, sayNumber}
}

func sayEntries(x *field) {
	list, _ := x.entries()
	one := asOne(x, list)
	if one && x.of.Equal(x.usual) {
		return
	}
	for _, p := range list {
		switch {
		// a resource as at set-up has no list of its own
		case p.name == "" || !one && p.of.Equal(p.usual) || one && p.number() == 0 && p.name != "time":
		case x.v.Type().Elem().Kind() == reflect.Int && x.v.Kind() == reflect.Slice:
			x.v.Set(reflect.Append(x.v, reflect.ValueOf(p.bit+1)))
		case x.v.Kind() == reflect.Slice:
			no := "" // a dash before what is not, although it usually is
			if p.number() == 0 {
				no = "-"
			}
			x.v.Set(reflect.Append(x.v, reflect.ValueOf(no+p.name)))
		default:
			e := *x
			e.of, e.usual = p.of, p.usual
			e.under(reflect.New(x.v.Type().Elem()).Elem()).say(&e)
			enter(x.v, p.name, e.v.Interface())
		}
	}
}

// enter puts a value into a map of a file, which may not be there yet.
func enter(m reflect.Value, key string, v any) {
	if m.IsNil() {
		m.Set(reflect.MakeMap(m.Type()))
	}
	m.SetMapIndex(reflect.ValueOf(key), reflect.ValueOf(v))
}
