package platform

import (
	"os"
	"path/filepath"
	"syscall/js"
)

// Open gives a file to the person: the browser puts it among their downloads.
func Open(file string) error { return Give(file) }

// Give hands a file out of the program's own to the person. Where the program's files are the
// person's own already there is nothing to do.
func Give(file string) error {
	b, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	bytes := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(bytes, b)
	url := js.Global().Get("URL")
	address := url.Call("createObjectURL", js.Global().Get("Blob").New([]any{bytes}))
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", filepath.Base(file))
	link.Call("click")
	js.Global().Call("setTimeout",
		js.FuncOf(func(js.Value, []js.Value) any { url.Call("revokeObjectURL", address); return nil }), 60_000)
	return nil
}

// Keeps reports whether the browser keeps anything: it may refuse to, in a private window or by its
// settings.
func Keeps() bool { return kept() != "nothing" }

// kept returns what the page has heard of the browser's storage: "nothing" is kept, or all of it "for
// good"; "" it may go.
func kept() string {
	if v := js.Global().Get("attackwingKeeps"); v.Truthy() {
		return v.String()
	}
	return ""
}

// Where says for people where a folder of the program's own lies.
func Where(string) string {
	switch kept() {
	case "nothing":
		return "nowhere: this browser keeps nothing, so export what you want to keep"
	case "for good":
		return "in this browser, until you delete it"
	}
	return "in this browser, which may delete it when room runs short"
}

// Asks reports what the system asks for: less motion, and more contrast.
func Asks() (stiller, clearer bool) {
	is := func(what string) bool {
		return js.Global().Call("matchMedia", "("+what+")").Get("matches").Bool()
	}
	return is("prefers-reduced-motion: reduce"), is("prefers-contrast: more")
}
