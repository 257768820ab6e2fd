package kit

import "math"

// Page is a screen: what it is called, what can be done, what is seen, and how time passes. Body
// and Commands are asked again after something was done, when a Tick says so, when the window has
// another size, and never else. They change nothing.
type Page interface {
	Name() string
	Commands() Commands
	Body() Part
	Tick(dt float64) Wake
}

// Window is the interface of a page to the window that shows it.
type Window interface {
	Open(p Page)        // over the one that is shown now
	Back()              // closes the one shown; at last the first is seen
	Toast(words string) // says something nobody has to answer
	Pace() float64      // how fast things move: 1 as usual, 0 not at all
}

// Layered is a page with something over it: dialogs, cards, tools. The last layer is the topmost.
type Layered interface{ Layers() []Layer }

// Layer lies over a page. A key goes to its commands first. A modal layer dims the page and lets no
// key and no press through.
type Layer struct {
	Name     string // of a dialog: what its keys are listed under
	Body     Part   // may be nothing: a tool that is in use
	Commands Commands
	Modal    bool
	Whole    bool   // it fills the window: nothing is seen of what is below, and it brings the sky if it wants one
	Drops    bool   // files may be let fall on the window though it is modal
	Side     Side   // where it stands in the window; modal ones in the middle
	Key      any    // who it is; where it changes focus begins anew
	Beside   func() // what a press beside a modal one does, nil nothing
}

// Asks is a page with dialogs: all the modal layers that it ever puts over itself, open or not,
// with their Names and Commands, for whoever lists keys. What they show may be nothing.
type Asks interface{ Dialogs() []Layer }

// Drops is a page that takes files let fall on the window.
type Drops interface{ Dropped([]File) }

// Wants is a page with Drops that takes some files only; the window sees to the others.
type Wants interface{ Wants(File) bool }

// Pastes is a page that takes a text of several lines, which no field can hold.
type Pastes interface{ Pasted(text string) }

// Wake tells what a tick changed and when the next is due. Changed: the Body must be built anew.
// Moved: only its drawing changed. In: seconds until the next tick, 0 for the next frame, or Never.
type Wake struct {
	Changed, Moved bool
	In             float64
}

// Never is no tick until somebody does something.
const Never = math.MaxFloat64

// Rest wants nothing.
var Rest = Wake{In: Never}

// Anew has a page that was away do something when it is shown again.
func Anew(away *bool, do func()) Wake {
	if !*away {
		return Rest
	}
	*away = false
	do()
	return Wake{Changed: true, In: Never}
}

// Listens is a page that hears each stroke before anything else does, while it waits for one: to
// give a key to a command. False: it has no use for it.
type Listens interface{ Heard(stroke string) bool }

// Searches is a page on which typing searches: letters that no field has go to one of its fields,
// and none of them is a command. Search returns the field and what has it seen; no field where
// nothing can be typed now.
type Searches interface {
	Search() (field *Typed, show func())
}

// Hands tells which keys and buttons are held during a tick.
type Hands struct {
	Shift, Ctrl, Alt bool
	Down             bool // a button of the mouse, or a finger
	Any              bool // somebody does something
}

// Feels is a page that is told in every tick what is held down, before anything is done with it;
// true: its Body is another for that.
type Feels interface{ Feel(h Hands) bool }
