package gametest

import (
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
)

// Ensigns plays a battle to its end, an ensign on each side; first is the seed of player 1's,
// player 2's has the next.
func Ensigns(t testing.TB, u *game.Setup, first uint64) *game.Game {
	t.Helper()
	g, err := game.NewQuiet(u)
	if err != nil {
		t.Fatal(err)
	}
	var players [2]ai.Player
	for p := range players {
		if players[p], err = ai.New("ensign", first+uint64(p)); err != nil {
			t.Fatal(err)
		}
	}
	if err := ai.Play(g, players); err != nil {
		t.Fatal(err)
	}
	return g
}
