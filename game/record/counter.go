package record

import (
	"maps"
	"slices"
	"strings"

	"attackwing/game"
)

// counters reads the counters of the sheet on a card; first is the sheet's first one, as older files tell it.
func (r *reader) counters(at string, on map[string]int, first *int, to *game.Counters) error {
	kinds := r.sheet.Counters
	if first != nil {
		if err := within(at+".mission", *first, 0, game.MaxOnCard); err != nil {
			return err
		}
		switch {
		case on != nil:
			return wrong(at+".mission", "the counters of the sheet are told twice")
		case len(kinds) == 0 && *first > 0:
			return wrong(at+".mission", "%s has no counters", r.sheet.Title)
		}
		to.Set(0, int8(*first))
		return nil
	}
	for _, id := range slices.Sorted(maps.Keys(on)) {
		at := at + ".counters." + id
		k := slices.IndexFunc(kinds, func(x game.KindOfCounter) bool { return x.ID == id })
		if k < 0 {
			return wrong(at, "%q is no counter of %s: want %s", id, r.sheet.Title, counterIDs(kinds))
		}
		if err := within(at, on[id], 0, game.MaxOnCard); err != nil {
			return err
		}
		to.Set(game.Counter(k), int8(on[id]))
	}
	return nil
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
func (r *reader) countersOnCards(at string, on map[string]map[string]int, sh *game.Ship, f *game.FleetShip) error {
	for _, id := range slices.Sorted(maps.Keys(on)) {
		cards, err := shipCards(at, []string{id}, f)
		if err != nil {
			return wrong(at, "the ship has no card %q", id)
		}
		if err := r.counters(at+"."+id, on[id], nil, &sh.Card(cards[0]).Counters); err != nil {
			return err
		}
	}
	return nil
}

// countersOn are the counters in one place by their ids, nil where they are as the sheet lays them.
func countersOn(sheet *game.Sheet, now, fresh *game.Counters) (on map[string]int) {
	for i := range sheet.Counters {
		if k := game.Counter(i); now.Of(k) != fresh.Of(k) {
			if on == nil {
				on = map[string]int{}
			}
			on[sheet.Counters[i].ID] = now.Of(k)
		}
	}
	return on
}
