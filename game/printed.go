package game

import (
	"slices"

	"attackwing/game/card"
)

// changeStats gives the ship the printed numbers its cards make of them, on a copy of its card.
func (u *Setup) changeStats(id ShipID) {
	f := &u.ships[id]
	changed := false
	for i := range u.lines {
		l := &u.lines[i]
		if !l.At.Has(card.Static) || l.ship != id && (l.ship != NoShip || l.owner != f.owner) {
			continue
		}
		// Ruling: what is printed on the ship card is changed before round 1 or never, so not by a
		// card that is turned up later, nor by one that comes from another ship.
		if l.ship == id && (l.guest || l.copies > 0 || l.slot >= 0 && f.under[l.slot] != 0) {
			continue
		}
		if slices.ContainsFunc(l.If, func(c card.Condition) bool { return printedSo(f.Ship, &c) == c.Not }) {
			continue
		}
		for k := range l.Do {
			e := &l.Do[k]
			if e.Op != card.StatBy || e.Lasts != card.Now {
				continue
			}
			if !changed {
				fs, ship := *f.FleetShip, *f.Ship
				fs.Ship = &ship
				f.FleetShip, changed = &fs, true
			}
			s := f.Ship
			*[...]*int8{card.AttackStat: &s.Attack, card.AgilityStat: &s.Agility, card.HullStat: &s.Hull,
				card.ShieldStat: &s.Shields}[e.Stat] += e.N
		}
	}
}

// printedSo reports whether a ship card has the class or the faction that a condition asks for.
func printedSo(s *card.Ship, c *card.Condition) bool {
	if c.Op == card.OfClass {
		return isClass(s.Class.Name, c.Text, c.Reach.ClassLike)
	}
	return card.HasFaction(s.Factions, c.Faction)
}
