package card

// Printed holds the facts that cards of every kind print.
type Printed struct {
	ID, Name     string
	Factions     []Faction
	Unique       bool
	Mirror       bool // a Mirror Universe unique, counted apart (rules 2)
	SP           int
	ByAttack     bool // the price is SP and the attack value of the ship that the card is on
	SPUtopia     int  // the price of the Utopia builder: of a generic ship the one since 2017; -1 unknown
	Restrictions []Restriction
	Ability      bool // it has words beyond its numbers and costs
	OnlyBuilds   bool // those words concern fleet building only, which is played
	Build        []BuildRule
	Abilities    []Ability
	Keywords     Keywords
	Sets         []string
	Utopia       string   // id in the Utopia builder
	Also         []string // other ids of the same card: of other printings, or of one for each kind of slot
}

// SPOn is the printed price on a ship.
func (c *Printed) SPOn(s *Ship) int {
	if c.ByAttack && s != nil {
		return c.SP + int(s.Attack)
	}
	return c.SP
}

// ByHand stands for the words of a card of which the program knows nothing: one from outside
// its pool.
const ByHand = "ability not played: apply it by hand"

// Unplayed says that the program does not play the card's ability, or is empty.
func (c *Printed) Unplayed() string {
	if c.Ability && !c.OnlyBuilds && len(c.Abilities) == 0 {
		return ByHand
	}
	return ""
}

// Words tells the card's lines and limits in our own words: one line for each.
func (c *Printed) Words() string { return c.text(Slots{}) }

// printed reads what the file tells of a card of any kind, its factions apart: a resource has none.
func (p *place) printed(y *printedYAML) Printed {
	p.named(y.ID, y.Name)
	sp, byAttack := p.value("sp", y.SP, 0, 99)
	c := Printed{
		ID:        y.ID,
		Name:      y.Name,
		Unique:    y.Unique || y.Mirror,
		Mirror:    y.Mirror,
		SP:        sp,
		ByAttack:  byAttack,
		Also:      y.Also,
		Abilities: entries(p, "abilities", y.Abilities, (*lineYAML).ability),
		Keywords:  p.keywords(y.Keywords),
		Sets:      y.Sets,
		Utopia:    y.Utopia,
	}
	c.Ability = y.Ability || len(c.Abilities) > 0
	return c
}

// builds reads what the file tells beside that of the building of a fleet.
func (p *place) builds(c *Printed, y *buildsYAML) {
	if c.SPUtopia = c.SP; y.SPUtopia != nil {
		c.SPUtopia = *y.SPUtopia
		p.number("sp_utopia", c.SPUtopia, -1, 99)
	}
	c.Build, c.OnlyBuilds, c.Ability = parsed(p, "build", y.Build, buildRule), y.OnlyBuilds, c.Ability || y.OnlyBuilds
}
