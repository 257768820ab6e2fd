package table

import (
	"fmt"
	"math/bits"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/battle"
	"attackwing/ui/canvas"
	"attackwing/ui/dial"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// activationSteps are the steps of a ship's activation as the eye sees them; the log names all six.
var activationSteps = []string{"Reveal", "Move", "Power", "Action"}

// drawSteps is a strip of steps, one of which is now.
func (t *Table) drawSteps(x, y, w float64, names []string, now int) {
	c := &t.Canvas
	const gap = 6
	each := (w - gap*float64(len(names)-1)) / float64(len(names))
	st := scene.Style{Face: scene.SansMedium, Size: 13, Line: 16}
	for i, n := range names {
		ink, line := scene.Text3, scene.Line
		switch {
		case i == now:
			ink, line = scene.Text1, scene.Accent
		case i < now:
			ink, line = scene.Text2, scene.Mix(scene.Panel, scene.Accent, 0.45)
		}
		words := fmt.Sprintf("%d %s", i+1, n)
		c.Fit(x+each/2, y+10, each, st, ink, words, scene.Middle)
		c.Path().Rect(x, y+24, x+each, y+26)
		c.Fill(line)
		x += each + gap
	}
}

// drawActivation is what a maneuver will do, before it is flown and while it is.
func (t *Table) drawActivation(b box) {
	c, k := &t.Canvas, t.Pause
	u := t.Game.Setup()
	low := b.H < 480
	c.Panel(b.X, b.Y, b.W, b.H)
	x, w, y := b.X+12, b.W-24, b.Y+12
	step := map[battle.PauseStep]int{battle.Turning: 0, battle.Waiting: 1, battle.Flying: 1}[k.At]
	if t.Now != nil {
		switch t.motion().Event.(type) {
		case game.PowerStrained, game.PowerRelieved:
			step = 2
		}
	}
	t.drawSteps(x, y, w, activationSteps, step)
	y += 38
	d := difficulty(k.Fate.Color)
	c.Icon(b.X+28, y+18, 28, dial.Art(k.Move.Maneuver.Bearing), t.inkOf(d))
	t.mark3(b.X+17, y+34, d, false)
	c.Fit(b.X+52, y+10, b.W-64, scene.StyleH3, scene.Text1, names.Title(k.Move.Maneuver.String()), scene.Left)
	c.Fit(b.X+52, y+30, b.W-64, scene.StyleSmall, scene.Text3, t.revealedWords(k), scene.Left)
	if t.Uses("verdicts") {
		c.Hit("verdict", b.X+8, y-4, b.W-16, 46, true)
	}
	y += 50
	foot := b.Y + b.H - 72
	if t.Waits() && !t.lay.small {
		foot -= 28
	}
	for _, g := range t.Warnings(k) {
		g.Why = true
		if h := t.warningHeight(w, &g); y+h <= foot || y == b.Y+100 {
			t.drawWarning(x, y, w, h, &g)
			y += h + 10
		}
	}
	fs := t.Facts(k)
	const row = 25.0
	tiles := 0.0
	if !k.Fate.Dies() {
		if tiles = 122; low || 34+row*float64(len(fs))+tiles > foot-y {
			tiles = 24
		} else if n := bits.OnesCount16(uint16(u.Facts(k.Move.Ship).Ship.Actions)); n > 4 && w/float64(n) < 56 && foot-y > 26+4*row+190 {
			tiles = 192
		}
	}
	if y+24+row <= foot {
		c.Text(x, y+12, scene.StyleLabel, scene.Text3, "What will happen", scene.Left)
		y += 26
		for i := range fs {
			if y+row > foot-tiles && i > 1 || y+row > foot {
				break
			}
			t.drawFact(x, y, w, &fs[i])
			y += row
		}
		y += 8
	}
	if tiles > 0 {
		t.drawThen(box{x, y, w, foot - y}, k, u)
	}
	switch {
	case t.Waits():
		if !t.lay.small { // what else may be done
			yy := b.Y + b.H - 20
			kw := c.Text(x, yy, scene.StyleSmall, scene.Text2, "Slow motion", scene.Left)
			c.Key(x+kw+6, yy, "Shift", scene.Text2)
			c.Key(x+w-18, yy, "R", scene.Text2)
			kw = widthOf(scene.StyleSmall, "Measure")
			c.Text(x+w-24, yy, scene.StyleSmall, scene.Text2, "Measure", scene.Right)
			c.Hit("ruler", x+w-28-kw, yy-13, kw+32, 26, true)
			b.H -= 28
		}
		t.mainButton(b, "Perform maneuver", true)
	default:
		t.atFoot(b, func(b box) {
			c.Button("skip", "Skip", "Space", b.X+12, b.Y+b.H-60, b.W-24, 48, 0, true)
		})
	}
}

// revealedWords says of a maneuver that it stands.
func (t *Table) revealedWords(k *battle.Pause) string {
	if sh := &t.Shown.Ships[k.Move.Ship]; sh.Ordered || k.Move.Move < 0 {
		return "in place of what the dial shows"
	}
	return "revealed, cannot be changed"
}

// warningHeight is the room that a warning takes.
func (t *Table) warningHeight(w float64, g *battle.Warning) float64 {
	h := 44 + scene.StyleSmall.Line*float64(len(canvas.Lines(scene.StyleSmall, g.Words, w-24)))
	if g.Why || g.Term != "" {
		h += 20
	}
	return h
}

// drawWarning is a card about what is bad, with the way to its sums and its rule.
func (t *Table) drawWarning(x, y, w, h float64, g *battle.Warning) {
	c := &t.Canvas
	c.Box(x, y, w, h, 8, scene.DangerFill)
	c.Frame(x, y, w, h, 8, 1.2, scene.Danger)
	c.Icon(x+20, y+20, 17, "warning", scene.Danger)
	st := scene.StyleH3
	if widthOf(st, g.Head) > w-48 {
		st.Size = 14
	}
	c.Squeeze(x+36, y+20, w-48, st, scene.Text1, g.Head, scene.Left)
	c.Wrap(x+12, y+36, w-24, scene.StyleSmall, scene.DangerSentence, g.Words)
	lx := x + 12
	if g.Why && t.Uses("verdicts") {
		ww := c.Text(lx, y+h-17, scene.StyleSmall, scene.Accent, "Why?", scene.Left)
		c.Hit("verdict", lx-4, y+h-30, ww+8, 26, true)
		lx += ww + 20
	}
	if g.Term != "" {
		ww := c.Text(lx, y+h-17, scene.StyleSmall, scene.Accent, "Rule: "+strings.ToLower(g.Term), scene.Left)
		t.link(g.Term, lx, y+h-28, ww, 22)
	}
}

// drawFact is a line of what will happen.
func (t *Table) drawFact(x, y, w float64, f *battle.Fact) {
	c := &t.Canvas
	st := scene.Style{Face: scene.SansBold, Size: 13, Line: 18}
	ink := scene.Text1
	if f.Bad {
		ink = scene.DangerSentence
	}
	vw := c.Fit(x+w, y+10, w*0.62, st, ink, f.Value, scene.Right)
	c.Squeeze(x, y+10, w-vw-10, scene.StyleSmall, scene.Text2, f.Words, scene.Left)
	c.Rule(x, y+22, w)
}

// drawThen is the actions that come, dimmed when none will be performed.
func (t *Table) drawThen(b box, k *battle.Pause, u *game.Setup) {
	c := &t.Canvas
	lost := k.Lost.Code != game.Yes
	tiles := t.ThenActions(k)
	why := ""
	switch {
	case !lost:
		if t.Waits() {
			why = "Its number or a click: fly, then this."
		}
		for _, a := range tiles {
			if !k.May.Has(a) {
				why = "Auxiliary Power leaves these only."
			}
		}
	case k.Lost.Code == game.ActionLostByOverlap:
		why = "None: it overlapped this round."
	case k.Lost.Code == game.ActionLostByObstacle:
		why = "None: it crossed an obstacle."
	case k.Lost.Code == game.HasPower:
		why = "None: Auxiliary Power."
	default:
		why = "None: " + k.Lost.Why(u)
	}
	note := func(y float64) {
		if lost {
			c.Icon(b.X+8, y, 14, "no", scene.Danger)
			c.Fit(b.X+20, y, b.W-20, scene.StyleSmall, scene.Text2, why, scene.Left)
		} else {
			c.Fit(b.X, y, b.W, scene.StyleSmall, scene.Text3, why, scene.Left)
		}
	}
	if b.H < 112 {
		if b.H >= 20 {
			if lost {
				note(b.Y + 10)
			}
		}
		return
	}
	c.Text(b.X, b.Y+12, scene.StyleLabel, scene.Text3, "Then: action", scene.Left)
	y := b.Y + 26
	if len(tiles) == 0 {
		note(y + 10)
		return
	}
	gap := 6.0
	columns := max(4, len(tiles))
	if columns > 4 {
		gap = 5
	}
	if b.W/float64(columns) < 56 && b.H >= 26+2*70+24 {
		columns = 4
	}
	each := (b.W - gap*float64(columns-1)) / float64(columns)
	for i := range tiles {
		x := b.X + float64(i%columns)*(each+gap)
		if i > 0 && i%columns == 0 {
			y += 64 + gap
		}
		t.drawTile(box{x, y, each, 64}, i, tiles[i], lost || !k.May.Has(tiles[i]))
	}
	note(y + 78)
}

// drawTile is an action that may come.
func (t *Table) drawTile(b box, n int, a card.Action, lost bool) {
	c := &t.Canvas
	ink := scene.Text1
	id := fmt.Sprintf("then:%d", n)
	c.Hit(id, b.X, b.Y, b.W, b.H, !lost && t.Waits())
	if lost {
		ink = scene.Text3
		c.Path().RoundRect(b.X+0.5, b.Y+0.5, b.X+b.W-0.5, b.Y+b.H-0.5, 8)
		c.Stroke(scene.LineStrong, 1, 3, 3)
	} else {
		fill := scene.Card
		if c.Hover == id {
			fill = scene.Control
		}
		c.Box(b.X, b.Y, b.W, b.H, 8, fill)
		c.Frame(b.X, b.Y, b.W, b.H, 8, 1, scene.Line)
		if t.Waits() {
			c.Text(b.X+8, b.Y+11, scene.StyleKeyCap, scene.Text3, fmt.Sprint(n+1), scene.Middle)
		}
	}
	c.Icon(b.X+b.W/2, b.Y+22, 19, strings.ReplaceAll(a.String(), " ", "-"), ink)
	name := map[card.Action]string{card.TargetLock: "Lock", card.BattleStations: "Stations", card.Regenerate: "Regen."}[a]
	st := scene.Style{Face: scene.Condensed, Size: 12.5, Line: 14}
	if b.W > 54 && a != card.TargetLock && widthOf(st, strings.Fields(a.Words())[0]) <= b.W-4 || name == "" {
		name = a.Words()
	}
	if b.W <= 54 {
		st.Size = 12
	}
	ls := canvas.Lines(st, name, b.W-4)
	rows := min(2, len(ls))
	for i, l := range ls[:rows] {
		c.Fit(b.X+b.W/2, b.Y+46+(float64(i)-float64(rows-1)/2)*13, b.W-2, st, ink, l, scene.Middle)
	}
}
