package kit

import "attackwing/ui/scene"

// Scrolled is a scroll position. The page keeps it; it survives changes of what is scrolled.
type Scrolled struct {
	Top float64 // px that lie above the place
	// its bar stands in the margin of what it shows, which is no narrower for it: what is pressed
	// there keeps its place
	Beside bool
	want   [2]any
	seen   shown
}

// shown remembers the part that was last scrolled into view.
type shown struct {
	want [2]any
	in   [2]float64 // how high what is moved was, and its place
	top  float64    // how far it was moved then
}

// bar is the width that its bar takes.
func (s *Scrolled) bar() float64 {
	if s != nil && s.Beside {
		return 0
	}
	return barRoom
}

// Seen brings the part of a Key into view, when it is another than the last time, or when nobody
// has moved it since and there is another height for it.
func (s *Scrolled) Seen(key any) { s.want = [2]any{key} }

// SeenTo is Seen for all from one part to another, as far as there is room for both: else for the
// first.
func (s *Scrolled) SeenTo(first, last any) { s.want = [2]any{first, last} }

// Again brings it into view though it is the same.
func (s *Scrolled) Again() { s.seen = shown{} }

// Scroll moves a part in its place where it is higher than that: by the wheel, by dragging, by the
// page keys, and for the focus. With a nil s the view keeps how far it is moved.
func Scroll(s *Scrolled, p Part) Part {
	if p.None() {
		return p
	}
	out := Part{own: p.own, least: p.least, low: RowLow, tall: true, broad: p.broad, fill: true}
	out.lay = func(r Room) Laid {
		if r.H > 0 && p.tall { // it may fit itself into the height
			if l := p.Laid(r); l.H <= r.H+0.5 {
				return whole(s, l)
			}
		}
		l := p.Laid(Room{W: r.W})
		if r.H <= 0 || l.H <= r.H+0.5 {
			return whole(s, l)
		}
		l = p.Laid(Room{W: r.W - s.bar()})
		return Laid{l.W + s.bar(), r.H, func(f *Frame, b Box) { putScrolled(f, s, l, b) }}
	}
	return out
}

// whole is a part that needs no scrolling now.
func whole(s *Scrolled, l Laid) Laid {
	put := l.Put
	l.Put = func(f *Frame, b Box) {
		f.kept(s).Top = 0
		put(f, b)
	}
	return l
}

func putScrolled(f *Frame, s *Scrolled, l Laid, b Box) {
	s = f.kept(s)
	s.Top = max(0, min(s.Top, l.H-b.H))
	m := f.mark()
	put := func() {
		k := f.begins(s, b, l.H)
		l.Put(f, Box{b.X, b.Y - s.Top, b.W - s.bar(), l.H})
		f.ends(k)
	}
	put()
	if f.reveal(s, m.nodes, b, l.H) {
		f.back(m)
		put()
	}
}

// scrollKey tells scrolled parts that no page keeps from each other: the layer, and the place among
// those of the layer.
type scrollKey struct {
	layer any
	n     int
}

// kept returns the scroll position of a part: the page's, or else the view's own.
func (f *Frame) kept(s *Scrolled) *Scrolled {
	if s != nil {
		return s
	}
	p := f.person
	k := scrollKey{n: f.unkept}
	f.unkept++
	if f.layer > 0 {
		k.layer = [2]any{f.layer, f.layers[f.layer-1].Key}
	}
	if p.scrolls[k] == nil {
		if p.scrolls == nil || len(p.scrolls) > 32 {
			p.scrolls = map[scrollKey]*Scrolled{}
		}
		p.scrolls[k] = &Scrolled{}
	}
	return p.scrolls[k]
}

// mark is a state of the frame to go back to.
type mark struct{ shapes, nodes, places, over, unkept int }

func (f *Frame) mark() mark {
	return mark{len(f.Scene.Shapes), len(f.nodes), len(f.places), len(f.over), f.unkept}
}

func (f *Frame) back(m mark) {
	for _, n := range f.nodes[m.nodes:] {
		f.counts[id{n.id.layer, n.id.key, 0}]--
	}
	f.unkept = m.unkept
	f.Scene.Shapes, f.nodes, f.places, f.over = f.Scene.Shapes[:m.shapes], f.nodes[:m.nodes],
		f.places[:m.places], f.over[:m.over]
}

// outer is the scroll area around another; it scrolls on when the inner one ends.
type outer struct {
	clip     Box
	in       int
	scrolled float64
	shapes   int
}

// begins begins a place that shows a part of something content px high.
func (f *Frame) begins(s *Scrolled, b Box, content float64) outer {
	k := outer{f.clip, f.in, f.scrolled, len(f.Scene.Shapes)}
	f.clip = f.clip.In(Box{b.X - f.shiftX, b.Y - f.shiftY, b.W, b.H})
	f.places = append(f.places,
		place{at: b, seen: f.clip, content: content, s: s, nodes: len(f.nodes), layer: f.layer, parent: f.in})
	f.in, f.scrolled = len(f.places)-1, f.scrolled+s.Top
	return k
}

