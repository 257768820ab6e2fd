package kit

// Pane is the part of the screen in which pages are seen, one at a time: how large it is, in pixels
// as the person wants them, and the picture of the page drawn last.
type Pane struct {
	Canvas Canvas
	W, H   float64
}

// Resize gives the pane another size; false: it had it.
func (p *Pane) Resize(w, h float64) bool {
	if p.W == w && p.H == h {
		return false
	}
	p.W, p.H = w, h
	return true
}

// Show draws a page in it.
func (p *Pane) Show(v *View) {
	p.Canvas.Reset()
	v.Draw(&p.Canvas, p.W, p.H)
}
