package kit

import "attackwing/ui/scene"

// floating is a part that waits until what it floats beside has been put.
type floating struct {
	anchor any
	side   Side
	part   *Once
	put    func(*Frame) // puts something else
	last   bool         // after all else
}

// Over floats beside the part of a Key, or beside a point of the board (scene.Pt, mm), inside the
// window: a ring, a card. It takes no room where it stands.
func Over(anchor any, side Side, p Part) Part {
	if p.None() {
		return Part{}
	}
	o := floating{anchor: anchor, side: side, part: &Once{Part: p}}
	return Part{float: true, lay: func(Room) Laid {
		return Laid{Put: func(f *Frame, _ Box) { f.over = append(f.over, o) }}
	}}
}

// putOver puts what floats.
func (f *Frame) putOver() {
	var last []floating
	for i := 0; i < len(f.over); i++ { // one may bring another
		o := f.over[i]
		switch {
		case o.last:
			last = append(last, o)
			continue
		case o.put != nil:
			o.put(f)
			continue
		}
		at, ok := f.anchor(o.anchor)
		if !ok {
			continue
		}
		w := o.part.Part.own
		if w == 0 {
			w = tipWide
		}
		l := o.part.In(Room{W: min(f.Window.W-2*EdgeSmall, max(w, o.part.Part.least))})
		f.Float()
		b := beside(f.Window, at, l, o.side)
		f.enter(&acts{wall: true}, b)
		l.Put(f, b)
		f.leave()
	}
	for _, o := range last {
		o.put(f)
	}
	f.over = f.over[:0]
}

// anchor returns the box that a part floats beside.
func (f *Frame) anchor(k any) (Box, bool) {
	if p, ok := k.(scene.Pt); ok && f.ground != nil {
		_, cam := f.ground.Shown()
		at := cam.ToScreen(p)
		return Box{at.X, at.Y, 0, 0}, true
	}
	for i := range f.nodes {
		if f.nodes[i].key == k && k != nil {
			return f.nodes[i].seen, true
		}
	}
	return Box{}, false
}

// beside is a place for a part of a size at a side of a box, inside the window; on the other side
// where there is no room.
func beside(w, at Box, l Laid, side Side) Box {
	const air = 6
	b := Box{at.X, at.Y, l.W, l.H}
	below, above := at.Y+at.H+air, at.Y-air-l.H
	right, left := at.X+at.W+air, at.X-air-l.W
	switch side {
	case Below:
		if b.Y = below; b.Y+l.H > w.H-air && above >= air {
			b.Y = above
		}
	case Above:
		if b.Y = above; b.Y < air && below+l.H <= w.H {
			b.Y = below
		}
	case Right:
		if b.X = right; b.X+l.W > w.W-air && left >= air {
			b.X = left
		}
	case Left:
		if b.X = left; b.X < air && right+l.W <= w.W {
			b.X = right
		}
	case Middle:
		b.X, b.Y = at.X+at.W/2-l.W/2, at.Y+at.H/2-l.H/2
	}
	b.X = max(air, min(b.X, w.W-air-l.W))
	b.Y = max(air, min(b.Y, w.H-air-l.H))
	return b
}
