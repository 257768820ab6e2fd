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
