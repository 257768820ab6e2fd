package freetable

import (
	"fmt"

	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// shade dims the page under a dialog and takes its clicks.
func (p *Page) shade(id string) {
	p.c.Float()
	p.c.Hit(id, 0, 0, p.w, p.h, true)
	p.c.Box(0, 0, p.w, p.h, 0, scene.Fade(scene.Void, 0.72))
}

// drawMenu is a list to choose of.
func (p *Page) drawMenu() {
	c, m := p.c, p.menu
	p.shade("close")
	const each = 44.0
	w := min(560, p.w-80)
	h := min(64+each*float64(len(m.items))+56, p.h-60)
	if p.narrow() {
		w, h = min(560, p.w-2*narrowEdge), min(64+each*float64(len(m.items))+56, p.h-2*narrowEdge)
	}
	b := box{(p.w - w) / 2, (p.h - h) / 2, w, h}
	c.Hit("menu", b.X, b.Y, b.W, b.H, true)
	c.Panel(b.X, b.Y, b.W, b.H)
	c.Text(b.X+20, b.Y+26, scene.StyleH2, scene.Text1, m.title, scene.Left)
	c.Fit(b.X+20, b.Y+50, b.W-40, scene.StyleSmall, scene.Text3, m.sub, scene.Left)
	y0, y1 := b.Y+68, b.Y+b.H-52
	m.lines.fit(len(m.items), y1-y0, each)
	p.scrollBar(box{b.X, y0, b.W - 4, y1 - y0}, &m.lines, len(m.items))
	from, to := m.lines.seen(len(m.items))
	for k := from; k < to; k++ {
		it, y := &m.items[k], y0+float64(k-from)*each
		if it.do == nil {
			c.Text(b.X+20, y+each-14, scene.StyleLabel, scene.Text3, it.head, scene.Left)
			continue
		}
		id := fmt.Sprint("item:", k)
		c.Hit(id, b.X+12, y, b.W-24, each-4, true)
		if k == m.at {
			c.Box(b.X+12, y, b.W-24, each-4, 8, scene.AccentLo)
			c.Frame(b.X+12, y, b.W-24, each-4, 8, 1.4, scene.Accent)
		} else if c.Hover == id {
			c.Box(b.X+12, y, b.W-24, each-4, 8, scene.Card)
		}
		if it.sub == "" {
			c.Fit(b.X+24, y+each/2-2, b.W-48, scene.StyleH3, scene.Text1, it.head, scene.Left)
			continue
		}
		c.Fit(b.X+24, y+11, b.W-48, scene.Style{Face: scene.SansBold, Size: 14, Line: 18}, scene.Text1, it.head, scene.Left)
		c.Fit(b.X+24, y+29, b.W-48, scene.StyleCaption, scene.Text3, it.sub, scene.Left)
	}
	c.Text(b.X+20, b.Y+b.H-26, scene.StyleSmall, scene.Text3, "arrows and Enter, or a click", scene.Left)
	c.Button("close", "Close", "Esc", b.X+b.W-132, b.Y+b.H-44, 112, 34, canvas.Plain, true)
}

// drawSheet is the frame of a form.
func (p *Page) drawSheet() {
	c, b := p.c, p.sheetBox()
	p.shade("shade")
	c.Panel(b.X, b.Y, b.W, b.H)
	c.Text(b.X+20, b.Y+28, scene.StyleH2, scene.Text1, p.sheet.title, scene.Left)
	c.Button("throw", "Leave as it was", "Esc", b.X+b.W-20-200-12-190, b.Y+b.H-52, 190, 40, canvas.Plain, true)
	c.Button("keep", "Done", "Enter", b.X+b.W-20-200, b.Y+b.H-52, 200, 40, canvas.Main, true)
}
