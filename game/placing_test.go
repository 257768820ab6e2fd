package game_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// A place is judged by each check for itself, and may be taken when none refuses it; the first that
// does is the reason.
func TestPlaceChecks(t *testing.T) {
	g := gametest.New(t, gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 3))
	first := g.FirstOpen()
	area := first.Place
	at, way := physics.Pose{X: (area.X0 + area.X1) / 2, Y: area.Y1 - 20000}, int32(1) // at the edge towards the table
	if area.Y0 > 0 {
		at.Y, way = area.Y0+20000, -1
	}
	owner := first.Player
	gametest.Submit(t, g, game.Answer{Prompt: first.ID, Pose: at})
	p := g.FirstOpen()
	for p.Player != owner { // the other side's ships go elsewhere
		q, _ := game.PlaceLegal(g.State(), g.Setup(), p, physics.Pose{X: p.Place.X0, Y: p.Place.Y0})
		gametest.Submit(t, g, game.Answer{Prompt: p.ID, Pose: q})
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
		checks := game.PlaceChecks(g.State(), g.Setup(), p, c.pose)
		if (checks[0].No.Code == game.Yes) != c.inside || (checks[1].No.Code == game.Yes) != c.off || checks[2].No.Code != game.Yes {
			t.Errorf("%s: %+v", c.name, checks)
		}
		var want game.No
		for _, k := range checks {
			if k.No.Code != game.Yes {
				want = k.No
				break
			}
		}
		if got := game.MayPlace(g.State(), g.Setup(), p, c.pose); got != want {
			t.Errorf("%s: %+v, the first check that refuses is %+v", c.name, got, want)
		}
	}
}

// Player 1 of the sheet starts where it says: who has initiative, or by the house rule whose fleet
// is named first. The log says who it is.
func TestWhoIsPlayer1OfTheSheet(t *testing.T) {
	for _, k := range []struct {
		cheap game.PlayerID // whose fleet costs less, and so has initiative
		house []string
		want  game.PlayerID
		says  string
	}{
		{game.One, nil, game.One, "Player 1 has initiative (20 SP to 30) and is the scenario's Player 1."},
		{game.Two, nil, game.Two, "Player 2 has initiative (20 SP to 30) and is the scenario's Player 1."},
		{game.One, []string{"player-1", "first-fleet"}, game.One, "Player 1 has initiative (20 SP to 30) and is the scenario's Player 1."},
		{game.Two, []string{"player-1", "first-fleet"}, game.One, "Player 2 has initiative (20 SP to 30). The scenario's Player 1 is Player 1."},
	} {
		sp := [2]int{30, 30}
		sp[k.cheap] = 20
		lay := gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", House: k.house, Phase: game.Planning, Crafts: []gametest.Craft{{X: 18, Y: 18, SP: sp[0]}, {Two: true, X: 18, Y: 24, SP: sp[1]}}})
		u := &game.Setup{Scenario: lay.Set.Scenario, Fleets: lay.Set.Fleets, House: lay.Set.House, Seed: 3}
		g := gametest.New(t, u)
		if got := u.Player1(); got != k.want {
			t.Errorf("%v cheap, %v: player %d is the sheet's Player 1, want %d", k.cheap, k.house, got+1, k.want+1)
		}
		said := ""
		for _, e := range g.Opening() {
			if x, ok := e.(game.InitiativeDetermined); ok {
				said = x.Say(u)
			}
		}
		expect.Same(t, said, k.says, "%v cheap, %v", k.cheap, k.house)
		areas := u.Scenario.Sheet().Areas
		for range 2 {
			p := g.FirstOpen()
			want := areas[1]
			if p.Player == k.want {
				want = areas[0]
			}
			if p.Ask != game.PlaceShip || p.Place != want || u.Area(p.Player) != want {
				t.Errorf("%v cheap, %v: player %d places in %v, want %v", k.cheap, k.house, p.Player+1, p.Place, want)
			}
			at, _ := game.PlaceLegal(g.State(), u, p, physics.Pose{X: (p.Place.X0 + p.Place.X1) / 2, Y: (p.Place.Y0 + p.Place.Y1) / 2})
			gametest.Submit(t, g, game.Answer{Prompt: p.ID, Pose: at})
		}
	}
}

// A large base that is wished askew in a strip too shallow for that stands square to its edge.
func TestLargeBasesAreTurnedSquareToFit(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Planning, Crafts: []gametest.Craft{
		{X: 18, Y: 30, Base: physics.LargeBase}, {Two: true, X: 4, Y: 18}}})
	for depth, want := range map[float64]int32{4: 90000, 6: 45000} { // 80 mm askew is 4.45 inches deep
		p := &game.Prompt{Ship: 0, Place: game.Area{X1: physics.AreaSide, Y1: int32(depth * physics.Inch)}}
		at, ok := game.PlaceLegal(tb.Game.State(), tb.Set, p, physics.Inches(18, 2, 45))
		if !ok || at.Heading != want {
			t.Errorf("in a strip of %.0f inches it faces %d (%v), want %d", depth, at.Heading, ok, want)
		}
	}
}
