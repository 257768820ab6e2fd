package card

// Ship is a ship card.
type Ship struct {
	Printed
	Class                          *Class
	Attack, Agility, Hull, Shields int8
	Actions                        ActionSet
	Slots                          Slots // the Upgrade Bar; Elite Talents come from captains and admirals
	CaptainLimit                   int8
	Skill                          int8 // Captain Skill of a ship that takes no captain
}

// Stack returns the tokens of an attack squadron, the one on top first; nil of any other ship.
func (s *Ship) Stack() []SquadronToken {
	if s.Class.Squadron() && !s.Unique {
		return s.Class.Stack[1:]
	}
	return s.Class.Stack
}

// Value returns one of the four values of the ship.
func (s *Ship) Value(of Stat) int8 {
	return [...]int8{AttackStat: s.Attack, AgilityStat: s.Agility, HullStat: s.Hull, ShieldStat: s.Shields}[of]
}
