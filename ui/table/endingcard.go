package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/glossary"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// endingShown is the End Phase that the right column tells of, nil none: the one that is being shown, or one that is read again.
func (t *Table) endingShown(p *game.Prompt) *ending {
	if t.endRead > 0 && t.endRead <= len(t.endings) {
		return t.endings[t.endRead-1]
	}
	if p != nil || t.pause != nil {
		return nil
	}
	return t.endingNow()
}

// readEnding opens what an End Phase did, or closes it when it is open: the n-th, from 1.
func (t *Table) readEnding(n int) {
	switch {
	case n == t.endRead:
		t.endRead = 0
	case n < 1 || n > len(t.endings):
		t.refuse("No round has ended yet.")
	default:
		t.endRead = n
	}
}

// drawEnding is the checklist of an End Phase, a card for each ship that it destroyed, and what comes.
func (t *Table) drawEnding(b box, k *ending) {
	c := &t.Canvas
	c.Panel(b.X, b.Y, b.W, b.H)
	x, w := b.X+12, b.W-24
	c.Text(x, b.Y+22, scene.StyleLabel, scene.Text3, fmt.Sprintf("End Phase, round %d", k.round), scene.Left)
	ls := t.endLines(k)
	foot := b.Y + b.H - 72
	y := b.Y + 38
	var cards []warning
	need := 0.0
	for i := range k.gone {
		g := t.goneWords(&k.gone[i])
		cards = append(cards, g)
		need += t.warningHeight(w, &g) + 10
	}
	row := 46.0
	if float64(len(ls))*row+need+90 > foot-y {
		row = 36
	}
	at := t.endedAt(k, ls)
	for i := range ls {
		t.drawEndLine(box{x, y, w, row}, i, at, &ls[i])
		y += row
	}
	y += 10
	for i := range cards {
		h := t.warningHeight(w, &cards[i])
		if y+h > foot {
			c.Fit(x, y+10, w, scene.StyleSmall, scene.DangerSentence, cards[i].head, scene.Left)
			y += 24
			continue
		}
		t.drawWarning(x, y, w, h, &cards[i])
		y += h + 10
	}
	t.drawOutlook(box{x, y, w, foot - y})
	t.atFoot(b, func(b box) {
		if t.endRead > 0 {
			c.Button("endclose", "Back", "Esc", b.X+12, b.Y+b.H-60, b.W-24, 48, canvas.Plain, true)
			return
		}
		c.Button("skip", ls[len(ls)-1].name, "Enter", b.X+12, b.Y+b.H-60, b.W-24, 48, canvas.Main, true)
	})
}

// endedAt is the line of the checklist that is now; all of them when the phase is over.
func (t *Table) endedAt(k *ending, ls []endLine) int {
	if k.over {
		return len(ls)
	}
	step := t.endStep(k)
	for i := range ls {
		if ls[i].step >= step {
			return i
		}
	}
	return len(ls) - 1
}

// drawEndLine is a step with its mark: done, now, to come.
func (t *Table) drawEndLine(b box, i, at int, l *endLine) {
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
	if l.second == "" {
		c.Fit(x, mid.Y, w, st, ink, l.name, scene.Left)
		return
	}
	c.Hit(fmt.Sprintf("endstep:%d", i), b.X, b.Y, b.W, b.H, false)
	c.Fit(x, mid.Y-b.H*0.19, w, st, ink, l.name, scene.Left)
	c.Fit(x, mid.Y+b.H*0.2, w, scene.StyleCaption, sub, l.second, scene.Left)
}

// goneWords say that a ship is destroyed and by what, with the rule.
func (t *Table) goneWords(g *gone) warning {
	u := t.g.Setup()
	w := warning{head: onmap.Short(u.Name(g.ship)) + " destroyed", words: g.why}
	if g.laid {
		if e, ok := glossary.Find(u.Token(g.kind).Name); ok {
			w.term, w.words = e.Name, w.words+" "+e.Words
		}
	}
	return w
}

