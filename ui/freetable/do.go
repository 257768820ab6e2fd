package freetable

import (
	"fmt"

	"attackwing/ui/kit"
)

// apply is the command of Enter.
func (d *detail) apply() *kit.Command {
	h := d.hand
	c := &kit.Command{ID: "apply", Words: "Edit values", Key: "enter", Do: h.apply}
	ship := h.sel.kind == aShip
	switch {
	case h.setting():
		c.Words = "Done"
	case h.tool == ShipTool:
		c.ID, c.Words, c.Look = "place", "Place it", kit.Main
		if len(h.offers()) == 0 {
			c.Off = "No matches."
		}
	case h.tool == TokenTool && h.sel.kind != aToken:
		c.Words = "Place token"
	case h.tool == MoveTool && ship:
		c.ID, c.Words, c.Look = "fly", "Fly it", kit.Main
	case h.sel.kind == aCaption:
		return d.editCaption()
	case h.tool != SelectTool && h.tool != MoveTool:
		c.Words = toolWords[h.tool].name
	}
	return c
}

// editCaption changes the words of the selected caption.
func (d *detail) editCaption() *kit.Command {
	return &kit.Command{ID: "words", Words: "Edit text", Key: "enter", Do: func() { d.hand.write(d.hand.sel.n, false) }}
}

// faces gives the arrow keys to the dial and the dice of the selected caption.
func (d *detail) faces() *kit.Command {
	return (&kit.Command{ID: "faces", Words: "Dial, dice", Key: "n", Tip: "Show a dial or dice below a caption.",
		Do: d.hand.set}).OffWhen(
		d.hand.sel.kind != aCaption,
		"Select a caption first (Tab).",
	)
}

func (d *detail) compare() *kit.Command {
	return (&kit.Command{ID: "compare", Words: "Compare with another ship", Key: "shift+tab",
		Do: d.hand.compare}).OffWhen(
		d.hand.sel.kind != aShip,
		"Select a ship first (Tab).",
	)
}

// turn turns what is selected by degrees: by the comma to the left, by the full stop to the right,
// with another key held or none.
func (d *detail) turn(id, words, held string, by float64) *kit.Command {
	key := kit.If(by > 0, ".", ",")
	return &kit.Command{ID: id, Words: words, Key: held + key, Do: func() { d.hand.turn(by) }}
}

func (d *detail) remove() *kit.Command {
	return (&kit.Command{ID: "remove", Words: "Remove", Key: "delete", Also: "backspace", Do: d.hand.remove}).OffWhen(
		d.hand.sel.kind == nothing,
		"Select something first.",
	)
}

func (d *detail) search() *kit.Command {
	return &kit.Command{ID: "find", Words: "Search", Key: "/", Do: d.hand.ships.query.Focus}
}

func (d *detail) shipsOrFleets() *kit.Command {
	c := &kit.Command{
		ID:    "ships",
		Words: "Fleets",
		Key:   "]",
		Also:  "[",
		Look:  kit.Small,
		Tip:   "Place a whole fleet, ready-made or your own.",
	}
	if d.hand.ships.fleets {
		c.Words, c.Tip = "Ships", "Place single ships."
	}
	c.Do = func() {
		s := &d.hand.ships
		s.fleets, s.list.At, s.list.Top = !s.fleets, 0, 0
	}
	return c
}

func (d *detail) seat() *kit.Command {
	s := &d.hand.ships
	return &kit.Command{
		ID:    "seat",
		Words: fmt.Sprint("For player ", s.seat+1),
		Key:   fmt.Sprint(2 - s.seat),
		Look:  kit.Small,
		Tip:   "Which player's ships to place.",
		Do:    func() { s.seat = 1 - s.seat },
	}
}
