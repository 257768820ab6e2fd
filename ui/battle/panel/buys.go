package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Buys is what an action buys.
type Buys struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Buys) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Buys) Body(*battle.Battle) kit.Part { return kit.Part{} }
