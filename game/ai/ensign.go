package ai

import "attackwing/game"

// ensign plays by rules of thumb.
type ensign struct {
	random
	why string
}

func newEnsign(seed uint64) *ensign { return &ensign{random: *newRandom(seed)} }

func (e *ensign) needsView(*game.Prompt) bool { return true }

// Why says in one line why the last answer was given.
func (e *ensign) Why() string { return e.why }
