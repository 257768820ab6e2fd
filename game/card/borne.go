package card

import "slices"

// mostOfficers is the most officer cards that lie under one crew upgrade.
const mostOfficers = 2

// Borne tells of each upgrade of a ship which of its upgrades bears it: 0 none, else the number of that
// one plus 1. A talent lies in the slot that another upgrade has, an officer card under a crew upgrade.
// What bears it takes it along: see [Bears].
//
// Ruling: talents fill the slots of the captain, the admiral and the ship first, in the order of the
// list, and then those of other cards. An officer lies under the crew upgrade that stands before it in
// the list, or where two lie there already or none stands there under the first that has room.
func Borne(s *Ship, c *Captain, a *Admiral, ups []*Upgrade, all []BuildRule) []int8 {
	by := make([]int8, len(ups))
	var at []int // who bears talents
	for k, u := range ups {
		for _, r := range slices.Concat(u.Build, all) {
			if r.Op == Bears && r.Scope.Holds(u, u.ID) {
				at = append(at, k)
			}
		}
	}
	if len(at) > 0 {
		free := talentSlots(s, c, a, ups)
		for _, k := range at {
			free -= int(ups[k].Slots[Talent]) // what it prints is the slot that it has
		}
		bearTalents(by, at, ups, free)
	}
	bearOfficers(by, ups)
	return by
}

// talentSlots counts the talent slots that are printed on a ship and its cards.
func talentSlots(s *Ship, c *Captain, a *Admiral, ups []*Upgrade) int {
	n := int(s.Slots[Talent])
	if c != nil {
		n += int(c.Talents + c.Slots[Talent])
	}
	if a != nil {
		n += int(a.Talents)
	}
	for _, u := range ups {
		n += int(u.Slots[Talent])
	}
	return n
}

func bearTalents(by []int8, at []int, ups []*Upgrade, free int) {
	for k, u := range ups {
		switch {
		case u.Kind != Talent || slices.ContainsFunc(u.Build, NeedsNoSlot):
		case free > 0:
			free--
		case len(at) > 0:
			by[k], at = int8(at[0]+1), at[1:]
		}
	}
}

func bearOfficers(by []int8, ups []*Upgrade) {
	under := make([]int, len(ups))
	room := func(k int) bool { return ups[k].Kind == Crew && under[k] < mostOfficers }
	for k, u := range ups {
		if u.Kind != Officer {
			continue
		}
		at := k - 1
		for at >= 0 && ups[at].Kind != Crew {
			at--
		}
		if at < 0 || !room(at) {
			at = 0
			for at < len(ups) && !room(at) {
				at++
			}
		}
		if at < len(ups) {
			under[at]++
			by[k] = int8(at + 1)
		}
	}
}
