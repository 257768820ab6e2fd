package card

import "slices"

// Set is a product that cards are sold in.
type Set struct {
	ID    string
	Name  string
	Group string // the wave or the event it came with, "" unknown
}

// SoldIn reports whether a card of some sets is in one of others. A card whose sets are unknown is in
// all.
func SoldIn(sets, others []string) bool {
	return len(sets) == 0 || slices.ContainsFunc(sets, func(s string) bool { return slices.Contains(others, s) })
}

// SoldIn returns the cards of some sets; all cards where there are no sets.
func (p Pool) SoldIn(sets []string) Pool {
	if len(sets) == 0 {
		return p
	}
	return Pool{
		Classes:   p.Classes,
		Ships:     soldIn(p.Ships, sets),
		Captains:  soldIn(p.Captains, sets),
		Admirals:  soldIn(p.Admirals, sets),
		Upgrades:  soldIn(p.Upgrades, sets),
		Resources: soldIn(p.Resources, sets),
	}
}

func soldIn[T printer](list []T, sets []string) (out []T) {
	for _, v := range list {
		if SoldIn(v.printedCard().Sets, sets) {
			out = append(out, v)
		}
	}
	return out
}
