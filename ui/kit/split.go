package kit

import "attackwing/ui/scene"

// Tabs is which column of a Split is shown where there is no room for all of them, and how far each
// is moved. The page keeps it.
type Tabs struct {
	At     int
	Tabbed bool       // was laid out under tabs last: only the column At is seen
	in     []Scrolled // beside each other
	folded []Scrolled // under tabs
	fresh  []any
}

// Col is a column of a Split: what its tab says, the width it needs, its share of what is left, and
// what is in it.
type Col struct {
	Name  string
	Icon  string // above the name where the tab has the height, "" none
	Least float64
	Share float64 // 0: it keeps its least width
	Fresh any     // when it becomes another the column is seen from its top, and shown where one is shown at a time
	Dot   bool    // something new is in it
	Stays bool    // it is seen beside the tabs, or above them: a board
	High  float64 // the height it needs to stand beside the others
	Part  Part
	Do    func() // what its tab does in place of showing it; nil: it is shown
	Folds []Col  // where columns stand under tabs it comes apart into these
}

// Split has columns side by side where there is room for all of them, else one at a time under a
// strip of tabs (F6). A column that is higher than its place scrolls.
func Split(t *Tabs, cols ...Col) Part {
	in := make([]Col, 0, len(cols))
	for _, c := range cols {
		if !c.Part.None() {
			in = append(in, c)
		}
	}
	if len(in) == 0 {
		return Part{}
	}
	t.keep(in)
	folded := folds(in)
	out := Part{tall: true, broad: true, fill: true, low: 160, least: 200, own: 400}
	out.lay = func(r Room) Laid {
		need, high := -splitGap, 0.0
		for _, c := range in {
			need += c.Least + splitGap
			high = max(high, c.High)
		}
		t.Tabbed = !(need <= r.W+0.5 && (r.H == 0 || r.H >= high) || len(folded) == 1)
		if !t.Tabbed {
			return t.beside(in, r)
		}
		return t.tabbed(folded, r)
	}
	return out
}

// folds are the columns as they stand under tabs.
func folds(in []Col) []Col {
	out := make([]Col, 0, len(in))
	for _, c := range in {
		if len(c.Folds) == 0 {
			out = append(out, c)
		}
		out = append(out, c.Folds...)
	}
	return out
}

const splitGap = 14.0

// keep makes room for what is kept of each column, and shows one that has become another from its
// top.
func (t *Tabs) keep(cols []Col) {
	folded := len(folds(cols))
	for len(t.in) < len(cols) {
		t.in, t.fresh = append(t.in, Scrolled{}), append(t.fresh, nil)
	}
	for len(t.folded) < folded {
		t.folded = append(t.folded, Scrolled{})
	}
	t.At = max(0, min(t.At, folded-1))
	k := 0 // where the column begins under tabs
	for i := range cols {
		if f := cols[i].Fresh; f != t.fresh[i] {
			t.in[i].Top, t.folded[k].Top = 0, 0
			if t.fresh[i] != nil && f != nil && !cols[i].Stays {
				t.At = k
			}
			t.fresh[i] = f
		}
		k += max(1, len(cols[i].Folds))
	}
}

func column(s *Scrolled, c Col) Part {
	if c.Stays {
		return c.Part
	}
	return Scroll(s, c.Part)
}

func (t *Tabs) beside(cols []Col, r Room) Laid {
	ps := make([]Part, len(cols))
	for i, c := range cols {
		p := column(&t.in[i], c)
		p.least, p.own, p.fill = c.Least, c.Least, true
		if p.grow = c.Share; c.Share == 0 {
			p.grow = -1
		}
		ps[i] = p
	}
	l := layRow(r, splitGap, false, ps, nil)
	if r.H > 0 {
		l.H = r.H
	}
	return l
}

func (t *Tabs) tabbed(cols []Col, r Room) Laid {
	stays, rest := -1, 0.0
	for i, c := range cols {
		if c.Stays {
			stays = i
			continue
		}
		rest = max(rest, c.Least)
	}
	if stays >= 0 && (t.At == stays || t.At >= len(cols)) {
		t.At = (stays + 1) % len(cols)
	}
	if forThumb && stays < 0 && cols[t.At].Icon != "" {
		return t.footed(cols, r)
	}
	shown := Column(6, t.strip(cols, stays), column(&t.folded[t.At], cols[t.At]).Grow(1))
	if stays < 0 {
		return fullHigh(shown.Laid(r), r)
	}
	board := cols[stays]
	if r.W > r.H*0.9 && r.W >= board.Least+splitGap/2+min(rest, 240) {
		wide := min(max(rest, 240), r.W*0.6)
		if left := min(r.W-splitGap/2-wide, max(r.H, board.Least)); left > 0 {
			wide = r.W - splitGap/2 - left
		}
		return fullHigh(Row(splitGap/2, board.Part.Grow(1).Least(0, 0), shown.Wide(wide).Stretch()).Laid(r), r)
	}
	high := min(r.W, r.H*0.52)
	return fullHigh(Column(6, board.Part.High(high), shown.Grow(1)).Laid(r), r)
}

