package kit

import (
	"slices"
	"strings"

	"attackwing/ui/scene"
)

// Brief is words in at most so many lines; what has no room in them is cut with dots. A word wider
// than a line is written smaller before it is broken. Marks are searched for, large letters or
// small, and lit where they stand.
func Brief(most int, st Style, ink Ink, words string, marks ...string) Part {
	p := Text(st, ink, words)
	if p.None() {
		return p
	}
	st = lettered(st)
	p.lay = func(r Room) Laid {
		w := max(r.W, 24) + 0.5
		st := st
		if most > 1 {
			st = unbroken(st, words, w)
		}
		ls := linesOf(st, words, w)
		if len(ls) > most {
			ls = append([]string{}, ls[:most]...)
			ls[most-1] = Shorten(st, ls[most-1]+" …", w)
		}
		wide := If(len(ls) > 1, r.W, p.own)
		return Laid{wide, st.Line * float64(len(ls)), func(f *Frame, b Box) {
			for i, l := range ls {
				x := b.X + (b.W-Width(st, l))*f.aligned
				f.light(st, l, x, b.Y+st.Line*float64(i), marks)
				f.Canvas.Text(x, b.Y+st.Line*(float64(i)+0.5), st, ink, l, scene.Left)
			}
		}}
	}
	return p
}

// leastWord is the least share of its size in which a word is written so that it is not broken.
const leastWord = 0.75

// unbroken returns a style in which each word fits in a width, st where they do, or where that would
// be too small.
func unbroken(st Style, words string, w float64) Style {
	if Width(st, words) <= w {
		return st
	}
	widest := 0.0
	for word := range strings.FieldsSeq(words) {
		widest = max(widest, Width(st, word))
	}
	if by := w / max(widest, 1); by < 1 && by >= leastWord && (!forThumb || st.Size*by >= LeastWord) {
		st.Size *= by * 0.995 // letters are measured in parts of a pixel
	}
	return st
}

// light lays a light behind each place in a line where one of the marks stands.
func (f *Frame) light(st Style, l string, x, y float64, marks []string) {
	low := strings.ToLower(l)
	if len(low) != len(l) {
		return // letters of other lengths: their places are not those of the line
	}
	for _, m := range marks {
		for at := 0; ; at += len(m) {
			i := strings.Index(low[at:], strings.ToLower(m))
			if i < 0 || m == "" {
				break
			}
			at += i
			f.Path().Rect(x+Width(st, l[:at])-1, y+1, x+Width(st, l[:at+len(m)])+1, y+st.Line-1)
			f.Fill(scene.Fade(scene.Accent, 0.28))
		}
	}
}

// Struck is a line that holds no more: a price before it was changed.
func Struck(st Style, ink Ink, words string) Part {
	st = lettered(st)
	w := Width(st, words)
	return Sized(w+4, st.Line, func(c *Canvas, b Box) {
		y := b.Y + b.H/2
		c.Text(b.X+2, y, st, ink, words, scene.Left)
		c.Path().Rect(b.X, y-0.5, b.X+w+4, y+0.7)
		c.Fill(ink)
	})
}

// Some is as many rows as there is height for, gap px apart; where some are left out, more tells
// how many, in the place of the last.
func Some(gap float64, more func(left int) Part, rows ...Part) Part {
	all := Column(gap, rows...)
	if len(rows) == 0 {
		return all
	}
	lay := all.lay
	all.tall, all.snug = true, true
	all.lay = func(r Room) Laid {
		l := lay(Room{W: r.W})
		for n := len(rows) - 1; r.H > 0 && l.H > r.H+0.5 && n >= 0; n-- {
			l = Column(gap, append(slices.Clone(rows[:n]), more(len(rows)-n))...).Laid(Room{W: r.W})
		}
		return l
	}
	return all
}
