package kittest

import (
	"cmp"
	"fmt"
	"slices"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// sheet is a filled box large enough to have words on it, px. Round and small shapes are marks, not
// sheets.
const (
	sheetWidth  = 40
	sheetHeight = 16
	// slack is the length by which letters may leave a box or overlap, px: a slanted stroke, a
	// comma's tail.
	slack = 0.75
)

type inked struct {
	text   string
	lo, hi scene.Pt
	n      int // its place among the shapes
	layer  scene.Layer
	clip   *scene.Clip
}

// shown returns the visible part of the ink, none where its place does not show it at all.
func (a inked) shown() inked {
	if k := a.clip; k != nil {
		in := scene.Clip{Lo: a.lo, Hi: a.hi}.In(k)
		a.lo, a.hi = in.Lo, in.Hi
	}
	return a
}

// beside gives two parts as they are compared: whole when both are shown in one place, which can be
// moved until they are seen, else what is seen of each.
func (a *inked) beside(b *inked) (p, q inked) {
	if a.clip == b.clip {
		return *a, *b
	}
	return a.shown(), b.shown()
}

// none tells whether nothing is seen of it.
func (a *inked) none() bool {
	s := a.shown()
	return s.hi.X-s.lo.X <= slack || s.hi.Y-s.lo.Y <= slack
}

func (a *inked) meets(lo, hi scene.Pt) bool {
	return a.lo.X < hi.X-slack && lo.X < a.hi.X-slack && a.lo.Y < hi.Y-slack && lo.Y < a.hi.Y-slack
}

func (a *inked) within(lo, hi scene.Pt) bool {
	return a.lo.X >= lo.X-slack && a.hi.X <= hi.X+slack && a.lo.Y >= lo.Y-slack && a.hi.Y <= hi.Y+slack
}

// Overlaps says in words what is wrong with the texts laid out on a canvas for a window of w by h
// pixels: texts outside the window, texts that stand out of the box they begin on, texts half
// covered by a box, and texts on one another. Texts wholly covered by a later box are not seen and
// not judged; what floats (Float) may cover anything.
func Overlaps(c *kit.Canvas, w, h float64) (out []string) {
	texts, boxes := inks(c)
	for i := range texts {
		t := &texts[i]
		hidden, half := t.covered(boxes)
		out = append(out, half...)
		if hidden {
			t.text = ""
			continue
		}
		if k := t.clip; k != nil && (t.lo.X < k.Lo.X-slack || t.hi.X > k.Hi.X+slack) {
			out = append(out,
				fmt.Sprintf("%q at %.0f,%.0f is cut off at a side of the place it is moved in", t.text, t.lo.X, t.lo.Y))
		}
		if seen := t.shown(); !t.none() && !seen.within(scene.Pt{}, scene.Pt{X: w, Y: h}) {
			out = append(out, fmt.Sprintf("%q at %.0f,%.0f leaves the window", t.text, t.lo.X, t.lo.Y))
		}
		if b, ok := t.ground(boxes); ok && !t.within(b.lo, b.hi) {
			out = append(
				out,
				fmt.Sprintf("%q at %.0f,%.0f stands out of its box, which is %.0f wide and %.0f high", t.text, t.lo.X,
					t.lo.Y, b.hi.X-b.lo.X, b.hi.Y-b.lo.Y),
			)
		}
		for _, o := range texts[:i] {
			if o.text != "" && t.lies(&o) {
				out = append(out,
					fmt.Sprintf("%q and %q lie on one another at %.0f,%.0f", o.text, t.text, t.lo.X, t.lo.Y))
			}
		}
	}
	return out
}

// inks are the texts of a canvas and the filled boxes large enough for words, as they lie on one
// another.
func inks(c *kit.Canvas) (texts, boxes []inked) {
	shapes := slices.Clone(c.Scene.Shapes)
	slices.SortStableFunc(shapes, func(a, b scene.Shape) int { return cmp.Compare(a.Layer, b.Layer) })
	for n := range shapes {
		sh := &shapes[n]
		switch {
		case sh.Space != scene.OnScreen:
		case sh.Kind == scene.Text:
			if t := inkOf(sh, n); t.hi.X > t.lo.X {
				texts = append(texts, t)
			}
		case sh.Kind == scene.Fill && sh.Color.A == 255 && (sh.Alpha == 0 || sh.Alpha == 255):
			if lo, hi := sh.Path.Bounds(); hi.X-lo.X >= sheetWidth && hi.Y-lo.Y >= sheetHeight &&
				boxy(&sh.Path, lo, hi) {
				boxes = append(boxes, inked{lo: lo, hi: hi, n: n, layer: sh.Layer, clip: sh.Clip})
			}
		}
	}
	return texts, boxes
}

// covered reports whether a later box hides a text, and says which ones of its layer hide a part of
// it.
func (a *inked) covered(boxes []inked) (hidden bool, half []string) {
	for i := range boxes {
		seen, b := a.beside(&boxes[i])
		if b.n < a.n || a.clip != b.clip && (a.none() || boxes[i].none()) || !seen.meets(b.lo, b.hi) {
			continue
		}
		if seen.within(b.lo, b.hi) {
			return true, half
		}
		if b.layer <= a.layer {
			half = append(half, fmt.Sprintf("%q is half covered by the box at %.0f,%.0f", a.text, b.lo.X, b.lo.Y))
		}
	}
	return false, half
}

// ground is the box that a text is written on: the last one below its middle.
func (a *inked) ground(boxes []inked) (inked, bool) {
	mid := a.lo.Add(a.hi).Mul(0.5)
	for _, b := range slices.Backward(boxes) {

		if b.clip != a.clip {
			if a.clip != nil || b.none() { // the place it is moved in cuts it
				continue
			}
			b = b.shown() // only what is seen of it lies below the text
		}
		if b.n < a.n && mid.X >= b.lo.X && mid.X <= b.hi.X && mid.Y >= b.lo.Y && mid.Y <= b.hi.Y {
			return b, true
		}
	}
	return inked{}, false
}

// lies reports whether two texts that are seen lie on one another.
func (a *inked) lies(o *inked) bool {
	if o.layer != a.layer || a.clip != o.clip && (a.none() || o.none()) {
		return false
	}
	p, q := a.beside(o)
	return q.meets(p.lo, p.hi)
}

// inkOf returns the box of the outlines of a text's letters.
func inkOf(sh *scene.Shape, n int) inked {
	lo, hi, width := scene.TextBounds(sh.Face, sh.Size, sh.Track, sh.Text)
	if lo == hi {
		return inked{}
	}
	at := sh.At
	switch sh.Anchor {
	case scene.Middle:
		at.X -= width / 2
	case scene.Right:
		at.X -= width
	}
	at.Y += scene.Capital(sh.Face, sh.Size) / 2
	return inked{sh.Text, lo.Add(at), hi.Add(at), n, sh.Layer, sh.Clip}
}

// boxy tells whether a path fills its bounds but for rounded corners: it comes near a corner along
// the upper edge, as no disc does, or it is a pill.
func boxy(p *scene.Path, lo, hi scene.Pt) bool {
	w, h := hi.X-lo.X, hi.Y-lo.Y
	return slices.ContainsFunc(p.Pts, func(q scene.Pt) bool {
		return q.Y < lo.Y+slack && q.X-lo.X < max(0.2*w, min(w, h)/2*0.4)
	}) && slices.ContainsFunc(p.Pts, func(q scene.Pt) bool { return q.Y > hi.Y-slack && hi.X-q.X < 0.2*w })
}
