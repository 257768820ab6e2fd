package battle

import (
	"attackwing/game"
	"attackwing/game/record"
)

// Start is a battle to be played, and how.
type Start struct {
	Game    *game.Game
	Players [2]string         // levels of the computer, "" a person
	Terms   record.Terms      // what the window is bound by; without a kind of table: as the person prefers
	Event   record.EventTable // whose table it is in a tournament; its file as the desk names it
	Branch  int               // the round from which it is played on otherwise than it was, 0 it is no branch
	Dials   record.Dials      // that were locked and not handed in when it was left
	Far     Far               // who plays at another computer, the zero value nobody
	Class   *Class            // it is a lesson, nil none: its own record is how far it has come
	// Ended is told when the battle is over, once for each end; what it returns is said to the
	// players, "" nothing. Nil: nobody wants to know.
	Ended func(*game.Game) (say string)
	// Reopen is asked before answers of a battle that has ended are taken back, an error says why
	// they stay; the battle may then end again. Nil allows it.
	Reopen func() (say string, err error)
}

// Saved is a battle that waits on the disk to be continued.
type Saved struct {
	Title, Note string
	Open        func() (Start, error)
}
