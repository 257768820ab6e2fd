package front

import (
	"cmp"
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// lookBack is a battle seen from its end: how the Fleet Points stood round by round, what turned
// them, and where the ships flew.
type lookBack struct {
	g       *game.Game
	answers int   // it is of so many
	lead    []int // of player 1: at the beginning, then at the end of each round
	turns   []turn
	trails  [game.MaxShips][]scene.Pt
}

// turn is an event with the Fleet Points by which it changed the lead of player 1.
type turn struct {
	round   int
	words   string
	by      int
	answers int // given until it
}

// mostTurns is the most turning points that are told.
const mostTurns = 6

// lookedBack is the battle that is over seen from its end, made once.
func (p *Over) lookedBack() *lookBack {
	b, over := &p.looked, p.battle.Game
	if b.g == over && b.answers == len(over.Answers()) {
		return b
	}
	*b = lookBack{g: over, answers: len(over.Answers())}
	u := over.Setup()
	first, err := game.NewQuiet(u)
	if err != nil {
		return b
	}
	var s game.State
	first.State().CopyTo(&s)
	lead := func() int { return game.Points(&s, u, game.One) - game.Points(&s, u, game.Two) }
	b.lead = []int{lead()}
	for i := range s.Ships[:s.NShips] {
		b.fly(&s, game.ShipID(i))
	}
	for i, m := range record.Shoot(u, over.Answers()).Moments {
		if i == 0 {
			continue // the table is laid already
		}
		for _, e := range m.Events {
			was, round := lead(), s.Round
			game.Follow(&s, e)
			if by := lead() - was; by != 0 {
				b.turns = append(b.turns, turn{int(round), turnWords(u, e), by, i})
			}
			if s.Round > round && round > 0 {
				b.lead = append(b.lead, was)
			}
		}
		for i := range s.Ships[:s.NShips] {
			b.fly(&s, game.ShipID(i))
		}
	}
	b.lead = append(b.lead, lead())
	b.turns = weightiest(b.turns)
	return b
}

// turnWords are an event's words where there is little room.
func turnWords(u *game.Setup, e game.Event) string {
	switch e := e.(type) {
	case game.ShipDestroyed:
		return names.Short(u.Name(e.Ship)) + " destroyed"
	case game.BattleEnded:
		return "Points for the result"
	}
	return e.Say(u)
}

// fly notes where a ship is, when it has moved.
func (b *lookBack) fly(s *game.State, id game.ShipID) {
	sh := &s.Ships[id]
	if sh.Map || !sh.Placed || !sh.OnTable() {
		return
	}
	at := scene.FromPhysics(sh.Pose).Pt
	if n := len(b.trails[id]); n == 0 || b.trails[id][n-1] != at {
		b.trails[id] = append(b.trails[id], at)
	}
}

// weightiest are the turns that changed most, in their order.
func weightiest(ts []turn) []turn {
	size := func(t turn) int { return max(t.by, -t.by) }
	if len(ts) > mostTurns {
		all := slices.Clone(ts)
		slices.SortStableFunc(all, func(a, b turn) int { return cmp.Compare(size(b), size(a)) })
		least := size(all[mostTurns-1])
		ts = slices.DeleteFunc(ts, func(t turn) bool { return size(t) < least })
	}
	return ts[:min(len(ts), mostTurns)]
}
