package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// A sheet may offer a ship something in place of a maneuver, such as holding its place. Where the dial's moves are
// counted, it counts as -2 and less: -1 is no move.

// insteadIcon is the drawing for it.
func (t *Table) insteadIcon(p *game.Prompt) string {
	if t.Shown.Ships[p.Ship].Marker != 0 {
		return "tractor-beam"
	}
	return "mission"
}

// insteadHeight is the room that its row takes above the dial.
const insteadHeight = 44.0

// drawInstead is its row above the dial.
func (t *Table) drawInstead(b box, p *game.Prompt) {
	i := battle.Instead(p)
	if i < 0 {
		return
	}
	id := fmt.Sprintf("cell:%d", battle.MoveOf(p.Options[i]))
	c := &t.Canvas
	does, means := t.InsteadWords(p)
	chosen := t.Question.Answer() == battle.MoveOf(p.Options[i])
	fill, edge := scene.Card, scene.Line
	if chosen {
		fill, edge = scene.AccentLo, scene.Accent
	} else if c.Hover == id {
		fill = scene.Control
	}
	x, y, w, h := b.X+12, b.Y, b.W-24, insteadHeight-6
	c.Hit(id, x, y, w, h, true)
	c.Box(x, y, w, h, 8, fill)
	c.Frame(x, y, w, h, 8, 1.2, edge)
	c.Icon(x+18, y+h/2, 18, t.insteadIcon(p), scene.Text1)
	c.Fit(x+36, y+h*0.32, w-72, scene.Style{Face: scene.SansBold, Size: 14, Line: 18}, scene.Text1, does, scene.Left)
	c.Fit(x+36, y+h*0.73, w-72, scene.StyleCaption, scene.Text2, means, scene.Left)
	c.Key(x+w-12-canvas.Width(scene.StyleKeyCap, "K")-10, y+h/2, "K", scene.Text3)
}

// insteadConsequences says in words what it means to do that in place of a maneuver.
func (t *Table) insteadConsequences(b box, p *game.Prompt) {
	c := &t.Canvas
	does, means := t.InsteadWords(p)
	c.Icon(b.X+26, b.Y+26, 24, t.insteadIcon(p), scene.Accent)
	c.Fit(b.X+48, b.Y+24, b.W-60, scene.StyleH3, scene.Text1, does, scene.Left)
	c.Fit(b.X+48, b.Y+43, b.W-60, scene.StyleCaption, scene.Text3, means, scene.Left)
	end := b.Y + b.H - 110
	if t.lay.small {
		end = b.Y + b.H - 62
	}
	if y := b.Y + 76; y+20 <= end {
		t.check(b, y, true, "Stays where it stands.")
	}
}
