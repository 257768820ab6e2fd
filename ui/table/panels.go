package table

import "attackwing/ui/canvas"

// panels is what single panels of the table remember.
type panels struct {
	dragging bool
	echoHeld float64 // how far the end of a Sensor Echo lies ahead of the pointer that drags it, µm
}

// places is where columns and buttons lie, as it was drawn last.
type places struct {
	behindIt covered // what is seen behind the cover
	lay      layout
	footed   []func()      // what stays at its foot
	nowAt    canvas.Scroll // how far its columns are moved
	asideAt  canvas.Scroll // how far its columns are moved
	nowOf    nowShown      // the question the column was moved for
	tools    bool          // the buttons of the board are out
	column   bool          // the pointer has opened the left column out of its rail
	leftOpen bool
	atCorner bool // the pointer is near the board's buttons
	grip     canvas.Grip
	frame    frame // what glides in it
	onPart   int   // what the pointer is on is a part of the kit: which, 0 none
	downPart int   // what the button was pressed on
}

// tips is the words beside what the pointer or a finger rests on.
type tips struct {
	tipID   string // what the pointer rests on
	tipAge  float64
	tipHeld bool // the words stay, with buttons: a finger asked for them
	touch   bool // a finger was used last
}
