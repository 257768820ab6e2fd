package kit

import "attackwing/ui/scene"

// Toasting is something that is said for a while, over whatever is seen. Nobody has to answer; a
// press takes it away.
type Toasting struct {
	Words string
	Sub   string      // below them
	Top   func() Part // above them, nil nothing
	Acts  []*Command  // what can be done about it meanwhile; it lies over the board then
	Flash bool        // the edge of the board is lit
	Away  func()
}

// toastWide is the width of a Toasting with Acts, px. It stands at the head of the board: tools and
// dice are at its foot.
const toastWide = 552.0

// put draws it, last of all.
func (k *Toasting) put(f *Frame) {
	if k.Words == "" {
		return
	}
	const edge = 16.0
	f.Float()
	board, over := f.Window, false
	if f.ground != nil && f.groundAt < len(f.nodes) {
		board, over = f.nodes[f.groundAt].seen, true
	}
	if over && k.Flash {
		f.Frame(board.X, board.Y, board.W, board.H, corner, 2, scene.Accent)
	}
	p := Text(scene.StyleBody, scene.Text1, k.Words)
	if len(k.Acts) > 0 {
		top := Part{}
		if k.Top != nil {
			top = k.Top()
		}
		words := Column(0, Text(scene.StyleH3, scene.Text1, k.Words), Line(scene.StyleCaption, scene.Text2, k.Sub))
		p = Column(10, top, Row(12, words.Grow(1), Row(8, Each(k.Acts, Button)...)))
		p.own = toastWide
	}
	p = floatPanel(p).Name("toast", -1).Skip()
	if k.Away != nil {
		p = p.Press(k.Away)
	}
	w := min(p.own, f.Window.W-2*edge)
	l := p.Laid(Room{W: w})
	b := Box{If(LeftHanded, f.Window.W-edge-w, edge), f.Window.H - edge - l.H, w, l.H}
	if len(k.Acts) > 0 && over && board.W >= w+2*edge {
		b.X, b.Y = board.X+board.W-edge-w, board.Y+edge
	}
	l.Put(f, b)
}
