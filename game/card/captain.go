package card

// Captain is a captain card.
type Captain struct {
	ID, Name     string
	Factions     []Faction
	Unique       bool
	Mirror       bool
	Skill        int8
	SP           int
	SPUtopia     int // -1 unknown
	Talents      int8
	Drones       int8 // starting stack; the skill is the number left (rules 8)
	Slots        Slots
	Restrictions []Restriction
	Ability      bool
	Abilities    []Ability
	OnlyBuilds   bool
	Build        []BuildRule
	Sets         []string
	Utopia       string
}

// Unplayed says that the program does not play the card's ability, or is empty.
func (c *Captain) Unplayed() string { return unplayed(c.Ability, c.OnlyBuilds, len(c.Abilities)) }

// Admiral is an admiral card.
type Admiral struct {
	ID, Name     string
	Factions     []Faction
	Unique       bool
	Mirror       bool
	SkillBonus   int8
	SP           int
	Talents      int8
	Restrictions []Restriction
	Ability      bool
	Abilities    []Ability
	Sets         []string
	Utopia       string
	Side         *Captain // the card turned captain side up, nil where the data do not say
}

// Unplayed says that the program does not play the card's ability, or is empty.
func (a *Admiral) Unplayed() string { return unplayed(a.Ability, false, len(a.Abilities)) }
