package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Bar is the bar at the top: menu, round, phases, clocks, chips, and what is at its right.
type Bar struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Bar) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Bar) Body(*battle.Battle) kit.Part { return kit.Part{} }
