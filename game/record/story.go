package record

import (
	"fmt"

	"attackwing/game"
)

// Verdict is the end of a battle in one line, and why it ended, by the sheet in the words of the sheet; nothing while it goes on.
func Verdict(s *game.State, u *game.Setup) (verdict, why string) {
	r := s.Result
	if !r.Over {
		return "", ""
	}
	hi, lo := game.Points(s, u, game.One), game.Points(s, u, game.Two)
	if r.Winner == game.Two {
		hi, lo = lo, hi
	}
	why = map[game.Ending]string{game.NotEnded: "", game.ByElimination: "The other fleet is destroyed.", game.ByRoundLimit: "The round limit was reached, so the most Fleet Points decide.",
		game.ByConcession: u.Player(r.Winner.Other()) + " gave up.", game.ByTime: "Time was called, so the most Fleet Points decide.", game.BySheetVictory: "The battle's sheet says so.", game.ByRollOff: "Fleet Points were equal: a roll-off decided."}[r.By]
	if victory := u.Play().Victory; r.By == game.BySheetVictory && victory != nil {
		if winner, _, words := victory(s, u); winner == r.Winner && words != "" {
			why = words + "."
		}
	}
	return fmt.Sprintf("%s wins, %d to %d", u.Player(r.Winner), hi, lo), why
}
