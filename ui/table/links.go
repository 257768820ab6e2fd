package table

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// link makes a place open a term of the glossary: underlined with dots while the pointer is on it.
func (t *Table) link(term string, x, y, w, h float64) {
	i := slices.IndexFunc(glossary, func(e entry) bool { return strings.EqualFold(e.name, term) })
	if i < 0 {
		return
	}
	c := &t.Canvas
	id := fmt.Sprintf("term:%d:%d", i, len(c.Hits))
	c.Hit(id, x, y, w, h, true)
	if c.Hover == id {
		c.Path().Segment(scene.Pt{X: x, Y: y + h - 2}, scene.Pt{X: x + w, Y: y + h - 2})
		c.Stroke(scene.Accent, 1.2, 1.5, 2.5)
	}
}

// linked writes a text in lines as Canvas.Wrap does, its rules words being links; it returns the height.
func (t *Table) linked(x, y, w float64, st scene.Style, text string) {
	for i, line := range canvas.Lines(st, text, w) {
		for _, k := range termsIn(line) {
			from := x + canvas.Width(st, line[:k.from])
			t.link(k.name, from, y+st.Line*float64(i), x+canvas.Width(st, line[:k.to])-from, st.Line)
		}
	}
}

// linkedText is Canvas.Wrap with links; it returns the height.
func (t *Table) linkedText(x, y, w float64, st scene.Style, ink color.NRGBA, text string) float64 {
	t.linked(x, y, w, st, text)
	return t.Canvas.Wrap(x, y, w, st, ink, text)
}

// inText is a rules word in a line.
type inText struct {
	name     string
	from, to int
}

// byLength are the terms with the longest first, so that a part of one is not taken for another.
var byLength = func() (names []string) {
	for _, e := range glossary {
		names = append(names, e.name)
	}
	slices.SortStableFunc(names, func(a, b string) int { return len(b) - len(a) })
	return names
}()

// termsIn are the terms of the glossary in a line, as they are written there.
func termsIn(line string) (found []inText) {
	taken := make([]bool, len(line))
	letter := func(i int) bool {
		return i >= 0 && i < len(line) && (line[i] >= 'a' && line[i] <= 'z' || line[i] >= 'A' && line[i] <= 'Z')
	}
	for _, n := range byLength {
		for at := 0; ; {
			k := strings.Index(line[at:], n)
			if k < 0 {
				break
			}
			from, to := at+k, at+k+len(n)
			at = to
			if to < len(line) && line[to] == 's' && !letter(to+1) {
				to++
			}
			if letter(from-1) || letter(to) || slices.Contains(taken[from:to], true) {
				continue
			}
			for i := from; i < to; i++ {
				taken[i] = true
			}
			found = append(found, inText{n, from, to})
		}
	}
	slices.SortFunc(found, func(a, b inText) int { return a.from - b.from })
	return found
}

// drawTerm is the card of the term that was opened, over the board.
func (t *Table) drawTerm() {
	if t.termAt == 0 || t.termAt > len(glossary) {
		return
	}
	c := &t.Canvas
	c.Float()
	e := &glossary[t.termAt-1]
	const wide, head, foot = 330.0, 38.0, 44.0
	b := t.over(wide, 0, false)
	words := scene.StyleBody.Line * float64(len(canvas.Lines(scene.StyleBody, e.words, b.W-32)))
	b = t.over(wide, 56+words+44, false)
	x, y, w, h := b.X, b.Y, b.W, b.H
	c.Hit("termcard", x, y, w, h, false)
	c.Box(x-2, y+6, w+4, h+4, 12, scene.Fade(scene.Hex(0), 0.4))
	c.Box(x, y, w, h, 10, scene.Panel)
	c.Frame(x, y, w, h, 10, 1.2, scene.Accent)
	gw := c.Text(x+w-16, y+24, scene.StyleSmall, scene.Text3, e.group, scene.Right)
	c.Fit(x+16, y+24, w-44-gw, scene.StyleH3, scene.Text1, e.name, scene.Left)
	c.Within(&t.termTop, x+1, y+head, w-2, h-head-foot, words+8, func() {
		c.Wrap(x+16, y+42, w-32, scene.StyleBody, scene.Text2, e.words)
		t.linked(x+16, y+42, w-32, scene.StyleBody, e.words)
	})
	c.Button("termback", "Back", "Backspace", x+12, y+h-40, 130, 30, 0, len(t.termPath) > 0)
	c.Button("termclose", "Close", "Esc", x+w-112, y+h-40, 100, 30, 0, true)
}

// openTerm opens the card of a term by its place in the glossary.
func (t *Table) openTerm(i int) {
	if i < 0 || i >= len(glossary) {
		return
	}
	if t.termAt > 0 && t.termAt != i+1 {
		t.termPath = append(t.termPath, t.termAt)
	}
	t.termAt, t.dirty = i+1, true
}

// termBack goes back to the term before, false when there is none.
func (t *Table) termBack() bool {
	n := len(t.termPath)
	if n == 0 {
		return false
	}
	t.termAt, t.termPath, t.dirty = t.termPath[n-1], t.termPath[:n-1], true
	return true
}

func (t *Table) closeTerm() { t.termAt, t.termPath, t.dirty = 0, nil, true }
