package game_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/physics"
)

// A place is judged by each check for itself, and may be taken when none refuses it; the first that does is the reason.
func TestPlaceChecks(t *testing.T) {
	g, err := game.New(gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 3))
	if err != nil {
		t.Fatal(err)
	}
	first := g.FirstOpen()
	area := first.Place
	at, way := physics.Pose{X: (area.X0 + area.X1) / 2, Y: area.Y1 - 20000}, int32(1) // at the edge towards the table
	if area.Y0 > 0 {
		at.Y, way = area.Y0+20000, -1
	}
	owner := first.Player
	if _, err := g.Submit(game.Answer{Prompt: first.ID, Pose: at}); err != nil {
		t.Fatal(err)
	}
	p := g.FirstOpen()
	for p.Player != owner { // the other side's ships go elsewhere
		q, _ := game.PlaceLegal(g.State(), g.Setup(), p, physics.Pose{X: p.Place.X0, Y: p.Place.Y0})
		if _, err := g.Submit(game.Answer{Prompt: p.ID, Pose: q}); err != nil {
			t.Fatal(err)
		}
		p = g.FirstOpen()
	}
	out := at
	out.Y = physics.AreaSide / 2
	both := at
	both.Y += way * physics.Inch / 2
	aside := at
	aside.X += 4 * physics.Inch
	for _, c := range []struct {
		name        string
		pose        physics.Pose
		inside, off bool
	}{{"on the other ship", at, true, false}, {"outside", out, false, true}, {"outside and on the other ship", both, false, false}, {"beside it", aside, true, true}} {
		checks := game.PlaceChecks(g.State(), g.Setup(), p.Ship, c.pose)
		if (checks[0].Code == game.Yes) != c.inside || (checks[1].Code == game.Yes) != c.off || checks[2].Code != game.Yes {
			t.Errorf("%s: %+v", c.name, checks)
		}
		var want game.No
		for _, no := range checks {
			if no.Code != game.Yes {
				want = no
				break
			}
		}
		if got := game.MayPlace(g.State(), g.Setup(), p.Ship, c.pose); got != want {
			t.Errorf("%s: %+v, the first check that refuses is %+v", c.name, got, want)
		}
	}
}
