package panel

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/reading"
)

// seenEnds returns where the ships that have not moved end by the dials that the viewer has looked
// at, each flown by itself.
func seenEnds(b *battle.Session) (out []reading.LockedEnd) {
	for i := range b.View.Ships[:b.View.NShips] {
		id := game.ShipID(i)
		if m := seenDial(b, id); m >= 0 {
			var f game.Fate
			game.Foresee(&b.View, id, m, &f)
			out = append(out, reading.LockedEnd{Ship: id, Move: m, At: f.Flight.To, Dead: f.Dies()})
		}
	}
	return out
}

// seenDial returns the maneuver of a face-down dial that the viewer has looked at by a card, below 0
// without one. Two people at one screen both know a dial that one of them has looked at, but not one that an
// enemy has set.
func seenDial(b *battle.Session, id game.ShipID) int {
	sh := &b.View.Ships[id]
	switch {
	case sh.DialShown || sh.Moved || !sh.OnTable() || sh.Owner == game.Nobody:
	case b.Viewer == game.Nobody && b.HotSeat():
		if was := &b.Shown.Ships[id]; was.SeenBy(was.Owner.Other()) && !was.Noted.Blind {
			return int(was.Dial)
		}
	case sh.Owner != b.Viewer:
		return int(sh.Dial)
	}
	return -1
}
