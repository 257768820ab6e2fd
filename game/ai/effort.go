package ai

// effort is the thinking of a player that tries answers out, counted in games and plans.
type effort struct {
	each   int // games an answer, on average
	minds  int // minds that the enemy is thought to be of
	plans  int // plans of a side that are judged
	places int // games a place where a ship may be placed, on average
	grow   int // turns in which answers to what is found are added to the plans
	// percent that the guess of an enemy counts, which has never been right, beside an enemy that
	// answers best
	trust int
	tried int // own plans tried out in imagined games
	games int // games of them in a turn, after each of which the worse half is left out
	kept  int // of these, that are left at last
	vary  int // and what is like these, tried out in the same way
	near  int // what a plan may be worth less, thousandths of a Fleet Point, and be played a sixteenth as often
}

// readable is the percentage by which the guess counts of an enemy that always does what was
// foretold.
const readable = 97

// trusts returns the weight, 0 to 1, of the guess of an enemy beside an enemy that answers best. It
// grows with how surely the enemy can be read.
func (e *effort) trusts(foe *foretold) float64 {
	return (float64(e.trust) + float64(float64(readable-e.trust)*foe.read())) / 100
}

// The efforts of the levels.
var (
	searching   = effort{minds: 3, plans: 22, trust: 50, tried: 6, games: 24, kept: 2} // of an enemy that is thought of
	lieutenants = effort{each: 12, minds: 1}
	captains    = effort{each: 32, minds: 3, places: 10, plans: 22, trust: 50, tried: 6, games: 24, kept: 2}
	admirals    = effort{
		each:   96,
		minds:  4,
		places: 16,
		plans:  40,
		trust:  50,
		grow:   3,
		tried:  20,
		games:  48,
		kept:   6,
		vary:   16,
		near:   3500,
	}
	judges = proposing(admirals)
)

// proposing returns the effort of a judge that sets dials with this one, and seldom others than the
// best: whoever is proposed to is not read by it.
func proposing(dials effort) effort {
	dials.each, dials.places, dials.near = captains.each, captains.places, 1000
	return dials
}
