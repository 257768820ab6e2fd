package reading

import "attackwing/game"

// Planned reports whether a player's dials are handed in.
func (t *Table) Planned(p game.PlayerID) bool { return len(t.Plans(p)) == 0 }

// Ships returns the number of ships of a player that have a dial.
func (t *Table) Ships(p game.PlayerID) (n int) {
	t.Shown.FleetOf(p, func(id game.ShipID) {
		if t.Shown.Ships[id].InPlay() {
			n++
		}
	})
	return n
}
