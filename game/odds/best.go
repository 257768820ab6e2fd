package odds

import "attackwing/game"

// Try is an attack that one ship could make on another.
type Try struct {
	Weapon          int8 // game.NoWeapon the primary one, or that of a map ship's mount
	Shot            game.Shot
	Attack, Defense int // dice
	Odds            Odds
}

// Best is the attack of a ship on another, as the table lies, that does the most damage on average
// when both sides spend what they have. Card text is counted as in Ahead. False when the ship may
// not attack this round, or none of its weapons that are ready reaches the other.
func Best(s *game.State, u *game.Setup, by, on game.ShipID) (best Try, ok bool) {
	sh := &s.Ships[by]
	if sh.Attacked || sh.NoAttack || sh.Over || !sh.InPlay() {
		return best, false
	}
	try := func(w int8, shot game.Shot, no game.No) {
		if no.Code != game.Yes {
			return
		}
		a, _ := Ahead(s, u, &game.Attack{Attacker: by, Target: on, Weapon: w}, &shot, true)
		o, err := Of(a)
		if err != nil || ok && o.Expected <= best.Odds.Expected {
			return
		}
		best, ok = Try{w, shot, a.Dice, a.Defense, o}, true
	}
	if m := u.OnMap(by); m != nil {
		for k := range m.Mounts {
			shot, no := s.ShotFrom(u, by, int8(k), on)
			try(game.NoWeapon, shot, no)
		}
		return best, ok
	}
	shot, no := s.Shot(u, by, game.NoWeapon, on)
	try(game.NoWeapon, shot, no)
	for w, up := range u.Facts(by).Upgrades {
		if up.Card.Weapon.Dice == 0 || !sh.Card(int8(w)).Ready() {
			continue
		}
		shot, no := s.Shot(u, by, int8(w), on)
		try(int8(w), shot, no)
	}
	return best, ok
}
