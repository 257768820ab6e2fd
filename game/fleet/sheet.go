package fleet

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/card"
)

// Sheet is a fleet priced and checked, line by line.
type Sheet struct {
	Legal    bool       `json:"legal"`
	Total    int        `json:"total"`
	Limit    int        `json:"limit"` // 0: none
	Lines    []Line     `json:"lines"`
	Problems []Problem  `json:"problems"`
	Berths   []Berth    `json:"-"`
	Fleet    game.Fleet `json:"-"`
}

// Berth is the slots of a ship of the list, by the kind of upgrade.
type Berth struct {
	Ship int                   // from 1
	Room card.Slots            // all slots
	Free card.Slots            // those without a card
	From [card.Resource]string // where they come from: "3 crew slots (2 printed, 1 of Weyoun)"
}

// Berth returns the slots of a ship of the list, numbered from 1, and the zero Berth if the
// catalogue does not have the ship.
func (s *Sheet) Berth(number int) Berth {
	for _, b := range s.Berths {
		if b.Ship == number {
			return b
		}
	}
	return Berth{}
}

// Line tells the cost of one card.
type Line struct {
	Card        string       `json:"card"`
	ID          string       `json:"id"`
	Kind        string       `json:"kind"` // ship, captain, admiral, the kind of upgrade, resource or other
	Ship        int          `json:"ship"` // which ship of the list, from 1; 0 for what belongs to the fleet
	Printed     int          `json:"printed"`
	SP          int          `json:"sp"` // paid
	Adjustments []Adjustment `json:"adjustments"`
	// of a ship, in words: the slot it gave up and the one it has for it
	Exchanged string `json:"exchanged,omitempty"`
}

// Adjustment is a reason why a card costs more or less than is printed, and the difference.
type Adjustment struct {
	Why string `json:"why"`
	SP  int    `json:"sp"`
}

// ShipTotal returns the cost of a ship of the sheet with all that is assigned to it; number from 1,
// 0 for what belongs to the fleet as a whole.
func (s *Sheet) ShipTotal(number int) int {
	n := 0
	for _, l := range s.Lines {
		if l.Ship == number {
			n += l.SP
		}
	}
	return n
}

// builder fills a sheet.
type builder struct {
	Sheet
	cat      *card.Catalogue // as it counts under the house rules
	house    *game.House     // nil for none
	building *game.Building  // of the scenario, nil for none
	list     []ListShip      // the ships of the list
	at       int             // the ship being built, from 1
	forAll   []rule          // building rules that are for every ship
	cards    []named
	officers [2]card.Faction // that serve on ships of each other
	places   []int           // of Fleet.Ships in the list, from 1
}

// named is a card of the fleet as uniqueness sees it.
type named struct {
	name           string
	unique, mirror bool
	ship           int
	not            []string // names it may not be in a fleet with
}

func (b *builder) bad(p Problem) {
	p.Ship = b.at
	b.Problems = append(b.Problems, p)
}

// known notes a card that does not exist, or that the file calls by another name.
func (b *builder) known(kind string, r Ref, found bool, name string) bool {
	switch {
	case !found:
		b.bad(Problem{Code: UnknownCard, Card: r.Name, Rule: "a fleet can only have known cards",
			Why:  fmt.Sprintf("there is no %s with the id %q", kind, r.ID),
			Mend: "correct the id, or import the card (attackwing cards import)"})
	case r.Name != "" && r.Name != name:
		b.bad(Problem{Code: WrongName, Card: name, Rule: "the id of a card counts, its name must fit",
			Why: fmt.Sprintf("the list calls %q by the name %q", r.ID, r.Name), Mend: "correct the name or the id"})
	}
	return found
}

func (b *builder) line(kind, id, name string, p price) int {
	if p.why == nil {
		p.why = []Adjustment{}
	}
	b.Lines = append(b.Lines,
		Line{Card: name, ID: id, Kind: kind, Ship: b.at, Printed: p.printed, SP: p.paid(), Adjustments: p.why})
	return p.paid()
}

func (b *builder) has(name string, unique, mirror bool, rs []card.Restriction) {
	n := named{name: name, unique: unique, mirror: mirror, ship: b.at}
	for _, r := range rs {
		if r.Kind == card.NotWith {
			n.not = append(n.not, r.Cond.Values...)
		}
	}
	b.cards = append(b.cards, n)
}

func (b *builder) resource(r Ref) {
	if r.IsZero() {
		return
	}
	u := b.cat.Resource(r.ID)
	if !b.known("resource", r, u != nil, nameOf(u)) {
		return
	}
	p := price{printed: u.SP}
	for i := range u.Build {
		switch r := &u.Build[i]; r.Op {
		case card.PriceHalf:
			p.add("half the "+r.Stat.String()+" of the ships", (b.sum(r.Stat)+1)/2)
		case card.PriceHigher:
			p.add(fmt.Sprintf("ships of %s above %d", r.Stat.String(), r.Above), r.N*b.higher(r.Stat, r.Above))
		}
	}
	b.event(&p, game.ResourceCard, u.Factions)
	b.Fleet.Resource = game.Bought{Card: u, SP: b.line(u.Kind.String(), u.ID, u.Name, p)}
}

// sum adds up a value printed on the ships of the fleet.
//
// Ruling: what upgrades add to it is not counted; the cards speak of the values that ships start with.
func (b *builder) sum(of card.Stat) (n int) {
	for i := range b.Fleet.Ships {
		n += int(b.Fleet.Ships[i].Ship.Value(of))
	}
	return n
}

// higher counts the ships of the fleet on which a higher number is printed.
func (b *builder) higher(of card.Stat, than int) (n int) {
	for i := range b.Fleet.Ships {
		if int(b.Fleet.Ships[i].Ship.Value(of)) > than {
			n++
		}
	}
	return n
}

func nameOf(u *card.Upgrade) string {
	if u == nil {
		return ""
	}
	return u.Name
}
