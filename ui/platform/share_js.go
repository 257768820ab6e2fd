package platform

import "syscall/js"

// Page returns the address of the page that the program runs in, which links lead to.
func Page() string {
	at := js.Global().Get("location")
	return at.Get("origin").String() + at.Get("pathname").String() + at.Get("search").String()
}

// Share gives the address of a link away: by the sharing of a phone, else it is put on the clipboard.
// It says what was done.
func Share(address string) (said string, err error) {
	nav := js.Global().Get("navigator")
	finger := js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
	if finger && nav.Get("share").Truthy() {
		_, err := answered(nav.Call("share", map[string]any{"title": "Attack Wing Playfield", "url": address}))
		return "Link shared.", err
	}
	return "Link copied.", Copy(address)
}
