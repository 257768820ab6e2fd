package kit

import "attackwing/ui/scene"

// tipping is the words that come for a pointer that rests.
type tipping struct {
	of    id
	on    bool    // it is shown
	waits bool    // it will be
	age   float64 // seconds the pointer has rested
	why   bool    // it says why something cannot be pressed
	asked bool    // a finger has asked for it: it stays until the next press, with what it leads to
	box   Box     // where it lies
}

func (t *tipping) coming() bool { return t.waits && !t.on }

// wordsAbout are those of a node.
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
		if n := v.frame.node(k); n != nil && (n.tip != nil || n.off != "" || n.cmd != nil && (n.cmd.Tip != "" || n.cmd.Icon != "")) {
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
	*t = tipping{of: n.id, waits: !v.touch && !v.Quiet}
	v.repaint = v.repaint || was
}

func (t *tipping) away(v *View) {
	if t.on {
		v.repaint = true
	}
	*t = tipping{}
}

// takes reports whether a press is in the words that a finger has asked for.
func (t *tipping) takes(x, y float64) bool { return t.on && t.asked && t.box.Has(x, y) }

// now shows the words of a node at once.
func (t *tipping) now(v *View, n *node) {
	*t = tipping{of: n.id, on: true, why: n.off != ""}
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

// putTip shows the words beside what they are about.
func (v *View) putTip(f *Frame) {
	if !v.tip.on || v.carried != nil {
		return
	}
	n := f.node(v.tip.of)
	if n == nil || n.seen.empty() {
		return
	}
	t, ok := n.wordsAbout()
	if !ok {
		return
	}
	head := Row(gap, Text(scene.StyleH3, scene.Text1, t.Name).Grow(1), Cap(t.Key)).If(t.Name != "")
	body := Text(scene.StyleSmall, scene.Text2, t.Words)
	p := Column(4, head, body, v.furtherFrom(n, t))
	l := floatPanel(p).laid(Room{W: min(tipWide, f.Window.W-2*edgeSmall, max(p.own, 120)+2*pad+2)})
	f.Float()
	v.tip.box = beside(f.Window, n.seen, l, Below)
	l.Put(f, v.tip.box)
}

// furtherFrom is where the words lead that a finger has asked for.
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
	return Row(gap, ways...)
}

// Pointed is what is said of what lies under the pointer.
func (v *View) Pointed() Tip {
	if n := v.about(); n != nil {
		t, _ := n.wordsAbout()
		return t
	}
	return Tip{}
}

// Told is what is said of a part by its name, as reports have it: for tests.
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

// Telling reports whether words about something are shown.
func (v *View) Telling() bool { return v.tip.on }
