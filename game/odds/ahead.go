package odds

import (
	"attackwing/game"
	"attackwing/game/dice"
)

// hull returns the hull that a ship has left; 0, not asked, of an attack squadron that no single
// attack destroys.
func hull(s *game.State, u *game.Setup, id game.ShipID) int {
	n := max(0, int(u.Facts(id).Ship.Hull)-int(s.Ships[id].NDamage))
	if n > 1 && u.Squadron(id) {
		return 0
	}
	return n
}

// Ahead returns the rest of an attack on a table, with everything that both sides may spend or with
// nothing. a is the attack being made, or one that could be made; of the latter only Attacker,
// Target and Weapon count, and shot is its judgment. Card text is not counted. ok is false if
// nothing is left to roll.
func Ahead(s *game.State, u *game.Setup, a *game.Attack, shot *game.Shot, spending bool) (o Attack, ok bool) {
	if a.Defended {
		return o, false
	}
	var n, m game.Sum
	if a.On {
		n, m = s.AttackDice(u), s.DefenseDice(u)
	} else {
		n, m = s.DiceFor(u, a.Attacker, a.Weapon, a.Target, shot)
	}
	o.Dice, o.Defense = n.Total(), m.Total()
	on := &s.Ships[a.Target]
	o.Shields = int(on.Shields + on.Temp)
	o.Hull = hull(s, u, a.Target)
	by, against := s.MaySpend(u, a.Attacker, a), s.MaySpend(u, a.Target, a)
	lock := by.Lock
	if spending {
		o.Lock, o.Stations = lock, by.Stations
		o.Evades, o.Guard = against.Evades, against.Stations
	}
	if !a.RolledAttack {
		return o, true
	}
	o.Dice, o.Lock = 0, false
	for _, d := range a.AttackDice[:a.NAttack] {
		switch {
		case d.Face == dice.Hit || d.Face == dice.BattleStations && o.Stations:
			o.Hits++
		case d.Face == dice.DoubleHit:
			o.Hits += 2
		case d.Face == dice.Crit:
			o.Crits++
		case spending && lock && !d.Rerolled && !d.Added && !d.Set:
			o.Dice++
		}
	}
	return o, true
}
