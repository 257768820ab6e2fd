package table

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/ui/kit/canvastest"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// planning is a battle against the computer in which the person sets dials.
func planning(t testing.TB) *Table {
	tb := New(Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "ensign", Seed: 3, Quick: true})
	tb.Resize(1280, 800)
	for range 40 {
		if tb.Planning.Ship != game.NoShip && tb.Asked() != nil {
			return tb
		}
		press(tb, "enter")
	}
	t.Fatal("no dial is asked for")
	return nil
}

func holding(tb *Table, key string, n int) {
	tb.Update(&Input{X: -1, Y: -1, Any: true, Strokes: []string{key}, Down: []string{key}}, 1.0/60)
	for range n {
		tb.Update(&Input{X: -1, Y: -1, Any: true, Down: []string{key}}, 1.0/60)
	}
}

func TestAHeldShowsEveryEnd(t *testing.T) {
	tb := planning(t)
	p := tb.Asked()
	if n := len(board(tb).Ends); n != 0 {
		t.Fatalf("%d ends before A is held", n)
	}
	holding(tb, "a", 2)
	dial := tb.Game.Setup().Facts(p.Ship).Ship.Class.Dial
	ends := board(tb).Ends
	if len(ends) != len(dial) {
		t.Fatalf("%d ends of %d maneuvers", len(ends), len(dial))
	}
	for i := range dial {
		var f game.Fate
		game.Foresee(&tb.View, p.Ship, i, &f)
		e := ends[i]
		if e.Pose != scene.FromPhysics(f.Flight.To) || (e.Mark == scene.EndDeadNow) != f.Dies() || e.Difficulty != onmap.Difficulty(f.Color) {
			t.Errorf("end %d is %+v, the referee says %+v", i, e, f)
		}
	}
	tick(tb, 1)
	if n := len(board(tb).Ends); n != 0 {
		t.Errorf("%d ends after A is let go", n)
	}
	click(t, tb, "fan")
	if n := len(board(tb).Ends); n != len(dial) {
		t.Errorf("the button shows %d ends", n)
	}
}

// An end under the pointer is the maneuver chosen, as if its cell of the dial were.
func TestAnEndOnTheBoardChoosesItsManeuver(t *testing.T) {
	tb := planning(t)
	p := tb.Asked()
	click(t, tb, "fan")
	at := survivor(tb, p)
	want := int(p.Options[at].N)
	var f game.Fate
	game.Foresee(&tb.View, p.Ship, want, &f)
	s := tb.eye().Cam.ToScreen(scene.FromPhysics(f.Flight.To).Pt)
	tb.Update(&Input{X: s.X, Y: s.Y, Any: true, Moved: true}, 1.0/60)
	if tb.Question.Answer() != want {
		t.Errorf("the focus is on %d, the pointer on the end of %d", tb.Question.Answer(), want)
	}
	tb.Update(&Input{X: s.X, Y: s.Y, Any: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&Input{X: s.X, Y: s.Y, Any: true, Release: true}, 1.0/60)
	if tb.Question.Answer() != want || tb.Planning.Ship != p.Ship {
		t.Error("a click on an end does something else")
	}
}

func TestDHeldShowsAnEnemysReach(t *testing.T) {
	tb := planning(t)
	holding(tb, "d", 2)
	id := tb.screen.Panels.Ways.Reach()
	if !tb.Enemy(id) {
		t.Fatalf("reach of %d", id)
	}
	want := 0
	for _, w := range game.Fan(tb.Game.View(game.One), id, nil) {
		if w.Closed.Code == game.Yes && !w.Fate.Dies() {
			want++
		}
	}
	b := board(tb)
	if len(b.Ends) != want || want == 0 {
		t.Errorf("%d ends, want %d", len(b.Ends), want)
	}
	if w := tb.screen.Panels.Ways.Hint(&tb.Battle); !strings.HasPrefix(w, "Reach of ") {
		t.Errorf("the board says %q", w)
	}
	tick(tb, 1)
	if tb.screen.Panels.Ways.Reach() != game.NoShip || len(board(tb).Ends) != 0 {
		t.Error("letting D go leaves the reach")
	}
}

func TestHoldingThePointerOnAnEnemyShowsItsReach(t *testing.T) {
	tb := planning(t)
	var enemy game.ShipID
	for i := range tb.Shown.Ships[:tb.Shown.NShips] {
		if tb.Enemy(game.ShipID(i)) {
			enemy = game.ShipID(i)
		}
	}
	s := tb.eye().Cam.ToScreen(scene.FromPhysics(tb.Shown.Ships[enemy].Pose).Pt)
	in := Input{X: s.X, Y: s.Y, Any: true, Moved: true}
	tb.Update(&in, 1.0/60)
	tb.Update(&Input{X: s.X, Y: s.Y, Any: true, Press: true, Held: true}, 1.0/60)
	for range 30 {
		tb.Update(&Input{X: s.X, Y: s.Y, Any: true, Held: true}, 1.0/60)
	}
	if tb.screen.Panels.Ways.Reach() != enemy {
		t.Fatalf("reach of %d, want %d", tb.screen.Panels.Ways.Reach(), enemy)
	}
	tb.Update(&Input{X: s.X, Y: s.Y, Any: true, Release: true}, 1.0/60)
	if tb.screen.Panels.Ways.Reach() != game.NoShip {
		t.Error("it stays after the pointer is let go")
	}
}

// No text lies on another or leaves its box, whatever the aids show, at every size.
func TestAidsFitTheWindow(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		tb := planning(t)
		tb.Resize(size[0], size[1])
		for _, key := range []string{"a", "d"} {
			holding(tb, key, 2)
			for _, bad := range canvastest.Overlaps(&tb.Canvas, size[0], size[1]) {
				t.Errorf("%v, %s held: %s", size, key, bad)
			}
			tick(tb, 1)
		}
	}
}
