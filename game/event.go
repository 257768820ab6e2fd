package game

import (
	"reflect"
	"sync"
)

// Event is one thing that happened. apply is the only code that writes to a State, and it is unexported: no other
// package can invent a change. Say is its line in the battle log.
type Event interface {
	apply(*State)
	Say(*Setup) string
}

// Follow applies an event to a copy of the table of one's own: what a screen does that shows events one after the other.
func Follow(s *State, e Event) { e.apply(s) }

// ShipOf is the ship that an event speaks of: the first one that it names, NoShip when it names none. The ship whose body a
// token is does not count.
func ShipOf(e Event) ShipID {
	v := reflect.ValueOf(e)
	at, known := abouts.Load(v.Type())
	if !known {
		at, _ = abouts.LoadOrStore(v.Type(), shipIn(v.Type()))
	}
	if path := at.([]int); path != nil {
		return ShipID(v.FieldByIndex(path).Int())
	}
	return NoShip
}

// abouts are the places of that ship by the kind of event, as shipIn finds them.
var abouts sync.Map

func shipIn(t reflect.Type) []int {
	for i := range t.NumField() {
		switch f := t.Field(i).Type; {
		case f == reflect.TypeFor[ShipID]():
			return []int{i}
		case f.Kind() == reflect.Struct && f != reflect.TypeFor[Token]():
			if path := shipIn(f); path != nil {
				return append([]int{i}, path...)
			}
		}
	}
	return nil
}
