package record

import (
	"fmt"
	"reflect"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
)

// shipPart is the part of a file that tells of a ship. Of a ship of a fleet it is always told where
// it lies, and its shields.
func (s *scribe) shipPart(at string, file any, id game.ShipID) *field {
	sh, usual, f := &s.p.Ships[id], s.fresh.Ships[id], s.u.Facts(id)
	if !sh.Map {
		usual.Pose.Heading, usual.Shields = -1, -1
	}
	if f.Captain.Drones > 0 {
		usual.Drones = -1
	}
	if sh.Flown >= 0 {
		usual.Flew = f.Ship.Class.Dial[sh.Flown]
	}
	return &field{
		scribe: s,
		at:     at,
		v:      reflect.ValueOf(file).Elem(),
		of:     reflect.ValueOf(sh).Elem(),
		usual:  reflect.ValueOf(&usual).Elem(),
		id:     id,
	}
}

// readShips reads the ships of the fleets, in the order of the referee.
func readShips(x *field) error {
	ships := *to[[]TableShip](x.v)
	if err := x.readPlaces(ships); err != nil {
		return err
	}
	for id := range x.u.FleetShips() {
		i := slices.IndexFunc(ships, func(s TableShip) bool { return s.ID == x.ids[id] })
		if err := x.readShip(fmt.Sprintf("ships[%d]", i), &ships[i], &ships[i].ShipState, game.ShipID(id)); err != nil {
			return err
		}
	}
	return nil
}

// readPlaces reads which upgrades have gone to which ship, and lays the places of all by that.
func (x *field) readPlaces(ships []TableShip) error {
	for id := range x.u.FleetShips() {
		i := slices.IndexFunc(ships, func(s TableShip) bool { return s.ID == x.ids[id] })
		for name, on := range ships[i].Elsewhere {
			slot, ok := slotOf(x.u.Facts(game.ShipID(id)), name)
			if !ok || slot < game.CaptainSlot || on < 1 || on > x.u.FleetShips() {
				return wrong(fmt.Sprintf("ships[%d].with-ship", i), "no upgrade %q is with ship %d", name, on)
			}
			x.p.Ships[id].Card(slot).At = game.ShipID(on)
		}
	}
	x.u.LayPlaces(x.p.Ships)
	return nil
}

// readMapShips reads the ships of the map. Those left out are as the scenario lays them.
func readMapShips(x *field) error {
	seen := map[string]bool{}
	for i := range x.v.Len() {
		s, at := to[TableMapShip](x.v.Index(i)), fmt.Sprintf("map-ships[%d]", i)
		id := x.u.MapShip(s.ID)
		if id == game.NoShip || seen[s.ID] {
			return wrong(at+".id", "%q is not a ship of the map of %s or is a duplicate", s.ID, x.sheet.Title)
		}
		seen[s.ID] = true
		if err := x.readShip(at, s, &s.ShipState, id); err != nil {
			return err
		}
	}
	return nil
}

// readShip reads a ship, and what its fields say together.
func (s *scribe) readShip(at string, file any, state *ShipState, id game.ShipID) error {
	if err := s.shipPart(at, file, id).read(); err != nil {
		return err
	}
	sh, f := &s.p.Ships[id], s.u.Facts(id)
	if sh.Doomed && !sh.Destroyed {
		return wrong(at+".doomed", "only a destroyed ship is doomed")
	}
	if sh.Placed = sh.CarriedBy == 0 && !sh.Off; state.Shields == nil {
		sh.Shields -= sh.Down
	} else if err := within(at+".shields", *state.Shields, 0, int(f.Ship.Shields)); err != nil {
		return err
	}
	if sh.Shields < 0 || sh.Shields+sh.Down > f.Ship.Shields {
		return wrong(at+".disabled-shields", "%d with %d active ones are not of %d", sh.Down, max(sh.Shields, 0),
			f.Ship.Shields)
	}
	if sh.Flown >= 0 && sh.Flew == (card.Move{}) {
		sh.Flew = f.Ship.Class.Dial[sh.Flown]
	}
	sh.Moved, sh.Ordered = sh.Flew != (card.Move{}), sh.Order != (card.Move{})
	if k := state.Tokens; k != nil && k.First != nil && k.Counters != nil {
		return wrong(at+".tokens.mission", "the counters of the sheet are told twice")
	}
	for c := game.CaptainSlot; int(c) < len(f.Upgrades); c++ {
		k := sh.Card(c)
		k.Disabled = k.Disabled || k.Away
	}
	return state.damage(at, sh, f.Ship.Hull, s.p.Round)
}

