package table

import (
	"attackwing/ui/canvas"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

func widthOf(st scene.Style, s string) float64 { return canvas.Width(st, s) }

func (t *Table) drawLeft() {
	l := &t.lay
	switch {
	case !l.small:
		t.drawColumn(l.left)
		return
	case l.narrow:
		if t.leftOpen {
			t.drawAside()
		}
		return
	case !t.leftOpen && !t.column:
		t.drawRail()
		return
	}
	t.Canvas.Float()
	b := l.open()
	t.Canvas.Box(b.X-8, b.Y-4, b.W+14, b.H+8, 10, scene.Void)
	t.Canvas.Hit("column", b.X, b.Y, b.W, b.H, false)
	if l.tight { // the ships stay in their rail: there is no room for their rows as well
		t.drawRail()
		b.X, b.W = b.X+l.left.W+8, b.W-l.left.W-8
		foot := t.screen.ships.Foot(&t.Battle)
		h := kit.HeightOf(foot, b.W)
		t.inBox(foot, box{b.X, b.Y, b.W, h})
		t.drawAfterShips(box{b.X, b.Y + h + 8, b.W, b.H - h - 8})
		return
	}
	t.drawColumn(b)
}

// leastLog is the least height of the log: a heading and three lines.
const leastLog = 132.0

// leastColumn is the least height in which the column has room for all its parts but the log.
func (t *Table) leastColumn() float64 {
	return t.panelHigh(&t.screen.ships, columnWidth) + 8 + t.panelHigh(&t.screen.state, columnWidth)
}

// drawColumn is the order of play or both rosters, the state of the sheet's own ships, and the log.
func (t *Table) drawColumn(b box) {
	h := min(b.H, t.panelHigh(&t.screen.ships, b.W))
	t.inBox(kit.Scroll(nil, t.screen.ships.Body(&t.Battle)), box{b.X, b.Y, b.W, h})
	t.drawAfterShips(box{b.X, b.Y + h + 8, b.W, b.H - h - 8})
}

// drawAfterShips is what stands below the ships: the sheet's own, the steps of the set-up, what an action buys, the log.
func (t *Table) drawAfterShips(b box) {
	steps := kit.Part{}
	if !t.lay.small {
		steps = t.screen.state.Steps(&t.Battle)
	}
	y := b.Y
	for _, p := range []kit.Part{t.screen.state.Body(&t.Battle), steps} {
		if h := kit.HeightOf(p, b.W); h > 0 && h <= b.Y+b.H-y {
			t.inBox(p, box{b.X, y, b.W, h})
			y += h + 8
		}
	}
	if h := t.buysHeight(b.W, b.Y+b.H-y); h > 0 {
		if b.Y+b.H-y-h-8 < leastLog { // no room for the log beside it
			h = b.Y + b.H - y
		}
		t.drawBuys(box{b.X, y, b.W, h})
		y += h + 8
	}
	t.drawLog(box{b.X, y, b.W, b.Y + b.H - y})
}

// drawRail is the ships alone, beside the board.
func (t *Table) drawRail() {
	log := t.screen.bar.Log()
	log.Icon, log.Key, log.Look = "", "", kit.Small
	b := t.lay.left
	t.inBox(t.screen.ships.Rail(&t.Battle, kit.Air(3, 4, kit.Button(log))), b)
}

// drawLog is the log, where there is room for some lines.
func (t *Table) drawLog(b box) {
	if b.H >= leastLog {
		t.inBox(t.screen.log.Body(&t.Battle), b)
	}
}
