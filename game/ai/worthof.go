package ai

import "attackwing/game"

// stake is the worth of a table to a seat: the expected margin of Fleet Points and the chance to
// win, both in thousandths. sheet is the part of the margin that the sheet gives.
type stake struct{ margin, chance, sheet int }

// winning is the worth of a victory in Fleet Points, beside the margin.
const winning = 40

func (s stake) value() int { return s.margin + winning*s.chance }

// worthOf returns the worth of a table between rounds to a player: by its features, and by what the
// sheet gives at that chance to win. look is called only if the battle is not over.
func worthOf(s *game.State, u *game.Setup, me game.PlayerID, look func() Features) (x stake) {
	foe := me.Other()
	if s.Result.Over {
		switch s.Result.Winner {
		case me:
			x.chance = 1000
		case game.Nobody:
			x.chance = 500
		default: // the enemy
		}
		x.margin = 1000 * int(s.Result.FleetPoints[me]-s.Result.FleetPoints[foe])
		return x
	}
	f := look()
	x.chance = f.Chance()
	least, most := bounds(s, u, me)
	x.sheet = game.Outlook(s, u, me, x.chance) - game.Outlook(s, u, foe, 1000-x.chance)
	x.margin = max(least, min(most, f.Margin())) + x.sheet
	return x
}

// bounds are the margins, in thousandths of a Fleet Point, that a battle can end with when all that
// is left of the one or of the other fleet is destroyed: what features promise beyond is not to be
// had.
func bounds(s *game.State, u *game.Setup, me game.PlayerID) (least, most int) {
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		if sh.Map || sh.Owner == game.Nobody {
			continue
		}
		price := 1000 * u.Facts(game.ShipID(i)).Price()
		switch {
		case sh.Owner == me && !sh.OnTable():
			least, most = least-price, most-price
		case sh.Owner == me:
			least -= price
		case !sh.OnTable():
			least, most = least+price, most+price
		default: // an enemy's that is left
			most += price
		}
	}
	return least, most
}
