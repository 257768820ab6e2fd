package desk

// Plays reports whether computers play tables just now.
func (d *Desk) Plays() bool { return d.playing != nil }
