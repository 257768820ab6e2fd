package panel_test

import (
	"math"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// deploying begins a battle around the station, with one ship of each side on the table.
func deploying(t *testing.T) *windowtest.Window {
	t.Helper()
	tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: "last-battle-of-ds9", Fleet1: "ds9-fed-1", Fleet2: "ds9-dom-1", P1: "human", P2: "human", Seed: 3}, Quick: true})
	tb.Key("enter", "enter")
	p := tb.Asked()
	expect.Must(t, p != nil && p.Ask == game.PlaceShip, "no ship is to be placed")
	return tb
}

// A ship that is dropped where it may not stand goes to the nearest place where it may, unless that
// is switched off.
func TestADroppedShipSnaps(t *testing.T) {
	tb := deploying(t)
	p := tb.Asked()
	legal := func() bool { return game.MayPlace(&tb.Shown, tb.Game.Setup(), p, tb.Question.Draft).Code == game.Yes }
	far := p.Place.Y1 + 5*physics.Inch
	tb.DragShip(tb.Question.Draft.X, far)
	expect.True(t, legal(), "dropped outside it stands at %+v", tb.Question.Draft)
	tb.Press("dropsnap")
	tb.DragShip(tb.Question.Draft.X, far)
	expect.True(t, !legal(), "it snaps though that is switched off")
	tb.Key("s")
	expect.True(t, legal(), "S does not snap")
}

// The handle turns the ship to where the pointer is, Shift by 15 degrees at a time; X turns it to
// the nearest enemy.
func TestTurningTheShipThatIsPlaced(t *testing.T) {
	tb := deploying(t)
	p := tb.Asked()
	tb.Key("x")
	var enemy physics.Pose
	for i := range tb.Shown.Ships[:tb.Shown.NShips] {
		if s := &tb.Shown.Ships[i]; s.Owner == p.Player.Other() && s.OnTable() {
			enemy = s.Pose
		}
	}
	want := math.Mod(math.Atan2(float64(enemy.X-tb.Question.Draft.X), -float64(enemy.Y-tb.Question.Draft.Y))*180/math.Pi+360, 360)
	got := float64(tb.Question.Draft.Heading) / 1000
	expect.True(t, math.Abs(got-want) <= 0.6, "X faces %.1f, the enemy is at %.1f", got, want)
	knob := tb.Table().Handles[0]
	ship, h := tb.Camera().ToScreen(knob.Pt), tb.Camera().ToScreen(knob.At(tb.Camera()))
	tb.Update(&kit.Input{X: h.X, Y: h.Y, Any: true, Moved: true}, 1.0/60)
	_, ok := tb.Find("handle")
	expect.Must(t, ok, "there is no handle")
	tb.Update(&kit.Input{X: h.X, Y: h.Y, Any: true, Press: true, Held: true}, 1.0/60)
	at := ship.Add(scene.Heading(97).Mul(80))
	was := tb.Question.Draft
	tb.Update(&kit.Input{X: at.X, Y: at.Y, Any: true, Moved: true, Held: true}, 1.0/60)
	expect.True(t, tb.Question.Draft.Heading == 97000 && tb.Question.Draft.X == was.X && tb.Question.Draft.Y == was.Y,
		"the handle turns to %+v", tb.Question.Draft)
	tb.Update(&kit.Input{X: at.X, Y: at.Y, Any: true, Moved: true, Held: true, Shift: true}, 1.0/60)
	expect.Same(t, tb.Question.Draft.Heading, 90000, "with Shift it turns to")
	tb.Update(&kit.Input{X: at.X, Y: at.Y, Any: true, Release: true}, 1.0/60)
	expect.True(t, !tb.Question.Placing.Turning, "the handle is still held")
}

// Every formation proposes legal places, each its own, and the whole fleet can be placed in it by
// Enter alone.
func TestFormations(t *testing.T) {
	seen := map[[2]int32]reading.Formation{}
	for f := range reading.NumFormations {
		tb := deploying(t)
		for range f {
			tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Shift: true, Strokes: []string{"s"}}, 1.0/60)
		}
		expect.Need(t, tb.Question.Placing.Formation, f, "formation")
		at := [2]int32{tb.Question.Draft.X, tb.Question.Draft.Y}
		other, is := seen[at]
		expect.True(t, !is, "%s and %s propose the same place", f.Words(), other.Words())
		seen[at] = f
		for range 10 {
			p := tb.Asked()
			if p == nil || p.Ask != game.PlaceShip {
				break
			}
			if no := game.MayPlace(&tb.Shown, tb.Game.Setup(), p, tb.Question.Draft); no.Code != game.Yes {
				t.Fatalf("%s: %s", f.Words(), no.Why(tb.Game.Setup()))
			}
			tb.Key("enter")
		}
		expect.True(t, tb.Shown.Phase != game.SettingUp, "%s: not all ships are placed", f.Words())
	}
}

// Ranges of the map and the reach of the first turn are shown when they are wanted; looking changes
// nothing of the table.
func TestHelpsWhilePlacing(t *testing.T) {
	tb := deploying(t)
	hash := tb.Shown.Hash()
	b := tb.Table()
	expect.Must(t, len(b.Fans)+len(b.Ends) == 0, "%d arcs and %d ends are shown unasked", len(b.Fans), len(b.Ends))
	tb.Key("v")
	if n := len(tb.Table().Fans); n < 3 {
		t.Errorf("%d arcs of the station", n)
	}
	tb.Press("firstreach")
	p := tb.Asked()
	if n, want := len(tb.Table().Ends), len(tb.Game.Setup().Facts(p.Ship).Ship.Class.Dial); n != want {
		t.Errorf("%d ends of %d maneuvers", n, want)
	}
	before := tb.Table().Ends[0].Pt
	tb.Key("left")
	expect.True(t, tb.Table().Ends[0].Pt != before, "the reach does not follow the ship")
	expect.True(t, tb.Shown.Hash() == hash && !tb.View.Ships[p.Ship].Placed, "looking has changed the table")
	steps := tb.SetupSteps()
	if len(steps) != 4 || !steps[0].Done || !steps[2].Now || steps[2].Words != "Players place ships: 2 of 6" ||
		!strings.HasSuffix(steps[1].Words, ". The scenario's Player 1, in NE: "+tb.Game.Setup().Player(tb.Shown.First)) {
		t.Errorf("the steps are %+v", steps)
	}
}
