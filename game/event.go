package game

import "reflect"

// Event is a change of the battle. apply is the only code that writes to a State, and it is
// unexported: no other package can invent a change. Say returns its line in the battle log.
//
// Where an event is told as JSON a field goes by its name and type. A tag say names it otherwise,
// or "-" leaves it out; ",if=Field" tells it only where that field is true, ",omitzero" only where
// it is not 0.
type Event interface {
	apply(*State)
	Say(*Setup) string
}

// Follow applies an event to a copy of the table of one's own: what a screen does that shows events
// one after the other.
func Follow(s *State, e Event) { e.apply(s) }

// ShipOf is the ship that an event speaks of: the first one that it names, NoShip when it names
// none. The ship whose body a token is does not count.
func ShipOf(e Event) ShipID {
	ship, _ := shipIn(reflect.ValueOf(e))
	return ship
}

func shipIn(v reflect.Value) (ship ShipID, ok bool) {
	for i := range v.NumField() {
		f := v.Field(i)
		switch t := f.Type(); {
		case t == reflect.TypeFor[ShipID]():
			return ShipID(f.Int()), true
		case t.Kind() == reflect.Struct && t != reflect.TypeFor[Token]():
			if ship, ok = shipIn(f); ok {
				return ship, true
			}
		}
	}
	return NoShip, false
}
