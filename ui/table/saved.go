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

// lookForWaiting looks for a battle of an earlier day, when none of today waits behind the title.
func (t *titled) lookForWaiting() {
	if t.sought || t.opts.Waiting == nil {
		return
	}
	t.sought, t.waiting = true, t.opts.Waiting()
}

// continued is what the title offers to go on with: which battle, and who plays; nothing when none waits.
func (t *Table) continued() (what, how string) {
	if t.Resumable() {
		return t.Where(), t.ModeWords()
	}
	if t.lookForWaiting(); t.waiting != nil {
		return t.waiting.Title, t.waiting.Note
	}
	return "", ""
}

// resume goes on with the battle that waits.
func (t *Table) resume() {
	if t.Resumable() {
		t.Screen, t.Changed = Playing, true
		return
	}
	if t.lookForWaiting(); t.waiting == nil {
		return
	}
	b, err := t.waiting.Open()
	if err != nil {
		t.err, t.Changed = err.Error(), true
		return
	}
	t.waiting = nil
	t.Play(b)
}
