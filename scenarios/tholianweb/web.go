package tholianweb

import (
	"cmp"

	"attackwing/game"
)

// reach returns the length of each line in inches in a state of the web: two tokens more each
// round, until none is left. State 0 is the set-up, state k the end of round k (rules 9.4).
func reach(state, ewt int) int32 {
	return min(int32(2*ewt*(state+1)), length())
}

// complete reports whether the web is whole in a state.
func complete(state, ewt int) bool { return reach(state, ewt) == length() }

// pieces appends what a state adds to one line: Energy Web Tokens end to end, then the ground they
// cut off.
func pieces(dst []game.Token, line, state, ewt int) []game.Token {
	from := int32(0)
	if state > 0 {
		from = reach(state-1, ewt)
	}
	to := reach(state, ewt)
	for d := from; d < to; d += int32(ewt) {
		a, _ := along(d)
		b, _ := along(d + int32(ewt))
		dst = append(dst, segment(energyWeb, line, int(d)/ewt+1, state, a, b))
	}
	for d := from; d < to; {
		a, _ := along(d)
		_, leg := along(d + 1)
		end := min(to, legEnd(leg))
		b, _ := along(end)
		if d == legStart(leg) && leg > 0 { // round the corner: the ground behind it falls outside too
			dx, dy := heading(leg)
			a.x, a.y = a.x-4*dx, a.y-4*dy
		}
		b.x, b.y = b.x+4*away[leg].x, b.y+4*away[leg].y
		dst = append(dst, ground(line, int(d), state, a, b))
		d = end
	}
	if from < to && to == length() {
		dst = append(dst, ground(line, int(to), state, point{8, 20}, point{12, 24}))
	}
	return dst
}

// guides appends where the two Guide Tokens of a line lie in a state: across its end and across the
// joint before it. When the web is whole, the first continues the line (step 10) and the second
// lies across its end (step 11).
func guides(dst []game.Token, line, state, ewt int) []game.Token {
	if complete(state, ewt) {
		return append(dst,
			segment(guide, line, 1, state, point{12, 20}, point{12, 24}),
			// Ruling: step 11's token lies on the corridor's side of the line's end; on the other
			// it would lie in the final square, which the sheet gives as 12 by 12 inches.
			segment(guide, line, 2, state, point{8, 24}, point{12, 24}))
	}
	end := reach(state, ewt)
	for i, d := range [...]int32{end - int32(ewt), end} {
		p, leg := along(d)
		dst = append(dst, segment(guide, line, i+1, state, point{p.x + 4*away[leg].x, p.y + 4*away[leg].y}, p))
	}
	return dst
}

func heading(leg int) (int32, int32) {
	a, b := corners[leg], corners[leg+1]
	return int32(cmp.Compare(b.x, a.x)), int32(cmp.Compare(b.y, a.y))
}

func legStart(leg int) (d int32) {
	for i := range leg {
		d += legLength(i)
	}
	return d
}

func legEnd(leg int) int32 { return legStart(leg) + legLength(leg) }
