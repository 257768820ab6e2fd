package game

import (
	"math/rand/v2"
	"reflect"
	"testing"
)

// plainHash is what Hash is by declaration: every field of a state, in order, with the length before each list.
func plainHash(s *State) uint64 {
	h := sum(14695981039346656037)
	v := reflect.ValueOf(s).Elem()
	for i := range v.NumField() {
		switch v.Type().Field(i).Name {
		case "stack":
			h = plainly(h, v.Field(i).Slice(0, int(s.nStack)))
		case "Ships":
			h = plainly(h, v.Field(i).Slice(0, int(s.NShips)))
		case "Tokens":
			h = plainly(h, v.Field(i).Slice(0, int(s.NTokens)))
		case "Rerolls":
			if s.Rerolls != [2]int8{} {
				h = plainly(h, v.Field(i))
			}
		case "TimeUp":
			if s.TimeUp {
				h = plainly(h, v.Field(i))
			}
		default:
			h = plainly(h, v.Field(i))
		}
	}
	return uint64(h)
}

func plainly(h sum, v reflect.Value) sum {
	switch v.Kind() {
	case reflect.Struct:
		nth := uint64(0)
		for i := range v.NumField() {
			if v.Type().Field(i).Tag.Get("hash") != "used" {
				h = plainly(h, v.Field(i))
				continue
			}
			if nth++; !v.Field(i).IsZero() { // what games may do without counts once they have it
				h = plainly(h.of(nth<<32), v.Field(i))
			}
		}
	case reflect.Array, reflect.Slice:
		h = h.of(uint64(v.Len()))
		for i := range v.Len() {
			h = plainly(h, v.Index(i))
		}
	case reflect.Bool:
		if v.Bool() {
			return h.of(1)
		}
		return h.of(0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return h.of(uint64(v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return h.of(v.Uint())
	default:
		panic("a state holds " + v.Kind().String() + ", which is no value")
	}
	return h
}

// A state holds values only, and its hash takes in every one of them: with whatever filled, it is the number that the
// declarations alone lead to.
func TestHashTakesInEveryField(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var s State
	if got, want := s.Hash(), plainHash(&s); got != want {
		t.Errorf("of an empty state %x, want %x", got, want)
	}
	for range 100 {
		fill(reflect.ValueOf(&s).Elem(), r)
		// what cannot be set from outside, and what must stay in bounds
		s.nextID, s.nStack = r.Int32(), uint8(r.IntN(maxStack))
		for i := range s.stack {
			s.stack[i] = Frame{step: StepID(r.IntN(256)), ship: ShipID(r.IntN(256) - 128), about: About(r.IntN(65536) - 32768)}
		}
		s.NShips, s.NTokens = uint8(r.IntN(MaxShips+1)), uint8(r.IntN(MaxTokens+1))
		for range r.IntN(100) {
			s.Dice.Intn(7)
		}
		if got, want := s.Hash(), plainHash(&s); got != want {
			t.Fatalf("%x, want %x", got, want)
		}
	}
}

func fill(v reflect.Value, r *rand.Rand) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i), r)
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), r)
		}
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 1)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(int64(r.Uint64()) >> (64 - v.Type().Bits()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(r.Uint64() >> (64 - v.Type().Bits()))
	}
}
