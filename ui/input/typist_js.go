package input

import (
	"fmt"
	"image"
	"syscall/js"

	"attackwing/ui/kit"
)

// sheet is the page's own field, which nobody sees. It has the focus while a field of ours is typed in, so that the browser's input methods
// and the keyboard on a screen write into it.
var sheet struct {
	of        js.Value
	canvas    js.Value
	typed     string
	composing string
	erased    int
}

// blank stands in the page's field so that there is something to erase.
const blank = "\u00a0"

// field listens to what is written into the page's own field.
func field(canvas js.Value, wake func()) {
	s := &sheet
	s.canvas, s.of = canvas, js.Global().Get("document").Call("getElementById", "typed")
	empty := func() {
		s.of.Set("value", blank)
		s.of.Call("setSelectionRange", len([]rune(blank)), len([]rune(blank)))
	}
	empty()
	hear := func(name string, do func(js.Value)) {
		s.of.Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			wake()
			return nil
		}))
	}
	hear("compositionupdate", func(e js.Value) { s.composing = e.Get("data").String() })
	hear("compositionend", func(e js.Value) {
		s.composing = ""
		s.typed += e.Get("data").String()
		empty()
	})
	hear("input", func(e js.Value) {
		if e.Get("isComposing").Bool() {
			return
		}
		switch kind, data := e.Get("inputType").String(), e.Get("data"); {
		case kind == "deleteContentBackward":
			s.erased++
		case kind != "insertCompositionText" && data.Type() == js.TypeString:
			s.typed += data.String()
		}
		empty()
	})
}

// writing tells whether the page's own field has the focus.
func writing() bool {
	return sheet.of.Truthy() && js.Global().Get("document").Get("activeElement").Equal(sheet.of)
}

// Typist types with the input method of the browser: what it has decided on is typed, what it still offers is composed.
type Typist struct {
	on bool
	at image.Rectangle
}

// Read puts what was typed in a field in the place of the letters of the keys; at is its caret in pixels of the picture, on
// whether a field is typed in at all.
func (y *Typist) Read(in *kit.Input, at image.Rectangle, on bool) {
	s := &sheet
	if on != y.on {
		y.on, s.typed, s.composing, s.erased = on, "", "", 0
		if on {
			s.of.Call("focus", map[string]any{"preventScroll": true})
		} else if writing() {
			s.canvas.Call("focus", map[string]any{"preventScroll": true})
		}
	}
	if !on {
		return
	}
	if at != y.at {
		y.at = at
		k := page.dense()
		s.of.Get("style").Set("transform", fmt.Sprintf("translate(%.0fpx, %.0fpx)", float64(at.Min.X)/k, float64(at.Min.Y)/k))
	}
	if writing() {
		in.Typed = s.typed
	}
	in.Composing = s.composing
	in.Any = in.Any || s.typed != "" || s.erased > 0
	for ; s.erased > 0; s.erased-- {
		in.Strokes = append(in.Strokes, "backspace")
	}
	s.typed = ""
	for _, k := range page.keys {
		if (k.name == "backspace" || k.name == "delete") && erasesOn(k.ticks) {
			in.Strokes = append(in.Strokes, k.name)
		}
	}
}
