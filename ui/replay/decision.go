package replay

import (
	"fmt"
	"math"
	"unicode"
	"unicode/utf8"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// fewGames is how many games of an answer there have to be before a part of them is told.
const fewGames = 8

// drawDecision is what was answered at the cursor, what else could have been, and what each would have been worth.
func (p *Page) drawDecision(c *canvas.Canvas, x, y, w, h float64) {
	c.Panel(x, y, w, h)
	m := p.moment()
	e := p.worth()
	right := x + w - 16
	if m.Player != game.Nobody {
		c.Seat(right-8, y+20, 7, int(m.Player)+1, -1)
		right -= 26
	}
	if words, good := p.verdict(e); words != "" {
		bw := canvas.Width(scene.StyleCaption, words) + 18
		fill, edge, ink := scene.Card, scene.LineStrong, scene.Text2
		if good {
			fill, edge, ink = scene.AccentLo, scene.Accent, scene.Text1
		}
		c.Box(right-bw, y+9, bw, 22, 11, fill)
		c.Frame(right-bw, y+9, bw, 22, 11, 1, edge)
		c.Text(right-bw/2, y+20, scene.StyleCaption, ink, words, scene.Middle)
		right -= bw + 10
	}
	c.Fit(x+16, y+20, right-x-16, scene.StyleLabel, scene.Text3, "This decision · "+m.Asked, scene.Left)
	c.Fit(x+16, y+46, w-32, scene.StyleH3, scene.Text1, p.heading(), scene.Left)
	foot := y + h - 48
	bw := min(200, (w-32-8)/2)
	c.Button("on", "Play on from here", "B", x+16, foot+4, bw, 34, canvas.Plain, true)
	c.Button("else", "Decide otherwise", "O", x+24+bw, foot+4, bw, 34, canvas.Plain, p.at > 0)
	if hx := x + 36 + 2*bw; x+w-hx > 140 {
		c.Fit(hx, foot+13, x+w-hx-12, scene.StyleCaption, scene.Text3, "arrows, Shift: phase", scene.Left)
		c.Fit(hx, foot+29, x+w-hx-12, scene.StyleCaption, scene.Text3, "Ctrl: round, [ ]: mark", scene.Left)
	}
	foot = p.drawNote(c, x, foot, w, (foot-y-66)/2)
	top := y + 64
	switch {
	case m.Player == game.Nobody:
		c.Fit(x+16, top+10, w-32, scene.StyleBody, scene.Text2, "The first decision follows.", scene.Left)
		return
	case p.hidden():
		c.Wrap(x+16, top, w-32, scene.StyleBody, scene.Text2, "A dial is set in secret. Press D to see what was chosen, and what else could have been.")
		return
	}
	if foot-top >= 26+2*19 {
		foot -= 24
		c.Fit(x+16, foot+11, w-32, scene.StyleCaption, scene.Text3, p.restsOn(e), scene.Left)
	}
	var told []string
	if !p.telling { // else it is told above
		told = p.told(p.at)
	}
	room := 26 * float64(len(p.asked))                                                                                    // the answers are told first, then what came of it
	told = told[len(told)-max(0, min(len(told), int((foot-top-max(min(room, 26*3), min(room, foot-top-8-2*18))-8)/18))):] // how it ended
	rows := min(room, foot-top-18*float64(len(told)))
	if len(told) > 0 {
		rows = min(rows, foot-top-8-18*float64(len(told)))
	}
	p.drawAnswers(c, x, top, w, rows, e)
	for i, words := range told {
		c.Fit(x+16, top+rows+8+18*float64(i)+9, w-32, scene.StyleSmall, scene.Text2, words, scene.Left)
	}
}

// heading is what was answered.
func (p *Page) heading() string {
	m := p.moment()
	switch {
	case m.Player == game.Nobody:
		return m.Asked
	case p.hidden():
		return "A dial is set"
	}
	return capital(m.Chosen)
}

func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// restsOn is in words on what the parts rest.
func (p *Page) restsOn(e *estimate) string {
	switch {
	case e == nil:
		return ""
	case e.failed != nil:
		return "It cannot be played on from here: " + e.failed.Error()
	case e.all() == 0:
		return fmt.Sprintf("chance to win: %d AI games for each answer, counted as soon as it rests here", e.want)
	case !e.done():
		return fmt.Sprintf("counting: %d of %d AI games played on from here", e.all(), e.want*len(e.games))
	}
	words := fmt.Sprintf("chance to win in %d AI games each, ± %.0f", e.want, 100*p.margin(e))
	if len(e.games) == 1 {
		words = fmt.Sprintf("chance to win in %d AI games, ± %.0f", e.want, 100*p.margin(e))
	}
	if m := p.moment(); m.Phase == game.Planning || m.Phase == game.Activation {
		words += "; dials as in the record"
	}
	return words
}

// margin is the widest of an estimate.
func (p *Page) margin(e *estimate) (most float64) {
	for i := range e.games {
		_, m := e.games[i].Mean()
		most = max(most, m)
	}
	return most
}

// taken is the answer that was given, -1 when it is not among those there were.
func (p *Page) taken() int {
	for i := range p.asked {
		if p.asked[i].taken {
			return i
		}
	}
	return -1
}

// verdict is what the estimate says of the answer that was given.
func (p *Page) verdict(e *estimate) (words string, good bool) {
	at := p.taken()
	if e == nil || !e.done() || e.failed != nil || len(e.games) < 2 || at < 0 {
		return "", false
	}
	v, m := e.games[at].Mean()
	rest, rm := -1.0, 0.0 // the best of the others
	for i := range e.games {
		if x, n := e.games[i].Mean(); i != at && x > rest {
			rest, rm = x, n
		}
	}
	switch {
	case rest < v && v-rest >= math.Hypot(m, rm):
		return "best choice", true
	case rest-v < math.Hypot(m, rm):
		return "as good as any", true
	}
	return fmt.Sprintf("%.0f below the best", 100*(rest-v)), false
}

// drawAnswers are all answers there were, what was taken marked, each with its chance to win.
func (p *Page) drawAnswers(c *canvas.Canvas, x, y, w, h float64, e *estimate) {
	const row = 26.0
	fit := max(1, int(h/row))
	order := p.order()
	more := len(order) > fit
	if more && fit > 1 {
		fit--
	}
	p.optTop = max(0, min(p.optTop, len(order)-fit))
	track, part := 150.0, 118.0
	if w < 540 {
		track = 84
	}
	bx := x + w - 16 - part - track
	for k := p.optTop; k < min(len(order), p.optTop+fit); k++ {
		i := order[k]
		a := &p.asked[i]
		yy := y + row*float64(k-p.optTop)
		c.Rule(x+16, yy, w-32)
		mid := yy + row/2
		ink := scene.Text2
		if a.taken {
			ink = scene.Text1
		}
		c.Fit(x+16, mid, bx-x-30, scene.StyleBody, ink, capital(a.words), scene.Left)
		p.drawPart(c, bx, mid, track, part, i, e)
	}
	if more && h >= 2*row {
		c.Rule(x+16, y+row*float64(fit), w-32)
		words := fmt.Sprintf("%d to %d of %d answers: wheel, up, down", p.optTop+1, min(len(order), p.optTop+fit), len(order))
		c.Fit(x+16, y+row*float64(fit)+row/2, w-32, scene.StyleCaption, scene.Text3, words, scene.Left)
	}
}

// drawPart is an answer's bar, its part of the games, and how far it lies from the answer taken.
func (p *Page) drawPart(c *canvas.Canvas, x, mid, track, part float64, i int, e *estimate) {
	a := &p.asked[i]
	end := x + track + part
	mark := func(ink scene.TintColor, words string) { c.Text(end, mid, scene.StyleCaption, ink, words, scene.Right) }
	if e == nil || e.failed != nil {
		if a.taken {
			mark(scene.Accent, "chosen")
		}
		return
	}
	t := &e.games[i]
	if t.N < fewGames {
		c.Path().Segment(scene.Pt{X: x + 2, Y: mid}, scene.Pt{X: x + track - 2, Y: mid})
		c.Stroke(scene.LineStrong, 3, 2, 4)
		c.Text(x+track+52, mid, scene.StyleCaption, scene.Text3, "…", scene.Right)
		if a.taken {
			mark(scene.Accent, "chosen")
		}
		return
	}
	v, m := t.Mean()
	ink, text := scene.Seats[int(e.seat)+1].Main, scene.Text1
	if a.taken {
		ink = scene.Accent
	}
	if t.N < e.want {
		ink, text = scene.Fade(ink, 0.55), scene.Text2
	}
	c.Box(x, mid-4, track, 8, 4, scene.Control)
	c.Box(x, mid-4, max(4, track*v), 8, 4, ink)
	from, to := x+track*max(0, v-m), x+track*min(1, v+m)
	c.Box(from, mid-1, to-from, 2, 1, scene.Text1)
	c.Text(x+track+52, mid, scene.Style{Face: scene.Condensed, Size: 17, Line: 20}, text, fmt.Sprintf("%.0f%%", math.Round(v*100)), scene.Right)
	if a.taken {
		mark(scene.Accent, "chosen")
		return
	}
	if k := p.taken(); k >= 0 && e.games[k].N >= fewGames {
		o, om := e.games[k].Mean()
		d := math.Round(100*v) - math.Round(100*o)
		ink, words := scene.Text3, "same"
		if d != 0 {
			words = fmt.Sprintf("%+.0f", d)
		}
		if math.Abs(v-o) > math.Hypot(m, om) {
			ink = scene.Text1
		}
		mark(ink, minus(words))
	}
}
