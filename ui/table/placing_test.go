package table

import (
	"math"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/scene"
)

// deploying begins a battle around the station, with one ship of each side on the table.
func deploying(t *testing.T) *Table {
	t.Helper()
	tb := New(Options{Scenario: "last-battle-of-ds9", Fleet1: "ds9-fed-1", Fleet2: "ds9-dom-1", P1: "human", P2: "human", Seed: 3, Quick: true})
	tb.Resize(1280, 800)
	tick(tb, 3)
	press(tb, "enter", "enter")
	if p := tb.Asked(); p == nil || p.Ask != game.PlaceShip {
		t.Fatal("no ship is to be placed")
	}
	return tb
}

// dragShip drags the ship being placed to a place on the table, micrometres, and lets it go.
func dragShip(tb *Table, x, y int32) {
	from := tb.eye().Cam.ToScreen(scene.FromPhysics(tb.Question.Draft).Pt)
	to := tb.eye().Cam.ToScreen(scene.Pt{X: float64(x) / 1000, Y: float64(y) / 1000})
	tb.Update(&Input{X: from.X, Y: from.Y, Any: true, Moved: true}, 1.0/60)
	tb.Update(&Input{X: from.X, Y: from.Y, Any: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&Input{X: to.X, Y: to.Y, Any: true, Moved: true, Held: true}, 1.0/60)
	tb.Update(&Input{X: to.X, Y: to.Y, Any: true, Release: true}, 1.0/60)
}

// A ship that is dropped where it may not stand goes to the nearest place where it may, unless that is switched off.
func TestADroppedShipSnaps(t *testing.T) {
	tb := deploying(t)
	p := tb.Asked()
	legal := func() bool { return game.MayPlace(&tb.Shown, tb.Game.Setup(), p, tb.Question.Draft).Code == game.Yes }
	far := p.Place.Y1 + 5*physics.Inch
	dragShip(tb, tb.Question.Draft.X, far)
	if !legal() {
		t.Errorf("dropped outside it stands at %+v", tb.Question.Draft)
	}
	click(t, tb, "dropsnap")
	dragShip(tb, tb.Question.Draft.X, far)
	if legal() {
		t.Error("it snaps though that is switched off")
	}
	press(tb, "s")
	if !legal() {
		t.Error("S does not snap")
	}
}

// The handle turns the ship to where the pointer is, Shift by 15 degrees at a time; X turns it to the nearest enemy.
func TestTurningTheShipThatIsPlaced(t *testing.T) {
	tb := deploying(t)
	p := tb.Asked()
	press(tb, "x")
	var enemy physics.Pose
	for i := range tb.Shown.Ships[:tb.Shown.NShips] {
		if s := &tb.Shown.Ships[i]; s.Owner == p.Player.Other() && s.OnTable() {
			enemy = s.Pose
		}
	}
	want := math.Mod(math.Atan2(float64(enemy.X-tb.Question.Draft.X), -float64(enemy.Y-tb.Question.Draft.Y))*180/math.Pi+360, 360)
	if got := float64(tb.Question.Draft.Heading) / 1000; math.Abs(got-want) > 0.6 {
		t.Errorf("X faces %.1f, the enemy is at %.1f", got, want)
	}
	knob := board(tb).Handles[0]
	ship, h := tb.eye().Cam.ToScreen(knob.Pt), tb.eye().Cam.ToScreen(knob.At(tb.eye().Cam))
	tb.Update(&Input{X: h.X, Y: h.Y, Any: true, Moved: true}, 1.0/60)
	if _, ok := tb.Hits().Find("handle"); !ok {
		t.Fatal("there is no handle")
	}
	tb.Update(&Input{X: h.X, Y: h.Y, Any: true, Press: true, Held: true}, 1.0/60)
	at := ship.Add(scene.Heading(97).Mul(80))
	was := tb.Question.Draft
	tb.Update(&Input{X: at.X, Y: at.Y, Any: true, Moved: true, Held: true}, 1.0/60)
	if tb.Question.Draft.Heading != 97000 || tb.Question.Draft.X != was.X || tb.Question.Draft.Y != was.Y {
		t.Errorf("the handle turns to %+v", tb.Question.Draft)
	}
	tb.Update(&Input{X: at.X, Y: at.Y, Any: true, Moved: true, Held: true, Shift: true}, 1.0/60)
	if tb.Question.Draft.Heading != 90000 {
		t.Errorf("with Shift it turns to %d", tb.Question.Draft.Heading)
	}
	tb.Update(&Input{X: at.X, Y: at.Y, Any: true, Release: true}, 1.0/60)
	if tb.Question.Placing.Turning {
		t.Error("the handle is still held")
	}
}

// Every formation proposes legal places, each its own, and the whole fleet can be placed in it by Enter alone.
func TestFormations(t *testing.T) {
	seen := map[[2]int32]battle.Formation{}
	for f := range battle.NumFormations {
		tb := deploying(t)
		for range f {
			tb.Update(&Input{X: -1, Y: -1, Any: true, Shift: true, Strokes: []string{"s"}}, 1.0/60)
		}
		if tb.Question.Placing.Formation != f {
			t.Fatalf("formation %d, want %d", tb.Question.Placing.Formation, f)
		}
		at := [2]int32{tb.Question.Draft.X, tb.Question.Draft.Y}
		if other, is := seen[at]; is {
			t.Errorf("%s and %s propose the same place", f.Words(), other.Words())
		}
		seen[at] = f
		for range 10 {
			p := tb.Asked()
			if p == nil || p.Ask != game.PlaceShip {
				break
			}
			if no := game.MayPlace(&tb.Shown, tb.Game.Setup(), p, tb.Question.Draft); no.Code != game.Yes {
				t.Fatalf("%s: %s", f.Words(), no.Why(tb.Game.Setup()))
			}
			press(tb, "enter")
		}
		if tb.Shown.Phase == game.SettingUp {
			t.Errorf("%s: not all ships are placed", f.Words())
		}
	}
}

// Ranges of the map and the reach of the first turn are shown when they are wanted; looking changes nothing of the table.
func TestHelpsWhilePlacing(t *testing.T) {
	tb := deploying(t)
	hash := tb.Shown.Hash()
	if b := board(tb); len(b.Fans)+len(b.Ends) != 0 {
		t.Fatalf("%d arcs and %d ends are shown unasked", len(b.Fans), len(b.Ends))
	}
	press(tb, "v")
	if n := len(board(tb).Fans); n < 3 {
		t.Errorf("%d arcs of the station", n)
	}
	click(t, tb, "firstreach")
	p := tb.Asked()
	if n, want := len(board(tb).Ends), len(tb.Game.Setup().Facts(p.Ship).Ship.Class.Dial); n != want {
		t.Errorf("%d ends of %d maneuvers", n, want)
	}
	before := board(tb).Ends[0].Pt
	press(tb, "left")
	if board(tb).Ends[0].Pt == before {
		t.Error("the reach does not follow the ship")
	}
	if tb.Shown.Hash() != hash || tb.View.Ships[p.Ship].Placed {
		t.Error("looking has changed the table")
	}
	steps := tb.SetupSteps()
	if len(steps) != 4 || !steps[0].Done || !steps[2].Now || steps[2].Words != "Players place ships: 2 of 6" ||
		!strings.HasSuffix(steps[1].Words, "; Player 1 of the sheet, in NE: "+tb.Game.Setup().Player(tb.Shown.First)) {
		t.Errorf("the steps are %+v", steps)
	}
}
