package card

// Captain is a captain card.
type Captain struct {
	Printed
	Skill   int8
	Talents int8
	Drones  int8 // starting stack; the skill is the number left (rules 8)
	Slots   Slots
}

// Admiral is an admiral card.
type Admiral struct {
	Printed
	SkillBonus int8
	Talents    int8
	Side       *Captain // the card turned captain side up, nil where the data do not say
}
