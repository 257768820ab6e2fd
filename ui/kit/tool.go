package kit

import (
	"attackwing/ui/scene"
)

var ToolStyle = scene.Style{Face: scene.Condensed, Size: 12.5, Line: 14}

// Tool is a command as one of a rail: its drawing, its words below, its key in the corner; as large
// as its room.
func Tool(c *Command) Part {
	if c.none() {
		return Part{}
	}
	own := max(toolWide, Width(ToolStyle, c.Says())+8)
	p := Part{own: own, least: toolWide, fill: true, lay: func(r Room) Laid {
		return Laid{r.W, max(r.H, toolLow), func(f *Frame, b Box) { drawTool(f, c, b) }}
	}}
	return p.act(c)
}

const toolWide, toolLow = 52.0, 40.0

func drawTool(f *Frame, c *Command, b Box) {
	s := f.state()
	ink := scene.Text2
	switch {
	case c.Lit:
		f.Canvas.Box(b.X, b.Y, b.W, b.H, 6, scene.Accent)
		ink = scene.OnAccent
	case s.Off:
		ink = scene.Text3
	case s.Over:
		f.Canvas.Box(b.X, b.Y, b.W, b.H, 6, scene.Card)
		ink = scene.Text1
	}
	f.ring(b, 6, s)
	size := max(14, min(22, b.H-24))
	drawSign(f.Canvas, c.Icon, b.X+b.W/2, b.Y+3+(b.H-20)/2, size, ink)
	if c.Key != "" && b.W >= toolWide && len(c.Key) == 1 && !forThumb {
		f.Canvas.Text(b.X+b.W-4, b.Y+9, scene.Style{Face: scene.Numeral, Size: 11, Line: 12}, ink, f.keyName(c),
			scene.Right)
	}
	f.Canvas.Squeeze(b.X+b.W/2, b.Y+b.H-10, b.W-4, ToolStyle, ink, c.Says(), scene.Middle)
}

// BoxedTool is a Tool in a box of its own, dashed while it cannot be done. Brief are its words
// where those have no room in two lines.
func BoxedTool(c *Command, brief string) Part {
	if c.none() {
		return Part{}
	}
	return strip(56, 42, boxedHigh, func(f *Frame, b Box) { drawBoxedTool(f, c, b, brief) }).act(c)
}

const boxedHigh = 64.0

func drawBoxedTool(f *Frame, c *Command, b Box, brief string) {
	s := f.state()
	ink := scene.Text1
	if s.Off {
		ink = scene.Text3
		f.Path().RoundRect(b.X+0.5, b.Y+0.5, b.X+b.W-0.5, b.Y+b.H-0.5, 8)
		f.Stroke(scene.LineStrong, 1, 3, 3)
	} else {
		fill := If(s.Over, scene.Control, scene.Card)
		f.Canvas.Plate(b.X, b.Y, b.W, b.H, 8, fill, 1, scene.Line)
		if c.Given() != "" && !forThumb {
			f.Canvas.Text(b.X+8, b.Y+11, scene.StyleKeyCap, scene.Text3, f.keyName(c), scene.Middle)
		}
	}
	f.ring(b, 8, s)
	drawSign(f.Canvas, c.Icon, b.X+b.W/2, b.Y+22, 19, ink)
	ls := linesOf(ToolStyle, c.Says(), b.W-4)
	for _, l := range ls {
		if len(ls) > 2 || Width(ToolStyle, l) > b.W-4 {
			ls = []string{brief}
			break
		}
	}
	for i, l := range ls {
		f.Canvas.Squeeze(b.X+b.W/2, b.Y+46+(float64(i)-float64(len(ls)-1)/2)*13, b.W-2, ToolStyle, ink, l, scene.Middle)
	}
}

// Stepper is a number, or one of several words, that is changed by steps: what it is called, less,
// its value, more. The one that the arrow keys change is chosen. kind of its buttons is "less" and
// "more", with n, for reports.
func Stepper(n int, label, value string, chosen bool, step func(by int)) Part {
	small := func(icon, kind string, by int) Part {
		p := Mark(thumb(stepSize), thumb(stepSize), func(c *Canvas, b Box, s State) {
			fill := If(s.Over, hoverFill, scene.Control)
			if s.Down {
				fill = scene.Mix(fill, scene.Hex(0), pressedDark)
			}
			c.Box(b.X, b.Y, b.W, b.H, 6, fill)
			x, y := b.Center()
			drawSign(c, icon, x, y, 13, scene.Text1)
		})
		return p.with(func(a *acts) {
			a.name, a.role, a.skip = Name{kind, n}, AButton, true
			a.words, a.press = label+": "+kind, func() { step(by) }
		})
	}
	words := strip(60, 40, stepSize, func(f *Frame, b Box) {
		f.Canvas.Fit(b.X+b.W/2, b.Y+b.H/2, b.W-4, stepValue, scene.Text1, value, scene.Middle)
	}).Grow(5)
	name := Squeezed(scene.StyleSmall, scene.Text2, label)
	less, more := small("minus", "less", -1), small("plus", "more", 1)
	wide := Row(4, name.Grow(4).Least(84, 0), less, words, more)
	wide.own = stepWide
	both := Either(Inset(wide, 6, 2, 0), Inset(Column(2, name, Row(4, less, words, more)), 6, 4, 0))
	both.own, both.least = 160, 120
	return behind(both, func(f *Frame, b Box) {
		if chosen {
			f.Canvas.Plate(b.X, b.Y, b.W, b.H, 6, scene.AccentLo, 1.2, scene.Accent)
		}
	})
}

const (
	stepSize = 24.0
	stepWide = 184.0 // below this the value stands under its name
)

var stepValue = scene.Style{Face: scene.SansBold, Size: 13, Line: 18}
