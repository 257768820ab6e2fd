package kit

import "attackwing/ui/scene"

var smallButton = scene.Style{Face: scene.SansBold, Size: 14, Line: 20}

// high is the height of a command's button, style that of its words.
func (c *Command) high() float64 {
	switch c.Look {
	case Main:
		return MainHigh
	case Small:
		return thumb(controlLo)
	}
	return thumb(control)
}

func styleOf(h float64) Style {
	return lettered(If(h <= Finger, smallButton, scene.StyleH3))
}

// act lets a part do a command.
func (p Part) act(c *Command) Part {
	return p.with(func(a *acts) {
		a.cmd, a.off, a.press, a.held, a.role = c, c.Off, c.Do, c.Held, AButton
	})
}

// Does lets a part do a command: a press, its tip, why it cannot be done.
func (p Part) Does(c *Command) Part { return p.act(c) }

// Button is a command to be pressed: its words and its key.
func Button(c *Command) Part {
	if c.none() {
		return Part{}
	}
	if c.Icon != "" {
		return iconButton(c)
	}
	return button(c, c.high())
}

// Big is a Button as high as that of the command that goes on, however it looks.
func Big(c *Command) Part {
	if c.none() || c.Icon != "" {
		return Button(c)
	}
	return button(c, MainHigh)
}

func button(c *Command, high float64) Part {
	st := styleOf(high)
	words := Width(st, c.Says()) + 24
	own := words
	if key := c.Given(); key != "" && !forThumb {
		own += max(18, Width(scene.StyleKeyCap, CapOf(key))+10) + 8
	}
	return upTo(own, words, high, func(f *Frame, b Box) { drawButton(f, c, b, st) }).act(c)
}

// Buttons are commands side by side, each row filling the width.
func Buttons(cs ...*Command) Part {
	return row(Between, true, Each(cs, Button))
}

// Key is a command as a key of a pad: its sign or its words alone, as wide as its room.
func Key(c *Command) Part {
	if c.none() {
		return Part{}
	}
	return strip(controlLo, controlLo, thumb(controlLo), func(f *Frame, b Box) { drawKey(f, c, b, 6, 16) }).act(c)
}

// drawKey draws a command as a box with round corners: its sign of a size, or its words where it
// has none.
func drawKey(f *Frame, c *Command, b Box, r, size float64) {
	s := f.state()
	fill, line, ink := c.colors(s)
	f.Canvas.Plate(b.X, b.Y, b.W, b.H, r, fill, 1.2, line)
	f.ring(b, r, s)
	if x, y := b.Center(); c.Icon != "" {
		drawSign(f.Canvas, c.Icon, x, y, size, ink)
	} else {
		f.Canvas.Squeeze(x, y, b.W-6, lettered(smallButton), ink, c.Says(), scene.Middle)
	}
}

// middle is a square of a size in the middle of a box.
func (b Box) middle(size float64) Box {
	x, y := b.Center()
	return Box{x - size/2, y - size/2, size, size}
}

// colors are the fill, the edge and the letters of a button.
func (c *Command) colors(s State) (fill, line, ink Ink) {
	fill, line, ink = scene.Control, scene.LineStrong, scene.Text1
	over, overLine := hoverFill, hoverLine
	switch {
	case s.Off:
		return scene.Card, scene.Line, scene.Text3
	case c.Look == Main:
		fill, line, ink = scene.Accent, scene.Accent, scene.OnAccent
		over, overLine = hoverMain, hoverMain
	case c.Look == Danger:
		fill, line, ink = scene.DangerFill, scene.Danger, scene.DangerSentence
		over, overLine = hoverDanger, scene.Danger
	case c.Lit:
		fill, line = scene.Picked, scene.Accent
		overLine = scene.Accent
	}
	if s.Over {
		fill, line = over, overLine
	}
	if s.Down {
		fill = scene.Mix(fill, scene.Hex(0), pressedDark)
	}
	return fill, line, ink
}

func drawButton(f *Frame, c *Command, b Box, st Style) {
	s := f.state()
	fill, line, ink := c.colors(s)
	f.Canvas.Box(b.X, b.Y, b.W, b.H, 8, fill)
	if s.Held > 0 {
		f.Canvas.Box(b.X, b.Y, b.W*s.Held, b.H, 8, scene.Mix(fill, scene.Danger, 0.45))
	}
	f.Canvas.Frame(b.X, b.Y, b.W, b.H, 8, 1.2, line)
	f.ring(b, 8, s)
	key, kw := "", 0.0
	if c.Given() != "" && !forThumb {
		if key = f.keyName(c); c.Held != nil && !f.person.Presses {
			key = "hold"
		}
		kw = max(18, Width(scene.StyleKeyCap, key)+10) + 8
		if Width(st, c.Says()) > b.W-16-kw { // the words before the key
			key, kw = "", 0
		}
	}
	words := Shorten(st, c.Says(), b.W-16-kw)
	tw := Width(st, words)
	x := b.X + (b.W-tw-kw)/2
	f.Canvas.Text(x, b.Y+b.H/2, st, ink, words, scene.Left)
	if key != "" {
		f.Canvas.Cap(x+tw+8, b.Y+b.H/2, key, ink)
	}
}

// keyName returns the label on the key cap of a command.
func (f *Frame) keyName(c *Command) string {
	return CapOf(c.Given())
}

// iconButton is a square button with a drawing.
func iconButton(c *Command) Part {
	size := thumb(If(c.Look == Main, MainHigh, controlLo))
	return drawn(size, size, func(f *Frame, b Box) { drawKey(f, c, b.middle(size), 8, size*0.55) }).Grow(-1).act(c)
}
