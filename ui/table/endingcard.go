package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/canvas"
	"attackwing/ui/glossary"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// drawEnding is the checklist of an End Phase, a card for each ship that it destroyed, and what comes.
func (t *Table) drawEnding(b box, k *battle.Ending) {
	c := &t.Canvas
	c.Panel(b.X, b.Y, b.W, b.H)
	x, w := b.X+12, b.W-24
	c.Text(x, b.Y+22, scene.StyleLabel, scene.Text3, fmt.Sprintf("End Phase, round %d", k.Round), scene.Left)
	ls := t.EndLines(k)
	foot := b.Y + b.H - 72
	y := b.Y + 38
	var cards []battle.Warning
	need := 0.0
	for i := range k.Gone {
		g := t.goneWords(&k.Gone[i])
		cards = append(cards, g)
		need += t.warningHeight(w, &g) + 10
	}
	row := 46.0
	if float64(len(ls))*row+need+90 > foot-y {
		row = 36
	}
	at := t.EndedAt(k, ls)
	for i := range ls {
		t.drawEndLine(box{x, y, w, row}, i, at, &ls[i])
		y += row
	}
	y += 10
	for i := range cards {
		h := t.warningHeight(w, &cards[i])
		if y+h > foot {
			c.Fit(x, y+10, w, scene.StyleSmall, scene.DangerSentence, cards[i].Head, scene.Left)
			y += 24
			continue
		}
		t.drawWarning(x, y, w, h, &cards[i])
		y += h + 10
	}
	t.drawOutlook(box{x, y, w, foot - y})
	t.atFoot(b, func(b box) {
		if t.EndRead > 0 {
			c.Button("endclose", "Back", "Esc", b.X+12, b.Y+b.H-60, b.W-24, 48, canvas.Plain, true)
			return
		}
		c.Button("skip", ls[len(ls)-1].Name, "Enter", b.X+12, b.Y+b.H-60, b.W-24, 48, canvas.Main, true)
	})
}

// drawEndLine is a step with its mark: done, now, to come.
func (t *Table) drawEndLine(b box, i, at int, l *battle.EndLine) {
	c := &t.Canvas
	mid := scene.Pt{X: b.X + 22, Y: b.Y + b.H/2}
	ink, sub := scene.Text1, scene.Text2
	switch {
	case i < at:
		c.Path().Circle(mid, 12)
		c.Fill(scene.AccentLo)
		c.Path().Circle(mid, 11.5)
		c.Stroke(scene.Mix(scene.Panel, scene.Accent, 0.6), 1.2, 0, 0)
		c.Icon(mid.X, mid.Y, 13, "ok", scene.Accent)
		ink, sub = scene.Text2, scene.Text3
	case i == at:
		c.Box(b.X, b.Y+1, b.W, b.H-2, 8, scene.Hex(0x122A38))
		c.Frame(b.X, b.Y+1, b.W, b.H-2, 8, 1.4, scene.Accent)
		c.Path().Circle(mid, 12)
		c.Fill(scene.Accent)
		c.Text(mid.X, mid.Y, scene.StyleKeyCap, scene.OnAccent, fmt.Sprint(i+1), scene.Middle)
	default:
		c.Path().Circle(mid, 11.5)
		c.Stroke(scene.LineStrong, 1.2, 0, 0)
		c.Text(mid.X, mid.Y, scene.StyleKeyCap, scene.Text2, fmt.Sprint(i+1), scene.Middle)
		sub = scene.Text3
	}
	x, w := b.X+45, b.W-53
	st := scene.Style{Face: scene.SansBold, Size: 14, Line: 18}
	if l.Second == "" {
		c.Fit(x, mid.Y, w, st, ink, l.Name, scene.Left)
		return
	}
	c.Hit(fmt.Sprintf("endstep:%d", i), b.X, b.Y, b.W, b.H, false)
	c.Fit(x, mid.Y-b.H*0.19, w, st, ink, l.Name, scene.Left)
	c.Fit(x, mid.Y+b.H*0.2, w, scene.StyleCaption, sub, l.Second, scene.Left)
}

// goneWords say that a ship is destroyed and by what, with the rule.
func (t *Table) goneWords(g *battle.Gone) battle.Warning {
	u := t.Game.Setup()
	w := battle.Warning{Head: names.Short(u.Name(g.Ship)) + " destroyed", Words: g.Why}
	if g.Laid {
		if e, ok := glossary.Find(u.Token(g.Kind).Name); ok {
			w.Term, w.Words = e.Name, w.Words+" "+e.Words
		}
	}
	return w
}

// endingOn shows on the board what the End Phase does to ships: the front that tests them, and why one is gone.
func (t *Table) endingOn(b *scene.Board) {
	k := t.EndingNow()
	if k == nil || t.Shown.Phase != game.End {
		return
	}
	u := t.Game.Setup()
	if t.Now != nil && len(k.Laid) > 0 {
		if _, test := t.motion().Event.(game.ScenarioSaid); test {
			for i := range t.Shown.Tokens[:t.Shown.NTokens] {
				tk := &t.Shown.Tokens[i]
				if tk.Round == t.Shown.Round && t.LookOf(tk) == game.BarrierLook {
					w := onmap.Piece(u, tk)
					at := t.motion().U()
					b.Effects = append(b.Effects, scene.Effect{Kind: scene.WeaveEffect, From: w.A.Lerp(w.B, max(0, at-0.25)), To: w.A.Lerp(w.B, at)})
				}
			}
		}
	}
	if len(k.Gone) == 0 {
		return
	}
	for i := range k.Gone {
		g := &k.Gone[i]
		second := strings.TrimSuffix(g.Why, ".")
		switch {
		case g.Laid && u.Token(g.Kind).Look == game.OutsideLook:
			second = "it is outside the " + t.Called(g.Kind)
		case g.Laid:
			second = "the new " + t.Called(g.Kind) + " lies on its base"
		}
		b.Callouts = append(b.Callouts, scene.Callout{At: fromPose(t.Shown.Ships[g.Ship].Pose).Pt, Danger: true, Lines: []string{names.Short(u.Name(g.Ship)) + " is destroyed", second}, Seeks: true})
	}
}

