package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/motion"
	"attackwing/ui/scene"
)

// In a window too small for a rail beside the board, as a large size of everything makes it, there are two columns: the
// board, and what is asked now. The second is moved in its place, so that nothing in it has to be cut; the big button
// stays at its foot. Who plays and the log come out over the board when they are asked for.

const (
	narrowBar   = 40.0
	narrowFoot  = 56.0  // below the column: the big button
	narrowRight = 256.0 // least width of the column
)

func (t *stack) narrowLayout() layout {
	const m, gap = 8.0, 8.0
	l := layout{small: true, narrow: true, bar: narrowBar}
	if t.h < 360 {
		l.bar = 36
	}
	top := l.bar + 6
	h := t.h - top - m
	rw := min(520, max(narrowRight, t.w-2*m-gap-h))
	l.left = box{m, top, 0, h}
	l.board = box{m, top, t.w - 2*m - gap - rw, h}
	l.right = box{t.w - m - rw, top, rw, h - narrowFoot}
	l.foot = box{l.right.X, top + h - narrowFoot + 8, rw, narrowFoot - 8}
	l.tray = box{W: rw, H: motion.NarrowHigh}
	return l
}

// nowShown is which question the column was moved for, and in what window.
type nowShown struct {
	prompt int32
	w, h   float64
}

// drawNow is the column of a narrow window: the ship, the dice of an attack, the question.
func (t *Table) drawNow() {
	c, b := &t.Canvas, t.lay.right
	t.footed = t.footed[:0]
	t.nowAt.Watch = ""
	if e := t.EndingShown(t.Asked()); e != nil {
		t.nowAt.Watch = fmt.Sprintf("endstep:%d", t.EndedAt(e, t.EndLines(e)))
	} else if p := t.Asked(); p != nil {
		kind := "opt"
		if p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent {
			kind = "cell"
		}
		at := t.Question.Kept()
		if p.Ask == game.ChooseForOpponent {
			at = battle.CellOf(p, at)
		}
		t.nowAt.Watch = fmt.Sprintf("%s:%d", kind, at)
		if is := (nowShown{p.ID, t.w, t.h}); is != t.nowOf {
			t.nowOf, t.nowAt.Top = is, 0
			t.nowAt.Again()
		}
	}
	c.Column(&t.nowAt, b.X, b.Y, b.W, b.H, func(high float64) {
		t.lay.right.H = high
		t.drawRight()
	})
	t.lay.right = b
	for _, draw := range t.footed {
		draw()
	}
}

// atFoot draws what belongs to the foot of a column: in a narrow window where it stays while the column moves.
func (l *places) atFoot(b box, draw func(b box)) {
	if !l.lay.narrow {
		draw(b)
		return
	}
	f := l.lay.foot // as if its column ended there, with the margins of one
	dx := b.X - l.lay.right.X
	f.X, f.W = f.X-12+dx, f.W+24-dx
	f.H = f.H + 12
	l.footed = append(l.footed, func() { draw(f) })
}

// drawAside is the left column over the board of a narrow window.
func (t *Table) drawAside() {
	c, l := &t.Canvas, &t.lay
	c.Float()
	b := box{l.left.X, l.left.Y, min(280, t.w-16), l.left.H}
	c.Box(b.X-8, b.Y-4, b.W+14, b.H+8, 10, scene.Void)
	c.Hit("column", b.X, b.Y, b.W, b.H, false)
	c.Column(&t.asideAt, b.X, b.Y, b.W, b.H, func(high float64) { t.drawColumn(box{b.X, b.Y, b.W, high}) })
}
