package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/house"
	"attackwing/ui/names"
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

// drawNarrowTitle has the battles in one column and all else in another.
func (t *Table) drawNarrowTitle() {
	c := &t.Canvas
	foot := t.h - narrowPress - 8
	t.drawTabs(10, foot-8, page.Column{Name: "Play a battle", Watch: fmt.Sprintf("scen:%d", t.scen), Draw: t.titleBattles}, page.Column{Name: "Build, replays, settings", Draw: t.titleRest})
	c.Button("main", "Choose fleets", "Enter", narrowMargin, foot, t.w-2*narrowMargin, narrowPress, canvas.Main, true)
}

func (t *Table) titleBattles(x, y, w, high float64) {
	c := &t.Canvas
	y += 2
	if t.err != "" {
		y += c.Wrap(x+4, y, w-8, scene.StyleSmall, scene.DangerSentence, t.err) + 8
	}
	if what, how := t.continued(); what != "" {
		c.Panel(x, y, w-8, 62)
		c.Fit(x+14, y+21, w-160, scene.StyleH3, scene.Text1, what, scene.Left)
		c.Fit(x+14, y+43, w-160, scene.StyleSmall, scene.Text2, how, scene.Left)
		c.Button("resume", "Resume", "C", x+w-8-126, y+11, 116, 40, 0, true)
		y += 70
	} else if l := t.lesson(); l != nil {
		c.Panel(x, y, w-8, 62)
		c.Fit(x+14, y+21, w-160, scene.StyleH3, scene.Text1, "New here? "+l.Title, scene.Left)
		c.Fit(x+14, y+43, w-160, scene.StyleSmall, scene.Text2, l.Note, scene.Left)
		c.Button("page:"+l.ID, "Begin", strings.ToUpper(l.Key), x+w-8-126, y+11, 116, 40, 0, true)
		y += 70
	}
	n, cw := 0, w-8
	if w > 720 {
		cw = (w - 8 - 8) / 2
	}
	const ch = 176.0
	for i := range t.scens {
		if i == t.plain() {
			continue
		}
		t.battleCard(i, box{x + float64(n)*(cw+8), y, cw, ch})
		if n++; float64(n+1)*cw > w {
			n, y = 0, y+ch+8
		}
	}
	if n > 0 {
		y += ch + 8
	}
	if i := t.plain(); i >= 0 {
		kind := canvas.Plain
		if i == t.scen {
			kind = canvas.Chosen
		}
		c.Button(fmt.Sprintf("scen:%d", i), t.scens[i].Sheet().Title, fmt.Sprint(i+1), x, y, w-8, 40, kind, true)
		y += 44
	}
	for _, p := range t.stripPicks() {
		p.tight = p.width() > w-8
		p.draw(c, x, y-16)
		y += 80
	}
	c.Button("house", house.Note(len(t.houseOf(t.scens[t.scen].Sheet()))), "H", x, y, min(280, w-8), 40, 0, true)
}

func (t *Table) titleRest(x, y, w, high float64) {
	c := &t.Canvas
	name := scene.StyleTitle
	name.Size *= 0.7
	c.Text(x+4, y+22, name, scene.Text1, "ATTACK WING PLAYFIELD", scene.Left)
	y += 44 + c.Wrap(x+4, y+42, w-12, scene.StyleBody, scene.Text2, "A table that knows the rules. Free, by fans, unofficial.") + 8
	t.titleEntries(func(id, words, note, key string) {
		if id != "battle" {
			t.titleEntry(box{x, y, w - 8, 50}, id, words, note, key)
			y += 54
		}
	})
}

// drawNarrowFleets has a column for each player.
func (t *Table) drawNarrowFleets() {
	c := &t.Canvas
	k := &t.tabs[Fleets]
	k.At = t.half
	foot := t.h - narrowPress - 8
	end := foot - 8
	if t.err != "" {
		ls := canvas.Lines(scene.StyleSmall, t.err, t.w-2*narrowMargin)
		end -= scene.StyleSmall.Line*float64(len(ls)) + 4
		c.Wrap(narrowMargin, end+4, t.w-2*narrowMargin, scene.StyleSmall, scene.DangerSentence, t.err)
	}
	sides := t.sidesOf(t.scens[t.scen].Sheet())
	var cols []page.Column
	for seat := range 2 {
		name := fmt.Sprintf("Player %d", seat+1)
		if l := t.players()[seat]; isComputer(l) {
			name += " · AI " + names.Title(l)
		}
		if len(sides) > seat {
			name = fmt.Sprintf("%d · %s", seat+1, sides[seat])
		}
		watch := fmt.Sprintf("fleet:%d:%d", seat, t.pick[seat])
		cols = append(cols, page.Column{Name: name, Watch: watch, Draw: func(x, y, w, high float64) { t.narrowHalf(seat, box{x, y, w - 8, high}) }})
	}
	t.drawTabs(narrowForm+8, end, cols...)
	word, kind := t.setUpWords()
	bw := canvas.NaturalWidth("Back", "Esc", narrowPress) + 8
	c.Button("back", "Back", "Esc", narrowMargin, foot, bw, narrowPress, 0, true)
	c.Button("main", word, "Enter", narrowMargin+bw+8, foot, t.w-2*narrowMargin-bw-8, narrowPress, kind, true)
}

// narrowForm is where the fields above the columns end.
const narrowForm = 46.0

// narrowHalf are the fleets of a player, and what can be done with them.
func (t *Table) narrowHalf(seat int, b box) {
	c := &t.Canvas
	y := b.Y + 2
	y += t.fleetChips(b.X, y, b.X+b.W) + 8
	ps := append(t.fleetPresses(seat), canvas.Press{ID: "swap", Text: "Swap", Key: "X", Enabled: true}, canvas.Press{ID: "same", Text: "Same for both", Key: "=", Enabled: len(t.lists[t.half]) > 0})
	y += c.Rows(b.X, y, b.W, 34, ps) + 10
	t.fleetList(seat, box{b.X, y, b.W, b.Y + b.H - y})
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
	if len(t.pages) > 0 {
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

// titleEntries are what the program can do.
func (t *titled) titleEntries(entry func(id, words, note, key string)) {
	entry("battle", "Play a battle", "alone, in two, or watch", "")
	for _, e := range t.opts.Pages {
		entry("page:"+e.ID, e.Title, e.Note, strings.ToUpper(e.Key))
	}
	entry("settings", "Settings", "table, keys, sound, colors", "S")
	entry("help", "Help", "all keys, the glossary", "?")
}
