package battle

import (
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/record"
)

// Begin shows a battle from where it is, under the terms that are set: whoever has no brain is a person. Names are what the brains
// are called.
func (b *Battle) Begin(g *game.Game, brains [2]ai.Player, names [2]string) {
	b.Game, b.Brains, b.Names = g, brains, names
	b.Halted, b.Curtain = false, false
	b.Clock.Set(float64(b.Terms.Used))
	b.Log, b.Endings, b.EndRead = nil, nil, 0
	b.Marks, b.Asking, b.Backs = nil, nil, nil
	b.Room, b.Always, b.KeptDials = Room{}, nil, record.Dials{}
	b.Fresh()
	b.Ship, b.Hover = game.NoShip, game.NoShip
	b.Seated = game.Nobody
	for p, brain := range brains {
		if brain == nil && brains[1-p] != nil {
			b.Seated = game.PlayerID(p)
		}
	}
	b.Viewer = b.Seated
	b.Reset(len(g.Answers()))
	b.Opening()
}

// Reset is the only jump: to the table as the referee has it after so many answers. Nothing is on its way to the eye any more, nothing
// is asked, no dial is set, and the clock of the dials begins anew.
func (b *Battle) Reset(answers int) {
	b.Flow.empty()
	b.OpenAt = 0
	b.Game.State().CopyTo(&b.Shown)
	b.PromptID, b.Planner = -1, game.NoShip
	b.Clock.of = 0
	b.setStart = answers
	b.NoDials()
	b.Changed = true
}

// empty forgets what is on its way to the eye, and what the computer thinks about.
func (f *Flow) empty() {
	f.Thinking, f.Now, f.Pause, f.Queue = nil, nil, nil, f.Queue[:0]
	f.Then, f.Grown = ThenAct{}, false
}
