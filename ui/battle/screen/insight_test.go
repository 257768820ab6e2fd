package screen_test

import (
	"fmt"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// At every question of whole battles the base of the ship that is asked lies inside the board and
// below nothing, as soon as the camera rests; the board drawn is that of this camera, and the ship
// is drawn where it is on the table. So it is when the table turns to whoever is asked.
func TestTheAskedShipIsInSight(t *testing.T) {
	const battles = 20
	looked := map[game.Ask]int{}
	for seed := range uint64(battles) {
		size := [][2]float64{{1280, 800}, {1024, 640}, {390, 844}, {844, 390}, {512, 320}}[seed%5]
		walked(t, randomBattle(t, 300+seed), size, seed, 1500, func(tb *windowtest.Window, _ ai.Player, p *game.Prompt) turn {
			if seed%2 == 1 {
				tb.Set("turn", "on")
			}
			if p.Ship == game.NoShip || p.Ask == game.PlaceShip || !tb.Shown.Ships[p.Ship].OnTable() {
				return answers
			}
			tb.Tick(1) // the camera rests
			tb.Draw()
			looked[p.Ask]++
			b, cam := tb.Board()
			if cam != tb.Camera() {
				t.Fatalf("%s: drawn by %+v, the camera is %+v", p.Ask, cam, tb.Camera())
			}
			box, at := tb.BoardBox(), scene.FromPhysics(tb.Shown.Ships[p.Ship].Pose)
			name := fmt.Sprintf("battle %d, %v, %s of %s", seed, size, p.Ask, tb.Game.Setup().Name(p.Ship))
			mid := cam.ToScreen(at.Pt)
			if h, ok := tb.At(mid.X, mid.Y); !box.Has(mid.X, mid.Y) || ok && h.ID != "board" {
				t.Errorf("%s: its middle lies at %.0f,%.0f below %q, the board is %+v", name, mid.X, mid.Y, h.ID, box)
				return answers
			}
			if tb.Shown.Ships[p.Ship].Map { // drawn as what it is
				return answers
			}
			i := slices.IndexFunc(b.Ships, func(d scene.Ship) bool { return d.Pt == at.Pt })
			if i < 0 {
				t.Errorf("%s: it is not drawn where it is", name)
				return answers
			}
			for _, c := range b.Ships[i].Corners(b.Ships[i].Side) {
				if px := cam.ToScreen(c); !box.Inset(-1, -1).Has(px.X, px.Y) {
					t.Errorf("%s: a corner lies at %.0f,%.0f, the board is %+v", name, px.X, px.Y, box)
					return answers
				}
			}
			return answers
		})
	}
	for _, ask := range []game.Ask{game.ChooseManeuver, game.ChooseAction, game.ChooseTarget, game.ModifyAttackDice} {
		expect.True(t, looked[ask] >= 10, "%q was looked at %d times only", ask, looked[ask])
	}
	t.Logf("looked at: %v", looked)
}
