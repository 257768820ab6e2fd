package kit

import (
	"math"
	"slices"
	"strings"

	"attackwing/ui/scene"
)

// tipWidths lists the widths of a tip in px; the first that fits is taken.
var tipWidths = [...]float64{tipWide, 260, 180}

// tipping is the words that come for a pointer that rests.
type tipping struct {
	of    id
	on    bool    // it is shown
	waits bool    // it will be
	age   float64 // seconds the pointer has rested
	why   bool    // it says why something cannot be pressed
	asked bool    // a finger has asked for it: it stays until the next press, with what it leads to
	box   Box     // where it lies
	hush  hush
}

// hush keeps words away after a press until the pointer moves on: whoever presses the same button
// again and again has read them.
type hush struct {
	on   bool
	x, y float64 // where the press was
}

// moved ends the hush once the pointer has left the place of the press.
func (h *hush) moved(x, y float64) {
	if dx, dy := x-h.x, y-h.y; dx*dx+dy*dy > dragStart*dragStart {
		h.on = false
	}
}

func (t *tipping) coming() bool { return t.waits && !t.on }

// wordsAbout returns the tip of a node.
func (n *node) wordsAbout() (Tip, bool) {
	out, ok := Tip{}, false
	switch {
	case n.tip != nil:
		out, ok = n.tip(), true
	case n.cmd != nil && (n.cmd.Tip != "" || n.cmd.Icon != ""):
		out, ok = Tip{Name: n.cmd.Words, Words: n.cmd.Tip, Key: n.cmd.Given()}, true
	}
	if n.off != "" {
		if !ok && n.cmd != nil {
			out.Name = n.cmd.Words
		}
		if out.Words != "" {
			out.Words += " "
		}
		out.Words, ok = out.Words+n.off, true
	}
	return out, ok && (out.Name != "" || out.Words != "")
}

// about is the innermost node under the pointer that has words.
func (v *View) about() *node {
	for _, k := range v.over {
		if n := v.frame.node(k); n != nil &&
			(n.tip != nil || n.off != "" || n.cmd != nil && (n.cmd.Tip != "" || n.cmd.Icon != "")) {
			return n
		}
	}
	return nil
}

// rest begins to wait, or takes away what is shown about something else.
func (t *tipping) rest(v *View) {
	if t.asked {
		return
	}
	n := v.about()
	if n == nil {
		t.away(v)
		return
	}
	if (t.on || t.waits) && t.of == n.id {
		return
	}
	was := t.on
	quiet := v.Quiet || t.hush.on && n.role != ALink // a link opens only once its words were read
	*t = tipping{of: n.id, waits: !v.touch && !quiet, hush: t.hush}
	v.repaint = v.repaint || was
}

func (t *tipping) away(v *View) {
	if t.on {
		v.repaint = true
	}
	*t = tipping{hush: t.hush}
}

// takes reports whether a press is in the words that a finger has asked for.
func (t *tipping) takes(x, y float64) bool { return t.on && t.asked && t.box.Has(x, y) }

// now shows the words of a node at once.
func (t *tipping) now(v *View, n *node) {
	*t = tipping{of: n.id, on: true, why: n.off != "", hush: t.hush}
	v.repaint = true
}

func (v *View) waitTip(dt float64) {
	t := &v.tip
	if !t.waits || t.on || v.down.on {
		return
	}
	if t.age += dt; t.age >= tipSeconds {
		t.on, t.waits, v.repaint = true, false, true
	}
}

// putTip shows the words beside what they are about, on nothing that is to be seen whatever a tip
// is about: on no ship, or where there is little room on none that what is asked is about. Where
// there is no room for that either, they do not come, unless a finger asks for them.
func (v *View) putTip(f *Frame) {
	if !v.tip.on || v.carried != nil {
		return
	}
	n := f.node(v.tip.of)
	if n == nil || n.seen.Empty() {
		return
	}
	t, ok := f.news(n)
	if !ok {
		return
	}
	head, body := Row(Between, Text(scene.StyleH3, scene.Text1, t.Name).Grow(1), Cap(t.Key)),
		Text(scene.StyleSmall, scene.Text2, t.Words)
	if t.Name == "" {
		head, body = Part{}, Row(Between, body.Grow(1), Cap(t.Key))
	}
	p := Column(4, head, body, v.furtherFrom(n, t))
	f.Float()
	free := [][]Box{f.untold(true), f.untold(false), nil}
	if !v.tip.asked {
		free = free[:2]
	}
	for _, ships := range free {
		for _, most := range tipWidths {
			l := floatPanel(p).Laid(Room{W: min(most, f.Window.W-2*EdgeSmall, max(p.own, 120)+2*pad+2)})
			if at, free := f.freeBeside(n.seen, l, ships); free {
				v.tip.box = at
				l.Put(f, at)
				return
			}
		}
	}
	v.tip.box = Box{}
}

