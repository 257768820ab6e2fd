package game

// Outlook are the Fleet Points of the sheet that a player has or may expect, in thousandths; a sheet that does not say has
// those that it counts now.
func Outlook(s *State, u *Setup, p PlayerID, chance int) (n int) {
	if u.play.Advice.Outlook != nil {
		return u.play.Advice.Outlook(s, u, p, chance)
	}
	for _, l := range u.ScoreLines(s, p, s.Result.Winner) {
		n += 1000 * l.Points
	}
	return n
}
