package card

import "slices"

// Joined are a ship and its captain, nil for none, with the factions that the cards of the ship give
// them beside their own, and the captain with what captains under his card or beside him make of him.
// Both are the same where no card changes anything.
func Joined(s *Ship, c *Captain, ups []*Upgrade) (*Ship, *Captain) {
	for _, u := range ups {
		for i := range u.Build {
			switch r := &u.Build[i]; {
			case r.Op == ShipJoins && !ShareFaction(s.Factions, r.Scope.Factions):
				of := *s
				of.Factions = slices.Concat(s.Factions, r.Scope.Factions)
				s = &of
			case r.Op == CaptainJoins && c != nil && !ShareFaction(c.Factions, r.Scope.Factions):
				of := *c
				of.Factions = slices.Concat(c.Factions, r.Scope.Factions)
				c = &of
			}
		}
	}
	return s, led(c, ups)
}