// damage reads the damage cards under a ship: those that lie face up, and as many more as hull is
// lost.
func (s *ShipState) damage(at string, sh *game.Ship, hull int8, round int) error {
	sh.NDamage = 0
	for k, names := range [][]string{s.Crits, s.NewCrits} {
		for i, name := range names {
			at := fmt.Sprintf("%s.%s[%d]", at, [...]string{"crits", "new-crits"}[k], i)
			c, ok := game.ParseDamage(name)
			if !ok {
				return wrong(at, "%q is not a damage card", name)
			}
			if int(sh.NDamage) == len(sh.Damage) {
				return wrong(at, "more than %d damage cards lie face up", len(sh.Damage))
			}
			sh.Damage[sh.NDamage] = game.DamageCard{ID: c, Up: true, Round: int16(round - 1 + k)}
			sh.NDamage++
		}
	}
	up := sh.NDamage
	if sh.NDamage = 0; s.Hull != nil {
		least := 1
		if s.Destroyed {
			least = 0
		}
		if err := within(at+".hull", *s.Hull, least, int(hull)); err != nil {
			return err
		}
		sh.NDamage = hull - int8(*s.Hull)
	}
	if s.Destroyed && !s.Doomed {
		sh.NDamage = 0 // its damage cards went to the discards
	}
	if up > sh.NDamage {
		return wrong(at+".crits", "%d damage cards lie face up, but only %d hull are lost", up, sh.NDamage)
	}
	return nil
}

func sayShips(x *field) {
	for id := range x.u.FleetShips() {
		f := x.u.Facts(game.ShipID(id))
		s := TableShip{ID: x.ids[id], Player: int(x.fresh.Ships[id].Owner) + 1, Ship: f.Ship.ID, Captain: f.Captain.ID}
		if f.Admiral != nil {
			s.Admiral = f.Admiral.ID
		}
		for _, c := range f.Own() {
			s.Upgrades = append(s.Upgrades, c.Card.ID)
		}
		x.shipPart("", &s, game.ShipID(id)).say()
		x.v.Set(reflect.Append(x.v, reflect.ValueOf(s)))
	}
}

// sayMapShips tells of the ships of the map that are not as the scenario lays them.
func sayMapShips(x *field) {
	for id := x.u.FleetShips(); id < x.u.NumShips(); id++ {
		var s TableMapShip
		x.shipPart("", &s, game.ShipID(id)).say()
		if !reflect.ValueOf(s).IsZero() {
			s.ID = x.ids[id]
			x.v.Set(reflect.Append(x.v, reflect.ValueOf(s)))
		}
	}
}

func readActing(x *field) error {
	if x.v.Bool() {
		x.p.Next = append(x.p.Next, game.Acting(x.id))
		x.p.Begun = true
	}
	return nil
}

func sayHull(x *field) {
	if sh := to[game.Ship](x.in.of); (!sh.Destroyed || sh.Doomed) && (sh.NDamage > 0 || !sh.Map) {
		hull := max(int(x.u.Facts(x.id).Ship.Hull-sh.NDamage), 0)
		x.v.Set(reflect.ValueOf(&hull))
	}
}

// sayCrits tells of the damage cards face up, of this round or of those before.
func sayCrits(x *field) {
	sh := to[game.Ship](x.in.of)
	for _, d := range sh.Damage[:sh.NDamage] {
		if now := int(d.Round) == x.p.Round; d.Up && now == (x.Get("as") == "new-crits") {
			x.v.Set(reflect.Append(x.v, reflect.ValueOf(d.ID.String())))
		}
	}
}

// readMove reads a maneuver with its color.
func readMove(x *field) error {
	if x.v.String() == "" {
		return nil
	}
	m, ok := game.ParseMove(x.u.Facts(x.id).Ship.Class.Dial, x.v.String())
	if !ok {
		return x.wrong("%q is not a maneuver with its color: want one as \"red bank left 2\"", x.v.String())
	}
	x.of.Set(reflect.ValueOf(m))
	return nil
}

func sayMove(x *field) {
	if !x.of.IsZero() && !x.of.Equal(x.usual) {
		x.v.SetString(game.MoveWords(x.of.Interface().(card.Move)))
	}
}
