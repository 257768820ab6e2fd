package input

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// origin returns the origin of the window in the browser's coordinates, in pixels of the display:
// the page keeps clear of the notch and the round corners of a telephone, and the engine counts the
// places of pointers and fingers from the corner of the display.
func origin() (x, y float64) {
	at, dense := js.Global().Get("document").Get("body").Call("getBoundingClientRect"),
		ebiten.Monitor().DeviceScaleFactor()
	return at.Get("left").Float() * dense, at.Get("top").Float() * dense
}

// coarse reports whether the system is one for fingers, as a telephone: pages are laid out for one
// before the first touch.
func coarse() bool { return js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool() }
