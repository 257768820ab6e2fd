package desk

// Plays reports whether computers play tables just now.
func (d *Desk) Plays() bool { return d.playing != nil }

// WonBy returns what the ranks for the room say of a player who won a roll-off.
func WonBy(d *Desk, player string) string { return wonBy(d.view(), player) }
