package ai

// effort is what a player that tries things out spends on a decision, counted in games and plans.
type effort struct {
	each  int  // games an answer, on average
	minds int  // minds that the enemy is thought to be of
	looks bool // where everybody stands in the end counts too
	plans int  // plans of a side that are judged
	trust int  // percent that the guess of the enemy counts beside an enemy that answers best
	tried int  // own plans tried out in imagined games
	games int  // games of them in a turn, after each of which the worse half is left out
}

// The efforts of the levels.
var (
	lieutenants = effort{each: 12, minds: 1}
	captains    = effort{each: 32, minds: 3, looks: true, plans: 22, trust: 75}
	admirals    = effort{each: 96, minds: 3, looks: true, plans: 40, trust: 75, tried: 12, games: 48}
)
