package scene

// Clip is a rectangle of the window beside which nothing of a shape is shown.
type Clip struct{ Lo, Hi Pt }

// Moved is the rectangle elsewhere.
func (c Clip) Moved(by Pt) Clip { return Clip{c.Lo.Add(by), c.Hi.Add(by)} }

// In returns the part of the clip inside another.
func (c Clip) In(o *Clip) Clip {
	return Clip{Pt{max(c.Lo.X, o.Lo.X), max(c.Lo.Y, o.Lo.Y)}, Pt{min(c.Hi.X, o.Hi.X), min(c.Hi.Y, o.Hi.Y)}}
}

// Move moves a shape on the screen.
func (sh *Shape) Move(by Pt) {
	sh.At = sh.At.Add(by)
	for i := range sh.Path.Pts {
		sh.Path.Pts[i] = sh.Path.Pts[i].Add(by)
	}
	if sh.Gradient != nil {
		sh.Gradient.Center = sh.Gradient.Center.Add(by)
	}
}
