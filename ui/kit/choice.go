package kit

import (
	"attackwing/ui/scene"
)

// Choice shows several options side by side; the arrow keys change it while it is focused. kind
// names its parts in reports: kind:0, kind:1.
func Choice(kind string, at int, set func(i int), words ...string) Part {
	ps := make([]Part, len(words))
	for i, w := range words {
		own := Width(lettered(smallButton), w) + 24
		ps[i] = strip(own, own, thumb(controlLo),
			func(f *Frame, b Box) { drawSegment(f, b, w, i == at) }).with(func(a *acts) {
			a.name, a.role, a.words, a.chosen = Name{kind, i}, AChoice, w, i == at
			a.press = func() { set(i) }
			a.skip = i != at && (at >= 0 || i > 0)
			a.arrow = func(by int) { set((at + by + len(words)) % len(words)) }
		})
	}
	return Row(4, ps...)
}

// Stepped shows the words of one of several steps, and the steps as a line with a knob on it, each of
// which can be pressed; the arrow keys change it while it is focused. kind names its steps in
// reports as those of a Choice.
func Stepped(kind string, at int, set func(i int), words ...string) Part {
	wide := 0.0
	for _, w := range words {
		wide = max(wide, Width(lettered(scene.StyleNumber), w))
	}
	ps := make([]Part, len(words))
	for i, w := range words {
		ps[i] = strip(stopWide, stopWide, thumb(controlLo),
			func(f *Frame, b Box) { drawStop(f, b, i, at, len(words)) }).
			with(func(a *acts) {
				a.name, a.role, a.words, a.chosen = Name{kind, i}, AChoice, w, i == at
				a.press = func() { set(i) }
				a.skip = i != at && (at >= 0 || i > 0)
				a.arrow = func(by int) { set(max(0, min(at+by, len(words)-1))) }
			})
	}
	now := ""
	if at >= 0 {
		now = words[at]
	}
	return Row(10, Line(scene.StyleNumber, scene.Text1, now).Least(wide, 0), Row(0, ps...))
}

// drawStop draws the piece of the line that belongs to a step: from half a step before it to half a
// step behind it.
func drawStop(f *Frame, b Box, i, at, n int) {
	s, x, y := f.state(), b.X+b.W/2, b.Y+b.H/2
	from, to := If(i == 0, x, b.X), If(i == n-1, x, b.X+b.W)
	f.Path().Rect(from, y-2, to, y+2)
	f.Fill(scene.LineStrong)
	f.Path().Rect(from, y-2, If(i < at, to, If(i == at, x, from)), y+2)
	f.Fill(scene.Accent)
	f.Path().Circle(scene.Pt{X: x, Y: y}, If(i == at, 8.0, If(s.Over, 5.0, 3)))
	f.Fill(If(i == at, scene.Text1, If(s.Over || i < at, scene.Accent, scene.LineStrong)))
	f.ring(b, 8, s)
}

// Segment is a part of a choice of its own making: a tab with a mark. Press and Name are given to
// what it returns.
func Segment(on bool, p Part) Part {
	out := behind(Inset(p, 10, 8, 0), func(f *Frame, b Box) { segment(f, b, on) })
	out.fill, out.fixed = false, true
	if out.grow == 0 {
		out.grow = -1
	}
	return out.with(func(a *acts) { a.role = AChoice })
}

// segment is the box of one of a choice; it tells the color of its letters.
func segment(f *Frame, b Box, on bool) Ink {
	s := f.state()
	fill, line, ink := scene.Panel, scene.Line, scene.Text2
	switch {
	case on:
		fill, line, ink = scene.Picked, scene.Accent, scene.Text1
	case s.Over:
		fill, ink = hoverFill, scene.Text1
	}
	f.Canvas.Plate(b.X, b.Y, b.W, b.H, 8, fill, 1.2, line)
	f.ring(b, 8, s)
	return ink
}

func drawSegment(f *Frame, b Box, words string, on bool) {
	ink := segment(f, b, on)
	f.Canvas.Squeeze(b.X+b.W/2, b.Y+b.H/2, b.W-12, lettered(smallButton), ink, words, scene.Middle)
}

// Tick is the box of what is checked or not, within a row that is pressed.
func Tick(on bool) Part {
	return Mark(22, 22, func(c *Canvas, b Box, s State) {
		fill, line := scene.Panel, scene.LineStrong
		if on {
			fill, line = scene.Accent, scene.Accent
		} else if s.Over {
			fill = scene.Control
		}
		c.Plate(b.X+1, b.Y+1, 20, 20, 5, fill, 1.4, line)
		if on {
			c.Path().Polyline(scene.Pt{X: b.X + 6, Y: b.Y + 11}, scene.Pt{X: b.X + 10, Y: b.Y + 15},
				scene.Pt{X: b.X + 16, Y: b.Y + 7})
			c.Stroke(scene.OnAccent, 2, 0, 0)
		}
	})
}

// Check is a box to be ticked, with its words.
func Check(kind string, n int, words string, on bool, set func(on bool)) Part {
	p := toggle(Row(10, Tick(on), Text(scene.StyleBody, scene.Text1, words).Grow(1)), kind, words, func() { set(!on) })
	return p.Name(kind, n)
}

func toggle(p Part, kind, words string, turn func()) Part {
	return behind(p, func(f *Frame, b Box) { f.ring(b, 6, f.state()) }).with(func(a *acts) {
		a.name, a.role, a.words, a.press = Name{kind, -1}, AChoice, words, turn
	})
}

// Toggle is a command that is on (Lit) or off, as a switch with its words and its key; brief are
// its words where there is no room for all of them, "" none.
func Toggle(c *Command, brief string) Part {
	if c.none() {
		return Part{}
	}
	const wide, high = 30.0, 17.0
	knob := Mark(wide, high, func(k *Canvas, b Box, s State) {
		fill, edge, ink, x := scene.Control, scene.LineStrong, scene.Text3, b.X+high/2
		if c.Lit {
			fill, edge, ink, x = scene.AccentLo, scene.Accent, scene.Accent, b.X+wide-high/2
		}
		if s.Over {
			edge = scene.Text1
		}
		k.Plate(b.X, b.Y, wide, high, high/2, fill, 1.2, edge)
		k.Path().Circle(scene.Pt{X: x, Y: b.Y + high/2}, high/2-3.5)
		k.Fill(ink)
	})
	words := Line(scene.StyleSmall, scene.Text2, c.Says())
	if brief != "" {
		words = Either(words, Line(scene.StyleSmall, scene.Text2, brief))
	}
	p := behind(Row(9, knob, words, Space(), Cap(c.Given())).High(18),
		func(f *Frame, b Box) { f.ring(b, 6, f.state()) })
	return p.act(c).with(func(a *acts) { a.role = AChoice })
}
