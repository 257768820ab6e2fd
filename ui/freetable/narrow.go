package freetable

import (
	"fmt"

	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// In a small window the board has one column beside it: the tools, the scenes, or what is in hand.

const (
	narrowEdge  = 8.0
	narrowBar   = 42.0
	narrowRight = 244.0 // least width of the column
	narrowRow   = 50.0  // of what is set by hand: its name, below it the value
)

// The columns.
const (
	toolsColumn = iota
	scenesColumn
	detailColumn
)

func (p *Page) narrow() bool { return p.w < 800 || p.h < 500 }

func (p *Page) drawNarrow() {
	c := p.c
	h := p.h - narrowBar - 8
	rw := min(520, max(narrowRight, p.w-3*narrowEdge-h))
	p.board = box{narrowEdge, narrowBar + 2, p.w - 3*narrowEdge - rw, h}
	p.aim()
	p.boardHits()
	p.handles()
	p.around()
	p.narrowBarOf()
	c.Frame(p.board.X, p.board.Y, p.board.W, p.board.H, 8, 1, scene.Line)
	if p.tool != p.shownFor || p.sel != p.shownSel { // what was taken in hand is shown
		if p.tool != SelectTool || p.sel.kind != nothing {
			p.columns.At = detailColumn
		}
		p.shownFor, p.shownSel = p.tool, p.sel
	}
	cols := []page.Column{{Name: "Tools", Draw: p.drawTools}, {Name: "Scenes", Watch: fmt.Sprint("scene:", p.at), Draw: func(x, y, w, high float64) {
		p.column = box{x, y, w - 8, high}
		p.drawScenes()
	}}, {Name: "Detail", Draw: func(x, y, w, high float64) {
		p.column = box{x, y, w - 8, high}
		p.drawDetail()
	}}}
	if p.tool == ShipTool {
		cols[detailColumn].Watch = fmt.Sprint("offer:", p.pick.at)
	} else if p.rowing {
		cols[detailColumn].Watch = fmt.Sprint("more:", p.row)
	}
	x, y := p.board.X+p.board.W+narrowEdge, p.board.Y
	p.columns.Strip(c, x, y, rw, cols)
	y, h = y+page.TabsHigh, h-page.TabsHigh
	p.pick.search = box{}
	if p.tool == ShipTool && p.columns.At == detailColumn {
		p.pick.search = box{x, y, rw, 34}
		y, h = y+40, h-40
	}
	p.columns.One(c, p.columns.At, x, y, rw, h, cols[p.columns.At])
	if p.menu != nil {
		p.drawMenu()
	}
	if p.sheet != nil {
		p.drawSheet()
	}
}

func (p *Page) narrowBarOf() {
	c := p.c
	p.backButton(narrowEdge, 5)
	x := p.w - narrowEdge
	for _, b := range []canvas.Press{{ID: "present", Text: "Present", Key: "F", Kind: canvas.Main}, {ID: "picture", Text: "Picture", Key: "E"}, {ID: "save", Text: "Keep", Key: "Ctrl S"}, {ID: "open", Text: "Open", Key: "O"}} {
		w := canvas.NaturalWidth(b.Text, b.Key, 32)
		x -= w
		c.Button(b.ID, b.Text, b.Key, x, 5, w, 32, b.Kind, true)
		x -= 6
	}
	if room := x - narrowEdge - 46; room > 90 {
		c.Fit(narrowEdge+42, 21, room, scene.StyleH3, scene.Text1, p.deck.Title, scene.Left)
	}
}

// drawTools are the tools, and whether the rules check what lies there.
func (p *Page) drawTools(x, y, w, high float64) {
	w -= 8
	const across, each = 3, 56.0
	step := w / across
	n := 0
	put := func(id, name, key string, chosen, can bool, icon int) {
		p.railItem(id, name, key, box{x + step*float64(n%across), y + 2 + each*float64(n/across), step - 4, each - 4}, chosen, can, icon)
		n++
	}
	for t := range numTools {
		put(fmt.Sprint("tool:", t), toolWords[t].name, toolWords[t].key, p.tool == t, true, int(t))
	}
	put("undo", "Undo", "", false, len(p.past) > 0, int(numTools))
	put("redo", "Redo", "", false, len(p.future) > 0, int(numTools)+1)
	y += each*float64((n+across-1)/across) + 8
	p.checkChip(x, y, w)
	y += 42
	p.c.Wrap(x+4, y, w-8, scene.StyleSmall, scene.Text3, toolWords[p.tool].name+": "+toolWords[p.tool].help)
}

// sceneWords are the words of the scene shown, which stand beside the small board and not over it; it returns their height.
func (p *Page) sceneWords(x, y, w float64) float64 {
	c, s, y0 := p.c, p.scene(), y
	if s.Caption != "" {
		y += c.Wrap(x, y, w, scene.StyleSmall, scene.Text2, s.Caption) + 4
	}
	if s.Task != nil {
		ink := scene.Seats[2].Text
		if p.l.done(s.Task, s) {
			ink = scene.Accent
		}
		y += c.Wrap(x, y, w, scene.StyleSmall, ink, "Task: "+s.Task.Words) + 4
	}
	return y - y0
}
