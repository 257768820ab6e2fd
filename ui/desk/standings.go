package desk

import (
	"fmt"

	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// drawStandings is the left column: ranks as they stand, the factions, the Commendation Award Token.
func (d *Desk) drawStandings(c *canvas.Canvas, b box) {
	e := d.event
	after := d.ranked()
	lines := e.FactionResult()
	if after < e.Round() {
		lines = nil // they are those of the last round
	}
	low := 0.0
	if e.Commendation != nil {
		low += 92
	}
	if len(lines) > 0 && b.H-low-30-float64(len(lines))*24 > 230 {
		low += 30 + float64(len(lines))*24
	} else {
		lines = nil
	}
	head := "Standings"
	if after > 0 {
		head = fmt.Sprintf("Standings in round %d", after)
		if e.Complete(after) {
			head = fmt.Sprintf("Standings after round %d", after)
		}
	}
	note := ""
	if b.W > 330 {
		note = "Battle, then Fleet Points"
	}
	in := panel(c, b, head, note)
	d.drawRanks(c, box{in.X, in.Y, in.W, in.H - low}, after)
	y := in.bottom() - low
	if len(lines) > 0 {
		d.drawFactions(c, box{in.X, y, in.W, 30 + float64(len(lines))*24}, lines)
		y += 30 + float64(len(lines))*24
	}
	if e.Commendation != nil {
		d.drawToken(c, box{in.X, y + 8, in.W, 84})
	}
}

// rankColumns are the right edges of Battle and Fleet Points and the middles of the rounds.
func rankColumns(b box) (battle, fleet float64, rounds [tournament.Rounds]float64) {
	fleet = b.right() - 2
	wide, step, off := 40.0, 20.0, 30.0
	if b.W > 320 {
		wide, step, off = 52, 32, 40
	}
	battle = fleet - wide
	for r := range rounds {
		rounds[r] = battle - off - step*float64(tournament.Rounds-1-r)
	}
	return battle, fleet, rounds
}

func (d *Desk) drawRanks(c *canvas.Canvas, b box, after int) {
	st := d.event.Standings(after)
	xb, xf, xr := rankColumns(b)
	y := b.Y + 4
	c.Text(b.X, y, scene.StyleCaption, scene.Text3, "#", scene.Left)
	c.Text(b.X+28, y, scene.StyleCaption, scene.Text3, "Player", scene.Left)
	for r, x := range xr {
		c.Text(x, y, scene.StyleCaption, scene.Text3, fmt.Sprintf("R%d", r+1), scene.Middle)
	}
	c.Text(xb, y, scene.StyleCaption, scene.Text3, "BP", scene.Right)
	c.Text(xf, y, scene.StyleCaption, scene.Text3, "FP", scene.Right)
	top := b.Y + 16
	d.ranks.n = len(st)
	room := b.H - 16 - 18
	high := min(48, max(34, room/float64(max(1, len(st)))))
	d.ranks.fit(int(room / high))
	from, to := d.ranks.shown()
	for i := from; i < to; i++ {
		s := &st[i]
		ry := top + (d.glide.row(s.No, i)-float64(from))*high
		if ry < top-1 || ry > b.bottom()-high {
			continue
		}
		d.drawRank(c, s, box{b.X, ry, b.W, high}, after)
	}
	d.ranks.more(c, box{b.X, b.bottom() - 18, b.W, 18})
}

func (d *Desk) drawRank(c *canvas.Canvas, s *tournament.Standing, b box, after int) {
	xb, xf, xr := rankColumns(b)
	mid := b.Y + b.H/2
	c.Rule(b.X, b.Y, b.W)
	c.Text(b.X, mid, scene.StyleNumber20, scene.Text2, fmt.Sprint(s.Rank), scene.Left)
	ink := scene.Text1
	if s.OutFrom > 0 {
		ink = scene.Text3
	}
	room := xr[0] - 14 - b.X - 28
	second := s.Allegiance
	switch {
	case s.Tied:
		second = "tied: roll-off"
	case s.OutFrom > 0:
		second = "dropped out"
	case s.InFrom > 0 && second == "":
		second = "came late"
	}
	if second != "" && b.H >= 38 {
		c.Fit(b.X+28, mid-9, room, nameStyle, ink, s.Player, scene.Left)
		c.Fit(b.X+28, mid+10, room, scene.StyleCaption, scene.Text3, second, scene.Left)
	} else {
		c.Fit(b.X+28, mid, room, nameStyle, ink, s.Player, scene.Left)
	}
	for r, x := range xr {
		o := tournament.Outcome("·")
		if r < len(s.Rounds) && s.Rounds[r].Outcome != tournament.Awaited {
			o = s.Rounds[r].Outcome
		}
		c.Text(x, mid, scene.StyleNumber, outcomeInk(o), string(o), scene.Middle)
	}
	c.Text(xb, mid, scene.StyleNumber20, scene.Text1, fmt.Sprint(s.Battle), scene.Right)
	c.Text(xf, mid, scene.StyleNumber20, scene.Text1, fmt.Sprint(s.Points), scene.Right)
}

func (d *Desk) drawFactions(c *canvas.Canvas, b box, lines []tournament.FactionLine) {
	c.Text(b.X, b.Y+12, scene.StyleLabel, scene.Text3, "Factions", scene.Left)
	most := 1
	for _, f := range lines {
		most = max(most, f.Battle)
	}
	words := 0.0
	for _, f := range lines {
		words = max(words, canvas.Width(boldStyle, factionWords(f)))
	}
	for i, f := range lines {
		y := b.Y + 36 + float64(i)*24
		c.Text(b.X, y, scene.Style{Face: scene.Condensed, Size: 13, Line: 18}, scene.Text2, f.Code, scene.Left)
		w := b.W - 42 - words - 14
		c.Box(b.X+42, y-4, w, 8, 4, scene.Control)
		if f.Battle > 0 {
			c.Box(b.X+42, y-4, max(8, w*float64(f.Battle)/float64(most)), 8, 4, scene.Text2)
		}
		c.Text(b.right(), y, boldStyle, scene.Text1, factionWords(f), scene.Right)
	}
}

func factionWords(f tournament.FactionLine) string {
	return fmt.Sprintf("%d BP · %d", f.Battle, f.Points)
}

func (d *Desk) drawToken(c *canvas.Canvas, b box) {
	t := d.event.Commendation
	c.Box(b.X, b.Y, b.W, b.H, 8, scene.Card)
	c.Frame(b.X, b.Y, b.W, b.H, 8, 1, scene.Line)
	c.Icon(b.X+26, b.Y+b.H/2, 26, "admiral", scene.Text2)
	x, w := b.X+52, b.W-62
	c.Fit(x, b.Y+20, w, scene.StyleLabel, scene.Text3, "Commendation Award Token", scene.Left)
	c.Fit(x, b.Y+42, w, boldStyle, scene.Text1, d.event.Player(t.Holder).Name+", "+t.Why, scene.Left)
	words := "not used yet: re-roll any 1 of their dice, once"
	switch {
	case t.Spent > 0:
		words = fmt.Sprintf("spent in round %d %s", t.Spent, t.On)
	case d.event.Over():
		words = "not spent, and lost"
	}
	c.Fit(x, b.Y+63, w, scene.StyleSmall, scene.Text2, words, scene.Left)
}
