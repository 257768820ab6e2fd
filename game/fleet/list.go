package fleet

// List is a fleet as it stands in a file: card ids, with names for the reader.
type List struct {
	ID       string     `yaml:"id,omitempty"`
	Name     string     `yaml:"name"`
	Scenario string     `yaml:"scenario,omitempty"`
	Side     string     `yaml:"side,omitempty"`
	Limit    int        `yaml:"sp_limit,omitempty"` // squadron points allowed, 0: no limit
	Total    int        `yaml:"total,omitempty"`    // as stated in the file, 0: not stated
	Notes    string     `yaml:"notes,omitempty"`    // the player's own words
	Other    int        `yaml:"other,omitempty"`    // points for something that is no card of the list
	Resource Ref        `yaml:"resource,omitempty"`
	Ships    []ListShip `yaml:"ships"`
}

// ListShip is a ship of a list with what is assigned to it.
type ListShip struct {
	Ship         Ref    `yaml:"ship"`
	Captain      Ref    `yaml:"captain,omitempty"` // an admiral's id puts that card here captain side up
	Admiral      Ref    `yaml:"admiral,omitempty"`
	ExchangeSlot string `yaml:"exchange_slot,omitempty"` // the kind of slot given up, where a scenario allows it
	Upgrades     []Ref  `yaml:"upgrades,omitempty"`
}

// Ref names a card. The id counts; the name is for people and, where given, must be the card's.
type Ref struct {
	ID   string `yaml:"id"`
	Name string `yaml:"name,omitempty"`
}

// IsZero reports whether no card is named.
func (r Ref) IsZero() bool { return r == Ref{} }

// IDs returns the ids of all cards of the list.
func (l *List) IDs() (ids []string) {
	add := func(refs ...Ref) {
		for _, r := range refs {
			if r.ID != "" {
				ids = append(ids, r.ID)
			}
		}
	}
	add(l.Resource)
	for _, s := range l.Ships {
		add(s.Ship, s.Captain, s.Admiral)
		add(s.Upgrades...)
	}
	return ids
}
