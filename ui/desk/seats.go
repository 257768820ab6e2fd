package desk

import (
	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// goTo chooses a seat of a table.
func (d roundPage) goTo(table, seat int) {
	d.undoubt()
	d.tables.At, d.seat = max(0, min(table, d.places()-1)), seat
}

// fields returns the keys that go from one field for Fleet Points to another.
func (d roundPage) fields() kit.Commands {
	step := func(id, words, key string, do func()) *kit.Command {
		return &kit.Command{ID: id, Words: words, Key: key, Do: do}
	}
	return kit.Commands{
		step("fielddown", "Next player's field", "down", func() { d.toField(1) }),
		step("fieldup", "Previous field", "up", func() { d.toField(-1) }),
		step("tableright", "Next table", "right", func() { d.goTo(d.tables.At+1, 0) }),
		step("tableleft", "Previous table", "left", func() { d.goTo(d.tables.At-1, 0) }),
	}
}

// toField goes to the field below or above, from table to table.
func (d roundPage) toField(by int) {
	switch at := d.tables.At; {
	case d.table() != nil && d.seat+by >= 0 && d.seat+by <= 1:
		d.goTo(at, d.seat+by)
	case at+by >= 0 && at+by < d.places():
		d.goTo(at+by, max(0, -by))
		if d.table() == nil {
			d.seat = 0
		}
	}
}

// chosenSeat returns the player of the chosen seat or of the bye.
func (d roundPage) chosenSeat() tournament.No {
	if t := d.table(); t != nil {
		return t.Players[d.seat]
	}
	return d.round().Bye
}

func (d roundPage) swapSeats() *kit.Command {
	c := &kit.Command{
		ID:    "swap",
		Words: "Swap seats",
		Key:   "s",
		Tip:   "Press it for both players, or drag one onto the other.",
		Do:    func() { d.takeSwap(d.chosenSeat()) },
	}
	if d.swap != 0 {
		c.Words, c.Lit = "Swap with this player", true
	}
	return c
}

// takeSwap takes up a player who changes seats, then changes seats with the second.
func (d roundPage) takeSwap(n tournament.No) {
	d.undoubt()
	if d.swap == 0 || n == 0 || n == d.swap {
		if d.swap == n {
			n = 0
		}
		d.swap = n
		return
	}
	a := d.swap
	d.swap = 0
	d.change(func(k *tournament.Desk) error { return k.Swap(a, n) })
}

// swaps lets a player's part be dragged onto another's.
func (d roundPage) swaps(p kit.Part, n tournament.No) kit.Part {
	look := kit.Text(scene.StyleH3, scene.Text1, d.Player(n).Name)
	return p.Drag(func() kit.Carried { return kit.Carried{What: n, Look: look} }).
		Drop(func(what any) (do func(), why string) {
			a, ok := what.(tournament.No)
			if !ok || a == n {
				return nil, ""
			}
			return func() {
				d.swap = a
				d.takeSwap(n)
			}, ""
		})
}
