package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
)

// suits tells whether a ready fleet was made for a side of a scenario; a sheet without sides takes its fleets on both.
func suits(l *fleet.List, sheet *game.Sheet, side string) bool {
	if l.Scenario != sheet.ID {
		return false
	}
	of, ok := sheet.SideOf(l.Side)
	return side == "" || ok && of == side
}

// listFleets offers the fleets of the chosen battle, and picks those that were asked for.
func (t *Table) listFleets() {
	sc := t.scens[t.scen]
	sheet := sc.Sheet()
	house, err := game.NewHouse(sheet.House, t.houseOf(sheet))
	if err != nil {
		t.err = err.Error()
		return
	}
	t.lists = t.fleetsFor(sc, &house)
	for seat := range 2 {
		t.pick[seat] = max(0, slices.IndexFunc(t.lists[seat], func(c choice) bool { return c.bad == "" && !c.own }))
		want := [2]string{t.opts.Fleet1, t.opts.Fleet2}[seat]
		for i, c := range t.lists[seat] {
			if c.key == want && want != "" {
				t.pick[seat] = i
			}
		}
		if want == "" && len(sheet.Sides) == 0 && seat == 1 && len(t.lists[1]) > 1 { // sheets without sides: not twice the same
			t.pick[1] = len(t.lists[1]) / 2
		}
	}
}

// OwnFleet is a fleet that the player has made, or that a flag names.
type OwnFleet struct {
	Key  string // what it is called by, such as its file
	List fleet.List
}

// own are the player's fleets, those of flags first.
func (t *titled) own() (out []OwnFleet) {
	for _, l := range t.opts.Lists {
		out = append(out, OwnFleet{l.ID, l})
	}
	if t.opts.Own != nil {
		kept, err := t.opts.Own()
		if err != nil {
			t.err = err.Error()
		}
		out = append(out, kept...)
	}
	return out
}

// sidesOf are the sides of a sheet as the seats have them.
func (f *chooser) sidesOf(sheet *game.Sheet) []string {
	if sides := sheet.Sides; len(sides) == 2 && f.swapped {
		return []string{sides[1], sides[0]}
	}
	return sheet.Sides
}

// catalogue is the one in use.
func (t *titled) catalogue() *card.Catalogue {
	if t.opts.Cards == nil {
		cat, err := assets.Cards()
		if err != nil {
			t.err = err.Error()
			return nil
		}
		t.opts.Cards = cat
	}
	return t.opts.Cards
}

// fleetsFor are the ready fleets made for a scenario and its sides, behind the player's own; where there are none, all
// that are legal there. What is not legal stays with what is wrong with it, so that it can be mended.
func (t *Table) fleetsFor(sc game.Scenario, house *game.House) (lists [2][]choice) {
	ready, err := fleet.Ready()
	if err != nil {
		t.err = err.Error()
		return lists
	}
	cat := t.catalogue()
	if cat == nil {
		return lists
	}
	own, sheet := t.own(), sc.Sheet()
	sides := t.sidesOf(sheet)
	for seat := range 2 {
		r := fleet.Rules{Cards: cat, Scenario: sc, House: house}
		side := ""
		if seat < len(sides) {
			side = sides[seat]
		}
		for _, o := range own {
			if o.List.Scenario == "" || o.List.Scenario == sheet.ID && (side == "" || o.List.Side == "" || suits(&o.List, sheet, side)) {
				lists[seat] = append(lists[seat], weighed(r, o.List, side, o.Key, true))
			}
		}
		made := slices.ContainsFunc(ready, func(l fleet.List) bool { return suits(&l, sheet, side) })
		for _, l := range ready {
			if made && !suits(&l, sheet, side) {
				continue
			}
			if c := weighed(r, l, side, l.ID, false); made || c.bad == "" || c.dear {
				lists[seat] = append(lists[seat], c)
			}
		}
		lists[seat] = slices.DeleteFunc(lists[seat], func(c choice) bool { return len(c.fleet.Ships) == 0 })
	}
	return lists
}

// weighed is a fleet for a seat with what is wrong with it there.
func weighed(r fleet.Rules, l fleet.List, side, key string, own bool) choice {
	if l.Side == "" {
		l.Side = side
	}
	if own {
		l.Total = 0
	}
	s := r.Check(l)
	c := choice{list: l, fleet: s.Fleet, key: key, own: own, limit: s.Limit}
	if len(s.Problems) > 0 {
		c.bad, c.dear = s.Problems[0].Why, s.Problems[0].Code == fleet.OverLimit
	}
	return c
}

// origin says what a ready fleet was made for.
func (t *titled) origin(l *fleet.List) string {
	for _, s := range t.scens {
		if sh := s.Sheet(); sh.ID == l.Scenario {
			if l.Side == "" || sh.ID == t.scens[t.scen].Sheet().ID {
				return l.Side
			}
			return sh.Title + ", " + l.Side
		}
	}
	return ""
}

// matches tells whether a fleet is shown for what is searched and filtered: every word must be found somewhere in it.
func (f *chooser) matches(seat, i int) bool {
	c := &f.lists[seat][i]
	if f.onlyLegal && c.bad != "" || f.faction != card.NoFaction && !slices.ContainsFunc(c.fleet.Ships, func(s game.FleetShip) bool { return card.HasFaction(s.Ship.Factions, f.faction) }) {
		return false
	}
	if seat != f.half || f.query == "" {
		return true
	}
	all := strings.ToLower(c.fleet.Name)
	for _, s := range c.fleet.Ships {
		all += " " + strings.ToLower(s.Ship.Name+" "+s.Ship.Class.Name+" "+commander(&s))
		for _, u := range s.Upgrades {
			all += " " + strings.ToLower(u.Card.Name)
		}
	}
	for _, w := range strings.Fields(strings.ToLower(f.query)) {
		if !strings.Contains(all, w) {
			return false
		}
	}
	return true
}

// commander is a ship's captain, as far as it has one.
func commander(s *game.FleetShip) string {
	if s.Captain == nil {
		return "no captain"
	}
	return fmt.Sprintf("%s, skill %d", s.Captain.Name, s.Captain.Skill)
}

// found are the fleets of a seat that are shown.
func (f *chooser) found(seat int) (at []int) {
	for i := range f.lists[seat] {
		if f.matches(seat, i) {
			at = append(at, i)
		}
	}
	return at
}

// pickMatch takes the first fleet found when the one picked is not among them.
func (f *chooser) pickMatch() {
	if at := f.found(f.half); len(at) > 0 && !f.matches(f.half, f.pick[f.half]) {
		f.pick[f.half] = at[0]
	}
}

// pickNext goes up or down in the fleets found.
func (f *chooser) pickNext(by int) {
	at := f.found(f.half)
	for k, i := range at {
		if i == f.pick[f.half] {
			f.pick[f.half] = at[max(0, min(len(at)-1, k+by))]
			return
		}
	}
}

// seed is the one typed, or a new one.
func (t *Table) seed() uint64 {
	if n, err := strconv.ParseUint(t.seedText, 10, 64); err == nil && n != 0 {
		return n
	}
	if t.opts.NewSeed != nil {
		return t.opts.NewSeed()
	}
	return t.opts.Seed
}

// limit is how many Squadron Points a fleet of the battle may cost.
func (t *Table) limit(sheet *game.Sheet) int {
	h, err := game.NewHouse(sheet.House, t.houseOf(sheet))
	if err != nil {
		return 0
	}
	return h.SPLimit
}
