package kit

import "slices"

// Row has parts side by side, gap px apart: each as wide as it likes, those that Grow share what is left. Where there is no
// room for what they need the row breaks.
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

// rowLine is parts of a row that stand side by side.
type rowLine struct {
	from, to int
	high     float64
}

func layRow(r Room, gap float64, stretch bool, in []Part, over []once) Laid {
	in = heard(in, r.H)
	ws, ls := make([]float64, len(in)), make([]Laid, len(in))
	lines := make([]rowLine, 0, 2)
	from, used := 0, 0.0
	for i, p := range in {
		need := min(p.least, r.W)
		if i > from && used+gap+need > r.W+0.01 {
			lines = append(lines, rowLine{from: from, to: i})
			from, used = i, 0
		}
		if i > from {
			used += gap
		}
		used += need
	}
	lines = append(lines, rowLine{from: from, to: len(in)})
	wide, high := 0.0, -gap
	in = given(in, lines, r.W, gap)
	for k := range lines {
		l := &lines[k]
		widths(in[l.from:l.to], ws[l.from:l.to], r.W-gap*float64(l.to-l.from-1), stretch)
		sum := gap * float64(l.to-l.from-1)
		for i := l.from; i < l.to; i++ {
			room := Room{W: ws[i]}
			if len(lines) == 1 && (in[i].tall || in[i].fill) {
				room.H = r.H
			}
			ls[i] = in[i].laid(room)
			l.high = max(l.high, ls[i].H)
			sum += ws[i]
		}
		wide, high = max(wide, sum), high+gap+l.high
	}
	return Laid{wide, high, func(f *Frame, b Box) {
		y := b.Y
		for k := range lines {
			l := &lines[k]
			h := l.high
			if len(lines) == 1 {
				h = max(h, b.H)
			}
			x := b.X
			for i := l.from; i < l.to; i++ {
				at := Box{x, y, ws[i], h}
				if !in[i].tall && !in[i].fill {
					switch at.H = ls[i].H; in[i].side {
					case Above:
					case Below:
						at.Y += h - at.H
					default:
						at.Y += (h - at.H) / 2
					}
				}
				ls[i].Put(f, at)
				x += ws[i] + gap
			}
			y += l.high + gap
		}
		putFloats(f, over)
	}}
}

// given is a row with other parts in the places of those that its lines have no room for, from the last of a line on.
func given(in []Part, lines []rowLine, room, gap float64) []Part {
	own := false
	for _, l := range lines {
		like := gap * float64(l.to-l.from-1)
		for _, p := range in[l.from:l.to] {
			like += p.likes()
		}
		for i := l.to - 1; i >= l.from && like > room+0.5; i-- {
			if in[i].instead == nil {
				continue
			}
			if !own {
				in, own = slices.Clone(in), true
			}
			like -= in[i].likes()
			in[i] = *in[i].instead
			like += in[i].likes()
		}
	}
	return in
}

// likes is the width that a part would like in a row.
func (p Part) likes() float64 {
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
func widths(in []Part, ws []float64, room float64, stretch bool) {
	shares, used, give := 0.0, 0.0, 0.0
	for i, p := range in {
		if s := p.across(); s > 0 {
			shares += s
			ws[i] = -1
			continue
		}
		ws[i] = max(p.least, p.own)
		used += ws[i]
		give += ws[i] - p.least
	}
	need := 0.0
	for i, p := range in {
		if ws[i] < 0 {
			need += p.least
		}
	}
	if over := used + need - room; over > 0 && give > 0 { // what need not be so wide gives way
		k := min(1, over/give)
		for i, p := range in {
			if ws[i] >= 0 {
				ws[i] -= (ws[i] - p.least) * k
			}
		}
		used -= give * k
	}
	left := max(0, room-used)
	for again := true; again; {
		again = false
		for i, p := range in {
			if s := p.across(); ws[i] < 0 && p.least > left*s/shares {
				ws[i] = p.least
				left, shares, again = max(0, left-p.least), shares-s, true
			}
		}
	}
	any := false
	for i, p := range in {
		if ws[i] < 0 {
			ws[i], any = left*p.across()/shares, true
		}
	}
	if stretch && !any && left > 0 {
		for i := range ws {
			ws[i] += left / float64(len(ws))
		}
	}
	if len(in) == 1 { // alone in a line, and wider than it
		ws[0] = min(ws[0], room)
	}
}
