package kit

// Shelf has parts one below the other as far as there is height for them; those that have none are
// left out. A part that takes height that is left has what it needs, the last of them all the rest.
// Parts that do not Grow leave that what it needs.
func Shelf(gap float64, ps ...Part) Part {
	in := flow(ps)
	if len(in) == 0 {
		return Part{}
	}
	out := Part{tall: true, broad: true, fill: true}
	for _, p := range in {
		out.low = max(out.low, p.lowest())
	}
	out.must = func(wide float64) (high float64) {
		for _, p := range in {
			if p.grow < 0 {
				high += p.Laid(Room{W: wide}).H + gap
			}
		}
		return high
	}
	out.lay = func(r Room) Laid {
		if r.H <= 0 {
			return Column(gap, in...).Laid(r)
		}
		return layShelf(r, gap, in)
	}
	return out
}

func layShelf(r Room, gap float64, in []Part) Laid {
	put := make([]Piece, 0, len(in))
	y := 0.0
	for i, p := range in {
		later := 0.0 // what the next that takes what is left needs
		for _, q := range in[i+1:] {
			if q.down() > 0 && q.tall {
				later = q.low + gap
			}
		}
		left := r.H - y
		room := Room{W: p.WidthIn(r.W)}
		if p.tall {
			least := p.low
			switch room.H = left - later; {
			case room.H < p.low:
				room.H = left
			case later > 0:
				if l := p.Laid(Room{W: room.W}); l.H < room.H { // it needs less
					room.H, least = l.H, min(least, l.H)
				}
			}
			if room.H < least {
				continue
			}
		}
		l := p.Laid(room)
		if !p.tall && (l.H > left || p.grow == 0 && l.H > left-later) || l.H == 0 {
			continue
		}
		h := max(l.H, room.H)
		put = append(put, Piece{l, Box{0, y, room.W, h}})
		y += h + gap
	}
	return Laid{r.W, r.H, PutPieces(put)}
}

// Yield is which of two parts stands above another, and since when. The page keeps it.
type Yield struct {
	of    any
	in    Room
	brief bool
}

// Yields has a part above another: the full one where the other has the room that it would like,
// else the brief one. It is chosen when it is first laid for what it is about, so that nothing
// jumps away below a pointer.
func Yields(y *Yield, about any, full, brief func() Part, rest Part) Part {
	return Part{tall: true, broad: true, fill: true, own: rest.own, low: rest.low, lay: func(r Room) Laid {
		var above Laid
		if known := y.of == about && y.in == r; !known || !y.brief {
			p := full()
			if p.None() {
				return rest.Laid(r)
			}
			above = p.Laid(Room{W: r.W})
		}
		if y.of != about || y.in != r {
			want := rest.low
			if !rest.tall || want <= RowLow {
				want = max(want, rest.Laid(Room{W: r.W}).H)
			}
			*y = Yield{about, r, r.H > 0 && above.H+Between+want > r.H}
		}
		if y.brief {
			above = brief().Laid(Room{W: r.W})
		}
		below := rest.Laid(Room{r.W, max(1, r.H-above.H-Between)})
		return Laid{
			r.W,
			max(r.H, above.H+Between+below.H),
			PutPieces([]Piece{
				{above, Box{0, 0, r.W, above.H}},
				{below, Box{0, above.H + Between, r.W, max(below.H, r.H-above.H-Between)}},
			}),
		}
	}}
}
