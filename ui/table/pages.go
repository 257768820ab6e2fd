package table

import (
	"attackwing/ui/canvas"
	"fmt"

	"attackwing/game/record"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// background is the sky behind the pages without a board.
func (t *Table) background() { page.Sky(&t.Canvas, t.w, t.h) }

func (t *Table) pageMargin() float64 { return page.Margin(t.w) }

func (t *Table) drawCurtain() {
	t.background()
	c := &t.Canvas
	seat := int(t.seated) + 1
	col := scene.Seats[seat]
	c.Path().Rect(0, 0, t.w, 3)
	c.Fill(col.Main)
	who := t.g.Setup().Player(t.seated)
	head, sub := "Pass the screen to "+who, fmt.Sprintf("Round %d, Planning Phase. The other player's dials stay covered.", t.shown.Round)
	steps := []string{"1  Give the screen or the seat to " + who + ".", "2  Hold the ring, Space or Enter for a second.", "3  Set every dial and lock it. Then the screen is covered again."}
	if t.h < 640 {
		t.drawLowCurtain(seat, head, sub, steps)
		return
	}
	cx, cy := t.w/2, t.h/2
	c.Seat(cx, cy-190, 34, seat, seat)
	c.Text(cx, cy-110, scene.StyleVerdict, scene.Text1, head, scene.Middle)
	c.Text(cx, cy-68, scene.StyleBody, scene.Text2, sub, scene.Middle)
	t.drawRingToHold(cx, cy+40, 74)
	for i, s := range steps {
		c.Text(cx, cy+150+float64(i)*26, scene.StyleBody, scene.Text2, s, scene.Middle)
	}
}

// drawRingToHold is the ring that lifts the curtain when it is held.
func (t *Table) drawRingToHold(cx, cy, r float64) {
	c := &t.Canvas
	c.Hit("main", cx-r, cy-r, 2*r, 2*r, true)
	c.Path().Circle(scene.Pt{X: cx, Y: cy}, r)
	c.Fill(scene.Control)
	c.Path().Circle(scene.Pt{X: cx, Y: cy}, r-4)
	c.Stroke(scene.LineStrong, 6, 0, 0)
	if t.uncover > 0 {
		c.Path().Arc(scene.Pt{X: cx, Y: cy}, r-4, 0, 360*min(1, t.uncover))
		c.Stroke(scene.Accent, 6, 0, 0)
	}
	c.Text(cx, cy-8, scene.StyleH3, scene.Text1, "Hold to uncover", scene.Middle)
	c.Key(cx-(widthOf(scene.StyleKeyCap, "Space")+10)/2, cy+18, "Space", scene.Text2)
}

// drawLowCurtain is the curtain in a low window: the ring beside the words.
func (t *Table) drawLowCurtain(seat int, head, sub string, steps []string) {
	c := &t.Canvas
	const r = 74.0
	x := 24 + 2*r + 28
	w := min(520, t.w-x-20)
	x0 := max(24, (t.w-w-2*r-28)/2)
	t.drawRingToHold(x0+r, t.h/2, r)
	x = x0 + 2*r + 28
	st := scene.StyleH1
	if w < 400 {
		st = scene.StyleH2
	}
	words := append([]string{sub}, steps...)
	h := 44 + st.Line*float64(len(canvas.Lines(st, head, w))) + 12
	for _, s := range words {
		h += scene.StyleBody.Line*float64(len(canvas.Lines(scene.StyleBody, s, w))) + 8
	}
	room := t.h - 16
	y := 8 + max(0, (room-h)/2)
	c.Within(&t.curtainAt, x, y, w+6, min(h, room), h, func() {
		c.Seat(x+18, y+18, 18, seat, seat)
		y := y + 44
		y += c.Wrap(x, y, w, st, scene.Text1, head) + 12
		for _, s := range words {
			y += c.Wrap(x, y, w, scene.StyleBody, scene.Text2, s) + 8
		}
	})
}

// result is the end of the battle in one line, and why it ended.
func (t *Table) result() (string, string) { return record.Verdict(&t.shown, t.g.Setup()) }
