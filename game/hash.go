package game

import (
	"reflect"
)

// Hash is a number that two equal states share and two different ones do not: recorded every round, compared on replay.
// Every field counts, hidden ones too; what lies beyond the ships and tokens in use does not.
func (s *State) Hash() uint64 {
	h := hasher{sum: 14695981039346656037}
	v := reflect.ValueOf(s).Elem()
	for i := range v.NumField() {
		switch v.Type().Field(i).Name {
		case "stack":
			h.value(v.Field(i).Slice(0, int(s.nStack)))
		case "Ships":
			h.value(v.Field(i).Slice(0, int(s.NShips)))
		case "Tokens":
			h.value(v.Field(i).Slice(0, int(s.NTokens)))
		case "Rerolls":
			if s.Rerolls != [2]int8{} { // battles without them have the number they had before there were any
				h.value(v.Field(i))
			}
		case "TimeUp":
			if s.TimeUp { // as Rerolls
				h.value(v.Field(i))
			}
		default:
			h.value(v.Field(i))
		}
	}
	return h.sum
}

type hasher struct{ sum uint64 }

// mix takes in one value: a multiplication and a shift each way, so that every bit of it reaches every bit of the sum.
func (h *hasher) mix(x uint64) {
	x *= 0x9e3779b97f4a7c15
	h.sum = (h.sum ^ x ^ x>>32) * 0xff51afd7ed558ccd
	h.sum ^= h.sum >> 29
}

func (h *hasher) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			h.value(v.Field(i))
		}
	case reflect.Array, reflect.Slice:
		h.mix(uint64(v.Len()))
		for i := range v.Len() {
			h.value(v.Index(i))
		}
	case reflect.Bool:
		if v.Bool() {
			h.mix(1)
		} else {
			h.mix(0)
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		h.mix(uint64(v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		h.mix(v.Uint())
	default:
		panic("game: a state holds " + v.Kind().String() + ", which is no value")
	}
}
