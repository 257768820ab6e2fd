package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Log is what has happened.
type Log struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Log) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Log) Body(*battle.Battle) kit.Part { return kit.Part{} }
