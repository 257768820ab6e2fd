package replay

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// drawSide is what happened, the decision at the cursor, the luck of the dice.
func (p *Page) drawSide(c *canvas.Canvas, x, y, w, h float64) {
	luck := 148.0
	if h < 520 {
		luck = 126
	}
	told := min(220, max(104, (h-luck-2*gap)*0.34))
	if h < 420 { // the decision keeps room for two answers
		luck, told = 106, max(70, h-106-172-2*gap)
	}
	end := y + h
	if p.curve = h >= 600; p.curve {
		luck, told = 132, min(220, h*0.16)
		curve := min(300, h*0.25)
		p.drawChance(c, x, y, w, curve)
		y += curve + gap
	}
	p.drawTold(c, x, y, w, told)
	y += told + gap
	p.drawDecision(c, x, y, w, end-luck-gap-y)
	p.drawLuck(c, x, end-luck, w, luck)
}

// said is an event in words.
type said struct {
	text string
	now  bool
}

// told are the last lines of the battle's log up to the cursor.
func (p *Page) told(n int) []said {
	var out []said
	for at := p.at; at >= 0 && len(out) < n; at-- {
		ev := p.film.Moments[at].Events
		for i := len(ev) - 1; i >= 0 && len(out) < n; i-- {
			if _, laid := ev[i].(game.TokenLaid); laid && at == 0 {
				continue
			}
			if w := ev[i].Say(p.film.Setup); w != "" {
				out = append(out, said{w, at == p.at})
			}
		}
	}
	return out
}

func (p *Page) drawTold(c *canvas.Canvas, x, y, w, h float64) {
	c.Panel(x, y, w, h)
	c.Text(x+16, y+20, scene.StyleLabel, scene.Text3, "What happened", scene.Left)
	note := p.rec.NoteOn(p.line, p.at)
	room := int((h - 36) / 19)
	yy := y + h - 18
	if note != "" {
		ls := canvas.Lines(scene.StyleSmall, note, w-44)
		ls = ls[:min(len(ls), 3, max(1, int((h-66)/19)))]
		bh := 19*float64(len(ls)) + 8
		c.Box(x+10, y+h-bh-8, w-20, bh, 6, scene.AccentLo)
		for i, l := range ls {
			c.Text(x+22, y+h-bh+5+19*float64(i), scene.StyleSmall, scene.Text1, l, scene.Left)
		}
		room -= len(ls) + 1
		yy -= bh + 6
	}
	for _, s := range p.told(max(0, room)) {
		ink := scene.Text3
		if s.now {
			ink = scene.Text1
		}
		c.Fit(x+16, yy, w-32, scene.StyleSmall, ink, s.text, scene.Left)
		yy -= 19
	}
}

func (p *Page) drawDecision(c *canvas.Canvas, x, y, w, h float64) {
	c.Panel(x, y, w, h)
	m := p.moment()
	label := "This decision"
	if m.Player != game.Nobody {
		label += " · " + p.film.Setup.Player(m.Player)
	}
	seat := int(m.Player) + 1
	c.Text(x+16, y+20, scene.StyleLabel, scene.Text3, label, scene.Left)
	if m.Player != game.Nobody {
		c.Seat(x+w-24, y+20, 7, seat, -1)
	}
	c.Fit(x+16, y+46, w-32, scene.StyleH3, scene.Text1, m.Asked, scene.Left)
	foot := y + h - 52
	bw := min(210, (w-32-8)/2)
	c.Button("on", "Play on from here", "B", x+16, foot+4, bw, 36, canvas.Plain, true)
	c.Button("else", "Decide otherwise", "O", x+24+bw, foot+4, bw, 36, canvas.Plain, p.at > 0)
	if hx := x + 36 + 2*bw; x+w-hx > 140 {
		c.Fit(hx, foot+14, x+w-hx-12, scene.StyleCaption, scene.Text3, "arrows, Shift: phase", scene.Left)
		c.Fit(hx, foot+31, x+w-hx-12, scene.StyleCaption, scene.Text3, "Ctrl: round, [ ]: mark", scene.Left)
	}
	top := y + 66
	switch {
	case m.Player == game.Nobody:
		c.Fit(x+16, top+10, w-32, scene.StyleBody, scene.Text2, "The first decision follows.", scene.Left)
		return
	case m.Ask == game.ChooseManeuver && !p.dials:
		c.Wrap(x+16, top, w-32, scene.StyleBody, scene.Text2, "A dial is set in secret. Press D to see what was chosen, and what else could have been.")
		return
	case m.Ask == game.PlaceShip:
		c.Fit(x+16, top+10, w-32, scene.StyleBody, scene.Text1, m.Chosen, scene.Left)
		return
	}
	p.drawOptions(c, x, top, w, foot-top)
}

