package table

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
)

// fleetLetters are the buttons of the fleet chooser by their keys.
var fleetLetters = map[string]string{"r": "random", "n": "newfleet", "e": "edit", "x": "swap", "=": "same", "+": "same", "l": "limit", "f": "faction", "g": "onlylegal"}

// fleetKey is a key of the fleet chooser.
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
		t.openHouse()
	default:
		if id, ok := fleetLetters[k]; ok {
			t.fleetAction(id)
			return
		}
		if at, d := t.found(t.half), digit(k); d > 0 && d <= len(at) {
			t.pick[t.half] = at[d-1]
		}
	}
}

// limits are the usual totals of fleets, as the key for them goes through them.
var limits = [...]string{"100", "120", "130"}

// fleetAction is a button of the fleet chooser; it tells whether the name is one.
func (t *Table) fleetAction(id string) bool {
	name, seat, _ := strings.Cut(id, ":")
	if n, err := strconv.Atoi(seat); err == nil && n >= 0 && n < 2 {
		t.half = n
	}
	t.Changed = true
	switch name {
	case "random":
		t.randomFleet()
	case "newfleet":
		t.build(fleet.List{Name: "New fleet"}, "")
	case "import":
		t.importFleet("import", nil)
	case "edit":
		if c := t.picked(t.half); c != nil {
			l := c.list
			if !c.own {
				l.ID = ""
			}
			t.build(l, c.fileKey())
		}
	case "swap":
		t.swapped = !t.swapped
		t.pick[0], t.pick[1] = t.pick[1], t.pick[0]
		t.lists[0], t.lists[1] = t.lists[1], t.lists[0]
	case "same":
		t.sameForBoth()
	case "limit":
		at := slices.Index(limits[:], strconv.Itoa(t.limit(t.scens[t.scen].Sheet())))
		t.setLimit(limits[(at+1)%len(limits)])
	case "faction":
		t.faction = t.nextFaction()
		t.pickMatch()
	case "onlylegal":
		t.onlyLegal = !t.onlyLegal
		t.pickMatch()
	default:
		return false
	}
	return true
}

// setLimit is what fleets of the battle may cost, a house rule.
func (t *Table) setLimit(points string) {
	t.setHouse("sp-limit", points)
	t.relist()
}

// chance is the key of a fleet made at random.
const chance = "random"

// relist lists the fleets anew: what was picked stays picked, a fleet made at random stays in the list.
func (t *Table) relist() {
	keep := [2]string{t.pickedKey(0), t.pickedKey(1)}
	was := t.lists
	t.listFleets()
	for seat := range 2 {
		if i := slices.IndexFunc(was[seat], func(c choice) bool { return c.key == chance }); i >= 0 {
			t.put(seat, was[seat][i].list, chance, false)
		}
	}
	t.pickKeys(keep)
}

func (f *chooser) picked(seat int) *choice {
	if f.pick[seat] < 0 || f.pick[seat] >= len(f.lists[seat]) {
		return nil
	}
	return &f.lists[seat][f.pick[seat]]
}

func (t *Table) pickedKey(seat int) string {
	if c := t.picked(seat); c != nil {
		return c.key
	}
	return ""
}

// pickKeys picks the fleets of those keys again, where they are.
func (f *chooser) pickKeys(keys [2]string) {
	for seat, key := range keys {
		if i := slices.IndexFunc(f.lists[seat], func(c choice) bool { return c.key == key }); i >= 0 {
			f.pick[seat] = i
		}
	}
}

// fleetRules are those of the chosen battle for a seat.
func (t *Table) fleetRules(seat int) (fleet.Rules, bool) {
	sc := t.scens[t.scen]
	h, err := game.NewHouse(sc.Sheet().House, t.houseOf(sc.Sheet()))
	if err != nil {
		t.err = err.Error()
		return fleet.Rules{}, false
	}
	r := fleet.Rules{Cards: t.catalogue(), Scenario: sc, House: &h}
	if sides := t.sidesOf(sc.Sheet()); seat < len(sides) {
		r.Side = sides[seat]
	}
	return r, r.Cards != nil
}

// put puts a fleet at the head of a seat's list, in place of one of the same key, and picks it.
func (t *Table) put(seat int, l fleet.List, key string, own bool) {
	r, ok := t.fleetRules(seat)
	if !ok {
		return
	}
	t.lists[seat] = slices.DeleteFunc(t.lists[seat], func(c choice) bool { return c.key == key })
	t.lists[seat] = slices.Insert(t.lists[seat], 0, weighed(r, l, r.Side, key, own))
	t.pick[seat] = 0
}

// randomFleet makes a legal fleet for the player of the half.
func (t *Table) randomFleet() {
	r, ok := t.fleetRules(t.half)
	if !ok {
		return
	}
	l, ok := fleet.RandomDear(rand.New(rand.NewPCG(t.newSeed(), 0x9E3779B97F4A7C15)), r, 0, 4)
	if !ok {
		t.err = "No legal fleet was found under these rules."
		return
	}
	t.put(t.half, l, chance, false)
}

// newSeed is a seed that was not used before.
func (t *Table) newSeed() uint64 {
	if t.opts.NewSeed != nil {
		return t.opts.NewSeed()
	}
	t.rolls++
	return t.opts.Seed + t.rolls
}

// sameForBoth gives the other player the fleet picked.
func (t *Table) sameForBoth() {
	c := t.picked(t.half)
	if c == nil {
		return
	}
	other := 1 - t.half
	if i := slices.IndexFunc(t.lists[other], func(o choice) bool { return o.key == c.key }); i >= 0 {
		t.pick[other] = i
		return
	}
	l := c.list
	l.Side = ""
	t.put(other, l, c.key, c.own)
}

// nextFaction goes through any and all factions that the ships of the fleets have.
func (t *chooser) nextFaction() card.Faction {
	has := func(f card.Faction) bool {
		for seat := range 2 {
			for i := range t.lists[seat] {
				if slices.ContainsFunc(t.lists[seat][i].fleet.Ships, func(s game.FleetShip) bool { return card.HasFaction(s.Ship.Factions, f) }) {
					return true
				}
			}
		}
		return false
	}
	for f := t.faction + 1; f < card.NumFactions; f++ {
		if has(f) {
			return f
		}
	}
	return card.NoFaction
}

// build opens the fleet builder; what is made there comes back to the half it was opened from.
func (t *Table) build(l fleet.List, file string) {
	if t.opts.Build == nil {
		t.err = "There is no fleet builder here."
		return
	}
	seat := t.half
	r, ok := t.fleetRules(seat)
	if !ok {
		return
	}
	l.Scenario, l.Side, l.Limit = r.Scenario.Sheet().ID, r.Side, r.House.SPLimit
	p := t.opts.Build(t, OwnFleet{file, l}, t.opts.House, func(made OwnFleet) {
		t.relist()
		keys := [2]string{t.pickedKey(0), t.pickedKey(1)}
		keys[seat] = made.Key
		t.pickKeys(keys)
		if t.pickedKey(seat) != made.Key {
			t.put(seat, made.List, made.Key, true)
		}
		t.Changed = true
	})
	t.Open(p)
}

// importFleet opens the builder where fleets are read from files; in has files let fall on the window, nil none.
func (t *Table) importFleet(button string, in *Input) {
	t.build(fleet.List{Name: "New fleet"}, "")
	p := t.page()
	switch {
	case p == nil:
	case in != nil:
		p.Pointer(in)
	default:
		p.Click(button)
	}
}

// fileKey is the file of a fleet of the player's own, "" of another.
func (c *choice) fileKey() string {
	if c.own {
		return c.key
	}
	return ""
}
