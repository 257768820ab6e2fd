package desk

import (
	"fmt"

	"attackwing/game/tournament"
	"attackwing/ui/page"
)

// chosenSeat is the player of the chosen seat or of the bye.
func (d *Desk) chosenSeat() tournament.No {
	if t := d.table(); t != nil {
		return t.Players[d.seat]
	}
	return d.round().Bye
}

// takeSwap takes up a player who changes seats, then changes seats with the second.
func (d *Desk) takeSwap(n tournament.No) {
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

// dragSeat lets a player be dragged onto another.
func (d *Desk) dragSeat(in *page.Input) {
	if d.c == nil || d.tab == playersTab || d.tab == lastTab {
		return
	}
	player := func(id string) tournament.No {
		var i, seat int
		if n, _ := fmt.Sscanf(id, "seat:%d:%d", &i, &seat); n == 2 && i < len(d.round().Tables) {
			return d.round().Tables[i].Players[seat]
		}
		if id == "bye" {
			return d.round().Bye
		}
		return 0
	}
	switch {
	case in.Press:
		d.drag = d.c.Hover
	case in.Release:
		a, b := player(d.drag), player(d.c.Hover)
		d.drag = ""
		if a != 0 && b != 0 && a != b {
			d.swap = a
			d.takeSwap(b)
		}
	}
}
