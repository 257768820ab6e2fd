package gametest

import (
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/remote"
	"attackwing/game/store"
	"attackwing/scenarios"
)

// Apart plays a battle of two ensigns whose programs do not trust each other, and returns it as the
// first has it.
func Apart(t testing.TB, u *game.Setup, seed uint64) *game.Game {
	t.Helper()
	must := func(err error) {
		if err != nil {
			t.Helper()
			t.Fatal(err)
		}
	}
	cat, err := assets.Cards()
	must(err)
	var peers [2]*remote.Peer
	var players [2]ai.Player
	for me := range peers {
		var disk store.Memory
		Journal(t, &disk, "battle", game.PlayerID(me), u, [8]byte{1}, seed)
		peers[me], err = remote.Open(&disk, "battle", scenarios.ByID, cat)
		must(err)
		players[me], err = ai.New("ensign", seed+uint64(me))
		must(err)
	}
	for {
		for to, p := range peers {
			for _, l := range peers[1-to].Sent(p.Taken()) {
				_, _, err := p.Take(l)
				must(err)
			}
			g := p.Game()
			if g == nil {
				continue
			}
			if g.Over() && peers[1-to].Game().Over() {
				return peers[0].Game()
			}
			for _, q := range g.Prompts() {
				if q.Player != game.PlayerID(to) || p.Sealed(q.Player) {
					continue
				}
				_, _, err := p.Own(players[to].Choose(g.View(q.Player), &q))
				must(err)
				if q.Ask != game.ChooseManeuver {
					break
				}
			}
		}
	}
}
