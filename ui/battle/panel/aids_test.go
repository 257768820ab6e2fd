package panel_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

func TestAHeldShowsEveryEnd(t *testing.T) {
	tb := windowtest.Planning(t)
	p := tb.Asked()
	if n := len(tb.Table().Ends); n != 0 {
		t.Fatalf("%d ends before A is held", n)
	}
	tb.While("a", 2)
	dial := tb.Game.Setup().Facts(p.Ship).Ship.Class.Dial
	ends := tb.Table().Ends
	expect.Must(t, len(ends) == len(dial), "%d ends of %d maneuvers", len(ends), len(dial))
	for i := range dial {
		var f game.Fate
		game.Foresee(&tb.View, p.Ship, i, &f)
		e := ends[i]
		if e.Pose != scene.FromPhysics(f.Flight.To) || (e.Mark == scene.EndDeadNow) != f.Dies() || e.Difficulty != onmap.Difficulty(f.Color) {
			t.Errorf("end %d is %+v, the referee says %+v", i, e, f)
		}
	}
	tb.Tick(1)
	if n := len(tb.Table().Ends); n != 0 {
		t.Errorf("%d ends after A is let go", n)
	}
	tb.Press("fan")
	if n := len(tb.Table().Ends); n != len(dial) {
		t.Errorf("the button shows %d ends", n)
	}
}

// An end under the pointer previews its maneuver and a click picks it, as if they were on its cell
// of the dial.
func TestAnEndOnTheBoardChoosesItsManeuver(t *testing.T) {
	tb := windowtest.Planning(t)
	p := tb.Asked()
	tb.Press("fan")
	at := tb.Survivor(p)
	want := int(p.Options[at].N)
	var f game.Fate
	game.Foresee(&tb.View, p.Ship, want, &f)
	s := tb.Camera().ToScreen(scene.FromPhysics(f.Flight.To).Pt)
	tb.Update(&kit.Input{X: s.X, Y: s.Y, Any: true, Moved: true}, 1.0/60)
	if tb.Question.Previewed() != want {
		t.Errorf("%d is previewed, the pointer is on the end of %d", tb.Question.Previewed(), want)
	}
	tb.Update(&kit.Input{X: s.X, Y: s.Y, Any: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&kit.Input{X: s.X, Y: s.Y, Any: true, Release: true}, 1.0/60)
	expect.True(t, tb.Question.Answer() == want && tb.Planning.Ship == p.Ship, "a click on an end does something else")
}

// reached is the ship whose reach the board says that it shows, NoShip none.
func reached(tb *windowtest.Window) game.ShipID {
	tb.Draw()
	for i := range tb.Shown.Ships[:tb.Shown.NShips] {
		if name := tb.Game.Setup().Name(game.ShipID(i)); tb.Reads("Reach of "+name) || tb.Reads("Reach of "+names.Short(name)) {
			return game.ShipID(i)
		}
	}
	return game.NoShip
}

func TestDHeldShowsAnEnemysReach(t *testing.T) {
	tb := windowtest.Planning(t)
	tb.While("d", 2)
	id := reached(tb)
	expect.Must(t, tb.Enemy(id), "reach of %d", id)
	want := 0
	for _, w := range game.Fan(tb.Game.View(game.One), id, nil) {
		if w.Closed.Code == game.Yes && !w.Fate.Dies() {
			want++
		}
	}
	b := tb.Table()
	expect.True(t, len(b.Ends) == want && want != 0, "%d ends, want %d", len(b.Ends), want)
	tb.Tick(1)
	expect.True(t, reached(tb) == game.NoShip && len(tb.Table().Ends) == 0, "letting D go leaves the reach")
}

func TestHoldingThePointerOnAnEnemyShowsItsReach(t *testing.T) {
	tb := windowtest.Planning(t)
	var enemy game.ShipID
	for i := range tb.Shown.Ships[:tb.Shown.NShips] {
		if tb.Enemy(game.ShipID(i)) {
			enemy = game.ShipID(i)
		}
	}
	s := tb.Camera().ToScreen(scene.FromPhysics(tb.Shown.Ships[enemy].Pose).Pt)
	in := kit.Input{X: s.X, Y: s.Y, Any: true, Moved: true}
	tb.Update(&in, 1.0/60)
	tb.Update(&kit.Input{X: s.X, Y: s.Y, Any: true, Press: true, Held: true}, 1.0/60)
	for range 30 {
		tb.Update(&kit.Input{X: s.X, Y: s.Y, Any: true, Held: true}, 1.0/60)
	}
	expect.Need(t, reached(tb), enemy, "reach of")
	tb.Update(&kit.Input{X: s.X, Y: s.Y, Any: true, Release: true}, 1.0/60)
	expect.Same(t, reached(tb), game.NoShip, "it stays after the pointer is let go")
}

// No text lies on another or leaves its box, whatever the aids show, at every size.
func TestAidsFitTheWindow(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		tb := windowtest.Planning(t)
		tb.Resize(size[0], size[1])
		for _, key := range []string{"a", "d"} {
			tb.While(key, 2)
			for _, bad := range kittest.Overlaps(&tb.Pane.Canvas, size[0], size[1]) {
				t.Errorf("%v, %s held: %s", size, key, bad)
			}
			tb.Tick(1)
		}
	}
}
