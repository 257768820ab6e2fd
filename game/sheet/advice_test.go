package sheet_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// A computer player goes for what a written sheet gives: with its advice it has more than itself
// without, in both seats together.
func TestTheComputerGoesForTheObjective(t *testing.T) {
	text := strings.NewReplacer("{token: beacon, disc: {at: [18, 18]", "{token: beacon, disc: {at: [31, 18]", "within 8 of beacon", "within 4 of beacon").Replace(string(gametest.BeaconText))
	s, err := read(text)
	must(t, err)
	games := 0
	var points, shards [2]int
	for seed := range uint64(20) {
		for me := game.One; me <= game.Two; me++ {
			u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", seed)
			house, err := game.NewHouse(s.Sheet().House, nil)
			must(t, err)
			u = &game.Setup{Scenario: advised{s, me}, Fleets: u.Fleets, House: house, Seed: seed}
			g := gametest.Quiet(t, u)
			brain := gametest.Brain(t, "ensign", seed)
			for !g.Over() {
				p := g.FirstOpen()
				gametest.Submit(t, g, brain.Choose(g.View(p.Player), p))
			}
			games++
			for i, p := range [2]game.PlayerID{me, me.Other()} {
				points[i] += game.Points(g.State(), g.Setup(), p)
				shards[i] += g.State().Count(0, game.HeldBy(p))
			}
		}
	}
	t.Logf("%d battles: %d Fleet Points to %d, %d shards to %d", games, points[0], points[1], shards[0], shards[1])
	expect.True(t, points[0] > points[1] && shards[0] > shards[1],
		"with its advice it has %d Fleet Points to %d, %d shards to %d", points[0], points[1], shards[0], shards[1])
}

// advised is a sheet whose advice only one player hears.
type advised struct {
	game.Scenario
	who game.PlayerID
}

func (a advised) Play(h *game.House) game.Play {
	p := a.Scenario.Play(h)
	stand := p.Advice.Stand
	p.Advice.Stand = func(v *game.View, ship game.ShipID, base *physics.Square, acts bool) int {
		if v.Me != a.who {
			return 0
		}
		return stand(v, ship, base, acts)
	}
	return p
}
