package game

import (
	"fmt"
	"reflect"
)

// Hash is a number that two equal states share and two different ones do not: recorded every round, compared on replay.
// Every field counts, hidden ones too; what lies beyond the ships and tokens in use does not. It is made by the declarations
// alone, field by field as they stand there, with the length before each list. Recorded games hold such numbers: the order
// of the fields stays so. What came later and games may do without is left out while it is not used, so that they have the
// number they had before; its field says so by its tag:
//
//   - `hash:"later"` is left out while it is zero,
//   - `hash:"used"` too, and a number that tells it from others that may be left out beside it goes before it,
//   - `hash:"NShips"` is a list of which only the first ones count, as many as that field says.
func (s *State) Hash() uint64 {
	return uint64(sum(14695981039346656037).take(reflect.ValueOf(s).Elem(), &stateMade, -1))
}

// made is how a value is made up, found out once: a struct of fields, a list of elements, or a number.
type made struct {
	fields []madeField
	elem   *made
}

type madeField struct {
	made
	later bool   // left out while it is zero
	used  uint64 // what goes before it, 0 nothing
	count []int  // the field that says how many of the list count
}

// stateMade is how a state is made up.
var stateMade = madeOf(reflect.TypeFor[State]())

func madeOf(t reflect.Type) (m made) {
	switch t.Kind() {
	case reflect.Struct:
		used := uint64(0)
		for i := range t.NumField() {
			f := madeField{made: madeOf(t.Field(i).Type)}
			switch tag := t.Field(i).Tag.Get("hash"); tag {
			case "":
			case "later":
				f.later = true
			case "used":
				used += 1 << 32
				f.later, f.used = true, used
			default:
				count, _ := t.FieldByName(tag)
				f.count = count.Index
			}
			m.fields = append(m.fields, f)
		}
	case reflect.Array:
		elem := madeOf(t.Elem())
		m.elem = &elem
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.String, reflect.Interface, reflect.Func, reflect.Chan:
		panic(fmt.Sprintf("a state holds %s, which is no value", t))
	}
	return m
}

// sum is a hash that is being made.
type sum uint64

// take takes in a value; of a list the first n, or all with -1.
func (h sum) take(v reflect.Value, m *made, n int) sum {
	switch {
	case m.fields != nil:
		for i := range m.fields {
			f, x, n := &m.fields[i], v.Field(i), -1
			if f.later && x.IsZero() {
				continue
			}
			if f.used != 0 {
				h = h.of(f.used)
			}
			if f.count != nil {
				n = int(v.FieldByIndex(f.count).Uint())
			}
			h = h.take(x, &f.made, n)
		}
		return h
	case m.elem != nil:
		if n < 0 {
			n = v.Len()
		}
		h = h.of(uint64(n))
		for i := range n {
			h = h.take(v.Index(i), m.elem, -1)
		}
		return h
	case v.CanInt():
		return h.of(uint64(v.Int()))
	case v.CanUint():
		return h.of(v.Uint())
	case v.Bool():
		return h.of(1)
	}
	return h.of(0)
}

// of takes in a number: a multiplication and a shift each way, so that every bit of it reaches every bit of the sum. The sign
// of one that has one goes all the way up.
func (h sum) of(x uint64) sum {
	x *= 0x9e3779b97f4a7c15
	h = (h ^ sum(x) ^ sum(x>>32)) * 0xff51afd7ed558ccd
	return h ^ h>>29
}
