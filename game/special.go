package game

import "sync"

// Special is something a sheet lets a ship do beside what the rulebook does: a special action, a
// token spent.
type Special struct {
	ID     int8
	Ship   ShipID // on which ship, NoShip where it matters not
	Name   string // what is done, where what it is done to stands beside it
	On     string // what it is done to, or how the name of the ship is joined to it
	At     bool   // the name of the ship follows
	Brings string // what it brings, "" that is plain
	No     int32  // why not now, as Sheet.Refusals numbers it; 0: it may be done
}

// label returns the words of the button, without what it brings.
func (x *Special) label(u *Setup) string {
	words := x.Name
	if x.On != "" {
		words += " " + x.On
	}
	if x.At {
		words += " " + u.Name(x.Ship)
	}
	return words
}

// Special is an option of the sheet at a question, as it was offered.
func (v *View) Special(p *Prompt, o Option) Special { return v.special(v.Setup, p.Ask, p.Ship, o) }

// SheetRefusal tells why something on a sheet may not be done now: the section of the sheet, and
// the reason.
type SheetRefusal struct{ Section, Why string }

// offers is room for what sheets let ships do: what goes through a function that is a value cannot
// lie on the stack.
var offers = sync.Pool{New: func() any { return new([8]Special) }}

// eachSpecial goes through what the sheet lets a ship do at a question, until yield is false; a
// special action is the same when it is a free one.
func eachSpecial(s *State, u *Setup, at Ask, ship ShipID, yield func(*Special) bool) {
	if u.play.Offers == nil {
		return
	}
	if at == ChooseFreeAction {
		at = ChooseAction
	}
	room := offers.Get().(*[8]Special)
	defer offers.Put(room)
	list := u.play.Offers(s, u, at, ship, room[:0])
	for i := range list {
		if !yield(&list[i]) {
			return
		}
	}
}

// appendSpecials lists as options what may be done.
func appendSpecials(o []Option, s *State, u *Setup, at Ask, ship ShipID) []Option {
	eachSpecial(s, u, at, ship, func(x *Special) bool {
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
	eachSpecial(s, u, at, ship, func(x *Special) bool {
		if x.ID == o.N && x.Ship == o.Ship {
			found = *x
			return false
		}
		return true
	})
	return found
}

// takeSpecial does what the sheet lets a ship do.
func takeSpecial(t *Turn, at Ask, ship ShipID, o Option) {
	s, u := t.State(), t.Setup()
	u.play.Take(t, at, ship, s.special(u, at, ship, o))
}
