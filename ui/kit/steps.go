package kit

import (
	"strconv"

	"attackwing/ui/scene"
)

// Steps is a strip of numbered steps, one of which is now.
func Steps(now int, names ...string) Part {
	st := Style{Face: scene.SansMedium, Size: 13, Line: 16}
	ps := make([]Part, len(names))
	for i, n := range names {
		ink, line := scene.Text3, scene.Line
		switch {
		case i == now:
			ink, line = scene.Text1, scene.Accent
		case i < now:
			ink, line = scene.Text2, scene.Mix(scene.Panel, scene.Accent, 0.45)
		}
		words := strconv.Itoa(i+1) + " " + n
		ps[i] = strip(56, 32, 26, func(f *Frame, b Box) {
			f.Canvas.Squeeze(b.X+b.W/2, b.Y+10, b.W, st, ink, words, scene.Middle)
			f.Path().Rect(b.X, b.Y+24, b.X+b.W, b.Y+26)
			f.Fill(line)
		}).Grow(1)
	}
	return Row(6, ps...)
}

// Quiet is a command as its words and its key, without a box.
func Quiet(c *Command) Part {
	if c.none() {
		return Part{}
	}
	own := Width(scene.StyleBody, c.Says()) + 0.5
	words := upTo(own, min(own, 48), scene.StyleBody.Line, func(f *Frame, b Box) {
		ink, s := scene.Text2, f.state()
		switch {
		case s.Off:
			ink = scene.Text3
		case s.Over:
			ink = scene.Text1
		}
		f.Canvas.Squeeze(f.lineAt(b, own), b.Y+b.H/2, b.W+0.5, scene.StyleBody, ink, c.Says(), scene.Left)
	})
	words.grow = -1
	p := behind(Row(6, words, Cap(c.Given())), func(f *Frame, b Box) { f.ring(b, 6, f.state()) })
	p.fill, p.grow = false, -1
	return p.High(28).act(c)
}

// Warned is a card about something bad.
func Warned(p Part) Part {
	return Plated(Inset(p, 12, 10, 0), 8, scene.DangerFill, 1.2, scene.Danger)
}
