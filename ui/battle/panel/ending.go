package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Ending is what the End Phase does, step by step.
type Ending struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Ending) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Ending) Body(*battle.Battle) kit.Part { return kit.Part{} }
