package kit

// Edges are parts at the edges of what they lie on: a board. Each is as large as it likes. Where
// one would hide a ship when something is asked it takes another edge.
type Edges struct {
	Top      []Part // one below the other, in the middle
	LowLeft  []Part // from below upwards
	LowRight Part
	// from below upwards: in the middle of the foot, above what stands in the corners where there
	// is no room between
	Low   []Part
	Asked any      // what is asked; nil: nothing, all stays where it is
	Lie   *Corners // nil: where they are meant to lie, whatever is below them
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
		k := &edged{
			top:      onces(e.Top),
			lowLeft:  onces(e.LowLeft),
			low:      onces(e.Low),
			lowRight: e.LowRight,
			asked:    e.Asked,
			lie:      e.Lie,
		}
		return Laid{r.W, r.H, k.put}
	}}
}

// edged are parts at edges, laid out.
type edged struct {
	top, lowLeft, low []once
	lowRight          Part // a small map goes by how the board is seen
	asked             any
	lie               *Corners
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
	k := e.lie.begin(f, e.asked, in)
	knobs := e.putStack(f, &k)
	small := e.putMap(f, &k)
	e.putLow(f, &k, knobs, small)
	if in.W < edgedLeast { // too narrow for words: over what stands beside it, too
		in.X, in.W = edgedAir, f.Window.W-2*edgedAir
	}
	if len(e.top) > 0 {
		if in.Y = b.Y + edgedTop; !knobs.empty() && knobs.Y < b.Y+edgedTop {
			in.Y = knobs.Y + knobs.H + edgedGap
		}
		f.over = append(f.over, floating{top: e, in: in})
	}
}

// stacked is the i-th part of those in the lower left corner, as wide as it likes.
func (e *edged) stacked(i int, in Box) (l Laid, w float64) {
	w = e.lowLeft[i].part.alone(in).W
	if l = e.lowLeft[i].in(Room{W: w}); e.lowLeft[i].part.own == 0 {
		w = l.W
	}
	return l, w
}

// putStack puts what stands in the lower left corner, or in another one: from the corner towards
// the middle.
func (e *edged) putStack(f *Frame, k *cornering) Box {
	w, h := 0.0, -edgedGap
	for i := range e.lowLeft {
		if l, wide := e.stacked(i, k.in); l.H > 0 {
			w, h = max(w, wide), h+l.H+edgedGap
		}
	}
	if h <= 0 {
		k.away(ofStack)
		return Box{}
	}
	b, _ := k.place(ofStack, berths{in: k.in, w: w, h: h})
	high := k.high(b)
	y := If(high, b.Y, b.Y+b.H)
	for i := range e.lowLeft {
		l, wide := e.stacked(i, k.in)
		if l.H == 0 {
			continue
		}
		x := If(k.right(b), b.X+b.W-wide, b.X)
		if high {
			l.Put(f, Box{x, y, wide, l.H})
			y += l.H + edgedGap
			continue
		}
		l.Put(f, Box{x, y - l.H, wide, l.H})
		y -= l.H + edgedGap
	}
	return b
}

// putMap puts what stands in the lower right corner, or in another one.
func (e *edged) putMap(f *Frame, k *cornering) Box {
	w := e.lowRight.alone(k.in).W
	l := e.lowRight.laid(Room{W: w})
	if l.H == 0 || f.eye != nil && f.eye.framed.on { // a small map is not there
		k.away(ofMap)
		return Box{}
	}
	b, _ := k.place(ofMap, berths{in: k.in, w: w, h: l.H, turn: true})
	f.Float()
	l.Put(f, b)
	return b
}

// putLow puts what stands in the middle of the foot, beside and above what stands in its corners,
// or elsewhere where that would hide a ship.
func (e *edged) putLow(f *Frame, k *cornering, knobs, small Box) {
	in := k.in
	left, right, low := 0.0, 0.0, in.Y+in.H
	for _, b := range [...]Box{knobs, small} {
		switch {
		case b.empty() || b.Y < in.Y+in.H/2:
		case b.X < in.X+in.W/2 && b.X == in.X:
			left = max(left, b.W)
		default:
			right = max(right, b.W)
		}
	}
	if left > 0 {
		low = min(low, knobs.Y-edgedGap)
	}
	foot := in.Y + in.H
	for i := range e.low {
		w := e.low[i].part.alone(in).W
		l := e.low[i].in(Room{W: w})
		if l.H == 0 {
			k.away(ofLow + i)
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
		home := Box{x, foot - l.H, w, l.H}
		b, first := k.place(ofLow+i, berths{in: in, w: w, h: l.H, liked: home})
		f.Float()
		l.Put(f, b)
		if f.takes(b); first {
			foot -= l.H + edgedGap
		}
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
