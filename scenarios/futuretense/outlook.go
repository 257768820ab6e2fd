package futuretense

import "attackwing/game"

// What is likely to come of a beam that is alone on the craft, in thousandths.
const (
	goesOn    = 700 // that it wins a token in each of the next rounds
	brings    = 650 // that the craft is retrieved in the end
	ahead     = 2   // rounds looked at
	delivered = 900 // that who has retrieved it gets it home
)

// outlook are the Mission Tokens won, the craft, and what a beam that is alone on it will bring.
func outlook(s *game.State, u *game.Setup, p game.PlayerID, _ int) int {
	n := 1000 * perToken * s.Count(missionTokens, game.HeldBy(p))
	craft := craftOf(u)
	if craft == game.NoShip {
		return n
	}
	c := &s.Ships[craft]
	if c.Blame == int8(p)+1 {
		n -= 1000 * penalty
	}
	if c.CarriedBy != 0 {
		carrier := &s.Ships[c.CarriedBy-1]
		switch {
		case carrier.Owner != p || carrier.Destroyed && u.House.Get(lostRetrieve) != "true":
		case s.Result.Over:
			n += 1000 * forCraft
		default:
			n += delivered * forCraft
		}
		return n
	}
	if many, one := holders(s, craft); c.InPlay() && many == 1 && s.Ships[one].Owner == p && !s.Result.Over {
		n += goesOn * perToken * max(0, min(ahead, u.House.RoundLimit-int(s.Round)))
		n += brings * forCraft
	}
	return n
}
