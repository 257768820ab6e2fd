package card

// Captain is a captain card.
type Captain struct {
	Printed
	Skill   int8
	Talents int8
	Drones  int8 // starting stack; the skill is the number left (rules 8)
	Slots   Slots
	Choices []SlotChoice
}

// Admiral is an admiral card.
type Admiral struct {
	Printed
	SkillBonus int8
	Talents    int8
	Side       *Captain // the card turned captain side up, nil where the data do not say
}

// NoCaptain stands for the captain of a ship that takes none: a card without an id.
//
// Ruling: where nothing says otherwise its Captain Skill is 1, that of a ship whose captain is gone.
func NoCaptain(s *Ship) *Captain {
	return &Captain{Printed: Printed{Name: "No captain"}, Skill: max(s.Skill, 1)}
}

// None reports whether the card stands for no captain.
func (c *Captain) None() bool { return c.ID == "" }