// news are the words about a node without those that stand in it already; false where nothing is
// left to say.
func (f *Frame) news(n *node) (Tip, bool) {
	t, ok := n.wordsAbout()
	if !ok {
		return t, false
	}
	written := f.written(n)
	seen := plain(strings.Join(written, " "))
	if t.Key != "" && slices.Contains(written, CapOf(t.Key)) {
		t.Key = ""
	}
	if strings.Contains(seen, plain(t.Name)) {
		t.Name = ""
	}
	if strings.Contains(seen, plain(t.Words)) {
		t.Words = ""
	}
	return t, t.Name != "" || t.Words != "" || t.Key != ""
}

// plain are words as they are compared: as small letters, without the stop at their end.
func plain(words string) string {
	return strings.TrimRight(strings.ToLower(strings.Join(strings.Fields(words), " ")), ".")
}

// freeBeside is the place nearest to a box for a part of a size where it lies neither on the box
// nor on what is kept free of tips, nor on some others.
func (f *Frame) freeBeside(of Box, l Laid, others []Box) (Box, bool) {
	const air = 6.0
	at := beside(f.Window, of, l, Below)
	kept := append([]Box{of}, others...)
	for i := f.base; i < len(f.nodes); i++ {
		if n := &f.nodes[i]; n.clear && !n.seen.Empty() {
			kept = append(kept, n.seen)
		}
	}
	if len(kept) == 1 || f.free(at, kept) { // where nothing is kept free there is always room
		return at, true
	}
	xs, ys := []float64{at.X, of.X + of.W - l.W}, []float64{at.Y, of.Y, of.Y + of.H - l.H}
	for _, k := range kept {
		xs, ys = append(xs, k.X-air-l.W, k.X+k.W+air), append(ys, k.Y-air-l.H, k.Y+k.H+air)
	}
	least, found := math.Inf(1), false
	for _, x := range xs {
		for _, y := range ys {
			b := Box{x, y, l.W, l.H}
			if far := apart(b, of); far < least && f.free(b, kept) {
				at, least, found = b, far, true
			}
		}
	}
	return at, found
}

// free reports whether a box lies in the window and on none of some others.
func (f *Frame) free(b Box, kept []Box) bool {
	return b.X >= 0 && b.Y >= 0 && b.X+b.W <= f.Window.W && b.Y+b.H <= f.Window.H &&
		!slices.ContainsFunc(kept, func(k Box) bool { return !b.In(k).Empty() })
}

// apart returns the distance of two boxes, plus a little of the distance of their middles.
func apart(a, b Box) float64 {
	ax, ay := a.Center()
	bx, by := b.Center()
	dx, dy := max(0, abs(ax-bx)-(a.W+b.W)/2), max(0, abs(ay-by)-(a.H+b.H)/2)
	return math.Hypot(dx, dy) + math.Hypot(ax-bx, ay-by)/100
}

// furtherFrom returns the buttons below a tip that a finger has opened.
func (v *View) furtherFrom(n *node, t Tip) Part {
	if !v.tip.asked || v.Further == nil {
		return Part{}
	}
	var ways []Part
	for _, c := range v.Further(n.name, t) {
		do := *c
		do.Do = func() {
			v.tip.away(v)
			c.Do()
		}
		ways = append(ways, Button(&do).Grow(1))
	}
	return Row(Between, ways...)
}

// Pointed returns the tip of the part under the pointer.
func (v *View) Pointed() Tip {
	if n := v.about(); n != nil {
		t, _ := n.wordsAbout()
		return t
	}
	return Tip{}
}

// Told returns the tip of a part by its name in reports. It is for tests.
func (v *View) Told(name string) (Tip, bool) {
	defer v.keyed()()
	f := &v.frame
	for i := f.base; i < len(f.nodes); i++ {
		if n := &f.nodes[i]; n.called().String() == name {
			return n.wordsAbout()
		}
	}
	return Tip{}, false
}

// Spoken are the words that are shown about a part: what is written in that, where they lie, and
// what they are kept off.
type Spoken struct {
	Tip  Tip
	Of   string
	At   Box
	Kept []Placed
}

// Telling reports whether words about something are shown, and which: for tests.
func (v *View) Telling() (s Spoken, is bool) {
	f := &v.frame
	n := f.node(v.tip.of)
	if !v.tip.on || n == nil || v.tip.box.Empty() {
		return s, false
	}
	s.Tip, is = f.news(n)
	s.Of, s.At = strings.Join(f.written(n), " "), v.tip.box
	for i := f.base; i < len(f.nodes); i++ {
		if k := &f.nodes[i]; k.clear && !k.seen.Empty() {
			s.Kept = append(s.Kept, Placed{Name: k.called(), Box: k.seen})
		}
	}
	return s, is
}
