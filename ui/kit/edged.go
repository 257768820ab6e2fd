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
		k := &edged{top: onces(e.Top), lowLeft: onces(e.LowLeft), low: onces(e.Low), lowRight: e.LowRight}
		return Laid{r.W, r.H, k.put}
	}}
}

// edged are parts at edges, laid out.
type edged struct {
	top, lowLeft, low []once
	lowRight          Part // a small map goes by how the board is seen
}

// alone is the room for a part at an edge.
func (p Part) alone(in Box) Room {
	if p.own > 0 {
		return Room{W: min(p.own, in.W)}
	}
	return Room{W: in.W}
}

func (e *edged) put(f *Frame, b Box) {
	in := b.Inset(edgedAir, edgedAir)
	left, y := 0.0, in.Y+in.H
	for i := range e.lowLeft {
		p, w := &e.lowLeft[i].part, e.lowLeft[i].part.alone(in).W
		if l := e.lowLeft[i].in(Room{W: w}); l.H > 0 {
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
	w := e.lowRight.alone(in).W
	if l := e.lowRight.laid(Room{W: w}); l.H > 0 {
		f.Float()
		right = w
		l.Put(f, Box{in.X + in.W - w, in.Y + in.H - l.H, w, l.H})
	}
	foot := in.Y + in.H
	for i := range e.low {
		w := e.low[i].part.alone(in).W
		l := e.low[i].in(Room{W: w})
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
	if len(e.top) > 0 {
		in.Y = b.Y + edgedTop
		f.over = append(f.over, floating{top: e, in: in})
	}
}

// putTop puts what stands at the top, each below the cards that lie there.
func (e *edged) putTop(f *Frame, in Box, cards []Box) {
	for i := range e.top {
		l := e.top[i].in(Room{W: in.W})
		if l.H == 0 {
			continue
		}
		for _, c := range cards {
			if !c.In(Box{in.X, in.Y, in.W, l.H}).empty() {
				in.Y = c.Y + c.H + edgedGap
			}
		}
		f.Float()
		l.Put(f, Box{in.X, in.Y, in.W, l.H})
		in.Y += l.H + edgedGap
	}
}

// Inlaid are parts that lie on one another in the same room, the last one on top.
func Inlaid(ps ...Part) Part {
	in, over := flow(ps), floats(ps)
	return Part{tall: true, broad: true, fill: true, lay: func(r Room) Laid {
		ls := make([]Laid, len(in))
		for i, p := range in {
			ls[i] = p.laid(r)
		}
		return Laid{r.W, r.H, func(f *Frame, b Box) {
			for i := range ls {
				ls[i].Put(f, b)
			}
			putFloats(f, over)
		}}
	}}
}
