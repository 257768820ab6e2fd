package kit

import (
	"strings"
	"unicode/utf8"

	"attackwing/ui/scene"
)

// areaLine is the height of a line in a field of several, px.
const areaLine = 22.0

// span is a line of a text as it is seen: from and to are bytes of it.
type span struct{ from, to int }

// spans breaks a text into lines as wide as a field: where it has line breaks, and behind the last
// blank that fits. A word that is wider than a line is broken.
func spans(words string, wide float64) (ls []span) {
	from := 0
	for part := range strings.SplitSeq(words, "\n") {
		end := from + len(part)
		for Width(fieldStyle, words[from:end]) > wide {
			n := lineBytes(words[from:end], wide)
			ls = append(ls, span{from, from + n})
			from += n
		}
		ls = append(ls, span{from, end})
		from = end + 1
	}
	return ls
}

// lineBytes returns how many bytes of a text stand in its first line: up to and with a blank where
// there is one, at least a letter.
func lineBytes(words string, wide float64) int {
	n, blank := 0, 0
	for i := range words {
		if i > 0 && Width(fieldStyle, strings.TrimRight(words[:i], " ")) > wide { // blanks may stand beside it
			break
		}
		if n = i; i > 0 && words[i-1] == ' ' {
			blank = i
		}
	}
	if n == 0 {
		_, n = utf8.DecodeRuneInString(words)
	}
	return If(blank > 0, blank, n)
}

// caretLine is the line in which a caret stands: at a break without a line feed it is the one below.
func caretLine(ls []span, at int) int {
	n := len(ls) - 1
	for n > 0 && ls[n].from > at {
		n--
	}
	return n
}

// several reports whether it is a field of several lines.
func (t *Typed) several() bool { return t.lines > 1 }

// feed begins a line, and reports whether the field has one more.
func (t *Typed) feed() bool { return t.feeds() > 0 && t.insert("\n", false) }

// feeds returns how many lines more the field has when what is selected goes.
func (t *Typed) feeds() int {
	a, z := t.selected()
	return t.lines - 1 - strings.Count(t.words[:a], "\n") - strings.Count(t.words[z:], "\n")
}

// lineAt is the line under a pixel.
func (t *Typed) lineAt(y float64) span {
	ls := spans(t.words, t.box.W)
	return ls[max(0, min(int((y-t.box.Y+t.top)/areaLine), len(ls)-1))]
}

// lineKey is the place of the caret after a stroke that goes by lines; false: it is no such stroke.
func (t *Typed) lineKey(k string, whole bool) (at int, is bool) {
	if !t.several() || whole {
		return 0, false
	}
	ls := spans(t.words, t.box.W)
	n := caretLine(ls, t.at)
	switch x := Width(fieldStyle, t.words[ls[n].from:t.at]); {
	case k == "home":
		return ls[n].from, true
	case k == "end":
		return t.lineEnd(ls[n]), true
	case k == "up" && n == 0:
		return 0, true
	case k == "up":
		return t.placeIn(ls[n-1], x), true
	case k == "down" && n == len(ls)-1:
		return len(t.words), true
	case k == "down":
		return t.placeIn(ls[n+1], x), true
	}
	return 0, false
}

// lineEnd is the last place of a caret in a line: before the blank at which it is broken.
func (t *Typed) lineEnd(l span) int {
	if l.to > l.from && l.to < len(t.words) && t.words[l.to] != '\n' {
		_, n := utf8.DecodeLastRuneInString(t.words[l.from:l.to])
		return l.to - n
	}
	return l.to
}

// drawArea draws the words of a field of several lines, with its caret and what is selected.
func (f *Frame) drawArea(t *Typed, o *FieldOf, in Box, on bool, ink Ink) {
	t.box = Box{in.X - f.shiftX, in.Y - f.shiftY, in.W, in.H}
	words, caret, composed := t.composed(on)
	ls := spans(words, in.W)
	now := caretLine(ls, caret)
	t.top = max(0, min(t.top, float64(len(ls))*areaLine-in.H))
	if on { // the caret is seen
		t.top = min(t.top, float64(now)*areaLine)
		t.top = max(t.top, float64(now+1)*areaLine-in.H)
	}
	from := len(f.Scene.Shapes)
	if words == "" {
		f.Canvas.Fit(in.X, in.Y+areaLine/2, in.W, fieldStyle, scene.Text3, o.Hint, scene.Left)
	}
	a, z := t.selected()
	x := func(l span, at int) float64 { return in.X + Width(fieldStyle, words[l.from:at]) }
	for i, l := range ls {
		y := in.Y + (float64(i)+0.5)*areaLine - t.top
		if p, q := max(a, l.from), min(z, l.to); on && composed == 0 && a != z && p <= q && a <= l.to && z > l.from {
			more := If(z > l.to && l.to < len(words) && words[l.to] == '\n', 5.0, 0) // the line feed too
			f.Canvas.Box(x(l, p), y-11, x(l, q)-x(l, p)+more, 22, 3, selection)
		}
		f.Canvas.Text(in.X, y, fieldStyle, ink, words[l.from:l.to], scene.Left)
		if begun := max(caret-composed, l.from); composed > 0 && begun < min(caret, l.to) {
			f.Path().Segment(scene.Pt{X: x(l, begun), Y: y + 11}, scene.Pt{X: x(l, min(caret, l.to)), Y: y + 11})
			f.Stroke(scene.Accent, 1.4, 2, 2)
		}
		if i == now && on {
			f.drawCaret(x(l, caret), y)
		}
	}
	f.Cut(from, in.Inset(-1, -4))
}