// drawEndPill is how far the End Phase is, at the foot of the board.
func (t *Table) drawEndPill() {
	k := t.EndingNow()
	if k == nil || t.Shown.Phase != game.End || !t.Moving() || t.lay.narrow {
		return
	}
	c, b := &t.Canvas, t.lay.board
	ls := t.EndLines(k)
	at := t.EndedAt(k, ls)
	part, words := t.endPart(k, ls[at].Step)
	name := [...]string{battle.EndTokens: "Removing tokens", battle.EndShields: "Cloaks and shields", battle.EndTime: "Time tokens", battle.EndSheet: ls[at].Name, battle.EndTest: "Testing ships", battle.EndNext: "The round is over"}[ls[at].Step]
	w, h := min(b.W-24, 440), 44.0
	x, y := b.X+(b.W-w)/2, b.Y+b.H-h-12
	const buttons = 8 + 7*35.0
	switch _, small := t.mapBox(); {
	case small || w > b.W-buttons-20:
		y -= 38
	default:
		x = b.X + b.W - w - 10
	}
	c.Float()
	c.Box(x, y, w, h, h/2, scene.Panel)
	c.Frame(x, y, w, h, h/2, 1.2, scene.LineStrong)
	st := scene.Style{Face: scene.SansBold, Size: 14, Line: 18}
	nw := c.Fit(x+18, y+h/2, 150, st, scene.Text1, name, scene.Left)
	right := x + w - 104
	ww := 0.0
	if words != "" {
		ww = c.Text(right-8, y+h/2, scene.StyleSmall, scene.Text2, words, scene.Right) + 12
	}
	if bw := right - 8 - ww - (x + 18 + nw + 14); bw > 24 {
		bx := x + 18 + nw + 14
		c.Box(bx, y+h/2-4, bw, 8, 4, scene.Control)
		ink := scene.Accent
		if len(k.Laid) > 0 {
			ink = scene.DangerText
		}
		if part > 0.02 {
			c.Box(bx, y+h/2-4, max(8, bw*part), 8, 4, ink)
		}
	}
	c.Button("skip", "Skip", "Space", right, y+6, 96, h-12, canvas.Plain, true)
}

// endPart is how much of a step is done, 0 to 1, and that in words.
func (t *Table) endPart(k *battle.Ending, step battle.EndStep) (part float64, words string) {
	u := 0.0
	if t.Now != nil {
		u = t.motion().U()
	}
	switch step {
	case battle.EndTokens:
		left := len(k.Ships)
		for _, e := range t.Queue {
			if _, ok := e.(game.TokensRemoved); ok {
				left++
			}
		}
		if t.Now != nil {
			if _, ok := t.motion().Event.(game.TokensRemoved); ok {
				left++
			}
		}
		if left == 0 {
			return 1, ""
		}
		return (float64(len(k.Ships)) + u) / float64(left), fmt.Sprintf("%d of %s", len(k.Ships), names.Count(left, "ship"))
	case battle.EndSheet:
		return u, ""
	case battle.EndTest:
		if k.Tested == 0 {
			return u, ""
		}
		if _, front := t.eventNow().(game.ScenarioSaid); !front {
			u = 1
		}
		clear := k.Tested - len(k.Gone)
		return max(u, float64(len(k.Gone))/float64(k.Tested)) * float64(clear) / float64(k.Tested), fmt.Sprintf("%d of %d clear", clear, k.Tested)
	}
	return 1, ""
}

// eventNow is the event that is being shown, nil none.
func (t *Table) eventNow() game.Event {
	if t.Now == nil {
		return nil
	}
	return t.motion().Event
}

// drawEndStrip is where the End Phase is while it asks something; it returns the height it takes.
func (t *Table) drawEndStrip(b box) float64 {
	k := t.EndingNow()
	if k == nil || b.H < 300 || t.lay.narrow {
		return 0
	}
	called := []string{"Tokens", "Shields"}
	if w := t.Grows(k); w != "" {
		called = append(called, names.Title(w), "Test")
	}
	t.Canvas.Panel(b.X, b.Y, b.W, 50)
	t.drawSteps(b.X+12, b.Y+12, b.W-24, called, 1)
	return 58
}

// endTip is what a step of the End Phase did, ship by ship.
func (t *Table) endTip(i int) (tip, bool) {
	k := t.EndingShown(t.Asked())
	if k == nil {
		return tip{}, false
	}
	ls := t.EndLines(k)
	if i >= len(ls) {
		return tip{}, false
	}
	words := names.Title(ls[i].Second) + "."
	if ls[i].Step == battle.EndTokens && len(k.Ships) > 0 {
		words = strings.Join(k.Ships, "; ") + "."
	}
	return tip{ls[i].Name, words, ""}, true
}

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

// warningHeight is the room that a warning takes.
func (t *Table) warningHeight(w float64, g *battle.Warning) float64 {
	h := 44 + scene.StyleSmall.Line*float64(len(canvas.Lines(scene.StyleSmall, g.Words, w-24)))
	if g.Term != "" {
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
	if g.Term != "" {
		ww := c.Text(lx, y+h-17, scene.StyleSmall, scene.Accent, "Rule: "+strings.ToLower(g.Term), scene.Left)
		t.link(g.Term, lx, y+h-28, ww, 22)
	}
}
