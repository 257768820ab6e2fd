package table

import (
	"slices"
	"strconv"
	"strings"

	"attackwing/assets"
	"attackwing/game"
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
		t.pick[seat] = 0
		want := [2]string{t.opts.Fleet1, t.opts.Fleet2}[seat]
		for i, c := range t.lists[seat] {
			if c.list.ID == want {
				t.pick[seat] = i
			}
		}
		if want == "" && len(sheet.Sides) == 0 && seat == 1 && len(t.lists[1]) > 1 { // sheets without sides: not twice the same
			t.pick[1] = len(t.lists[1]) / 2
		}
	}
}

// fleetsFor are the ready fleets made for a scenario and its sides, behind the player's own; where there are none, all
// that are legal there.
func (t *Table) fleetsFor(sc game.Scenario, house *game.House) (lists [2][]choice) {
	all, err := fleet.Ready()
	if err != nil {
		t.err = err.Error()
		return lists
	}
	all = append(slices.Clone(t.opts.Lists), all...)
	cat := t.opts.Cards
	if cat == nil {
		if cat, err = assets.Cards(); err != nil {
			t.err = err.Error()
			return lists
		}
	}
	sheet := sc.Sheet()
	for seat := range 2 {
		side := ""
		if seat < len(sheet.Sides) {
			side = sheet.Sides[seat]
		}
		made := slices.ContainsFunc(all, func(l fleet.List) bool { return suits(&l, sheet, side) })
		for i, l := range all {
			own := i < len(t.opts.Lists)
			if made && !own && !suits(&l, sheet, side) {
				continue
			}
			if l.Side == "" {
				l.Side = side
			}
			f, problems := fleet.Rules{Cards: cat, Scenario: sc, House: house}.Build(l)
			c := choice{list: l, fleet: f}
			if len(problems) > 0 {
				c.bad = problems[0].Why
			}
			if len(f.Ships) > 0 && (own || c.bad == "") {
				lists[seat] = append(lists[seat], c)
			}
		}
	}
	return lists
}

// origin says what a ready fleet was made for.
func (t *Table) origin(l *fleet.List) string {
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

// matches tells whether a fleet is shown for what is searched: every word must be found somewhere in it.
func (t *Table) matches(seat, i int) bool {
	if seat != t.half || t.query == "" {
		return true
	}
	f := &t.lists[seat][i].fleet
	all := strings.ToLower(f.Name)
	for _, s := range f.Ships {
		all += " " + strings.ToLower(s.Ship.Name+" "+s.Ship.Class.Name+" "+s.Captain.Name)
		for _, u := range s.Upgrades {
			all += " " + strings.ToLower(u.Card.Name)
		}
	}
	for _, w := range strings.Fields(strings.ToLower(t.query)) {
		if !strings.Contains(all, w) {
			return false
		}
	}
	return true
}

// found are the fleets of a seat that are shown.
func (t *Table) found(seat int) (at []int) {
	for i := range t.lists[seat] {
		if t.matches(seat, i) {
			at = append(at, i)
		}
	}
	return at
}

// pickMatch takes the first fleet found when the one picked is not among them.
func (t *Table) pickMatch() {
	if at := t.found(t.half); len(at) > 0 && !t.matches(t.half, t.pick[t.half]) {
		t.pick[t.half] = at[0]
	}
}

// pickNext goes up or down in the fleets found.
func (t *Table) pickNext(by int) {
	at := t.found(t.half)
	for k, i := range at {
		if i == t.pick[t.half] {
			t.pick[t.half] = at[max(0, min(len(at)-1, k+by))]
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

func (t *Table) fleetKey(k string, in *Input) {
	if t.typing != "" {
		switch k {
		case "tab":
			next := map[string]string{"search": "seed", "seed": ""}
			if in.Shift {
				next = map[string]string{"search": "", "seed": "search"}
			}
			t.focusField(next[t.typing])
		case "enter":
			t.focusField("")
		case "up":
			t.pickNext(-1)
		case "down":
			t.pickNext(1)
		}
		return
	}
	switch k {
	case "enter":
		t.main()
	case "left", "right":
		t.half = 1 - t.half
	case "tab": // player 1, player 2, the search, the seed
		switch {
		case in.Shift && t.half == 0:
			t.focusField("seed")
		case !in.Shift && t.half == 1:
			t.half = 0
			t.focusField("search")
		default:
			t.half = 1 - t.half
		}
	case "/":
		t.focusField("search")
	case "up":
		t.pickNext(-1)
	case "down":
		t.pickNext(1)
	case "h":
		t.openSheet(HousePage)
	default:
		if at, d := t.found(t.half), digit(k); d > 0 && d <= len(at) {
			t.pick[t.half] = at[d-1]
		}
	}
}

// limit is how many Squadron Points a fleet of the battle may cost.
func (t *Table) limit(sheet *game.Sheet) int {
	h, err := game.NewHouse(sheet.House, t.houseOf(sheet))
	if err != nil {
		return 0
	}
	return h.SPLimit
}
