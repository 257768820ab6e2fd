package futuretense

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/card"
)

const tech = card.Tech

// Points of the sheet (Objective, both bonuses and the penalty).
const (
	perToken = 5
	forCraft = 20
	penalty  = 10
)

// score are the Mission Tokens of both players, the retrieved craft, and the penalty for destroying
// it.
func score(s *game.State, u *game.Setup, p, _ game.PlayerID) (lines []game.ScoreLine) {
	if n := s.Count(missionTokens, game.HeldBy(p)); n > 0 {
		lines = append(lines, game.ScoreLine{
			Words:  "Mission Tokens",
			Why:    fmt.Sprintf("%d tokens, %d each", n, perToken),
			Points: n * perToken,
		})
	}
	craft := craftOf(u)
	if craft == game.NoShip {
		return lines
	}
	c := &s.Ships[craft]
	kept := u.House.Get(lostRetrieve) == "true"
	if c.CarriedBy != 0 && s.Ships[c.CarriedBy-1].Owner == p && (kept || !s.Ships[c.CarriedBy-1].Destroyed) {
		lines = append(lines,
			game.ScoreLine{Words: "The small craft", Why: u.Name(c.CarriedBy-1) + " retrieved it", Points: forCraft})
	}
	if c.Blame == int8(p)+1 {
		lines = append(lines,
			game.ScoreLine{Words: "The small craft", Why: "destroyed in the play area", Points: -penalty})
	}
	return lines
}
