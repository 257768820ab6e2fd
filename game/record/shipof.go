package record

import (
	"fmt"
	"reflect"
	"slices"

	"attackwing/game"
)

// writer is what a position is written with.
type writer struct {
	u     *game.Setup
	p     *game.Position
	fresh *game.State
	ids   []string
}

func (w *writer) ship(i int) TableShip {
	f, player := factsOf(w.u, i)
	sh, fresh := &w.p.Ships[i], &w.fresh.Ships[i]
	s := TableShip{ID: w.ids[i], Player: player, Ship: f.Ship.ID, Captain: f.Captain.ID, At: []any{lengthOf(sh.Pose.X), lengthOf(sh.Pose.Y)},
		Facing: headingOf(sh.Pose.Heading), ShipState: w.state(i)}
	say(&s, sh, fresh, f, w.ids)
	if f.Admiral != nil {
		s.Admiral = f.Admiral.ID
	}
	for _, c := range f.Upgrades {
		s.Upgrades = append(s.Upgrades, c.Card.ID)
	}
	shields := int(sh.Shields)
	s.Shields = &shields
	dial := f.Ship.Class.Dial
	if sh.Dial >= 0 {
		s.Dial = dial[sh.Dial].String()
	}
	if sh.Flown >= 0 {
		s.Flown = dial[sh.Flown].String()
	}
	if sh.Moved && (sh.Flown < 0 || sh.Flew != dial[sh.Flown]) {
		s.Flew = game.MoveWords(sh.Flew)
	}
	if sh.Ordered {
		s.Order = game.MoveWords(sh.Order)
	}
	return s
}

// mapShip is a ship of the map in words; not ok where it is as the scenario lays it.
func (w *writer) mapShip(id game.ShipID) (TableMapShip, bool) {
	m, sh := w.u.OnMap(id), &w.p.Ships[id]
	s := TableMapShip{ID: w.ids[id], ShipState: w.state(int(id))}
	say(&s, sh, &w.fresh.Ships[id], w.u.Facts(id), w.ids)
	if sh.Owner != game.Nobody {
		s.Player = int(sh.Owner) + 1
	}
	if sh.Pose != m.At {
		s.At, s.Facing = []any{lengthOf(sh.Pose.X), lengthOf(sh.Pose.Y)}, headingOf(sh.Pose.Heading)
	}
	for k := range m.Mounts {
		if sh.Fired&(1<<k) != 0 {
			s.Fired = append(s.Fired, m.Mounts[k].Name)
		}
	}
	field, _, _ := differ("", reflect.ValueOf(s), reflect.ValueOf(TableMapShip{ID: s.ID}))
	return s, field != ""
}

// state is what any ship may have.
func (w *writer) state(i int) ShipState {
	sheet, f := w.u.Scenario.Sheet(), w.u.Facts(game.ShipID(i))
	sh, fresh := &w.p.Ships[i], &w.fresh.Ships[i]
	s := ShipState{Ended: w.p.Ended[i], Acted: sheet.ActionsDone(sh.Acted), Free: sheet.ActionsDone(sh.Free)}
	say(&s, sh, fresh, f, w.ids)
	if gone := sh.Destroyed && !sh.Doomed; !gone && (sh.NDamage > 0 || !sh.Map) {
		hull := max(int(f.Ship.Hull-sh.NDamage), 0)
		s.Hull = &hull
	}
	if s.Skill = nil; sh.Skill >= 0 {
		skill := int(sh.Skill)
		s.Skill = &skill
	}
	for n := range 8 {
		if sh.ByFleet&(1<<n) != 0 {
			s.Served = append(s.Served, n+1)
		}
	}
	for _, d := range sh.Damage[:sh.NDamage] {
		switch {
		case d.Up && int(d.Round) == w.p.Round:
			s.NewCrits = append(s.NewCrits, d.ID.String())
		case d.Up:
			s.Crits = append(s.Crits, d.ID.String())
		}
	}
	k := ShipTokens{Counters: countersOn(sheet, &sh.Counters, &fresh.Counters)}
	say(&k, sh, fresh, f, w.ids)
	if f.Captain.Drones > 0 {
		drones := int(sh.Drones)
		k.Drones = &drones
	}
	for c := captainCard; int(c) < len(f.Upgrades); c++ {
		if on := countersOn(sheet, &sh.Card(c).Counters, &fresh.Card(c).Counters); on != nil {
			if k.OnCards == nil {
				k.OnCards = map[string]map[string]int{}
			}
			k.OnCards[cardID(f, c)] = on
		}
	}
	if field, _, _ := differ("", reflect.ValueOf(k), reflect.ValueOf(ShipTokens{})); field != "" {
		s.Tokens = &k
	}
	return s
}

// The cards of a ship that are no upgrades; the ship card and the admiral carry text and no tokens.
const (
	captainCard int8 = -1
	shipCard    int8 = -2
	admiralCard int8 = -3
)

// cardID names a card of a ship, -1 the captain: by its id, with #2 for the second copy.
func cardID(f *game.FleetShip, c int8) string {
	switch c {
	case shipCard:
		return "ship"
	case admiralCard:
		return "admiral"
	case captainCard:
		return f.Captain.ID
	}
	id, n := f.Upgrades[c].Card.ID, 1
	for _, o := range f.Upgrades[:c] {
		if o.Card.ID == id {
			n++
		}
	}
	if n > 1 {
		return fmt.Sprintf("%s#%d", id, n)
	}
	return id
}

// textOf is a line of card text in words.
func textOf(u *game.Setup, id game.LineID, ids []string) TableText {
	x := u.TextOf(id)
	if x.Ship == game.NoShip {
		return TableText{Player: int(x.Player) + 1, Line: int(x.Nth) + 1}
	}
	return TableText{Ship: ids[x.Ship], Card: cardID(u.Facts(x.Ship), x.Card), Line: int(x.Nth) + 1}
}

// lines groups lines of card text by what carries them.
func (t *Table) lines(u *game.Setup, list []game.LineID, ids []string, ship func(*TableShip) *map[string][]int, side func(*TableFleet) *[]int) {
	for _, id := range list {
		x := textOf(u, id, ids)
		if x.Ship == "" {
			to := side(t.fleet(x.Player))
			*to = append(*to, x.Line)
			continue
		}
		i := slices.Index(ids[:len(t.Ships)], x.Ship)
		if i < 0 {
			continue // no card is assigned to a ship of the map
		}
		to := ship(&t.Ships[i])
		if *to == nil {
			*to = map[string][]int{}
		}
		(*to)[x.Card] = append((*to)[x.Card], x.Line)
	}
}

// fleet is what a player has beside the ships, made where it is not there yet.
func (t *Table) fleet(player int) *TableFleet {
	if t.Fleets == nil {
		t.Fleets = make([]TableFleet, 2)
	}
	return &t.Fleets[player-1]
}
