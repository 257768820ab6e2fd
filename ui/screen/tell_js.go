package screen

import (
	"encoding/json"
	"syscall/js"
	"time"
)

// aloud is the page's own text for people who do not see the table, with the presses in it.
var aloud struct {
	put     js.Value
	pressed []string
	at      time.Time
	waits   bool
	shown   bool
}

// tellEvery is the least time a text stays: a listener wants no words of a ship's every inch.
const tellEvery = 150 * time.Millisecond

// tell puts what is shown into the page as text and buttons when it has changed.
func (w *frame) tell() { aloud.waits = true }

// heard presses what was pressed in the page, and tells what is to be told, and once that there is
// a picture, which takes the place of what was seen while the program came.
func (w *frame) heard() {
	a := &aloud
	if !a.shown && !w.fresh.IsZero() {
		a.shown = true
		js.Global().Call("attackwingShown")
	}
	for _, name := range a.pressed {
		w.window.PressPart(name)
	}
	a.pressed = a.pressed[:0]
	if !a.waits || time.Since(a.at) < tellEvery {
		return
	}
	if a.put.IsUndefined() {
		a.put = js.Global().Call("attackwingAloud", js.FuncOf(func(_ js.Value, args []js.Value) any {
			a.pressed = append(a.pressed, args[0].String())
			wake()
			return nil
		}))
	}
	a.waits, a.at = false, time.Now()
	told := w.window.Aloud()
	told.Enlarge(w.unit / w.dense)
	b, err := json.Marshal(told)
	if err != nil || string(b) == w.told {
		return
	}
	w.told = string(b)
	a.put.Invoke(w.told)
}
