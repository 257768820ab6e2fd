package kit

import (
	"fmt"

	"attackwing/ui/scene"
)

// Draw is a part that draws itself: want tells its size in a room. Only the kit, the scene and the
// motion of dice and ships use it; a page that needs it lacks a part.
func Draw(want func(Room) (w, h float64), draw func(c *Canvas, b Box)) Part {
	w, _ := want(Room{})
	p := Part{own: w, least: w, fixed: w > 0}
	p.lay = func(r Room) Laid {
		w, h := want(r)
		return Laid{w, h, func(f *Frame, b Box) { draw(f.Canvas, b) }}
	}
	return p
}

// drawn is a part of a fixed size.
func drawn(w, h float64, put func(f *Frame, b Box)) Part {
	return Part{own: w, least: w, fixed: true, lay: func(Room) Laid { return Laid{w, h, put} }}
}

// strip is a part as wide as its room and so high.
func strip(own, least, high float64, put func(f *Frame, b Box)) Part {
	return Part{own: own, least: least, lay: func(r Room) Laid { return Laid{r.W, high, put} }}
}

// band is a strip that takes width that is left.
func band(own, least, high float64, put func(f *Frame, b Box)) Part {
	p := strip(own, least, high, put)
	p.broad = true
	return p
}

// upTo is a part that is no wider than it likes, and so high.
func upTo(own, least, high float64, put func(f *Frame, b Box)) Part {
	return Part{own: own, least: least, lay: func(r Room) Laid { return Laid{min(own, r.W), high, put} }}
}

// Sized is Draw of a fixed size.
func Sized(w, h float64, draw func(c *Canvas, b Box)) Part {
	return drawn(w, h, func(f *Frame, b Box) { draw(f.Canvas, b) })
}

// Mark is a drawing that knows how it is met: whether the pointer is on the part it stands in.
func Mark(w, h float64, draw func(c *Canvas, b Box, s State)) Part {
	return drawn(w, h, func(f *Frame, b Box) { draw(f.Canvas, b, f.state()) })
}

// Icon is a drawing in one color, or one of the kit's signs.
func Icon(name string, size float64, ink Ink) Part {
	return drawn(size, size, func(f *Frame, b Box) {
		x, y := b.Center()
		drawSign(f.Canvas, name, x, y, size, ink)
	})
}

// Art is a drawing with its tones, upright or turned by so many degrees.
func Art(size float64, a *scene.Art, t *scene.Tones, heading float64) Part {
	return Sized(size, size, func(c *Canvas, b Box) {
		x, y := b.Center()
		c.Turned(x, y, size, heading, a, t)
	})
}

// Dim is a drawing of what is no more.
func Dim(size float64, a *scene.Art, t *scene.Tones) Part {
	return Sized(size, size, func(c *Canvas, b Box) {
		x, y := b.Center()
		c.Art(x, y, size, a, t, true)
	})
}

// Seat is the mark of a seat, with a number unless that is negative.
func Seat(r float64, seat, number int) Part {
	return Sized(2.4*r, 2.4*r, func(c *Canvas, b Box) {
		x, y := b.Center()
		c.Seat(x, y, r, seat, number)
	})
}

// Cap is a key cap, "" none. It is left out where a finger was used last.
func Cap(key string) Part { return keyCap(key, false) }

// KeyName is a key cap on a page about keys: it is there for a finger, too.
func KeyName(key string) Part { return keyCap(key, true) }

func keyCap(key string, always bool) Part {
	if key == "" || forThumb && !always {
		return Part{}
	}
	words := CapOf(key)
	w := max(18, Width(scene.StyleKeyCap, words)+10)
	return Sized(w, 20, func(c *Canvas, b Box) {
		c.Cap(b.X, b.Y+b.H/2, words, scene.Text3)
	})
}

var pillStyle = scene.Style{Face: scene.Condensed, Size: 12.5, Line: 16}

// Pill is a small rounded label that only tells.
func Pill(words string, ink, fill Ink) Part {
	if words == "" {
		return Part{}
	}
	st := lettered(pillStyle)
	w := Width(st, words) + 18
	return Sized(w, 22, func(c *Canvas, b Box) {
		y := b.Y + b.H/2
		c.Plate(b.X, y-10, b.W, 20, 10, fill, 1.2, ink)
		c.Text(b.X+b.W/2, y, st, scene.Text1, words, scene.Middle)
	})
}

// Figure is a number in a box of its own; with typed set the keys go to it, and it has a caret.
func Figure(words string, ink Ink, typed bool) Part {
	const wide, high = 76.0, 38.0
	p := Sized(wide, high, func(c *Canvas, b Box) {
		fill, line, width := scene.Panel, scene.LineStrong, 1.2
		if typed {
			fill, line, width = scene.Picked, scene.Accent, 2
		}
		c.Plate(b.X, b.Y, b.W, b.H, 8, fill, width, line)
		x, y := b.Center()
		c.Fit(x, y, b.W-10, scene.StyleNumber24, ink, words, scene.Middle)
		if typed {
			n := min(Width(scene.StyleNumber24, words), b.W-14)
			c.Box(x+n/2+3, y-11, 2, 22, 0, scene.Accent)
		}
	})
	p.grow = -1
	return p
}

