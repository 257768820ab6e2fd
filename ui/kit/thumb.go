package kit

import (
	"fmt"
	"unicode/utf8"

	"attackwing/ui/scene"
)

// LeastWord is the least size of words where a finger was used last, px.
const LeastWord = 14.0

// markLetters is the most letters of a text that is a mark rather than a word: the number of a badge.
const markLetters = 2

// forThumb reports whether the page that is laid out is for a finger: what is pressed is as large as
// its tip, words can be read on a telephone, and no keys are named.
var forThumb bool

// thumb returns a length in px, or where the page is for a finger that of its tip if it is longer.
func thumb(px float64) float64 {
	if forThumb {
		return max(px, Finger)
	}
	return px
}

// ForThumb reports whether the page that is laid out is for a finger.
func ForThumb() bool { return forThumb }

// legible is a style in which some words are written: none are too small to be read where the page
// is for a finger.
func legible(st Style, words string) Style {
	if forThumb && st.Size < LeastWord && utf8.RuneCountInString(words) > markLetters {
		st.Size = LeastWord
	}
	return st
}

// pressed reports whether a finger presses it, as something with a place of its own.
func (a *acts) pressed() bool {
	return a != nil && (a.pressable() || a.held != nil) && a.role != ALink && a.ground == nil
}

// thumbed returns a part laid out as high as a fingertip at least. What fills its box does, all else
// stands in the middle.
func (p *Part) thumbed(l Laid) Laid {
	if l.H >= Finger {
		return l
	}
	h, put := l.H, l.Put
	l.H = Finger
	if !p.fill && !p.tall {
		l.Put = func(f *Frame, b Box) {
			if b.H > h {
				b.Y, b.H = b.Y+(b.H-h)/2, h
			}
			put(f, b)
		}
	}
	return l
}

// Small describes what of the page is too small for a finger of so many px: parts whose area is lower
// or narrower or covers that of another, links within a text, and words lower than word px. A board is not
// looked at, nor are marks.
func (v *View) Small(finger, word float64) (parts, links, words []string) {
	f := &v.frame
	for i := f.base; i < len(f.nodes); i++ {
		n := &f.nodes[i]
		if !n.pressable() && n.held == nil || n.ground != nil || n.at.W >= finger-0.5 && n.at.H >= finger-0.5 {
			continue
		}
		said := fmt.Sprintf("%s is %.0f by %.0f", nameOf(v, n), n.at.W, n.at.H)
		if n.role == ALink {
			links = append(links, said)
		} else if by := f.covers(i, finger); by != "" {
			parts = append(parts, said+", "+by)
		}
	}
	for i := range f.Scene.Shapes {
		s := &f.Scene.Shapes[i]
		if s.Kind == scene.Text && s.Space == scene.OnScreen && s.Size < word-0.01 &&
			utf8.RuneCountInString(s.Text) > markLetters {
			words = append(words, fmt.Sprintf("%q is %.1f high", s.Text, s.Size))
		}
	}
	return parts, links, words
}

// covers says why the area of a finger's tip about a node is not the node's alone, "" if it is.
func (f *Frame) covers(i int, finger float64) string {
	n := &f.nodes[i]
	area := n.reach(finger)
	if n.at.Within(n.seen) && !area.Within(f.Window) {
		return "at the edge of the window"
	}
	for k := f.base; k < len(f.nodes); k++ {
		o := &f.nodes[k]
		if k == i || !o.pressable() || o.ground != nil || o.layer != n.layer || o.floats != n.floats || f.inside(k, i) {
			continue
		}
		if f.inside(i, k) {
			return fmt.Sprintf("in %s", o.called())
		}
		if c := area.In(o.reach(finger)); c.W > 1.5 && c.H > 1.5 {
			return fmt.Sprintf("near %s", o.called())
		}
	}
	return ""
}

// reach returns the area of a node that is a finger's: its box, and about it as much as a fingertip
// covers.
func (n *node) reach(finger float64) Box {
	return n.at.Inset(min(0, n.at.W-finger)/2, min(0, n.at.H-finger)/2)
}
