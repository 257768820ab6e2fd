package reading

import (
	"attackwing/game"
	"attackwing/physics"
)

// LockedEnd is the end position of a ship whose dial is locked.
type LockedEnd struct {
	Ship game.ShipID
	Move int // below 0: it does something else, and stays
	At   physics.Pose
	Dead bool
}

// FliesBefore reports whether a ship flies before another: by Captain Skill, then by initiative
// (rules 5.1), then as they were numbered.
func FliesBefore(v *game.View, x, y game.ShipID) bool {
	a, b := &v.Ships[x], &v.Ships[y]
	switch {
	case a.Skill != b.Skill:
		return a.Skill < b.Skill
	case a.Init != b.Init:
		return a.Init < b.Init
	}
	return x < y
}

// SeenEnds returns where the ships that have not moved end by the dials that the viewer has looked
// at, each flown by itself.
func SeenEnds(t *Table) (out []LockedEnd) {
	for i := range t.View.Ships[:t.View.NShips] {
		id := game.ShipID(i)
		if m := SeenDial(t, id); m >= 0 {
			var f game.Fate
			game.Foresee(&t.View, id, m, &f)
			out = append(out, LockedEnd{Ship: id, Move: m, At: f.Flight.To, Dead: f.Dies()})
		}
	}
	return out
}

// SeenDial returns the maneuver of a face-down dial that the viewer has looked at by a card, below 0
// without one. Two people at one screen both know a dial that one of them has looked at, but not one that an
// enemy has set.
func SeenDial(t *Table, id game.ShipID) int {
	sh := &t.View.Ships[id]
	switch {
	case sh.DialShown || sh.Moved || !sh.OnTable() || sh.Owner == game.Nobody:
	case t.Viewer == game.Nobody && t.HotSeat():
		if was := &t.Shown.Ships[id]; was.SeenBy(was.Owner.Other()) && !was.Noted.Blind {
			return int(was.Dial)
		}
	case sh.Owner != t.Viewer:
		return int(sh.Dial)
	}
	return -1
}
