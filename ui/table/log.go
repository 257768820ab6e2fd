package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/canvas"
	"attackwing/ui/motion"
	"attackwing/ui/scene"
)

// logFilters are what the log can be narrowed to, in the order in which a click goes through them.
var logFilters = [...]string{"all", "moves", "attacks", "battle", "reasons"}

const (
	logLine = 17.0
	logHead = 24.0
	logGap  = 4.0
)

// linesOf are the words of a line of the log in a width.
func linesOf(l *battle.Line, w float64) []string {
	if l.Dice > 0 {
		return []string{l.Text}
	}
	return canvas.Lines(scene.StyleSmall, l.Text, w)
}

// drawLog is the log: newest last, under a heading for each phase of each round.
func (t *Table) drawLog(b box) {
	if b.H < 60 {
		return
	}
	c := &t.Canvas
	c.Panel(b.X, b.Y, b.W, b.H)
	c.Hit("logpanel", b.X, b.Y, b.W, b.H, false)
	c.Text(b.X+12, b.Y+20, scene.StyleLabel, scene.Text3, "Log", scene.Left)
	f := logFilters[t.logFilter]
	fw := widthOf(scene.StyleSmall, f)
	ink := scene.Text3
	if t.logFilter > 0 || c.Hover == "logfilter" {
		ink = scene.Accent
	}
	c.Text(b.X+b.W-12, b.Y+20, scene.StyleSmall, ink, f, scene.Right)
	c.Hit("logfilter", b.X+b.W-24-fw, b.Y+6, fw+24, 28, true)
	var seen []int
	for i := range t.Log {
		if t.Log[i].Passes(t.logFilter) {
			seen = append(seen, i)
		}
	}
	if t.logOf != len(t.Log) { // something was said: the end is seen
		t.logOf, t.logTop = len(t.Log), 0
	}
	t.logTop = max(0, min(t.logTop, len(seen)-1))
	seen = seen[:max(0, len(seen)-t.logTop)]
	room := b.H - 34 - 8
	from := len(seen)
	for used := logHead; from > 0; from-- {
		l := &t.Log[seen[from-1]]
		h := float64(len(linesOf(l, b.W-24)))*logLine + logGap
		if from < len(seen) && !l.SamePhase(&t.Log[seen[from]]) {
			h += logHead
		}
		if used += h; used > room {
			break
		}
	}
	y := b.Y + 34
	for k := from; k < len(seen); k++ {
		l := &t.Log[seen[k]]
		if k == from || !l.SamePhase(&t.Log[seen[k-1]]) {
			c.Text(b.X+12, y+logHead/2, scene.StyleLabel, scene.Text3, l.Head(), scene.Left)
			y += logHead
		}
		y += t.logRow(b, y, seen[k], l) + logGap
	}
}

// logRow is one line; it returns its height.
func (t *Table) logRow(b box, y float64, i int, l *battle.Line) float64 {
	c := &t.Canvas
	ls := linesOf(l, b.W-24)
	h := float64(len(ls)) * logLine
	id := fmt.Sprintf("log:%d", i)
	if l.About != game.NoShip || l.End > 0 {
		c.Hit(id, b.X+4, y-2, b.W-8, h+4, true)
		if c.Hover == id {
			c.Box(b.X+4, y-2, b.W-8, h+4, 5, scene.Card)
		}
	}
	ink := scene.Text2
	switch {
	case l.Bad:
		ink = scene.DangerSentence
	case l.End > 0:
		ink = scene.Accent
	case l.Sort == battle.SortReason:
		ink = scene.Text3
	}
	for k, s := range ls {
		w := c.Text(b.X+12, y+logLine/2+float64(k)*logLine, scene.StyleSmall, ink, s, scene.Left)
		if l.Dice > 0 {
			t.logDice(b.X+12+w+8, y+logLine/2, b.X+b.W-12, l)
		}
	}
	return h
}

// logDice draws the faces of a roll.
func (t *Table) logDice(x, y, end float64, l *battle.Line) {
	tones := scene.AttackDie
	if l.Enemy {
		tones = scene.DefenseDie
	}
	step := min(18, (end-x)/float64(l.Dice))
	for k, f := range l.Faces[:l.Dice] {
		t.Canvas.Art(x+step*(float64(k)+0.5), y, min(16, step-1), motion.DieArt(!l.Enemy, f), tones, false)
	}
}
