package game

// Promising is a scenario that says what its sheet is worth as a table stands, for who looks ahead.
type Promising interface {
	// Outlook are the Fleet Points, in thousandths, that a player has of the sheet or may expect of it: what Score would count,
	// and what is likely to come. chance is the player's chance to win, in thousandths. Nothing is allocated.
	Outlook(s *State, u *Setup, p PlayerID, chance int) int
}

// Outlook are the Fleet Points of the sheet that a player has or may expect, in thousandths; a scenario that does not say has
// those that it counts now.
func Outlook(s *State, u *Setup, p PlayerID, chance int) (n int) {
	if sc, ok := u.Scenario.(Promising); ok {
		return sc.Outlook(s, u, p, chance)
	}
	for _, l := range u.Scenario.Score(s, u, p, s.Result.Winner) {
		n += 1000 * l.Points
	}
	return n
}
