package record

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"attackwing/game"
)

// counters reads the counters of the sheet on a card; first is the sheet's first one, as older files tell it.
func (r *reader) counters(at string, card int8, on map[string]int, first *int, to []game.Counted) ([]game.Counted, error) {
	kinds := r.sheet.Counters
	add := func(at string, k, n int) error {
		if err := within(at, n, 0, game.MaxOnCard); err != nil {
			return err
		}
		to = append(to, game.Counted{Counter: game.Counter(k), Card: card, N: int8(n)})
		return nil
	}
	if first != nil {
		if on != nil {
			return nil, wrong(at+".mission", "the counters of the sheet are told twice")
		}
		if err := add(at+".mission", 0, *first); err != nil || len(kinds) > 0 {
			return to, err
		}
		if *first > 0 {
			return nil, wrong(at+".mission", "%s has no counters", r.sheet.Title)
		}
		return nil, nil
	}
	for _, id := range slices.Sorted(maps.Keys(on)) {
		at := at + ".counters." + id
		k := slices.IndexFunc(kinds, func(x game.KindOfCounter) bool { return x.ID == id })
		if k < 0 {
			return nil, wrong(at, "%q is no counter of %s: want %s", id, r.sheet.Title, counterIDs(kinds))
		}
		if err := add(at, k, on[id]); err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(to, func(a, b game.Counted) int {
		return cmp.Or(cmp.Compare(a.Card, b.Card), cmp.Compare(a.Counter, b.Counter))
	})
	return to, nil
}

func counterIDs(kinds []game.KindOfCounter) string {
	var ids []string
	for _, k := range kinds {
		ids = append(ids, k.ID)
	}
	if ids == nil {
		return "it has none"
	}
	return strings.Join(ids, ", ")
}

// countersOnCards reads the counters on the captain and the upgrades of a ship.
func (r *reader) countersOnCards(at string, on map[string]map[string]int, l *game.Laid, f *game.FleetShip) error {
	for _, id := range slices.Sorted(maps.Keys(on)) {
		cards, err := shipCards(at, []string{id}, f)
		if err != nil {
			return wrong(at, "the ship has no card %q", id)
		}
		if l.Counters, err = r.counters(at+"."+id, cards[0], on[id], nil, l.Counters); err != nil {
			return err
		}
	}
	return nil
}

// countersOn are the counters on a card by their ids, nil where there are none to tell.
func countersOn(sheet *game.Sheet, list []game.Counted, card int8) (on map[string]int) {
	for _, c := range list {
		if c.Card != card {
			continue
		}
		if on == nil {
			on = map[string]int{}
		}
		on[sheet.Counters[c.Counter].ID] = int(c.N)
	}
	return on
}
