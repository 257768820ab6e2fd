package table

import (
	"attackwing/ui/battle"
	"attackwing/ui/glossary"
	"attackwing/ui/kit"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// finger is the least height of what a finger is to meet, px.
const finger = 44.0

// fingerLift is how far above a finger what it drags floats, px.
const fingerLift = 60.0

// touchedBy takes what fingers do beside pointing: two move and zoom the table, one that rests asks for words, or on the
// board for an enemy's reach.
func (t *Table) touchedBy(in *Input) {
	if t.touch != in.Touch {
		t.touch, t.Changed = in.Touch, true
	}
	if t.page() != nil || !t.ShowsBoard() {
		return
	}
	if in.PanX != 0 || in.PanY != 0 {
		t.pan(in.PanX, in.PanY)
	}
	if in.Pinch > 0 && in.Pinch != 1 && t.lay.board.has(in.X, in.Y) {
		t.zoom(in.X, in.Y, in.Pinch)
	}
	if !in.Long {
		return
	}
	id := t.Canvas.Hover
	if id == "" && t.lay.board.has(in.X, in.Y) {
		if s := t.shipAt(t.cam.ToTable(scene.Pt{X: in.X, Y: in.Y})); t.Enemy(s) {
			t.Ship, t.aids.reach, t.aids.held, t.Changed = s, s, false, true
		}
		return
	}
	if _, ok := t.tipOf(id); ok {
		t.tipID, t.tipAge, t.tipHeld, t.Changed = id, tipSeconds, true, true
	}
}

// WantsHold tells whether what lies at a place is to be held rather than tapped: a ring, what cannot be taken back, a list
// behind a button.
func (t *Table) WantsHold(x, y float64) bool {
	if p, ok := t.page().(*page.Adapter); ok {
		return p.WantsHold(x, y)
	}
	h, ok := t.Canvas.At(x, y)
	if !ok || t.page() != nil {
		return false
	}
	if h.Part > 0 {
		return t.screen.view.WantsHold(x, y)
	}
	return false
}

// WantsScroll tells whether a finger that moves up or down from a place turns what is listed there. On a board it drags.
func (t *Table) WantsScroll(x, y float64) bool {
	if p, ok := t.page().(*page.Adapter); ok {
		return p.WantsScroll(x, y)
	}
	if p := t.page(); p != nil {
		b, cam := p.Board()
		return b == nil || !(box{cam.X, cam.Y, cam.W, cam.H}).has(x, y)
	}
	if !t.ShowsBoard() {
		return true
	}
	h, _ := t.Canvas.At(x, y)
	if h.Part > 0 {
		return t.screen.view.WantsScroll(x, y)
	}
	return h.ID == "cardpanel" || !t.lay.board.has(x, y) || t.column && t.lay.open().has(x, y)
}

// further is where the words lead that a finger has asked for about a part: its sums, and its term in the glossary.
func (t *Table) further(_ kit.Name, words kit.Tip) []*kit.Command {
	about, _ := words.About.(battle.Subject)
	return []*kit.Command{
		{ID: "tipwhy", Words: "Why", Do: func() { t.openWhy(about) }},
		{ID: "tipterm", Words: "Glossary", Do: func() { t.termOfTip(words.Name, words.Words) }},
	}
}

// tipButton is a button in the words that a finger asked for.
func (t *Table) tipButton(id string) {
	k, _ := t.tipOf(t.tipID)
	t.tipHeld, t.tipAge = false, -1
	if id == "tipwhy" {
		t.openWhy(battle.Subject{})
		return
	}
	t.termOfTip(k.name, k.words)
}

// termOfTip opens the term that is named, or the first of those in the words, or all of them.
func (t *Table) termOfTip(name, words string) {
	i := glossary.At(name)
	if i < 0 {
		if found := glossary.In(name + " " + words); len(found) > 0 {
			i = glossary.At(found[0].Name)
		}
	}
	if i < 0 {
		t.openGlossary()
		return
	}
	t.openTerm(i)
}
