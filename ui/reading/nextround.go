package reading

import (
	"fmt"

	"attackwing/game"
	"attackwing/physics"
)

// Onward is the outlook of a ship in the next round after a maneuver.
type Onward struct {
	NoWay bool           // every maneuver of the next round destroys it, at once or at the end of that round
	Round int            // the round in which it has to leave where it ends, 0 none
	Laid  game.TokenKind // what is laid there at the end of that round
}

// onward are the maneuvers of a dial judged one round on, each once for the table as it stands.
type onward struct {
	answers int
	ship    game.ShipID
	stand   [game.MaxShips]physics.Pose
	moves   map[int]Onward
}

// Onward judges a maneuver of a ship's dial one round on; nothing is left of it where the ship dies
// before.
func (t *Table) Onward(p *game.Prompt, move int) Onward {
	o := &t.counted.onward
	n, stand := len(t.Game.Answers()), [game.MaxShips]physics.Pose{}
	for i := range t.View.Ships[:t.View.NShips] {
		stand[i] = t.View.Ships[i].Pose
	}
	if o.moves == nil || o.answers != n || o.ship != p.Ship || o.stand != stand {
		*o = onward{answers: n, ship: p.Ship, stand: stand, moves: map[int]Onward{}}
	}
	k, known := o.moves[move]
	if !known {
		k.judge(t, p, move)
		o.moves[move] = k
	}
	return k
}

func (k *Onward) judge(t *Table, p *game.Prompt, move int) {
	var f game.Fate
	game.Foresee(&t.View, p.Ship, move, &f)
	if f.Dies() || f.StruckAtEnd {
		return
	}
	base := t.Game.Setup().Base(p.Ship, f.Flight.To)
	if kind, struck := t.View.Setup.Struck(int(t.Shown.Round)+1, &base); struck {
		k.Round, k.Laid = int(t.Shown.Round)+1, kind
	}
	k.NoWay = Instead(p) < 0 && game.NoWayOn(&t.View, p.Ship, &f) // whoever may stay instead has a way
}

// Words returns the bad news about the next round, "" if there is none.
func (k *Onward) Words(t *Table) string {
	switch {
	case k.NoWay:
		return fmt.Sprintf("Trapped: every maneuver in round %d destroys it.", int(t.Shown.Round)+1)
	case k.Round > 0:
		return fmt.Sprintf("The %s lands there at the end of round %d: leave in that round.", t.Called(k.Laid), k.Round)
	}
	return ""
}
