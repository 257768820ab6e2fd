package ai

import (
	"attackwing/game"
	"attackwing/game/card"
)

// stake is what a table is worth to a seat, in thousandths of a Fleet Point: the margin to be expected, and the chance to win.
type stake struct{ margin, chance int }

const (
	winning = 40 // Fleet Points that a battle won is worth beside the margin
	swing   = 22 // Fleet Points of margin at which three battles of four are won
)

// What is worth what between rounds, in thousandths of a Fleet Point: a regression of what became of the margin in the rounds
// after, over 1,400 battles of captains on their tables.
const (
	there   = 20   // percent of a ship's price that is for its being there
	strain  = 1800 // an Auxiliary Power Token
	aimed   = 1100 // a Target Lock
	perArc  = 700  // an enemy in the arc of a ship
	perFace = 1200 // the nearest enemy straight ahead
	perWay  = 1500 // each maneuver, up to four, after which a ship lives on
)

func (s stake) value() int { return s.margin + winning*s.chance }

// stakeOf judges a table by the fleets that are left and what the sheet still promises.
func stakeOf(s *game.State, u *game.Setup, me game.PlayerID) (x stake) {
	foe := me.Other()
	if s.Result.Over {
		if x.chance = 500; s.Result.Winner != game.Nobody {
			x.chance = 0
		}
		if s.Result.Winner == me {
			x.chance = 1000
		}
		x.margin = 1000 * int(s.Result.FleetPoints[me]-s.Result.FleetPoints[foe])
		return x
	}
	for i := range s.Ships[:s.NShips] {
		switch sh := &s.Ships[i]; {
		case sh.Map || !sh.OnTable():
		case sh.Owner == me:
			x.margin += shipWorth(s, u, game.ShipID(i))
		case sh.Owner == foe:
			x.margin -= shipWorth(s, u, game.ShipID(i))
		}
	}
	bare := chanceOf(x.margin)
	x.margin += game.Outlook(s, u, me, bare) - game.Outlook(s, u, foe, 1000-bare)
	x.chance = chanceOf(x.margin)
	return x
}

// chanceOf is the chance to win with a margin, thousandths.
func chanceOf(margin int) int { return 500 + 500*margin/(1000*swing+max(margin, -margin)) }

// shipWorth is what a ship that lives is worth, in thousandths of a Fleet Point: a part for being there, the rest by what it
// takes to destroy it.
func shipWorth(s *game.State, u *game.Setup, id game.ShipID) int {
	sh, f := &s.Ships[id], u.Facts(id)
	sp := f.SP + f.AdmSP
	lost := 0 // of cards that serve no more, thousandths of their price
	weigh := func(c *game.CardState, price int) {
		switch {
		case c.Lost:
			return
		case c.Discarded:
			lost += 450 * price
		case c.Disabled:
			lost += 120 * price
		case c.Time > 0:
			lost += 60 * price * min(int(c.Time), 3)
		}
		sp += price
	}
	weigh(&sh.Captain, f.CapSP)
	for k := range f.Upgrades {
		weigh(&sh.Upgrades[k], f.Upgrades[k].SP)
	}
	all := 4 * (int(f.Ship.Hull) + int(f.Ship.Shields))
	left := 4*(int(f.Ship.Hull)-int(sh.NDamage)+int(sh.Shields)) + 3*int(sh.Down)
	n := 1000 * sp * (there*all + (100-there)*left) / (100 * all)
	n -= lost * (50 + 50*left/all) / 100
	for k := range sh.Damage[:sh.NDamage] {
		if sh.Damage[k].Up {
			n -= 700
		}
	}
	n -= strain * int(sh.Power)
	if sh.Lock != game.NoShip && s.Ships[sh.Lock].InPlay() {
		n += aimed
	}
	if sh.Cloak != game.NotCloaked && f.Ship.Actions.Has(card.Cloak) {
		n += 200
	}
	return n
}
