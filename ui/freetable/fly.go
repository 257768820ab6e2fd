package freetable

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/scene"
)

// dial are the maneuvers of the selected ship, nil when it has none.
func (h *hand) dial() []card.Move {
	if id, ok := h.ship(); ok {
		return h.l.setup.Facts(id).Ship.Class.Dial
	}
	return nil
}

// fate returns the referee's verdict on a maneuver of the selected ship's dial.
func (h *hand) fate(n int) (f game.Fate, ok bool) {
	if n < 0 || n >= len(h.dial()) {
		return f, false
	}
	id, _ := h.ship()
	game.Foresee(h.l.view, id, n, &f)
	return f, true
}

// nearestMove looks at the maneuver that ends nearest to a point.
func (h *hand) nearestMove(at scene.Pt) {
	near := math.Inf(1)
	for n := range h.dial() {
		f, _ := h.fate(n)
		if d := scene.FromPhysics(f.Flight.To).Sub(at).Len(); d < near {
			h.move, near = n, d
		}
	}
}

// nextMove looks at another maneuver of the dial.
func (h *hand) nextMove(by int) { h.move = min(max(h.move+by, 0), max(len(h.dial())-1, 0)) }

// fly flies the maneuver looked at.
func (h *hand) fly() {
	f, ok := h.fate(h.move)
	k := h.selected()
	if !ok || k < 0 {
		return
	}
	from := map[string]scene.Pose{h.sel.ship: scene.FromPhysics(h.l.view.Ships[h.l.of[h.sel.ship]].Pose)}
	h.edit(func(s *Scene) { stand(&s.Table.Ships[k], f.Flight.To) })
	h.glide.begin(from)
	if f.Bumped {
		with := ""
		if f.Against != game.NoShip {
			with = " against " + h.l.setup.Name(f.Against)
		}
		h.say("It overlapped and slid back" + with + ".")
	}
}

// fateWords returns the referee's verdict on the maneuver in view, in words.
func (h *hand) fateWords() (words string, bad bool) {
	f, ok := h.fate(h.move)
	switch {
	case !ok:
		return "", false
	case f.LeavesArea:
		return fmt.Sprintf("leaves the play area by %.2f\": destroyed.", f.Out/physics.Inch), true
	case f.Token >= 0:
		return "meets " + h.l.setup.Token(f.Kind).Called() + ": destroyed.", true
	case f.Bumped && f.Against != game.NoShip:
		return "slides back from " + h.l.setup.Name(f.Against) + ": no action.", true
	case f.Bumped:
		return "overlaps, no action.", true
	case f.Obstacles > 0:
		return fmt.Sprintf("crosses %d obstacles: 1 die each.", f.Obstacles), true
	}
	return "ends free.", false
}

// onDial is the place of a maneuver on a ship's dial, -1 when it is not there.
func (l *laid) onDial(id game.ShipID, words string) int {
	for n, m := range l.setup.Facts(id).Ship.Class.Dial {
		if m.String() == words {
			return n
		}
	}
	return -1
}
