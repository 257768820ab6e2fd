package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Ships is the order of play or both rosters, the initiative and the Fleet Points.
type Ships struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Ships) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Ships) Body(*battle.Battle) kit.Part { return kit.Part{} }
