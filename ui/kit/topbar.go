package kit

import (
	"fmt"

	"attackwing/ui/scene"
)

const (
	topHigh     = 44.0 // of a bar at the top of a window that nothing else decides
	topStripe   = 3.0
	topAlarm    = 6.0
	squareLeast = 30.0 // of a button in it
	briefLeast  = 60.0 // of the brief words alone: a round has its number
	discSize    = 20.0
)

var (
	topFill    = scene.Hex(0x0A0F1D)
	chipStyle  = scene.Style{Face: scene.Condensed, Size: 13, Line: 16}
	phaseStyle = scene.Style{Face: scene.SansMedium, Size: 14, Line: 20}
)

// Topped is the bar at the top of a window, with a stripe in the color of whoever it is about;
// alarmed, a thicker one in that of danger.
func Topped(stripe Ink, alarmed bool, p Part) Part {
	if p.None() {
		return p
	}
	line := &Once{Part: strip(0, 0, topStripe, func(f *Frame, b Box) { f.Canvas.Box(b.X, b.Y, b.W, b.H, 0, stripe) }).
		Key(stripeOf(stripe)).Fade()}
	return Part{own: p.own, least: p.least, broad: true, fill: true, lay: func(r Room) Laid {
		high := r.H
		if high <= 0 {
			high = topHigh
		}
		x := EdgeBoard
		if high <= topHigh { // a low one stands in a small window
			x = EdgeSmall
		}
		l := p.Laid(Room{r.W - 2*x, high - topStripe - 1})
		return Laid{r.W, high, func(f *Frame, b Box) {
			f.Canvas.Box(b.X, b.Y, b.W, b.H, 0, topFill)
			f.Canvas.Box(b.X, b.Y+b.H-1, b.W, 1, 0, scene.Line)
			line.In(Room{b.W, topStripe}).Put(f, Box{b.X, b.Y, b.W, topStripe})
			if alarmed {
				f.Canvas.Box(b.X, b.Y, b.W, topAlarm, 0, scene.Danger)
			}
			l.Put(f, Box{b.X + x, b.Y + topStripe, b.W - 2*x, b.H - topStripe - 1})
		}}
	}}
}

// Striped is a page with a stripe along the upper edge of its window, in the color of whoever it is
// about.
func Striped(stripe Ink, page Part) Part {
	return page.Around(func(f *Frame, b Box, put func(*Frame, Box)) {
		f.Canvas.Box(b.X, b.Y, b.W, topStripe+1, 0, stripe)
		put(f, b)
	})
}

// stripeOf is whose stripe it is.
type stripeOf Ink

// Titled returns the title of a bar: the name with words below it. Without the height for both the
// brief words stand beside the name; without the width they stand alone.
func Titled(name, words, brief string) Part {
	const apart = 10.0
	head, sub := scene.StyleH3, scene.StyleSmall
	alone := Line(sub, scene.Text2, brief)
	alone.least = min(alone.own, briefLeast)
	wide := max(Width(head, name), Width(sub, words)) + 0.5
	beside := Width(sub, brief)
	return Part{
		own:     wide,
		least:   alone.least,
		fill:    true,
		fixed:   true,
		grow:    -1,
		instead: &alone,
		lay: func(r Room) Laid {
			return Laid{min(r.W, wide), max(r.H, head.Line+sub.Line), func(f *Frame, b Box) {
				mid := b.Y + b.H/2
				if b.H >= head.Line+sub.Line {
					f.Canvas.Fit(b.X, mid-9, b.W+0.5, head, scene.Text1, name, scene.Left)
					f.Canvas.Fit(b.X, mid+10, b.W+0.5, sub, scene.Text2, words, scene.Left)
					return
				}
				n := f.Canvas.Fit(b.X, mid, b.W-apart-beside, head, scene.Text1, name, scene.Left)
				f.Canvas.Text(b.X+n+apart, mid, sub, scene.Text2, brief, scene.Left)
			}}
		},
	}
}

