package record

import (
	"fmt"

	"attackwing/game"
)

// Verdict is the end of a battle in one line, and why it ended, by the sheet in the words of the
// sheet; nothing while it goes on.
func Verdict(s *game.State, u *game.Setup) (verdict, why string) {
	r := s.Result
	if !r.Over {
		return "", ""
	}
	winner, loser := game.Points(s, u, r.Winner), game.Points(s, u, r.Winner.Other())
	return fmt.Sprintf("%s wins, %d to %d", u.Player(r.Winner), winner, loser), Why(s, u, game.Nobody)
}

// Why returns the reason why a battle ended, said to a player; to nobody in particular it names
// both. It is "" while the battle goes on.
func Why(s *game.State, u *game.Setup, to game.PlayerID) string {
	loser := s.Result.Winner.Other()
	switch s.Result.By {
	case game.NotEnded:
		return ""
	case game.ByElimination:
		return destroyed(s, u, to)
	case game.ByRoundLimit:
		return "The round limit was reached, so the most Fleet Points decide."
	case game.ByConcession:
		if to == loser {
			return "You conceded."
		}
		return u.Player(loser) + " conceded."
	case game.ByTime:
		return "Time was called, so the most Fleet Points decide."
	case game.ByRollOff:
		return "Fleet Points were equal: a roll-off decided."
	case game.BySheetVictory:
		return bySheet(s, u)
	}
	return ""
}

// destroyed says whose fleet is gone, or that both are.
func destroyed(s *game.State, u *game.Setup, to game.PlayerID) string {
	winner := s.Result.Winner
	left := 0
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.Owner == winner && !sh.Map && !sh.Destroyed {
			left++
		}
	}
	switch {
	case left == 0:
		return "Both fleets are destroyed, so the most Fleet Points decide."
	case to == winner:
		return "The other fleet is destroyed."
	case to == winner.Other():
		return "Your fleet is destroyed."
	}
	return u.Player(winner.Other()) + "'s fleet is destroyed."
}

// bySheet is a victory of the sheet's own, in its words where it has some.
func bySheet(s *game.State, u *game.Setup) string {
	if victory := u.Play().Victory; victory != nil {
		if winner, _, words := victory(s, u); winner == s.Result.Winner && words != "" {
			return words + "."
		}
	}
	return "The battle's sheet says so."
}
