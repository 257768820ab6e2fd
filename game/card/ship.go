package card

// Ship is a ship card.
type Ship struct {
	Printed
	Class                              *Class
	Attack, Agility, Hull, Shields     int8
	Actions                            ActionSet
	Crew, Tech, Weapon, Borg, Squadron int8
	CaptainLimit                       int8
}

// Slots is the Upgrade Bar as numbers by kind; Elite Talents come from captains and admirals.
func (s *Ship) Slots() Slots {
	var n Slots
	n[Crew], n[Tech], n[Weapon], n[BorgUpgrade], n[SquadronUpgrade] = s.Crew, s.Tech, s.Weapon, s.Borg, s.Squadron
	return n
}
