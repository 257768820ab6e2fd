package card

import "strings"

// captainSide is an admiral's card turned captain side up. Its words are not known, so it says that
// they are not played.
func (a *Admiral) captainSide(p *place, y *sideYAML) *Captain {
	p.number("sp", y.SP, 0, 99)
	return &Captain{
		Printed: Printed{
			ID:           a.ID,
			Name:         a.Name,
			Factions:     a.Factions,
			Unique:       a.Unique,
			Mirror:       a.Mirror,
			SP:           y.SP,
			SPUtopia:     -1,
			Restrictions: a.Restrictions,
			Ability:      true,
			Sets:         a.Sets,
		},
		Skill: p.small("captain", y.Skill, 1, 12), Talents: p.small("captain", y.Talents, 0, 4),
	}
}

// sides joins admirals to their captain sides, which are found by the admiral's id too. Where the
// side is a card of the catalogue that one is taken: its id is the admiral's with "cap" before the
// set.
func (c *Catalogue) sides() {
	for _, a := range c.Admirals {
		if i := strings.LastIndexByte(a.ID, '_'); i >= 0 {
			if v := c.captain[a.ID[:i]+"_cap"+a.ID[i:]]; v != nil {
				a.Side = v
			}
		}
		if a.Side != nil && c.captain[a.ID] == nil {
			c.captain[a.ID] = a.Side
		}
	}
}
