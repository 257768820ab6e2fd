package kit

import (
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Clipboard is that of the system.
type Clipboard interface {
	Copy(text string) error
	Paste() (string, error)
}

// clipped is what was copied last within the program: for systems without a clipboard.
var clipped string

func (ty *typist) copy(words string) {
	v := ty.view
	clipped = words
	if v.Clip != nil {
		_ = v.Clip.Copy(words) // what it refuses stays within the program
	}
}

func (ty *typist) paste() (string, error) {
	v := ty.view
	if v.Clip == nil {
		return clipped, nil
	}
	words, err := v.Clip.Paste()
	if err != nil && clipped != "" {
		return clipped, nil
	}
	return words, err
}

// typist types in the field that has the focus.
type typist struct {
	view     *View
	typing   *Typed // nil none
	caretAge float64
	early    string // typed before the field that is searched in is seen
}

// Typing reports whether a field is typed in, what it is called, and where its caret is: for the input method.
func (ty *typist) Typing() (name Name, caret Box, on bool) {
	v := ty.view
	if v.typing == nil {
		return Name{}, Box{}, false
	}
	n := v.frame.node(v.focus)
	if n == nil {
		return Name{}, Box{}, false
	}
	return n.called(), v.frame.caret, true
}

// typeIn begins to type in a field.
func (ty *typist) typeIn(n *node) {
	v := ty.view
	if v.typing != nil && v.typing != n.text {
		v.blur()
	}
	v.typing, v.focus, v.focusShown = n.text, n.id, true
	v.caretAge, v.repaint = 0, true
}

// blur leaves the field. What was still composed stays in it: a telephone's keyboard composes each word until it is left.
func (ty *typist) blur() {
	v := ty.view
	t := v.typing
	if t == nil {
		return
	}
	words := t.compose
	t.compose = ""
	if words != "" && t.insert(words, true) {
		v.edited(t)
	}
	t.from = t.at
	v.typing, v.focusShown, v.repaint = nil, false, true
}

// blink lets the caret blink.
func (ty *typist) blink(dt float64) {
	v := ty.view
	if v.typing == nil {
		return
	}
	was := v.caretAge < caretSeconds
	if v.caretAge += dt; v.caretAge > 2*caretSeconds {
		v.caretAge = 0
	}
	v.repaint = v.repaint || was != (v.caretAge < caretSeconds)
}

// typed takes the letters of a tick.
func (ty *typist) typed(in *Input) {
	v := ty.view
	t := v.typing
	if t == nil {
		ty.search(in)
		return
	}
	if t.compose != in.Composing {
		t.compose, v.repaint, v.caretAge = in.Composing, true, 0
	}
	if in.Typed != "" && !in.Ctrl && t.insert(in.Typed, true) {
		v.edited(t)
	}
}

// searches returns the field that letters go to though nobody types in one, and what has it seen;
// nil none.
func (ty *typist) searches(in *Input) (t *Typed, show func()) {
	v := ty.view
	if p, is := v.Page.(Searches); is && v.typing == nil && !in.Ctrl && !in.Alt && v.modal() < 0 {
		return p.Search()
	}
	return nil, nil
}

// search takes the letters of a tick in which nobody types in a field.
func (ty *typist) search(in *Input) {
	first, _ := utf8.DecodeRuneInString(in.Typed)
	if !unicode.IsLetter(first) {
		return
	}
	if t, show := ty.searches(in); t != nil {
		show()
		t.Focus()
		ty.early += in.Typed
		ty.view.Stale()
	}
}

// letter reports whether a stroke is a letter that is searched for: it comes as typed.
func (ty *typist) letter(k string, in *Input) bool {
	r, n := utf8.DecodeRuneInString(k)
	if n != len(k) || !unicode.IsLetter(r) {
		return false
	}
	t, _ := ty.searches(in)
	return t != nil
}

// late puts what was typed early into the field.
func (ty *typist) late() {
	words, t := ty.early, ty.view.typing
	if ty.early = ""; words != "" && t != nil && t.insert(words, true) {
		ty.view.edited(t)
	}
}

func (ty *typist) edited(t *Typed) {
	v := ty.view
	v.caretAge, v.opened = 0, nil
	if t.changed != nil {
		t.changed()
	}
	v.Stale()
}

// typeKey is a stroke while a field is typed in: taken, and whether it was for the field at all.
func (ty *typist) typeKey(k, key string, in *Input) (taken, ok bool) {
	v := ty.view
	t := v.typing
	if t.compose != "" { // the input method has it
		return true, true
	}
	switch key {
	case "esc":
		v.blur()
		return t != v.opened, t != v.opened
	case "tab", "shift+tab":
		if key == "tab" && t.onTab != nil {
			return v.toField(t.onTab), true
		}
		return v.tab(map[string]int{"tab": 1, "shift+tab": -1}[key]), true
	case "enter":
		return v.enter(), true
	case "ctrl+a":
		t.all()
		v.repaint = true
		return true, true
	case "ctrl+c", "ctrl+x":
		v.cutOut(t, key == "ctrl+x")
		return true, true
	case "ctrl+v":
		v.pasteIn(t)
		return true, true
	case "ctrl+z":
		if t.undo(&t.past, &t.ahead) {
			v.edited(t)
		}
		return true, true
	case "ctrl+y", "ctrl+shift+z":
		if t.undo(&t.ahead, &t.past) {
			v.edited(t)
		}
		return true, true
	}
	return ty.caretKey(k, in)
}

// caretKey is a stroke that moves the caret, or takes letters away beside it.
func (ty *typist) caretKey(k string, in *Input) (taken, ok bool) {
	v, word := ty.view, in.Ctrl
	t := v.typing
	move := func(to int) (bool, bool) {
		t.at, t.joined = to, false
		if !in.Shift {
			t.from = to
		}
		v.caretAge, v.repaint = 0, true
		return true, true
	}
	a, z := t.selected()
	switch k {
	case "left":
		if a != z && !in.Shift && !word {
			return move(a)
		}
		return move(t.step(t.at, -1, word))
	case "right":
		if a != z && !in.Shift && !word {
			return move(z)
		}
		return move(t.step(t.at, 1, word))
	case "home":
		return move(0)
	case "end":
		return move(len(t.words))
	case "backspace", "delete":
		if a == z {
			t.from = t.step(t.at, map[string]int{"backspace": -1, "delete": 1}[k], word)
		}
		if a, z = t.selected(); a != z {
			t.at, t.from = z, a
			t.keep(false)
			t.words, t.at, t.from = t.words[:a]+t.words[z:], a, a
			v.edited(t)
		}
		return true, true
	}
	if !in.Ctrl && !in.Alt && (len(k) == 1 || k == "space") {
		return true, true // a letter: it comes as typed
	}
	return false, false
}

// toField goes to another field.
func (ty *typist) toField(t *Typed) bool {
	t.Focus()
	ty.view.Stale()
	return true
}

// enter goes to the field that follows, or does the command that goes on.
func (ty *typist) enter() bool {
	v := ty.view
	switch {
	case v.typing.search:
		v.blur()
		return true
	case v.typing.onEnter != nil:
		return v.toField(v.typing.onEnter)
	}
	cs := v.commands
	if n := len(v.layers); n > 0 && (v.layers[n-1].Modal || v.layers[n-1].Commands.main() != nil) {
		cs = v.layers[n-1].Commands
	}
	c := cs.main()
	if c == nil {
		c = cs.stroke("enter")
	}
	if c == nil {
		return false
	}
	return v.command(c, "enter")
}

func (ty *typist) cutOut(t *Typed, cut bool) {
	v := ty.view
	a, z := t.selected()
	if a == z {
		a, z = 0, len(t.words)
	}
	if a == z {
		return
	}
	v.copy(t.words[a:z])
	if cut {
		t.keep(false)
		t.words, t.at, t.from = t.words[:a]+t.words[z:], a, a
		v.edited(t)
	}
}

// pasteIn puts in what was copied; several lines go to the page.
func (ty *typist) pasteIn(t *Typed) {
	v := ty.view
	words, err := v.paste()
	if err != nil {
		if v.Say != nil {
			v.Say(err.Error())
		}
		return
	}
	if words = strings.TrimSpace(words); strings.Contains(words, "\n") {
		if p, ok := v.Page.(Pastes); ok {
			p.Pasted(words)
			v.Stale()
			return
		}
		words = strings.ReplaceAll(words, "\n", " ")
	}
	if t.insert(words, false) {
		v.edited(t)
	}
}

// placeAt is the place in the words under a pixel.
func (t *Typed) placeAt(x float64) int {
	x += t.left - t.box.X
	var ends []int
	for i := range t.words {
		ends = append(ends, i)
	}
	ends = append(ends, len(t.words))
	mid := func(i int) float64 {
		return (Width(fieldStyle, t.words[:ends[i]]) + Width(fieldStyle, t.words[:ends[i+1]])) / 2
	}
	return ends[sort.Search(len(ends)-1, func(i int) bool { return x < mid(i) })]
}

// pressedAt puts the caret under the pointer.
func (t *Typed) pressedAt(x float64, more bool) {
	t.at, t.joined = t.placeAt(x), false
	if !more {
		t.from = t.at
	}
}

// dragTo selects up to the pointer.
func (t *Typed) dragTo(v *View, x float64) {
	if at := t.placeAt(x); at != t.at {
		t.at, v.repaint = at, true
	}
}
