package gametest

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// Laid holds the things beside and on a craft of a test that are not as the set-up lays them.
type Laid struct {
	Hull                              int             // left, 0 all that the damage cards leave
	Crits, NewCrits                   []game.DamageID // face up, of the round before and of this one
	Shields, Down, Temp               int             // Shields below 0 as printed
	Evade, Scan, Stations, Power      int
	Drones                            int // 0 as printed
	Cloak                             game.Cloak
	Lock                              game.ShipID // 0 none, 99 the first ship
	Marker                            game.ShipID // the map ship it is linked to, plus 1
	Acted                             uint16
	NoAction                          game.Loss
	Still, OnObstacle, Off, Activated bool
	Counters                          []Counted // that are not as the scenario lays them
	Disabled, Discarded, Away         []int8    // cards, -1 the captain
	Lost, Turned                      []int8    // cards that an enemy discarded, that are turned over; game.ShipSlot the ship's own
	Acting                            game.ActingCaptain
	Time                              []OnCard
}

// OnCard is a number of things on a card of a ship; Upgrade -1 is the captain.
type OnCard struct{ Upgrade, N int8 }

// Counted is a number of counters of a kind on a card: game.ShipSlot, -1 the captain, else an
// upgrade.
type Counted struct {
	Counter game.Counter
	Card    int8
	N       int8
}

// stand is the craft as it stands on a table, made of the ship as the set-up lays it.
func (c Craft) stand(s game.Ship, dial int8, round int, printed *card.Ship) game.Ship {
	l := c.Laid
	s.Pose, s.Dial, s.Skill = physics.Inches(c.X, c.Y, c.H), dial, -1
	s.NDamage = int8(len(l.Crits) + len(l.NewCrits))
	if l.Hull != 0 {
		s.NDamage = max(printed.Hull, int8(len(printed.Stack()))) - int8(l.Hull)
	}
	for i, d := range l.Crits {
		s.Damage[i] = game.DamageCard{ID: d, Up: true, Round: int16(round - 1)}
	}
	for i, d := range l.NewCrits {
		s.Damage[len(l.Crits)+i] = game.DamageCard{ID: d, Up: true, Round: int16(round)}
	}
	up := l.Shields
	if up == 0 && l.Down == 0 {
		up = c.Shields
	}
	if s.Shields -= int8(l.Down); up >= 0 {
		s.Shields = int8(up)
	}
	if l.Drones != 0 {
		s.Drones = int8(l.Drones)
	}
	switch l.Lock {
	case 0:
	case 99:
		s.Lock = 0
	default:
		s.Lock = l.Lock
	}
	s.Down, s.Temp, s.Evade, s.Scan, s.Stations, s.Power = int8(l.Down), int8(l.Temp), int8(l.Evade), int8(l.Scan),
		int8(l.Stations), int8(l.Power)
	s.Cloak, s.Marker, s.Acted, s.Still, s.Over, s.Destroyed, s.Activated, s.Lost = l.Cloak, l.Marker, l.Acted,
		l.Still, l.OnObstacle, l.Off, l.Activated, l.NoAction
	for _, n := range l.Disabled {
		s.Card(n).Disabled = true
	}
	for _, n := range l.Lost {
		s.Card(n).Discarded, s.Card(n).Lost = true, true
	}
	for _, n := range l.Turned {
		if n == game.ShipSlot {
			s.Turned = true
			continue
		}
		s.Card(n).Turned = true
	}
	if l.Acting.Card > 0 {
		s.Acting, s.Captain.Discarded = l.Acting, true
	}
	for _, n := range l.Discarded {
		s.Card(n).Discarded = true
	}
	for _, n := range l.Away {
		s.Card(n).Disabled, s.Card(n).Away = true, true
	}
	for _, n := range l.Time {
		s.Card(n.Upgrade).Time = n.N
	}
	for _, k := range l.Counters {
		if k.Card == game.ShipSlot {
			s.Counters.Set(k.Counter, k.N)
		} else {
			s.Card(k.Card).Counters.Set(k.Counter, k.N)
		}
	}
	return s
}
