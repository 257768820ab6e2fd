package table

import (
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
	cx, cy := t.w/2, t.h/2
	c.Seat(cx, cy-190, 34, seat, seat)
	c.Text(cx, cy-110, scene.StyleVerdict, scene.Text1, "Pass the screen to "+t.g.Setup().Player(t.seated), scene.Middle)
	c.Text(cx, cy-68, scene.StyleBody, scene.Text2, fmt.Sprintf("Round %d, Planning Phase. The other player's dials stay covered.", t.shown.Round), scene.Middle)
	r := 74.0
	c.Hit("main", cx-r, cy+40-r, 2*r, 2*r, true)
	c.Path().Circle(scene.Pt{X: cx, Y: cy + 40}, r)
	c.Fill(scene.Control)
	c.Path().Circle(scene.Pt{X: cx, Y: cy + 40}, r-4)
	c.Stroke(scene.LineStrong, 6, 0, 0)
	if t.uncover > 0 {
		c.Path().Arc(scene.Pt{X: cx, Y: cy + 40}, r-4, 0, 360*min(1, t.uncover))
		c.Stroke(scene.Accent, 6, 0, 0)
	}
	c.Text(cx, cy+32, scene.StyleH3, scene.Text1, "Hold to uncover", scene.Middle)
	c.Key(cx-(widthOf(scene.StyleKeyCap, "Space")+10)/2, cy+58, "Space", scene.Text2)
	for i, s := range []string{"1  Give the screen or the seat to " + t.g.Setup().Player(t.seated) + ".", "2  Hold the ring, Space or Enter for a second.", "3  Set every dial and lock it. Then the screen is covered again."} {
		c.Text(cx, cy+150+float64(i)*26, scene.StyleBody, scene.Text2, s, scene.Middle)
	}
}

// result is the end of the battle in one line, and why it ended.
func (t *Table) result() (string, string) { return record.Verdict(&t.shown, t.g.Setup()) }