// drawOptions are all answers there were, those given marked.
func (p *Page) drawOptions(c *canvas.Canvas, x, y, w, h float64) {
	const row = 26.0
	fit := max(1, int(h/row))
	p.optTop = max(0, min(p.optTop, len(p.options)-fit))
	order := p.order()
	if more := len(order) - fit; more > 0 {
		c.Text(x+w-40, y-46, scene.StyleCaption, scene.Text3, fmt.Sprintf("%d more: wheel, up, down", more), scene.Right)
	}
	for k := p.optTop; k < min(len(order), p.optTop+fit); k++ {
		i := order[k]
		yy := y + row*float64(k-p.optTop)
		c.Rule(x+16, yy, w-32)
		ink := scene.Text2
		if p.picked[i] {
			ink = scene.Text1
			c.Icon(x+24, yy+row/2, 14, "ok", scene.Accent)
			c.Text(x+w-16, yy+row/2, scene.StyleCaption, scene.Accent, "chosen", scene.Right)
		}
		c.Fit(x+38, yy+row/2, w-38-120, scene.StyleBody, ink, p.options[i], scene.Left)
	}
}

// order has the options that were chosen first.
func (p *Page) order() (out []int) {
	for _, want := range []bool{true, false} {
		for i, is := range p.picked {
			if is == want {
				out = append(out, i)
			}
		}
	}
	return out
}

func (p *Page) drawLuck(c *canvas.Canvas, x, y, w, h float64) {
	c.Panel(x, y, w, h)
	c.Text(x+16, y+20, scene.StyleLabel, scene.Text3, "Dice luck, whole game", scene.Left)
	if w > 460 {
		c.Fit(x+w-16, y+20, w-210, scene.StyleCaption, scene.Text3, "bar: rolled · line: expected of so many dice", scene.Right)
	}
	all := p.film.Luck(len(p.film.Moments))
	most := 1.0
	for _, l := range all {
		most = max(most, float64(l.Hits), l.ExpectedHits(), float64(l.Evades), l.ExpectedEvades())
	}
	row := (h - 40) / 4
	text := min(230, w*0.42)
	for i, l := range all {
		p.luckRow(c, x, y+36+row*float64(2*i), w, text, row, i+1, "hits", l.Hits, l.ExpectedHits(), most)
		p.luckRow(c, x, y+36+row*float64(2*i+1), w, text, row, i+1, "evades", l.Evades, l.ExpectedEvades(), most)
	}
}

func (p *Page) luckRow(c *canvas.Canvas, x, y, w, text, row float64, seat int, what string, got int, want, most float64) {
	mid := y + row/2
	if what == "hits" {
		c.Seat(x+22, mid, 6, seat, -1)
	}
	c.Text(x+36, mid, scene.StyleSmall, scene.Text1, what, scene.Left)
	bx := x + 90
	full := w - 90 - text - 28
	ink := scene.Seats[seat].Main
	if what == "evades" {
		ink = scene.Fade(ink, 0.6)
	}
	c.Box(bx, mid-5, max(1, full*float64(got)/most), 10, 2, ink)
	lx := bx + full*want/most
	c.Path().Rect(lx-1, mid-8, lx+1, mid+8)
	c.Fill(scene.Text1)
	d := float64(got) - want
	sign := "+"
	if d < 0 {
		sign = "−"
	}
	c.Fit(x+w-16-text, mid, text, scene.StyleSmall, scene.Text2, fmt.Sprintf("%d rolled, %.1f expected: %s%.1f", got, want, sign, math.Abs(d)), scene.Left)
}
