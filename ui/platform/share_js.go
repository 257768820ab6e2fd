package platform

import "syscall/js"

// Share gives a link away as an address of this page: by the sharing of a phone, else it is put on
// the clipboard. It says what was done.
func Share(link string) (said string, err error) {
	at, nav := js.Global().Get("location"), js.Global().Get("navigator")
	address := at.Get("origin").String() + at.Get("pathname").String() + at.Get("search").String() + "#" + link
	finger := js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
	if finger && nav.Get("share").Truthy() {
		_, err := answered(nav.Call("share", map[string]any{"title": "Attack Wing Playfield", "url": address}))
		return "Link shared.", err
	}
	return "Link copied.", Copy(address)
}
