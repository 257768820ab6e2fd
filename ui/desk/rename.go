package desk

import (
	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/form"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// rename writes a player's name and initials anew.
type rename struct {
	no             tournament.No
	name, initials string
}

func newRename(d *Desk) *rename {
	p := d.event.Player(d.chosenNo())
	return &rename{d.chosenNo(), p.Name, p.Initials}
}

func (r *rename) title(d *Desk) (head, sub string) { return "Rename", d.event.Player(r.no).Name }

func (r *rename) draw(_ *Desk, c *canvas.Canvas, b box) {
	high := renameHigh(b)
	c.Panel(b.X, b.Y, b.W, high)
	c.Button("rename", "Write it so", "Ctrl+Enter", b.right()-220, b.Y+high+16, 220, 44, canvas.Main, true)
	c.Fit(b.X, b.Y+high+38, b.W-240, scene.StyleSmall, scene.Text3, "Who was it before stays in the log.", scene.Left)
}

func (r *rename) form(_ *Desk, b box) *form.Form {
	return &form.Form{ID: "desk-rename", X: b.X + 16, Y: b.Y + 16, W: b.W - 32, H: renameHigh(b) - 32, Focus: "name", Turn: 1, Rows: []form.Row{
		{ID: "name", Kind: form.Text, Label: "Name", Value: r.name},
		{ID: "initials", Kind: form.Text, Label: "Initials", Note: "By which results are signed.", Value: r.initials}}}
}

func (r *rename) set(_ *Desk, row, v string) {
	if row == "name" {
		r.name = v
	} else {
		r.initials = v
	}
}

func (r *rename) key(d *Desk, k string, _ *page.Input) {
	if k == "enter" {
		r.write(d)
	}
}

func (r *rename) click(d *Desk, id string) {
	if id == "rename" {
		r.write(d)
	}
}

func (r *rename) write(d *Desk) {
	if d.write(func(p *tournament.Player) { p.Name, p.Initials = r.name, r.initials }) {
		d.over = nil
	}
}

// renameHigh is how high the panel of the fields is: in a small window they lie below their words.
func renameHigh(b box) float64 {
	if b.W < 700 {
		return min(210, b.H-62)
	}
	return 150
}
