package tournament

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/record"
)

// RulesBy returns the rules for building the event's fleets, with the scenario looked up by find. A
// sheet that does not speak of fleets leaves the rulebook's. An own sheet must be there unchanged
// since the event began.
func (e *Event) RulesBy(find record.Scenarios, cat *card.Catalogue) (fleet.Rules, error) {
	sc, err := record.SheetOf(find, e.Scenario, e.Sheet)
	if other := (record.OtherSheet{}); errors.As(err, &other) {
		return fleet.Rules{}, err
	} else if err != nil {
		sc = nil
	}
	return e.Rules(sc, cat)
}

// Ready are the ready fleets that may be handed in, by the role they play; each role that the kit
// has finds at least one, or the error says why none.
func (e *Event) Ready(rules fleet.Rules) (map[string][]Fleet, error) {
	ready, err := fleet.ReadyFor(e.Scenario)
	if err == nil && len(ready) == 0 {
		ready, err = fleet.Ready() // those of the Borg's event are too dear at printed prices, and left out below
	}
	if err != nil {
		return nil, err
	}
	out := map[string][]Fleet{}
	var why error
	k := e.Kit()
	for _, l := range ready {
		for _, side := range sidesFor(&l, rules, &k) {
			l.Side = side
			f, err := e.CheckFleet(l, rules)
			if err != nil {
				why = err // too dear for the limit perhaps; another may do
				continue
			}
			out[f.Role] = append(out[f.Role], f)
		}
	}
	for n, role := range rolesOrOne(&k) {
		if len(out[role]) == 0 {
			if f, ok := made(e, rules, &k, n); ok {
				out[role] = append(out[role], f)
				continue
			}
			return nil, fmt.Errorf("no ready fleet can play %s at %d SP: %w", k.Title, e.Limit, why)
		}
	}
	return out, nil
}

// made is a fleet made at random for the nth role of a sheet of somebody's own, for which no fleets
// come along.
func made(e *Event, rules fleet.Rules, k *Kit, n int) (Fleet, bool) {
	if rules.Scenario == nil || rules.Scenario.Sheet().Stamp == "" {
		return Fleet{}, false
	}
	if sides := rules.Scenario.Sheet().Sides; n < len(sides) && len(k.Fleets) > 0 {
		rules.Side = sides[n]
	}
	l, ok := fleet.RandomDear(rand.New(rand.NewPCG(e.Seed, uint64(n))), rules, 0, 4)
	if !ok {
		return Fleet{}, false
	}
	f, err := e.CheckFleet(l, rules)
	return f, err == nil
}

// sidesFor are the sides that a ready fleet may be of: its own, or, made for another sheet, any
// where each player brings one of each.
func sidesFor(l *fleet.List, rules fleet.Rules, k *Kit) []string {
	if rules.Scenario == nil || len(k.Fleets) == 0 {
		return []string{l.Side}
	}
	sheet := rules.Scenario.Sheet()
	if _, known := sheet.SideOf(l.Side); known {
		return []string{l.Side}
	}
	return sheet.Sides
}
