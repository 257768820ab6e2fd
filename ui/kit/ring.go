package kit

import (
	"math"

	"attackwing/ui/scene"
)

// RoundOf is how a button of a ring looks.
type RoundOf struct {
	Icon, Words string
	Cap         string // the key of what it stands for, in its corner; "" none
	Edge        Ink
	On          bool // it is the one meant
}

// Round is a button of a ring: a circle with a drawing, its words below.
func Round(k RoundOf) Part {
	return Mark(1, 1, func(c *Canvas, b Box, s State) {
		x, y := b.Center()
		size := b.W
		fill, edge, ink := scene.Panel, k.Edge, scene.Text1
		switch {
		case k.On:
			fill, edge, ink = scene.Accent, scene.Accent, scene.OnAccent
		case s.Over:
			fill = scene.Control
		}
		c.Path().Circle(scene.Pt{X: x, Y: y}, size/2)
		c.Fill(fill)
		c.Path().Circle(scene.Pt{X: x, Y: y}, size/2-0.8)
		c.Stroke(edge, 1.6, 0, 0)
		c.Icon(x, y, size*0.48, k.Icon, ink)
		if k.Cap != "" {
			o := scene.Pt{X: x + size*0.36, Y: y - size*0.36}
			c.Path().Circle(o, 9.5)
			c.Fill(scene.Control)
			c.Text(o.X, o.Y, scene.StyleKeyCap, scene.Text1, k.Cap, scene.Middle)
		}
		label := Shorten(toolStyle, k.Words, ringNameWide-12)
		w := Width(toolStyle, label)
		c.Box(x-w/2-5, y+size/2+2, w+10, 16, 5, scene.Fade(scene.Void, 0.72))
		c.Text(x, y+size/2+10, toolStyle, scene.Text1, label, scene.Middle)
	})
}

// ringNameWide is the room for the words of a button of a ring, px.
const ringNameWide = 104.0

// Ring lays buttons about a point of a board, mm, inside its room, and hides as few of the places that are to stay free as can be. It
// is nothing where the point is not seen. For a finger its buttons are larger.
func Ring(at scene.Pt, free []scene.Pt, buttons ...Part) Part {
	if len(buttons) == 0 {
		return Part{}
	}
	n, round := float64(len(buttons)), onces(buttons)
	return Part{tall: true, broad: true, fill: true, lay: func(r Room) Laid {
		return Laid{r.W, r.H, func(f *Frame, b Box) {
			if f.eye == nil {
				return
			}
			cam := f.eye.Cam
			mid := cam.ToScreen(at)
			if !b.Has(mid.X, mid.Y) {
				return
			}
			size := max(46, min(54, b.W/13))
			far := max(size*1.6, size*0.29*n)
			if f.view.touch {
				size, far = 64, max(far+10, 20*n)
			}
			keep := make([]scene.Pt, len(free))
			for i := range free {
				keep[i] = cam.ToScreen(free[i])
			}
			for i, q := range ringPlaces(b, mid, far, size, len(buttons), keep) {
				round[i].in(Room{size, size}).Put(f, Box{q.X - size/2, q.Y - size/2, size, size})
				f.takes(Box{q.X - ringNameWide/2, q.Y - size/2, ringNameWide, size + 22})
			}
		}}
	}}
}

// ringPlaces are the middles of n buttons around a point of the board: evenly on a circle, or, near the board's edge, on
// the part of a circle that lies on the board, wide enough for all of them. The ring is turned and widened so that it hides
// as few of the ships as can be. None where there is no room.
func ringPlaces(b Box, at scene.Pt, r, size float64, n int, ships []scene.Pt) (best []scene.Pt) {
	least := 1 << 30
	for far := r + ringWiden; r < 300 && (best == nil || r <= far); r += 8 {
		if best == nil {
			far = r + ringWiden
		}
		rings(b, at, r, size, n, func(from, step float64) bool {
			places := make([]scene.Pt, n)
			for k := range places {
				places[k] = at.Add(scene.Heading(from + float64(k)*step).Mul(r))
			}
			if hides := hidden(places, size, ships); hides < least {
				best, least = places, hides
			}
			return least == 0
		})
		if least == 0 {
			return best
		}
	}
	return best
}

// ringWiden is how much wider than needed the ring may be, px, to leave ships free.
const ringWiden = 48.0

// hidden counts the ships that buttons and their names hide.
func hidden(places []scene.Pt, size float64, ships []scene.Pt) (n int) {
	const base = 22 // half of one, and a little
	for _, s := range ships {
		for _, q := range places {
			if dx, dy := math.Abs(s.X-q.X), s.Y-q.Y; dx < size/2+base && dy > -size/2-base && dy < size/2+20+base {
				n++
			}
		}
	}
	return n
}

// rings gives the ways to lay n buttons on a circle until one suits: the first button's heading and the step to the next.
func rings(b Box, at scene.Pt, r, size float64, n int, suits func(from, step float64) bool) {
	const steps, apart, slide = 120, 92.0, 9.0
	side, foot := max(size/2, 52), size/2+20
	var fits [steps]bool
	for k := range fits {
		q := at.Add(scene.Heading(float64(k) / steps * 360).Mul(r))
		fits[k] = q.X-side > b.X && q.X+side < b.X+b.W && q.Y-size/2 > b.Y+2 && q.Y+foot < b.Y+b.H-2
	}
	from, run := 0, 0
	for k := range fits {
		l := 0
		for l < steps && fits[(k+l)%steps] {
			l++
		}
		if l > run {
			from, run = k, l
		}
	}
	if run == steps {
		step := 360 / float64(n)
		for turn := 0.0; turn < step; turn += slide {
			if suits(step/2-90+turn, step) {
				return
			}
		}
		return
	}
	wide := float64(run-1) / steps * 2 * math.Pi * r
	need := float64(n-1) * apart
	if wide < need {
		return
	}
	step := 0.0
	if n > 1 {
		step = need / r / float64(n-1) * 180 / math.Pi
	}
	mid := (float64(from) + float64(run-1)/2) / steps * 360
	slack := (wide - need) / r * 180 / math.Pi / 2
	for turn := 0.0; turn <= slack; turn += slide {
		if first := mid - float64(n-1)/2*step; suits(first+turn, step) || suits(first-turn, step) {
			return
		}
	}
}
