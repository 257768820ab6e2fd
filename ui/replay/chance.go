package replay

import (
	"fmt"
	"math"
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// chanceGames is how many games from each round the estimate of a player's chance rests on, and guesser who plays them.
const (
	chanceGames = 40
	guesser     = "ensign"
)

// chance is the estimate for the beginning of a round.
type chance struct {
	round  int16
	at     int // answers given then
	setup  *game.Setup
	n      int
	points float64 // a win 1, a draw a half, of player 1
	failed bool
}

// part is player 1's chance, and how far the truth may well lie from it: two standard errors.
func (c *chance) part() (p, margin float64) {
	p = c.points / float64(c.n)
	return p, 2 * math.Sqrt(max(p*(1-p), 0.02)/float64(c.n))
}

// known tells whether the estimate is there.
func (c *chance) known() bool { return c.n > 0 }

// guess plays one more game for the estimate: first for the round of the cursor, then for those about it. It tells
// whether anything is left to play.
func (p *Page) guess() bool {
	if p.chances == nil {
		p.chances = []chance{}
		for _, r := range p.rounds {
			if r.round > 0 {
				p.chances = append(p.chances, chance{round: r.round, at: r.From})
			}
		}
	}
	best, now := -1, int(p.moment().Round)
	far := func(i int) int { return max(int(p.chances[i].round)-now, now-int(p.chances[i].round)) }
	for i := range p.chances {
		c := &p.chances[i]
		if c.failed || c.n >= chanceGames {
			continue
		}
		if best < 0 || c.n/8 < p.chances[best].n/8 || c.n/8 == p.chances[best].n/8 && far(i) < far(best) {
			best = i
		}
	}
	if best < 0 {
		return false
	}
	c := &p.chances[best]
	if err := p.playOut(c); err != nil {
		c.failed = true
	}
	return true
}

// playOut plays a game from the beginning of a round to its end, with dice of its own.
func (p *Page) playOut(c *chance) error {
	if c.setup == nil {
		u, err := p.tape.Round(p.line, int(c.round))
		if err != nil {
			return err
		}
		c.setup = u
	}
	seed := uint64(c.round)*1000 + uint64(c.n) + 1
	u := *c.setup
	u.Seed = seed
	g, err := game.NewQuiet(&u)
	if err != nil {
		return err
	}
	var players [2]ai.Player
	for i := range players {
		if players[i], err = ai.New(guesser, seed*2+uint64(i)); err != nil {
			return err
		}
	}
	if err := ai.Play(g, players); err != nil {
		return err
	}
	c.n++
	switch g.State().Result.Winner {
	case game.One:
		c.points++
	case game.Nobody:
		c.points += 0.5
	}
	return nil
}

// drawChance is the curve of player 1's chance to win over the rounds.
func (p *Page) drawChance(c *canvas.Canvas, x, y, w, h float64) {
	c.Panel(x, y, w, h)
	u := p.film.Setup
	n := c.Text(x+16, y+20, scene.StyleLabel, scene.Text3, "Chance to win, "+u.Player(game.One), scene.Left)
	least, all := chanceGames, 0
	for i := range p.chances {
		least = min(least, p.chances[i].n)
		all += p.chances[i].n
	}
	words := fmt.Sprintf("estimate: %d AI games from each round", least)
	switch {
	case len(p.chances) == 0:
		words = "no round was begun"
	case slices.ContainsFunc(p.chances, func(k chance) bool { return k.failed }):
		words = "not every round can be estimated"
	case least < chanceGames:
		words = fmt.Sprintf("estimating: %d of %d AI games", all, chanceGames*len(p.chances))
	}
	c.Fit(x+w-16, y+20, w-n-48, scene.StyleCaption, scene.Text3, words, scene.Right)
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
	var pts []scene.Pt
	for i := range p.chances {
		if k := &p.chances[i]; k.known() {
			v, _ := k.part()
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
	if len(pts) > 1 {
		c.Path().Polyline(pts...)
		c.Stroke(scene.Seats[1].Main, 2, 0, 0)
	}
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
	if cur >= 0 {
		c.Path().Rect(px(cur)-0.75, by, px(cur)+0.75, by+bh)
		c.Fill(scene.Accent)
		for i := range p.chances {
			k := &p.chances[i]
			if k.round != p.moment().Round || !k.known() {
				continue
			}
			v, m := k.part()
			c.Path().Circle(scene.Pt{X: px(float64(i)), Y: py(v)}, 4.5)
			c.Fill(scene.Accent)
			tx, a := px(float64(i))+10, scene.Left
			if tx > bx+bw-90 {
				tx, a = px(float64(i))-10, scene.Right
			}
			ty := py(v) + 16
			if ty > by+bh-26 {
				ty = py(v) - 14
			}
			c.Text(tx, max(by+26, min(by+bh-26, ty)), scene.Style{Face: scene.SansBold, Size: 13, Line: 18}, scene.Text1, fmt.Sprintf("%.0f%% ± %.0f", v*100, m*100), a)
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
