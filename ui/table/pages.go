package table

import (
	"attackwing/ui/canvas"

	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// background is the sky behind the pages without a board.
func (t *Table) background() { page.Sky(&t.Canvas, t.w, t.h) }

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
	h := 44 + st.Line*float64(len(canvas.Lines(st, head, w))) + 12 + 36
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
		t.drawCoverLinks(x+w/2, y+16)
	})
}
