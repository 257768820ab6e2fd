package battle

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/record"
)

// Begin shows a battle from where it is, under the terms that are set: whoever has no brain is a
// person. Names are what the brains are called.
func (b *Session) Begin(g *game.Game, brains [2]ai.Player, names [2]string) {
	if b.Far.Is() {
		brains[b.Far.Other()] = elsewhere{}
	}
	b.Game, b.Brains, b.Names = g, brains, names
	b.Halted, b.Cover.Down = false, false
	b.Coach = Coach{Asks: b.Terms.Coached}
	b.Flow.weighed = [2][]weighed{}
	b.Clock = Clock{Used: float64(b.Terms.Used), Kept: float64(b.Terms.Used)}
	b.Told = Told{}
	b.History.Marks, b.History.Asking, b.History.Backs = nil, nil, nil
	b.Forget()
	b.Question.Always, b.Question.Unput, b.Planning.Kept = nil, Unput{}, record.Dials{}
	b.Question.order = nil
	b.History.fresh()
	b.Look.Ship, b.Look.Hover = game.NoShip, game.NoShip
	b.Planning.Seat, b.Sealed = game.Nobody, false
	for p, brain := range brains {
		if brain == nil && brains[1-p] != nil {
			b.Planning.Seat = game.PlayerID(p)
		}
	}
	b.Viewer = b.Planning.Seat
	b.Reset(len(g.Answers()))
	b.opening()
	b.beginFar()
	if b.Branch > 0 {
		b.Told.note(&b.Table, fmt.Sprintf("Branch from round %d. Its result does not count.", b.Branch))
	}
}

// Reset is the only jump: to the table as the referee has it after so many answers. Nothing is on
// its way to the eye any more, nothing is asked, no dial is set, and the clock of the dials begins
// anew.
func (b *Session) Reset(answers int) {
	b.Flow.empty()
	b.CloseCoach()
	b.OpenAt, b.Question.spree, b.Question.Placing.all = 0, spree{}, [2]bool{}
	b.Game.State().CopyTo(&b.Shown)
	b.Question.PromptID, b.Planning.Ship = -1, game.NoShip
	b.Clock.of = 0
	b.History.setStart = answers
	b.Planning.Clear()
	b.Changed = true
}

// empty forgets what is on its way to the eye, and what the computer thinks about.
func (f *Flow) empty() {
	f.Thinking.leave()
	f.Thinking, f.Now, f.Pause, f.Queue = nil, nil, nil, f.Queue[:0]
	f.Then, f.Hold, f.Grown, f.unsaid, f.unheard = ThenAct{}, Hold{}, false, false, false
}
