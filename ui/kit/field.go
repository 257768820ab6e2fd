package kit

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"attackwing/ui/scene"
)

// Typed is the text of a field with its caret, selection and history. The page keeps it; its zero
// value is an empty field. Positions are byte offsets.
type Typed struct {
	words    string
	at, from int // the caret, and where the selection began
	left     float64
	past     []typedState // what was there before, the oldest first
	ahead    []typedState
	joined   bool // the next letter joins the last step of the undo
	want     bool
	leave    bool
	most     int
	lines    int     // as many as it may have, 0 and 1: one
	top      float64 // how far the lines of several are scrolled
	filter   func(r rune) bool
	changed  func()
	search   bool
	onTab    *Typed
	onEnter  *Typed
	compose  string
	box      Box // where the letters were drawn last
}

type typedState struct {
	words    string
	at, from int
}

const mostUndone = 100

// TypedOf is a field with words in it.
func TypedOf(words string) Typed { return Typed{words: words, at: len(words), from: len(words)} }

// String are the words.
func (t *Typed) String() string { return t.words }

// Set puts other words in; they can be undone.
func (t *Typed) Set(words string) {
	if words != t.words {
		t.keep(false)
		t.words, t.at, t.from = words, len(words), len(words)
	}
}

// Focus has the field typed in as soon as it is seen.
func (t *Typed) Focus() { t.want = true }

// Again has the field typed in, with all its words selected: letters take their place.
func (t *Typed) Again() {
	t.all()
	t.Focus()
}

// Leave has the field no longer typed in.
func (t *Typed) Leave() { t.leave = true }

// Empty reports whether there is nothing but blanks in it.
func (t *Typed) Empty() bool { return strings.TrimSpace(t.words) == "" }

// Sought are its words, as Finds looks for them.
func (t *Typed) Sought() []string { return strings.Fields(strings.ToLower(t.words)) }

// Finds reports whether each of its words stands somewhere in these, large letters or small.
func (t *Typed) Finds(in ...string) bool {
	all := strings.ToLower(strings.Join(in, " "))
	for _, w := range t.Sought() {
		if !strings.Contains(all, w) {
			return false
		}
	}
	return true
}

func (t *Typed) all() { t.from, t.at = 0, len(t.words) }

func (t *Typed) selected() (from, to int) { return min(t.at, t.from), max(t.at, t.from) }

// keep notes what is there for the undo; letters typed in a row are one step.
func (t *Typed) keep(letter bool) {
	t.ahead = nil
	if letter && t.joined {
		return
	}
	t.joined = letter
	t.past = append(t.past, typedState{t.words, t.at, t.from})
	if len(t.past) > mostUndone {
		t.past = t.past[1:]
	}
}

// insert puts words in place of what is selected, as many as the field takes.
func (t *Typed) insert(words string, letter bool) bool {
	a, b := t.selected()
	feeds := t.feeds()
	words = strings.Map(func(r rune) rune {
		if r == '\n' && t.several() {
			feeds--
			return If(feeds < 0, ' ', r)
		}
		if !unicode.IsPrint(r) || t.filter != nil && !t.filter(r) {
			return -1
		}
		return r
	}, words)
	room := t.most - utf8.RuneCountInString(t.words[:a]) - utf8.RuneCountInString(t.words[b:])
	for utf8.RuneCountInString(words) > max(0, room) {
		_, n := utf8.DecodeLastRuneInString(words)
		words = words[:len(words)-n]
	}
	if words == "" && a == b {
		return false
	}
	t.keep(letter && a == b)
	t.words = t.words[:a] + words + t.words[b:]
	t.at = a + len(words)
	t.from = t.at
	return true
}

// undo goes to the state before, redo to the one after.
func (t *Typed) undo(from, to *[]typedState) bool {
	n := len(*from)
	if n == 0 {
		return false
	}
	*to = append(*to, typedState{t.words, t.at, t.from})
	s := (*from)[n-1]
	*from = (*from)[:n-1]
	t.words, t.at, t.from, t.joined = s.words, s.at, s.from, false
	return true
}

// step is the place a letter or a word on.
func (t *Typed) step(at, by int, word bool) int {
	one := func() (r rune) {
		n := 0
		if by < 0 {
			r, n = utf8.DecodeLastRuneInString(t.words[:at])
		} else {
			r, n = utf8.DecodeRuneInString(t.words[at:])
		}
		at += by * n
		return r
	}
	more := func() bool { return by < 0 && at > 0 || by > 0 && at < len(t.words) }
	if !more() {
		return at
	}
	if !word {
		one()
		return at
	}
	letter := false
	for more() {
		was := at
		if r := one(); unicode.IsLetter(r) || unicode.IsDigit(r) {
			letter = true
		} else if letter {
			return was
		}
	}
	return at
}

// FieldOf configures a field: its name in reports, its hint while empty, and the input it takes.
type FieldOf struct {
	ID      string
	Label   string // above it
	Hint    string // shown while it is empty
	Icon    string // before the words: "search"
	Note    string // beside them: how many were found
	Most    int    // letters at most, 0: 60
	Lines   int    // lines at most, 0: one; Enter begins the next, Ctrl+Enter presses the main button
	Filter  func(r rune) bool
	Changed func()
	Why     string // what is wrong with what is typed; said under it
	Off     string // why nothing can be typed now
	Search  bool   // Enter leaves it and does no more
	Tab     *Typed // the field that Tab goes to, nil the next thing on the page
	Enter   *Typed // the field that Enter goes to, nil the main button is pressed
	Wide    float64
}

