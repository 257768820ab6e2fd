package scene

// bars draws line tokens that are no barriers: the rule's line between two ends, with its name at the middle.
func (d *Builder) bars() {
	for i := range d.b.Bars {
		w := &d.b.Bars[i]
		ink := Text2
		if w.Danger {
			ink = Danger
		}
		d.on(LayerObstacles, Static)
		d.begin().Segment(w.A, w.B)
		d.stroke(Fade(Panel, 0.9), 6, 0, 0)
		d.begin().Segment(w.A, w.B)
		d.stroke(ink, 2.6, 0, 0)
		p := d.begin()
		for _, end := range [...]Pt{w.A, w.B} {
			p.Circle(end, 2.2)
		}
		d.fill(ink)
		d.on(LayerLabels, Static)
		d.text(w.A.Lerp(w.B, 0.5), Pt{0, 14}, StyleBoardLabel.Face, StyleBoardLabel.Size, Text1, w.Name, true)
	}
}
