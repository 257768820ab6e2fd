package boardview

import "attackwing/ui/kit"

// Edges are parts at the edges of what they lie on: a board. Each is as large as it likes. Where
// one would hide a ship when something is asked it takes another edge.
type Edges struct {
	Top      []kit.Part // one below the other, in the middle
	LowLeft  []kit.Part // from below upwards
	LowRight kit.Part
	// from below upwards: in the middle of the foot, above what stands in the corners where there
	// is no room between
	Low   []kit.Part
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
func Edged(e Edges) kit.Part {
	return kit.Made(leftover, func(r kit.Room) kit.Laid {
		all := onces(e.Top, e.LowLeft, e.Low)
		high, left := len(e.Top), len(e.Top)+len(e.LowLeft)
		k := &edged{
			top:      all[:high],
			lowLeft:  all[high:left],
			low:      all[left:],
			lowRight: e.LowRight,
			asked:    e.Asked,
			lie:      e.Lie,
		}
		k.last = k.putTop
		return kit.Laid{W: r.W, H: r.H, Put: k.put}
	})
}

// edged are parts at edges, laid out.
type edged struct {
	top, lowLeft, low []kit.Once
	lowRight          kit.Part // a small map goes by how the board is seen
	asked             any
	in                kit.Box          // where the top ones go
	last              func(*kit.Frame) // puts those
	lie               *Corners
}

// alone is the room for a part at an edge.
func alone(p kit.Part, in kit.Box) kit.Room {
	if p.Own() > 0 {
		return kit.Room{W: min(p.Own(), in.W)}
	}
	return kit.Room{W: in.W}
}

// onces are parts that are each laid out once.
func onces(of ...[]kit.Part) []kit.Once {
	n := 0
	for _, ps := range of {
		n += len(ps)
	}
	out := make([]kit.Once, 0, n)
	for _, ps := range of {
		for _, p := range ps {
			out = append(out, kit.Once{Part: p})
		}
	}
	return out
}

func (e *edged) put(f *kit.Frame, b kit.Box) {
	in := b.Inset(edgedAir, edgedAir)
	k := e.lie.begin(f, e.asked, in)
	knobs := e.putStack(f, &k)
	small := e.putMap(f, &k)
	e.putLow(f, &k, knobs, small)
	if in.W < edgedLeast { // too narrow for words: over what stands beside it, too
		in.X, in.W = edgedAir, f.Window.W-2*edgedAir
	}
	if len(e.top) > 0 {
		if in.Y = b.Y + edgedTop; !knobs.Empty() && knobs.Y < b.Y+edgedTop {
			in.Y = knobs.Y + knobs.H + edgedGap
		}
		e.in = in
		f.Last(e.last)
	}
}

// stacked is the i-th part of those in the lower left corner, as wide as it likes.
func (e *edged) stacked(i int, in kit.Box) (l kit.Laid, w float64) {
	w = alone(e.lowLeft[i].Part, in).W
	if l = e.lowLeft[i].In(kit.Room{W: w}); e.lowLeft[i].Part.Own() == 0 {
		w = l.W
	}
	return l, w
}

// putStack puts what stands in the lower left corner, or in another one: from the corner towards
// the middle.
func (e *edged) putStack(f *kit.Frame, k *cornering) kit.Box {
	w, h := 0.0, -edgedGap
	for i := range e.lowLeft {
		if l, wide := e.stacked(i, k.in); l.H > 0 {
			w, h = max(w, wide), h+l.H+edgedGap
		}
	}
	if h <= 0 {
		k.away(ofStack)
		return kit.Box{}
	}
	b, _ := k.place(ofStack, berths{in: k.in, w: w, h: h})
	high := k.high(b)
	y := kit.If(high, b.Y, b.Y+b.H)
	for i := range e.lowLeft {
		l, wide := e.stacked(i, k.in)
		if l.H == 0 {
			continue
		}
		x := kit.If(k.right(b), b.X+b.W-wide, b.X)
		if high {
			l.Put(f, kit.Box{X: x, Y: y, W: wide, H: l.H})
			y += l.H + edgedGap
			continue
		}
		l.Put(f, kit.Box{X: x, Y: y - l.H, W: wide, H: l.H})
		y -= l.H + edgedGap
	}
	return b
}

// putMap puts what stands in the lower right corner, or in another one.
func (e *edged) putMap(f *kit.Frame, k *cornering) kit.Box {
	w := alone(e.lowRight, k.in).W
	l := e.lowRight.Laid(kit.Room{W: w})
	if eye := eyeOf(f); l.H == 0 || eye != nil && eye.framed.on { // a small map is not there
		k.away(ofMap)
		return kit.Box{}
	}
	b, _ := k.place(ofMap, berths{in: k.in, w: w, h: l.H, turn: true})
	f.Float()
	l.Put(f, b)
	return b
}

// putLow puts what stands in the middle of the foot, beside and above what stands in its corners,
// or elsewhere where that would hide a ship.
func (e *edged) putLow(f *kit.Frame, k *cornering, knobs, small kit.Box) {
	in := k.in
	left, right, low := 0.0, 0.0, in.Y+in.H
	for _, b := range [...]kit.Box{knobs, small} {
		switch {
		case b.Empty() || b.Y < in.Y+in.H/2:
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
		w := alone(e.low[i].Part, in).W
		l := e.low[i].In(kit.Room{W: w})
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
		home := kit.Box{X: x, Y: foot - l.H, W: w, H: l.H}
		b, first := k.place(ofLow+i, berths{in: in, w: w, h: l.H, liked: home})
		f.Float()
		l.Put(f, b)
		if f.Takes(b); first {
			foot -= l.H + edgedGap
		}
	}
}

// putTop puts what stands at the top, each below the cards that lie there.
func (e *edged) putTop(f *kit.Frame) {
	in := e.in
	var cards []kit.Box
	if eye := eyeOf(f); eye != nil {
		cards = eye.put.cards
	}
	for i := range e.top {
		l := e.top[i].In(kit.Room{W: in.W})
		if l.H == 0 {
			continue
		}
		for _, c := range cards {
			if !c.In(kit.Box{X: in.X, Y: in.Y, W: in.W, H: l.H}).Empty() {
				in.Y = c.Y + c.H + edgedGap
			}
		}
		f.Float()
		l.Put(f, kit.Box{X: in.X, Y: in.Y, W: in.W, H: l.H})
		in.Y += l.H + edgedGap
	}
}
