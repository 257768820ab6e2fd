package battle

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/ui/names"
)

// weighed are the plans that a computer player weighed for the dials of a round.
type weighed struct {
	round int16
	plans []ai.Weighed
}

// weigh keeps the plans of a round, in place of those before an undo.
func (f *Flow) weigh(round int16, seat game.PlayerID, k ai.Planner) {
	f.weighed[seat] = append(slices.DeleteFunc(f.weighed[seat], func(w weighed) bool { return w.round >= round }),
		weighed{round, k.Weighed()})
}

// Plan is a plan that the computer weighed, in words.
type Plan struct {
	Often string // how often it would play it
	Moves string // ship by ship
}

// Weighed returns the plans that the computer of a seat weighed for the dials of a round that is
// over: what it knew itself then.
func (b *Session) Weighed(round int16, seat game.PlayerID) (out []Plan) {
	if b.Brains[seat] == nil || !b.Uses("reasons") || b.Shown.Round == round && b.Shown.Phase < game.End {
		return nil
	}
	all := b.Flow.weighed[seat]
	i := slices.IndexFunc(all, func(w weighed) bool { return w.round == round })
	if i < 0 {
		return nil
	}
	u := b.Game.Setup()
	for _, k := range all[i].plans {
		var moves []string
		for id, m := range k.Moves {
			if m >= 0 {
				moves = append(moves, names.Short(u.Name(game.ShipID(id)))+" "+u.Facts(game.ShipID(id)).Ship.Class.Dial[m].Maneuver.String())
			}
		}
		out = append(out, Plan{Often: fmt.Sprintf("%d%%", k.Share), Moves: strings.Join(moves, ", ")})
	}
	return out
}
