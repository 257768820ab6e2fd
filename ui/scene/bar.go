package scene

// bars draws line tokens that are no barriers, the rule's line between two ends, with its name at
// the middle, and tokens with corners.
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
		d.occupy(
			d.around(w.A.Lerp(w.B, 0.5), Pt{0, 14},
				MeasureText(StyleBoardLabel.Face, StyleBoardLabel.Size, 0, w.Name)/2, StyleBoardLabel.Size*0.6),
		)
	}
	for i := range d.b.Patches {
		d.b.Patches[i].draw(d)
	}
}

// draw draws a token with corners: hatched where it hurts, with its name in the middle.
func (w *Patch) draw(d *Builder) {
	d.on(LayerObstacles, Static)
	d.begin().Polygon(w.Corners...)
	if w.Danger {
		p := d.fill(Fade(Danger, 0.22))
		d.hatch(p, Fade(Danger, 0.85), 7, 45, 2.5)
		d.strokePath(p, Danger, 1.4, 0, 0)
	} else {
		d.strokePath(d.fill(Fade(Text2, 0.14)), Text2, 1.4, 0, 0)
	}
	at := w.Middle()
	d.on(LayerLabels, Static)
	d.text(at, Pt{}, StyleBoardLabel.Face, StyleBoardLabel.Size, Text1, w.Name, true)
	d.occupy(
		d.around(at, Pt{}, MeasureText(StyleBoardLabel.Face, StyleBoardLabel.Size, 0, w.Name)/2,
			StyleBoardLabel.Size*0.6),
	)
}
