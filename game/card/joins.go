package card

import "slices"

// Joined are a ship and its captain, nil for none, with the factions that the cards of the ship give
// them beside their own. Both are the same where no card gives any.
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
	return s, c
}
