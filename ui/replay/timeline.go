package replay

import (
	"fmt"

	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// place is the pixel of a moment: every round is equally long, the set-up half as long.
func (p *Page) place(n int, from, to float64) float64 {
	total, before := 0.0, 0.0
	for _, r := range p.rounds {
		long := r.long()
		total += long
		switch {
		case n >= r.From+r.N:
			before += long
		case n >= r.From:
			before += long * (float64(n-r.From) + 0.5) / float64(r.N)
		}
	}
	return from + (to-from)*before/max(total, 0.001)
}

func (r *span) long() float64 {
	if r.round == 0 {
		return 0.5
	}
	return 1
}

// near is the moment nearest to a pixel.
func (p *Page) near(x, from, to float64) int {
	best, dist := 0, 1e9
	for n := range p.film.Moments {
		d := p.place(n, from, to) - x
		if d < 0 {
			d = -d
		}
		if d < dist {
			best, dist = n, d
		}
	}
	return best
}

func (p *Page) drawTimeline(c *canvas.Canvas, x, y, w float64) {
	c.Panel(x, y, w, timeline)
	mid := y + 44
	bx := x + 14
	p.playButtons(c, bx, mid)
	for i, s := range []int{1, 2, 4, 8} {
		kind := canvas.Segment
		if s == p.speed {
			kind = canvas.Chosen
		}
		c.Button(fmt.Sprintf("speed:%d", s), fmt.Sprintf("%d×", s), "", bx+132+float64(i)*38, mid-16, 36, 32, kind, true)
	}
	p.drawTrack(c, x+316, x+w-18, mid, 24)
}

// playButtons lead to the beginning, play, and lead to the end.
func (p *Page) playButtons(c *canvas.Canvas, bx, mid float64) {
	c.IconButton("first", bx, mid-17, 34, p.at > 0, func(cx, cy float64, ink scene.TintColor) { skipIcon(c, cx, cy, -1, ink) })
	c.Hit("play", bx+40, mid-20, 40, 40, true)
	c.Box(bx+40, mid-20, 40, 40, 8, scene.Accent)
	if p.playing {
		c.Box(bx+52, mid-9, 5, 18, 1, scene.OnAccent)
		c.Box(bx+63, mid-9, 5, 18, 1, scene.OnAccent)
	} else {
		c.Path().Polygon(scene.Pt{X: bx + 54, Y: mid - 9}, scene.Pt{X: bx + 69, Y: mid}, scene.Pt{X: bx + 54, Y: mid + 9})
		c.Fill(scene.OnAccent)
	}
	c.IconButton("last", bx+86, mid-17, 34, p.at < len(p.answers), func(cx, cy float64, ink scene.TintColor) { skipIcon(c, cx, cy, 1, ink) })
}

// drawTrack is the line of the rounds, with their names and the marks so far below and above it.
func (p *Page) drawTrack(c *canvas.Canvas, from, to, mid, off float64) {
	p.from, p.to, p.trackY = from, to, mid
	cur := p.place(p.at, from, to)
	at := 0.0
	total := 0.0
	for i := range p.rounds {
		total += p.rounds[i].long()
	}
	now := p.moment().Round
	for i := range p.rounds {
		r := &p.rounds[i]
		x0, x1 := from+(to-from)*at/total, from+(to-from)*(at+r.long())/total
		at += r.long()
		fill, ink, st := scene.Control, scene.Text3, scene.StyleSmall
		if r.round == now {
			fill, ink, st = scene.Picked, scene.Text1, scene.Style{Face: scene.SansBold, Size: 13, Line: 18}
		}
		c.Box(x0+1, mid-6, x1-x0-2, 12, 2, fill)
		for _, n := range r.phases {
			px := (p.place(n-1, from, to) + p.place(n, from, to)) / 2
			c.Path().Rect(px-0.5, mid-6, px+0.5, mid+6)
			c.Fill(scene.LineStrong)
		}
		words := fmt.Sprintf("Round %d", r.round)
		if r.round == 0 {
			words = "Set-up"
		}
		if canvas.Width(st, words) > x1-x0-4 {
			words = fmt.Sprintf("R%d", r.round)
			if r.round == 0 {
				words = "S"
			}
		}
		c.Text((x0+x1)/2, mid+off, st, ink, words, scene.Middle)
	}
	c.Box(from, mid-2, max(1, cur-from), 4, 2, scene.Accent)
	p.drawMarks(c, from, to, mid-off)
	c.Path().Rect(cur-1, mid-18, cur+1, mid+10)
	c.Fill(scene.Accent)
	c.Path().Circle(scene.Pt{X: cur, Y: mid}, 7)
	c.Fill(scene.Accent)
}

// skipIcon is a triangle against a bar, to the left or to the right.
func skipIcon(c *canvas.Canvas, x, y, side float64, ink scene.TintColor) {
	c.Path().Polygon(scene.Pt{X: x - 5*side, Y: y - 7}, scene.Pt{X: x + 4*side, Y: y}, scene.Pt{X: x - 5*side, Y: y + 7})
	c.Fill(ink)
	c.Path().Rect(x+6*side-1.2, y-7, x+6*side+1.2, y+7)
	c.Fill(ink)
}

// drawMarks are the events above the track, those of destruction first: where two would touch, the other one waits
// for its key.
func (p *Page) drawMarks(c *canvas.Canvas, from, to, y float64) {
	var taken []float64
	free := func(x float64) bool {
		for _, t := range taken {
			if d := t - x; d > -17 && d < 17 {
				return false
			}
		}
		return true
	}
	for _, pass := range []func(m *mark) bool{
		func(m *mark) bool { return m.icon == "note" || m.icon == "branch" },
		func(m *mark) bool { return m.icon == "destroyed" },
		func(m *mark) bool { return m.icon != "destroyed" && m.icon != "note" && m.icon != "branch" },
	} {
		for i := range p.marks {
			m := &p.marks[i]
			x := p.place(m.at, from, to)
			if !pass(m) || !free(x) {
				continue
			}
			taken = append(taken, x)
			id := fmt.Sprintf("mark:%d", i)
			ink := scene.Danger
			if m.seat > 0 {
				ink = scene.Seats[m.seat].Main
			}
			size := 15.0
			if c.Hover == id {
				size = 19
			}
			switch m.icon {
			case "branch":
				c.Path().Polygon(scene.Pt{X: x, Y: y - 6}, scene.Pt{X: x + 6, Y: y}, scene.Pt{X: x, Y: y + 6}, scene.Pt{X: x - 6, Y: y})
				c.Stroke(scene.Accent, 1.6, 0, 0)
			case "note":
				c.Box(x-6, y-7, 12, 14, 2, scene.Accent)
				for k := range 3 {
					c.Box(x-4, y-4+4*float64(k), 8, 1.2, 0, scene.OnAccent)
				}
			default:
				c.Icon(x, y, size, m.icon, ink)
			}
			c.Hit(id, x-9, y-10, 18, 20, true)
			if c.Hover == id {
				w := min(420, canvas.Width(scene.StyleSmall, m.words)+20)
				tx := max(from, min(x-w/2, to-w))
				c.Box(tx, y-44, w, 28, 6, scene.Card)
				c.Frame(tx, y-44, w, 28, 6, 1, scene.LineStrong)
				c.Fit(tx+10, y-30, w-20, scene.StyleSmall, scene.Text1, m.words, scene.Left)
			}
		}
	}
}
