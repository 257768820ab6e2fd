package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// State is the sheet's own ships and what the sheet counts.
type State struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *State) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *State) Body(*battle.Battle) kit.Part { return kit.Part{} }
