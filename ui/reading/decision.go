package reading

import (
	"fmt"
	"math"
	"strings"

	"attackwing/game"
	"attackwing/game/outlook"
	"attackwing/ui/names"
)

// Decision is a costly decision of a review, in words.
type Decision struct {
	outlook.Cost
}

// Ship returns the ship that the decision was about, NoShip for several.
func (d *Decision) Ship() game.ShipID {
	if !d.OfPlans() {
		return d.Asked.Ship
	}
	id := game.NoShip
	for i, m := range d.Better.Moves {
		switch {
		case m == d.Played.Moves[i]:
		case id != game.NoShip:
			return game.NoShip
		default:
			id = game.ShipID(i)
		}
	}
	return id
}

// Asking returns in words the time and the subject of the decision.
func (d *Decision) Asking() string {
	u := d.View.Setup
	what := u.Player(d.Asked.Player)
	if id := d.Ship(); id != game.NoShip {
		what = u.Name(id)
	} else if d.OfPlans() {
		what = "all dials"
	}
	step := strings.TrimSuffix(d.Phase.String(), " Phase")
	if !d.OfPlans() {
		step = d.Asked.Ask.String()
	}
	return fmt.Sprintf("Round %d · %s · %s", d.Round, strings.TrimSuffix(step, "?"), what)
}

// Did and Best are what was answered and what would have been better.
func (d *Decision) Did() string { return d.label(&d.Played.Moves, d.Played.Answer) }

func (d *Decision) Best() string { return d.label(&d.Better.Moves, d.Better.Answer) }

func (d *Decision) label(moves *[game.MaxShips]int8, a game.Answer) string {
	u := d.View.Setup
	var out []string
	if d.OfPlans() {
		alone := d.Ship() != game.NoShip
		for i, m := range moves {
			if m < 0 || d.Played.Moves[i] == d.Better.Moves[i] {
				continue
			}
			words := names.Title(u.Facts(game.ShipID(i)).Ship.Class.Dial[m].Maneuver.String())
			if !alone {
				words = names.Short(u.Name(game.ShipID(i))) + " " + strings.ToLower(words)
			}
			out = append(out, words)
		}
		return strings.Join(out, ", ")
	}
	for i := range d.Asked.Options {
		if a.Picks&(1<<uint(i)) != 0 {
			out = append(out, names.Title(d.Asked.Label(d.View, i)))
		}
	}
	if out == nil {
		return "Nothing"
	}
	return strings.Join(out, ", ")
}

// Title returns in a few words what the decision cost.
func (d *Decision) Title() string {
	a, b := &d.Played, &d.Better
	switch {
	case a.Lost()-b.Lost() >= 250:
		return "Put a ship at risk"
	case b.Destroyed()-a.Destroyed() >= 250:
		return "Let a ship escape"
	case a.Taken()-b.Taken() >= 300 && a.Taken()-b.Taken() >= b.Dealt()-a.Dealt():
		return fmt.Sprintf("Took %s more damage", Damage(a.Taken()-b.Taken()))
	case b.Dealt()-a.Dealt() >= 300:
		return fmt.Sprintf("Dealt %s less damage", Damage(b.Dealt()-a.Dealt()))
	}
	return "Left your ships in a worse position"
}

// Why returns the average outcome of the choice made and of the best one.
func (d *Decision) Why() string {
	a, b := &d.Played, &d.Better
	out := fmt.Sprintf("Average for the round, your choice / best choice: damage taken %s / %s, damage dealt %s / %s",
		Damage(a.Taken()), Damage(b.Taken()), Damage(a.Dealt()), Damage(b.Dealt()))
	if n := a.Lost() - b.Lost(); n >= 100 || n <= -100 {
		out += fmt.Sprintf(", ships lost %s / %s", Damage(a.Lost()), Damage(b.Lost()))
	}
	if n := a.Destroyed() - b.Destroyed(); n >= 100 || n <= -100 {
		out += fmt.Sprintf(", ships destroyed %s / %s", Damage(a.Destroyed()), Damage(b.Destroyed()))
	}
	return out + "."
}

// Turned returns the rest of a sentence that says how the decision changed the chance to win.
func (d *Decision) Turned() string {
	what := fmt.Sprintf("“%s”", d.Did())
	if d.OfPlans() {
		what = d.Did()
	}
	if id := d.Ship(); id != game.NoShip {
		what += " of " + names.Short(d.View.Setup.Name(id))
	}
	return fmt.Sprintf("%s: chance to win fell from %s to %s", what, Percent(d.Better.Chance()),
		Percent(d.Played.Chance()))
}

// Points returns the loss in points of the chance to win, as it is shown.
func (d *Decision) Points() string {
	return names.Minus(
		fmt.Sprintf("-%d points",
			int(math.Round(float64(d.Better.Chance())/10))-int(math.Round(float64(d.Played.Chance())/10))),
	)
}

// Percent returns a chance of thousandths in words.
func Percent(n int) string { return fmt.Sprintf("%d%%", int(math.Round(float64(n)/10))) }
