package gametest

import (
	"os"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/gametest/expect"
)

// Cards returns the program's cards.
func Cards(t expect.T) *card.Catalogue {
	t.Helper()
	c, err := assets.Cards()
	expect.OK(t, err)
	return c
}

// Ready returns a ready-made fleet.
func Ready(t expect.T, id string) fleet.List {
	t.Helper()
	l, err := fleet.ReadyByID(id)
	expect.OK(t, err)
	return l
}

// New begins a battle.
func New(t expect.T, u *game.Setup) *game.Game {
	t.Helper()
	g, err := game.New(u)
	expect.OK(t, err)
	return g
}

// Quiet begins a battle that tells no events.
func Quiet(t expect.T, u *game.Setup) *game.Game {
	t.Helper()
	g, err := game.NewQuiet(u)
	expect.OK(t, err)
	return g
}

// Submit gives an answer that must be legal, and returns what came of it.
func Submit(t expect.T, g *game.Game, a game.Answer) []game.Event {
	t.Helper()
	events, err := g.Submit(a)
	expect.OK(t, err)
	return events
}

// Brain returns a computer player of a level.
func Brain(t expect.T, level string, seed uint64) ai.Player {
	t.Helper()
	p, err := ai.New(level, seed)
	expect.OK(t, err)
	return p
}

// File returns what a file holds.
func File(t expect.T, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(name)
	expect.OK(t, err)
	return b
}
