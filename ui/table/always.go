package table

import "attackwing/ui/kit"

// drawAlwaysList is what was said once and for all.
func (t *Table) drawAlwaysList() {
	if h := t.panelHigh(&t.screen.always, 380); h > 0 {
		t.Canvas.Float()
		t.inBox(t.screen.always.Body(&t.Battle), t.over(380, h, false))
	}
}

// alwaysButton opens it, at the corner of the board.
func (t *Table) alwaysButton(y float64) {
	if c := t.screen.always.Commands(&t.Battle).By("alwayslist"); c != nil {
		t.inBox(kit.Button(c), box{t.lay.board.X + 8, y - 42, 132, 36})
	}
}
