package table

import (
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// kept shows why the battle could not be written; the battle goes on.
func (t *Table) kept(err error) {
	switch {
	case err != nil && !t.troubled:
		t.trouble, t.troubled, t.Changed = err.Error(), true, true
	case err == nil && t.troubled:
		t.trouble, t.troubled = "", false
		t.Toast("All of this battle is saved again.")
	}
}

// drawTrouble is the bar under the top bar: what happened, what was kept, what to do.
func (t *Table) drawTrouble() {
	if t.trouble == "" {
		return
	}
	c, l := &t.Canvas, &t.lay
	x, w := l.left.X, l.right.X+l.right.W-l.left.X
	ls := canvas.Lines(scene.StyleBody, t.trouble, w-150)
	h := 16 + 20*float64(len(ls))
	y := l.bar + 6
	c.Box(x, y, w, h, 8, scene.DangerFill)
	c.Frame(x, y, w, h, 8, 1.4, scene.Danger)
	c.Icon(x+20, y+h/2, 18, "danger-now", scene.Danger)
	c.Wrap(x+40, y+8, w-150, scene.StyleBody, scene.DangerSentence, t.trouble)
	c.Button("untrouble", "Close", "Esc", x+w-100, y+(h-30)/2, 92, 30, 0, true)
}
