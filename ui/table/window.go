package table

import (
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/front"
)

// preferred is what a person prefers, and the page of it.
type preferred struct {
	prefs  Settings
	before []Settings // as they were before each change
	sized  float64    // how large everything is shown
}

// stack is the pages of the window and what is said for a while.
type stack struct {
	ended  func(*game.Game) string // told when the battle is over
	reopen func() (string, error)  // asked before the end is taken back
	event  record.EventTable       // whose table the battle that begins next is
	told   bool                    // that the battle is over

	Screen    Screen
	pages     []*Adapter // the last one is shown
	pagesOver []Screen   // what each of them was opened over
	dirty     bool       // something else is to be seen
	troubled  bool       // it is not
	toast     string     // said for a while
	toastFor  float64
	w         float64
	h         float64
}

// started is what the program was started with, and the pages before a battle.
type started struct {
	opts   Options
	title  *front.Title
	levels [2]string // who plays the battle: human, or a level of the computer
	err    string
}
