package ai

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// weigh judges what every ship is worth, as the table stands; what a shot on it would be is counted
// when asked for.
func (e *ensign) weigh(v *game.View) {
	u := v.Setup
	for i := range v.Ships[:v.NShips] {
		sh, f := &v.Ships[i], u.Facts(game.ShipID(i))
		left := int(f.Ship.Hull) - int(sh.NDamage) + int(sh.Shields) + int(sh.Down)
		// a card may print no hull
		e.worth[i] = max(300, min(3000, 250*(f.Price()+prize(v, game.ShipID(i)))/max(1, left+1)))
	}
	e.seen, e.told = v, [game.MaxShips][game.MaxShips]uint8{}
}

// hurts is the value of a shot at a range, on the table that was weighed; most pairs and ranges are
// never asked for.
func (e *ensign) hurts(att, def game.ShipID, band int) int {
	if band == 0 {
		return 0
	}
	if e.told[att][def]&(1<<band) == 0 {
		e.told[att][def] |= 1 << band
		n, m := e.diceAt(e.seen, att, def, band)
		p := plain
		if e.seen.MaySpend(e.seen.Setup, att, shotAt(att, def)).Lock {
			p = improved
		}
		e.hurt[att][def][band] = expected(p, noToken, n, m) * e.worth[def] / 1000
	}
	return e.hurt[att][def][band]
}

// diceAt counts the dice of a shot at a range: the primary weapon's, or those of a better one that
// could be fired.
func (e *ensign) diceAt(v *game.View, a, b game.ShipID, band int) (int, int) {
	shot := game.Shot{Band: band}
	x, y := v.DiceFor(v.Setup, a, game.NoWeapon, b, &shot)
	n, m := x.Total(), y.Total()
	f, sh := v.Setup.Facts(a), &v.Ships[a]
	for w := range f.Upgrades {
		if !fires(f.Upgrades[w].Card, sh, w, band, b) {
			continue
		}
		x, y := v.DiceFor(v.Setup, a, int8(w), b, &shot)
		k, d := weaponText(f.Upgrades[w].Card, x.Total(), y.Total())
		if expected(plain, noToken, k, d) > expected(plain, noToken, n, m) {
			n, m = k, d
		}
	}
	return n, m
}

// fires reports whether a ship's upgrade is a weapon that could be fired ahead at a target in a range.
func fires(c *card.Upgrade, sh *game.Ship, w, band int, at game.ShipID) bool {
	wf := &c.Weapon
	return wf.Dice > 0 && sh.Card(int8(w)).Ready() && band >= int(wf.RangeMin) && band <= int(wf.RangeMax) &&
		(!wf.SpendLock || sh.Locks(at)) && wf.Arcs != card.RearArc
}

// weaponText counts what a weapon's own text adds to its attack as dice: a die hits half of the
// time, so that a result sure to come is two.
func weaponText(c *card.Upgrade, n, m int) (int, int) {
	for i := range c.Abilities {
		a := &c.Abilities[i]
		if a.Whose != card.ThisWeapon {
			continue
		}
		for k := range a.Do {
			switch x := &a.Do[k]; {
			case x.Op == card.Convert && !x.Foe && x.Faces == card.FacesOf(dice.BattleStations):
				n++ // among three dice or more there is one more often than not
			case x.Op == card.AddResult && x.Into == dice.Hit:
				n += 2 * max(int(x.Count), 1)
			case x.Op == card.FoeDefenseDice && x.None:
				m = 0
			}
		}
	}
	return n, m
}

// shotAt is an attack with the primary weapon that could be made.
func shotAt(by, on game.ShipID) *game.Attack {
	return &game.Attack{Attacker: by, Target: on, Weapon: game.NoWeapon}
}

// oneAttack reports whether a ship of the map attacks with one of its mounts only.
func oneAttack(v *game.View, id game.ShipID, m *game.MapShip) bool {
	return m.Flags&game.OneAttack != 0 && v.Ships[id].Owner != game.Nobody
}

// shot is the value of a shot from base a at base b, 0 where there is none; of a map ship that of
// all of its mounts, or of the best where it attacks once.
func (e *ensign) shot(u *game.Setup, att game.ShipID, a *physics.Square, def game.ShipID, b *physics.Square) int {
	if m := u.OnMap(att); m != nil {
		m = m.Standing(a.Pose)
		sum, top := 0, 0
		for k := range m.Mounts {
			n := e.hurts(att, def, m.Reach(u, int8(k), b))
			sum, top = sum+n, max(top, n)
		}
		if oneAttack(e.seen, att, m) {
			return top
		}
		return sum
	}
	return e.hurts(att, def, physics.ReachBand(a, u.Facts(att).Ship.Class.Front, b, u.Bands()))
}

// offense returns the worth of the ship's shot from a base: its best target, and a little for a
// choice.
func (e *ensign) offense(v *game.View, id game.ShipID, at *physics.Square) int {
	top, sum := 0, 0
	for i := range v.Ships[:v.NShips] {
		g := &e.guess[i]
		if v.Ships[i].Owner == v.Me || !v.Ships[i].InPlay() {
			continue
		}
		s := 0
		for k := range g.n {
			s += e.shot(v.Setup, id, at, game.ShipID(i), &g.at[k]) * g.weight[k]
		}
		s /= 1000
		sum += s
		top = max(top, s)
	}
	return top + (sum-top)/4
}

// threat returns the cost of the enemies' shots at the ship there. more adds to the ship's own
// defense dice.
func (e *ensign) threat(v *game.View, id game.ShipID, at *physics.Square) (sum, top int) {
	for i := range v.Ships[:v.NShips] {
		g := &e.guess[i]
		if sh := &v.Ships[i]; sh.Owner == v.Me || !sh.InPlay() || sh.Attacked {
			continue
		}
		s := 0
		for k := range g.n {
			s += e.shot(v.Setup, game.ShipID(i), &g.at[k], id, at) * g.weight[k]
		}
		s /= 1000
		sum += s
		top = max(top, s)
	}
	return sum, top
}
