package freetable

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

const (
	rowHeight   = 28.0
	offerHeight = 36.0
)

// drawDetail is what is known, or can be set, about what is in hand.
func (p *Page) drawDetail() {
	b := p.detailBox()
	p.c.Panel(b.X, b.Y, b.W, b.H)
	switch {
	case p.tool == ShipTool:
		p.drawPicker(b)
	case p.tool == TokenTool && p.sel.kind != aToken:
		p.drawKinds(b)
	case p.tool == MoveTool && p.sel.kind == aShip && p.fleetSelected():
		p.drawMoves(b)
	case p.hold.kind == holdStretch && p.tool == RulerTool:
		p.drawFacts(b, p.hold.from, p.hold.to)
	case p.sel.kind == aShip && p.other != "":
		p.drawFacts(b, Spot{Ship: p.sel.ship}, Spot{Ship: p.other})
	case p.sel.kind == aRuler && p.sel.n < len(p.scene().Rulers):
		r := p.scene().Rulers[p.sel.n]
		p.drawFacts(b, r.From, r.To)
	case p.sel.kind == aShip || p.sel.kind == aToken:
		p.drawRows(b)
	case p.sel.kind == aCaption:
		p.drawNote(b, "Caption", "Drag it, or move it with the arrows. Enter changes its words.", true)
	case p.sel.kind == anArrow:
		p.drawNote(b, "Arrow", "Del takes it away.", false)
	default:
		p.drawTable(b)
	}
}

func (p *Page) fleetSelected() bool {
	id, ok := p.l.of[p.sel.ship]
	return ok && p.l.fleetShip(id)
}

// head writes a panel's heading and returns where its body begins.
func (p *Page) head(b box, words string) float64 {
	p.c.Squeeze(b.X+14, b.Y+20, b.W-28, scene.StyleLabel, scene.Text2, words, scene.Left)
	return b.Y + 36
}

func (p *Page) drawNote(b box, head, words string, text bool) {
	c := p.c
	y := p.head(b, head)
	y += c.Wrap(b.X+14, y, b.W-28, scene.StyleSmall, scene.Text2, words) + 10
	if text {
		c.Button("words", "Change the words", "Enter", b.X+14, y, b.W-28, 32, canvas.Plain, true)
		y += 38
	}
	c.Button("remove", "Take away", "Del", b.X+14, y, b.W-28, 32, canvas.Plain, true)
}

// drawFacts is what was measured.
func (p *Page) drawFacts(b box, from, to Spot) {
	c := p.c
	fs := p.l.measured(from, to)
	y := p.head(b, fmt.Sprintf("%s to %s", p.l.called(from), p.l.called(to)))
	if fs == nil {
		c.Wrap(b.X+14, y, b.W-28, scene.StyleSmall, scene.Text3, "Drag on: from a ship or a point to another one.")
		return
	}
	for i, f := range fs {
		st := scene.Style{Face: scene.SansBold, Size: 13, Line: 18}
		vw := min(canvas.Width(st, f.value), b.W*0.62)
		lw := b.W - 28 - 10 - vw
		two := canvas.Width(scene.StyleSmall, f.label)+canvas.Width(st, f.value) > b.W-28-10
		h := 25.0
		vl := []string{f.value}
		if two {
			lw = b.W - 28
			vl = canvas.Lines(st, f.value, b.W-28)
			h = 22 + 18*float64(len(vl))
		}
		if y+h > b.Y+b.H-6 {
			break
		}
		ink := scene.Text1
		switch {
		case f.good:
			ink = scene.Accent
		case f.bad:
			ink = scene.DangerText
		}
		c.Fit(b.X+14, y+12, lw, scene.StyleSmall, scene.Text2, f.label, scene.Left)
		if two {
			for k, l := range vl {
				c.Text(b.X+b.W-14, y+30+18*float64(k), st, ink, l, scene.Right)
			}
		} else {
			c.Text(b.X+b.W-14, y+12, st, ink, f.value, scene.Right)
		}
		y += h
		if i < len(fs)-1 {
			c.Rule(b.X+14, y-1, b.W-28)
		}
	}
}

