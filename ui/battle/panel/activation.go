package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Activation is a maneuver that is revealed and waits for its button.
type Activation struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Activation) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Activation) Body(*battle.Battle) kit.Part { return kit.Part{} }
