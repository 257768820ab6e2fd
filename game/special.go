package game

import (
	"sync"

	"attackwing/physics"
)

// Special is something a sheet lets a ship do beside what the rulebook does: a special action, a token spent.
type Special struct {
	ID   int8
	Ship ShipID // on which ship, NoShip where it matters not
	Name string // as a button says it
	At   bool   // and then says the name of the ship
	No   int32  // why not now, as Sheet.Refusals numbers it; 0: it may be done
}

// label is what a button says.
func (x *Special) label(u *Setup) string {
	if x.At {
		return x.Name + " " + u.Name(x.Ship)
	}
	return x.Name
}

// Offering is a scenario with special actions and tokens of its own.
type Offering interface {
	// Offers lists what the sheet lets a ship do at a question, what is refused now included. It is called for
	// ChooseAction, a free action's question too, for ChooseManeuver, ModifyAttackDice and ModifyDefenseDice.
	Offers(s *State, u *Setup, at Ask, ship ShipID, dst []Special) []Special
	// Take does it.
	Take(t *Turn, at Ask, ship ShipID, what Special)
}

// DroneSubstitute is a scenario in which a ship may give up something else in place of one Drone token of a price.
type DroneSubstitute interface {
	// InsteadOfDrone is what the ship has of it, as a sentence names it, such as "a Mission Token"; "" nothing.
	InsteadOfDrone(s *State, u *Setup, ship ShipID) string
	// PayInstead gives it up.
	PayInstead(t *Turn, ship ShipID)
}

// Commanding is a scenario that says what captain skill its map ships have, and those of ships whose captain is elsewhere.
type Commanding interface {
	// Skill is the captain skill of a map ship now.
	Skill(s *State, u *Setup, ship ShipID) int8
}

// Advising is a scenario that tells a computer player what its sheet is worth.
type Advising interface {
	// Worth is what a special action or token is worth now, in thousandths of a damage dealt; not above 0: leave it.
	Worth(v *View, at Ask, ship ShipID, what Special) int
	// Stand is what the sheet makes of an own ship's standing on a base at the end of its move, in thousandths of a damage;
	// acts: it would keep its action.
	Stand(v *View, ship ShipID, base *physics.Square, acts bool) int
	// Answer answers a question that the sheet has asked, whatever it asks (Prompt.Section); not ok where it has no word on it.
	Answer(v *View, p *Prompt) (a Answer, ok bool)
}

// Special is an option of the sheet at a question, as it was offered.
func (v *View) Special(p *Prompt, o Option) Special { return v.special(v.Setup, p.Ask, p.Ship, o) }

// SheetRefusal is why something on a sheet may not be done now: the section of the sheet, and the reason.
type SheetRefusal struct{ Section, Why string }

// offers is room for what sheets let ships do: what goes through an interface cannot lie on the stack.
var offers = sync.Pool{New: func() any { return new([8]Special) }}

// eachSpecial goes through what the sheet lets a ship do at a question, until yield is false; a special action is the same
// when it is a free one.
func (s *State) eachSpecial(u *Setup, at Ask, ship ShipID, yield func(*Special) bool) {
	f, ok := u.Scenario.(Offering)
	if !ok {
		return
	}
	if at == ChooseFreeAction {
		at = ChooseAction
	}
	room := offers.Get().(*[8]Special)
	defer offers.Put(room)
	list := f.Offers(s, u, at, ship, room[:0])
	for i := range list {
		if !yield(&list[i]) {
			return
		}
	}
}

// appendSpecials lists as options what may be done.
func (s *State) appendSpecials(o []Option, u *Setup, at Ask, ship ShipID) []Option {
	s.eachSpecial(u, at, ship, func(x *Special) bool {
		if x.No == 0 {
			o = append(o, Option{Kind: TakeSpecial, Ship: x.Ship, N: x.ID})
		}
		return true
	})
	return o
}

// special finds an option of the sheet again.
func (s *State) special(u *Setup, at Ask, ship ShipID, o Option) Special {
	found := Special{ID: o.N, Ship: o.Ship, Name: "?"}
	s.eachSpecial(u, at, ship, func(x *Special) bool {
		if x.ID == o.N && x.Ship == o.Ship {
			found = *x
			return false
		}
		return true
	})
	return found
}

// takeSpecial does what the sheet lets a ship do.
func (t *Turn) takeSpecial(at Ask, ship ShipID, o Option) {
	s, u := t.State(), t.Setup()
	u.Scenario.(Offering).Take(t, at, ship, s.special(u, at, ship, o))
}
