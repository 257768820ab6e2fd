package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Why is what a number is made of.
type Why struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Why) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Why) Body(*battle.Battle) kit.Part { return kit.Part{} }
