package kit

import "attackwing/ui/scene"

// Flush is a row that goes to the edges of its panel: a hairline above it, a bar at its left where
// it is its turn, lit where the pointer is on it, or on what it stands for. Press, Key and the like
// are given to what it returns.
func Flush(now, lit bool, p Part) Part {
	if p.None() {
		return p
	}
	in := Inset(p, 12, 4, 0)
	wide, narrow := in.lay, Inset(p, 8, 4, 0).lay
	in.lay = func(r Room) Laid {
		if r.W < 80 { // a rail
			return narrow(r)
		}
		return wide(r)
	}
	out := behind(in, func(f *Frame, b Box) {
		s := f.state()
		f.Canvas.Rule(b.X+1, b.Y, b.W-2)
		switch {
		case now:
			f.Canvas.Box(b.X+1, b.Y+1, b.W-2, b.H-1, 0, chosenFill)
			f.Canvas.Box(b.X+1, b.Y+1, 3, b.H-1, 0, scene.Accent)
		case s.Over || lit:
			f.Canvas.Box(b.X+1, b.Y+1, b.W-2, b.H-1, 0, scene.Card)
		}
		f.ring(b.Inset(4, 4), 6, s)
	})
	out.fill = false
	return out.with(func(a *acts) { a.role = ARow })
}

// Badged has a mark on the upper left corner of a part, and perhaps one on the lower right.
func Badged(p, upper, lower Part) Part {
	marks := onces([]Part{upper, lower})
	return p.Around(func(f *Frame, b Box, put func(*Frame, Box)) {
		put(f, b)
		up, low := marks[0].In(Room{}), marks[1].In(Room{})
		up.Put(f, Box{b.X - up.W/3, b.Y - up.H/4, up.W, up.H})
		low.Put(f, Box{b.X + b.W - low.W/2, b.Y + b.H - low.H, low.W, low.H})
	})
}
