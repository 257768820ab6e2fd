package card

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"attackwing/physics"
)

// RestrictionKind is the effect of a restriction.
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

// Field is the fact that a condition looks at.
type Field uint8

// The fields of a ship, and of its captain, that conditions name.
const (
	ShipFaction Field = iota
	ShipClass
	ShipTitle
	ShipHull
	CaptainFaction
	CaptainID // by id, or by name
	ShipAttack
	CaptainSkill
	DialSpeed // the highest on the dial
	DialHas
	ActionBar
	NoRearArc
	UniqueShip
	CaptainTalents
	OtherShip // another ship of the fleet: whoever builds it looks
	UniqueCaptain
)

var fieldNames = [...]string{
	"ship_faction", "ship_class", "ship_title", "hull", "captain_faction", "captain",
	"attack", "captain_skill", "dial_speed", "dial", "bar", "no_rear_arc", "unique_ship", "captain_talents",
	"other_ship_faction", "unique_captain",
}

// dialWords are the maneuvers that a condition may ask of a dial.
var dialWords = map[string]struct {
	bearing physics.Bearing
	words   string
}{
	"about": {physics.ComeAbout, "Come About"}, "reverse": {physics.Reverse, "reverse"},
	"spin": {physics.SpinLeft, "spin"},
}

// number reports whether the field is compared with a number.
func (f Field) number() bool {
	return f == ShipHull || f == ShipAttack || f == CaptainSkill || f == DialSpeed || f == CaptainTalents
}

// Cond is a condition on a ship and its captain; the zero Cond with Always set holds everywhere.
type Cond struct {
	Always          bool
	Field           Field
	Not             bool // holds where the rest does not
	Contains        bool // a part of the name is enough
	Values          []string
	AtLeast, AtMost int8      // for fields that are numbers
	Factions        []Faction // the values, where they are factions
	captains        []string  // names of the captains whose ids are the values, once the catalogue is whole
}

// Holds tells whether the condition is true of a ship with this captain (nil: none).
func (c *Cond) Holds(s *Ship, capt *Captain) bool {
	return c.Always || c.holds(s, capt) != c.Not
}

func (c *Cond) holds(s *Ship, capt *Captain) bool {
	switch c.Field {
	case ShipFaction:
		return ShareFaction(s.Factions, c.Factions)
	case ShipClass:
		return c.match(s.Class.Name) || c.match(s.Class.ID) // some classes share a name
	case ShipTitle:
		return c.match(s.Name)
	case ShipHull:
		return c.within(s.Hull)
	case ShipAttack:
		return c.within(s.Attack)
	case DialSpeed:
		return c.within(s.Class.Fastest())
	case DialHas:
		return slices.ContainsFunc(s.Class.Dial, func(m Move) bool {
			return slices.ContainsFunc(c.Values, func(v string) bool { return dialWords[v].bearing == m.Bearing })
		})
	case ActionBar:
		return slices.ContainsFunc(c.Values,
			func(v string) bool { a, ok := barAction(v); return ok && s.Actions.Has(a) })
	case NoRearArc:
		return s.Class.Rear == physics.NoArc
	case UniqueShip:
		return s.Unique
	case UniqueCaptain:
		return capt != nil && capt.Unique
	case CaptainFaction:
		return capt != nil && ShareFaction(capt.Factions, c.Factions)
	case CaptainID:
		return capt != nil && (!c.Contains && c.match(capt.ID) || c.match(capt.Name))
	case CaptainSkill:
		return capt != nil && c.within(capt.Skill)
	case CaptainTalents:
		return capt != nil && c.within(capt.Talents)
	}
	return false
}

func (c *Cond) within(n int8) bool { return n >= c.AtLeast && n <= c.AtMost }

// OfCaptain reports whether the condition speaks of the captain, not of the ship.
func (c *Cond) OfCaptain() bool {
	return c.Field == CaptainFaction || c.Field == CaptainID || c.Field == CaptainSkill || c.Field == CaptainTalents
}

func (c *Cond) match(name string) bool {
	return slices.ContainsFunc(c.Values, func(v string) bool {
		return v == name || c.Contains && strings.Contains(strings.ToLower(name), strings.ToLower(v))
	})
}

// String says the condition in words.
func (c *Cond) String() string {
	switch {
	case c.Always:
		return "always"
	case c.Not:
		return "a ship other than " + c.words()
	}
	return c.words()
}

// bounds says the numbers of a field that is one.
func (c *Cond) bounds() string {
	if c.AtLeast > 0 {
		return fmt.Sprintf("%d or more", c.AtLeast)
	}
	return fmt.Sprintf("%d or less", c.AtMost)
}

