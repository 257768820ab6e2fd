// Package outlook looks back on a battle: which of a player's decisions cost most of the chance to
// win, and how that chance stood as the rounds began, as a captain counts who knows at each
// decision what the player saw then.
package outlook