// bar is hull squares and shield discs: hull of most, shields up and down of most.
func Bar(hull, mostHull, up, down, mostShields int) Part {
	w := float64(10*mostHull + 4 + 11*mostShields)
	return Sized(w, 12, func(c *Canvas, b Box) { c.bar(b.X, b.Y+b.H/2, hull, mostHull, up, down, mostShields) })
}

// Meter shows how much of something is done, 0 to 1.
func Meter(part float64) Part {
	return band(120, 40, 8, func(f *Frame, b Box) {
		f.Canvas.Box(b.X, b.Y, b.W, b.H, b.H/2, scene.Control)
		if part > 0 {
			f.Canvas.Box(b.X, b.Y, max(b.H, b.W*min(1, part)), b.H, b.H/2, scene.Accent)
		}
	})
}

// Rule is a hairline across.
func Rule() Part {
	return band(0, 0, 1, func(f *Frame, b Box) { f.Canvas.Rule(b.X, b.Y, b.W) }).Grow(-1)
}

// Space takes what is left in a row or a column.
func Space() Part {
	return Part{grow: 1, lay: func(r Room) Laid { return Laid{Put: func(*Frame, Box) {}} }}
}

// Gap is air of so many px in a column or a row.
func Gap(px float64) Part {
	return Part{
		own:   px,
		least: px,
		grow:  -1,
		fixed: true,
		lay:   func(Room) Laid { return Laid{px, px, func(*Frame, Box) {}} },
	}
}

// Ghost stands for words that are still sought, that part of the width.
func Ghost(part, high float64) Part {
	return Part{lay: func(r Room) Laid {
		return Laid{r.W * part, high, func(f *Frame, b Box) { f.Canvas.Box(b.X, b.Y, b.W*part, high, 4, scene.Card) }}
	}}
}

// Middled has a part in the middle of all the room there is.
func Middled(p Part) Part {
	return Column(0, Space(), p, Space())
}

// Or is the part, or another where it is nothing.
func (p Part) Or(other Part) Part {
	if p.None() {
		return other
	}
	return p
}

// If returns yes or no, depending on is.
func If[T any](is bool, yes, no T) T {
	if is {
		return yes
	}
	return no
}

// Each returns the results of from for all elements.
func Each[T, V any](of []T, from func(T) V) []V {
	out := make([]V, len(of))
	for i, x := range of {
		out[i] = from(x)
	}
	return out
}

// If is the part where something is so, else nothing.
func (p Part) If(is bool) Part {
	if !is {
		return Part{}
	}
	return p
}

// Either is the first part where there is room for what it would like, else the second: a choice,
// or a button that goes through it. Of several in a row the last is the first to change.
func Either(wide, small Part) Part {
	if wide.None() || small.None() {
		return wide.Or(small)
	}
	return Part{own: wide.own, least: min(wide.own, small.least), instead: &small, lay: func(r Room) Laid {
		if r.W+0.5 >= wide.own {
			return wide.Laid(r)
		}
		return small.Laid(r)
	}}
}

// Ample is the first part where there is height for it, else the second: with notes, or without.
func Ample(full, brief Part) Part {
	if full.None() || brief.None() {
		return full.Or(brief)
	}
	return Part{
		own:   max(full.own, brief.own),
		least: max(full.least, brief.least),
		low:   brief.low,
		tall:  true,
		broad: full.broad,
		fill:  true,
		lay: func(r Room) Laid {
			l := full.Laid(Room{W: r.W})
			switch {
			case r.H <= 0:
				return l
			case l.H <= r.H+0.5:
				return full.Laid(r)
			}
			return brief.Laid(r)
		},
	}
}

// Roomier is the first part where there is a room of at least that size, px, else the second.
func Roomier(wide, high float64, full, brief Part) Part {
	out := brief
	out.lay = func(r Room) Laid { return If(r.W >= wide && r.H >= high, full, brief).Laid(r) }
	return out
}

// Numbered is a number in a disc: of a step that is now, or of another.
func Numbered(n int, now bool) Part {
	return Sized(20, 20, func(c *Canvas, b Box) {
		fill, ink := scene.Control, scene.Text1
		if now {
			fill, ink = scene.Accent, scene.OnAccent
		}
		x, y := b.Center()
		c.Path().Circle(scene.Pt{X: x, Y: y}, 10)
		c.Fill(fill)
		c.Text(x, y, scene.StyleKeyCap, ink, fmt.Sprint(n), scene.Middle)
	})
}
