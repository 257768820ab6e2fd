package game

// Event is one thing that happened. apply is the only code that writes to a State, and it is unexported: no other
// package can invent a change. Say is its line in the battle log.
type Event interface {
	apply(*State)
	Say(*Setup) string
	// About is the ship the event speaks of, NoShip when none.
	About() ShipID
}

// Follow applies an event to a copy of the table of one's own: what a screen does that shows events one after the other.
func Follow(s *State, e Event) { e.apply(s) }
