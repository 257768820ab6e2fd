package builder

import (
	"fmt"
	"strconv"

	"attackwing/game/fleet"
	"attackwing/ui/canvas"
	"attackwing/ui/form"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// In a small window the builder shows one of its columns, the one that has the keys, or what lies over them.

const (
	narrowEdge = 8.0
	narrowHead = 46.0
)

// Least is the smallest window the page has room in.
func (p *Page) Least() (w, h float64) { return 512, 320 }

// body is what lies below the bar of a small window.
func (p *Page) body() box {
	return box{narrowEdge, narrowHead, p.w - 2*narrowEdge, p.h - narrowHead - 6}
}

func (p *Page) drawNarrow() {
	p.drawNarrowBar()
	b := p.body()
	l := &layout{bar: narrowHead, left: b, mid: b, right: b, narrow: true}
	if p.open != nothing {
		p.drawNarrowOpen(b)
		p.drawRefusal()
		return
	}
	p.columns.At = int(p.panel)
	ship := "Ship"
	if p.row < len(p.list.Ships) {
		ship = refName(p.list.Ships[p.row].Ship)
	} else if p.row == p.resourceRow() {
		ship = "Resource"
	}
	at := p.place()
	cards := "Cards: " + at.words()
	p.columns.Draw(p.canvas, b.X, b.Y, b.W, b.H, []page.Column{
		{Name: "Fleet", Watch: "ship:" + strconv.Itoa(p.row), Draw: func(x, y, w, high float64) {
			ps := p.barPresses()
			foot := canvas.RowsHigh(ps, w-8, 34)
			p.drawShips(box{x, y, w - 8, high - foot - 10}, false)
			p.canvas.Rows(x, y+high-foot, w-8, 34, ps)
		}},
		{Name: ship, Watch: "slot:" + strconv.Itoa(p.slot), Draw: func(x, y, w, high float64) { p.drawMiddle(box{x, y, w - 8, high}, l) }},
		{Name: cards, Draw: func(x, y, w, high float64) {}},
	})
	if p.panel == cardsPanel {
		p.drawNarrowCards(box{b.X, b.Y + page.TabsHigh, b.W, b.H - page.TabsHigh})
	}
	p.drawDrag()
	p.drawRefusal()
}

// barPresses are the buttons that the bar of a small window has no room for.
func (p *Page) barPresses() []canvas.Press {
	has := len(p.list.Ships) > 0
	return []canvas.Press{{ID: "undo", Text: "Take back", Key: "Ctrl+Z", Enabled: len(p.marks) > 0}, {ID: "redo", Text: "Give again", Key: "Ctrl+Y", Enabled: len(p.undone) > 0},
		{ID: "import", Text: "Import", Key: "Ctrl+O", Enabled: true}, {ID: "share", Text: "Share", Key: "Ctrl+C", Enabled: has},
		{ID: "sheet", Text: "Build sheet", Key: "Ctrl+P", Enabled: has}, {ID: "export", Text: "Export", Key: "Ctrl+S", Enabled: has}}
}

func (p *Page) drawNarrowBar() {
	c := p.canvas
	c.Box(0, 0, p.w, narrowHead-4, 0, scene.Hex(0x0A0F1D))
	c.Rule(0, narrowHead-5, p.w)
	const bs = 34.0
	p.backButton(narrowEdge, 4, bs)
	right := p.press("use", p.useWord(), "Ctrl+Enter", p.w-narrowEdge, 4, bs, canvas.Main, true)
	p.drawName(narrowEdge+bs+10, narrowHead/2-2, right-narrowEdge-bs-14)
}

// drawNarrowCards are all cards for the place, one below the other; the search stays above them.
func (p *Page) drawNarrowCards(b box) {
	c := p.canvas
	p.refresh()
	s := searchBox(b, true)
	y, h := s.Y+s.H+8, b.Y+b.H-s.Y-s.H-8
	w := b.W - 10
	if len(p.shown) == 0 {
		p.drawChips(box{b.X, y, w, 28}, false)
		p.drawNothingFound(box{b.X, y + 36, w, h - 36})
		return
	}
	p.focus = max(0, min(p.focus, len(p.shown)-1))
	const gap, chips = 8.0, 36.0
	all := chips
	var at []float64
	for i := range p.shown {
		at = append(at, all)
		all += p.cardHeight(&p.offers[p.shown[i]], w, i == p.focus) + gap
	}
	pinned := 0.0
	if p.pinned != (fleet.Ref{}) {
		pinned = p.pinnedHeight(w)
	}
	p.cardsAt.Watch = "card:" + strconv.Itoa(p.focus)
	if p.follow {
		p.cardsAt.Again()
		p.follow = false
	}
	p.drawn[cardsList] = 3
	c.Within(&p.cardsAt, b.X, y, b.W, h, all+pinned+26, func() {
		p.drawChips(box{b.X, y, w, 28}, false)
		if pinned > 0 {
			p.drawPinned(box{b.X, y + chips, w, pinned})
		}
		from, to := p.cardsAt.Top-h, p.cardsAt.Top+2*h
		for i := range p.shown {
			k := &p.offers[p.shown[i]]
			top, high := at[i]+pinned, p.cardHeight(k, w, i == p.focus)
			if i == p.focus || top+high > from && top < to {
				p.drawCard(i, box{b.X, y + top, w, high})
			}
		}
		words := some(len(p.shown), "card")
		if n := len(p.offers) - len(p.shown); n > 0 {
			words += fmt.Sprintf(", %d filtered out", n)
		}
		c.Fit(b.X, y+all+pinned+10, w, scene.StyleSmall, scene.Text2, words+".", scene.Left)
	})
}

// narrowForm is the search field, or what is asked by what lies over the columns.
func (p *Page) narrowForm() *form.Form {
	b := p.body()
	if p.open != nothing {
		return p.openForm(b)
	}
	if p.panel != cardsPanel {
		return nil
	}
	p.refresh()
	s := searchBox(box{b.X - 10, b.Y + page.TabsHigh - 8, b.W + 20, b.H}, true)
	return p.searchForm(s)
}

// drawNarrowOpen is what lies over the columns; all but its head is moved.
func (p *Page) drawNarrowOpen(b box) {
	c := p.canvas
	c.Panel(b.X, b.Y, b.W, b.H)
	in := b.in(12)
	c.Text(in.X, in.Y+14, scene.StyleH2, scene.Text1, p.openTitle(), scene.Left)
	c.Button("close", "Close", "Esc", in.X+in.W-104, in.Y-2, 104, 34, canvas.Plain, true)
	top := in.Y + 40
	body := box{in.X, top, in.W - 8, in.Y + in.H - top}
	draw := func(f func(b box)) {
		c.Column(&p.openAt, body.X, body.Y, body.W+8, body.H, func(high float64) { f(box{body.X, body.Y, body.W, high}) })
	}
	switch p.open {
	case detailsOpen:
		c.Button("random", "Random fleet", "", in.X+in.W-104-8-136, in.Y-2, 136, 34, canvas.Plain, true)
		if p.wrong != "" {
			c.Fit(in.X, in.Y+in.H-2, in.W, scene.StyleSmall, scene.DangerSentence, p.wrong, scene.Left)
		}
	case importOpen:
		body.Y, body.H = body.Y+46, body.H-46
		draw(p.drawNarrowImport)
	case problemsOpen:
		draw(p.drawProblems)
	case whyOpen:
		draw(p.drawWhy)
	case exportOpen:
		draw(p.drawExport)
	}
}

func (p *Page) drawNarrowImport(b box) {
	c := p.canvas
	y := b.Y
	y += c.Rows(b.X, y, b.W, 36, []canvas.Press{{ID: "read", Text: "Read it", Key: "Enter", Kind: canvas.Main, Enabled: true}, {ID: "paste", Text: "Paste", Key: "Ctrl+V", Enabled: true}}) + 8
	if p.wrong == "" && len(p.brought) == 0 {
		y += c.Wrap(b.X, y, b.W, scene.StyleBody, scene.Text2, importWords) + 4
		y += c.Wrap(b.X, y, b.W, scene.StyleSmall, scene.Text3, importNote)
		return
	}
	p.drawBrought(box{b.X, y, b.W, b.Y + b.H - y})
}