// endingOn shows on the board what the End Phase does to ships: the front that tests them, and why one is gone.
func (t *Table) endingOn(b *scene.Board) {
	k := t.endingNow()
	if k == nil || t.shown.Phase != game.End {
		return
	}
	u := t.g.Setup()
	if t.now != nil && len(k.laid) > 0 {
		if _, test := t.now.Event.(game.ScenarioSaid); test {
			for i := range t.shown.Tokens[:t.shown.NTokens] {
				tk := &t.shown.Tokens[i]
				if tk.Round == t.shown.Round && t.lookOf(tk) == game.BarrierLook {
					w := onmap.Piece(u, tk)
					at := t.now.U()
					b.Effects = append(b.Effects, scene.Effect{Kind: scene.WeaveEffect, From: w.A.Lerp(w.B, max(0, at-0.25)), To: w.A.Lerp(w.B, at)})
				}
			}
		}
	}
	if len(k.gone) == 0 {
		return
	}
	notes := t.calloutsOf(b)
	for i := range k.gone {
		g := &k.gone[i]
		second := strings.TrimSuffix(g.why, ".")
		switch {
		case g.laid && u.Token(g.kind).Look == game.OutsideLook:
			second = "it lies outside of the " + t.called(g.kind)
		case g.laid:
			second = "the new " + t.called(g.kind) + " lies on its base"
		}
		notes.put(fromPose(t.shown.Ships[g.ship].Pose).Pt, true, 0, onmap.Short(u.Name(g.ship))+" is destroyed", second)
	}
}

// drawEndPill is how far the End Phase is, at the foot of the board.
func (t *Table) drawEndPill() {
	k := t.endingNow()
	if k == nil || t.shown.Phase != game.End || !t.moving() || t.lay.narrow {
		return
	}
	c, b := &t.Canvas, t.lay.board
	ls := t.endLines(k)
	at := t.endedAt(k, ls)
	part, words := t.endPart(k, ls[at].step)
	name := [...]string{endTokens: "Removing tokens", endShields: "Cloaks and shields", endTime: "Time tokens", endSheet: ls[at].name, endTest: "Testing ships", endNext: "The round is over"}[ls[at].step]
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
		if len(k.laid) > 0 {
			ink = scene.DangerText
		}
		if part > 0.02 {
			c.Box(bx, y+h/2-4, max(8, bw*part), 8, 4, ink)
		}
	}
	c.Button("skip", "Skip", "Space", right, y+6, 96, h-12, canvas.Plain, true)
}

// endPart is how much of a step is done, 0 to 1, and that in words.
func (t *Table) endPart(k *ending, step endStep) (part float64, words string) {
	u := 0.0
	if t.now != nil {
		u = t.now.U()
	}
	switch step {
	case endTokens:
		left := len(k.ships)
		for _, e := range t.queue {
			if _, ok := e.(game.TokensRemoved); ok {
				left++
			}
		}
		if t.now != nil {
			if _, ok := t.now.Event.(game.TokensRemoved); ok {
				left++
			}
		}
		if left == 0 {
			return 1, ""
		}
		return (float64(len(k.ships)) + u) / float64(left), fmt.Sprintf("%d of %s", len(k.ships), count(left, "ship"))
	case endSheet:
		return u, ""
	case endTest:
		if k.tested == 0 {
			return u, ""
		}
		if _, front := t.eventNow().(game.ScenarioSaid); !front {
			u = 1
		}
		clear := k.tested - len(k.gone)
		return max(u, float64(len(k.gone))/float64(k.tested)) * float64(clear) / float64(k.tested), fmt.Sprintf("%d of %d clear", clear, k.tested)
	}
	return 1, ""
}

// eventNow is the event that is being shown, nil none.
func (t *Table) eventNow() game.Event {
	if t.now == nil {
		return nil
	}
	return t.now.Event
}

// drawEndStrip is where the End Phase is while it asks something; it returns the height it takes.
func (t *Table) drawEndStrip(b box) float64 {
	k := t.endingNow()
	if k == nil || b.H < 300 || t.lay.narrow {
		return 0
	}
	names := []string{"Tokens", "Shields"}
	if w := t.grows(k); w != "" {
		names = append(names, title(w), "Test")
	}
	t.Canvas.Panel(b.X, b.Y, b.W, 50)
	t.drawSteps(b.X+12, b.Y+12, b.W-24, names, 1)
	return 58
}

// endTip is what a step of the End Phase did, ship by ship.
func (t *Table) endTip(i int) (tip, bool) {
	k := t.endingShown(t.mine())
	if k == nil {
		return tip{}, false
	}
	ls := t.endLines(k)
	if i >= len(ls) {
		return tip{}, false
	}
	words := title(ls[i].second) + "."
	if ls[i].step == endTokens && len(k.ships) > 0 {
		words = strings.Join(k.ships, "; ") + "."
	}
	return tip{ls[i].name, words, ""}, true
}
