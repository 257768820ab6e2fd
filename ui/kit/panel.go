package kit

import "attackwing/ui/scene"

// inset leaves air about a part: at both sides, above and below, and more at the right.
func Inset(p Part, x, y, right float64) Part {
	if p.None() {
		return p
	}
	out, lay, does := p, p.lay, p.acts
	out.acts = nil
	out.own, out.least, out.low = p.own+2*x+right, p.least+2*x+right, p.low+2*y
	out.lay = func(r Room) Laid {
		h := r.H
		if h > 0 {
			h = max(1, h-2*y)
		}
		l := does.in(lay(Room{max(1, r.W-2*x-right), h}))
		put := l.Put
		return Laid{l.W + 2*x + right, l.H + 2*y, func(f *Frame, b Box) {
			put(f, Box{b.X + x, b.Y + y, b.W - 2*x - right, b.H - 2*y})
		}}
	}
	return out
}

// Air leaves air about a part, px at the sides and above and below.
func Air(x, y float64, p Part) Part { return Inset(p, x, y, 0) }

// behind draws something under a part, in its whole box.
func behind(p Part, draw func(f *Frame, b Box)) Part {
	if p.None() {
		return p
	}
	lay := p.lay
	p.lay = func(r Room) Laid {
		l := lay(r)
		put := l.Put
		l.W = max(l.W, r.W)
		l.Put = func(f *Frame, b Box) {
			draw(f, b)
			put(f, b)
		}
		return l
	}
	p.fill = true
	return p
}

// plated has a part on a box with round corners.
func Plated(p Part, r float64, fill Ink, width float64, edge Ink) Part {
	return behind(p, func(f *Frame, b Box) { f.Canvas.Plate(b.X, b.Y, b.W, b.H, r, fill, width, edge) })
}

// Panel is a part in a box of its own.
func Panel(p Part) Part { return panel(p, pad) }

// Roomy is a panel that gives up its box, and the air in it, where the height is little.
func Roomy(p Part) Part {
	const little = 280.0
	boxed := Panel(p)
	out := boxed
	out.lay = func(r Room) Laid {
		if r.H > 0 && r.H < little {
			return p.Laid(r)
		}
		return boxed.Laid(r)
	}
	return out
}

func panel(p Part, air float64) Part {
	return behind(Inset(p, air, air, 0), func(f *Frame, b Box) { f.Canvas.Panel(b.X, b.Y, b.W, b.H) })
}

// Bare returns a panel without a margin, for parts that reach its edges.
func Bare(p Part) Part { return panel(p, 0) }

// Card is a smaller box within a panel.
func Card(p Part) Part {
	return Plated(Inset(p, 10, 8, 0), 8, scene.Card, 1, scene.Line)
}

// OfSeat is a box in the colors of a seat, 1 or 2: for what concerns its player alone.
func OfSeat(seat int, p Part) Part {
	ink := scene.Seats[seat]
	return Plated(Inset(p, 12, 10, 0), 8, ink.Fill, 1, ink.Main)
}

// floatPanel frames words that float over others.
func floatPanel(p Part) Part {
	return Plated(Inset(p, pad, 10, 0), 8, scene.Control, 1.2, scene.LineStrong)
}

// Chosen is a row or a card that may be the chosen one: it shows when the pointer, the focus and
// the choice are on it. Press, Key and the like are given to what it returns.
func Chosen(is bool, p Part) Part {
	return choosable(is, p, func(c *Canvas, b Box) {
		c.Frame(b.X, b.Y, b.W, b.H, corner, If(is, 2.0, 1), If(is, scene.Accent, scene.Line))
	})
}

// Vacant is a Chosen that waits for something to be put in it: its edge is dashed.
func Vacant(is bool, p Part) Part {
	return choosable(is, p, func(c *Canvas, b Box) {
		c.Path().RoundRect(b.X+0.7, b.Y+0.7, b.X+b.W-0.7, b.Y+b.H-0.7, corner-0.5)
		c.Stroke(If(is, scene.Accent, scene.LineStrong), 1.4, 5, 4)
	})
}

// choosable is a row or a card with an edge of its own.
func choosable(is bool, p Part, edge func(c *Canvas, b Box)) Part {
	in := Inset(p, 10, 8, 0)
	if forThumb { // one that is hardly wider than a finger has no air to spare
		wide, narrow := in.lay, Inset(p, 4, 6, 0).lay
		in.lay = func(r Room) Laid { return If(r.W < 2*Finger, narrow, wide)(r) }
	}
	out := behind(in, func(f *Frame, b Box) {
		s, fill := f.state(), scene.Panel
		switch {
		case is:
			fill = chosenFill
		case s.Over && !s.Off:
			fill = hoverRow
		}
		if s.Down {
			fill = scene.Mix(fill, scene.Hex(0), pressedDark)
		}
		f.Canvas.Box(b.X, b.Y, b.W, b.H, corner, fill)
		edge(f.Canvas, b)
		f.ring(b, corner, s)
	})
	return out.with(func(a *acts) { a.role = ARow })
}

// Entry is a line of a menu: without a box until the pointer or the focus is on it; where a person
// is it has one.
func Entry(here bool, p Part) Part {
	out := behind(Inset(p, 12, 6, 0), func(f *Frame, b Box) {
		s := f.state()
		switch {
		case here:
			f.Canvas.Box(b.X, b.Y, b.W, b.H, 8, scene.AccentLo)
			f.Canvas.Box(b.X, b.Y, 3, b.H, 1.5, scene.Accent)
		case s.Over && !s.Off:
			f.Canvas.Box(b.X, b.Y, b.W, b.H, 8, scene.Card)
		}
		f.ring(b, 8, s)
	})
	return out.with(func(a *acts) { a.role = ARow })
}