// drawRows is a ship or a token with what can be set by hand.
func (p *Page) drawRows(b box) {
	c := p.c
	name, sub := "Token", ""
	if p.sel.kind == aShip {
		id := p.l.of[p.sel.ship]
		name = p.l.setup.Name(id)
		sub = "Enter: set its numbers. Shift-click or Shift+Tab: compare with another."
	}
	y := p.head(b, name)
	rs := p.rows()
	foot := 0.0
	if !p.rowing && (p.sel.kind == aToken || p.fleetSelected()) {
		foot = 40
		if ps := turnPresses; p.narrow() {
			h := canvas.RowsHigh(ps, b.W-16, 32)
			c.Rows(b.X+8, b.Y+b.H-h-8, b.W-16, 32, ps)
			foot = h + 8
		} else {
			q := (b.W - 28 - 16) / 3
			by := b.Y + b.H - 40
			c.Button("left", "Turn", ",", b.X+14, by, q, 32, canvas.Plain, true)
			c.Button("right", "Turn", ".", b.X+22+q, by, q, 32, canvas.Plain, true)
			c.Button("remove", "Away", "Del", b.X+30+2*q, by, q, 32, canvas.Plain, true)
		}
	}
	if len(rs) == 0 {
		c.Wrap(b.X+14, y, b.W-28, scene.StyleSmall, scene.Text2, "It belongs to the battle and stays where its sheet lays it.")
		return
	}
	if p.fleetSelected() && b.H > 420 {
		y += c.Wrap(b.X+14, y-4, b.W-28, scene.StyleCaption, scene.Text3, sub) + 4
	}
	p.rowList(box{b.X + 8, y, b.W - 16, b.Y + b.H - 8 - foot - y}, rs)
}

// turnPresses turn what is selected, or take it away.
var turnPresses = []canvas.Press{{ID: "left", Text: "Turn", Key: ",", Enabled: true}, {ID: "right", Text: "Turn", Key: ".", Enabled: true}, {ID: "remove", Text: "Take away", Key: "Del", Enabled: true}}

// rowHigh is how high a row is: in a small window its value stands below its name.
func (p *Page) rowHigh() float64 {
	if p.narrow() {
		return narrowRow
	}
	return rowHeight
}

// rowList is rows with a button at each side of their value.
func (p *Page) rowList(b box, rs []row) {
	c := p.c
	each := p.rowHigh()
	p.lines.fit(len(rs), b.H, each)
	p.scrollBar(box{b.X, b.Y, b.W + 6, b.H}, &p.lines, len(rs))
	from, to := p.lines.seen(len(rs))
	for n := from; n < to; n++ {
		y := b.Y + float64(n-from)*each
		r, mid := rs[n], y+each/2
		if p.rowing && n == p.row {
			c.Box(b.X, y, b.W, each-2, 6, scene.AccentLo)
			c.Frame(b.X, y, b.W, each-2, 6, 1.2, scene.Accent)
		}
		if each == narrowRow {
			c.Fit(b.X+8, y+12, b.W-16, scene.StyleSmall, scene.Text2, r.label, scene.Left)
			p.small(fmt.Sprint("less:", n), b.X+8, y+23, "-")
			p.small(fmt.Sprint("more:", n), b.X+b.W-30, y+23, "+")
			c.Fit(b.X+b.W/2, y+34, b.W-68, scene.Style{Face: scene.SansBold, Size: 13, Line: 18}, scene.Text1, r.value, scene.Middle)
			continue
		}
		vw := b.W*0.56 - 52
		c.Fit(b.X+8, mid, b.W*0.44-12, scene.StyleSmall, scene.Text2, r.label, scene.Left)
		x := b.X + b.W - 8
		p.small(fmt.Sprint("more:", n), x-22, y+3, "+")
		p.small(fmt.Sprint("less:", n), x-22-26-vw, y+3, "-")
		c.Fit(x-24-vw/2, mid, vw-4, scene.Style{Face: scene.SansBold, Size: 13, Line: 18}, scene.Text1, r.value, scene.Middle)
	}
}

