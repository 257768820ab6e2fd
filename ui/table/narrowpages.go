package table

import (
	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// narrow tells whether the window is too small for the columns of a page before or after a battle beside each other.
func (t *stack) narrow() bool { return t.w < 800 || t.h < 500 }

// narrowMargin is how far the parts keep from the sides then, narrowPress how high the big button is.
const (
	narrowMargin = 8.0
	narrowPress  = 44.0
)

// drawTabs lays out the columns of such a page between two lines.
func (t *Table) drawTabs(top, end float64, cols ...page.Column) {
	t.tabs[t.Screen].Draw(&t.Canvas, narrowMargin, top, t.w-2*narrowMargin, end-top, cols)
}

// drawNarrowOver has a column for each player's Fleet Points and one for the battle seen from its end.
func (t *Table) drawNarrowOver() {
	c, s, u := &t.Canvas, &t.Shown, t.Game.Setup()
	won := scene.Seats[int(s.Result.Winner)+1]
	c.Path().Rect(0, 0, t.w, 4)
	c.Fill(won.Main)
	head, why := t.Result()
	w := t.w - 2*narrowMargin
	x, y := narrowMargin+4, 8.0
	y += c.Wrap(x, y, w-8, scene.StyleH2, scene.Text1, minus(head))
	y += c.Wrap(x, y, w-8, scene.StyleCaption, scene.Text2, why) + 6
	ps := t.overPresses()
	foot := t.h - 8 - canvas.RowsHigh(ps, w, 38)
	var cols []page.Column
	for p := game.One; p <= game.Two; p++ {
		cols = append(cols, page.Column{Name: u.Player(p), Draw: func(x, y, w, high float64) { t.drawScore(box{x, y, w - 8, high}, p) }})
	}
	cols = append(cols, page.Column{Name: "The battle", Draw: func(x, y, w, high float64) { t.drawLookBack(box{x, y, w - 8, high}) }})
	t.drawTabs(y, foot-8, cols...)
	c.Rows(narrowMargin, foot, w, 38, ps)
}

// overPresses are the buttons at the end of a battle.
func (t *Table) overPresses() []canvas.Press {
	ps := []canvas.Press{{ID: "undo", Text: "Take back", Key: "Ctrl+Z", Enabled: len(t.Marks) > 0}}
	if t.hosted() {
		return append(ps, canvas.Press{ID: "main", Text: "Go on", Key: "Enter", Kind: canvas.Main, Enabled: true})
	}
	switch {
	case t.opts.Replay != nil:
		ps = append(ps, canvas.Press{ID: "watch", Text: "Replay and analysis", Key: "V", Enabled: true})
	case t.replays():
		ps = append(ps, canvas.Press{ID: "page:replays", Text: "Replays", Key: "R", Enabled: true})
	}
	return append(ps, canvas.Press{ID: "title", Text: "Title", Key: "Esc", Enabled: true}, canvas.Press{ID: "main", Text: "Rematch", Key: "Enter", Kind: canvas.Main, Enabled: true})
}
