package kit

// Edges are parts at the edges of what they lie on: a board. Each is as large as it likes.
type Edges struct {
	Top      []Part // one below the other, in the middle
	LowLeft  []Part // from below upwards
	LowRight Part
	Low      []Part // from below upwards: in the middle of the foot, above what stands in the corners where there is no room between
}

// The air about parts at the edges of a board, px.
const (
	edgedAir   = 8.0
	edgedTop   = 14.0
	edgedGap   = 6.0
	edgedLeast = 320.0 // of a board that has room for words at its top
)

// Edged lays parts at the edges of its room.
func Edged(e Edges) Part {
	return Part{tall: true, broad: true, fill: true, lay: func(r Room) Laid {
		return Laid{r.W, r.H, func(f *Frame, b Box) { e.put(f, b) }}
	}}
}

func (e *Edges) put(f *Frame, b Box) {
	in := b.Inset(edgedAir, edgedAir)
	lay := func(p Part) (Laid, float64) {
		w := in.W
		if p.own > 0 {
			w = min(p.own, w)
		}
		return p.laid(Room{W: w}), w
	}
	left, y := 0.0, in.Y+in.H
	for _, p := range e.LowLeft {
		if l, w := lay(p); l.H > 0 {
			y -= l.H
			if p.own == 0 {
				w = l.W
			}
			l.Put(f, Box{in.X, y, w, l.H})
			left = max(left, w)
			y -= edgedGap
		}
	}
	low := y
	right := 0.0
	if l, w := lay(e.LowRight); l.H > 0 {
		f.Float()
		right = w
		l.Put(f, Box{in.X + in.W - w, in.Y + in.H - l.H, w, l.H})
	}
	foot := in.Y + in.H
	for _, p := range e.Low {
		l, w := lay(p)
		if l.H == 0 {
			continue
		}
		x := in.X + (in.W-w)/2
		switch {
		case foot < in.Y+in.H: // above the first
		case x > in.X+left+edgedGap && x+w < in.X+in.W-right-edgedGap:
		case left+right+w+2*edgedGap < in.W && right == 0: // beside the corner, where it hides least
			x = in.X + in.W - w
		default:
			foot = min(foot, low)
		}
		if right > 0 && x+w > in.X+in.W-right-edgedGap { // beside the corner at the right
			x = max(in.X, in.X+in.W-right-edgedGap-w)
		}
		f.Float()
		l.Put(f, Box{x, foot - l.H, w, l.H})
		f.takes(Box{x, foot - l.H, w, l.H})
		foot -= l.H + edgedGap
	}
	if in.W < edgedLeast { // too narrow for words: over what stands beside it, too
		in.X, in.W = edgedAir, f.Window.W-2*edgedAir
	}
	f.over = append(f.over, floating{put: func() { e.putTop(f, in, b.Y+edgedTop) }})
}

func (e *Edges) putTop(f *Frame, in Box, y float64) {
	for _, p := range e.Top {
		if l := p.laid(Room{W: in.W}); l.H > 0 {
			f.Float()
			l.Put(f, Box{in.X, y, in.W, l.H})
			y += l.H + edgedGap
		}
	}
}

// Inlaid are parts that lie on one another in the same room, the last one on top.
func Inlaid(ps ...Part) Part {
	in := flow(ps)
	return Part{tall: true, broad: true, fill: true, lay: func(r Room) Laid {
		ls := make([]Laid, len(in))
		for i, p := range in {
			ls[i] = p.laid(r)
		}
		return Laid{r.W, r.H, func(f *Frame, b Box) {
			for i := range ls {
				ls[i].Put(f, b)
			}
			putFloats(f, floats(ps))
		}}
	}}
}
