package table

import (
	"math"
	"testing"

	"attackwing/game"
	"attackwing/physics"
)

func TestTheRulerMeasuresFromShipToShip(t *testing.T) {
	tb := begin(t, "human", "human")
	placed(t, tb)
	hold(tb, 1.2)
	press(tb, "r")
	g, ok := tb.measured()
	if !ok {
		t.Fatal("R measures nothing")
	}
	square := func(id game.ShipID) physics.Square {
		return physics.Base(tb.shown.Ships[id].Pose, tb.g.Setup().Facts(id).Ship.Class.BaseSide)
	}
	a, b := square(tb.ruler.from.ship), square(tb.ruler.to.ship)
	if want := physics.Between(&a, &b); g != want {
		t.Errorf("measured %v, want %v", g, want)
	}
	to := tb.ruler.to.ship
	press(tb, "tab")
	if tb.ruler.to.ship == to || tb.ruler.to.ship == tb.ruler.from.ship {
		t.Error("Tab does not go to the next ship")
	}
	if n := len(tb.Board().Rulers); n != 1 {
		t.Errorf("%d rulers on the board", n)
	}
	press(tb, "esc")
	if tb.ruler.on || tb.Screen != Playing {
		t.Error("Esc does not lay the ruler aside")
	}
}

func TestTheRulerIsDraggedBetweenPoints(t *testing.T) {
	tb := begin(t, "human", "human")
	click(t, tb, "ruler")
	b := tb.lay.board
	x, y := b.X+b.W/2, b.Y+b.H/2
	tb.Update(&Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
	tb.Update(&Input{X: x, Y: y, Any: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&Input{X: x + 4*tb.cam.PxPerInch, Y: y, Any: true, Moved: true, Held: true}, 1.0/60)
	tb.Update(&Input{X: x + 4*tb.cam.PxPerInch, Y: y, Any: true, Release: true}, 1.0/60)
	g, ok := tb.measured()
	if !ok || math.Abs(g.Dist-4*physics.Inch) > 200 {
		t.Fatalf("measured %v %v, want 4 inches", g.Dist, ok)
	}
	if cam := tb.Camera(); cam.CenterX != tb.cam.CenterX || tb.panning {
		t.Error("the ruler drags the table along")
	}
}
