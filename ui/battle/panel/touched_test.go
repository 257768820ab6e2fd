package panel_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/ui/battle/panel"
	"attackwing/ui/scene"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

func TestShipUnderThePointer(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Planning, Crafts: []gametest.Craft{{X: 10, Y: 10, H: 45}, {Name: "Big", X: 20, Y: 10, Base: physics.LargeBase}, {Two: true, X: 10, Y: 30}}})
	table := windowtest.New(t, window.Options{})
	table.Game = tb.Game
	tb.Game.State().CopyTo(&table.Shown)
	inch := func(x, y float64) scene.Pt { return scene.Pt{X: x * 25.4, Y: y * 25.4} }
	for _, c := range []struct {
		name string
		at   scene.Pt
		want game.ShipID
	}{
		{"in the middle of a turned base", inch(10, 10), 0},
		{"in its corner, ahead of the middle", inch(10, 11), 0},
		{"beside its corner, where a square along the axes would be", inch(10.75, 10.75), game.NoShip},
		{"near the edge of a large base", inch(21.5, 11.5), 1},
		{"within the measure.Grace beside it", inch(21.65, 10), 1},
		{"empty space", inch(15, 20), game.NoShip},
	} {
		expect.Same(t, new(panel.Board).ShipAt(table.Session, c.at), c.want, "%s: ship", c.name)
	}
	table.Shown.Ships[0].Pose = physics.Inches(30, 30, 0)
	table.Shown.Ships[2].Destroyed = true
	if new(panel.Board).ShipAt(table.Session, inch(30, 30)) != 0 || new(panel.Board).ShipAt(table.Session, inch(10, 10)) != game.NoShip || new(panel.Board).ShipAt(table.Session, inch(10, 30)) != game.NoShip {
		t.Error("the space does not follow the shown table")
	}
}
