package panel_test

import (
	"fmt"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// A row lights its ship, a ship its row.
func TestHoverLightsTheOtherPlace(t *testing.T) {
	tb := windowtest.Planning(t)
	tb.Tick(20) // the computer has set its dials
	id := tb.EnemyAt()
	h, _ := tb.Find(fmt.Sprintf("ship:%d", id))
	x, y := h.Center()
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
	lit := 0
	for _, sh := range tb.Table().Ships {
		if sh.Hover {
			lit++
			if sh.Name != tb.Game.Setup().Name(id) {
				t.Errorf("the row of %s lights %s", tb.Game.Setup().Name(id), sh.Name)
			}
		}
	}
	expect.True(t, lit == 1, "%d ships are lit", lit)
	plain := len(tb.Pane.Canvas.Scene.Shapes)
	tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Moved: true}, 1.0/60)
	tb.Look.Hover = game.NoShip
	tb.Draw()
	dark := len(tb.Pane.Canvas.Scene.Shapes)
	s := tb.Camera().ToScreen(scene.FromPhysics(tb.Shown.Ships[id].Pose).Pt)
	tb.Update(&kit.Input{X: s.X, Y: s.Y, Any: true, Moved: true}, 1.0/60)
	if got := len(tb.Pane.Canvas.Scene.Shapes); got != plain || got == dark {
		t.Errorf("the ship's row has %d shapes under the pointer on the ship, %d on the row, %d beside both", got, plain, dark)
	}
}

func TestLocksOfTheShipUnderThePointer(t *testing.T) {
	tb := windowtest.Planning(t)
	foe := tb.EnemyAt()
	tb.Shown.Ships[tb.Planning.Ship].Lock = foe
	count := func() (n int) {
		for _, f := range tb.Table().Fires {
			if f.Lock && f.Pill != "" {
				n++
			}
		}
		return n
	}
	if n := count(); n != 0 {
		t.Errorf("%d locks with the pointer elsewhere", n)
	}
	for _, id := range []game.ShipID{foe, tb.Planning.Ship} {
		tb.Look.Hover = id
		if n := count(); n != 1 {
			t.Errorf("%d locks of %s", n, tb.Game.Setup().Name(id))
		}
	}
}

// Whatever can be clicked in a battle says what it is when the pointer rests on it.
func TestEveryControlHasATooltip(t *testing.T) {
	tb := windowtest.Planning(t)
	seen := map[string]bool{}
	for range 1200 {
		if !tb.Playing() {
			break
		}
		if tb.Asked() != nil {
			for _, h := range tb.Hits() {
				if k, ok := tb.Top().Told(h.ID); h.Enabled && (!ok || k.Name == "") && !seen[h.ID] {
					seen[h.ID] = true
					t.Errorf("%q has no words", h.ID)
				}
			}
		}
		tb.Confirm()
	}
	expect.True(t, tb.Ended(), "the battle does not end")
}