// Digits lets a field take digits only.
func Digits(r rune) bool { return r >= '0' && r <= '9' }

var fieldStyle = scene.Style{Face: scene.Sans, Size: 15, Line: 20}

const fieldHigh = 40.0

// Field is a text to be typed: with selection, clipboard, undo (Ctrl+Z), and the input method of
// the system.
func Field(t *Typed, o FieldOf) Part {
	if o.Most == 0 {
		o.Most = 60
	}
	t.most, t.filter, t.changed, t.search, t.onTab, t.onEnter = o.Most, o.Filter, o.Changed, o.Search, o.Tab, o.Enter
	t.lines = o.Lines
	high := fieldHigh
	if t.several() {
		high = 16 + areaLine*float64(o.Lines)
	}
	line := strip(max(o.Wide, 160), 120, high,
		func(f *Frame, b Box) { drawField(f, t, &o, b) }).with(func(a *acts) {
		a.text, a.role, a.off = t, AField, o.Off
		a.name, a.words = Name{o.ID, -1}, t.words
	})
	line.broad = o.Wide == 0
	p := Column(4, Line(scene.StyleSmall, scene.Text2, o.Label), line, Text(scene.StyleSmall, scene.DangerText, o.Why))
	if o.Wide > 0 {
		return p.Wide(o.Wide)
	}
	return p
}

func drawField(f *Frame, t *Typed, o *FieldOf, b Box) {
	s := f.state()
	on := f.person.typing == t
	if f.person.Pretend != nil { // the gallery shows more than one
		on = on || s.Focus
	}
	fill, line, ink := scene.Panel, scene.LineStrong, scene.Text1
	switch {
	case o.Off != "":
		fill, line, ink = scene.Card, scene.Line, scene.Text3
	case o.Why != "":
		fill, line = scene.DangerFill, scene.Danger
	case s.Over:
		fill = scene.Card
	}
	f.Canvas.Plate(b.X, b.Y, b.W, b.H, 8, fill, 1.2, line)
	s.Focus = on
	f.ring(b, 8, s)
	in := b.Inset(12, 8)
	if t.several() {
		f.drawArea(t, o, in, on, ink)
		return
	}
	y := b.Y + b.H/2
	if o.Icon != "" {
		drawSign(f.Canvas, o.Icon, in.X+8, y, 18, scene.Text3)
		in.X, in.W = in.X+24, in.W-24
	}
	if o.Note != "" {
		w := Width(scene.StyleSmall, o.Note)
		f.Canvas.Text(in.X+in.W, y, scene.StyleSmall, scene.Text3, o.Note, scene.Right)
		in.W -= w + 8
	}
	t.box = Box{in.X - f.shiftX, in.Y - f.shiftY, in.W, in.H}
	from := len(f.Scene.Shapes)
	words, caret, composed := t.composed(on)
	width := func(n int) float64 { return Width(fieldStyle, words[:n]) }
	t.left = max(0, min(t.left, Width(fieldStyle, words)+2-in.W))
	if on { // the caret is seen
		switch x := width(caret); {
		case x < t.left:
			t.left = x
		case x > t.left+in.W-2:
			t.left = x - in.W + 2
		}
	}
	if a, z := t.selected(); on && a != z && composed == 0 {
		x := in.X - t.left + width(a)
		f.Canvas.Box(x, y-11, width(z)-width(a), 22, 3, selection)
	}
	if words == "" && o.Hint != "" {
		hint := o.Hint
		if forThumb { // without the key of a search
			hint = strings.TrimSuffix(hint, "  /")
		}
		f.Canvas.Fit(in.X, y, in.W, fieldStyle, scene.Text3, hint, scene.Left)
	} else {
		f.Canvas.Text(in.X-t.left, y, fieldStyle, ink, words, scene.Left)
	}
	if composed > 0 {
		x := in.X - t.left + width(caret-composed)
		f.Path().Segment(scene.Pt{X: x, Y: y + 11}, scene.Pt{X: in.X - t.left + width(caret), Y: y + 11})
		f.Stroke(scene.Accent, 1.4, 2, 2)
	}
	if on {
		f.drawCaret(in.X-t.left+width(caret), y)
	}
	f.Cut(from, in.Inset(-1, -4))
}

// composed returns the words as they are seen, with what the input method has not yet given, the
// place of the caret in them, and how many bytes before it are of the input method.
func (t *Typed) composed(on bool) (words string, caret, composed int) {
	if !on || t.compose == "" {
		return t.words, t.at, 0
	}
	a, z := t.selected()
	return t.words[:a] + t.compose + t.words[z:], a + len(t.compose), len(t.compose)
}

// drawCaret draws the caret at a place in a line whose middle is y.
func (f *Frame) drawCaret(x, y float64) {
	f.caret = Box{x - f.shiftX, y - 10, 1.5, 20}
	if f.person.caretAge < caretSeconds {
		f.Canvas.Box(x-0.5, y-10, 1.5, 20, 0, scene.Accent)
	}
}
