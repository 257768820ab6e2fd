package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Term is the card of a term of the glossary.
type Term struct {
	offBoard
	Window Window
}

// Commands of it.
func (p *Term) Commands(*battle.Battle) kit.Commands { return nil }

// Body of it.
func (p *Term) Body(*battle.Battle) kit.Part { return kit.Part{} }
