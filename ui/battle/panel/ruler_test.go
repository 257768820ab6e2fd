package panel_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/ui/kit"
	"attackwing/ui/measure"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// laid is how long the ruler on the board is, µm; false: none lies there.
func laid(tb *windowtest.Window) (um float64, ok bool) {
	rs := tb.Table().Rulers
	if len(rs) == 0 {
		return 0, false
	}
	return 1000 * rs[0].To.Sub(rs[0].From).Len(), true
}

func TestTheRulerMeasuresFromShipToShip(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Place()
	tb.HoldKey("space", 1.2)
	tb.Key("r")
	from := tb.Asked().Ship
	um, ok := laid(tb)
	expect.Must(t, ok, "R measures nothing")
	square := func(id game.ShipID) physics.Square {
		return tb.Game.Setup().Base(id, tb.Shown.Ships[id].Pose)
	}
	away := slices.ContainsFunc(tb.Shown.Ships[:tb.Shown.NShips], func(s game.Ship) bool {
		a, b := square(from), physics.Base(s.Pose, physics.StandardBase)
		return math.Abs(physics.Between(&a, &b).Dist-um) < 1
	})
	expect.True(t, away, "measured %v, which no ship is away", um)
	end := tb.Table().Rulers[0].To
	tb.Key("tab")
	expect.True(t, tb.Table().Rulers[0].To != end, "Tab does not go to the next ship or edge")
	n := len(tb.Table().Rulers)
	expect.True(t, n == 1, "%d rulers on the board", n)
	tb.Key("esc")
	expect.True(t, !tb.Lit("ruler") && tb.Playing(), "Esc does not lay the ruler aside")
}

func TestTheRulerIsDraggedBetweenPoints(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Press("ruler")
	b, cam := tb.BoardBox(), tb.Camera()
	x, y := b.X+b.W/2, b.Y+b.H/2
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&kit.Input{X: x + 4*tb.Camera().PxPerInch, Y: y, Any: true, Moved: true, Held: true}, 1.0/60)
	tb.Update(&kit.Input{X: x + 4*tb.Camera().PxPerInch, Y: y, Any: true, Release: true}, 1.0/60)
	um, ok := laid(tb)
	expect.Must(t, ok && math.Abs(um-4*physics.Inch) <= 200, "measured %v %v, want 4 inches", um, ok)
	expect.Same(t, tb.Camera().CenterX, cam.CenterX, "the ruler drags the table along")
}

// dragged lays the ruler from one point of the table to another, in inches.
func dragged(tb *windowtest.Window, x0, y0, x1, y1 float64) {
	tb.Drag(tb.Pixel(scene.Inches(x0, y0, 0).Pt), tb.Pixel(scene.Inches(x1, y1, 0).Pt))
}

func TestTheRulerMeasuresToEdgesAndTokens(t *testing.T) {
	tb := windowtest.Planning(t)
	tb.Key("r")
	p := tb.Shown.Ships[tb.Planning.Ship].Pose
	x, y := float64(p.X)/physics.Inch, float64(p.Y)/physics.Inch
	dragged(tb, x, y, x, 0.05)
	b := physics.Base(p, physics.StandardBase)
	north := b.Corner[0].Y
	for _, c := range b.Corner {
		north = min(north, c.Y)
	}
	if um, ok := laid(tb); !ok || math.Abs(um-north) > 5 {
		t.Errorf("to the north edge %v %v, want %v", um, ok, north)
	}
	var tk *game.Token
	for i := range tb.Shown.Tokens[:tb.Shown.NTokens] {
		if tb.LookOf(&tb.Shown.Tokens[i]) == game.BarrierLook {
			tk = &tb.Shown.Tokens[i]
		}
	}
	a, e := onmap.Ends(tk)
	m := a.Lerp(e, 0.5)
	dragged(tb, x, y, m.X/scene.Inch, m.Y/scene.Inch)
	o := tk.Obstacle()
	if um, ok := laid(tb); !ok || math.Abs(um-o.Distance(&b).Dist) > 1 {
		t.Errorf("to the web %v %v, want %v", um, ok, o.Distance(&b).Dist)
	}
}