// footed has the tabs below what is shown, for a thumb, in a window that is wider than high beside it.
func (t *Tabs) footed(cols []Col, r Room) Laid {
	shown := column(&t.folded[t.At], cols[t.At])
	tabs := make([]Part, len(cols))
	if r.W > r.H {
		for i, c := range cols {
			tabs[i] = t.Tab(i, c, min(96, r.H/float64(len(cols))))
		}
		return fullHigh(Row(6, shown.Grow(1).Stretch(), Column(0, tabs...).Wide(railWide).Stretch()).Laid(r), r)
	}
	for i, c := range cols {
		tabs[i] = t.Tab(i, c, footHigh).Grow(1)
	}
	return fullHigh(Column(6, shown.Grow(1), Row(2, tabs...)).Laid(r), r)
}

// footHigh is the height of tabs at the foot of a window, railWide their width at its side, px.
const footHigh, railWide = 52.0, 60.0

func fullHigh(l Laid, r Room) Laid { l.H = max(l.H, r.H); return l }

// stretch lets it be as high as its row.
func (p Part) Stretch() Part { p.fill, p.tall = true, true; return p }

// tabKey identifies tab i of t.
type tabKey struct {
	t *Tabs
	i int
}

// strip are the tabs.
func (t *Tabs) strip(cols []Col, stays int) Part {
	if len(cols) < 2 || stays >= 0 && len(cols) < 3 {
		return Part{}
	}
	ps := make([]Part, 0, len(cols)+1)
	for i, c := range cols {
		if i != stays {
			ps = append(ps, t.tab(i, c).Grow(1))
		}
	}
	return Row(4, append(ps, Cap("f6"))...)
}

func (t *Tabs) tab(i int, c Col) Part { return t.Tab(i, c, tabHigh-6) }

// iconTab is the least height of a tab with a sign above its name, px.
const iconTab = 46.0

// Tab returns tab i, so high.
func (t *Tabs) Tab(i int, c Col, high float64) Part {
	st := scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
	return strip(44, 44, high, func(f *Frame, b Box) {
		s := f.state()
		fill, ink := scene.Panel, scene.Text2
		switch {
		case i == t.At:
			fill, ink = scene.Picked, scene.Text1
		case s.Over:
			fill = scene.Control
		}
		f.Canvas.Box(b.X, b.Y, b.W, b.H, 8, fill)
		if i == t.At {
			f.Canvas.Frame(b.X, b.Y, b.W, b.H, 8, 1.4, scene.Accent)
		}
		f.ring(b, 8, s)
		y := b.Y + b.H/2
		if c.Icon != "" && forThumb && b.H >= iconTab {
			drawSign(f.Canvas, c.Icon, b.X+b.W/2, y-9, 16, If(i == t.At, scene.Accent, ink))
			y += 12
		}
		f.Squeeze(b.X+b.W/2, y, b.W-8, st, ink, c.Name, scene.Middle)
		if c.Dot && i != t.At {
			f.Path().Circle(scene.Pt{X: b.X + b.W - 8, Y: b.Y + 8}, 3.5)
			f.Fill(scene.Accent)
		}
	}).with(func(a *acts) {
		a.name, a.words = Name{"column", i}, c.Name
		if a.role, a.press = AButton, c.Do; c.Do == nil {
			a.key, a.role, a.press = tabKey{t, i}, ATab, func() { t.At = i }
		}
	})
}

// nextTab goes to another column, the strip that is seen first.
func (v *View) nextTab(by int) bool {
	f := &v.frame
	for i := f.base; i < len(f.nodes); i++ {
		k, ok := f.nodes[i].key.(tabKey)
		if !ok {
			continue
		}
		var at []int
		here := 0
		for j := i; j < len(f.nodes); j++ {
			if o, ok := f.nodes[j].key.(tabKey); ok && o.t == k.t {
				if o.i == k.t.At {
					here = len(at)
				}
				at = append(at, o.i)
			}
		}
		k.t.At = at[(here+by+len(at))%len(at)]
		v.Stale()
		return true
	}
	return false
}
