package kit

// Column has parts one below the other, gap px apart. Those that Grow, and those that scroll, share
// the height that the others leave.
func Column(gap float64, ps ...Part) Part {
	in, over := flow(ps), floats(ps)
	if len(in) == 0 && len(over) == 0 {
		return Part{}
	}
	out := Part{lay: func(r Room) Laid { return layColumn(r, gap, in, over) }}
	for _, p := range in {
		out.own, out.least = max(out.own, p.own), max(out.least, p.least)
		out.tall = out.tall || p.down() > 0
		out.broad = out.broad || p.broad
		out.low += gap
		if p.down() > 0 {
			out.low += p.lowest()
		}
	}
	return out
}

func layColumn(r Room, gap float64, in []Part, over []Once) Laid {
	ls := make([]Laid, len(in))
	used, shares := gap*float64(max(0, len(in)-1)), 0.0
	wide := 0.0
	for i, p := range in {
		if s := p.down(); s > 0 && r.H > 0 {
			shares += s
			continue
		}
		ls[i] = p.Laid(Room{W: p.WidthIn(r.W)})
		used += ls[i].H
		wide = max(wide, ls[i].W)
	}
	if shares > 0 {
		left := max(0, r.H-used)
		for i, p := range in { // those that need more than their share first
			if s := p.down(); s > 0 && p.lowestIn(r.W) > left*s/shares {
				ls[i] = p.Laid(Room{p.WidthIn(r.W), p.lowestIn(r.W)})
				left, shares = max(0, left-ls[i].H), shares-s
				used += ls[i].H
				wide = max(wide, ls[i].W)
			}
		}
		for i, p := range in { // and those that have no use for all of it
			s := p.down()
			if s == 0 || ls[i].Put != nil || !p.square && !p.snug {
				continue
			}
			room := Room{p.WidthIn(r.W), left * s / shares}
			if p.square {
				room.H = min(room.H, room.W)
			}
			if l := p.Laid(room); p.square || l.H < room.H {
				ls[i] = l
				left, shares = max(0, left-l.H), shares-s
				used += l.H
				wide = max(wide, l.W)
			}
		}
		for i, p := range in {
			if s := p.down(); s > 0 && ls[i].Put == nil {
				high := left * s / shares
				ls[i] = p.Laid(Room{p.WidthIn(r.W), high})
				ls[i].H = max(ls[i].H, high)
				used += ls[i].H
				wide = max(wide, ls[i].W)
			}
		}
	}
	return Laid{wide, used, func(f *Frame, b Box) {
		y := b.Y
		for i := range ls {
			w := in[i].WidthIn(b.W)
			x := b.X
			switch in[i].side {
			case Middle:
				w = min(w, b.W)
				x += (b.W - w) / 2
			case Right:
				x += b.W - w
			}
			ls[i].Put(f, Box{x, y, w, ls[i].H})
			y += ls[i].H + gap
		}
		putFloats(f, over)
	}}
}

// width returns the width that a part takes of the room in a column.
func (p Part) WidthIn(room float64) float64 {
	if p.fixed && p.own > 0 {
		return min(p.own, room)
	}
	return room
}

// lowest is the height that a part needs which takes what is left: what scrolls needs some, air
// none.
func (p Part) lowest() float64 {
	if p.tall {
		return max(RowLow, p.low)
	}
	return p.low
}

// lowestIn returns the least height of a part in a column of a given width.
func (p Part) lowestIn(wide float64) float64 {
	if p.entire {
		return max(p.lowest(), p.Laid(Room{p.WidthIn(wide), 1}).H)
	}
	return p.lowest()
}
