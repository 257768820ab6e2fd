package freetable

import (
	"fmt"
	"strconv"

	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// detail shows the facts and settings of the selection, and its commands.
type detail struct{ hand *hand }

// body returns the panel of the selection, or nothing without one.
func (d *detail) body() kit.Part {
	h := d.hand
	_, flies := h.ship()
	stretch, drawn := h.stretching(RulerTool)
	switch {
	case h.tool == ShipTool:
		return d.picker()
	case h.tool == TokenTool && h.sel.kind != aToken:
		return d.kinds()
	case h.tool == MoveTool && flies:
		return d.maneuvers()
	case drawn:
		return d.measured(stretch)
	case h.sel.kind == aShip && h.other != "":
		return d.measured(Stretch{Spot{Ship: h.sel.ship}, Spot{Ship: h.other}})
	case h.sel.kind == aRuler && h.sel.n < len(h.scene().Rulers):
		return d.measured(h.scene().Rulers[h.sel.n], kit.Button(small(d.remove())))
	case h.sel.kind == aShip || h.sel.kind == aToken:
		return d.numbers()
	case h.sel.kind == aCaption:
		return panel("Caption", say("Drag it, or use the arrow keys."), d.steppers(),
			kit.Buttons(small(d.editCaption()), small(d.faces()), small(d.remove())))
	case h.sel.kind == anArrow:
		return panel("Arrow", say("It points from one place to another."), kit.Buttons(small(d.remove())))
	}
	return kit.Part{}
}

func say(words string) kit.Part { return kit.Text(scene.StyleSmall, scene.Text2, words) }

// small is a command as a low button.
func small(c *kit.Command) *kit.Command { c.Look = kit.Small; return c }

// picker is the ships, or the fleets, to place.
func (d *detail) picker() kit.Part {
	s, os := &d.hand.ships, d.hand.offers()
	head := kit.If(s.fleets, "Ready fleets", "All ships")
	field := kit.Field(&s.query, kit.FieldOf{
		ID:      "search",
		Icon:    "search",
		Hint:    "search",
		Note:    strconv.Itoa(len(os)),
		Changed: func() { s.list.At, s.list.Top = 0, 0 },
	})
	list := kit.List(&s.list, len(os), 50, func(i int) kit.Part { return d.offerRow(i, &os[i]) }).Or(say("No matches."))
	return panel(head, kit.Buttons(d.shipsOrFleets(), d.seat()), field, list, kit.Buttons(d.apply()))
}

func (d *detail) offerRow(i int, o *offer) kit.Part {
	l := &d.hand.ships.list
	words := kit.Column(1, kit.Line(boldStyle, scene.Text1, o.name), kit.Line(scene.StyleCaption, scene.Text3, o.sub))
	return kit.Chosen(i == l.At, words).Name("offer", i).Press(func() { l.At = i }).Drag(func() kit.Carried {
		return kit.Carried{What: i, Look: kit.Line(boldStyle, scene.Text1, o.name)}
	})
}

// kinds are the tokens to lay.
func (d *detail) kinds() kit.Part {
	l, ks := &d.hand.kinds, d.hand.tokenKinds()
	list := kit.List(l, len(ks), 36, func(i int) kit.Part {
		return kit.Chosen(i == l.At, kit.Line(scene.StyleSmall, scene.Text1, ks[i].Name)).Name("kind", i).
			Press(func() { l.At = i })
	})
	return panel("Tokens of this battle", list, say(toolWords[TokenTool].help))
}

// maneuvers are the dial of the selected shid.
func (d *detail) maneuvers() kit.Part {
	h := d.hand
	id, _ := h.ship()
	words, bad := h.fateWords()
	ink := kit.If(bad, scene.DangerText, scene.Text2)
	moves := h.dial()
	if h.move < len(moves) {
		words = names.Title(moves[h.move].String() + ": " + words)
	}
	cells := make([]kit.Part, len(moves))
	for n, m := range moves {
		cells[n] = kit.Segment(n == h.move, dial.Move(m)).Name("move", n).Says(m.String()).Skip().Press(func() {
			h.move = n
			h.fly()
		}).Point(func(over bool) {
			if over {
				h.move = n
			}
		})
	}
	return panel("Fly "+names.Short(h.l.setup.Name(id)), kit.Text(scene.StyleSmall, ink, words),
		kit.Grid(58, 4, cells...), kit.Space(), kit.Buttons(d.apply()))
}

// measured shows the measurements between two places.
func (d *detail) measured(way Stretch, ps ...kit.Part) kit.Part {
	l := d.hand.l
	head := fmt.Sprintf("%s to %s", l.called(way.From), l.called(way.To))
	facts := l.measured(way.From, way.To)
	if facts == nil {
		return panel(head, say("Drag from one ship or point to another."))
	}
	var rows []kit.Part
	for i, f := range facts {
		ink := scene.Text1
		switch {
		case f.good:
			ink = scene.Accent
		case f.bad:
			ink = scene.DangerText
		}
		rows = append(rows, kit.Rule().If(i > 0))
		rows = append(rows, kit.Row(10, say(f.label).Grow(1), kit.Text(boldStyle, ink, f.value).Whole()))
	}
	return panel(head, append([]kit.Part{kit.Scroll(nil, kit.Column(5, rows...))}, ps...)...)
}

// steppers lists the values that can be set by hand.
func (d *detail) steppers() kit.Part {
	h := d.hand
	rs := h.rows()
	return kit.List(&h.numbers, len(rs), 0, func(i int) kit.Part {
		return kit.Stepper(i, rs[i].label, rs[i].value, h.setting() && i == h.numbers.At, func(by int) {
			h.numbers.At = i
			rs[i].step(by)
		})
	})
}

// numbers are a ship or a token with what can be set by hand.
func (d *detail) numbers() kit.Part {
	h := d.hand
	if h.sel.kind == aToken {
		return panel("Token", d.steppers(), d.turning())
	}
	name := h.l.setup.Name(h.l.of[h.sel.ship])
	if len(h.rows()) == 0 {
		return panel(name, say("It belongs to the scenario and cannot be moved."))
	}
	if h.selected() < 0 {
		return panel(name, d.steppers())
	}
	return panel(name, d.steppers(), d.turning())
}

// turning turns what is selected, or takes it away.
func (d *detail) turning() kit.Part {
	left, right, away := d.turn("left", "-15°", "", -15), d.turn("right", "+15°", "", 15), d.remove()
	return kit.Buttons(small(left), small(right), small(away))
}
