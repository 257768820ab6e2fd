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
	Fleet    game.Fleet `json:"-"`
}

// Line is what one card costs.
type Line struct {
	Card        string       `json:"card"`
	ID          string       `json:"id"`
	Kind        string       `json:"kind"` // ship, captain, admiral, or the kind of upgrade
	Ship        int          `json:"ship"` // which ship of the list, from 1; 0 for the resource
	Printed     int          `json:"printed"`
	SP          int          `json:"sp"` // paid
	Adjustments []Adjustment `json:"adjustments"`
}

// Adjustment is one reason why a card costs more or less than is printed.
type Adjustment struct {
	Why string `json:"why"`
	SP  int    `json:"sp"`
}

// Problem is one reason why a fleet is not legal.
type Problem struct {
	Code string `json:"code"`
	Ship int    `json:"ship"` // from 1; 0: the fleet as a whole
	Card string `json:"card"` // its name, empty for the fleet as a whole
	Why  string `json:"why"`
}

// Codes of problems.
const (
	UnknownCard = "unknown-card" // no card has this id
	WrongName   = "wrong-name"   // the file calls the card by another name
	NoCaptain   = "no-captain"
	NoSlot      = "no-slot"    // more upgrades of a kind than slots
	SlotLimit   = "slot-limit" // the card is too dear for the slot
	NotUnique   = "not-unique" // two unique cards of the same name
	Restricted  = "restricted" // the card may not be on this ship
	TooMany     = "too-many"   // more copies on one ship than the card allows
	Excluded    = "excluded"   // the card may not be in a fleet with another
	TwoAdmirals = "two-admirals"
	OverLimit   = "over-limit"
	WrongTotal  = "wrong-total"  // the file states another total
	EventPrices = "event-prices" // prices of an event, not computed yet
)

// Build prices the list and makes of it the fleet that is played, with everything that is wrong with it. Cards
// that do not exist are left out.
func Build(l List, cat *card.Catalogue) (game.Fleet, []Problem) {
	s := Check(l, cat)
	return s.Fleet, s.Problems
}

// Check prices the list line by line and says what is wrong with it (rules 2).
func Check(l List, cat *card.Catalogue) Sheet {
	b := builder{cat: cat, event: l.EventMode != ""}
	b.Limit = l.Limit
	b.Lines, b.Problems = []Line{}, []Problem{}
	b.Fleet.ID, b.Fleet.Name = l.ID, l.Name
	for i, ls := range l.Ships {
		b.at = i + 1
		b.ship(ls)
	}
	b.at = 0
	b.resource(l.Resource)
	for _, line := range b.Lines {
		b.Total += line.SP
	}
	b.Fleet.Total = b.Total
	b.unique()
	b.whole(l)
	b.Legal = len(b.Problems) == 0
	return b.Sheet
}

// builder fills a sheet.
type builder struct {
	Sheet
	cat   *card.Catalogue
	event bool
	at    int // the ship being built, from 1
	cards []named
}

// named is a card of the fleet as uniqueness sees it.
type named struct {
	name           string
	unique, mirror bool
	ship           int
	not            []string // names it may not be in a fleet with
}

func (b *builder) problem(code, card, format string, args ...any) {
	b.Problems = append(b.Problems, Problem{code, b.at, card, fmt.Sprintf(format, args...)})
}

// known notes a card that does not exist, or that the file calls by another name.
func (b *builder) known(kind string, r Ref, found bool, name string) bool {
	if !found {
		b.problem(UnknownCard, r.Name, "there is no %s with the id %q", kind, r.ID)
	} else if r.Name != "" && r.Name != name {
		b.problem(WrongName, name, "the list calls %q by the name %q", r.ID, r.Name)
	}
	return found
}

func (b *builder) line(kind, id, name string, p price) int {
	b.Lines = append(b.Lines, Line{name, id, kind, b.at, p.printed, p.paid(), p.why})
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
	b.Fleet.Resource = game.Bought{Card: u, SP: b.line(u.Kind.String(), u.ID, u.Name, price{printed: u.SP})}
}

func nameOf(u *card.Upgrade) string {
	if u == nil {
		return ""
	}
	return u.Name
}

// unique looks for two unique cards of the same name, ships, captains and upgrades alike; Mirror Universe uniques
// are counted apart (rules 2).
func (b *builder) unique() {
	for i, c := range b.cards {
		b.at = c.ship
		for _, d := range b.cards[:i] {
			if c.unique && d.unique && c.name == d.name && c.mirror == d.mirror {
				b.problem(NotUnique, c.name, "a fleet has room for one unique card of the name %s", c.name)
				break
			}
		}
		for _, not := range c.not {
			for _, d := range b.cards {
				if d.name == not {
					b.problem(Excluded, c.name, "%s may not be in a fleet with %s", c.name, not)
					break
				}
			}
		}
	}
	b.at = 0
}

// whole judges the fleet as a whole: admirals and points.
func (b *builder) whole(l List) {
	admirals := 0
	for _, s := range b.Fleet.Ships {
		if s.Admiral != nil {
			admirals++
		}
	}
	if admirals > 1 {
		b.problem(TwoAdmirals, "", "a fleet has one admiral at most, not %d", admirals)
	}
	switch {
	case b.event:
		b.problem(EventPrices, "", "prices and slots of the event (%s fleet) are not computed yet", l.EventMode)
	case l.Limit > 0 && b.Total > l.Limit:
		b.problem(OverLimit, "", "%d SP of %d", b.Total, l.Limit)
	}
	if !b.event && l.Total > 0 && l.Total != b.Total {
		b.problem(WrongTotal, "", "the list states %d SP, its cards cost %d", l.Total, b.Total)
	}
}
