package table

import (
	"attackwing/ui/kit"
	"attackwing/ui/page"
)

// Draw lays the whole screen out on the canvas; the board is a scene of its own.
func (t *Table) Draw() {
	c := &t.Canvas
	c.Reset()
	switch {
	case t.page() != nil:
		if a, ok := t.page().(*page.Adapter); ok {
			a.View.Toast = t.toasting()
		}
		t.page().Draw(c, t.w, t.h)
	default:
		t.screen.draw()
	}
	t.drawTip()
}

// drawBattle is what of a battle's screen is drawn by hand.
func (t *Table) drawBattle() {
	if t.Screen != Playing || t.Curtain { // nothing lies below the cover
		return
	}
	t.arrange()
	t.inBox(t.screen.bar.Body(&t.Battle), box{0, 0, t.w, t.lay.bar})
	if t.lay.narrow {
		t.drawNow()
	} else {
		t.drawRight()
	}
	t.drawBoardParts()
	t.drawLeft() // last: in a small window it may lie over the board
	l := &t.lay
	t.inBox(t.screen.trouble.Body(&t.Battle), box{l.left.X, l.bar + 6, l.right.X + l.right.W - l.left.X, 0})
}

// drawBoardParts are the board's edge, its buttons, the dice.
func (t *Table) drawBoardParts() {
	l := &t.lay
	tray := t.Shown.Attack.On && !l.narrow // there it lies in the column
	if tray {
		t.drawTray()
	}
	y := t.drawBoardButtons()
	t.alwaysButton(y)
	t.drawMap()
	t.drawRing()
	t.hitHandle()
	t.drawMotion()
	t.drawEndPill()
	if t.ruler.Used && !t.ruler.Laid {
		t.boardHint("Ruler: drag from a ship or a point to another")
	} else if w := t.aidHint(); w != "" {
		t.boardHint(w)
	}
	t.floats(t.screen.why.Body(&t.Battle), 340)
	t.drawTerm()
	t.drawAlwaysList()
	t.floats(t.screen.shipCard.Whole(&t.Battle), 430)
	t.drawRefused()
}

// drawRefused puts why something was not done over the board; where that is narrow over the column, too.
func (t *Table) drawRefused() {
	b := t.lay.board
	if t.lay.narrow {
		b.X, b.W = 0, t.w
	}
	y := b.Y + 10
	if t.Shown.Attack.On && t.lay.trayOnTop {
		y = t.lay.tray.Y + t.lay.tray.H + 10
	}
	if h := t.panelHigh(&t.screen.trouble, t.lay.right.X+t.lay.right.W-t.lay.left.X); h > 0 { // below it
		y = max(y, t.lay.bar+h+12)
	}
	t.Canvas.Float()
	t.inBox(t.screen.refused.Body(&t.Battle), box{b.X + 8, y, b.W - 16, 0})
}

// boardHint is some words at the foot of the board: beside its buttons, where no ship is hidden, else above them.
func (t *Table) boardHint(words string) {
	const buttons = 8 + 7*35.0
	hint, b := kit.Hint(words), t.lay.board
	at := box{b.X + buttons + 4, b.Y + b.H - 37, b.W - buttons - 12, 28}
	if _, small := t.mapBox(); t.lay.narrow || small || kit.HeightOf(hint, at.W) > at.H {
		at = box{b.X + 4, 0, b.W - 8, kit.HeightOf(hint, b.W-8)}
		at.Y = t.boardCorner().Y - at.H - 6
	} else if t.trayAtFoot() {
		at.Y += t.lay.tray.Y - b.Y - b.H
	}
	t.inBox(kit.Column(0, hint.At(kit.Middle)), at)
}

// drawEndPill puts how far the End Phase is at the foot of the board.
func (t *Table) drawEndPill() {
	pill := t.screen.ending.Pill(&t.Battle)
	b := t.lay.board
	w := min(b.W-24, 440)
	h := kit.HeightOf(pill, w)
	if h == 0 || t.lay.narrow {
		return
	}
	x, y := b.X+(b.W-w)/2, b.Y+b.H-h-12
	const buttons = 8 + 7*35.0
	switch _, small := t.mapBox(); {
	case small || w > b.W-buttons-20:
		y -= 38
	default:
		x = b.X + b.W - w - 10
	}
	t.Canvas.Float()
	t.inBox(pill, box{x, y, w, h})
}
