package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Attack is who attacks whom, the dice, what both may come to.
type Attack struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Attack) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Attack) Body(*battle.Battle) kit.Part { return kit.Part{} }
