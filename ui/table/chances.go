package table

import (
	"fmt"
	"image/color"

	"attackwing/game"
	"attackwing/game/odds"
	"attackwing/ui/scene"
)

// chancesHigh is how much room the chances of an attack want, px.
const chancesHigh = 124.0

// attackAhead is what is still to come of the attack that is being made, or of the one in focus.
func (t *Table) attackAhead(p *game.Prompt, spending bool) (o odds.Attack, ok bool) {
	s, u := &t.Shown, t.Game.Setup()
	if s.Attack.On {
		return odds.Ahead(s, u, &s.Attack, nil, spending)
	}
	f, in := t.Focused(p)
	if p.Ask != game.ChooseTarget || !in || f.Kind == game.Pass || f.Ship == game.NoShip {
		return o, false
	}
	w := game.NoWeapon
	if f.Kind == game.FireWeapon {
		w = f.N
	}
	shot, no := t.ShotOf(p.Ship, f.Mount, w, f.Ship)
	if no.Code != game.Yes {
		return o, false
	}
	return odds.Ahead(s, u, &game.Attack{Attacker: p.Ship, Target: f.Ship, Weapon: w}, &shot, spending)
}

// chancesTall is how much they take where there is room to spare.
const chancesTall = 222.0

// chancesRoom is the room kept for the odds below the options: none where not all options, or four, would be left.
func (t *Table) chancesRoom(p *game.Prompt, room, rows float64) float64 {
	if !t.Uses("odds") || room < chancesHigh+min(4*44, rows) {
		return 0
	}
	if _, ok := t.attackAhead(p, true); !ok {
		return 0
	}
	if !t.lay.narrow && room-rows >= chancesTall {
		return chancesTall
	}
	return chancesHigh
}

// drawChances is the odds of the attack ahead in the free room of the column: a bar for each number of damage when both
// sides spend what they have, the outline of the same with nothing spent.
func (t *Table) drawChances(b box, p *game.Prompt) {
	full, ok := t.attackAhead(p, true)
	if !ok {
		return
	}
	none, _ := t.attackAhead(p, false)
	all, err := odds.Of(full)
	if err != nil {
		return
	}
	bare, err := odds.Of(none)
	if err != nil {
		return
	}
	c := &t.Canvas
	tall := b.H >= chancesTall
	c.Rule(b.X, b.Y, b.W)
	t.linkedHead(b.X, b.Y+16, "Damage, exact odds")
	if left := full.Shields + full.Hull; tall && full.Hull > 0 {
		c.Text(b.X+b.W, b.Y+16, scene.StyleSmall, scene.Text3, fmt.Sprintf("target has %d left", left), scene.Right)
	}
	c.Hit("chances", b.X, b.Y+2, b.W, b.H-4, true)
	ps, qs := all.Points(), bare.Points()
	n := max(len(ps), len(qs))
	most, base, high := 34.0, b.Y+82, 44.0
	if tall {
		most, base, high = 46, b.Y+124, 78
	}
	w := min(most, b.W/float64(n))
	top := 0.0
	for i := range n {
		top = max(top, at(ps, i), at(qs, i))
	}
	for i := range n {
		x := b.X + float64(i)*w
		h := high * at(ps, i) / top
		col := scene.Accent
		if full.Hull > 0 && i >= full.Shields+full.Hull {
			col = scene.Danger
		}
		if h > 0.5 {
			c.Box(x+3, base-h, w-6, h, 2, col)
		}
		k := high * at(qs, i) / top
		if none == full {
			k = 0
		}
		if k > 0.5 {
			c.Path().RoundRect(x+2, base-k, x+w-2, base, 2)
			c.Stroke(scene.Text3, 1.2, 3, 2)
		}
		c.Rule(x+2, base, w-4)
		c.Text(x+w/2, base+9, scene.StyleCaption, scene.Text2, fmt.Sprint(i), scene.Middle)
		if pc := at(ps, i) * 100; pc >= 0.5 && w >= 26 {
			c.Text(x+w/2, base-max(h, k)-7, scene.Style{Face: scene.Condensed, Size: 12, Line: 14}, scene.Text2, fmt.Sprintf("%.0f%%", pc), scene.Middle)
		}
	}
	if tall {
		t.drawChanceBoxes(box{b.X, base + 20, b.W, b.Y + b.H - base - 28}, &all, &bare, none != full, full.Shields+full.Hull)
		return
	}
	words := fmt.Sprintf("%.1f on average", all.Expected)
	if none != full {
		words += fmt.Sprintf(", %.1f spending nothing", bare.Expected)
	}
	if all.Destroyed >= 0.005 {
		words = fmt.Sprintf("%.1f on average · destroyed %.0f %%", all.Expected, all.Destroyed*100)
	}
	c.Fit(b.X, b.Y+110, b.W, scene.StyleCaption, scene.Text2, words, scene.Left)
}

// drawChanceBoxes are what the bars mean, the average, and the chance to destroy the target.
func (t *Table) drawChanceBoxes(b box, all, bare *odds.Odds, differ bool, left int) {
	c, st := &t.Canvas, scene.StyleCaption
	c.Box(b.X+2, b.Y+4, 12, 10, 2, scene.Accent)
	n := c.Text(b.X+20, b.Y+9, st, scene.Text2, "tokens spent", scene.Left)
	if differ {
		x := b.X + 20 + n + 18
		c.Path().RoundRect(x, b.Y+4, x+12, b.Y+14, 2)
		c.Stroke(scene.Text3, 1.2, 3, 2)
		c.Text(x+18, b.Y+9, st, scene.Text2, "nothing spent", scene.Left)
	}
	w := (b.W - 8) / 2
	num := scene.Style{Face: scene.NumeralBold, Size: 21, Line: 24}
	put := func(x float64, ink color.NRGBA, number, words string) {
		c.Box(x, b.Y+20, w, 46, 6, scene.Card)
		c.Text(x+10, b.Y+33, num, ink, number, scene.Left)
		c.Fit(x+10, b.Y+54, w-16, st, scene.Text2, words, scene.Left)
	}
	words := "average"
	if differ {
		words = fmt.Sprintf("average, not %.1f", bare.Expected)
	}
	put(b.X, scene.Text1, fmt.Sprintf("%.1f", all.Expected), words)
	ink := scene.Text2
	if all.Destroyed >= 0.005 {
		ink = scene.DangerText
	}
	put(b.X+w+8, ink, fmt.Sprintf("%.0f%%", all.Destroyed*100), fmt.Sprintf("destroys it (%d+)", left))
}

func at(v []float64, i int) float64 {
	if i < len(v) {
		return v[i]
	}
	return 0
}
