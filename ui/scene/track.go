package scene

// Track is the way a ship has come: where it stopped, in order. The older, the fainter.
type Track struct {
	Pts  []Pt
	Seat int
}

func (d *Builder) tracks() {
	for _, t := range d.b.Tracks {
		d.on(LayerTemplates, Static)
		n := len(t.Pts)
		for i := range n - 1 {
			ink := Fade(Seats[t.Seat].Main, 0.25+0.5*float64(i+1)/float64(n))
			d.begin().Segment(t.Pts[i], t.Pts[i+1])
			d.stroke(ink, 2, 0, 0)
			d.dot(t.Pts[i], 3, ink)
		}
	}
}
