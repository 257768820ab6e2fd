package game

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"attackwing/game/card"
	"attackwing/game/gametest/expect"
)

// filled is a state with whatever in every field.
func filled(s *State) {
	fill(reflect.ValueOf(s).Elem(), rand.New(rand.NewPCG(1, 2)))
	s.nextID, s.nStack, s.NShips, s.NTokens, s.nLasted = 7, 3, 5, 9, MaxLasting
	for i := range s.stack {
		s.stack[i] = Frame{Step: StepID(i), Ship: ShipID(i), About: About(-i)}
	}
}

// Recorded games hold hashes: these are the numbers of an empty state and of a filled one, as they
// always were.
func TestHashesStay(t *testing.T) {
	var s State
	if got := s.Hash(); got != 0x700d458038243940 {
		t.Errorf("of an empty state %#x", got)
	}
	if filled(&s); s.Hash() != 0x6fef519377d8ff7a {
		t.Errorf("of a filled state %#x", s.Hash())
	}
}

// A hash takes in every value of a state: whichever is another one, the number is another one. What
// lies beyond the ships, tokens and frames in use is none.
func TestHashTakesInEveryField(t *testing.T) {
	var s State
	filled(&s)
	of := s.Hash()
	n := 0
	eachNumber(reflect.ValueOf(&s).Elem(), "state", func(name string, v reflect.Value) {
		was := reflect.New(v.Type()).Elem()
		was.Set(v)
		another(v)
		if n++; s.Hash() == of {
			t.Errorf("%s does not count", name)
		}
		v.Set(was)
	})
	expect.True(t, n >= 2000, "%d values were looked at", n)
	s.Ships[s.NShips].Shields, s.Tokens[s.NTokens].X0, s.stack[s.nStack].Ship = 1, 1, 1
	expect.Same(t, s.Hash(), of, "what is not in use counts")
}

// A copy has the hash of what it is a copy of, whatever lay in its place before: lasting effects
// that are over count too.
func TestACopyHasTheSameHash(t *testing.T) {
	var s, into State
	filled(&s)
	filled(&into)
	for i := range into.Lasting {
		into.Lasting[i].N++
	}
	s.NLasting = 2
	if s.CopyTo(&into); into.Hash() != s.Hash() {
		t.Errorf("the copy has %#x, the state %#x", into.Hash(), s.Hash())
	}
}

// eachNumber goes through the numbers of a state that can be set from outside and are in use.
func eachNumber(v reflect.Value, name string, do func(name string, v reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			f, x := v.Type().Field(i), v.Field(i)
			if !f.IsExported() || f.Tag.Get("hash") == "-" || f.Name == "NShips" || f.Name == "NTokens" {
				continue
			}
			if count := v.FieldByName(f.Tag.Get("hash")); count.IsValid() {
				x = x.Slice(0, int(count.Uint()))
			}
			eachNumber(x, name+"."+f.Name, do)
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			eachNumber(v.Index(i), fmt.Sprintf("%s[%d]", name, i), do)
		}
	default:
		do(name, v)
	}
}

// another makes a number another one.
func another(v reflect.Value) {
	switch {
	case v.Kind() == reflect.Bool:
		v.SetBool(!v.Bool())
	case v.CanInt():
		v.SetInt(v.Int() ^ 1)
	default:
		v.SetUint(v.Uint() ^ 1)
	}
}

func fill(v reflect.Value, r *rand.Rand) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && f.Name != "Ended" && f.Name != "Noted" { // which came after the hash was written down
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
		bits := v.Type().Bits()
		if v.Type() == reflect.TypeFor[card.Tokens]() {
			bits = 8 // as wide as when the hash was written down
		}
		v.SetUint(r.Uint64() >> (64 - bits))
	}
}
