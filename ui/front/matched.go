package front

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"attackwing/game/matchups"
)

// pairing is two fleets that may be proposed for the seats.
type pairing struct {
	at    [2]int
	share float64 // of the battles that the first one wins
	lacks int     // cards of both that are in none of the sets owned
}

// pairings returns the legal pairs of ready fleets of which it is known how evenly they play: those of
// cards that are owned first, of them the most even. Under other house rules than the usual nothing is known.
func (f *Fleets) pairings() (ps []pairing) {
	if len(f.next.Changed()) > 0 {
		return nil
	}
	id := f.next.Sheet().ID
	for i := range f.offers[0] {
		for k := range f.offers[1] {
			a, b := &f.offers[0][i], &f.offers[1][k]
			if a.own || b.own || a.bad != "" || b.bad != "" || a.key == b.key {
				continue
			}
			if share, ok := matchups.Share(id, a.key, b.key); ok {
				ps = append(ps, pairing{[2]int{i, k}, share, a.lacks + b.lacks})
			}
		}
	}
	slices.SortStableFunc(ps, func(a, b pairing) int {
		return cmp.Or(cmp.Compare(a.lacks, b.lacks), cmp.Compare(math.Abs(a.share-0.5), math.Abs(b.share-0.5)))
	})
	return ps
}

// even picks the most even pair for the seats, where one is known.
func (f *Fleets) even() {
	if ps := f.pairings(); len(ps) > 0 {
		f.pick = ps[0].at
	}
}

// following picks the pair after the one that is picked; false: none is known.
func (f *Fleets) following() bool {
	ps := f.pairings()
	if len(ps) == 0 {
		return false
	}
	at := slices.IndexFunc(ps, func(p pairing) bool { return p.at == f.pick })
	f.pick = ps[(at+1)%len(ps)].at
	return true
}

// favors tells whom the picked pair favors: a person alone, or one of two by name; "" where that is
// not known.
func (f *Fleets) favors() string {
	a, b := f.picked(0), f.picked(1)
	if a == nil || b == nil || a.own || b.own || len(f.next.Changed()) > 0 {
		return ""
	}
	share, ok := matchups.Share(f.next.Sheet().ID, a.key, b.key)
	if !ok {
		return ""
	}
	mine := f.next.Players.mode == alone
	if mine && f.next.Players.second {
		share = 1 - share
	}
	percent := int(math.Round(100 * share))
	switch {
	case matchups.Fair(share):
		return fmt.Sprintf("Even fleets, %d to %d", percent, 100-percent)
	case mine && share < 0.5:
		return fmt.Sprintf("Harder for you, %d to %d", percent, 100-percent)
	case mine:
		return fmt.Sprintf("Easier for you, %d to %d", percent, 100-percent)
	case share < 0.5:
		return fmt.Sprintf("Favors %s, %d to %d", f.who(1), 100-percent, percent)
	}
	return fmt.Sprintf("Favors %s, %d to %d", f.who(0), percent, 100-percent)
}
