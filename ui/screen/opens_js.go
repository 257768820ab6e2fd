package screen

import "syscall/js"

// opens is how large the window will be, in pixels of the display: the page is there already.
func opens() (w, h int, dense float64) {
	body := js.Global().Get("document").Get("body")
	dense = js.Global().Get("devicePixelRatio").Float()
	return int(body.Get("clientWidth").Float() * dense), int(body.Get("clientHeight").Float() * dense), dense
}
