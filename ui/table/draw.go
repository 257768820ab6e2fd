package table

import (
	"fmt"
	"image/color"

	"attackwing/game"
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
	switch {
	case t.Screen != Playing:
		return
	case t.Curtain:
		t.drawCurtain()
		return
	}
	t.arrange()
	t.drawBar()
	if t.lay.narrow {
		t.drawNow()
	} else {
		t.drawRight()
	}
	t.drawBoardParts()
	t.drawLeft() // last: in a small window it may lie over the board
	t.drawTrouble()
}

func (t *Table) drawBar() {
	c, l := &t.Canvas, &t.lay
	c.Box(0, 0, t.w, l.bar, 0, scene.Hex(0x0A0F1D))
	c.Path().Rect(0, l.bar-1, t.w, l.bar)
	c.Fill(scene.Line)
	c.Path().Rect(0, 0, t.w, 3)
	c.Fill(scene.Mix(scene.Seats[t.frame.seatWas].Main, scene.Seats[t.SeatOfBar()].Main, glided(t.frame.seatAge)))
	if t.Pulses() {
		c.Path().Rect(0, 0, t.w, 6)
		c.Fill(scene.Danger)
	}
	if l.narrow {
		t.narrowBarOf()
		return
	}
	s := &t.Shown
	mid := l.bar/2 + 2
	bs := l.bar - 20
	if l.small {
		bs = 32
	}
	t.menuButton(l.left.X, mid, bs)
	x := l.left.X + bs + 12
	name := t.Game.Setup().Scenario.Sheet().Title
	round := fmt.Sprintf("Round %d", s.Round)
	if s.Round == 0 {
		round = "Set-up"
	}
	if l.small {
		w := c.Fit(x, mid, 170, scene.StyleH3, scene.Text1, name, scene.Left)
		c.Text(x+w+10, mid, scene.StyleSmall, scene.Text3, round, scene.Left)
	} else {
		c.Fit(x, mid-9, 300, scene.StyleH3, scene.Text1, name, scene.Left)
		c.Text(x, mid+10, scene.StyleSmall, scene.Text2, round+" · "+t.ModeWords(), scene.Left)
	}
	rx := t.lay.right.X + t.lay.right.W - bs
	c.Button("help", "?", "", rx, mid-bs/2, bs, bs, 0, true)
	c.IconButton("undo", rx-2*bs-16, mid-bs/2, bs, len(t.Marks) > 0 || len(t.Locked) > 0, func(x, y float64, ink color.NRGBA) { t.turnBack(x, y, 1, ink) })
	c.IconButton("redo", rx-bs-8, mid-bs/2, bs, t.Undone.Can(t.Game), func(x, y float64, ink color.NRGBA) { t.turnBack(x, y, -1, ink) })
	end := rx - 2*bs - 28
	if t.HotSeat() && t.Planner != game.NoShip {
		c.IconButton("hide", rx-3*bs-24, mid-bs/2, bs, true, func(x, y float64, ink color.NRGBA) { c.Icon(x, y, 22, "eye-off", ink) })
		end -= bs + 8
	}
	end = t.drawClock(end, mid)
	names := []string{"Planning", "Activation", "Combat", "End"}
	if l.small {
		names = []string{"Plan", "Act", "Fight", "End"}
	}
	if s.Phase == game.SettingUp {
		names = []string{"Battle", "Fleets", "Set-up", "Round 1"}
	}
	at := t.phaseAt()
	u := glided(t.frame.phaseAge)
	total := 0.0
	widths := make([]float64, len(names))
	st := scene.StyleBody
	st.Face = scene.SansMedium
	from := x + 240
	for _, brief := range []bool{false, true} { // where the clocks need the room, only the phase that is played has its name
		total = 0
		for i, n := range names {
			if brief && i != at {
				names[i] = ""
				widths[i] = 28
			} else {
				widths[i] = 28 + widthOf(st, n) + 24
			}
			total += widths[i]
		}
		if from+total-24 <= end {
			break
		}
	}
	px := l.board.X + (l.board.W-total)/2
	px = max(min(px, end-total), x+250)
	if l.small {
		px = max(min(l.board.X+(l.board.W-total)/2+30, end-total), from)
	}
	var line [2][2]float64 // of the step that was, and that is
	for i, n := range names {
		ink, fill := scene.Text3, scene.Panel
		num := scene.Text3
		switch {
		case i == at:
			ink, fill, num = scene.Text1, scene.Mix(scene.Panel, scene.Accent, u), scene.OnAccent
		case i == t.frame.phaseWas && u < 1:
			fill = scene.Mix(scene.Accent, scene.Panel, u)
		}
		c.Path().Circle(scene.Pt{X: px + 10, Y: mid}, 10)
		c.Fill(fill)
		if i != at {
			c.Path().Circle(scene.Pt{X: px + 10, Y: mid}, 9.5)
			c.Stroke(scene.LineStrong, 1.2, 0, 0)
		}
		c.Text(px+10, mid, scene.StyleKeyCap, num, fmt.Sprint(i+1), scene.Middle)
		c.Text(px+28, mid, st, ink, n, scene.Left)
		if i == at || i == t.frame.phaseWas {
			line[b2i(i == at)] = [2]float64{px - 8, px + 28 + widthOf(st, n) + 8}
		}
		px += widths[i]
	}
	was, to := line[0], line[1]
	if was == [2]float64{} || u >= 1 {
		was = to
	}
	c.Path().Rect(was[0]+(to[0]-was[0])*u, l.bar-12, was[1]+(to[1]-was[1])*u, l.bar-10)
	c.Fill(scene.Accent)
	t.drawChips(px+8, end, mid)
}

// menuButton opens the menu.
func (t *Table) menuButton(x, mid, size float64) {
	c := &t.Canvas
	c.IconButton("menu", x, mid-size/2, size, true, func(x, y float64, ink color.NRGBA) {
		for i := -1; i <= 1; i++ {
			c.Path().Rect(x-8, y+float64(i)*6-1, x+8, y+float64(i)*6+1)
			c.Fill(ink)
		}
	})
}

// turnBack is the sign of taking back, k 1, and of giving again, k -1.
func (t *Table) turnBack(x, y, k float64, ink color.NRGBA) {
	c := &t.Canvas
	pt := func(dx, dy float64) scene.Pt { return scene.Pt{X: x + k*dx, Y: y + dy} }
	c.Path().Polyline(pt(-2, -9), pt(-8, -4), pt(-2, 1))
	c.Stroke(ink, 2, 0, 0)
	c.Path().Polyline(pt(-8, -4), pt(4, -4), pt(8, 0), pt(8, 3), pt(4, 7), pt(-5, 7))
	c.Stroke(ink, 2, 0, 0)
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
	t.drawWhy()
	t.drawTerm()
	t.drawAlwaysList()
	t.drawCards()
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

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
