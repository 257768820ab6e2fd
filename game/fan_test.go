package game_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// wayOf is a maneuver in a fan.
func wayOf(t *testing.T, tb *gametest.Table, ways []game.Way, id game.ShipID, maneuver string) *game.Way {
	t.Helper()
	for i, m := range tb.Game.Setup().Facts(id).Ship.Class.Dial {
		if m.Maneuver.String() == maneuver {
			return &ways[i]
		}
	}
	t.Fatalf("no maneuver %q", maneuver)
	return nil
}

// The ship stands in the middle facing north, an enemy 7 inches ahead, another behind its back, one
// own ship to the right.
func fanTable(t *testing.T) *gametest.Table {
	return gametest.Lay(t, gametest.Spec{Phase: game.Planning, Crafts: []gametest.Craft{
		{X: 18, Y: 8, H: 0}, {Name: "Friend", X: 18 + 6, Y: 8},
		{Name: "Ahead", Two: true, X: 18, Y: 3, H: 180}, {Name: "Behind", Two: true, X: 18, Y: 16, H: 0},
	}})
}

func TestFanJudgesEveryManeuver(t *testing.T) {
	tb := fanTable(t)
	v := tb.Game.View(game.One)
	before := v.State
	ways := game.Fan(v, 0, nil)
	if n := len(v.Setup.Facts(0).Ship.Class.Dial); len(ways) != n {
		t.Fatalf("%d ways, the dial has %d maneuvers", len(ways), n)
	}
	expect.Same(t, v.State, before, "judging a fan changes the table")
	way := func(m string) *game.Way { return wayOf(t, tb, ways, 0, m) }
	if w := way("straight 1"); w.Targets != 1<<2 || w.Fate.Dies() || w.Fate.Bumped {
		t.Errorf("straight 1 reaches %b, %+v", w.Targets, w.Fate)
	}
	if w := way("straight 6"); !w.Fate.LeavesArea || w.Targets != 0 {
		t.Errorf("straight 6 stays on the table, or a destroyed ship aims: %+v", w)
	}
	if w := way("straight 2"); !w.Fate.Bumped || w.Fate.Against != 2 {
		t.Errorf("straight 2 runs into %d", w.Fate.Against)
	}
	if w := way("come about 1"); w.Targets != 1<<3 {
		t.Errorf("after coming about it reaches %b, want the ship behind", w.Targets)
	}
	for i := range ways {
		var f game.Fate
		game.Foresee(v, 0, i, &f)
		expect.Same(t, f, ways[i].Fate, "the fan and the referee differ about maneuver %d", i)
	}
}

// A red maneuver is closed to a ship with an Auxiliary Power token, and the fan says so.
func TestFanSaysWhatIsClosed(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Planning, Crafts: []gametest.Craft{
		{X: 18, Y: 18, Laid: gametest.Laid{Power: 1}, Red: []string{"straight 4"}}, {Name: "Far", Two: true, X: 34, Y: 34},
	}})
	ways := game.Fan(tb.Game.View(game.One), 0, nil)
	if w := wayOf(t, tb, ways, 0, "straight 4"); w.Closed.Code != game.RedWithPower {
		t.Errorf("closed: %v", w.Closed)
	}
	if w := wayOf(t, tb, ways, 0, "straight 3"); w.Closed.Code != game.Yes {
		t.Errorf("a white maneuver is closed: %v", w.Closed)
	}
}

// An enemy's fan is the same whatever its dial is set to.
func TestFanOfAnEnemyKeepsItsDialHidden(t *testing.T) {
	fan := func(dial string) []game.Way {
		tb := gametest.Lay(t, gametest.Spec{Phase: game.Planning, Crafts: []gametest.Craft{
			{X: 18, Y: 30, H: 0}, {Name: "Enemy", Two: true, X: 18, Y: 16, H: 180, Dial: dial},
		}})
		return game.Fan(tb.Game.View(game.One), 1, nil)
	}
	expect.List(t, fan("straight 1"), fan("turn left 2"), "the fan of an enemy tells its dial")
}

func TestShotAtLeavesTheShipWhereItIs(t *testing.T) {
	tb := fanTable(t)
	v := tb.Game.View(game.One)
	here := v.Ships[0].Pose
	if _, no := game.ShotAt(v, 0, physics.Inches(18, 8, 180), game.NoWeapon, 3); no.Code != game.Yes {
		t.Errorf("turned round it does not reach what is behind: %s", no.Why(v.Setup))
	}
	expect.Same(t, v.Ships[0].Pose, here, "the ship has moved")
}

// BenchmarkFan is the whole fan of one ship on a busy table: budget 2 ms.
func BenchmarkFan(b *testing.B) {
	g := gametest.Quiet(b, gametest.MustSetup("tholian-web", "tw-b-3", "tw-b-3", 1))
	gametest.Play(g, 1, 12, nil)
	v := g.View(game.One)
	var ways []game.Way
	b.ReportAllocs()
	for b.Loop() {
		ways = game.Fan(v, 0, ways[:0])
	}
	b.ReportMetric(float64(len(ways)), "maneuvers")
}
