package kit

import (
	"attackwing/ui/scene"
)

// Track is a line of time: spans one after the other, marks above it, and where it stands. Places
// are parts of its length, 0 to 1.
type Track struct {
	Spans []Span
	Marks []Sign // where two would touch the first is shown
	At    float64
	Seek  func(part float64)
}

// Span is a stretch of a Track.
type Span struct {
	Name, Short string
	To          float64   // where it ends
	Ticks       []float64 // lines across it
	Now         bool
}

// Sign is a mark on a Track: an icon ("note" and "branch" are signs of their own), its words, what
// a press does.
type Sign struct {
	N     int // its number, for reports
	At    float64
	Icon  string
	Ink   Ink
	Words string
	Do    func()
}

// Timeline shows a Track; a press or a drag on it seeks.
func Timeline(t Track) Part {
	return strip(400, 280, 62, t.draw).Grow(1)
}

func (t *Track) draw(f *Frame, b Box) {
	c, mid := f.Canvas, b.Y+33
	in := Box{b.X + 8, mid - 12, b.W - 16, 40}
	x := func(part float64) float64 { return in.X + in.W*part }
	area, seek := in, t.Seek
	if forThumb { // its marks are too near each other to be met alone: they draw the finger to them
		area, seek = b, func(part float64) { t.drawn(part, Finger/4/in.W) }
	}
	f.enter(&acts{name: Name{"timeline", -1}, role: ASlider, slide: seek, skip: true}, area)
	from := 0.0
	for i := range t.Spans {
		t.Spans[i].draw(c, x(from), x(t.Spans[i].To), mid, x)
		from = t.Spans[i].To
	}
	cur := x(t.At)
	c.Box(in.X, mid-2, max(1, cur-in.X), 4, 2, scene.Accent)
	f.leave()
	t.signs(f, x, mid-22)
	c.Path().Rect(cur-1, mid-16, cur+1, mid+10)
	c.Fill(scene.Accent)
	c.Path().Circle(scene.Pt{X: cur, Y: mid}, 7)
	c.Fill(scene.Accent)
}

// drawn goes to the nearest mark within so much of the line's length of a place, else to the place.
func (t *Track) drawn(part, reach float64) {
	to := func() { t.Seek(part) }
	for i := range t.Marks {
		if s := &t.Marks[i]; s.Do != nil && abs(s.At-part) <= reach {
			to, reach = s.Do, abs(s.At-part)
		}
	}
	to()
}

func (s *Span) draw(c *Canvas, x0, x1, mid float64, x func(float64) float64) {
	fill, ink, st := scene.Control, scene.Text3, scene.StyleSmall
	if s.Now {
		fill, ink, st = scene.Picked, scene.Text1, scene.Style{Face: scene.SansBold, Size: 13, Line: 18}
	}
	c.Box(x0+1, mid-6, x1-x0-2, 12, 2, fill)
	for _, at := range s.Ticks {
		c.Path().Rect(x(at)-0.5, mid-6, x(at)+0.5, mid+6)
		c.Fill(scene.LineStrong)
	}
	words := s.Name
	if Width(st, words) > x1-x0-4 {
		words = s.Short
	}
	if Width(st, words) <= x1-x0 {
		c.Text((x0+x1)/2, mid+20, st, ink, words, scene.Middle)
	}
}

// signs are the marks; of those that would touch the first is shown.
func (t *Track) signs(f *Frame, x func(float64) float64, y float64) {
	var taken []float64
	for i := range t.Marks {
		s := &t.Marks[i]
		at := x(s.At)
		free := true
		for _, o := range taken {
			free = free && abs(o-at) >= 17
		}
		if !free {
			continue
		}
		taken = append(taken, at)
		f.enter(
			&acts{
				name:  Name{"mark", s.N},
				words: s.Words,
				press: If(forThumb, nil, s.Do),
				skip:  true,
				tip:   func() Tip { return Tip{Words: s.Words} },
			},
			Box{at - 9, y - 10, 18, 20},
		)
		size := If(f.state().Over, 19, 15.0)
		drawSign(f.Canvas, s.Icon, at, y, size, s.Ink)
		f.leave()
	}
}
