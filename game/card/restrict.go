package card

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// RestrictionKind is what a restriction does.
type RestrictionKind uint8

// The kinds of restriction printed on cards.
const (
	OnlyOn    RestrictionKind = iota // may only be assigned where Cond holds
	OnePer                           // at most N of this card on one ship
	Surcharge                        // costs N more unless Cond holds; not a faction penalty (rules 2)
	NotWith                          // not in a fleet with a card of the name Cond.Values[0]
)

// Restriction is a printed limit on where a card may go, or what it costs there.
type Restriction struct {
	Kind RestrictionKind
	Cond Cond
	N    int
	Text string // as in the data
}

// Field is what a condition looks at.
type Field uint8

// The fields of a ship, and of its captain, that conditions name.
const (
	ShipFaction Field = iota
	ShipClass
	ShipTitle
	ShipHull
	CaptainFaction
	CaptainID
)

var fieldNames = [...]string{"ship_faction", "ship_class", "ship_title", "hull", "captain_faction", "captain"}

// Cond is a condition on a ship and its captain; the zero Cond with Always set holds everywhere.
type Cond struct {
	Always          bool
	Field           Field
	Contains        bool // a part of the name is enough
	Values          []string
	AtLeast, AtMost int8      // for ShipHull
	Factions        []Faction // the values, where they are factions
	captains        []string  // names of the captains whose ids are the values, once the catalogue is whole
}

// Holds tells whether the condition is true of a ship with this captain (nil: none).
func (c *Cond) Holds(s *Ship, capt *Captain) bool {
	if c.Always {
		return true
	}
	switch c.Field {
	case ShipFaction:
		return ShareFaction(s.Factions, c.Factions)
	case ShipClass:
		return c.match(s.Class.Name)
	case ShipTitle:
		return c.match(s.Name)
	case ShipHull:
		return s.Hull >= c.AtLeast && s.Hull <= c.AtMost
	case CaptainFaction:
		return capt != nil && ShareFaction(capt.Factions, c.Factions)
	case CaptainID:
		return capt != nil && c.match(capt.ID)
	}
	return false
}

// OfCaptain reports whether the condition speaks of the captain, not of the ship.
func (c *Cond) OfCaptain() bool { return c.Field == CaptainFaction || c.Field == CaptainID }

func (c *Cond) match(name string) bool {
	return slices.ContainsFunc(c.Values, func(v string) bool {
		return v == name || c.Contains && strings.Contains(name, v)
	})
}

// String says the condition in words.
func (c *Cond) String() string {
	who := strings.Join(c.Values, " or ")
	switch {
	case c.Always:
		return "always"
	case c.Field == ShipHull && c.AtLeast > 0:
		return fmt.Sprintf("a ship with Hull %d or more", c.AtLeast)
	case c.Field == ShipHull:
		return fmt.Sprintf("a ship with Hull %d or less", c.AtMost)
	case c.Field == ShipFaction:
		return article(who) + " ship"
	case c.Field == ShipClass && c.Contains:
		return "a ship whose class has " + who + " in its name"
	case c.Field == ShipClass:
		return "a ship of the class " + who
	case c.Field == CaptainFaction:
		return "a ship with " + article(who) + " captain"
	case c.Field == CaptainID && len(c.captains) > 0:
		return "a ship with the captain " + list(c.captains, "or")
	case c.Field == CaptainID:
		return "a ship with one of its own captains"
	}
	return "the " + who
}

// parseCond reads field=value, field~part, field>=n or field<=n; values may be joined by |.
func parseCond(text string) (Cond, error) {
	i := strings.IndexAny(text, "=~<>")
	if i < 0 {
		return Cond{}, fmt.Errorf("%q is not a condition", text)
	}
	f := slices.Index(fieldNames[:], text[:i])
	if f < 0 {
		return Cond{}, unknown("field", text[:i], fieldNames[:])
	}
	c := Cond{Field: Field(f)}
	if c.Field == ShipHull {
		return parseHull(c, text[i:])
	}
	c.Contains = text[i] == '~'
	if text[i] != '=' && !c.Contains {
		return Cond{}, fmt.Errorf("%q compares names", text)
	}
	c.Values = strings.Split(text[i+1:], "|")
	if c.Field != ShipFaction && c.Field != CaptainFaction {
		return c, nil
	}
	var err error
	c.Factions, err = readAll(c.Values, factionNamed)
	return c, err
}

func parseHull(c Cond, text string) (Cond, error) {
	if len(text) < 3 || text[1] != '=' {
		return Cond{}, fmt.Errorf("hull%s: want >= or <=", text)
	}
	n, err := strconv.Atoi(text[2:])
	if err != nil || n < 0 || n > 99 {
		return Cond{}, fmt.Errorf("hull%s: want a number from 0 to 99", text)
	}
	c.AtMost = 99
	if text[0] == '>' {
		c.AtLeast = int8(n)
	} else {
		c.AtMost = int8(n)
	}
	return c, nil
}

// parseRestriction reads one entry of a card's restrictions.
func parseRestriction(text string) (Restriction, error) {
	r := Restriction{Text: text}
	var err error
	switch {
	case strings.HasPrefix(text, "only:"):
		r.Kind = OnlyOn
		r.Cond, err = parseCond(text[len("only:"):])
	case strings.HasPrefix(text, "max"):
		r.Kind = OnePer
		r.N, err = strconv.Atoi(text[len("max"):])
	case strings.HasPrefix(text, "not_in_fleet_with:"):
		r.Kind = NotWith
		r.Cond.Values = []string{text[len("not_in_fleet_with:"):]}
	case strings.HasPrefix(text, "+"):
		n, cond, ok := strings.Cut(text[1:], "unless:")
		if !ok {
			return r, fmt.Errorf("%q: want +N unless:CONDITION", text)
		}
		r.Kind = Surcharge
		if r.N, err = strconv.Atoi(n); err == nil {
			r.Cond, err = parseCond(cond)
		}
	default:
		return r, fmt.Errorf("%q is not a restriction", text)
	}
	if err == nil && (r.N < 0 || r.N > 20) {
		err = fmt.Errorf("%q: the number is out of range", text)
	}
	return r, err
}
