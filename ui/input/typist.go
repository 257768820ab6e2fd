package input

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"attackwing/ui/kit"
)

// Typist types with the input method of the system: what it has decided on is typed, what it still
// offers is composed.
type Typist struct {
	composer  textinput.Composer
	at        image.Rectangle // the caret
	on        bool
	typed     string
	composing string
}

// Read puts what was typed in a field in the place of the letters of the keys; at is its caret in
// pixels of the picture, on whether a field is typed in at all.
func (y *Typist) Read(in *kit.Input, at image.Rectangle, on bool) {
	if !on {
		if y.on {
			y.composer.Cancel()
			y.on, y.composing = false, ""
		}
		return
	}
	if y.composer.OnNewSession == nil {
		y.composer.OnNewSession = func() *textinput.SessionOptions {
			return &textinput.SessionOptions{CaretBounds: y.at}
		}
		y.composer.OnCommit = func(c *textinput.Commit) { y.typed += c.Text() }
		y.composer.OnComposition = func(c *textinput.Composition) { y.composing = c.Text() }
		y.composer.OnEndByUser = func() {}
	}
	was := y.composing
	y.on, y.at, y.typed = true, at, ""
	handled, err := y.composer.Update()
	if err != nil { // without an input method the keys' letters do
		y.composing = ""
		return
	}
	in.Typed, in.Composing = y.typed, y.composing
	if handled && (was != "" || y.composing != "") {
		in.Strokes = in.Strokes[:0] // they were for the input method
	}
	in.Any = in.Any || handled
	// held they go on
	for k, n := range map[ebiten.Key]string{ebiten.KeyBackspace: "backspace", ebiten.KeyDelete: "delete"} {
		if erasesOn(inpututil.KeyPressDuration(k)) {
			in.Strokes = append(in.Strokes, n)
		}
	}
}
