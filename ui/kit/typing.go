package kit

import (
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Clipboard gives access to the system's clipboard.
type Clipboard interface {
	Copy(text string) error
	Paste() (string, error)
}

// clipped is the text copied last within the program, for systems without a clipboard.
var clipped string

// copyOut copies words, and keeps them where the system does not.
func copyOut(to Clipboard, words string) {
	clipped = words
	if to != nil {
		_ = to.Copy(words) // what it refuses stays within the program
	}
}

// pasted returns what was copied last.
func pasted(from Clipboard) (string, error) {
	if from == nil {
		return clipped, nil
	}
	words, err := from.Paste()
	if err != nil && clipped != "" {
		return clipped, nil
	}
	return words, err
}

// typist types in the field that has the focus.
type typist struct {
	typing   *Typed // nil none
	caretAge float64
	opened   *Typed // the page was opened with it, and nothing was typed: Esc is the page's
	early    string // typed before the field that is searched in is seen
}

// blink lets the caret blink, and reports whether it comes or goes.
func (ty *typist) blink(dt float64) bool {
	if ty.typing == nil {
		return false
	}
	was := ty.caretAge < caretSeconds
	if ty.caretAge += dt; ty.caretAge > 2*caretSeconds {
		ty.caretAge = 0
	}
	return was != (ty.caretAge < caretSeconds)
}

// Typing reports whether a field is typed in, what it is called, and where its caret is: for the
// input method.
func (v *View) Typing() (name Name, caret Box, on bool) {
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
func (v *View) typeIn(n *node) {
	if v.typing != nil && v.typing != n.text {
		v.blur()
	}
	v.typing, v.focus, v.focusShown = n.text, n.id, true
	v.caretAge, v.repaint = 0, true
}

// blur leaves the field. What was still composed stays in it: a telephone's keyboard composes each
// word until it is left.
func (v *View) blur() {
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

// typed takes the letters of a tick.
func (v *View) typed(in *Input) {
	t := v.typing
	if t == nil {
		v.search(in)
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
func (v *View) searches(in *Input) (t *Typed, show func()) {
	if p, is := v.Page.(Searches); is && v.typing == nil && !in.Ctrl && !in.Alt && v.modal() < 0 {
		return p.Search()
	}
	return nil, nil
}

// search takes the letters of a tick in which nobody types in a field.
func (v *View) search(in *Input) {
	first, _ := utf8.DecodeRuneInString(in.Typed)
	if !unicode.IsLetter(first) {
		return
	}
	if t, show := v.searches(in); t != nil {
		show()
		t.Focus()
		v.early += in.Typed
		v.Stale()
	}
}

// letter reports whether a stroke is a letter that is searched for: it comes as typed.
func (v *View) letter(k string, in *Input) bool {
	r, n := utf8.DecodeRuneInString(k)
	if n != len(k) || !unicode.IsLetter(r) {
		return false
	}
	t, _ := v.searches(in)
	return t != nil
}

// late puts what was typed early into the field.
func (v *View) late() {
	words, t := v.early, v.typing
	if v.early = ""; words != "" && t != nil && t.insert(words, true) {
		v.edited(t)
	}
}

// edited tells the page that its field has other words.
func (v *View) edited(t *Typed) {
	v.caretAge, v.opened = 0, nil
	if t.changed != nil {
		t.changed()
	}
	v.Stale()
}

// typeKey is a stroke while a field is typed in: taken, and whether it was for the field at all.
func (v *View) typeKey(k, key string, in *Input) (taken, ok bool) {
	t := v.typing
	if t.compose != "" { // the input method has it
		return true, true
	}
	switch key {
	case "esc":
		v.blur()
		return t != v.opened, t != v.opened
	case "tab":
		if t.onTab != nil {
			return v.toField(t.onTab), true
		}
		return v.tab(1), true
	case "shift+tab":
		return v.tab(-1), true
	case "enter":
		if t.several() {
			if t.feed() {
				v.edited(t)
			}
			return true, true
		}
		return v.enter(), true
	case "ctrl+enter":
		return t.several() && v.enter(), t.several()
	case "ctrl+v":
		v.pasteIn(t)
		return true, true
	}
	changed, taken := t.edit(key, v.Clip)
	if !taken {
		changed, taken = t.caretKey(k, in)
	}
	if changed {
		v.edited(t)
	}
	if taken {
		v.caretAge, v.repaint = 0, true
	}
	return taken, taken
}

// toField goes to another field.
func (v *View) toField(t *Typed) bool {
	t.Focus()
	v.Stale()
	return true
}

// enter goes to the field that follows, or does the command that goes on.
func (v *View) enter() bool {
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

// pasteIn puts in what was copied; several lines go to the page.
func (v *View) pasteIn(t *Typed) {
	words, err := pasted(v.Clip)
	if err != nil {
		if v.Say != nil {
			v.Say(err.Error())
		}
		return
	}
	words = strings.TrimSpace(strings.ReplaceAll(words, "\r\n", "\n"))
	if strings.Contains(words, "\n") && !t.several() {
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

// edit does a stroke that selects, copies, cuts, undoes or redoes: whether the words are others
// now, and whether it was such a stroke.
func (t *Typed) edit(key string, clip Clipboard) (changed, taken bool) {
	switch key {
	case "ctrl+a":
		t.all()
		return false, true
	case "ctrl+c", "ctrl+x":
		a, z := t.selected()
		if a == z {
			a, z = 0, len(t.words)
		}
		if a == z {
			return false, true
		}
		copyOut(clip, t.words[a:z])
		if key == "ctrl+c" {
			return false, true
		}
		t.remove(a, z)
		return true, true
	case "ctrl+z":
		return t.undo(&t.past, &t.ahead), true
	case "ctrl+y", "ctrl+shift+z":
		return t.undo(&t.ahead, &t.past), true
	}
	return false, false
}

// remove takes letters away, and can be undone.
func (t *Typed) remove(a, z int) {
	t.keep(false)
	t.words, t.at, t.from = t.words[:a]+t.words[z:], a, a
}

// caretKey is a stroke that moves the caret, or takes letters away beside it.
func (t *Typed) caretKey(k string, in *Input) (changed, taken bool) {
	word := in.Ctrl
	move := func(to int) (bool, bool) {
		t.at, t.joined = to, false
		if !in.Shift {
			t.from = to
		}
		return false, true
	}
	if at, is := t.lineKey(k, word); is {
		return move(at)
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
		if a, z = t.selected(); a == z {
			return false, true
		}
		t.at, t.from = z, a
		t.remove(a, z)
		return true, true
	}
	// a letter: it comes as typed
	return false, !in.Ctrl && !in.Alt && (len(k) == 1 || k == "space")
}

// placeAt is the place in the words under a pixel.
func (t *Typed) placeAt(x, y float64) int {
	if t.several() {
		return t.placeIn(t.lineAt(y), x-t.box.X)
	}
	return t.placeIn(span{0, len(t.words)}, x+t.left-t.box.X)
}

// placeIn is the place in a line so many px behind its beginning.
func (t *Typed) placeIn(l span, x float64) int {
	words := t.words[l.from:t.lineEnd(l)]
	var ends []int
	for i := range words {
		ends = append(ends, i)
	}
	ends = append(ends, len(words))
	mid := func(i int) float64 {
		return (Width(fieldStyle, words[:ends[i]]) + Width(fieldStyle, words[:ends[i+1]])) / 2
	}
	return l.from + ends[sort.Search(len(ends)-1, func(i int) bool { return x < mid(i) })]
}

// pressedAt puts the caret under the pointer.
func (t *Typed) pressedAt(x, y float64, more bool) {
	t.at, t.joined = t.placeAt(x, y), false
	if !more {
		t.from = t.at
	}
}

// dragTo selects up to the pointer, and reports whether that is another place.
func (t *Typed) dragTo(x, y float64) bool {
	was := t.at
	t.at = t.placeAt(x, y)
	return t.at != was
}
