package tournament

// pairUp pairs 1st with 2nd, 3rd with 4th and so on, taking the next lower one that leaves
// everybody a new opponent where two have met before. Where some must meet again, as few as
// possible do. The number of players must be even.
func pairUp(order []No, met func(a, b No) bool) (pairs [][2]No, again int) {
	for again = 0; ; again++ {
		if pairs = match(order, met, again, nil); pairs != nil || len(order) == 0 {
			return pairs, again
		}
	}
}

// match pairs what is left with at most some rematches; nil where that cannot be. With six or more
// left and at most two earlier opponents each it always can (everybody can still meet half of the
// others), so it turns back only near the end.
func match(left []No, met func(a, b No) bool, again int, done [][2]No) [][2]No {
	if len(left) == 0 {
		return done
	}
	for i, b := range left[1:] {
		cost := 0
		if met(left[0], b) {
			cost = 1
		}
		if cost > again {
			continue
		}
		rest := make([]No, 0, len(left)-2)
		rest = append(append(rest, left[1:i+1]...), left[i+2:]...)
		if out := match(rest, met, again-cost, append(done, [2]No{left[0], b})); out != nil {
			return out
		}
	}
	return nil
}
