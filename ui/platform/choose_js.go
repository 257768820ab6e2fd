package platform

import (
	"errors"
	"syscall/js"
)

// Copies tells whether what is given to a person is a copy, which the program's own file need not be kept for.
const Copies = true

// Choose lets the person choose files whose names end so, ".zip", and hands each to taken, later, when it was read. A browser lets a page
// ask for a moment after the person has pressed something.
func Choose(ending string, taken func(name string, content []byte)) error {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return errors.New("there is no page to choose files in")
	}
	field := doc.Call("createElement", "input")
	field.Set("type", "file")
	field.Set("accept", ending)
	var chosen js.Func
	chosen = js.FuncOf(func(js.Value, []js.Value) any {
		chosen.Release()
		files := field.Get("files")
		go func() {
			for i := range files.Length() {
				if b, err := answered(files.Index(i).Call("arrayBuffer")); err == nil {
					array := js.Global().Get("Uint8Array").New(b)
					content := make([]byte, array.Length())
					js.CopyBytesToGo(content, array)
					taken(files.Index(i).Get("name").String(), content)
				}
			}
		}()
		return nil
	})
	field.Call("addEventListener", "change", chosen)
	field.Call("click")
	return nil
}
