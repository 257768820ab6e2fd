package kit

import "slices"

// Input holds the mouse and keyboard input since the last tick. Places are window pixels.
type Input struct {
	X, Y                 float64
	Moved, Any           bool
	Press, Release, Held bool
	MiddlePress, Middle  bool
	Wheel                float64
	PanX, PanY, Pinch    float64 // what two fingers did: pixels moved, times as far apart; Pinch 0 is not at all
	Touch                bool    // a finger was used last, not the mouse
	Fingers              int     // on the screen
	Long                 bool    // a finger has rested at X, Y for a while
	Space, Enter         bool    // held
	Shift, Ctrl, Alt     bool
	Strokes              []string // keys pressed, "a", "enter", "f1", repeated while held
	Down                 []string // keys held
	Typed                string   // the text typed
	Composing            string   // what an input method is about to type
	Dropped              []File   // files let fall on the window
}

// holds reports whether a key is held down.
func (in *Input) holds(key string) bool { return slices.Contains(in.Down, key) }

// File is a file let fall on the window.
type File struct {
	Name string
	Text []byte
}