func (c *Cond) words() string {
	who := list(c.Values, "or")
	switch {
	case c.Field == ShipHull:
		return "a ship with Hull " + c.bounds()
	case c.Field == ShipAttack:
		return "a ship with a primary weapon of " + c.bounds()
	case c.Field == CaptainSkill:
		return "a ship with a captain of Captain Skill " + c.bounds()
	case c.Field == CaptainTalents:
		return "a ship whose captain has " +
			whether(c.AtLeast+c.AtMost == 0, "no talent slot", c.bounds()+" talent slots")
	case c.Field == OtherShip:
		return "a ship with another " + who + " ship in the fleet"
	case c.Field == DialSpeed:
		return "a ship whose fastest maneuver is " + c.bounds()
	case c.Field == DialHas:
		return "a ship with a " + list(wordsOf(c.Values, func(v *string) string {
			return dialWords[*v].words
		}), "or a") + " maneuver on its dial"
	case c.Field == ActionBar:
		return "a ship with " + list(wordsOf(c.Values, func(v *string) string {
			a, _ := barAction(*v)
			return a.Words()
		}), "or") + " on its Action Bar"
	case c.Field == NoRearArc:
		return "a ship without a rear firing arc"
	case c.Field == UniqueShip:
		return "a unique ship"
	case c.Field == UniqueCaptain:
		return "a ship with a unique captain"
	case c.Field == CaptainID && c.Contains:
		return "a ship whose captain has " + who + " in the name"
	case c.Field == ShipFaction:
		return article(who) + " ship"
	case c.Field == ShipClass && c.Contains:
		return "a ship whose class has " + who + " in its name"
	case c.Field == ShipClass:
		return "a ship " + ofClass(who)
	case c.Field == CaptainFaction:
		return "a ship with " + article(who) + " captain"
	case c.Field == CaptainID && len(c.captains) > 0:
		return "a ship with the captain " + list(c.captains, "or")
	case c.Field == CaptainID:
		return "a ship with one of its own captains"
	}
	return "the " + who
}

// parseCond reads field=value, field~part, field>=n, field<=n, no_rear_arc, unique_ship or unique_captain; values
// may be joined by |.
func parseCond(text string) (Cond, error) {
	if f := Field(max(slices.Index(fieldNames[:], text), 0)); f == NoRearArc || f == UniqueShip || f == UniqueCaptain {
		return Cond{Field: f}, nil
	}
	i := strings.IndexAny(text, "=~<>")
	if i < 0 {
		return Cond{}, fmt.Errorf("%q is not a condition", text)
	}
	f := slices.Index(fieldNames[:], text[:i])
	if f < 0 {
		return Cond{}, unknown("field", text[:i], fieldNames[:])
	}
	c := Cond{Field: Field(f)}
	if c.Field.number() {
		return c.parseBound(text[i:])
	}
	c.Contains = text[i] == '~'
	if text[i] != '=' && !c.Contains {
		return Cond{}, fmt.Errorf("%q compares names", text)
	}
	c.Values = strings.Split(text[i+1:], "|")
	var err error
	switch c.Field {
	case ShipFaction, CaptainFaction, OtherShip:
		c.Factions, err = readAll(c.Values, factionNamed)
	case DialHas:
		for _, v := range c.Values {
			if _, ok := dialWords[v]; !ok {
				err = unknown("maneuver", v, slices.Sorted(maps.Keys(dialWords)))
			}
		}
	case ActionBar:
		for _, v := range c.Values {
			if _, ok := barAction(v); !ok {
				err = unknown("action", v, actionNames[1:])
			}
		}
	case NoRearArc, UniqueShip, UniqueCaptain:
		err = fmt.Errorf("%q compares nothing", text)
	default: // names
	}
	return c, err
}

// barAction finds an action by its name, with or without spaces.
func barAction(name string) (Action, bool) {
	i := slices.IndexFunc(actionNames[1:], func(n string) bool {
		return strings.ReplaceAll(n, " ", "") == strings.ReplaceAll(name, " ", "")
	})
	return Action(i + 1), i >= 0
}

func (c Cond) parseBound(text string) (Cond, error) {
	name := fieldNames[c.Field]
	if len(text) < 3 || text[1] != '=' {
		return Cond{}, fmt.Errorf("%s%s: want >= or <=", name, text)
	}
	n, err := strconv.Atoi(text[2:])
	if err != nil || n < 0 || n > 99 {
		return Cond{}, fmt.Errorf("%s%s: want a number from 0 to 99", name, text)
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
	case strings.HasPrefix(text, "not:"):
		r.Kind = OnlyOn
		r.Cond, err = parseCond(text[len("not:"):])
		r.Cond.Not = true
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
