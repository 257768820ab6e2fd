package freetable

import (
	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// table is the table itself: its numbers, what lies wrongly, and the note for who presents. Faults
// come below the numbers, which stay under the pointer that changes them.
func (p *Page) table() kit.Part {
	s := p.draft.scene()
	words, head := s.Note, "Note, not shown to the audience"
	if words == "" {
		words, head = toolWords[p.hand.tool].help, toolWords[p.hand.tool].name
	}
	note := kit.Column(4, kit.Line(scene.StyleLabel, scene.Text2, head), say(words))
	return panel(
		"The table",
		kit.Scroll(nil,
			kit.Column(8, p.detail.steppers().Snug(), p.detail.problems().If(p.check),
				kit.Buttons(p.areas(), p.view(), p.drop()), note)),
	)
}

// problems returns what the rules do not allow; a press on one selects what it is about.
func (d *detail) problems() kit.Part {
	h := d.hand
	var ps []kit.Part
	for n, x := range h.l.problems {
		line := kit.Row(8, kit.Icon("danger-now", 14, scene.Danger),
			kit.Text(scene.StyleSmall, scene.DangerSentence, x.words).Grow(1))
		if x.ship != game.NoShip {
			line = line.Name("problem", n).Press(func() {
				h.choose(mark{kind: aShip, ship: h.l.id(x.ship)})
				h.other = h.l.id(x.other)
			})
		}
		ps = append(ps, line)
	}
	return kit.Column(4, ps...)
}
