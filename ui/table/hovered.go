package table

import (
	"attackwing/game"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// locksOn shows the Target Locks of the ship under the pointer, its own and those on it.
func (t *Table) locksOn(b *scene.Board) {
	id := t.hover
	if id == game.NoShip || int(id) >= int(t.shown.NShips) || !t.shown.Ships[id].OnTable() {
		return
	}
	line := func(from, to game.ShipID, words string) {
		b.Fires = append(b.Fires, scene.Fire{From: t.middleOf(from), To: t.middleOf(to), Lock: true, Pill: words})
	}
	if to := t.shown.Ships[id].Lock; to != game.NoShip && t.shown.Ships[to].OnTable() {
		line(id, to, "Target Lock on "+onmap.Short(t.g.Setup().Name(to)))
	}
	for i := range t.shown.Ships[:t.shown.NShips] {
		if o := &t.shown.Ships[i]; o.OnTable() && o.Lock == id {
			line(game.ShipID(i), id, "locked by "+onmap.Short(t.g.Setup().Name(game.ShipID(i))))
		}
	}
}

// middleOf is the middle of a ship on the table, mm.
func (t *Table) middleOf(id game.ShipID) scene.Pt { return t.stage().Middle(id) }
