package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/onmap"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// background is the sky behind the pages without a board.
func (t *Table) background() { page.Sky(&t.Canvas, t.w, t.h) }

func (t *Table) pageMargin() float64 { return page.Margin(t.w) }

func (t *Table) drawFleets() {
	t.background()
	c := &t.Canvas
	m := t.pageMargin()
	c.Text(m, 44, scene.StyleH1, scene.Text1, "Choose fleets", scene.Left)
	sheet := t.scens[t.scen].Sheet()
	c.Text(m, 70, scene.StyleSmall, scene.Text2, fmt.Sprintf("%s · fleets of %d SP", sheet.Title, t.limit(sheet)), scene.Left)
	w := (t.w - 2*m - 20) / 2
	for seat := range 2 {
		x := m + float64(seat)*(w+20)
		y, h := 92.0, t.h-92-92
		c.Panel(x, y, w, h)
		if t.half == seat {
			c.Frame(x, y, w, h, 10, 2, scene.Seats[seat+1].Main)
		}
		c.Seat(x+22, y+24, 7, seat+1, -1)
		who := fmt.Sprintf("Player %d", seat+1)
		if t.mode == 2 || t.mode == 0 && seat == 1 {
			who += " · AI " + title(t.levels[t.level])
		}
		c.Text(x+38, y+24, scene.StyleH3, scene.Seats[seat+1].Text, who, scene.Left)
		if s := t.scens[t.scen].Sheet().Sides; len(s) > seat {
			c.Fit(x+w-14, y+24, w*0.5, scene.StyleCaption, scene.Text3, s[seat], scene.Right)
		}
		t.fleetList(seat, box{x + 10, y + 46, w - 20, h - 56})
	}
	c.Button("back", "Back", "Esc", m, t.h-70, 140, 48, 0, true)
	c.Button("main", "Set up the table", "Enter", t.w-m-260, t.h-70, 260, 48, 1, true)
	c.Text(t.w/2-60, t.h-46, scene.StyleSmall, scene.Text3, "Tab: other player    arrows: fleet    /: search    H: house rules", scene.Middle)
	if t.err != "" {
		c.Fit(m+160, t.h-84, t.w-2*m-200, scene.StyleSmall, scene.DangerSentence, t.err, scene.Left)
	}
}

func (t *Table) fleetList(seat int, b box) {
	c := &t.Canvas
	list := t.lists[seat]
	open := 96.0
	if t.pick[seat] < len(list) {
		for _, s := range list[t.pick[seat]].fleet.Ships {
			open += 22 + 16*float64((len(s.Upgrades)+2)/3)
		}
	}
	const row = 76.0
	fit := max(1, int((b.H-open)/(row+6)))
	top := max(0, min(t.pick[seat]-fit/2, len(list)-fit-1))
	y := b.Y
	for i := top; i < len(list); i++ {
		ch := &list[i]
		if !t.matches(seat, i) {
			continue
		}
		h := row
		if i == t.pick[seat] {
			h = open
		}
		if y+h > b.Y+b.H {
			break
		}
		id := fmt.Sprintf("fleet:%d:%d", seat, i)
		c.Hit(id, b.X, y, b.W, h, true)
		fill, edge := scene.Card, scene.Line
		if i == t.pick[seat] {
			fill, edge = scene.AccentLo, scene.Accent
		} else if c.Hover == id {
			fill = scene.Control
		}
		c.Box(b.X, y, b.W, h, 8, fill)
		c.Frame(b.X, y, b.W, h, 8, 1.4, edge)
		nw := c.Fit(b.X+14, y+20, b.W-110, scene.StyleH3, scene.Text1, ch.fleet.Name, scene.Left)
		if room := b.W - 110 - nw; room > 60 {
			c.Fit(b.X+22+nw, y+21, room, scene.StyleCaption, scene.Text3, t.origin(&ch.list), scene.Left)
		}
		c.Text(b.X+b.W-14, y+20, scene.StyleNumber20, scene.Text1, fmt.Sprintf("%d SP", ch.fleet.Total), scene.Right)
		if ch.bad != "" {
			c.Fit(b.X+14, y+38, b.W-40, scene.StyleCaption, scene.DangerSentence, ch.bad, scene.Left)
		} else {
			var names []string
			for _, s := range ch.fleet.Ships {
				names = append(names, onmap.Short(s.Ship.Name))
			}
			c.Fit(b.X+14, y+39, b.W-40, scene.StyleCaption, scene.Text2, strings.Join(names, ", "), scene.Left)
		}
		for k, s := range ch.fleet.Ships {
			art, tones, _ := artOf(s.Ship)
			c.Art(b.X+28+float64(k)*38, y+60, 24, art, tones, false)
		}
		if i == t.pick[seat] {
			yy := y + 88
			for _, s := range ch.fleet.Ships {
				c.Fit(b.X+14, yy, b.W*0.55, scene.Style{Face: scene.SansBold, Size: 13, Line: 18}, scene.Text1, s.Ship.Name, scene.Left)
				c.Fit(b.X+b.W-14, yy, b.W*0.4, scene.StyleCaption, scene.Text2, fmt.Sprintf("%s, skill %d", s.Captain.Name, s.Captain.Skill), scene.Right)
				var ups []string
				for _, u := range s.Upgrades {
					ups = append(ups, u.Card.Name)
				}
				yy += 18
				for k := 0; k < len(ups); k += 3 {
					c.Fit(b.X+24, yy, b.W-40, scene.StyleCaption, scene.Text3, strings.Join(ups[k:min(k+3, len(ups))], " · "), scene.Left)
					yy += 16
				}
				yy += 4
			}
		}
		y += h + 6
	}
}

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
