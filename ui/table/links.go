package table

import (
	"fmt"
	"image/color"
	"strings"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/glossary"
	"attackwing/ui/scene"
)

// link makes a place open a term of the glossary: underlined with dots while the pointer is on it.
func (t *Table) link(term string, x, y, w, h float64) {
	i := glossary.At(term)
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

// linked makes links of the rules words in a text that Canvas.Wrap writes in lines.
func (t *Table) linked(x, y, w float64, st scene.Style, text string) {
	for i, line := range canvas.Lines(st, text, w) {
		t.linkedLine(x, y+st.Line*(float64(i)+0.5), st, line)
	}
}

// linkedLine makes links of the rules words in a line that stands centred at y.
func (t *Table) linkedLine(x, y float64, st scene.Style, line string) {
	for _, k := range glossary.In(line) {
		from := x + canvas.Width(st, line[:k.From])
		t.link(k.Name, from, y-st.Line/2, x+canvas.Width(st, line[:k.To])-from, st.Line)
	}
}

// linkedText is Canvas.Wrap with links; it returns the height.
func (t *Table) linkedText(x, y, w float64, st scene.Style, ink color.NRGBA, text string) float64 {
	t.linked(x, y, w, st, text)
	return t.Canvas.Wrap(x, y, w, st, ink, text)
}

// linkedHead is a heading of a panel with links, centred at y.
func (t *Table) linkedHead(x, y float64, text string) {
	t.linkedLine(x, y, scene.StyleLabel, text)
	t.Canvas.Text(x, y, scene.StyleLabel, scene.Text3, text, scene.Left)
}

// drawTerm is the card of the term that was opened, in the corner of the board where it hides the fewest ships.
func (t *Table) drawTerm() {
	if t.termAt == 0 || t.termAt > len(glossary.All) {
		return
	}
	c := &t.Canvas
	c.Float()
	e := &glossary.All[t.termAt-1]
	b := t.termBox()
	x, y, w, h := b.X, b.Y, b.W, b.H
	ls := canvas.Lines(scene.StyleBody, e.Words, w-32)
	c.Hit("termcard", x, y, w, h, false)
	c.Box(x-2, y+6, w+4, h+4, 12, scene.Fade(scene.Hex(0), 0.4))
	c.Box(x, y, w, h, 10, scene.Panel)
	c.Frame(x, y, w, h, 10, 1.2, scene.LineStrong)
	nx := x + 16
	if a := scene.Icon(strings.ReplaceAll(strings.ToLower(e.Name), " ", "-")); a != nil {
		c.Art(x+26, y+25, 20, a, scene.Ink(scene.Accent, scene.Panel), false)
		nx += 28
	}
	gw := widthOf(scene.StyleLabel, e.Group)
	c.Fit(nx, y+25, x+w-24-gw-nx, scene.StyleH3, scene.Text1, e.Name, scene.Left)
	c.Text(x+w-16, y+25, scene.StyleLabel, scene.Text3, e.Group, scene.Right)
	c.Within(&t.termTop, x+1, y+38, w-2, h-38-44, scene.StyleBody.Line*float64(len(ls))+8, func() {
		for i, l := range ls {
			t.accented(x+16, y+42+scene.StyleBody.Line*(float64(i)+0.5), l)
		}
	})
	foot := y + h - 40
	c.Button("termback", "Back", "Backspace", x+12, foot, 130, 30, 0, len(t.termPath) > 0)
	c.Button("glossary", "All", "/", x+148, foot, 72, 30, 0, true)
	c.Button("termclose", "Close", "Esc", x+w-104, foot, 92, 30, 0, true)
}

// termBox is where the card of the open term lies.
func (t *Table) termBox() box {
	const wide = 330.0
	b := t.over(wide, 0, false)
	h := 56 + 48 + scene.StyleBody.Line*float64(len(canvas.Lines(scene.StyleBody, glossary.All[t.termAt-1].Words, b.W-32)))
	if b = t.over(wide, h, false); b.W < wide || b.H < h || t.lay.narrow {
		return b
	}
	return t.freeCorner(b.W, b.H)
}

// accented writes a line of a sentence with its rules words, which are links, in the accent's color.
func (t *Table) accented(x, y float64, line string) {
	st, at := scene.StyleBody, 0
	write := func(to int, ink color.NRGBA) {
		t.Canvas.Text(x+canvas.Width(st, line[:at]), y, st, ink, line[at:to], scene.Left)
		at = to
	}
	for _, k := range glossary.In(line) {
		if k.From > at {
			write(k.From, scene.Text2)
		}
		write(k.To, scene.Accent)
	}
	if at < len(line) {
		write(len(line), scene.Text2)
	}
	t.linkedLine(x, y, st, line)
}

// freeCorner is the corner of the board in which a card hides the fewest ships, first of all not the one that is asked
// about; at the left, for sums and cards of ships open at the right.
func (t *Table) freeCorner(w, h float64) box {
	b := t.lay.board
	low := b.Y + b.H - h - 12
	if corner := t.boardCorner(); corner.Y < b.Y+b.H {
		low = corner.Y - h - 8
	}
	places := []box{{b.X + 12, low, w, h}, {b.X + 12, b.Y + 12, w, h}, {b.X + b.W - w - 12, low, w, h}, {b.X + b.W - w - 12, b.Y + 12, w, h}}
	p := t.Asked()
	best, least := places[0], 1<<30
	for _, q := range places {
		n := 0
		for i := range t.Shown.Ships[:t.Shown.NShips] {
			id := game.ShipID(i)
			at := t.cam.ToScreen(t.middleOf(id))
			far := 24.0
			if p != nil && p.Ship == id { // with the ring about it
				far = ringReach
			}
			if !t.Shown.Ships[i].OnTable() || at.X < q.X-far || at.X > q.X+w+far || at.Y < q.Y-far || at.Y > q.Y+h+far {
				continue
			}
			if n++; p != nil && p.Ship == id {
				n += 10
			}
		}
		if n < least {
			best, least = q, n
		}
	}
	return best
}

// openTerm opens the card of a term by its place in the glossary.
func (t *Table) openTerm(i int) {
	if i < 0 || i >= len(glossary.All) {
		return
	}
	if t.termAt > 0 && t.termAt != i+1 {
		t.termPath = append(t.termPath, t.termAt)
	}
	t.termAt, t.Changed = i+1, true
}

// termBack goes back to the term before, false when there is none.
func (t *Table) termBack() bool {
	n := len(t.termPath)
	if n == 0 {
		return false
	}
	t.termAt, t.termPath, t.Changed = t.termPath[n-1], t.termPath[:n-1], true
	return true
}

func (t *Table) closeTerm() { t.termAt, t.termPath, t.Changed = 0, nil, true }
