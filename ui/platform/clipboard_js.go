package platform

import (
	"errors"
	"syscall/js"
)

// Copy puts a text on the clipboard. A browser lets a page do so for a moment after the person has
// pressed something.
func Copy(text string) error {
	_, err := onClipboard("writeText", text)
	return err
}

// Pasted returns the text of the clipboard. The browser may ask the person first.
func Pasted() (string, error) {
	v, err := onClipboard("readText")
	if err != nil {
		return "", err
	}
	return v.String(), nil
}

// onClipboard waits for what the browser's clipboard answers.
func onClipboard(call string, args ...any) (js.Value, error) {
	board := js.Global().Get("navigator").Get("clipboard")
	if !board.Truthy() || !board.Get(call).Truthy() {
		return js.Value{}, errors.New("this browser has no clipboard for pages")
	}
	return answered(board.Call(call, args...))
}

// answered waits for a promise. It is not to be called by what the browser itself calls, which
// would wait for itself.
func answered(promise js.Value) (js.Value, error) {
	type answer struct {
		v   js.Value
		err error
	}
	done := make(chan answer, 1)
	kept := js.FuncOf(func(_ js.Value, args []js.Value) any {
		var v js.Value
		if len(args) > 0 {
			v = args[0]
		}
		done <- answer{v: v}
		return nil
	})
	failed := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- answer{err: errors.New("the browser does not allow it: " + args[0].Get("message").String())}
		return nil
	})
	defer kept.Release()
	defer failed.Release()
	promise.Call("then", kept, failed)
	a := <-done
	return a.v, a.err
}
