package panel_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/window/windowtest"
)

// The arc and the line of fire that are shown belong to the weapon: a torpedo that is fired astern
// is not shown with the arc ahead, and the attack being made is shown though what it cost is spent.
func TestTheArcShownIsTheWeapons(t *testing.T) {
	astern, made := 0, 0
	for seed := range uint64(6) {
		g := gametest.New(t, gametest.MustSetup("last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1", seed))
		tb := windowtest.Open(t, windowtest.Goes(g, "human", "human"))
		var brains [2]ai.Player
		for p := range brains {
			brains[p], _ = ai.New("ensign", seed+uint64(p))
		}
		for !g.Over() {
			tb.Tick(1)
			tb.Perform()
			tb.Hide(false)
			p := tb.Asked()
			if p == nil { // something is answered by itself
				continue
			}
			u, s := g.Setup(), g.State()
			if p.Ask == game.ChooseTarget && u.OnMap(p.Ship) == nil {
				for i, o := range p.Options {
					if o.Kind != game.FireWeapon {
						continue
					}
					shot, no := s.Shot(u, p.Ship, o.N, o.Ship)
					if no.Code != game.Yes {
						continue
					}
					tb.Question.Take(i)
					b := tb.Table()
					if len(b.Fans) == 0 || b.Fans[0].Arc != shot.Arc || b.Fans[0].Bands != shot.Far || len(b.Fires) == 0 {
						t.Fatalf("seed %d: %s is shown with %+v, it is fired with %v to Range %d", seed, p.Label(g.View(p.Player), i), b.Fans, shot.Arc, shot.Far)
					}
					if shot.Arc != u.Facts(p.Ship).Ship.Class.Front {
						astern++
					}
				}
			}
			if a := &s.Attack; a.On && a.Weapon != game.NoWeapon && p.Ask != game.ChooseTarget {
				if made++; len(tb.Table().Fires) == 0 {
					t.Fatalf("seed %d: an attack with a weapon is made without a line of fire", seed)
				}
			}
			tb.Answer(brains[p.Player].Choose(g.View(p.Player), p))
		}
	}
	expect.True(t, astern != 0 && made != 0,
		"%d weapons fired elsewhere than ahead, %d attacks with a weapon: nothing was looked at", astern, made)
}
