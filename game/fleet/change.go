package fleet

import (
	"slices"
)

// Clone is the list with ships of its own.
func (l List) Clone() List {
	l.Ships = slices.Clone(l.Ships)
	for i := range l.Ships {
		l.Ships[i].Upgrades = slices.Clone(l.Ships[i].Upgrades)
	}
	return l
}

// Change is the outcome of a change of a list.
type Change struct {
	Sheet    Sheet
	Problems []Problem // those that the list did not have before, the most telling first
}

// Try checks a changed list and finds what became wrong with it: was is the sheet of the list as it
// was. A ship that has no captain yet is no fault of the change, and neither is a total stated that
// is not right any more.
func (r Rules) Try(next List, was *Sheet) Change {
	next.Total = 0
	c := Change{Sheet: r.Check(next)}
	before := map[Problem]int{}
	for _, p := range was.Problems {
		before[told(p)]++
	}
	for _, p := range c.Sheet.Problems {
		switch {
		case p.Code == NoCaptain || p.Code == WrongTotal || p.Code == NoShips || p.Code == FewShips:
		case before[told(p)] > 0 && (p.Code != OverLimit || c.Sheet.Total <= was.Total):
			before[told(p)]--
		default:
			c.Problems = append(c.Problems, p)
		}
	}
	slices.SortStableFunc(c.Problems, func(a, b Problem) int { return telling(a.Code) - telling(b.Code) })
	return c
}

// told is a problem without the figures that change with the total.
func told(p Problem) Problem {
	if p.Code == OverLimit {
		return Problem{Code: OverLimit}
	}
	return p
}

// mostTelling are the codes of problems in the order in which one is told when there is room for
// one only: what can never be, what could be elsewhere, what could be with another card out, what
// could be with more points.
var mostTelling = []string{
	UnknownCard,
	ExtraCaptain,
	Restricted,
	NotUnique,
	Excluded,
	TwoAdmirals,
	NoCapital,
	NoSquadron,
	TooMany,
	NoSlot,
	SlotLimit,
	NoExchange,
	DearShip,
	OverLimit,
}

func telling(code string) int {
	if i := slices.Index(mostTelling, code); i >= 0 {
		return i
	}
	return len(mostTelling)
}

// WayOut is the cheapest way to bring a list that is over its limit below it: one card left out, or
// where that is not enough two, so that nothing else becomes wrong; out are the names left out,
// none where there is no such way. Ships stay.
func (r Rules) WayOut(l List) (next List, out []string) {
	was := r.Check(l)
	if !over(&was) {
		return l, nil
	}
	best := -1
	try := func(n List, names ...string) {
		c := r.Try(n, &was)
		if !over(&c.Sheet) && len(c.Problems) == 0 && c.Sheet.Total > best {
			best, next, out = c.Sheet.Total, n, names
		}
	}
	var lists []List
	var names []string
	r.without(l, func(n List, name string) {
		try(n, name)
		lists, names = append(lists, n), append(names, name)
	})
	if out != nil {
		return next, out
	}
	for i := range lists {
		r.without(lists[i], func(n List, name string) { try(n, names[i], name) })
	}
	if out == nil {
		return l, nil
	}
	return next, out
}

func over(s *Sheet) bool { return s.Limit > 0 && s.Total > s.Limit }

// without calls f with every list that has one upgrade, admiral or resource less.
func (r Rules) without(l List, f func(List, string)) {
	called := func(ref Ref) string {
		if ref.Name != "" {
			return ref.Name
		}
		return ref.ID
	}
	if !l.Resource.IsZero() {
		n := l.Clone()
		n.Resource = Ref{}
		f(n, called(l.Resource))
	}
	for i := range l.Ships {
		if a := l.Ships[i].Admiral; !a.IsZero() {
			n := l.Clone()
			n.Ships[i].Admiral = Ref{}
			f(n, called(a))
		}
		for j, u := range l.Ships[i].Upgrades {
			n := l.Clone()
			n.Ships[i].Upgrades = slices.Delete(n.Ships[i].Upgrades, j, j+1)
			f(n, called(u))
		}
	}
}
