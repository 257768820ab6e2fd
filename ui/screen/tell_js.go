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
	links   []string // that the page was given
	back    bool     // the browser's way back was taken
	leads   bool     // there is a way back here
	asks    bool     // the system asks for another motion or contrast
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
		called("attackwingArrives", func(args []js.Value) any { a.links = append(a.links, args[0].String()); return nil })
		called("attackwingBack", func([]js.Value) any { a.back = a.leads; return a.leads })
		called("attackwingAsks", func([]js.Value) any { a.asks = true; return nil })
		js.Global().Call("attackwingShown")
	}
	for _, text := range a.links {
		w.window.Arrive(text)
	}
	a.links = a.links[:0]
	if a.asks {
		a.asks = false
		w.window.SystemAsks()
	}
	if a.back {
		a.back, w.in.Any = false, true
		w.in.Strokes = append(w.in.Strokes, "esc")
	}
	a.leads = w.window.Leads()
	for _, name := range a.pressed {
		w.window.PressPart(name)
	}
	a.pressed = a.pressed[:0]
	if !a.waits || time.Since(a.at) < tellEvery {
		return
	}
	if a.put.IsUndefined() {
		a.put = js.Global().Call("attackwingAloud", told(func(args []js.Value) any {
			a.pressed = append(a.pressed, args[0].String())
			return nil
		}))
	}
	a.waits, a.at = false, time.Now()
	now := w.window.Aloud()
	now.Enlarge(w.unit / w.dense)
	b, err := json.Marshal(now)
	if err != nil || string(b) == w.told {
		return
	}
	w.told = string(b)
	a.put.Invoke(w.told)
}

// told is a function for the page; whatever it tells wakes the program.
func told(what func(args []js.Value) any) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer wake()
		return what(args)
	})
}

// called gives the page a function by a name.
func called(name string, what func(args []js.Value) any) { js.Global().Set(name, told(what)) }
