package screen

import "image"

// typing lets the input method of the system type in the field that is typed in.
func (w *frame) typing() {
	_, at, on := w.window.Top().Typing()
	k := w.unit
	w.typist.Read(&w.in, image.Rect(int(at.X*k), int(at.Y*k), int((at.X+at.W)*k)+1, int((at.Y+at.H)*k)+1), on)
}
