package card

// Ship is a ship card.
type Ship struct {
	ID, Name                           string
	Class                              *Class
	Factions                           []Faction
	Unique                             bool
	Mirror                             bool // a Mirror Universe unique, counted apart (rules 2)
	Attack, Agility, Hull, Shields     int8
	SP                                 int
	SPUtopia                           int // the price of the Utopia builder, for its reader only; -1 unknown
	Actions                            ActionSet
	Crew, Tech, Weapon, Borg, Squadron int8
	CaptainLimit                       int8
	Ability                            bool // the card prints an ability
	Abilities                          []Ability
	OnlyBuilds                         bool // the ability concerns fleet building only, which is played
	Build                              []BuildRule
	Sets                               []string
	Utopia                             string // id in the Utopia builder
}

// Slots is the Upgrade Bar as numbers by kind; Elite Talents come from captains and admirals.
func (s *Ship) Slots() Slots {
	var n Slots
	n[Crew], n[Tech], n[Weapon], n[BorgUpgrade], n[SquadronUpgrade] = s.Crew, s.Tech, s.Weapon, s.Borg, s.Squadron
	return n
}

// Unplayed says that the program does not play the card's ability, or is empty.
func (s *Ship) Unplayed() string { return unplayed(s.Ability, s.OnlyBuilds, len(s.Abilities)) }

// ByHand is what a card says that has words of which the program knows nothing: one from outside its pool.
const ByHand = "ability not played: apply it by hand"

func unplayed(ability, onlyBuilds bool, lines int) string {
	if ability && !onlyBuilds && lines == 0 {
		return ByHand
	}
	return ""
}