// ends ends the place begun last.
func (f *Frame) ends(k outer) {
	p := &f.places[f.in]
	s, b, content := p.s, p.at, p.content
	f.Cut(k.shapes, b)
	p.until = len(f.nodes)
	f.clip, f.in, f.scrolled = k.clip, k.in, k.scrolled
	if content > b.H+0.5 {
		f.tellsMore(b, content-b.H-s.Top, true)
		f.tellsMore(b, s.Top, false)
		part := max(24, b.H*b.H/content)
		f.Canvas.Box(b.X+b.W-barWide-1, b.Y+(b.H-part)*s.Top/(content-b.H), barWide, part, barWide/2, scene.LineStrong)
	}
}

// How the edge of a place darkens beyond which there is more: px, in so many steps, each of this
// strength.
const (
	moreHigh  = 22.0
	moreSteps = 6
	moreInk   = 0.18
)

// tellsMore darkens the edge of a place beyond which there is so much more, px: a row that is cut
// there is seen to go on.
func (f *Frame) tellsMore(b Box, more float64, below bool) {
	high := min(moreHigh, more, b.H/4)
	if high < 2 {
		return
	}
	for i := range moreSteps {
		h := high * float64(moreSteps-i) / moreSteps
		f.Canvas.Box(b.X, If(below, b.Y+b.H-h, b.Y), b.W, h, 0,
			scene.Fade(scene.Mix(scene.Void, scene.Panel, 0.6), moreInk))
	}
}

// cut shows of the shapes since a mark what lies in a box.
func (f *Frame) Cut(from int, b Box) {
	clip := f.Scene.Clip(b.clip())
	var last, inner *scene.Clip
	for i := from; i < len(f.Scene.Shapes); i++ {
		sh := &f.Scene.Shapes[i]
		switch {
		case sh.Clip == nil:
			sh.Clip = clip
		default:
			if sh.Clip != last {
				last, inner = sh.Clip, f.Scene.Clip(sh.Clip.In(clip))
			}
			sh.Clip = inner
		}
	}
}

// reveal moves a place until what is wanted of it is seen; true when it was not.
func (f *Frame) reveal(s *Scrolled, from int, b Box, content float64) bool {
	const about = 10
	show := func(at Box) bool {
		was := s.Top
		y := at.Y + f.shiftY
		if top := y - about; top < b.Y || at.H > b.H-2*about {
			s.Top += top - b.Y
		} else if end := y + at.H + about; end > b.Y+b.H {
			s.Top += end - b.Y - b.H
		}
		s.Top = max(0, min(s.Top, content-b.H))
		return s.Top != was
	}
	if in := [2]float64{content, b.H}; s.want[0] != nil &&
		(s.want != s.seen.want || in != s.seen.in && s.Top == s.seen.top) {
		at := Box{}
		for i := from; i < len(f.nodes); i++ {
			switch n := &f.nodes[i]; {
			case n.key == s.want[0]:
				at = n.at
			case n.key == s.want[1] && n.key != nil && n.at.Y+n.at.H-at.Y+2*about <= b.H:
				at.H = n.at.Y + n.at.H - at.Y
			}
		}
		if !at.Empty() {
			moved := show(at)
			s.seen = shown{s.want, in, s.Top}
			return moved
		}
	}
	if v := f.person; v.bring {
		for i := from; i < len(f.nodes); i++ {
			if n := &f.nodes[i]; n.id == v.focus {
				return show(n.at)
			}
		}
	}
	return false
}

// Foot keeps a part at the foot of another that scrolls: the main button. Where it would leave too
// little of the other it scrolls with it.
func Foot(s *Scrolled, p, foot Part) Part {
	stays := Column(Between, Scroll(s, p), foot.Grow(-1))
	out := stays
	out.lay = func(r Room) Laid {
		if r.H > 0 && foot.Laid(Room{W: r.W}).H > footMost*r.H {
			return Scroll(s, Column(Between, p, foot)).Laid(r)
		}
		return stays.Laid(r)
	}
	return out
}

const footMost = 0.4 // of the height

// Based keeps a part at the end of its room, whatever what stands above it needs: the main button
// of a column, at one place.
func Based(p, foot Part) Part {
	if !foot.None() {
		foot = Air(12, 8, Column(0, foot, Gap(4)))
	}
	both := Column(0, p, foot.Grow(-1))
	out := both
	out.lay = func(r Room) Laid {
		l := foot.Laid(Room{W: r.W})
		if r.H <= l.H {
			return both.Laid(r)
		}
		above := p.Laid(Room{r.W, r.H - l.H})
		return Laid{r.W, r.H, func(f *Frame, b Box) {
			above.Put(f, Box{b.X, b.Y, b.W, b.H - l.H})
			l.Put(f, Box{b.X, b.Y + b.H - l.H, b.W, l.H})
		}}
	}
	return out
}