// ring shows the focus.
func (f *Frame) ring(b Box, r float64, s State) {
	if s.Focus {
		b = Box{b.X - 4, b.Y - 4, b.W + 8, b.H + 8}
		f.Canvas.Frame(b.X, b.Y, b.W, b.H, r+4, 2, scene.Accent)
	}
}

// Notice says what went wrong, with what can be done about it; "" is nothing.
func Notice(words string, cs ...*Command) Part {
	return note(words, "danger-now", scene.Danger, scene.DangerFill, scene.DangerSentence, cs)
}

// Note says what is to be known.
func Note(words string, cs ...*Command) Part {
	return note(words, "", scene.LineStrong, scene.Card, scene.Text1, cs)
}

func note(words, icon string, line, fill, ink Ink, cs []*Command) Part {
	if words == "" {
		return Part{}
	}
	said := Text(scene.StyleBody, ink, words)
	if len(cs) > 0 {
		said = terse(said, words, ink)
	}
	ps := append([]Part{Icon(icon, 18, line).If(icon != ""), said.Grow(1).Least(120, 0)}, Each(cs, Button)...)
	return Plated(Inset(Row(10, ps...), 12, 8, 0), 8, fill, 1.4,
		line).with(func(a *acts) { a.name, a.words = notice, words })
}

// notice is the name of notices and notes.
var notice = Name{"notice", -1}

// terse returns the text of a note. It shrinks to three small lines when two normal ones do not
// fit; its tip has the whole text.
func terse(said Part, words string, ink Ink) Part {
	usual, brief := said.lay, Brief(3, scene.StyleSmall, ink, words)
	said.lay = func(r Room) Laid {
		if l := usual(r); l.H <= 2*scene.StyleBody.Line {
			return l
		}
		return brief.Laid(r)
	}
	return said.Tip(func() Tip { return Tip{Words: words} })
}

// Sheet is the body of a page with the margins of its window.
func Sheet(p Part) Part {
	return Part{own: p.own, least: p.least, low: p.low, tall: true, broad: true, fill: true, lay: func(r Room) Laid {
		x, y := edges(r.W, r.H)
		return Inset(p, x, y, 0).Laid(r)
	}}
}

// Filled is the body of a page that needs all of its window: a board, with narrow margins.
func Filled(p Part) Part {
	return Part{own: p.own, least: p.least, low: p.low, tall: true, broad: true, fill: true, lay: func(r Room) Laid {
		x, y := edges(r.W, r.H)
		return Inset(p, min(x, EdgeBoard), min(y, EdgeBoard), 0).Laid(r)
	}}
}

// Head heads a page: the way back, its name, what is to be known of it, and what can be done.
func Head(back *Command, title, sub string, cs ...*Command) Part {
	words := Column(0, Line(scene.StyleH1, scene.Text1, title), under(sub))
	return Row(12, append([]Part{Button(back), words.Grow(1).Least(140, 0)}, Each(cs, Button)...)...)
}

// under returns the line below a page's title. It takes two lines where one is too narrow, and
// disappears where even two would be.
func under(words string) Part {
	const least = 200.0
	p := Brief(2, scene.StyleSmall, scene.Text3, words)
	if in, own := p.lay, p.own; in != nil {
		p.lay = func(r Room) Laid {
			if r.W < min(own, least) {
				return Laid{Put: func(*Frame, Box) {}}
			}
			return in(r)
		}
	}
	return p
}

// Back is the command that closes a page.
func Back(do func()) *Command {
	return &Command{ID: "back", Words: "Back", Key: "esc", Icon: "back", Do: do}
}

// BackTo is the command that closes a page and says where that leads, "" where everybody knows.
func BackTo(where string, do func()) *Command {
	c := Back(do)
	if where != "" {
		c.Words, c.Icon = "Back to "+where, ""
	}
	return c
}

// Dialog asks something over a page: what, what is to be known, what it is about, and the buttons.
// It is the body of a modal layer. Where a window is too low for all of it the buttons stand beside
// the head, so that what it is about has the height.
func Dialog(head, sub string, body Part, cs ...*Command) Part {
	title, words, buttons := Text(scene.StyleH2, scene.Text1, head),
		Text(scene.StyleSmall, scene.Text3, sub), Each(cs, Button)
	var foot Part
	if len(cs) > 0 {
		foot = Row(Between, append([]Part{Space()}, buttons...)...)
	}
	inner := panel(Column(10, title, words, Scroll(nil, body), foot), 22)
	beside := Row(Between, append([]Part{Column(2, title, words).Grow(1).Least(140, 0)}, buttons...)...)
	low := panel(Column(Between, beside, Scroll(nil, body)), 14)
	return Part{lay: func(r Room) Laid {
		w, high := min(dialogWide, r.W-2*EdgeSmall), r.H-2*EdgeSmall
		l := inner.Laid(Room{W: w})
		if r.H > 0 && l.H > high {
			l = low.Laid(Room{W: w})
		}
		if r.H > 0 && l.H > high {
			l = low.Laid(Room{w, high})
		}
		l.W = w
		return l
	}}
}
