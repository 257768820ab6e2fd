package table

import (
	"attackwing/game"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// locksOn shows the Target Locks of the ship under the pointer, its own and those on it.
func (t *Table) locksOn(b *scene.Board) {
	id := t.Hover
	if id == game.NoShip || int(id) >= int(t.Shown.NShips) || !t.Shown.Ships[id].OnTable() {
		return
	}
	line := func(from, to game.ShipID, words string) {
		b.Fires = append(b.Fires, scene.Fire{From: t.middleOf(from), To: t.middleOf(to), Lock: true, Pill: words})
	}
	if to := t.Shown.Ships[id].Lock; to != game.NoShip && t.Shown.Ships[to].OnTable() {
		line(id, to, "Target Lock on "+names.Short(t.Game.Setup().Name(to)))
	}
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		if o := &t.Shown.Ships[i]; o.OnTable() && o.Lock == id {
			line(game.ShipID(i), id, "locked by "+names.Short(t.Game.Setup().Name(game.ShipID(i))))
		}
	}
}

// middleOf is the middle of a ship on the table, mm.
func (t *Table) middleOf(id game.ShipID) scene.Pt { return t.stage().Middle(id) }
