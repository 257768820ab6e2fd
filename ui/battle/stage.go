package battle

// Stage is the thing that a battle waits for or shows. All parts beside the board depend on it
// alone.
type Stage uint8

// The stages, in the order in which one hides another.
const (
	Nowhere Stage = iota // there is no battle
	Covered              // the screen is handed from one person to the other
	Reads                // what an End Phase did
	Asks                 // a person
	Awaits               // a maneuver is revealed and not flown yet
	Moves                // what has happened is on its way to the eye
	Over
	Thinks // the computer, or a person at another screen
)

// Stage returns the current stage. The referee is ahead of the eye: nobody is asked before all
// events have been seen.
func (b *Session) Stage() Stage {
	switch p := b.Asked(); {
	case b.Game == nil:
		return Nowhere
	case b.Cover.Down:
		return Covered
	case b.Told.endingShown(p != nil || b.Flow.Pause != nil) != nil:
		return Reads
	case p != nil:
		return Asks
	case b.Flow.Pause != nil:
		return Awaits
	case b.Flow.Moving():
		return Moves
	case b.Game.Over():
		return Over
	}
	return Thinks
}
