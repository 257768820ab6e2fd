package game

import (
	"fmt"
	"reflect"
	"slices"
	"sync"
	"unsafe"
)

// Hash is a number that two equal states share and two different ones do not: recorded every round,
// compared on replay. Every field counts, hidden ones too; what lies beyond the ships and tokens in
// use does not. It is made by the declarations alone, field by field as they stand there, with the
// length before each list. Recorded games hold such numbers: the order of the fields stays so. What
// came later and games may do without is left out while it is not used, so that they have the
// number they had before; its field says so by its tag:
//
//   - `hash:"later"` is left out while it is zero,
//   - `hash:"used"` too, and a number that tells it from others that may be left out beside it goes before it,
//   - `hash:"-"` never counts,
//   - `hash:"NShips"` is a list of which only the first ones count, as many as that field says.
func (s *State) Hash() uint64 {
	return uint64(sum(14695981039346656037).take(unsafe.Pointer(s), stateMade()))
}

// made is a part of a value: a number, the length of a list that always counts (reflect.Invalid), a
// list of which a field says how many count (reflect.Array), or what is left out while it is zero
// (reflect.Struct). It says where the part lies in memory, found out once: reflection on every
// value would take four times as long, and a record is played again by its hashes.
type made struct {
	kind  reflect.Kind
	at    uint32
	parts *madeParts // of a list or of what may be left out
}

type madeParts struct {
	of    reflect.Type // an element
	each  []made       // of one
	count int          // where the number lies that says how many of the list count, from the list on
	used  uint64       // what goes before it, 0 nothing
}

// stateMade returns the parts of a State, which its hash takes in.
var stateMade = sync.OnceValue(func() []made { return madeOf(nil, reflect.TypeFor[State](), 0) })

// madeOf appends the parts of a type that lies so many bytes from the beginning.
func madeOf(m []made, t reflect.Type, at uintptr) []made {
	switch t.Kind() {
	case reflect.Struct:
		used := uint64(0)
		for i := range t.NumField() {
			f := t.Field(i)
			begin := at + f.Offset
			switch tag := f.Tag.Get("hash"); tag {
			case "-":
			case "":
				m = madeOf(m, f.Type, begin)
			case "later", "used":
				p := &madeParts{of: f.Type, each: madeOf(nil, f.Type, 0)}
				if tag == "used" {
					used += 1 << 32
					p.used = used
				}
				if slices.ContainsFunc(p.each, func(x made) bool { return x.kind == reflect.Array }) {
					panic(fmt.Sprintf("%s of a state may be left out, and holds a list that is counted", f.Name))
				}
				m = append(m, made{reflect.Struct, uint32(begin), p})
			default:
				count, ok := t.FieldByName(tag)
				if !ok || count.Type.Kind() != reflect.Uint8 {
					panic(fmt.Sprintf("%s of a state is counted by %s, which is not a uint8 beside it", f.Name, tag))
				}
				e := f.Type.Elem()
				m = append(m, made{
					reflect.Array,
					uint32(begin),
					&madeParts{of: e, each: madeOf(nil, e, 0), count: int(count.Offset) - int(f.Offset)},
				})
			}
		}
		return m
	case reflect.Array:
		m = append(m, made{at: uint32(t.Len())})
		for i := range t.Len() {
			m = madeOf(m, t.Elem(), at+uintptr(i)*t.Elem().Size())
		}
		return m
	case reflect.Bool,
		reflect.Int8,
		reflect.Int16,
		reflect.Int32,
		reflect.Int64,
		reflect.Uint8,
		reflect.Uint16,
		reflect.Uint32,
		reflect.Uint64:
		return append(m, made{kind: t.Kind(), at: uint32(at)})
	}
	panic(fmt.Sprintf("a state holds %s, which is not a value of one size", t))
}

// sum is a hash that is being made.
type sum uint64

// take takes in the parts of the value that lies there. A number has its sign all the way up; true
// is 1.
func (h sum) take(at unsafe.Pointer, m []made) sum {
	for i := range m {
		x := unsafe.Add(at, m[i].at)
		switch m[i].kind {
		case reflect.Bool, reflect.Uint8:
			h = h.of(uint64(*(*uint8)(x)))
		case reflect.Int8:
			h = h.of(uint64(*(*int8)(x)))
		case reflect.Int16:
			h = h.of(uint64(*(*int16)(x)))
		case reflect.Uint16:
			h = h.of(uint64(*(*uint16)(x)))
		case reflect.Int32:
			h = h.of(uint64(*(*int32)(x)))
		case reflect.Uint32:
			h = h.of(uint64(*(*uint32)(x)))
		case reflect.Int64, reflect.Uint64:
			h = h.of(*(*uint64)(x))
		case reflect.Array:
			l := m[i].parts
			n := int(*(*uint8)(unsafe.Add(x, l.count)))
			h = h.of(uint64(n))
			for k := range n {
				h = h.take(unsafe.Add(x, uintptr(k)*l.of.Size()), l.each)
			}
		case reflect.Invalid:
			h = h.of(uint64(m[i].at))
		default:
			l := m[i].parts
			if allZero(x, l.each) {
				continue
			}
			if l.used != 0 {
				h = h.of(l.used)
			}
			h = h.take(x, l.each)
		}
	}
	return h
}

// allZero reports whether each number of a value that may be left out is zero.
func allZero(at unsafe.Pointer, m []made) bool {
	for i := range m {
		x := unsafe.Add(at, m[i].at)
		switch m[i].kind {
		case reflect.Bool, reflect.Uint8, reflect.Int8:
			if *(*uint8)(x) != 0 {
				return false
			}
		case reflect.Int16, reflect.Uint16:
			if *(*uint16)(x) != 0 {
				return false
			}
		case reflect.Int32, reflect.Uint32:
			if *(*uint32)(x) != 0 {
				return false
			}
		case reflect.Int64, reflect.Uint64:
			if *(*uint64)(x) != 0 {
				return false
			}
		case reflect.Struct:
			if !allZero(x, m[i].parts.each) {
				return false
			}
		}
	}
	return true
}

// of takes in a number: a multiplication and a shift each way, so that every bit of it reaches
// every bit of the sum. The sign of one that has one goes all the way up.
func (h sum) of(x uint64) sum {
	x *= 0x9e3779b97f4a7c15
	h = (h ^ sum(x) ^ sum(x>>32)) * 0xff51afd7ed558ccd
	return h ^ h>>29
}
