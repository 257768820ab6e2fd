package ai

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// depth is the number of rounds after this one for which a ship must find a way on.
const depth = 3

// lookAhead lists what destroys in this round and in the rounds to come. What a scenario takes away
// again stays in the list: better too careful.
func (e *ensign) lookAhead(v *game.View) {
	least, most := physics.OversizedBase, int32(0)
	for i := range v.Setup.FleetShips() {
		side := v.Setup.Facts(game.ShipID(i)).Ship.Class.BaseSide
		least, most = min(least, side), max(most, side)
	}
	e.field.clear(least, most)
	for i := range v.Tokens[:v.NTokens] {
		e.field.add(&v.Tokens[i])
	}
	next := v.Setup.Play().Next
	lays := next != nil
	s := &e.later
	if lays {
		v.State.CopyTo(s)
	}
	e.nAhead = 0
	for d := range depth + 1 {
		if lays {
			e.laid = next(s, e.laid[:0])
			for i := range e.laid {
				e.field.add(&e.laid[i])
				if s.NTokens < game.MaxTokens {
					s.Tokens[s.NTokens] = e.laid[i]
					s.NTokens++
				}
			}
			s.Round++
		}
		e.lie[d] = newSeason(e.field.n) // when that round has ended
		if d > 0 && int(v.Round)+d <= v.Setup.House.RoundLimit {
			e.nAhead = d
		}
	}
}

// ways are the maneuvers of a ship that looks for a way on.
type ways struct {
	runs  []physics.Run
	side  int32
	color [moves]card.Color // as they count now
	bars  [moves]bool       // too fast for a ship that holds its warp core together
	tried *tries
}

// moves is the most maneuvers of a dial that are examined: more than fit into a question.
const moves = 64

// tries is in which order the maneuvers of a dial are tried in each round ahead: what lived last
// comes first.
type tries struct {
	n     int
	order [depth][moves]int8
}

// of are the tries of so many maneuvers, the last of the dial first where none has been tried.
func (t *tries) of(n int) *tries {
	if t.n != n {
		t.n = n
		for d := range t.order {
			for i := range n {
				t.order[d][i] = int8(n - 1 - i)
			}
		}
	}
	return t
}

// lived puts the one tried as the i-th in front.
func (t *tries) lived(d, i int) {
	o := &t.order[d]
	m := o[i]
	copy(o[1:i+1], o[:i])
	o[0] = m
}

// waysOf are the maneuvers of a ship.
func (e *ensign) waysOf(v *game.View, id game.ShipID) *ways {
	w, class := &e.ways, v.Setup.Facts(id).Ship.Class
	w.runs, w.side = v.Setup.Runs(id), class.BaseSide
	w.runs = w.runs[:min(len(w.runs), moves)]
	w.tried = e.tried[id].of(len(w.runs))
	for m := range w.runs {
		w.color[m], w.bars[m] = v.Color(v.Setup, id, m), v.Ships[id].BreachFix && class.Dial[m].Speed > 1
	}
	return w
}

// lives reports whether a maneuver from a place, other ships aside, survives round d to come, and
// where it ends.
func (e *ensign) lives(w *ways, from *physics.Stand, m, d int) (to physics.Pose, ok bool) {
	to = w.runs[m].End(from)
	if !physics.SurelyIn(to, w.side) {
		if end := physics.Base(to, w.side); !physics.InArea(&end) {
			return to, false
		}
	}
	return to, e.field.n == 0 ||
		!e.field.strikes(to, w.side, &e.lie[d+1]) && !e.field.crosses(from, &w.runs[m], &e.lie[d])
}

// waysOn counts the maneuvers of a ship that live this round and can go on living, up to enough.
func (e *ensign) waysOn(v *game.View, id game.ShipID, from physics.Pose, noRed bool, enough int) int {
	return e.waysFrom(e.waysOf(v, id), from, 0, noRed, enough)
}

// waysFrom is waysOn for the round d ahead. In which order they are counted tells nothing: what
// lived last is tried first.
func (e *ensign) waysFrom(w *ways, from physics.Pose, d int, noRed bool, enough int) int {
	if d >= e.nAhead {
		return enough
	}
	n := 0
	at := from.Stand()
	for i := range w.runs {
		m := w.tried.order[d][i]
		c := w.color[m]
		if w.bars[m] || noRed && c == card.Red {
			continue
		}
		to, ok := e.lives(w, &at, int(m), d)
		if !ok || e.waysFrom(w, to, d+1, c == card.Red || noRed && c != card.Green, 1) == 0 {
			continue
		}
		if n++; n >= enough {
			w.tried.lived(d, i)
			break
		}
	}
	return n
}

// wayOn returns the number of rounds ahead that a ship can survive, up to depth.
func (e *ensign) wayOn(v *game.View, id game.ShipID, from physics.Pose, noRed bool) int {
	full := e.nAhead
	n := 0
	for e.nAhead = 1; e.nAhead < full && e.waysOn(v, id, from, noRed, 1) > 0; e.nAhead++ {
		n++
	}
	e.nAhead = full
	return n
}
