package screen

import "syscall/js"

// opens returns the size that the window will have, in pixels of the display, and the display's
// density: the page is there already.
func opens() (w, h int, dense float64) {
	body := js.Global().Get("document").Get("body")
	dense = js.Global().Get("devicePixelRatio").Float()
	return int(body.Get("clientWidth").Float() * dense), int(body.Get("clientHeight").Float() * dense), dense
}
