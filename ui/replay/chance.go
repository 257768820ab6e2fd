package replay

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// chance is the estimate for the beginning of a round, of player 1.
type chance struct {
	round int16
	*estimate
}

// drawChance is the curve of player 1's chance to win over the rounds.
func (p *Page) drawChance(c *canvas.Canvas, x, y, w, h float64) {
	c.Panel(x, y, w, h)
	u := p.film.Setup
	n := c.Text(x+16, y+20, scene.StyleLabel, scene.Text3, "Chance to win, "+u.Player(game.One), scene.Left)
	if w >= 400 { // a narrow column says it below
		c.Fit(x+w-16, y+20, w-n-48, scene.StyleCaption, scene.Text3, p.counted(), scene.Right)
	}
	bx, by, bw, bh := x+16, y+36, w-32, h-36-26
	c.Box(bx, by, bw, bh, 2, scene.Hex(0x1B1512))
	total := 0.0
	for i := range p.rounds {
		if p.rounds[i].round > 0 {
			total++
		}
	}
	if total == 0 {
		return
	}
	px := func(i float64) float64 { return bx + bw*i/total }
	py := func(v float64) float64 { return by + bh*(1-v) }
	var pts []scene.Pt // where something is known
	for i := range p.chances {
		if k := &p.chances[i]; k.least() > 0 {
			v, _ := k.games[0].Mean()
			pts = append(pts, scene.Pt{X: px(float64(i)), Y: py(v)})
		}
	}
	if over, won := p.ended(); over {
		pts = append(pts, scene.Pt{X: px(total), Y: py(won)})
	}
	if len(pts) > 1 {
		poly := append([]scene.Pt{{X: pts[0].X, Y: by + bh}}, pts...)
		poly = append(poly, scene.Pt{X: pts[len(pts)-1].X, Y: by + bh})
		c.Path().Polygon(poly...)
		c.Fill(scene.Seats[1].Fill)
	}
	c.Path().Segment(scene.Pt{X: bx, Y: by + bh/2}, scene.Pt{X: bx + bw, Y: by + bh/2})
	c.Stroke(scene.Fade(scene.Seats[1].Main, 0.5), 1, 4, 4)
	p.curveOf(c, px, py, total)
	c.Fit(bx+8, by+12, bw/3, scene.StyleCaption, scene.Seats[2].Text, u.Player(game.Two), scene.Left)
	c.Fit(bx+8, by+bh-11, bw/3, scene.StyleCaption, scene.Seats[1].Text, u.Player(game.One), scene.Left)
	cur := -1.0
	i := 0.0
	for _, r := range p.rounds {
		if r.round == 0 {
			continue
		}
		ink := scene.Text3
		if r.round == p.moment().Round {
			ink = scene.Text1
			cur = i + float64(p.at-r.From)/float64(r.N)
		}
		c.Text(px(i)+10, by+bh+13, scene.StyleCaption, ink, fmt.Sprintf("R%d", r.round), scene.Middle)
		i++
	}
	if cur < 0 {
		return
	}
	c.Path().Rect(px(cur)-0.75, by, px(cur)+0.75, by+bh)
	c.Fill(scene.Accent)
	v, margin, known := p.chanceNow()
	if !known {
		return
	}
	at := scene.Pt{X: px(cur), Y: py(v)}
	c.Path().Segment(scene.Pt{X: at.X, Y: max(by, py(v+margin))}, scene.Pt{X: at.X, Y: min(by+bh, py(v-margin))})
	c.Stroke(scene.Fade(scene.Accent, 0.5), 5, 0, 0)
	c.Path().Circle(at, 5)
	c.Fill(scene.Accent)
	tx, a := at.X+12, scene.Left
	if tx > bx+bw-90 {
		tx, a = at.X-12, scene.Right
	}
	ty := at.Y + 16
	if ty > by+bh-26 {
		ty = at.Y - 14
	}
	c.Text(tx, max(by+26, min(by+bh-26, ty)), scene.Style{Face: scene.SansBold, Size: 13, Line: 18}, scene.Text1, fmt.Sprintf("%.0f%% ± %.0f", v*100, margin*100), a)
}

// counted is in words on how many games the curve rests.
func (p *Page) counted() string {
	if len(p.chances) == 0 {
		return "no round was begun"
	}
	least, all := roundGames, 0
	for i := range p.chances {
		least, all = min(least, p.chances[i].least()), all+p.chances[i].all()
	}
	switch {
	case slices.ContainsFunc(p.chances, func(k chance) bool { return k.failed != nil }):
		return "not every round can be estimated"
	case least < roundGames:
		return fmt.Sprintf("counting: %d of %d AI games", all, roundGames*len(p.chances))
	}
	return fmt.Sprintf("estimate: %d AI games from each round", roundGames)
}

// chanceNow is player 1's chance at the cursor: after the decision there when that was counted, else as the round began.
func (p *Page) chanceNow() (v, margin float64, known bool) {
	if e := p.worths[p.at]; e != nil && !p.hidden() {
		for i := range p.asked {
			if p.asked[i].taken && e.games[i].N >= fewGames {
				v, margin = e.games[i].Mean()
				if e.seat == game.Two {
					v = 1 - v
				}
				return v, margin, true
			}
		}
	}
	for i := range p.chances {
		if k := &p.chances[i]; k.round == p.moment().Round && k.least() > 0 {
			v, margin = k.games[0].Mean()
			return v, margin, true
		}
	}
	return 0, 0, false
}

// curveOf draws player 1's chance over the rounds: dotted where it is not counted to the end, and straight over what nothing
// is known of.
func (p *Page) curveOf(c *canvas.Canvas, px, py func(float64) float64, total float64) {
	type knot struct {
		scene.Pt
		sure bool // as far as from the knot before
	}
	var knots []knot
	whole := true
	for i := range p.chances {
		k := &p.chances[i]
		if k.least() == 0 {
			whole = false
			continue
		}
		v, _ := k.games[0].Mean()
		done := k.done() && k.failed == nil
		knots = append(knots, knot{scene.Pt{X: px(float64(i)), Y: py(v)}, whole && done})
		whole = done
	}
	if over, won := p.ended(); over {
		knots = append(knots, knot{scene.Pt{X: px(total), Y: py(won)}, whole})
	}
	for i := 1; i < len(knots); i++ {
		c.Path().Segment(knots[i-1].Pt, knots[i].Pt)
		if knots[i].sure {
			c.Stroke(scene.Seats[1].Main, 2, 0, 0)
		} else {
			c.Stroke(scene.Fade(scene.Seats[1].Main, 0.8), 2, 2, 4)
		}
	}
}

// ended is whether the game is over, and player 1's part of the win.
func (p *Page) ended() (bool, float64) {
	for _, e := range p.film.Moments[len(p.film.Moments)-1].Events {
		if b, ok := e.(game.BattleEnded); ok {
			return true, map[game.PlayerID]float64{game.One: 1, game.Two: 0, game.Nobody: 0.5}[b.Winner]
		}
	}
	return false, 0
}
