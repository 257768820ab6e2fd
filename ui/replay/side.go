package replay

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// drawSide is the chance to win, what happened, the decision at the cursor, the luck of the dice.
func (p *Page) drawSide(c *canvas.Canvas, x, y, w, h float64) {
	luck := 106.0
	if h < 560 {
		luck = 92
	}
	curve := min(260, max(104, h*0.27))
	told := 0.0
	if h > 760 {
		told = min(220, h*0.2)
	}
	end := y + h
	if p.curve = h >= 400; p.curve {
		p.drawChance(c, x, y, w, curve)
		y += curve + gap
	}
	if p.telling = told > 0; p.telling {
		p.drawTold(c, x, y, w, told)
		y += told + gap
	}
	p.drawDecision(c, x, y, w, end-luck-gap-y)
	p.drawLuck(c, x, end-luck, w, luck)
}

// told are the lines of the battle's log of a moment, as the battle's own log has them: not each token that is laid.
func (p *Page) told(at int) []string {
	var out []string
	for _, e := range p.film.Moments[at].Events {
		if _, laid := e.(game.TokenLaid); laid {
			continue
		}
		if w := e.Say(p.film.Setup); w != "" {
			out = append(out, w)
		}
	}
	return out
}

// drawTold are the last lines of the battle's log up to the cursor.
func (p *Page) drawTold(c *canvas.Canvas, x, y, w, h float64) {
	c.Panel(x, y, w, h)
	c.Text(x+16, y+20, scene.StyleLabel, scene.Text3, "What happened", scene.Left)
	yy := y + h - 18
	for at := p.at; at >= 0; at-- {
		ink := scene.Text3
		if at == p.at {
			ink = scene.Text1
		}
		lines := p.told(at)
		for i := len(lines) - 1; i >= 0; i-- {
			if yy < y+40 {
				return
			}
			c.Fit(x+16, yy, w-32, scene.StyleSmall, ink, lines[i], scene.Left)
			yy -= 19
		}
	}
}

// drawNote is the note on the moment at the cursor, above what lies at the foot of a panel, in at most so much room; it tells
// where it begins.
func (p *Page) drawNote(c *canvas.Canvas, x, foot, w, room float64) float64 {
	note := p.rec.NoteOn(p.line, p.at)
	if note == "" {
		return foot
	}
	ls := canvas.Lines(scene.StyleSmall, note, w-44)
	ls = ls[:min(len(ls), max(1, int((room-10)/19)))]
	bh := 19*float64(len(ls)) + 8
	c.Box(x+10, foot-bh-2, w-20, bh, 6, scene.AccentLo)
	for i, l := range ls {
		c.Text(x+22, foot-bh+11+19*float64(i), scene.StyleSmall, scene.Text1, l, scene.Left)
	}
	return foot - bh - 8
}

func (p *Page) drawLuck(c *canvas.Canvas, x, y, w, h float64) {
	c.Panel(x, y, w, h)
	n := c.Text(x+16, y+20, scene.StyleLabel, scene.Text3, "Dice luck, whole game", scene.Left)
	c.Fit(x+w-16, y+20, w-n-48, scene.StyleCaption, scene.Text3, "bar: damage through · line: exact odds", scene.Right)
	all := p.film.Luck(len(p.film.Moments))
	most := 1.0
	for _, l := range all {
		most = max(most, float64(l.Dealt), l.Expected)
	}
	row := (h - 40) / 2
	wide := w >= 540
	text := 150.0
	if wide {
		text = 330
	}
	for i, l := range all {
		mid := y + 34 + row*(float64(i)+0.5)
		seat := scene.Seats[i+1]
		c.Seat(x+22, mid, 6, i+1, -1)
		full := w - 48 - text - 24
		c.Box(x+40, mid-6, max(2, full*float64(l.Dealt)/most), 12, 2, seat.Main)
		lx := x + 40 + full*l.Expected/most
		c.Path().Rect(lx-1, mid-10, lx+1, mid+10)
		c.Fill(scene.Text1)
		words := fmt.Sprintf("%d, expected %.1f: %s", l.Dealt, l.Expected, signed(float64(l.Dealt)-l.Expected))
		tx := x + w - 16 - text
		n := c.Fit(tx, mid, text, scene.StyleSmall, scene.Text1, words, scene.Left)
		if wide {
			more := fmt.Sprintf("hits %s, evades %s", signed(float64(l.Hits)-l.ExpectedHits()), signed(float64(l.Evades)-l.ExpectedEvades()))
			c.Fit(x+w-16, mid, text-n-14, scene.StyleCaption, scene.Text3, more, scene.Right)
		}
	}
}

// signed is a number with its sign, one decimal.
func signed(v float64) string { return minus(fmt.Sprintf("%+.1f", v)) }

// minus has a real minus sign for a hyphen.
func minus(s string) string { return strings.Replace(s, "-", "−", 1) }
