package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/odds"
	"attackwing/ui/scene"
)

// chancesHigh is how much room the chances of an attack want, px.
const chancesHigh = 124.0

// attackAhead is what is still to come of the attack that is being made, or of the one in focus.
func (t *Table) attackAhead(p *game.Prompt, spending bool) (o odds.Attack, ok bool) {
	s, u := &t.shown, t.g.Setup()
	if s.Attack.On {
		return odds.Ahead(s, u, &s.Attack, nil, spending)
	}
	f, in := t.focused(p)
	if p.Ask != game.ChooseTarget || !in || f.Kind == game.Pass || f.Ship == game.NoShip {
		return o, false
	}
	w := game.NoWeapon
	if f.Kind == game.FireWeapon {
		w = f.N
	}
	shot, no := t.shotOf(p.Ship, f.Mount, w, f.Ship)
	if no.Code != game.Yes {
		return o, false
	}
	return odds.Ahead(s, u, &game.Attack{Attacker: p.Ship, Target: f.Ship, Weapon: w}, &shot, spending)
}

// chancesRoom is the room kept for the odds below the options: none where four options would not be left.
func (t *Table) chancesRoom(p *game.Prompt, room float64) float64 {
	if !t.uses("odds") || room < chancesHigh+4*44 {
		return 0
	}
	if _, ok := t.attackAhead(p, true); !ok {
		return 0
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
	c.Rule(b.X, b.Y, b.W)
	c.Text(b.X, b.Y+16, scene.StyleLabel, scene.Text3, "Damage, exact odds", scene.Left)
	c.Hit("chances", b.X, b.Y+2, b.W, chancesHigh-4, true)
	ps, qs := all.Points(), bare.Points()
	n := max(len(ps), len(qs))
	w := min(34, b.W/float64(n))
	base, high := b.Y+82, 44.0
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
		if k := high * at(qs, i) / top; k > 0.5 && none != full {
			c.Path().RoundRect(x+2, base-k, x+w-2, base, 2)
			c.Stroke(scene.Text3, 1.2, 3, 2)
		}
		c.Rule(x+2, base, w-4)
		c.Text(x+w/2, base+9, scene.StyleCaption, scene.Text2, fmt.Sprint(i), scene.Middle)
		if pc := at(ps, i) * 100; pc >= 0.5 && w >= 26 {
			c.Text(x+w/2, base-h-7, scene.Style{Face: scene.Condensed, Size: 12, Line: 14}, scene.Text2, fmt.Sprintf("%.0f%%", pc), scene.Middle)
		}
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

func at(v []float64, i int) float64 {
	if i < len(v) {
		return v[i]
	}
	return 0
}
