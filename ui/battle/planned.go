package battle

import (
	"slices"

	"attackwing/game"
	"attackwing/ui/reading"
)

// Dials that are locked are seen by the seat that plans: where their ships end, flown in their
// order among each other, with the enemies where they stand. A dial that is set after them counts
// those that fly before it where they end.

// LockedEnds returns the ends of the locked dials of the seat that plans, in the order in which the
// ships fly. Without locked dials there are none.
func (pl *Planning) LockedEnds(g *game.Game) (out []reading.LockedEnd) {
	if g == nil || pl.Ship == game.NoShip || len(pl.Locked) == 0 {
		return nil
	}
	var v game.View
	g.ViewInto(pl.Seat, &v)
	return pl.fly(&v, game.NoShip)
}

// ProposedEnds returns the ends of the seat's other ships whose dials are not locked: by the
// maneuver they were turned to, else by the proposed one. One key locks them all.
func (b *Session) ProposedEnds() (out []reading.LockedEnd) {
	pl := &b.Planning
	if b.Game == nil || pl.Ship == game.NoShip || !b.Uses("advice") || !b.Uses("ghosts") {
		return nil
	}
	for _, q := range b.Plans(pl.Seat) {
		if q.Ship == pl.Ship || pl.Locked[q.Ship] {
			continue
		}
		e := reading.LockedEnd{Ship: q.Ship, Move: b.Turned(&q)}
		if e.Move < 0 {
			continue
		}
		var f game.Fate
		game.Foresee(&b.View, q.Ship, e.Move, &f)
		e.At, e.Dead = f.Flight.To, f.Dies()
		out = append(out, e)
	}
	return out
}

// Turned returns the maneuver of a dial that is not locked: the one it was turned to, else the
// proposed one.
func (b *Session) Turned(p *game.Prompt) int {
	if m, is := b.Planning.Dials[p.Ship]; is {
		return m
	}
	return b.BestDial(p)
}

// fly moves the ships whose dials are locked to where they end, on a view: all of them, or those
// that fly before a ship.
func (pl *Planning) fly(v *game.View, before game.ShipID) (out []reading.LockedEnd) {
	ids := make([]game.ShipID, 0, len(pl.Locked))
	for id, locked := range pl.Locked {
		if sh := &v.Ships[id]; locked && sh.InPlay() && id != before &&
			(before == game.NoShip || reading.FliesBefore(v, id, before)) {
			ids = append(ids, id)
		}
	}
	slices.SortFunc(ids, func(x, y game.ShipID) int {
		if reading.FliesBefore(v, x, y) {
			return -1
		}
		return 1
	})
	for _, id := range ids {
		e := reading.LockedEnd{Ship: id, Move: pl.Dials[id], At: v.Ships[id].Pose}
		if e.Move >= 0 {
			var f game.Fate
			game.Foresee(v, id, e.Move, &f)
			e.At, e.Dead = f.Flight.To, f.Dies()
			v.Ships[id].Pose = e.At
			v.Ships[id].Destroyed = v.Ships[id].Destroyed || e.Dead
		}
		out = append(out, e)
	}
	return out
}

// stand has the view of the dial that is set count the own ships that fly before it where they end.
func (pl *Planning) stand(v *game.View) {
	if pl.Ship != game.NoShip && v.Phase == game.Planning && v.Me == pl.Seat && len(pl.Locked) > 0 {
		pl.fly(v, pl.Ship)
	}
}

// RunsInto returns the first own ship with a locked dial that flies later and would bump into where
// a move of the ship that plans ends; NoShip if there is none.
func (pl *Planning) RunsInto(view *game.View, move int) game.ShipID {
	if len(pl.Locked) == 0 || pl.Ship == game.NoShip || pl.Locked[pl.Ship] || move < 0 {
		return game.NoShip
	}
	var f game.Fate
	game.Foresee(view, pl.Ship, move, &f)
	if f.Dies() {
		return game.NoShip
	}
	v := *view
	v.Ships[pl.Ship].Pose = f.Flight.To
	for i := range v.Ships[:v.NShips] {
		id := game.ShipID(i)
		if !pl.Locked[id] || pl.Dials[id] < 0 || !v.Ships[i].InPlay() || !reading.FliesBefore(&v, pl.Ship, id) {
			continue
		}
		game.Foresee(&v, id, pl.Dials[id], &f)
		if f.Bumped && f.Against == pl.Ship {
			return id
		}
	}
	return game.NoShip
}

// CountsEnds reports whether an own ship is counted where its locked dial ends.
func (pl *Planning) CountsEnds(v *game.View, id game.ShipID) bool {
	return pl.Locked[id] && pl.Ship != game.NoShip && pl.Ship != id && reading.FliesBefore(v, id, pl.Ship)
}
