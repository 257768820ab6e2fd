package desk

import (
	"fmt"

	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// wall is the view for a wall: the clock, who sits where, the ranks, in letters to be read from afar.
type wall struct {
	ranks bool // the ranks instead of the tables
	rows  list
}

func (v *wall) title(d *Desk) (head, sub string) {
	return d.event.Name, "For the wall · F11: whole screen"
}

func (v *wall) list() *list { return &v.rows }

func (v *wall) key(_ *Desk, k string, _ *page.Input) {
	switch k {
	case "b", "left", "right", "tab", "space":
		v.ranks = !v.ranks
		v.rows.top = 0
	default:
		v.rows.scroll(k)
	}
}

func (v *wall) click(_ *Desk, id string) {
	if id == "turn" {
		v.ranks = !v.ranks
	}
}

// letters is a style as large as a line is high.
func letters(face scene.Face, size float64) scene.Style {
	return scene.Style{Face: face, Size: size, Line: size * 1.2}
}

func (v *wall) draw(d *Desk, c *canvas.Canvas, b box) {
	b.X, b.W = margin, d.w-2*margin
	e := d.event
	word := "Ranks"
	if v.ranks {
		word = "Tables"
	}
	if e.Round() > 0 && !e.Over() {
		y, high := 10.0, 36.0
		if d.narrow() {
			y, high = 5, 32
		}
		c.Button("turn", word, "B", d.w-margin-140, y, 140, high, canvas.Plain, true)
	}
	top := 0.0
	if left, ok := d.left(); e.Over() {
		top = b.H * 0.15
		n := c.Text(b.X, b.Y+top/2, letters(scene.SansBold, top*0.52), scene.Text1, "Final ranks", scene.Left)
		c.Fit(b.right(), b.Y+top/2, b.W-n-40, letters(scene.Sans, top*0.3), scene.Text2, "Admiral "+e.FinalRanks()[0], scene.Right)
	} else if ok {
		top = b.H * 0.24
		ink := scene.Text1
		words := fmt.Sprintf("Round %d of %d", e.Round(), tournament.Rounds)
		if left == 0 {
			ink = scene.DangerText
			words += ": time is over"
		}
		st := letters(scene.NumeralBold, top*0.86)
		n := c.Text(b.X, b.Y+top/2, st, ink, tournament.ClockFace(left), scene.Left)
		c.Fit(b.X+n+32, b.Y+top*0.34, b.W-n-32, letters(scene.SansBold, top*0.26), scene.Text1, words, scene.Left)
		c.Fit(b.X+n+32, b.Y+top*0.70, b.W-n-32, letters(scene.Sans, top*0.18), scene.Text2, v.waits(d), scene.Left)
	}
	in := box{b.X, b.Y + top + 12, b.W, b.H - top - 12}
	if v.ranks || e.Round() == 0 || e.Over() {
		v.drawRanks(d, c, in)
		return
	}
	v.drawTables(d, c, in)
}

// waits says how far the round is.
func (v *wall) waits(d *Desk) string {
	n := len(d.event.Missing(d.event.Round()))
	switch n {
	case 0:
		return "All tables have reported."
	case 1:
		return "One table is still open."
	}
	return fmt.Sprintf("%d tables are still open.", n)
}

func (v *wall) drawTables(d *Desk, c *canvas.Canvas, b box) {
	e := d.event
	r := &e.Rounds[e.Round()-1]
	n := len(r.Tables)
	if r.Bye != 0 {
		n++
	}
	high := v.fit(b, n)
	st, num := letters(scene.SansMedium, high*0.46), letters(scene.NumeralBold, high*0.62)
	from, to := v.rows.shown()
	for i := from; i < to; i++ {
		y := b.Y + float64(i-from)*high
		mid := y + high/2
		c.Box(b.X, y+3, b.W, high-6, 8, scene.Panel)
		if i == len(r.Tables) {
			c.Fit(b.X+high*1.1, mid, b.W-high*1.3, st, scene.Text2, e.Player(r.Bye).Name+" has the bye", scene.Left)
			continue
		}
		t := &r.Tables[i]
		c.Text(b.X+high*0.55, mid, num, scene.Text3, fmt.Sprint(i+1), scene.Middle)
		w := (b.W - high*1.1) / 2
		for seat, p := range t.Players {
			x := b.X + high*1.1 + float64(seat)*w
			score := ""
			ink := scene.Text1
			if t.Result != nil {
				score = fmt.Sprint(t.Result.Sides[seat].Points)
				if t.Result.Winner != seat {
					ink = scene.Text3
				}
			}
			c.Seat(x+high*0.15, mid, high*0.12, seat+1, -1)
			sw := 0.0
			if score != "" {
				sw = c.Text(x+w-high*0.3, mid, num, ink, score, scene.Right) + high*0.4
			}
			c.Fit(x+high*0.42, mid, w-high*0.6-sw, st, ink, e.Player(p).Name, scene.Left)
		}
	}
	v.rows.more(c, box{b.X, b.bottom() - 20, b.W, 20})
}

// fit divides the height among n rows, between what can be read from afar and what looks well.
func (v *wall) fit(b box, n int) float64 {
	high := min(96, max(44, (b.H-22)/float64(max(1, n))))
	v.rows.n = n
	v.rows.fit(int((b.H - 22) / high))
	return high
}

func (v *wall) drawRanks(d *Desk, c *canvas.Canvas, b box) {
	all := d.event.Standings(d.event.Round())
	high := v.fit(b, len(all))
	st, num := letters(scene.SansMedium, high*0.46), letters(scene.NumeralBold, high*0.62)
	from, to := v.rows.shown()
	for i := from; i < to; i++ {
		s := &all[i]
		y := b.Y + float64(i-from)*high
		mid := y + high/2
		c.Box(b.X, y+3, b.W, high-6, 8, scene.Panel)
		c.Text(b.X+high*0.55, mid, num, scene.Text3, fmt.Sprint(s.Rank), scene.Middle)
		w := c.Text(b.right()-high*0.3, mid, num, scene.Text1, fmt.Sprintf("%d BP  %d", s.Battle, s.Points), scene.Right)
		name := s.Player
		if d.event.Over() {
			name = s.Title + " " + s.Player
		}
		c.Fit(b.X+high*1.1, mid, b.W-high*1.8-w, st, scene.Text1, name, scene.Left)
	}
	v.rows.more(c, box{b.X, b.bottom() - 20, b.W, 20})
}
