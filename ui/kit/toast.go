package kit

import "attackwing/ui/scene"

// Toasting is something that is said for a while, over whatever is seen. Nobody has to answer; a
// press takes it away.
type Toasting struct {
	Words string
	Away  func()
}

// put draws it, last of all.
func (k *Toasting) put(f *Frame) {
	if k.Words == "" {
		return
	}
	const edge = 16.0
	p := floatPanel(Text(scene.StyleBody, scene.Text1, k.Words)).Name("toast", -1).Skip()
	if k.Away != nil {
		p = p.Press(k.Away)
	}
	w := min(p.own, f.Window.W-2*edge)
	l := p.Laid(Room{W: w})
	f.Float()
	l.Put(f, Box{If(LeftHanded, f.Window.W-edge-w, edge), f.Window.H - edge - l.H, w, l.H})
}
