package motion

import (
	"image/color"
	"math"
	"strings"

	"attackwing/game"
	"attackwing/ui/anim"
	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Glass lies over the board: what is no shape of the table is shown on it.
type Glass struct {
	Stage
	Canvas     *kit.Canvas
	Cam        scene.Camera
	X, Y, W, H float64 // the board on the screen
	Middle     float64 // the height at which a damage card is read
	Clear      bool    // clear difficulty colors
}

func (g *Glass) has(x, y float64) bool { return x >= g.X && x < g.X+g.W && y >= g.Y && y < g.Y+g.H }

func (g *Glass) ink(d scene.Difficulty) color.NRGBA {
	if g.Clear {
		return scene.ClearDifficulties[d]
	}
	return scene.Difficulties[d]
}

// Draw shows the dial that turns over, the damage card, the token that drops.
func (g *Glass) Draw(n *Motion) {
	if e, ok := n.Event.(game.DamageDealt); n.Reduced {
		if ok && e.Up {
			g.card(scene.Pt{X: g.X + g.W/2, Y: g.Middle}, &e)
		}
		return
	}
	switch e := n.Event.(type) {
	case game.DialRevealed:
		g.flip(n, &e)
	case game.DamageDealt:
		if e.Up {
			g.dealt(n, &e)
		}
	case game.TokenPlaced:
		g.drop(n, e.Ship, strings.ReplaceAll(e.Action.String(), " ", "-"))
	case game.Cloaked:
		g.drop(n, e.Ship, "cloak")
	case game.PowerStrained:
		g.drop(n, e.Ship, "aux-power")
	case game.PowerRelieved:
		g.lift(n, e.Ship, []string{"aux-power"})
	case game.TokensRemoved:
		sh := &g.State.Ships[e.Ship]
		var icons []string
		for i, k := range [3]int8{sh.Evade, sh.Scan, sh.Stations} {
			for range k {
				icons = append(icons, [...]string{"evade", "scan", "battle-stations"}[i])
			}
		}
		g.lift(n, e.Ship, icons)
	}
}

// drop draws a token that drops in above its ship.
func (g *Glass) drop(n *Motion, id game.ShipID, icon string) {
	c := g.Canvas
	at := g.Cam.ToScreen(g.Stage.Middle(id))
	k := anim.Back(n.U())
	if !g.has(at.X-16, at.Y-66) || !g.has(at.X+16, at.Y) {
		return
	}
	p := scene.Pt{X: at.X, Y: at.Y - 66 + 32*k}
	c.Path().Circle(p, 12)
	c.Fill(scene.Panel)
	c.Path().Circle(p, 11.5)
	c.Stroke(scene.Seats[g.seat(id)].Main, 1.4, 0, 0)
	c.Icon(p.X, p.Y, 16, icon, scene.Text1)
}

// lift draws tokens that rise from beside their ship, one a little after the other, and fade.
func (g *Glass) lift(n *Motion, id game.ShipID, icons []string) {
	c := g.Canvas
	at := g.Cam.ToScreen(g.Stage.Middle(id))
	for i, icon := range icons {
		k := anim.Out((n.Age - tokensApart*float64(i)) / tokenOff)
		p := scene.Pt{X: at.X + 26*(float64(i)-float64(len(icons)-1)/2), Y: at.Y - 34 - 32*k}
		if k >= 1 || !g.has(p.X-16, p.Y-16) || !g.has(p.X+16, p.Y+16) {
			continue
		}
		c.Path().Circle(p, 12)
		c.Fill(scene.Fade(scene.Panel, 1-k))
		c.Path().Circle(p, 11.5)
		c.Stroke(scene.Fade(scene.Seats[g.seat(id)].Main, 1-k), 1.4, 0, 0)
		c.Icon(p.X, p.Y, 16*(1-k/2), icon, scene.Fade(scene.Text1, 1-k))
	}
}

// flip draws a dial that turns over above its ship.
func (g *Glass) flip(n *Motion, e *game.DialRevealed) {
	c, b := g.Canvas, g
	m := g.Setup.Facts(e.Ship).Ship.Class.Dial[e.Move]
	at := g.Cam.ToScreen(g.Stage.Middle(e.Ship))
	const r = 26.0
	x, y := max(b.X+r+70, min(b.X+b.W-r-70, at.X)), at.Y-78
	if y < b.Y+r+6 { // no room above: below it
		y = at.Y + 60
	}
	y = max(b.Y+r+6, min(b.Y+b.H-r-30, y))
	turn := anim.InOut(n.Age / DialFlip)
	wide := max(0.06, math.Abs(math.Cos(turn*math.Pi)))
	seat := scene.Seats[g.seat(e.Ship)]
	oval := func(k float64) []scene.Pt {
		ps := make([]scene.Pt, 0, 40)
		for i := range 40 {
			h := scene.Heading(float64(i) * 9)
			ps = append(ps, scene.Pt{X: x + h.X*k*wide, Y: y + h.Y*k})
		}
		return ps
	}
	c.Float()
	c.Path().Polygon(oval(r)...)
	c.Fill(scene.Panel)
	c.Path().Polygon(oval(r - 1)...)
	c.Stroke(seat.Main, 2, 0, 0)
	if turn < 0.5 {
		if wide > 0.4 {
			c.Icon(x, y, 26*wide, "dial-locked", seat.Main)
		}
		return
	}
	if wide > 0.4 {
		c.Icon(x, y, 30*wide, dial.Art(m.Bearing), g.ink(g.difficulty(e.Ship, e.Move)))
	}
	if turn >= 1 {
		st := scene.Style{Face: scene.Condensed, Size: 13.5, Line: 16}
		words := names.Title(m.Maneuver.String())
		w := kit.Width(st, words)
		c.Box(x-w/2-7, y+r+3, w+14, 20, 6, scene.Panel)
		c.Text(x, y+r+13, st, scene.Text1, words, scene.Middle)
	}
}

// dealt draws a critical damage card: it turns over large in the middle of the board, is read, and
// shrinks to its ship.
func (g *Glass) dealt(n *Motion, e *game.DamageDealt) {
	c := g.Canvas
	mid := scene.Pt{X: g.X + g.W/2, Y: g.Middle}
	age := n.Age
	turn := anim.InOut(age / cardFlip)
	small := anim.InOut((age - cardFlip - cardHold) / cardShrink)
	at := mid.Lerp(g.Cam.ToScreen(g.Stage.Middle(e.Ship)), small)
	k := 1 - 0.85*small
	w, h := 240*k*max(0.04, math.Abs(math.Cos(turn*math.Pi))), 150*k
	c.Float()
	x, y := at.X-w/2, at.Y-h/2
	if turn < 0.5 {
		c.Plate(x, y, w, h, 10*k, scene.Control, 2, scene.LineStrong)
		return
	}
	c.Plate(x, y, w, h, 10*k, scene.DangerFill, 2, scene.Danger)
	if turn < 1 || small > 0 {
		if w > 40 {
			c.Icon(at.X, at.Y, 40*k, "critical-damage", scene.Danger)
		}
		return
	}
	g.card(at, e)
}

// card draws a critical damage card as it is read.
func (g *Glass) card(at scene.Pt, e *game.DamageDealt) {
	c := g.Canvas
	const w, h = 240.0, 150.0
	x, y := at.X-w/2, at.Y-h/2
	c.Float()
	c.Plate(x, y, w, h, 10, scene.DangerFill, 2, scene.Danger)
	c.Icon(x+22, y+24, 24, "critical-damage", scene.Danger)
	c.Fit(x+42, y+24, w-54, scene.StyleH3, scene.Text1, e.Card.String(), scene.Left)
	ls := kit.Lines(scene.StyleSmall, e.Card.Words(), w-28)
	for i, l := range ls[:min(len(ls), 5)] {
		c.Text(x+14, y+54+float64(i)*18, scene.StyleSmall, scene.DangerSentence, l, scene.Left)
	}
}
