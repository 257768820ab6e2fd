package reading

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/ui/names"
)

// Verdict returns the verdict on a maneuver of a ship's dial and its reasons, under a heading. ways
// are the judged maneuvers of the ship.
func (t *Table) Verdict(id game.ShipID, move int, ways []game.Way) (about string, ns []Number) {
	if move < 0 || move >= len(ways) {
		return "", nil
	}
	w, u := &ways[move], t.Game.Setup()
	about = u.Name(id) + ": " + u.Facts(id).Ship.Class.Dial[move].Maneuver.String()
	if !t.Uses("verdicts") {
		return about, []Number{powerAfter(t, id, &w.Fate)}
	}
	ns = []Number{outcome(t, w), powerAfter(t, id, &w.Fate)}
	if t.Uses("measuring") {
		ns = append(ns, aimsAfter(t, id, w))
	}
	return about, ns
}

// outcome returns the fate of the ship.
func outcome(t *Table, w *game.Way) Number {
	f := &w.Fate
	n := Number{Name: "Verdict", Total: "safe", Rule: "Maneuver"}
	add := func(words, value string) { n.Terms = append(n.Terms, Term{words, value}) }
	switch {
	case f.LeavesArea:
		n.Total = "destroyed"
		add("base leaves the play area by", t.LongFine(f.Out))
	case f.Token >= 0:
		n.Total = "destroyed"
		add("base or template touches", t.Called(f.Kind))
	case f.StruckAtEnd:
		n.Total = "destroyed later"
		add("lands there at the end of the round", t.Called(f.Kind))
	default:
		add("base inside the play area", "yes")
	}
	if f.Bumped {
		who := "a ship"
		if f.Against != game.NoShip {
			who = names.Short(t.Game.Setup().Name(f.Against))
		} else if f.Stop != game.ObstacleToken {
			who = "the " + t.Called(f.Stop)
		}
		if n.Total == "safe" {
			n.Total = "overlap"
		}
		add("would overlap", who)
		if f.Flight.Short {
			meant, is := f.Flight.Intended, f.Flight.To
			add("slides back", t.Long(math.Hypot(float64(meant.X-is.X), float64(meant.Y-is.Y))))
		}
		add("action", map[bool]string{true: "kept", false: "none"}[f.KeepsAction])
	} else {
		add("overlaps now", "none")
	}
	if f.Obstacles > 0 {
		add("obstacles crossed, 1 die each", fmt.Sprint(f.Obstacles))
	}
	if f.Harm > 0 {
		add("hazard dice on the way", fmt.Sprint(f.Harm))
	}
	if f.Burn > 0 {
		add("hazard dice there at the end of the round", fmt.Sprint(f.Burn))
	}
	if w.Closed.Code != game.Yes {
		n.Total = "closed"
		add(w.Closed.Why(t.Game.Setup()), "")
	}
	return n
}

// powerAfter returns the Auxiliary Power Tokens that the ship has after the maneuver.
func powerAfter(t *Table, id game.ShipID, f *game.Fate) Number {
	power := Number{
		Name:  "Auxiliary Power after the maneuver",
		Rule:  "Auxiliary Power",
		Terms: []Term{{"tokens now", fmt.Sprint(t.Shown.Ships[id].Power)}},
	}
	switch d := f.Power - t.Shown.Ships[id].Power; {
	case d > 0:
		power.Terms = append(power.Terms, Term{"hard (red)", "+1"})
	case d < 0:
		power.Terms = append(power.Terms, Term{"easy (green)", "-1"})
	}
	power.Total = fmt.Sprint(f.Power)
	return power
}

// aimsAfter returns the ships that the ship could attack from the end of a maneuver.
func aimsAfter(t *Table, id game.ShipID, w *game.Way) Number {
	u := t.Game.Setup()
	aims := Number{
		Name:  "In arc and range from there",
		Total: fmt.Sprint((w.Targets | w.More).Count()),
		Rule:  "Firing arc",
	}
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		x := game.ShipID(i)
		if w.Targets.Has(x) {
			shot, _ := game.ShotAt(&t.View, id, w.Fate.Flight.To, game.NoWeapon, x)
			aims.Terms = append(aims.Terms,
				Term{u.Name(x), fmt.Sprintf("Range %d, %s", shot.Band, t.LongFine(shot.Gap.Dist))})
		} else if w.More.Has(x) {
			aims.Terms = append(aims.Terms, Term{u.Name(x), "a weapon"})
		}
	}
	return aims
}
