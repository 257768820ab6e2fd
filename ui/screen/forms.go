package screen

import "image"

// settleTicks is how long a form is drawn after something happened: its widgets lay themselves out, and learn what lies
// under the pointer, while they are drawn.
const settleTicks = 4

// caretTicks is how often a blinking caret is drawn.
const caretTicks = 27

// fields lets the form have its part of the tick's input first. What was meant for it is not the table's any more: a click
// on a widget must not click what lies under it, a letter typed must not be a key of the page.
func (w *window) fields() {
	w.table.FormKeys("")
	w.pointer.At(w.in.X*w.unit, w.in.Y*w.unit, w.in.Held)
	if !w.page.Shown() {
		return
	}
	in := &w.in
	if in.Any {
		w.pageFor = settleTicks
	}
	if w.page.Typing() {
		in.Field = w.page.Focused()
		w.table.FormKeys(in.Field)
		if w.caret++; w.caret%caretTicks == 0 {
			w.full = true
		}
	}
	if in.Touch && in.Wheel != 0 && w.page.Has(in.X*w.unit, in.Y*w.unit) {
		w.page.Roll(in.Wheel) // a wheel itself is heard by the widgets
	}
	keys := w.page.TakesKeys()
	left := ""
	if in.Ctrl && w.page.Typing() {
		for _, k := range in.Strokes {
			done, said := w.page.Edit(k)
			if said != "" {
				w.table.Toast(said)
			}
			if !done && k == "v" { // several lines: the page may take them
				left = k
			}
		}
	}
	for _, c := range w.page.Update(in.Strokes, in.Shift) {
		w.table.SetField(c.Row, c.Value)
	}
	if w.page.Has(in.X*w.unit, in.Y*w.unit) {
		in.Press, in.Release, in.Held, in.MiddlePress, in.Middle, in.Wheel = false, false, false, false, false, 0
	}
	if keys && (w.page.Typing() || !w.page.Letters()) {
		n := 0
		for _, k := range in.Strokes {
			switch k {
			case "esc", "f1", "f6", "f11", "tab", "enter", "up", "down", left:
				in.Strokes[n] = k
				n++
			}
		}
		in.Strokes = in.Strokes[:n]
	}
	if keys {
		in.Space, in.Enter = false, false
	}
}

// typing lets the input method of the system type in the field that is typed in.
func (w *window) typing() {
	at, on := w.table.Typing()
	k := w.unit
	w.typist.Read(&w.in, image.Rect(int(at.X*k), int(at.Y*k), int((at.X+at.W)*k)+1, int((at.Y+at.H)*k)+1), on)
}

// showForm takes up the form of the page that is shown now.
func (w *window) showForm() {
	if w.page.Show(w.table.Form(), w.w, w.h, w.unit) {
		w.pageFor = settleTicks
	}
	if w.pageFor > 0 {
		w.pageFor--
		w.full = true
	}
}
