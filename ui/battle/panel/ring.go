package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Ring is the options about the ship on the board.
type Ring struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Ring) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Ring) Body(*battle.Battle) kit.Part { return kit.Part{} }
