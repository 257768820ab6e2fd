package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Options is the options of a question.
type Options struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Options) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Options) Body(*battle.Battle) kit.Part { return kit.Part{} }
