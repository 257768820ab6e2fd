package table

import (
	"attackwing/ui/scene"
)

type box struct{ X, Y, W, H float64 }

func (b box) has(x, y float64) bool { return x >= b.X && x < b.X+b.W && y >= b.Y && y < b.Y+b.H }

// layout is where the parts of the battle's screen lie.
type layout struct {
	small              bool
	bar                float64
	left, board, right box
	tray               box
	trayOnBoard        bool // else it lies in the right column
	trayOnTop          bool // of the board, where it hides neither who attacks nor who is attacked
	tight              bool // the left column opens beside its rail
	narrow             bool // no room for a rail; the columns are moved in their places
	foot               box  // narrow: where the main button stays
}

// columnWidth is how wide the left column is, opened out of its rail.
const columnWidth = 240.0

// open is where the left column lies over the board, opened out of its rail in a small window.
func (l *layout) open() box {
	b := l.left
	b.W = columnWidth
	if l.tight {
		b.W += l.left.W + 8
	}
	return b
}

// overRail opens the left column out of its rail while the pointer rests on the rail, or on what has come out of it.
func (t *Table) overRail(x, y float64) {
	b := t.lay.left
	if t.column {
		b = t.lay.open()
	}
	if over := t.lay.small && b.has(x, y) && !t.dragging && !t.panning; over != t.column {
		t.column, t.Changed = over, true
	}
}

func (t *Table) arrange() {
	l := layout{small: t.w < 1180 || t.h < 700, bar: 56}
	if t.w < 800 || t.h < 500 {
		t.lay = t.narrowLayout()
		t.aim()
		return
	}
	m, gap, foot := 16.0, 12.0, 16.0
	if l.small {
		l.bar, m, gap, foot = 44, 8, 10, 10
	}
	top := l.bar + 8
	lo := 500.0
	if l.small {
		lo = 56 + 330
	}
	side := min(t.h-top-foot, t.w-2*m-2*gap-lo)
	rest := t.w - 2*m - 2*gap - side
	lw := min(396, rest*0.476)
	if l.small {
		lw = 56
	}
	rw := min(520, rest-lw)
	m = (t.w - lw - rw - side - 2*gap) / 2
	h := t.h - top - foot
	l.left = box{m, top, lw, h}
	l.board = box{m + lw + gap, top, side, side}
	if side < h {
		l.board.H = h
	}
	l.right = box{m + lw + gap + side + gap, top, rw, h}
	th := max(164, min(170, l.board.H*0.3))
	l.tray = box{l.board.X + 12, l.board.Y + l.board.H - th - 12, l.board.W - 24, th}
	l.trayOnBoard = true
	if l.right.W >= 440 && l.right.H >= 900 { // room beside the board: it stays free
		l.trayOnBoard = false
		l.tray = box{l.right.X, l.right.Y + l.right.H - 190, l.right.W, 190}
		if t.Shown.Attack.On {
			l.right.H -= 198
		}
	}
	l.tight = l.small && t.leastColumn() > l.left.H
	t.lay = l
	t.aim()
}

// aim points the camera at the board's place, and finds the dice one where they hide least.
func (t *Table) aim() {
	l := t.lay
	if !t.fitted {
		t.cam = scene.Fit(l.board.X, l.board.Y, l.board.W, l.board.H)
		t.fitted = true
	}
	t.cam.X, t.cam.Y, t.cam.W, t.cam.H = l.board.X, l.board.Y, l.board.W, l.board.H
	if t.trayAtFoot() && t.stage().Hides(t.cam, t.lay.tray.Y, t.lay.tray.H) {
		top := t.lay.tray
		top.Y = l.board.Y + 12
		if !t.stage().Hides(t.cam, top.Y, top.H) {
			t.lay.tray, t.lay.trayOnTop = top, true
		}
	}
}

// trayAtFoot tells whether the dice lie at the foot of the board.
func (t *Table) trayAtFoot() bool {
	return t.Shown.Attack.On && t.lay.trayOnBoard && !t.lay.trayOnTop
}

// over is where a card about something floats over the board, at most so wide and so high: at its right side or its left.
// A board too small for it lends the columns' room, but for the big button.
func (l *places) over(w, h float64, right bool) box {
	b, m := l.lay.board, 12.0
	if l.lay.narrow && b.W-2*m < w {
		b, m = box{l.lay.board.X, l.lay.board.Y, l.lay.right.X + l.lay.right.W - l.lay.board.X, l.lay.right.H}, 4
	}
	w, h = min(w, b.W-2*m), min(h, b.H-2*m)
	x := b.X + m
	if right {
		x = b.X + b.W - w - m
	}
	return box{x, b.Y + m, w, h}
}