// small is a square button of 22 px.
func (p *Page) small(id string, x, y float64, sign string) {
	c := p.c
	c.Hit(id, x, y, 22, 22, true)
	fill := scene.Control
	if c.Hover == id {
		fill = scene.Mix(fill, scene.Hex(0xFFFFFF), 0.12)
	}
	c.Box(x, y, 22, 22, 6, fill)
	m := scene.Pt{X: x + 11, Y: y + 11}
	c.Path().Segment(m.Add(scene.Pt{X: -4}), m.Add(scene.Pt{X: 4}))
	c.Stroke(scene.Text1, 1.8, 0, 0)
	if sign == "+" {
		c.Path().Segment(m.Add(scene.Pt{Y: -4}), m.Add(scene.Pt{Y: 4}))
		c.Stroke(scene.Text1, 1.8, 0, 0)
	}
}

// drawTable is the table itself: what lies wrongly, its numbers, and the presenter's note.
func (p *Page) drawTable(b box) {
	c, s := p.c, p.scene()
	y := p.head(b, "The table")
	if p.check && len(p.l.problems) > 0 {
		for n, x := range p.l.problems {
			id := fmt.Sprint("problem:", n)
			ls := canvas.Lines(scene.StyleSmall, x.words, b.W-52)
			h := 18*float64(min(len(ls), 2)) + 6
			if n == 3 || y+h > b.Y+b.H-40 {
				c.Text(b.X+36, y+8, scene.StyleSmall, scene.DangerSentence, fmt.Sprintf("and %d more", len(p.l.problems)-n), scene.Left)
				y += 22
				break
			}
			c.Hit(id, b.X+8, y, b.W-16, h, x.ship != game.NoShip)
			c.Icon(b.X+22, y+9, 13, "danger-now", scene.Danger)
			for k, l := range ls[:min(len(ls), 2)] {
				c.Text(b.X+36, y+9+18*float64(k), scene.StyleSmall, scene.DangerSentence, l, scene.Left)
			}
			y += h
		}
		y += 4
	}
	foot := 40.0
	by := b.Y + b.H - 40
	if p.narrow() {
		ps := []canvas.Press{{ID: "areas", Text: "Areas", Key: "Z", Kind: kindIf(s.Areas), Enabled: true}, {ID: "view", Text: "Keep view", Key: "K", Kind: kindIf(s.Camera != nil), Enabled: true},
			{ID: "drop", Text: "Drop scene", Key: "U", Enabled: len(p.deck.Scenes) > 1}}
		h := canvas.RowsHigh(ps, b.W-16, 32)
		by = b.Y + b.H - h - 8
		foot = h + 8
		c.Rows(b.X+8, by, b.W-16, 32, ps)
	} else {
		q := (b.W - 28 - 16) / 3
		c.Button("areas", "Areas", "Z", b.X+14, by, q, 32, kindIf(s.Areas), true)
		view, drop := "View", "Drop"
		if b.W > 400 {
			view, drop = "Keep view", "Drop scene"
		}
		c.Button("view", view, "K", b.X+22+q, by, q, 32, kindIf(s.Camera != nil), true)
		c.Button("drop", drop, "U", b.X+30+2*q, by, q, 32, canvas.Plain, len(p.deck.Scenes) > 1)
	}
	rs := p.rows()
	h := min(float64(len(rs))*p.rowHigh(), b.Y+b.H-foot-8-y)
	p.rowList(box{b.X + 8, y, b.W - 16, h}, rs)
	y += h + 6
	room := by - 8 - y
	if room < 40 {
		return
	}
	words, head := s.Note, "Note, not shown to the audience"
	if words == "" {
		words, head = toolWords[p.tool].help, toolWords[p.tool].name
	}
	c.Fit(b.X+14, y+10, b.W-28, scene.StyleLabel, scene.Text2, head, scene.Left)
	y += 24
	ls := canvas.Lines(scene.StyleSmall, words, b.W-28)
	for k, l := range ls {
		if y+18 > by-6 {
			break
		}
		if y+36 > by-6 && k < len(ls)-1 {
			l = canvas.Shorten(scene.StyleSmall, l+" …", b.W-28)
		}
		c.Text(b.X+14, y+9, scene.StyleSmall, scene.Text2, l, scene.Left)
		y += 18
	}
}

func kindIf(on bool) canvas.Kind {
	if on {
		return canvas.Chosen
	}
	return canvas.Plain
}
