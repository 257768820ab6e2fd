package table

import (
	"math"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/measure"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

func TestTheRulerMeasuresFromShipToShip(t *testing.T) {
	tb := begin(t, "human", "human")
	placed(t, tb)
	hold(tb, 1.2)
	press(tb, "r")
	g, ok := tb.screen.Panels.Ruler.Measured(measured(tb))
	if !ok {
		t.Fatal("R measures nothing")
	}
	square := func(id game.ShipID) physics.Square {
		return physics.Base(tb.Shown.Ships[id].Pose, tb.Game.Setup().Facts(id).Ship.Class.BaseSide)
	}
	a, b := square(tb.screen.Panels.Ruler.From.Ship), square(tb.screen.Panels.Ruler.To.Ship)
	if want := physics.Between(&a, &b); g != want {
		t.Errorf("measured %v, want %v", g, want)
	}
	to := tb.screen.Panels.Ruler.To.Ship
	press(tb, "tab")
	if tb.screen.Panels.Ruler.To.Ship == to || tb.screen.Panels.Ruler.To.Ship == tb.screen.Panels.Ruler.From.Ship {
		t.Error("Tab does not go to the next ship")
	}
	if n := len(board(tb).Rulers); n != 1 {
		t.Errorf("%d rulers on the board", n)
	}
	press(tb, "esc")
	if tb.screen.Panels.Ruler.Used || tb.Screen != Playing {
		t.Error("Esc does not lay the ruler aside")
	}
}

func TestTheRulerIsDraggedBetweenPoints(t *testing.T) {
	tb := begin(t, "human", "human")
	click(t, tb, "ruler")
	b := tb.boardBox()
	x, y := b.X+b.W/2, b.Y+b.H/2
	tb.Update(&Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
	tb.Update(&Input{X: x, Y: y, Any: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&Input{X: x + 4*tb.eye().Cam.PxPerInch, Y: y, Any: true, Moved: true, Held: true}, 1.0/60)
	tb.Update(&Input{X: x + 4*tb.eye().Cam.PxPerInch, Y: y, Any: true, Release: true}, 1.0/60)
	g, ok := tb.screen.Panels.Ruler.Measured(measured(tb))
	if !ok || math.Abs(g.Dist-4*physics.Inch) > 200 {
		t.Fatalf("measured %v %v, want 4 inches", g.Dist, ok)
	}
	if cam := tb.Camera(); cam.CenterX != tb.eye().Cam.CenterX {
		t.Error("the ruler drags the table along")
	}
}

// dragged lays the ruler from one point of the table to another, in inches.
func dragged(tb *Table, x0, y0, x1, y1 float64) {
	a := tb.eye().Cam.ToScreen(scene.Inches(x0, y0, 0).Pt)
	b := tb.eye().Cam.ToScreen(scene.Inches(x1, y1, 0).Pt)
	tb.Update(&Input{X: a.X, Y: a.Y, Any: true, Moved: true}, 1.0/60)
	tb.Update(&Input{X: a.X, Y: a.Y, Any: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&Input{X: b.X, Y: b.Y, Any: true, Moved: true, Held: true}, 1.0/60)
	tb.Update(&Input{X: b.X, Y: b.Y, Any: true, Release: true}, 1.0/60)
}

func TestTheRulerMeasuresToEdgesAndTokens(t *testing.T) {
	tb := planning(t)
	press(tb, "r")
	p := tb.Shown.Ships[tb.Planning.Ship].Pose
	x, y := float64(p.X)/physics.Inch, float64(p.Y)/physics.Inch
	dragged(tb, x, y, x, 0.05)
	b := physics.Base(p, physics.StandardBase)
	north := b.Corner[0].Y
	for _, c := range b.Corner {
		north = min(north, c.Y)
	}
	if g, ok := tb.screen.Panels.Ruler.Measured(measured(tb)); !ok || tb.screen.Panels.Ruler.To.Edge != 1 || math.Abs(g.Dist-north) > 5 {
		t.Errorf("to the north edge %v %v (%+v), want %v", g.Dist, ok, tb.screen.Panels.Ruler.To, north)
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
	if g, ok := tb.screen.Panels.Ruler.Measured(measured(tb)); !ok || tb.screen.Panels.Ruler.To.Token == 0 || g != o.Distance(&b) {
		t.Errorf("to the web %v %v (%+v), want %v", g.Dist, ok, tb.screen.Panels.Ruler.To, o.Distance(&b).Dist)
	}
}

// The margin is said in both directions, and agrees with whether the referee lets the ship fire.
func TestTheRulerSaysTheMarginOfBothArcs(t *testing.T) {
	tb := planning(t)
	u := tb.Game.Setup()
	enemy := enemyOf(tb)
	at := tb.Shown.Ships[tb.Planning.Ship].Pose
	for _, c := range []struct {
		right, ahead float64 // inches
		heading      int32   // the enemy's, against the ship's
	}{{0, 6, 180}, {6, 6, 0}, {0, -6, 0}, {5.0, 5, 270}, {9, -4, 90}} {
		f := scene.Heading(float64(at.Heading) / 1000)
		r := scene.Pt{X: -f.Y, Y: f.X}
		d := f.Mul(c.ahead * physics.Inch).Add(r.Mul(c.right * physics.Inch))
		tb.Shown.Ships[enemy].Pose = physics.Pose{X: at.X + int32(d.X), Y: at.Y + int32(d.Y), Heading: (at.Heading + c.heading*1000) % 360000}
		tb.screen.Panels.Ruler.Ruler = measure.Ruler{Used: true, Laid: true, From: measure.End{Ship: tb.Planning.Ship}, To: measure.End{Ship: enemy}}
		if n := len(board(tb).Callouts); n < 1 {
			t.Errorf("%+v: %d callouts", c, n)
		}
		for _, k := range [2][2]game.ShipID{{tb.Planning.Ship, enemy}, {enemy, tb.Planning.Ship}} {
			words := measured(tb).Margin(k[0], k[1], tb.prefs.Units)
			_, no := tb.Shown.Shot(u, k[0], game.NoWeapon, k[1])
			if in := strings.HasPrefix(words, "in arc by "); in == (no.Code == game.NotInArc) {
				t.Errorf("%+v: %q, the referee says %q", c, words, no.Why(u))
			}
		}
	}
	// by hand: a corner 0.5 inch inside the edge of a 90 degree arc, measured across it
	by, on := enemy, tb.Planning.Ship
	if u.Facts(by).Ship.Class.Front != physics.Front90 {
		t.Fatalf("the enemy has an arc of %s", u.Facts(by).Ship.Class.Front)
	}
	tb.Shown.Ships[by].Pose = physics.Inches(18, 18, 0)
	tb.Shown.Ships[on].Pose = physics.Inches(18+6+0.7874+0.7874, 12, 0)
	if got := measured(tb).Margin(by, on, tb.prefs.Units); !strings.Contains(got, "by 0.00\"") && !strings.Contains(got, "by 0.01\"") {
		t.Errorf("a corner on the edge of the arc: %q", got)
	}
	tb.Shown.Ships[on].Pose = physics.Inches(18+6+2*0.7874-math.Sqrt2/2, 12, 0)
	if got := measured(tb).Margin(by, on, tb.prefs.Units); got != "in arc by 0.50\"" {
		t.Errorf("half an inch inside: %q", got)
	}
	tb.Shown.Ships[on].Pose = physics.Inches(18+6+2*0.7874+math.Sqrt2/2, 12, 0)
	if got := measured(tb).Margin(by, on, tb.prefs.Units); got != "outside the arc by 0.50\"" {
		t.Errorf("half an inch outside: %q", got)
	}
}

func TestAltShowsTwoDecimalsAndMillimetres(t *testing.T) {
	tb := planning(t)
	press(tb, "r")
	coarse := board(tb).Callouts[0].Lines[0]
	tb.Update(&Input{X: -1, Y: -1, Any: true, Alt: true}, 1.0/60)
	if fine := board(tb).Callouts[0].Lines[0]; strings.Contains(coarse, "mm") || !strings.HasPrefix(fine, coarse[:len(coarse)-2]) || !strings.HasSuffix(fine, " mm") {
		t.Errorf("%q, with Alt %q", coarse, fine)
	}
}
