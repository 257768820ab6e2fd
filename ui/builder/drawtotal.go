package builder

import (
	"fmt"
	"image/color"
	"strings"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

type rgba = color.NRGBA

// drawTotal is the sum, how it is made of the ships, and the verdict.
func (p *Page) drawTotal(b box, small bool) {
	c := p.canvas
	s := &p.sheet
	ink := scene.Text1
	over := s.Limit > 0 && s.Total > s.Limit
	if over {
		ink = scene.DangerText
	}
	st := scene.Style{Face: scene.NumeralBold, Size: 40, Line: 40}
	y := b.Y + 18
	x := b.X + c.Text(b.X, y, st, ink, number(s.Total), scene.Left) + 8
	of := "SP, no limit"
	if s.Limit > 0 {
		of = fmt.Sprintf("of %d SP", s.Limit)
	}
	ow := c.Text(x, y+6, scene.StyleBody, scene.Text2, of, scene.Left)
	if s.Limit > 0 {
		left, ink := fmt.Sprintf("%d left", s.Limit-s.Total), scene.Accent
		if over {
			left, ink = fmt.Sprintf("%d over", s.Total-s.Limit), scene.DangerText
		}
		if !small || x+ow+10+canvas.Width(bold, left) < b.X+b.W {
			c.Text(b.X+b.W, y+6, bold, ink, left, scene.Right)
		}
	}
	y += 32
	p.drawSumBar(b.X, y, b.W)
	y += 22
	if !small {
		var parts []string
		for i, ls := range p.list.Ships {
			parts = append(parts, fmt.Sprintf("%s %d", onmap.Short(refName(ls.Ship)), s.ShipTotal(i+1)))
		}
		if n := s.ShipTotal(0); n > 0 {
			parts = append(parts, fmt.Sprintf("Resource %d", n))
		}
		c.Fit(b.X, y, b.W, scene.StyleCaption, scene.Text3, strings.Join(parts, "   "), scene.Left)
	}
	y += 12
	c.Rule(b.X, y, b.W)
	p.drawVerdict(box{b.X, y + 8, b.W, b.Y + b.H - y - 8})
}

// drawSumBar has one piece for each ship, the resource last; what is over the limit is danger.
func (p *Page) drawSumBar(x, y, w float64) {
	c := p.canvas
	s := &p.sheet
	c.Box(x, y-5, w, 10, 5, scene.Control)
	whole := float64(max(s.Limit, s.Total, 1))
	at := x
	col := scene.Seats[1].Main
	for i := range len(p.list.Ships) + 1 {
		n, ink := s.ShipTotal(i+1), scene.Mix(col, scene.Panel, 0.16*float64(i%4))
		if i == len(p.list.Ships) {
			n, ink = s.ShipTotal(0), scene.Text2
		}
		if n <= 0 {
			continue
		}
		part := w * float64(n) / whole
		c.Box(at, y-5, max(2, part-1.5), 10, min(4, part/2), ink)
		at += part
	}
	if s.Limit > 0 && s.Total > s.Limit {
		from := x + w*float64(s.Limit)/whole
		c.Path().Rect(from, y-7, x+w, y+7)
		c.Hatch(scene.Danger, 5, 45, 2)
		c.Path().Rect(from-1, y-8, from+1, y+8)
		c.Fill(scene.Danger)
	}
}

// drawVerdict says whether the fleet is legal, or what is wrong and what would mend it.
func (p *Page) drawVerdict(b box) {
	c := p.canvas
	if p.sheet.Legal {
		c.Icon(b.X+9, b.Y+9, 18, "ok", scene.Accent)
		words := "Legal for any battle."
		if p.rules.Scenario != nil {
			words = "Legal for this battle."
		}
		if p.rules.Scenario != nil && b.H-40 >= 3*scene.StyleSmall.Line {
			words = "Legal for " + strings.ReplaceAll(p.battle(), " · ", ", ") + "."
		}
		y := b.Y + c.Wrap(b.X+26, b.Y, b.W-26, scene.StyleSmall, scene.Text2, words)
		if tip := p.tip(); tip != "" && b.Y+b.H-40-y-6 >= 2*scene.StyleSmall.Line {
			c.Icon(b.X+9, y+15, 16, "warning", scene.Seats[2].Text)
			p.wrapIn(b.X+26, y+6, b.W-26, 36, scene.StyleSmall, scene.Text2, tip)
		}
		c.Button("problems", "What was checked", "V", b.X, b.Y+b.H-32, b.W, 32, canvas.Plain, true)
		return
	}
	q := p.sheet.Problems[0]
	c.Icon(b.X+9, b.Y+9, 18, "no", scene.Danger)
	foot := 40.0
	if p.wayOut != nil {
		foot = 78
	}
	text := sentence(q.Why)
	if q.Code == "over-limit" {
		text = fmt.Sprintf("%d over %d.", p.sheet.Total-p.sheet.Limit, p.sheet.Limit)
	} else if q.Card != "" && !strings.Contains(q.Why, q.Card) {
		text = q.Card + ": " + q.Why + "."
	}
	p.wrapIn(b.X+26, b.Y, b.W-26, b.H-foot, scene.StyleSmall, scene.DangerSentence, text)
	if p.wayOut != nil {
		c.Button("mend", "Without "+strings.Join(p.wayOut, ", ")+" it fits", "M", b.X, b.Y+b.H-70, b.W, 32, canvas.Plain, true)
	}
	c.Button("problems", some(len(p.sheet.Problems), "problem"), "V", b.X, b.Y+b.H-32, b.W, 32, canvas.Plain, true)
}

// wrapIn wraps a text into a box; what does not fit is cut with dots.
func (p *Page) wrapIn(x, y, w, h float64, st scene.Style, ink rgba, text string) float64 {
	return wrapLines(p.canvas, x, y, w, max(1, int(h/st.Line)), st, ink, text)
}

func wrapLines(c *canvas.Canvas, x, y, w float64, most int, st scene.Style, ink rgba, text string) float64 {
	lines := canvas.Lines(st, text, w)
	if len(lines) > most {
		lines = lines[:most]
		lines[most-1] = canvas.Shorten(st, lines[most-1]+" …", w)
	}
	for i, l := range lines {
		c.Text(x, y+st.Line*(float64(i)+0.5), st, ink, canvas.Shorten(st, l, w), scene.Left)
	}
	return st.Line * float64(len(lines))
}

// tip names what is still open in a legal fleet.
func (p *Page) tip() string {
	for i := range p.list.Ships {
		open := map[string]int{}
		first := ""
		for _, at := range p.placesOf(i) {
			if at.ref.IsZero() && at.what == game.UpgradeCard {
				if first == "" {
					first = at.words()
				}
				open[at.words()]++
			}
		}
		if first != "" && (p.sheet.Limit == 0 || p.sheet.Total < p.sheet.Limit) {
			return fmt.Sprintf("%s on %s is open.", some(open[first], first+" slot"), onmap.Short(refName(p.list.Ships[i].Ship)))
		}
	}
	return ""
}
