package kit

import (
	"image/color"
	"strings"
	"unicode/utf8"

	"attackwing/ui/scene"
)

// Style is a step of the type scale, Ink a color.
type (
	Style = scene.Style
	Ink   = color.NRGBA
)

// Link is a part of a text that can be pressed: from and to are bytes of it.
type Link struct {
	From, To int
	Name     Name
	Key      any
	Press    func()
	Tip      func() Tip
	Quiet    bool // it is seen to be one only when it is pointed at: where many words are links
}

// Finder finds what can be pressed in a text: the words of the rules.
type Finder func(words string) []Link

// Text is words in lines as wide as there is room.
func Text(st Style, ink Ink, words string) Part { return Linked(st, ink, words, nil) }

// Linked is a Text of which a Finder makes some words pressable.
func Linked(st Style, ink Ink, words string, find Finder) Part {
	return Led(st, ink, "", ink, words, find)
}

// Led is a Linked that begins with a word in another ink, and a space.
func Led(st Style, first Ink, lead string, ink Ink, words string, find Finder) Part {
	if words == "" {
		return Part{}
	}
	st = lettered(st)
	if lead != "" {
		words = lead + " " + words
	}
	own := Width(st, words) + 0.5
	p := Part{own: own, least: min(own, longest(st, words))}
	p.lay = func(r Room) Laid {
		ls := linesOf(st, words, max(r.W, 24)+0.5)
		wide := If(len(ls) > 1, r.W, own)
		var links []linkIn
		return Laid{wide, st.Line * float64(len(ls)), func(f *Frame, b Box) {
			if y := b.Y + st.Line*float64(len(ls)); y < f.clip.Y || b.Y > f.clip.Y+f.clip.H { // out of sight
				return
			}
			if find != nil && links == nil {
				links = linksIn(st, ls, find)
			}
			rest := links
			for i, l := range ls {
				y := b.Y + st.Line*(float64(i)+0.5)
				x := b.X
				if p := f.aligned; p != 0 {
					x += (b.W - Width(st, l)) * p
				}
				if rest, is := strings.CutPrefix(l, lead); is && i == 0 && lead != "" {
					f.Canvas.Text(x, y, st, first, lead, scene.Left)
					rest = strings.TrimPrefix(rest, " ")
					f.Canvas.Text(x+Width(st, l)-Width(st, rest), y, st, ink, rest, scene.Left)
				} else {
					f.Canvas.Text(x, y, st, ink, l, scene.Left)
				}
				for ; len(rest) > 0 && rest[0].line == i; rest = rest[1:] {
					f.link(st, &rest[0], x, y)
				}
			}
		}}
	}
	return p
}

// Centered has the lines of a text in the middle of their room.
func Centered(p Part) Part {
	if p.None() {
		return p
	}
	lay := p.lay
	p.lay = func(r Room) Laid {
		l := lay(r)
		put := l.Put
		l.W = r.W
		l.Put = func(f *Frame, b Box) {
			was := f.aligned
			f.aligned = 0.5
			put(f, b)
			f.aligned = was
		}
		return l
	}
	return p
}

// linkIn is the piece of a link in one line.
type linkIn struct {
	line       int
	left, wide float64
	quiet      bool
	does       *acts
}

// linksIn are the links of a text in its lines.
func linksIn(st Style, ls []string, find Finder) []linkIn {
	out := []linkIn{}
	links, from := find(strings.Join(ls, " ")), 0
	for i, l := range ls {
		for _, k := range links {
			a, b := max(k.From-from, 0), min(k.To-from, len(l))
			if a >= b || k.From >= from+len(l) {
				continue
			}
			key := k.Key
			if key == nil {
				key = linkKey{k.Name, l[a:b], k.From}
			}
			out = append(out, linkIn{
				i,
				Width(st, l[:a]),
				Width(st, l[a:b]),
				k.Quiet,
				&acts{key: key, name: k.Name, role: ALink, words: l[a:b], press: k.Press, tip: k.Tip},
			})
		}
		from += len(l) + 1
	}
	return out
}

// link draws what of a link stands in a line that begins at x, and lets it be pressed.
func (f *Frame) link(st Style, k *linkIn, x, y float64) {
	left := x + k.left
	box := f.enter(k.does, Box{left, y - st.Line/2, k.wide, st.Line})
	s := f.state()
	ink := scene.Fade(scene.Accent, 0.55)
	if s.Over {
		ink = scene.Accent
	}
	if !k.quiet || s.Over || s.Focus {
		f.Path().Rect(left, y+st.Size*0.5, left+k.wide, y+st.Size*0.5+1)
		f.Fill(ink)
	}
	f.ring(box.Inset(-3, 0), 4, s)
	f.leave()
}

type linkKey struct {
	name  Name
	words string
	from  int
}

// Line is words in one line, cut with dots where there is no room.
func Line(st Style, ink Ink, words string) Part {
	return lined(lettered(st), ink, words, (*Canvas).Fit)
}

// Squeezed is a Line that is written narrower before it is cut.
func Squeezed(st Style, ink Ink, words string) Part {
	return lined(lettered(st), ink, words, (*Canvas).Squeeze)
}

// lined is a line that is written in its own way where there is no room for it.
func lined(
	st Style,
	ink Ink,
	words string,
	write func(c *Canvas, x, y, w float64, st Style, ink Ink, words string, a scene.Anchor) float64,
) Part {
	if words == "" {
		return Part{}
	}
	own := Width(st, words) + 0.5
	return upTo(own, min(own, 48), st.Line, func(f *Frame, b Box) {
		write(f.Canvas, f.lineAt(b, own), b.Y+b.H/2, b.W+0.5, st, ink, words, scene.Left)
	})
}

// lineAt returns the x of a line of width own in its box.
func (f *Frame) lineAt(b Box, own float64) float64 { return b.X + (b.W-min(own, b.W))*f.aligned }

// textIn is a text in a style and a width.
type textIn struct {
	st    Style
	words string
	w     float64
}

var (
	broken   = memo[textIn, []string]{}
	longests = memo[textIn, float64]{}
)

// linesOf breaks words into lines; line breaks in them stay.
func linesOf(st Style, words string, w float64) []string {
	st = legible(st, words)
	return broken.of(textIn{st, words, w}, func() (ls []string) {
		for part := range strings.SplitSeq(words, "\n") {
			for _, l := range Lines(st, part, w) {
				ls = append(ls, hard(st, l, w)...)
			}
		}
		return ls
	})
}

// hard breaks a word that is wider than its line.
func hard(st Style, l string, w float64) []string {
	if Width(st, l) <= w {
		return []string{l}
	}
	var out []string
	for Width(st, l) > w && utf8.RuneCountInString(l) > 1 {
		n := 0
		for i := range l {
			if i > 0 && Width(st, l[:i]) > w {
				break
			}
			n = i
		}
		if n == 0 {
			_, n = utf8.DecodeRuneInString(l)
		}
		out, l = append(out, l[:n]), l[n:]
	}
	return append(out, l)
}

// longest is the width of the longest word, and of eight letters at least.
func longest(st Style, words string) float64 {
	st = legible(st, words)
	return longests.of(textIn{st: st, words: words}, func() float64 {
		w := st.Size * 4.5
		for word := range strings.FieldsSeq(words) {
			w = max(w, Width(st, word))
		}
		return min(w, 180)
	})
}
