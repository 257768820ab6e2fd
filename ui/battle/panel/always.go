package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Always is what is answered without asking.
type Always struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Always) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Always) Body(*battle.Battle) kit.Part { return kit.Part{} }
