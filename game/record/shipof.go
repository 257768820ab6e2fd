package record

import (
	"fmt"
	"reflect"
	"slices"

	"attackwing/game"
)

func shipOf(u *game.Setup, i int, l *game.Laid, ids []string) TableShip {
	f, player := factsOf(u, i)
	s := TableShip{ID: ids[i], Player: player, Ship: f.Ship.ID, Captain: f.Captain.ID, At: []any{lengthOf(l.Pose.X), lengthOf(l.Pose.Y)},
		Facing: headingOf(l.Pose.Heading), Down: l.Down, Revealed: l.Shown, Still: l.Still, ShipState: stateOf(u, l, ids)}
	if f.Admiral != nil {
		s.Admiral = f.Admiral.ID
	}
	for _, c := range f.Upgrades {
		s.Upgrades = append(s.Upgrades, c.Card.ID)
	}
	if l.Dial >= 0 {
		s.Dial = f.Ship.Class.Dial[l.Dial].String()
	}
	if l.Flown >= 0 {
		s.Flown = f.Ship.Class.Dial[l.Flown].String()
	}
	if l.Flew != nil {
		s.Flew = game.MoveWords(*l.Flew)
	}
	if l.Order != nil {
		s.Order = game.MoveWords(*l.Order)
	}
	s.Discarded, s.Lost, s.Away = cardNames(f, l.Discarded), cardNames(f, l.Lost), cardNames(f, l.Away)
	s.Played, s.Safe = cardNames(f, l.Played), cardNames(f, l.Safe)
	k := s.Tokens
	if k == nil {
		k = &ShipTokens{}
	}
	k.Disabled, k.Time, k.Charges, k.Stored = cardNames(f, l.Disabled), counts(f, l.Time), counts(f, l.Charges), counts(f, l.Stored)
	for c := int8(-1); int(c) < len(f.Upgrades); c++ {
		if on := countersOn(u.Scenario.Sheet(), l.Counters, c); on != nil {
			if k.OnCards == nil {
				k.OnCards = map[string]map[string]int{}
			}
			k.OnCards[cardID(f, c)] = on
		}
	}
	if len(k.Disabled)+len(k.Time)+len(k.Charges)+len(k.Stored)+len(k.OnCards) > 0 {
		s.Tokens = k
	}
	return s
}

// mapShipOf is a ship of the map in words; not ok where it is as the scenario lays it.
func mapShipOf(u *game.Setup, id game.ShipID, l *game.Laid, ids []string) (TableMapShip, bool) {
	m := u.OnMap(id)
	s := TableMapShip{ID: ids[id], Player: int(l.Commander), Blame: int(l.Blame), ShipState: stateOf(u, l, ids)}
	if l.Pose != m.At {
		s.At, s.Facing = []any{lengthOf(l.Pose.X), lengthOf(l.Pose.Y)}, headingOf(l.Pose.Heading)
	}
	for k := range m.Mounts {
		if l.Fired&(1<<k) != 0 {
			s.Fired = append(s.Fired, m.Mounts[k].Name)
		}
	}
	if l.CarriedBy != 0 {
		s.CarriedBy = ids[l.CarriedBy-1]
	}
	field, _, _ := differ("", reflect.ValueOf(s), reflect.ValueOf(TableMapShip{ID: s.ID}))
	return s, field != ""
}

// stateOf is what any ship may have.
func stateOf(u *game.Setup, l *game.Laid, ids []string) ShipState {
	sheet := u.Scenario.Sheet()
	s := ShipState{Destroyed: l.Off, Doomed: l.Doomed, DeadIn: l.DeadIn, DeadBy: l.DeadBy.String(), Activated: l.Activated, DidAct: l.DidAct,
		Attacked: l.Attacked, Ended: l.Ended, Over: l.OnObstacle, NoAttack: l.NoAttack, Contained: l.BreachFix, Temp: l.Temp,
		Acted: sheet.ActionsDone(l.Acted), Free: sheet.ActionsDone(l.Free), NoAction: lossNames[l.NoAction]}
	for _, n := range []struct {
		to **int
		n  int
	}{{&s.Hull, l.Hull}, {&s.Shields, l.Shields}, {&s.Skill, l.Skill}} {
		if n.n >= 0 {
			*n.to = &n.n
		}
	}
	for n := range 8 {
		if l.Served&(1<<n) != 0 {
			s.Served = append(s.Served, n+1)
		}
	}
	for _, c := range l.Crits {
		s.Crits = append(s.Crits, c.String())
	}
	for _, c := range l.NewCrits {
		s.NewCrits = append(s.NewCrits, c.String())
	}
	k := ShipTokens{Evade: l.Evade, Scan: l.Scan, Stations: l.Stations, Power: l.Power, Cloak: named(cloaks, l.Cloak)}
	k.Counters = countersOn(sheet, l.Counters, game.OnShipCard)
	if l.Lock >= 0 {
		k.Lock = ids[l.Lock]
	}
	if l.Marker > 0 {
		k.Marker = ids[l.Marker-1]
	}
	if l.Drones >= 0 {
		k.Drones = &l.Drones
	}
	if field, _, _ := differ("", reflect.ValueOf(k), reflect.ValueOf(ShipTokens{})); field != "" {
		s.Tokens = &k
	}
	return s
}

func cardNames(f *game.FleetShip, cards []int8) (names []string) {
	for _, c := range cards {
		names = append(names, cardID(f, c))
	}
	return names
}

func counts(f *game.FleetShip, cards []game.OnCard) map[string]int {
	if len(cards) == 0 {
		return nil
	}
	m := map[string]int{}
	for _, c := range cards {
		m[cardID(f, c.Upgrade)] = int(c.N)
	}
	return m
}

// The cards of a ship that carry text and no tokens, by their words.
const (
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
	case -1:
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
