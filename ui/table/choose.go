package table

import (
	"fmt"

	"attackwing/game"
)

// look shows a ship's card; an own ship that waits for its dial is planned next.
func (t *Table) look(id game.ShipID) {
	t.ship = id
	if p := t.mine(); p != nil && p.Ask == game.ChooseManeuver {
		for _, q := range t.plans(p.Player) {
			if q.Ship == id {
				t.selectPlan(id)
				return
			}
		}
	}
	if p := t.mine(); p != nil && picksShips(p) {
		for i, o := range p.Options {
			if o.Ship == id && (o.Kind != game.Pass && id != p.Ship || o.Kind == game.GoWith) {
				t.focus = i
				return
			}
		}
	}
}

// choose is a click or a digit on an option: it takes it up, a second time it confirms.
func (t *Table) choose(p *game.Prompt, n int) {
	if p.Ask == game.PlaceShip || n < 0 {
		return
	}
	if n >= len(p.Options) {
		t.focus = n
		t.refuse(t.refusedWhy(p, n-len(p.Options)))
		return
	}
	if p.Max > 1 {
		t.focus = n
		t.picks ^= 1 << uint(n)
		if popcount(t.picks) > int(p.Max) {
			t.picks ^= 1 << uint(n)
			t.refuse(fmt.Sprintf("At most %d.", p.Max))
		}
		return
	}
	if p.Ask == game.ChooseManeuver {
		return
	}
	if t.picks == 1<<uint(n) {
		t.confirm()
		return
	}
	t.focus, t.picks = n, 1<<uint(n)
}

func (t *Table) unlock() {
	delete(t.locked, t.planner)
	t.dirty = true
}

func (t *Table) snap() {
	if p := t.mine(); p != nil && p.Ask == game.PlaceShip {
		if q, ok := game.PlaceLegal(&t.shown, t.g.Setup(), p, t.draft); ok {
			t.draft, t.dirty = q, true
		} else {
			t.refuse("No legal spot was found near.")
		}
	}
}

func (t *Table) turn(degrees int32) {
	t.draft.Heading = ((t.draft.Heading+degrees*1000)%360000 + 360000) % 360000
	t.dirty = true
}
