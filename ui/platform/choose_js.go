package platform

import (
	"errors"
	"syscall/js"
)

// Copies reports whether a file given to a person is a copy; then the program need not keep its
// own.
const Copies = true

// Choose lets the person choose files whose names end so, ".zip", and hands each to taken, later,
// when it was read. A browser lets a page ask for a moment after the person has pressed something.
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
		go takeAll(field.Get("files"), taken)
		return nil
	})
	field.Call("addEventListener", "change", chosen)
	field.Call("click")
	return nil
}

// mostTaken are the bytes that are read of a file: one more than anything here has, so that its
// reader can tell.
const mostTaken = 64<<20 + 1

// takeAll hands each of a list of files to taken when it was read. What cannot be read, as a
// folder, is none.
func takeAll(files js.Value, taken func(name string, content []byte)) {
	for i := range files.Length() {
		file := files.Index(i)
		b, err := answered(file.Call("slice", 0, mostTaken).Call("arrayBuffer"))
		if err != nil {
			continue
		}
		array := js.Global().Get("Uint8Array").New(b)
		content := make([]byte, array.Length())
		js.CopyBytesToGo(content, array)
		taken(file.Get("name").String(), content)
	}
}

// TakeDrops hands each file that is let fall on the page, or opened with the installed program, to
// taken, later, when it was read. The
// engine would see them only when something else happens, and what falls beside its canvas the
// browser would show in place of the page.
func TakeDrops(taken func(name string, content []byte)) {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return
	}
	js.Global().Set("attackwingTakes", js.FuncOf(func(_ js.Value, args []js.Value) any {
		go takeAll(args[0], taken)
		return nil
	}))
	doc.Call("addEventListener", "dragover", js.FuncOf(func(_ js.Value, args []js.Value) any {
		args[0].Call("preventDefault")
		return nil
	}))
	doc.Call("addEventListener", "drop", js.FuncOf(func(_ js.Value, args []js.Value) any {
		args[0].Call("preventDefault")
		args[0].Call("stopPropagation")
		if data := args[0].Get("dataTransfer"); data.Truthy() {
			go takeAll(data.Get("files"), taken)
		}
		return nil
	}), true)
}
