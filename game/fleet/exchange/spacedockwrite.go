package exchange

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"attackwing/assets"
	"attackwing/game/card"
	"attackwing/game/fleet"
)

// WriteSpaceDock writes a fleet as Space Dock saves one, and names what such a file cannot say.
func WriteSpaceDock(w io.Writer, l fleet.List, cat *card.Catalogue) (lost []string, err error) {
	d, lost, err := dockOf(l, cat)
	if err != nil {
		return nil, err
	}
	return lost, writeJSON(w, d)
}

// WriteSquads writes fleets as Space Dock saves all of its fleets; what is lost is named by fleet.
func WriteSquads(w io.Writer, ls []fleet.List, cat *card.Catalogue) (lost []string, err error) {
	ds := []*dockFleet{}
	for _, l := range ls {
		d, gone, err := dockOf(l, cat)
		if err != nil {
			return nil, err
		}
		for _, g := range gone {
			lost = append(lost, l.Name+": "+g)
		}
		ds = append(ds, d)
	}
	return lost, writeJSON(w, ds)
}

func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

func dockOf(l fleet.List, cat *card.Catalogue) (*dockFleet, []string, error) {
	all, err := assets.Crosswalk()
	if err != nil {
		return nil, nil, err
	}
	known := map[string]bool{}
	for _, c := range all {
		known[c.ID] = true
	}
	sheet := fleet.Check(l, cat)
	d := &dockFleet{
		Name:     l.Name,
		Notes:    l.Notes,
		Extra:    l.Other,
		Resource: l.Resource.ID,
		Cost:     sheet.Total,
		Ships:    []*dockShip{},
	}
	lost := lostHead(&l)
	cost := map[[2]any][]int{} // what the cards of a ship cost, in order, by ship and id
	for _, line := range sheet.Lines {
		key := [2]any{line.Ship, line.ID}
		cost[key] = append(cost[key], line.SP)
	}
	for i, s := range l.Ships {
		take := func(r fleet.Ref, id string) *dockCard {
			c := &dockCard{ID: id, Title: r.Name}
			key := [2]any{i + 1, r.ID}
			if v := cat.Captain(r.ID); v != nil &&
				len(cost[key]) == 0 { // captain side up: the sheet has the side's own id
				key[1] = v.ID
			}
			if sp := cost[key]; len(sp) > 0 {
				c.Cost, cost[key] = sp[0], sp[1:]
			}
			if v := cat.Assigned(id); !known[id] && (v == nil || !v.Kind.Brought()) {
				lost = append(lost, fmt.Sprintf("%s (%s) is not a card of Space Dock's", r.Name, id))
			}
			return c
		}
		ship := take(s.Ship, s.Ship.ID)
		o := &dockShip{ID: ship.ID, Title: ship.Title, Cost: sheet.ShipTotal(i + 1), Upgrades: []*dockCard{}}
		if !s.Captain.IsZero() {
			o.Captain = take(s.Captain, dockCaptain(s.Captain.ID, cat))
		}
		if !s.Admiral.IsZero() {
			o.Upgrades = append(o.Upgrades, take(s.Admiral, s.Admiral.ID))
		}
		for _, u := range s.Upgrades {
			c, v := take(u, u.ID), cat.Assigned(u.ID)
			// Space Dock counts the resource where its card lies
			if v != nil && v.Kind.Brought() && v.Kind.OneInFleet() {
				o.Cost += costOfResource(&sheet)
				c.Cost = costOfResource(&sheet)
			}
			if v != nil && v.Kind == card.Flagship {
				o.Flagship = u.ID
				continue
			}
			o.Upgrades = append(o.Upgrades, c)
		}
		if s.ExchangeSlot != "" {
			lost = append(lost, fmt.Sprintf("%s: the %s slot exchanged", s.Ship.Name, s.ExchangeSlot))
		}
		d.Ships = append(d.Ships, o)
	}
	return d, lost, nil
}

// costOfResource is the price of the fleet's resource.
func costOfResource(s *fleet.Sheet) int {
	for _, l := range s.Lines {
		if l.Kind == card.Resource.String() {
			return l.SP
		}
	}
	return 0
}

// dockCaptain is Space Dock's id of a captain: an admiral's captain side has an entry of its own
// there.
func dockCaptain(id string, cat *card.Catalogue) string {
	if i := strings.LastIndexByte(id, '_'); i > 0 && cat.Admiral(id) != nil {
		return id[:i] + "_cap" + id[i:]
	}
	return id
}

// lostHead names what other builders do not know about a fleet.
func lostHead(l *fleet.List) []string {
	var lost []string
	for _, h := range []struct{ what, text string }{{"its id", l.ID}, {"its scenario", l.Scenario},
		{"its side", l.Side}} {
		if h.text != "" {
			lost = append(lost, fmt.Sprintf("%s, %s", h.what, h.text))
		}
	}
	if l.Limit > 0 {
		lost = append(lost, fmt.Sprintf("its limit of %d SP", l.Limit))
	}
	return lost
}
