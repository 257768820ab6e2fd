package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Place is where a ship is placed, and the steps of the set-up.
type Place struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Place) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Place) Body(*battle.Battle) kit.Part { return kit.Part{} }
