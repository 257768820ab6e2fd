package table

import (
	"attackwing/game"
	"attackwing/ui/scene"
)

// drawTerm is the card of the term that was opened, in the corner of the board where it hides the fewest ships.
func (t *Table) drawTerm() {
	if t.termAt() == 0 {
		return
	}
	t.Canvas.Float()
	b := t.termBox()
	t.Canvas.Box(b.X-2, b.Y+6, b.W+4, b.H+4, 12, scene.Fade(scene.Hex(0), 0.4))
	t.inBox(t.screen.term.Body(&t.Battle), b)
}

// termBox is where the card of the open term lies.
func (t *Table) termBox() box {
	const wide = 330.0
	b := t.over(wide, 0, false)
	h := t.panelHigh(&t.screen.term, b.W)
	if b = t.over(wide, h, false); b.W < wide || b.H < h || t.lay.narrow {
		return b
	}
	return t.freeCorner(b.W, b.H)
}

// freeCorner is the corner of the board in which a card hides the fewest ships, first of all not the one that is asked
// about; at the left, for sums and cards of ships open at the right.
func (t *Table) freeCorner(w, h float64) box {
	b := t.lay.board
	low := b.Y + b.H - h - 12
	if corner := t.boardCorner(); corner.Y < b.Y+b.H {
		low = corner.Y - h - 8
	}
	places := []box{{b.X + 12, low, w, h}, {b.X + 12, b.Y + 12, w, h}, {b.X + b.W - w - 12, low, w, h}, {b.X + b.W - w - 12, b.Y + 12, w, h}}
	p := t.Asked()
	best, least := places[0], 1<<30
	for _, q := range places {
		n := 0
		for i := range t.Shown.Ships[:t.Shown.NShips] {
			id := game.ShipID(i)
			at := t.cam.ToScreen(t.middleOf(id))
			far := 24.0
			if p != nil && p.Ship == id { // with the ring about it
				far = ringReach
			}
			if !t.Shown.Ships[i].OnTable() || at.X < q.X-far || at.X > q.X+w+far || at.Y < q.Y-far || at.Y > q.Y+h+far {
				continue
			}
			if n++; p != nil && p.Ship == id {
				n += 10
			}
		}
		if n < least {
			best, least = q, n
		}
	}
	return best
}

// openTerm opens the card of a term by its place in the glossary.
func (t *Table) openTerm(i int) {
	t.screen.term.Show(i)
	t.Changed = true
}

// termAt is the term whose card is open, plus one; 0 none.
func (t *Table) termAt() int {
	if at, open := t.screen.term.At(); open {
		return at + 1
	}
	return 0
}

func (t *Table) closeTerm() {
	t.screen.term.Close()
	t.Changed = true
}