// The margin is said in both directions, and agrees with whether the referee lets the ship fire.
func TestTheRulerSaysTheMarginOfBothArcs(t *testing.T) {
	tb := windowtest.Planning(t)
	u := tb.Game.Setup()
	enemy := tb.EnemyAt()
	tb.Key("r")
	at := tb.Shown.Ships[tb.Planning.Ship].Pose
	for _, c := range []struct {
		right, ahead float64 // inches
		heading      int32   // the enemy's, against the ship's
	}{{0, 6, 180}, {6, 6, 0}, {0, -6, 0}, {5.0, 5, 270}, {9, -4, 90}} {
		f := scene.Heading(float64(at.Heading) / 1000)
		r := scene.Pt{X: -f.Y, Y: f.X}
		d := f.Mul(c.ahead * physics.Inch).Add(r.Mul(c.right * physics.Inch))
		tb.Shown.Ships[enemy].Pose = physics.Pose{X: at.X + int32(d.X), Y: at.Y + int32(d.Y), Heading: (at.Heading + c.heading*1000) % 360000}
		tb.Draw()
		tb.Drag(tb.Pixel(scene.FromPhysics(at).Pt), tb.Pixel(scene.FromPhysics(tb.Shown.Ships[enemy].Pose).Pt))
		n := len(tb.Table().Callouts)
		expect.True(t, n >= 1, "%+v: %d callouts", c, n)
		for _, k := range [2][2]game.ShipID{{tb.Planning.Ship, enemy}, {enemy, tb.Planning.Ship}} {
			words := (measure.On{State: &tb.Shown, Setup: tb.Game.Setup()}).Margin(k[0], k[1], tb.Person.Units)
			_, no := tb.Shown.Shot(u, k[0], game.NoWeapon, k[1])
			if in := strings.HasPrefix(words, "in arc by "); in == (no.Code == game.NotInArc) {
				t.Errorf("%+v: %q, the referee says %q", c, words, no.Why(u))
			}
		}
	}
	// by hand: a corner 0.5 inch inside the edge of a 90 degree arc, measured across it
	by, on := enemy, tb.Planning.Ship
	expect.Need(t, u.Facts(by).Ship.Class.Front, physics.Front90, "the enemy has an arc of")
	tb.Shown.Ships[by].Pose = physics.Inches(18, 18, 0)
	tb.Shown.Ships[on].Pose = physics.Inches(18+6+0.7874+0.7874, 12, 0)
	if got := (measure.On{State: &tb.Shown, Setup: tb.Game.Setup()}).Margin(by, on, tb.Person.Units); !strings.Contains(got, "by 0.00\"") && !strings.Contains(got, "by 0.01\"") {
		t.Errorf("a corner on the edge of the arc: %q", got)
	}
	tb.Shown.Ships[on].Pose = physics.Inches(18+6+2*0.7874-math.Sqrt2/2, 12, 0)
	if got := (measure.On{State: &tb.Shown, Setup: tb.Game.Setup()}).Margin(by, on, tb.Person.Units); got != "in arc by 0.50\"" {
		t.Errorf("half an inch inside: %q", got)
	}
	tb.Shown.Ships[on].Pose = physics.Inches(18+6+2*0.7874+math.Sqrt2/2, 12, 0)
	if got := (measure.On{State: &tb.Shown, Setup: tb.Game.Setup()}).Margin(by, on, tb.Person.Units); got != "outside the arc by 0.50\"" {
		t.Errorf("half an inch outside: %q", got)
	}
}

func TestAltShowsTwoDecimalsAndMillimetres(t *testing.T) {
	tb := windowtest.Planning(t)
	tb.Key("r")
	coarse := tb.Table().Callouts[0].Lines[0]
	tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Alt: true}, 1.0/60)
	if fine := tb.Table().Callouts[0].Lines[0]; strings.Contains(coarse, "mm") || !strings.HasPrefix(fine, coarse[:len(coarse)-2]) || !strings.HasSuffix(fine, " mm") {
		t.Errorf("%q, with Alt %q", coarse, fine)
	}
}
