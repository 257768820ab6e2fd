package library

import (
	"fmt"

	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// drawNarrow has the games in one column and the one chosen in another.
func (p *Page) drawNarrow(c *canvas.Canvas, w, h float64) {
	const edge, head = 8.0, 46.0
	p.backButton(c, edge, 6, 34)
	n := canvas.NaturalWidth("Take in a file", "I", 34)
	c.Button("import", "Take in a file", "I", w-edge-n, 6, n, 34, canvas.Plain, !p.asking)
	c.Fit(edge+44, 15, w-n-70, scene.StyleH3, scene.Text1, "Replays", scene.Left)
	c.Fit(edge+44, 34, w-n-70, scene.StyleCaption, scene.Text3, p.count(), scene.Left)
	y := head
	if p.trouble != "" {
		ls := canvas.Lines(scene.StyleSmall, p.trouble, w-2*edge-44)
		bh := 12 + scene.StyleSmall.Line*float64(len(ls))
		c.Box(edge, y, w-2*edge, bh, 8, scene.DangerFill)
		c.Frame(edge, y, w-2*edge, bh, 8, 1.4, scene.Danger)
		c.Icon(edge+18, y+bh/2, 16, "danger-now", scene.Danger)
		c.Wrap(edge+34, y+6, w-2*edge-44, scene.StyleSmall, scene.DangerSentence, p.trouble)
		y += bh + 6
	}
	if p.asking {
		p.formAt, p.formW = scene.Pt{X: edge, Y: y}, w-2*edge
		y += 66
		y += c.Rows(edge, y, w-2*edge, 36, []canvas.Press{{ID: "leave", Text: "Leave it", Key: "Esc", Enabled: true}, {ID: "take", Text: "Take in", Key: "Enter", Kind: canvas.Main, Enabled: true}}) + 8
	}
	if len(p.games) == 0 {
		c.Panel(edge, y, w-2*edge, h-y-edge)
		c.Text(w/2, y+34, scene.StyleH2, scene.Text1, "No replays yet", scene.Middle)
		c.Wrap(edge+20, y+56, w-2*edge-40, scene.StyleBody, scene.Text2, "Every game you play is kept here, answer by answer. Let a record fall on the window to take it in.")
		return
	}
	name := "Chosen"
	if g := p.chosen(); g != nil && g.Scenario != "" {
		name = g.Scenario
	}
	cols := []page.Column{{Name: "Games"}, {Name: name, Draw: func(x, y, w, high float64) { p.drawChosen(c, x, y, w-8, high) }}}
	x, cw := edge, w-2*edge
	p.columns.Strip(c, x, y, cw, cols)
	y += page.TabsHigh
	if p.columns.At == 1 {
		p.columns.One(c, 1, x, y, cw, h-y-6, cols[1])
		return
	}
	const step = rowHeight + 6
	p.rows, p.top = max(1, int((h-y-6)/step)), 0
	p.listAt.Watch = fmt.Sprintf("game:%d", p.at)
	c.Within(&p.listAt, x, y, cw, h-y-6, step*float64(len(p.games)), func() {
		for i := range p.games {
			if top := step * float64(i); i == p.at || top > p.listAt.Top-2*step && top < p.listAt.Top+h {
				p.drawRow(c, i, x, y+top, cw-8)
			}
		}
	})
}
