package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Dial is the dial of the ship that is planned.
type Dial struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Dial) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Dial) Body(*battle.Battle) kit.Part { return kit.Part{} }
