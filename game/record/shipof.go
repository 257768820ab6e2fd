package record

import (
	"fmt"

	"attackwing/game"
)

func shipOf(u *game.Setup, i int, l *game.Laid, ids []string) TableShip {
	f, player := factsOf(u, i)
	s := TableShip{ID: ids[i], Player: player, Ship: f.Ship.ID, Captain: f.Captain.ID, At: []any{lengthOf(l.Pose.X), lengthOf(l.Pose.Y)},
		Facing: headingOf(l.Pose.Heading), Down: l.Down, Destroyed: l.Off, Doomed: l.Doomed, DeadIn: l.DeadIn, DeadBy: l.DeadBy.String(),
		Activated: l.Activated, Acting: l.Acting, DidAct: l.DidAct, Attacked: l.Attacked, Ended: l.Ended, Revealed: l.Shown, Over: l.OnObstacle,
		NoAttack: l.NoAttack, Contained: l.BreachFix, Acted: game.ActionsDone(l.Acted), NoAction: lossNames[l.NoAction]}
	if f.Admiral != nil {
		s.Admiral = f.Admiral.ID
	}
	for _, c := range f.Upgrades {
		s.Upgrades = append(s.Upgrades, c.Card.ID)
	}
	for _, n := range []struct {
		to **int
		n  int
	}{{&s.Hull, l.Hull}, {&s.Shields, l.Shields}, {&s.Skill, l.Skill}} {
		if n.n >= 0 {
			*n.to = &n.n
		}
	}
	for _, c := range l.Crits {
		s.Crits = append(s.Crits, c.String())
	}
	for _, c := range l.NewCrits {
		s.NewCrits = append(s.NewCrits, c.String())
	}
	if l.Dial >= 0 {
		s.Dial = f.Ship.Class.Dial[l.Dial].String()
	}
	if l.Flown >= 0 {
		s.Flown = f.Ship.Class.Dial[l.Flown].String()
	}
	s.Discarded, s.Lost = cardNames(f, l.Discarded), cardNames(f, l.Lost)
	k := ShipTokens{Evade: l.Evade, Scan: l.Scan, Stations: l.Stations, Power: l.Power, Cloak: named(cloaks, l.Cloak), Disabled: cardNames(f, l.Disabled)}
	some := l.Evade+l.Scan+l.Stations+l.Power+len(k.Disabled) > 0 || k.Cloak != ""
	if l.Lock >= 0 {
		k.Lock, some = ids[l.Lock], true
	}
	if l.Drones >= 0 {
		k.Drones, some = &l.Drones, true
	}
	for _, c := range l.Time {
		if k.Time == nil {
			k.Time = map[string]int{}
		}
		k.Time[cardID(f, c.Upgrade)], some = int(c.N), true
	}
	if some {
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

// cardID names a card of a ship, -1 the captain: by its id, with #2 for the second copy.
func cardID(f *game.FleetShip, c int8) string {
	if c < 0 {
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