// Square is a command of a bar: its drawing, or its words where it has none, in a square as large
// as the bar has room for.
func Square(c *Command) Part {
	if c.none() {
		return Part{}
	}
	size, least := thumb(controlLo), thumb(squareLeast)
	p := Part{own: size, least: least, fill: true, fixed: true, grow: -1, lay: func(r Room) Laid {
		return Laid{min(r.W, size), max(r.H, least), func(f *Frame, b Box) {
			size := min(b.W, If(forThumb, b.H, b.H-2), size)
			drawKey(f, c, b.middle(size), 8, size*0.55)
		}}
	}}
	return p.act(c)
}

// Phases are the steps of a round: the number and the name of the one that is now, with a line below
// it that glides, and a ring for each of the others. Where there is no room the name is left out.
func Phases(now int, names []string) Part {
	name := ""
	if now >= 0 && now < len(names) {
		name = names[now]
	}
	return Either(phases(now, len(names), name), phases(now, len(names), ""))
}

// phaseLine is the line below the step that is now.
type phaseLine struct{}

func phases(now, n int, name string) Part {
	const line, gap, out, ring = 2.0, 10.0, 3.0, 10.0
	wide := func(i int) float64 {
		switch {
		case i != now:
			return ring
		case name == "":
			return discSize
		}
		return discSize + 8 + Width(phaseStyle, name)
	}
	own := gap * float64(n-1)
	for i := range n {
		own += wide(i)
	}
	below := &Once{Part: strip(0, 0, line,
		func(f *Frame, b Box) { f.Canvas.Box(b.X, b.Y, b.W, line, 0, scene.Accent) }).Key(phaseLine{}).Glide()}
	return drawn(own+1, discSize+12, func(f *Frame, b Box) {
		x, mid := b.X, b.Y+b.H/2
		for i := range n {
			w := wide(i)
			if i != now {
				f.Path().Circle(scene.Pt{X: x + ring/2, Y: mid}, ring/2-0.6)
				f.Stroke(scene.LineStrong, 1.2, 0, 0)
			} else {
				at := scene.Pt{X: x + discSize/2, Y: mid}
				f.Path().Circle(at, discSize/2)
				f.Fill(scene.Accent)
				f.Canvas.Text(at.X, mid, scene.StyleKeyCap, scene.OnAccent, fmt.Sprint(i+1), scene.Middle)
				f.Canvas.Text(x+discSize+8, mid, phaseStyle, scene.Text1, name, scene.Left)
				below.In(Room{w + 2*out, line}).Put(f, Box{x - out, mid + 13, w + 2*out, line})
			}
			x += w + gap
		}
	}).Grow(-1)
}

// Chip is a command as a small rounded label.
func Chip(c *Command) Part {
	if c.none() {
		return Part{}
	}
	st := lettered(chipStyle)
	w := Width(st, c.Says()) + 22
	return drawn(w, 26, func(f *Frame, b Box) {
		s := f.state()
		ink, edge := scene.Text2, scene.LineStrong
		if c.Look == Danger {
			ink, edge = scene.DangerText, scene.Danger
		}
		if s.Over {
			ink = scene.Text1
		}
		f.Canvas.Plate(b.X, b.Y, b.W, b.H, 13, scene.Card, 1.2, edge)
		f.ring(b, 13, s)
		f.Canvas.Text(b.X+b.W/2, b.Y+b.H/2, st, ink, c.Says(), scene.Middle)
	}).Grow(-1).act(c)
}

// Chips are commands as Chips side by side: as many as have room. For the others stands how many
// they are; more is what that does.
func Chips(more *Command, cs ...*Command) Part {
	const apart = 6.0
	if len(cs) == 0 {
		return Part{}
	}
	rest := func(n int) Part {
		k := *more
		k.Words = fmt.Sprintf("+%d", n)
		return Chip(&k)
	}
	own := -apart
	for _, c := range cs {
		own += Chip(c).own + apart
	}
	return Part{own: own, least: min(own, rest(len(cs)).own), lay: func(r Room) Laid {
		var ps []Part
		used := 0.0
		for i, c := range cs {
			p, left := Chip(c), len(cs)-i
			if need := used + p.own; need > r.W+0.5 || left > 1 && need+apart+rest(left-1).own > r.W+0.5 {
				if p = rest(left); used+p.own <= r.W+0.5 {
					ps = append(ps, p)
				}
				break
			}
			ps = append(ps, p)
			used += p.own + apart
		}
		return Row(apart, ps...).Laid(r)
	}}
}
