package kit

import "attackwing/ui/scene"

// Afar makes a part for people who sit far from the screen: times is how many times as large as
// usual its letters are to be in the room that there is.
func Afar(part func(times float64) Part) Part {
	return Part{broad: true, lay: func(r Room) Laid {
		// a small window is near its reader, and the board wants its part
		times := 1.0
		if r.W >= afarWide && !Cramped(max(r.W, r.H), r.H) { // a part beside another is narrower than its window
			times = max(afarLeast, min(afarMost, afarUsual*r.H/afarHigh))
		}
		return part(times).Laid(r)
	}}
}

// Letters read from afar are usually so many times as large in a window so high.
const (
	afarUsual = 1.75
	afarHigh  = 800.0
	afarWide  = 480.0
	afarLeast = 1.4
	afarMost  = 2.2
)

// Readable has its lines no wider than the eye finds back from, where letters are so many times as
// large as usual.
func (p Part) Readable(times float64) Part { return p.Most(660 * times) }

// Dark is a screen without any light: nobody looks at it, but at who speaks.
func Dark() Part {
	return Part{tall: true, broad: true, fill: true, lay: func(r Room) Laid {
		return Laid{r.W, r.H, func(f *Frame, b Box) { f.Canvas.Box(b.X, b.Y, b.W, b.H, 0, scene.Hex(0)) }}
	}}
}

// Faint is a command in a picture that is shown to people: its drawing hardly shows until the
// pointer is on it.
func Faint(c *Command) Part {
	if c.none() {
		return Part{}
	}
	p := Mark(faintWide, faintHigh, func(cv *Canvas, b Box, s State) {
		ink, x := scene.Fade(scene.Text2, 0.35), b.X+b.W/2
		if s.Over || s.Focus {
			ink = scene.Text1
			cv.Box(b.X, b.Y, b.W, b.H, corner, scene.Fade(scene.Panel, 0.8))
		}
		if !s.Off {
			drawSign(cv, c.Icon, x, b.Y+b.H/2, 20, ink)
		}
	})
	return p.act(c)
}

const faintWide, faintHigh = 48.0, 56.0

// Dot draws one dot of a row of scenes or pages. The caller adds Press and Name.
func Dot(on bool) Part {
	return Mark(dotWide, 24, func(c *Canvas, b Box, s State) {
		ink := scene.Fade(scene.Text2, 0.4)
		switch {
		case on:
			ink = scene.Accent
		case s.Over:
			ink = scene.Text1
		}
		x, y := b.Center()
		c.Path().Circle(scene.Pt{X: x, Y: y}, 5)
		c.Fill(ink)
	})
}

const dotWide = 20.0

// Torch is a light where the pointer rests, on what it is drawn over: who speaks points with it. It
// goes when nobody points any more.
func Torch() Part {
	return Part{float: true, lay: func(Room) Laid {
		return Laid{Put: func(f *Frame, _ Box) {
			f.torch = true
			v := f.person
			if !v.inside || !v.shines() {
				return
			}
			f.Shine(v.x, v.y)
		}}
	}}
}

// Shine draws the light of a torch at a place of the window.
func (f *Frame) Shine(x, y float64) {
	for k := torchRings; k > 0; k-- {
		f.Path().Circle(scene.Pt{X: x, Y: y}, torchRing*float64(k))
		f.Fill(scene.Fade(scene.Text1, torchLight))
	}
}

// A torch is rings of light, px apart.
const (
	torchRings = 16
	torchRing  = 4.0
	torchLight = 0.016
)

// rest lets the pointer rest for dt seconds, and reports whether it becomes a light or ends being
// one.
func (p *pointing) rest(dt float64) bool {
	if !p.waitsForTorch() {
		return false
	}
	was := p.shines()
	p.still += dt
	return p.shines() != was
}

// waitsForTorch reports whether a pointer that goes on resting changes what is seen where a torch
// is drawn.
func (p *pointing) waitsForTorch() bool { return p.inside && p.still < torchGone }

// shines reports whether the pointer has rested long enough to be a light, and not so long that
// nobody points.
func (p *pointing) shines() bool { return p.still >= torchSeconds && p.still < torchGone }

// Veiled is the room of a part without the part.
func Veiled(p Part) Part { return p.Around(func(*Frame, Box, func(*Frame, Box)) {}) }
