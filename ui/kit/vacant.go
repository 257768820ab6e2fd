package kit

import "attackwing/ui/scene"

// Keyed is a Panel that shows when the keys go to it: one of several columns.
func Keyed(is bool, p Part) Part {
	return behind(Inset(p, pad, pad, 0), func(f *Frame, b Box) {
		f.Canvas.Panel(b.X, b.Y, b.W, b.H)
		if is {
			f.Canvas.Frame(b.X, b.Y, b.W, b.H, corner, 1.5, scene.Fade(scene.Accent, 0.6))
		}
	})
}

// Tile is a small box as large as its room, its part in the middle: a cell of a dial, a number of a
// ship.
func Tile(p Part) Part {
	if p.None() {
		return Part{own: 24, least: 16, fill: true, lay: func(r Room) Laid {
			return Laid{r.W, r.H, func(f *Frame, b Box) { f.Canvas.Box(b.X, b.Y, b.W, b.H, 5, scene.Card) }}
		}}
	}
	inner := p
	p.acts, p.fill = nil, true
	p.own, p.least = p.own+8, p.least+8
	p.lay = func(r Room) Laid {
		l := inner.Laid(Room{W: max(1, r.W-8)})
		return Laid{r.W, max(r.H, l.H+6), func(f *Frame, b Box) {
			f.Canvas.Box(b.X, b.Y, b.W, b.H, 5, scene.Card)
			w := min(l.W, b.W)
			l.Put(f, Box{b.X + (b.W-w)/2, b.Y + (b.H-l.H)/2, w, l.H})
		}}
	}
	p.acts = inner.acts
	return p
}
