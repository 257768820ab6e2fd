package ai

import (
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// prospect is the expected combat after a maneuver in thousandths of a damage: dealt by the ship's
// best shot, and taken from all enemies that may have it in arc.
type prospect struct {
	known        bool
	dealt, taken int
	last         bool // the battle ends with this round
}

// prospect works out what is ahead of an own ship's maneuver, where the enemies are supposed and
// with the own ships that fly before it where they will stand. It is worked out only for whoever
// asks for a reason.
func (e *ensign) prospect(id game.ShipID, move int) (p prospect) {
	v := e.seen
	if v == nil || id == game.NoShip || move < 0 || move >= len(v.Setup.Facts(id).Ship.Class.Dial) {
		return p
	}
	p.last = int(v.Round) >= v.Setup.House.RoundLimit
	var f game.Fate
	planned := e.work.Ships[id].Pose
	e.work.Ships[id].Pose = v.Ships[id].Pose // it has not flown yet
	e.around.See(&e.work, id)
	e.around.Foresee(&e.work, id, move, &f)
	at := e.around.End
	e.work.Ships[id].Pose = planned
	for i := range v.Ships[:v.NShips] {
		enemy, g := game.ShipID(i), &e.guess[i]
		if v.Ships[i].Owner == v.Ships[id].Owner || !v.Ships[i].InPlay() || e.worth[i] == 0 || e.worth[id] == 0 {
			continue
		}
		shot := 0
		for k := range g.n {
			shot += e.damage(v.Setup, id, &at, enemy, &g.at[k]) * g.weight[k] / 1000
			p.taken += e.damage(v.Setup, enemy, &g.at[k], id, &at) * g.weight[k] / 1000
		}
		if !f.Over {
			p.dealt = max(p.dealt, shot)
		}
	}
	p.known = true
	return p
}

// damage returns the damage of a ship's shot on average in thousandths, as a reason tells it: of the
// primary weapon or of a better one that could be fired. Of a map ship it is what the worth of its
// shot comes to.
func (e *ensign) damage(u *game.Setup, att game.ShipID, a *physics.Square, def game.ShipID, b *physics.Square) int {
	if u.OnMap(att) != nil {
		return e.shot(u, att, a, def, b) * 1000 / e.worth[def]
	}
	f, sh, v := u.Facts(att), &e.seen.Ships[att], e.seen
	band := physics.ReachBand(a, f.Ship.Class.Front, b, u.Bands())
	if band == 0 {
		return 0
	}
	shot := game.Shot{Band: band}
	p := plain
	if v.MaySpend(u, att, shotAt(att, def)).Lock {
		p = improved
	}
	n, m := v.DiceFor(u, att, game.NoWeapon, def, &shot)
	top := expected(p, noToken, n.Total(), m.Total())
	for w := range f.Upgrades {
		c := f.Upgrades[w].Card
		if !fires(c, sh, w, band, def) {
			continue
		}
		skill := p
		if c.Weapon.SpendLock { // it re-rolls no die then
			skill = plain
		}
		n, m := v.DiceFor(u, att, int8(w), def, &shot)
		skill, against, sure := textOf(c, skill, m.Total())
		hit := int(1000 * atLeast(skill, noToken, n.Total(), against, 0, 1))
		top = max(top, expected(skill, noToken, n.Total(), against)+sure*hit)
	}
	return top
}

// textOf returns how a weapon's own text changes an attack: the skill, the defense dice, and the
// hits that are sure once the attack hits. What a condition may deny does not count, but that it
// hits.
func textOf(c *card.Upgrade, skill, m int) (int, int, int) {
	sure := 0
	for i := range c.Abilities {
		a := &c.Abilities[i]
		if a.Whose != card.ThisWeapon ||
			slices.ContainsFunc(a.If, func(k card.Condition) bool { return k.Op != card.AttackHits }) {
			continue
		}
		for k := range a.Do {
			switch x := &a.Do[k]; {
			case x.Op == card.Convert && !x.Foe && x.Faces == card.FacesOf(dice.BattleStations):
				skill = min(skill+1, both)
			case x.Op == card.AddResult && x.Into == dice.Hit && x.Per == card.Once:
				sure += max(int(x.Count), 1)
			case x.Op == card.FoeDefenseDice && x.None:
				m = 0
			}
		}
	}
	return skill, m, sure
}

// words are the prospect as the reason of a maneuver.
func (p prospect) words() string {
	const none = 50 // what would be printed as 0.0
	place := "best position for the coming rounds"
	if p.last {
		place = "no good shot in the last round"
	}
	switch {
	case !p.known:
		return place
	case p.dealt < none && p.taken < none:
		return place + ", out of every enemy arc"
	case p.dealt < none:
		return place + "; takes " + damage(p.taken) + " on average"
	case p.taken < none:
		return "it deals " + damage(p.dealt) + " on average, out of every enemy arc"
	}
	return "it deals " + damage(p.dealt) + " on average and takes " + figure(p.taken)
}

// brings is the reason of what brings this many thousandths of a damage on average.
func brings(v int) string {
	if v < 50 {
		return "no better action now"
	}
	return "+" + damage(v) + " on average"
}
