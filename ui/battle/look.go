package battle

import "attackwing/game"

// Enemy reports whether a ship of a fleet is in play and none of whoever looks.
func (b *Session) Enemy(id game.ShipID) bool {
	if id == game.NoShip || b.Shown.Ships[id].Map || !b.Shown.Ships[id].InPlay() {
		return false
	}
	me := b.Viewer
	if p := b.Asked(); p != nil {
		me = p.Player
	}
	return b.Shown.Ships[id].Owner != me
}

// SeatOfBar returns the seat whose moment it is, 1 or 2, 0 for nobody.
func (b *Session) SeatOfBar() int {
	if b.Game == nil {
		return 0
	}
	if p := b.Asked(); p != nil {
		return int(p.Player) + 1
	}
	if b.Flow.Pause != nil {
		return b.SeatOf(b.Flow.Pause.Move.Ship)
	}
	if b.Far.Is() && !b.Game.Over() {
		return int(b.Far.Other()) + 1
	}
	if p := b.Game.FirstOpen(); p != nil {
		return int(p.Player) + 1
	}
	return 0
}

// LookedAt returns the ship that is looked at, else the one that is asked about; NoShip if there is
// none.
func (b *Session) LookedAt() game.ShipID {
	if p := b.Asked(); p != nil && b.Look.Ship == game.NoShip {
		return p.Ship
	}
	return b.Look.Ship
}
