package ai

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// depth is how many rounds after this one a ship must find a way on.
const depth = 3

// hazard is something that destroys, on the table or laid at the end of some round to come.
type hazard struct {
	shape          physics.Obstacle
	x0, y0, x1, y1 float64 // its box
}

// hazards are at most what lies on the table and what a scenario lays in the rounds looked at.
const hazards = game.MaxTokens + 16*(depth+1)

func (e *ensign) fear(t *game.Token) {
	if t.Flags&game.Destroys == 0 || e.nHazards == hazards {
		return
	}
	h := &e.hazards[e.nHazards]
	e.nHazards++
	h.shape = t.Obstacle()
	x0, y0, x1, y1 := float64(t.X0), float64(t.Y0), float64(t.X1), float64(t.Y1)
	if t.Form == game.DiscForm {
		h.x0, h.y0, h.x1, h.y1 = x0-x1, y0-x1, x0+x1, y0+x1
		return
	}
	h.x0, h.y0, h.x1, h.y1 = min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
}

// lookAhead lists what destroys in this round and in the rounds to come. What a scenario takes away again stays in the
// list: better too careful.
func (e *ensign) lookAhead(v *game.View) {
	e.nHazards, e.nAhead = 0, 0
	for i := range v.Tokens[:v.NTokens] {
		e.fear(&v.Tokens[i])
	}
	f, lays := v.Setup.Scenario.(game.Foreseer)
	s := &e.later
	v.State.CopyTo(s)
	for d := range depth + 1 {
		if lays {
			var buf [16]game.Token
			e.laid = append(e.laid[:0], f.Next(s, &v.Setup.House, buf[:0])...)
			for i := range e.laid {
				e.fear(&e.laid[i])
				if s.NTokens < game.MaxTokens {
					s.Tokens[s.NTokens] = e.laid[i]
					s.NTokens++
				}
			}
		}
		e.lie[d] = e.nHazards // when that round has ended
		if d > 0 && int(s.Round) <= v.Setup.House.RoundLimit {
			e.nAhead = d
		}
		s.Round++
	}
}

// lives tells whether a maneuver from a pose, other ships aside, survives round d to come, and where it ends.
func (e *ensign) lives(v *game.View, id game.ShipID, from physics.Pose, move, d int) (to physics.Pose, ok bool) {
	class := v.Setup.Facts(id).Ship.Class
	side := class.BaseSide
	to = e.runsOf(v.Setup, id)[move].End(from)
	if e.lie[d+1] == 0 && physics.SurelyIn(to, side) {
		return to, true
	}
	end := physics.Base(to, side)
	if !physics.InArea(&end) {
		return to, false
	}
	x0, y0, x1, y1 := end.Centre.X-end.Radius, end.Centre.Y-end.Radius, end.Centre.X+end.Radius, end.Centre.Y+end.Radius
	for i := range e.hazards[:e.lie[d+1]] {
		if h := &e.hazards[i]; h.x0 < x1 && h.x1 > x0 && h.y0 < y1 && h.y1 > y0 && h.shape.OverlapsBase(&end) {
			return to, false
		}
	}
	// the template lies within the box of both bases, widened by the bulge of a turn
	const bulge = 60000
	x0, y0 = min(x0, float64(from.X))-bulge, min(y0, float64(from.Y))-bulge
	x1, y1 = max(x1, float64(from.X))+bulge, max(y1, float64(from.Y))+bulge
	var strip physics.Strip
	made := false
	for i := range e.hazards[:e.lie[d]] {
		h := &e.hazards[i]
		if h.x0 > x1 || h.x1 < x0 || h.y0 > y1 || h.y1 < y0 {
			continue
		}
		if !made {
			made = true
			var fl physics.Flight
			physics.Fly(&fl, from, side, class.Dial[move].Maneuver, spinOf(v.Setup), nil)
			fl.Strip(&strip)
		}
		if h.shape.OverlapsStrip(&strip) {
			return to, false
		}
	}
	return to, true
}

// runs are the ways of a dial's maneuvers on an empty table.
type runs struct {
	dial []card.Move
	spin physics.SpinOrder
	ways []physics.Run
}

// runsOf are the ways of a ship's dial, worked out once.
func (e *ensign) runsOf(u *game.Setup, id game.ShipID) []physics.Run {
	r, class, spin := &e.runs[id], u.Facts(id).Ship.Class, spinOf(u)
	if len(r.dial) == len(class.Dial) && &r.dial[0] == &class.Dial[0] && r.spin == spin {
		return r.ways
	}
	r.dial, r.spin, r.ways = class.Dial, spin, r.ways[:0]
	for i := range class.Dial {
		r.ways = append(r.ways, class.Dial[i].Run(class.BaseSide, spin))
	}
	return r.ways
}

func spinOf(u *game.Setup) physics.SpinOrder {
	if u.House.MoveThenSpin {
		return physics.MoveFirst
	}
	return physics.TurnFirst
}

// waysOn counts the maneuvers of the round d ahead that live and can go on living, up to enough.
func (e *ensign) waysOn(v *game.View, id game.ShipID, from physics.Pose, d int, noRed bool, enough int) int {
	if d >= e.nAhead {
		return enough
	}
	n := 0
	dial := v.Setup.Facts(id).Ship.Class.Dial
	for m := len(dial) - 1; m >= 0; m-- {
		color := v.Color(v.Setup, id, m)
		if v.Ships[id].BreachFix && dial[m].Speed > 1 || noRed && color == card.Red {
			continue
		}
		to, ok := e.lives(v, id, from, m, d)
		if !ok || e.waysOn(v, id, to, d+1, color == card.Red || noRed && color != card.Green, 1) == 0 {
			continue
		}
		if n++; n >= enough {
			break
		}
	}
	return n
}

// wayOn is how many rounds ahead a ship can live at all, up to the depth.
func (e *ensign) wayOn(v *game.View, id game.ShipID, from physics.Pose, noRed bool) int {
	full := e.nAhead
	n := 0
	for e.nAhead = 1; e.nAhead < full && e.waysOn(v, id, from, 0, noRed, 1) > 0; e.nAhead++ {
		n++
	}
	e.nAhead = full
	return n
}
