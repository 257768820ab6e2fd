package lastbattle_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// A team that goes aboard where nobody is brings command when the row says so: it is the referee's
// as soon as the answer is given.
func TestBeamingAboardBringsWhatItSays(t *testing.T) {
	beamed := 0
	for seed := range uint64(6) {
		played := gametest.Ensigns(t, gametest.MustSetup("last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1", seed+1), seed)
		u := played.Setup()
		g := gametest.New(t, u)
		said, by := "", game.Nobody
		for _, a := range played.Answers() {
			if said != "" { // the cards of the team are chosen with this answer
				gametest.Submit(t, g, a)
				owner := g.State().Ships[u.FleetShips()].Owner // the station, the map's only ship
				if promised := strings.HasPrefix(said, "you control it at once"); promised != (owner == by) {
					t.Errorf("%q, and now player %d commands it, who beamed was %d", said, owner+1, by+1)
				}
				beamed++
				said = ""
				continue
			}
			for _, p := range g.Prompts() {
				for i, o := range p.Options {
					if p.ID != a.Prompt || a.Picks != 1<<uint(i) || o.Kind != game.TakeSpecial {
						continue
					}
					v := g.View(p.Player)
					if x := v.Special(&p, o); x.Name == "Beam aboard" && x.Brings != "another card to hold it" {
						said, by = x.Brings, p.Player
					}
				}
			}
			gametest.Submit(t, g, a)
		}
	}
	expect.True(t, beamed >= 3, "only %d teams went aboard", beamed)
}
