package table

import (
	"fmt"
	"strings"

	"attackwing/game"
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
	c.Key(cx-28, cy+58, "Space", scene.Text2)
	for i, s := range []string{"1  Give the screen or the seat to " + t.g.Setup().Player(t.seated) + ".", "2  Hold the ring, Space or Enter for a second.", "3  Set every dial and lock it. Then the screen is covered again."} {
		c.Text(cx, cy+150+float64(i)*26, scene.StyleBody, scene.Text2, s, scene.Middle)
	}
}

// result is the end of the battle in one line, and why it ended.
func (t *Table) result() (string, string) { return record.Verdict(&t.shown, t.g.Setup()) }

func (t *Table) drawOver() {
	t.background()
	c := &t.Canvas
	s, u := &t.shown, t.g.Setup()
	m := t.pageMargin()
	c.Path().Rect(0, 0, t.w, 4)
	c.Fill(scene.Seats[int(s.Result.Winner)+1].Main)
	c.Text(m, 36, scene.StyleLabel, scene.Seats[int(s.Result.Winner)+1].Text, fmt.Sprintf("%s · round %d", u.Scenario.Sheet().Title, s.Round), scene.Left)
	head, why := t.result()
	c.Fit(m, 72, t.w-2*m-440, scene.StyleVerdict, scene.Text1, head, scene.Left)
	c.Text(m, 108, scene.StyleBody, scene.Text2, why, scene.Left)
	c.Button("undo", "Take back", "Ctrl+Z", t.w-m-440, 40, 156, 40, 0, len(t.marks) > 0)
	if len(t.pages) > 0 {
		c.Button("main", "Go on", "Enter", t.w-m-156, 40, 156, 40, 1, true)
	} else {
		c.Button("title", "Title", "Esc", t.w-m-276, 40, 112, 40, 0, true)
		c.Button("main", "Rematch", "Enter", t.w-m-156, 40, 156, 40, 1, true)
	}
	w := (t.w - 2*m - 16) / 2
	for p := game.One; p <= game.Two; p++ {
		x, y, h := m+float64(p)*(w+16), 140.0, t.h-140-24
		seat := int(p) + 1
		c.Panel(x, y, w, h)
		c.Seat(x+30, y+44, 8, seat, -1)
		c.Text(x+48, y+44, scene.StyleH2, scene.Seats[seat].Text, u.Player(p), scene.Left)
		c.Text(x+w-110, y+48, scene.StyleScore, scene.Seats[seat].Main, fmt.Sprint(game.Points(s, u, p)), scene.Right)
		c.Text(x+w-22, y+60, scene.StyleSmall, scene.Text2, "Fleet Points", scene.Right)
		yy := y + 92
		for _, l := range game.Score(s, u, p) {
			c.Rule(x+22, yy, w-44)
			c.Icon(x+32, yy+23, 16, map[bool]string{true: "shields", false: "destroyed"}[l.Points >= 0], scene.Text2)
			c.Text(x+52, yy+15, scene.Style{Face: scene.SansBold, Size: 14, Line: 18}, scene.Text1, l.Words, scene.Left)
			c.Fit(x+52, yy+32, w-160, scene.StyleCaption, scene.Text3, l.Why, scene.Left)
			ink := scene.Text1
			if l.Points < 0 {
				ink = scene.DangerText
			}
			c.Text(x+w-22, yy+23, scene.StyleNumber24, ink, strings.Replace(fmt.Sprint(l.Points), "-", "−", 1), scene.Right)
			yy += 46
		}
		c.Text(x+22, yy+20, scene.StyleLabel, scene.Text3, "Fleet at the end", scene.Left)
		yy += 36
		for i := range s.Ships[:s.NShips] {
			sh := &s.Ships[i]
			id := game.ShipID(i)
			if sh.Owner != p || sh.Map || yy+40 > y+h {
				continue
			}
			c.Rule(x+22, yy, w-44)
			art, tones, _ := t.art(id)
			c.Art(x+40, yy+21, 34, art, tones, sh.Destroyed)
			st := scene.Style{Face: scene.Condensed, Size: 14.5, Line: 18}
			f := u.Facts(id)
			sp := f.SP + f.CapSP + f.AdmSP
			for _, up := range f.Upgrades {
				sp += up.SP
			}
			ink := scene.Text1
			hl, of := t.hull(id)
			note := fmt.Sprintf("hull %d of %d", hl, of)
			if sh.Destroyed {
				ink, note = scene.Text3, fmt.Sprintf("destroyed in round %d", sh.DeadIn)
			}
			n := c.Fit(x+64, yy+21, w-230, st, ink, u.Name(id), scene.Left)
			nk := scene.Text2
			if sh.Destroyed {
				c.Path().Rect(x+64, yy+20.5, x+64+n, yy+21.5)
				c.Fill(scene.Text3)
				nk = scene.DangerText
			}
			c.Fit(x+64+n+8, yy+21, w-64-n-8-84, scene.StyleCaption, nk, note, scene.Left)
			c.Text(x+w-22, yy+21, scene.StyleNumber, ink, fmt.Sprintf("%d SP", sp), scene.Right)
			yy += 42
		}
	}
}
