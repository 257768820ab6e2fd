package kit

import "slices"

// Row has parts side by side, gap px apart: each as wide as it likes, those that Grow share what is
// left. Where there is no room for what they need the row breaks.
func Row(gap float64, ps ...Part) Part { return row(gap, false, ps) }

func row(gap float64, stretch bool, ps []Part) Part {
	in, over := flow(ps), floats(ps)
	if len(in) == 0 && len(over) == 0 {
		return Part{}
	}
	out := Part{lay: func(r Room) Laid { return layRow(r, gap, stretch, in, over) }}
	for i, p := range in {
		if i > 0 {
			out.own += gap
		}
		out.own += max(p.own, p.least)
		out.least = max(out.least, p.least)
		out.tall = out.tall || p.tall
		out.fill = out.fill || p.fill
		out.broad = out.broad || p.across() > 0
		out.low = max(out.low, p.low)
	}
	return out
}

// inRow is a part of a row: laid out, so wide, and where it begins a line, how high that is.
type inRow struct {
	Laid
	wide, high float64
	begins     bool
}

// lineOf are the parts of the line that begins with the i-th.
func lineOf(row []inRow, i int) (to int) {
	for to = i + 1; to < len(row) && !row[to].begins; to++ {
	}
	return to
}

func layRow(r Room, gap float64, stretch bool, in []Part, over []Once) Laid {
	in = heard(in, r.H)
	ls := make([]inRow, len(in))
	lines, used := 0, 0.0
	for i, p := range in {
		need := min(p.least, r.W)
		if i == 0 || used+gap+need > r.W+0.01 {
			ls[i].begins = true
			lines++
			used = -gap
		}
		used += gap + need
	}
	wide, high := 0.0, 0.0
	in = given(in, ls, r.W, gap)
	for from := 0; from < len(ls); {
		to := lineOf(ls, from)
		gaps := gap * float64(to-from-1)
		widths(in[from:to], ls[from:to], r.W-gaps, stretch)
		sum, l := gaps, &ls[from]
		for i := from; i < to; i++ {
			room := Room{W: ls[i].wide}
			if lines == 1 && (in[i].tall || in[i].fill) {
				room.H = r.H
			}
			ls[i].Laid = in[i].Laid(room)
			l.high = max(l.high, ls[i].H)
			sum += ls[i].wide
		}
		if from > 0 {
			high += gap
		}
		wide, high = max(wide, sum), high+l.high
		from = to
	}
	return Laid{wide, high, func(f *Frame, b Box) {
		x, y, h := b.X, b.Y, 0.0
		for i := range ls {
			l := &ls[i]
			switch {
			case i == 0 && lines == 1:
				h = max(l.high, b.H)
			case i == 0:
				h = l.high
			case l.begins:
				x, y, h = b.X, y+h+gap, l.high
			}
			at := Box{x, y, l.wide, h}
			if !in[i].tall && !in[i].fill {
				switch at.H = l.H; in[i].side {
				case Above:
				case Below:
					at.Y += h - at.H
				default:
					at.Y += (h - at.H) / 2
				}
			}
			l.Put(f, at)
			x += l.wide + gap
		}
		putFloats(f, over)
	}}
}

// given is a row with other parts in the places of those that its lines have no room for, from the
// last of a line on.
func given(in []Part, ls []inRow, room, gap float64) []Part {
	own := false
	for from, to := 0, 0; from < len(ls); from = to {
		to = lineOf(ls, from)
		like := gap * float64(to-from-1)
		for _, p := range in[from:to] {
			like += p.Likes()
		}
		for i := to - 1; i >= from && like > room+0.5; i-- {
			if in[i].instead == nil {
				continue
			}
			if !own {
				in, own = slices.Clone(in), true
			}
			like -= in[i].Likes()
			in[i] = *in[i].instead
			like += in[i].Likes()
		}
	}
	return in
}

// likes is the width that a part would like in a row.
func (p Part) Likes() float64 {
	if p.across() > 0 {
		return p.least
	}
	return max(p.own, p.least)
}

// heard gives parts whose letters grow with their height the width they then like.
func heard(in []Part, high float64) []Part {
	if high <= 0 || !slices.ContainsFunc(in, func(p Part) bool { return p.loud != nil }) {
		return in
	}
	out := slices.Clone(in)
	for i := range out {
		if out[i].loud != nil {
			out[i].own = out[i].loud(high)
		}
	}
	return out
}

// widths gives each part of a line its width, of room px without the gaps.
func widths(in []Part, ls []inRow, room float64, stretch bool) {
	shares, used, give := 0.0, 0.0, 0.0
	for i, p := range in {
		if s := p.across(); s > 0 {
			shares += s
			ls[i].wide = -1
			continue
		}
		ls[i].wide = max(p.least, p.own)
		used += ls[i].wide
		give += ls[i].wide - p.least
	}
	need := 0.0
	for i, p := range in {
		if ls[i].wide < 0 {
			need += p.least
		}
	}
	if over := used + need - room; over > 0 && give > 0 { // what need not be so wide gives way
		k := min(1, over/give)
		for i, p := range in {
			if ls[i].wide >= 0 {
				ls[i].wide -= (ls[i].wide - p.least) * k
			}
		}
		used -= give * k
	}
	left := max(0, room-used)
	for again := true; again; {
		again = false
		for i, p := range in {
			if s := p.across(); ls[i].wide < 0 && p.least > left*s/shares {
				ls[i].wide = p.least
				left, shares, again = max(0, left-p.least), shares-s, true
			}
		}
	}
	any := false
	for i, p := range in {
		if ls[i].wide < 0 {
			ls[i].wide, any = left*p.across()/shares, true
		}
	}
	if stretch && !any && left > 0 {
		for i := range ls {
			ls[i].wide += left / float64(len(ls))
		}
	}
	if len(in) == 1 { // alone in a line, and wider than it
		ls[0].wide = min(ls[0].wide, room)
	}
}
