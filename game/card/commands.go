package card

import "slices"

// Captains in other places: under the card of another captain, beside him, and crew that commands.

// commands makes the cards of captains as they lie with another one, and those of crew as captains.
func (c *Catalogue) commands() {
	c.second, c.crew = make(map[string]*Upgrade, len(c.captain)), map[string]*Captain{}
	for _, v := range c.captain {
		u := &Upgrade{Printed: v.Printed, Kind: SecondCaptain, Slots: v.Slots, Choices: v.Choices, Captain: v}
		c.second[v.ID] = u
	}
	for _, s := range c.Ships {
		for i := range s.Build {
			if r := &s.Build[i]; r.Op == CrewCommands {
				c.crewAsCaptains(int8(r.N))
			}
		}
	}
}

// crewAsCaptains makes a captain of each crew upgrade, whose Captain Skill is its price and so much more.
func (c *Catalogue) crewAsCaptains(more int8) {
	for _, u := range c.Upgrades {
		if u.Kind == Crew {
			c.crew[u.ID] = &Captain{Printed: u.Printed, Skill: int8(u.SP) + more, Slots: u.Slots, Choices: u.Choices}
		}
	}
}

// TakesCrew reports whether a crew upgrade may be the captain of the ship.
func (s *Ship) TakesCrew() bool {
	return slices.ContainsFunc(s.Build, func(r BuildRule) bool { return r.Op == CrewCommands })
}

// Under tells of each upgrade of a ship by which rule of its captain it lies under his card, nil where
// it does not: captains whose text or Captain Skill he has.
func (c *Captain) Under(ups []*Upgrade) []*BuildRule {
	by := make([]*BuildRule, len(ups))
	if c == nil {
		return by
	}
	for i := range c.Build {
		r := &c.Build[i]
		if r.Op != CaptainsText && r.Op != CaptainsSkill {
			continue
		}
		left := max(r.Scope.First, 1)
		for k, u := range ups {
			if u.Kind == SecondCaptain && left > 0 && r.takes(u.Captain) {
				by[k] = r
				left--
			}
		}
	}
	return by
}

// Bare are the upgrades of a ship as they count while the fleet is built: a captain that lies under
// another one from the set-up on brings nothing then.
func (c *Captain) Bare(ups []*Upgrade) []*Upgrade {
	list := slices.Clone(ups)
	for k, r := range c.Under(ups) {
		if r != nil && r.SumSP == 0 {
			of := *ups[k]
			of.Slots, of.Choices, of.Build, of.Restrictions = Slots{}, nil, nil, nil
			list[k] = &of
		}
	}
	return list
}

// takes reports whether a captain may lie under the card of the rule.
func (r *BuildRule) takes(c *Captain) bool {
	return r.Scope.OfFaction(c.Factions) && (r.MaxSP == 0 || c.SP <= r.MaxSP)
}

// led are the captain of a ship with what the captains that lie with him make of him.
//
// Ruling: what their text counts by itself, such as a limit that several lines share, it counts apart
// from his. A captain whose Captain Skill is the number of his Drone Tokens has none to give.
func led(c *Captain, ups []*Upgrade) *Captain {
	if c == nil || !slices.ContainsFunc(ups, func(u *Upgrade) bool { return u.Kind == SecondCaptain }) {
		return c
	}
	of := *c
	for k, r := range c.Under(ups) {
		switch {
		case r == nil:
		case r.Op == CaptainsText:
			of.Abilities = slices.Concat(of.Abilities, apart(ups[k].Abilities, k))
		default:
			of.Skill, of.Talents = ups[k].Captain.Skill, ups[k].Captain.Talents
		}
	}
	for k, r := range besideCaptain(ups) {
		if r != nil {
			of.Skill = max(of.Skill, ups[k].Captain.Skill) + int8(r.N)
		}
	}
	return &of
}

// apart are lines whose shared limits are not those of the lines of other cards.
func apart(list []Ability, k int) []Ability {
	list = slices.Clone(list)
	for i := range list {
		if list[i].Shares > 0 {
			list[i].Shares += int8(10 * (k + 1))
		}
	}
	return list
}

// besideCaptain tells of each upgrade by which rule it is a second captain of the ship.
func besideCaptain(ups []*Upgrade) []*BuildRule {
	by := make([]*BuildRule, len(ups))
	for _, u := range ups {
		for i := range u.Build {
			if u.Build[i].Op != TwoCaptains {
				continue
			}
			if k := slices.IndexFunc(ups, func(v *Upgrade) bool { return v.Kind == SecondCaptain }); k >= 0 {
				by[k] = &u.Build[i]
			}
		}
	}
	return by
}

// Laid are the upgrades of a ship as they are played with its captain: of captains that lie under his
// card he says the text, and a second one takes his place when he is discarded.
func Laid(c *Captain, ups []*Upgrade) []*Upgrade {
	if c == nil || !slices.ContainsFunc(ups, func(u *Upgrade) bool { return u.Kind == SecondCaptain }) {
		return ups
	}
	ups = slices.Clone(ups)
	under, beside := c.Under(ups), besideCaptain(ups)
	for k := range ups {
		switch {
		case under[k] != nil:
			of := *ups[k]
			of.Abilities = nil
			ups[k] = &of
		case beside[k] != nil:
			of := *ups[k]
			of.Abilities = append(slices.Clone(of.Abilities), succeeds(of.Captain.Skill+int8(beside[k].N)))
			ups[k] = &of
		}
	}
	return ups
}

// succeeds is the line of a second captain.
func succeeds(skill int8) Ability {
	command := Effect{Op: BecomeCaptain}
	command.N = skill
	return Ability{
		At: At(CaptainGone),
		If: []Condition{{Op: IsTheCaptain, Not: true}},
		Do: []Effect{command},
	}
}
