package kit

// A page that is drawn by hand becomes one of parts piece by piece: what is converted is put among what is not. All this goes
// when the last piece is converted.

// ByHand shows a page much of which is still drawn by hand. What can be reached of its parts is told the canvas, too, so that
// whatever is drawn later lies over it. Draw does not look at the pointer: Settle does, when all is drawn.
func ByHand(p Page) *View {
	v := Show(p)
	v.byHand, v.hole = true, true
	return v
}

// Old is the part that is drawn by hand, in all the room there is.
func Old(draw func(f *Frame, b Box)) Part {
	return Part{tall: true, broad: true, fill: true, lay: func(r Room) Laid {
		return Laid{r.W, r.H, func(f *Frame, b Box) {
			clip := f.clip
			f.clip = Box{-1e5, -1e5, 2e5, 2e5} // columns are laid out high and then closed up
			draw(f, b)
			f.clip = clip
			f.follow()
		}}
	}}
}

// Place puts a part in a box among what is drawn by hand; in one without a height it is as high as it likes.
func (f *Frame) Place(p Part, b Box) {
	l := p.laid(Room{b.W, b.H})
	if b.H == 0 {
		b.H = l.H
	}
	l.Put(f, b)
}

// Within puts a part at the top of a box, as high as it likes there; it returns that.
func (f *Frame) Within(p Part, b Box) float64 {
	if p.none() {
		return 0
	}
	l := p.laid(Room{b.W, b.H})
	l.Put(f, Box{b.X, b.Y, b.W, l.H})
	return l.H
}

// handOver tells the canvas of the node that is put.
func (f *Frame) handOver(n *node) {
	if !n.meets() || n.seen.W < 2 || n.seen.H < 2 {
		return
	}
	name := n.called().String()
	if name == "" {
		name = "part"
	}
	f.Canvas.Hit(name, n.seen.X, n.seen.Y, n.seen.W, n.seen.H, n.off == "")
	f.Hits[len(f.Hits)-1].Part = len(f.nodes)
}

// follow has the nodes where the canvas has moved them: with their columns, within their places.
func (f *Frame) follow() {
	for i := range f.nodes {
		if f.nodes[i].meets() {
			f.nodes[i].seen = Box{}
		}
	}
	for _, h := range f.Hits {
		if h.Part > 0 && h.Part <= len(f.nodes) {
			n := &f.nodes[h.Part-1]
			n.seen = Box{h.X, h.Y, h.W, h.H}
			n.at = n.seen
		}
	}
}

// hitByHand is the node under a pixel, -1 when something that is drawn by hand lies there.
func (f *Frame) hitByHand(x, y float64) int {
	if f.Canvas == nil {
		return -1
	}
	h, _ := f.Canvas.At(x, y)
	if h.Part <= f.base || h.Part > len(f.nodes) {
		return -1
	}
	return h.Part - 1
}

// Settle sets focus and what lies under the pointer when all is drawn; true when it is to be drawn again.
func (v *View) Settle() bool { return v.settle() }

// Do does the command of a key, and takes every key while a modal layer is open; false when nobody has a use for it.
func (v *View) Do(k string, in *Input) bool {
	if v.stale {
		v.build()
	}
	key, top := Stroke(k, in), v.modal()
	for i := len(v.layers) - 1; i >= max(0, top); i-- {
		if v.command(v.layers[i].Commands.stroke(key), k) {
			return true
		}
	}
	return top >= 0 || v.command(v.commands.stroke(key), k)
}

// Anew asks the page again what is seen and what can be done.
func (v *View) Anew() *View { v.build(); return v }

// Modal reports whether a modal layer is seen: every key is for it.
func (v *View) Modal() bool { return v.modal() >= 0 }

// Press presses a part by its number on the canvas.
func (v *View) Press(part int) {
	if part > 0 && part <= len(v.frame.nodes) {
		v.do(&v.frame.nodes[part-1])
	}
}

// TipOf is what is said of a part by its number on the canvas.
func (v *View) TipOf(part int) (Tip, bool) {
	if part <= 0 || part > len(v.frame.nodes) {
		return Tip{}, false
	}
	return v.frame.nodes[part-1].wordsAbout()
}
