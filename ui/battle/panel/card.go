package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// ShipCard is the card of the ship that is looked at, and in full.
type ShipCard struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *ShipCard) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *ShipCard) Body(*battle.Battle) kit.Part { return kit.Part{} }
