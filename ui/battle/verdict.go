package battle

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/ui/names"
)

// Verdict is what a maneuver's cell of the dial says, and what it is judged from, among the ways of
// the ship.
func (b *Battle) Verdict(id game.ShipID, move int, ways []game.Way) (about string, ns []Number) {
	if move < 0 || move >= len(ways) {
		return "", nil
	}
	w, u := &ways[move], b.Game.Setup()
	about = u.Name(id) + ": " + u.Facts(id).Ship.Class.Dial[move].Maneuver.String()
	if !b.Uses("verdicts") {
		return about, []Number{powerAfter(b, id, &w.Fate)}
	}
	ns = []Number{outcome(b, w), powerAfter(b, id, &w.Fate)}
	if b.Uses("measuring") {
		ns = append(ns, aimsAfter(b, id, w))
	}
	return about, ns
}

// outcome is what becomes of the ship.
func outcome(b *Battle, w *game.Way) Number {
	f := &w.Fate
	n := Number{Name: "Verdict", Total: "safe", Rule: "Maneuver"}
	add := func(words, value string) { n.Terms = append(n.Terms, Term{words, value}) }
	switch {
	case f.LeavesArea:
		n.Total = "destroyed"
		add("base leaves the play area by", b.LongFine(f.Out))
	case f.Token >= 0:
		n.Total = "destroyed"
		add("base or template touches", b.Called(f.Kind))
	case f.StruckAtEnd:
		n.Total = "destroyed later"
		add("lands there at the end of the round", b.Called(f.Kind))
	default:
		add("base inside the play area", "yes")
	}
	if f.Bumped {
		who := "a ship"
		if f.Against != game.NoShip {
			who = names.Short(b.Game.Setup().Name(f.Against))
		} else if f.Stop != game.ObstacleToken {
			who = "the " + b.Called(f.Stop)
		}
		if n.Total == "safe" {
			n.Total = "overlap"
		}
		add("would overlap", who)
		if f.Flight.Short {
			meant, is := f.Flight.Intended, f.Flight.To
			add("slides back", b.Long(math.Hypot(float64(meant.X-is.X), float64(meant.Y-is.Y))))
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
		add(w.Closed.Why(b.Game.Setup()), "")
	}
	return n
}

// powerAfter is what becomes of its Auxiliary Power Tokens.
func powerAfter(b *Battle, id game.ShipID, f *game.Fate) Number {
	power := Number{
		Name:  "Auxiliary Power after the maneuver",
		Rule:  "Auxiliary Power",
		Terms: []Term{{"tokens now", fmt.Sprint(b.Shown.Ships[id].Power)}},
	}
	switch d := f.Power - b.Shown.Ships[id].Power; {
	case d > 0:
		power.Terms = append(power.Terms, Term{"hard (red)", "+1"})
	case d < 0:
		power.Terms = append(power.Terms, Term{"easy (green)", "-1"})
	}
	power.Total = fmt.Sprint(f.Power)
	return power
}

// aimsAfter are the ships it could attack from there.
func aimsAfter(b *Battle, id game.ShipID, w *game.Way) Number {
	u := b.Game.Setup()
	aims := Number{
		Name:  "In arc and range from there",
		Total: fmt.Sprint((w.Targets | w.More).Count()),
		Rule:  "Firing arc",
	}
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		x := game.ShipID(i)
		if w.Targets.Has(x) {
			shot, _ := game.ShotAt(&b.View, id, w.Fate.Flight.To, game.NoWeapon, x)
			aims.Terms = append(
				aims.Terms,
				Term{u.Name(x), fmt.Sprintf("Range %d, %s", shot.Band, b.LongFine(shot.Gap.Dist))},
			)
		} else if w.More.Has(x) {
			aims.Terms = append(aims.Terms, Term{u.Name(x), "a weapon"})
		}
	}
	return aims
}
