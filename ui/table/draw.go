package table

import (
	"attackwing/ui/canvas"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Draw lays the whole screen out on the canvas; the board is a scene of its own.
func (t *Table) Draw() {
	c := &t.Canvas
	c.Reset()
	switch {
	case t.page() != nil:
		t.page().Draw(c, t.w, t.h)
	default:
		t.screen.draw()
	}
	t.drawTip()
	t.drawToast()
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
	t.drawTrouble()
}

// drawBoardParts are the board's edge, its buttons, the dice.
func (t *Table) drawBoardParts() {
	c, l := &t.Canvas, &t.lay
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
	if l.narrow {
		t.narrowRefusals()
		return
	}
	if t.Refusal != "" {
		w := min(widthOf(scene.StyleBody, t.Refusal)+44, l.board.W-20)
		x, y := l.board.X+(l.board.W-w)/2, l.board.Y+14
		if tray && l.trayOnTop {
			y = l.tray.Y + l.tray.H + 10
		}
		c.Box(x, y, w, 34, 8, scene.DangerFill)
		c.Frame(x, y, w, 34, 8, 1.4, scene.Danger)
		c.Icon(x+18, y+17, 16, "danger-now", scene.Danger)
		c.Fit(x+32, y+17, w-40, scene.StyleBody, scene.DangerSentence, t.Refusal, scene.Left)
		t.linkedLine(x+32, y+17, scene.StyleBody, canvas.Shorten(scene.StyleBody, t.Refusal, w-40))
	}
	if t.err != "" {
		c.Box(l.board.X+10, l.board.Y+56, l.board.W-20, 34, 8, scene.DangerFill)
		c.Fit(l.board.X+24, l.board.Y+73, l.board.W-40, scene.StyleBody, scene.DangerSentence, t.err, scene.Left)
	}
}

// boardHint is one line at the foot of the board.
func (t *Table) boardHint(words string) {
	c, b := &t.Canvas, t.lay.board
	const buttons = 8 + 7*35.0
	if t.lay.narrow {
		t.narrowHint(words)
		return
	}
	words = canvas.Shorten(scene.StyleSmall, words, b.W-60)
	w := widthOf(scene.StyleSmall, words) + 32
	x, y := b.X+(b.W-w)/2, b.Y+b.H-76
	if _, small := t.mapBox(); w < b.W-buttons-12 && !small { // beside the buttons, where no ship is hidden
		x, y = b.X+buttons+4, b.Y+b.H-37
	}
	if t.trayAtFoot() {
		y += t.lay.tray.Y - b.Y - b.H
	}
	c.Box(x, y, w, 28, 14, scene.Panel)
	c.Frame(x, y, w, 28, 14, 1.2, scene.LineStrong)
	c.Text(x+w/2, y+14, scene.StyleSmall, scene.Text1, words, scene.Middle)
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
