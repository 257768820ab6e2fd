package card

import "slices"

// LaidBeneath tells of each upgrade of a ship under which of its cards it lies face down: 0 none, 1
// the captain, else the number of an upgrade plus 2. The first card takes the dearest that it may, of
// equally dear ones the first in the list, and the next one of those that are left.
func LaidBeneath(s *Ship, c *Captain, ups []*Upgrade) []int8 {
	under := make([]int8, len(ups))
	lay := func(holder int8, build []BuildRule, own string) {
		for i := range build {
			r := &build[i]
			if r.Op != Beneath {
				continue
			}
			for range max(r.Scope.First, 1) {
				best := -1
				for k, u := range ups {
					sp := u.SPOn(s)
					if under[k] == 0 && int8(k)+2 != holder && sp <= r.N && r.Scope.Holds(u, own) &&
						!slices.ContainsFunc(u.Build, func(x BuildRule) bool { return x.Op == Beneath }) &&
						(best < 0 || sp > ups[best].SPOn(s)) {
						best = k
					}
				}
				if best >= 0 {
					under[best] = holder
				}
			}
		}
	}
	if c != nil {
		lay(1, c.Build, c.ID)
	}
	for k, u := range ups {
		lay(int8(k)+2, u.Build, u.ID)
	}
	return under
}
