package freetable

import (
	"fmt"

	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// sceneHeight is how high a scene of the list is: a small window shows its title only.
func (p *Page) sceneHeight() float64 {
	switch {
	case p.narrow():
		return 46
	case p.h < 720:
		return 34
	}
	return 46
}

// scrollBar shows which part of a list is seen, where it is not all of it.
func (p *Page) scrollBar(b box, l *list, total int) {
	if l.rows >= total || total == 0 {
		return
	}
	h := max(b.H*float64(l.rows)/float64(total), 16)
	y := b.Y + (b.H-h)*float64(l.first)/float64(total-l.rows)
	p.c.Path().RoundRect(b.X+b.W-4, y, b.X+b.W, y+h, 2)
	p.c.Fill(scene.LineStrong)
}

// scenesBox and detailBox share the right column.
func (p *Page) scenesBox() box {
	if p.narrow() {
		return p.column
	}
	x := p.board.X + p.board.W + 12
	h := p.h - 64
	part := 0.47
	if p.h < 720 {
		part = 0.43
	}
	return box{x, 48, p.w - 12 - x, min(max(h*part, 206), 470)}
}

func (p *Page) detailBox() box {
	if p.narrow() {
		return p.column
	}
	s := p.scenesBox()
	return box{s.X, s.Y + s.H + 10, s.W, p.h - 16 - s.Y - s.H - 10}
}

// drawScenes is the row of scenes.
func (p *Page) drawScenes() {
	c, b := p.c, p.scenesBox()
	c.Panel(b.X, b.Y, b.W, b.H)
	c.Text(b.X+14, b.Y+20, scene.StyleLabel, scene.Text2, fmt.Sprintf("Scenes, %d", len(p.deck.Scenes)), scene.Left)
	y0, y1 := b.Y+40, b.Y+b.H-46
	ps := p.scenePresses()
	if p.narrow() {
		y0 += p.sceneWords(b.X+14, b.Y+36, b.W-28)
		y1 = b.Y + b.H - 12 - canvas.RowsHigh(ps, b.W-16, 32)
	} else {
		c.Button("add", "Add", "G", b.X+b.W-84, b.Y+6, 76, 28, canvas.Plain, len(p.deck.Scenes) < maxScenes)
		c.Button("write", "Words", "I", b.X+b.W-84-92, b.Y+6, 86, 28, canvas.Plain, true)
	}
	room := y1 - y0
	each := p.sceneHeight()
	p.scenes.fit(len(p.deck.Scenes), room, each)
	p.scrollBar(box{b.X, y0, b.W - 2, room}, &p.scenes, len(p.deck.Scenes))
	from, to := p.scenes.seen(len(p.deck.Scenes))
	for n := from; n < to; n++ {
		y := y0 + float64(n-from)*each
		p.sceneRow(n, box{b.X + 8, y, b.W - 16, each - 4})
	}
	if p.narrow() {
		c.Rows(b.X+8, y1+4, b.W-16, 32, ps)
		return
	}
	side, y, words := 104.0, b.Y+b.H-40, "Play on"
	if b.W > 400 {
		words = "Play from here"
	}
	c.Button("previous", "Back", "PgUp", b.X+8, y, side, 32, canvas.Plain, p.at > 0)
	c.Button("play", words, "B", b.X+16+side, y, b.W-32-2*side, 32, canvas.Plain, len(p.table().Ships) > 0)
	c.Button("next", "Next", "PgDn", b.X+b.W-8-side, y, side, 32, canvas.Plain, p.at < len(p.deck.Scenes)-1)
}

// scenePresses are the buttons about scenes, as a small window has them in rows.
func (p *Page) scenePresses() []canvas.Press {
	return []canvas.Press{{ID: "previous", Text: "Back", Key: "PgUp", Enabled: p.at > 0}, {ID: "next", Text: "Next", Key: "PgDn", Enabled: p.at < len(p.deck.Scenes)-1},
		{ID: "add", Text: "Add", Key: "G", Enabled: len(p.deck.Scenes) < maxScenes}, {ID: "write", Text: "Words", Key: "I", Enabled: true},
		{ID: "play", Text: "Play on", Key: "B", Enabled: len(p.table().Ships) > 0}}
}

func (p *Page) sceneRow(n int, b box) {
	c, s := p.c, &p.deck.Scenes[n]
	id := fmt.Sprint("scene:", n)
	c.Hit(id, b.X, b.Y, b.W, b.H, true)
	circle, ink := scene.LineStrong, scene.Text1
	switch {
	case n == p.at:
		c.Box(b.X, b.Y, b.W, b.H, 8, scene.AccentLo)
		c.Frame(b.X, b.Y, b.W, b.H, 8, 1.4, scene.Accent)
	case c.Hover == id:
		c.Box(b.X, b.Y, b.W, b.H, 8, scene.Card)
	}
	x, y := b.X+20, b.Y+b.H/2
	if n == p.at {
		c.Path().Circle(scene.Pt{X: x, Y: y}, 12)
		c.Fill(scene.Accent)
		ink = scene.OnAccent
	} else {
		c.Path().Circle(scene.Pt{X: x, Y: y}, 12)
		c.Stroke(circle, 1.4, 0, 0)
	}
	c.Text(x, y, scene.Style{Face: scene.NumeralBold, Size: 15, Line: 16}, ink, fmt.Sprint(n+1), scene.Middle)
	title := s.Title
	if title == "" {
		title = fmt.Sprint("Scene ", n+1)
	}
	if ls := canvas.Lines(scene.Style{Face: scene.SansBold, Size: 14, Line: 18}, title, b.W-50); p.narrow() && len(ls) > 1 {
		st := scene.Style{Face: scene.SansBold, Size: 14, Line: 18}
		for i, l := range ls[:2] {
			c.Squeeze(b.X+42, y-9+18*float64(i), b.W-50, st, scene.Text1, l, scene.Left)
		}
		return
	}
	if s.Caption == "" || b.H < 40 || p.narrow() {
		c.Fit(b.X+42, y, b.W-50, scene.StyleH3, scene.Text1, title, scene.Left)
		return
	}
	st := scene.Style{Face: scene.SansBold, Size: 14, Line: 18}
	c.Fit(b.X+42, y-9, b.W-50, st, scene.Text1, title, scene.Left)
	c.Fit(b.X+42, y+10, b.W-50, scene.StyleCaption, scene.Text3, s.Caption, scene.Left)
}
