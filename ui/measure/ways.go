package measure

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Ways holds the maneuvers of a ship with the outcome of each, judged once for a table.
type Ways struct {
	all    []game.Way
	of     game.ShipID
	answer int // for the table after so many answers, plus one
}

// Forget lets them be judged anew.
func (w *Ways) Forget() { w.of = game.NoShip }

// Known reports whether they are those of a ship on the table after so many answers.
func (w *Ways) Known(id game.ShipID, answers int) bool { return w.of == id && w.answer == answers+1 }

// Judge judges them on a view.
func (w *Ways) Judge(v *game.View, id game.ShipID, answers int) {
	w.of, w.answer = id, answers+1
	w.all = game.Fan(v, id, w.all[:0])
}

// All returns the ways judged last.
func (w *Ways) All() []game.Way { return w.all }

// Near returns the way whose end lies under a point, -1 when there is none.
func (w *Ways) Near(o On, at scene.Pt) int {
	best, dist := -1, float64(o.Setup.Facts(w.of).Ship.Class.BaseSide)/1000*scene.EndSide/2
	for i := range w.all {
		if d := scene.FromPhysics(w.all[i].Fate.Flight.To).Pt.Sub(at).Len(); d < dist {
			best, dist = i, d
		}
	}
	return best
}

// Reach says what an enemy's ways show: how many there are, and whom it could attack from them.
func (w *Ways) Reach(o On) string {
	n := 0
	var from [game.MaxShips]int
	for i := range w.all {
		k := &w.all[i]
		if k.Closed.Code != game.Yes || k.Fate.Dies() {
			continue
		}
		n++
		for x := range from {
			if (k.Targets | k.More).Has(game.ShipID(x)) {
				from[x]++
			}
		}
	}
	var could []string
	for x, k := range from {
		if k > 0 {
			could = append(could, fmt.Sprintf("%s from %d", names.Short(o.Setup.Name(game.ShipID(x))), k))
		}
	}
	words := fmt.Sprintf("Reach of %s: %d maneuvers", names.Short(o.Setup.Name(w.of)), n)
	if len(could) == 0 {
		return words + ", none brings a ship into its arc now"
	}
	return words + ", could attack " + strings.Join(could, ", ")
}

// Aims says what could be shot at from the end of a maneuver, ships being where they are.
func Aims(v *game.View, id game.ShipID, w *game.Way) string {
	u := v.Setup
	var in []string
	for i := range v.Ships[:v.NShips] {
		if x := game.ShipID(i); w.Targets.Has(x) {
			shot, _ := game.ShotAt(v, id, w.Fate.Flight.To, game.NoWeapon, x)
			in = append(in, fmt.Sprintf("%s (Range %d)", names.Short(u.Name(x)), shot.Band))
		} else if w.More.Has(x) {
			in = append(in, names.Short(u.Name(x))+" (a weapon)")
		}
	}
	switch {
	case w.Fate.Dies():
		return "the ship is destroyed."
	case w.Fate.Over:
		return "cannot attack from an obstacle."
	case len(in) == 0:
		return "no enemy is in arc and range now."
	}
	return "could attack " + strings.Join(in, ", ") + "."
}
