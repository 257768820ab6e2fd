package ai

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/sheet"
	"attackwing/scenarios"
)

const mined = `
id: mined
title: The Minefield
facts: [Both lay mines each round]
tokens:
  - {id: mine, name: Mine, icon: crit, does: [harms], dice: 3}
sections:
  - section: Mines
    words: At the end of each round each player lays a mine on no ship.
    rules:
      - {when: end of round, for: each player, place: {token: mine, radius: 0.5, ask: where does the mine lie?, on-no-ship: true}}
`

// A mine is laid where more maneuvers of the enemy's ships meet it than of one's own.
func TestAMineLiesInTheEnemysWay(t *testing.T) {
	s, err := sheet.Read(strings.NewReader(mined), "mined"+sheet.Ending)
	must(t, err)
	t.Cleanup(scenarios.Add(s))
	laid, well := 0, 0
	for seed := range uint64(4) {
		g, err := game.New(setup(t, "mined", "tw-a-1", "tw-b-1", seed+1))
		must(t, err)
		players := [2]Player{player(t, "ensign", seed), player(t, "captain", seed)}
		for !g.Over() && g.State().Round < 6 {
			p := g.FirstOpen()
			v := g.View(p.Player)
			a := players[p.Player].Choose(v, p)
			if p.Ask == game.PlaceToken {
				k := p.Lay.Token
				k.Put(a.Pose)
				lies := k.Obstacle()
				theirs, own := 0, 0
				for i := range v.Setup.FleetShips() {
					switch n := struck(v, game.ShipID(i), &lies); {
					case !v.Ships[i].InPlay():
					case v.Ships[i].Owner == p.Player:
						own += n
					default:
						theirs += n
					}
				}
				laid++
				if theirs > own {
					well++
				}
			}
			_, err = g.Submit(a)
			must(t, err)
		}
	}
	t.Logf("%d of %d mines lie in the enemy's way", well, laid)
	expect.True(t, laid >= 20 && well*10 >= laid*9, "%d of %d mines lie in the enemy's way", well, laid)
}
