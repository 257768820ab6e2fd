package game_test

import (
	"math"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// A token that is turned is turned about its middle, and its shape is judged as it lies.
func TestTurnedTokens(t *testing.T) {
	base := func(x, y float64) physics.Square { return physics.Base(physics.Inches(x, y, 0), physics.StandardBase) }
	bar := game.Token{Form: game.RectForm, X0: 8 * physics.Inch, Y0: 9.5 * physics.Inch, X1: 12 * physics.Inch, Y1: 10.5 * physics.Inch}
	line := game.Token{Form: game.LineForm, X0: 8 * physics.Inch, Y0: 10 * physics.Inch, X1: 12 * physics.Inch, Y1: 10 * physics.Inch}
	for what, k := range map[string]game.Token{"a rectangle": bar, "a line": line} {
		east, south := base(12, 10), base(10, 12)
		if o := k.Obstacle(); !o.OverlapsBase(&east) || o.OverlapsBase(&south) {
			t.Errorf("%s from west to east lies elsewhere", what)
		}
		k.Put(k.At().Turned(90000))
		if o := k.Obstacle(); o.OverlapsBase(&east) || !o.OverlapsBase(&south) {
			t.Errorf("%s turned by a quarter does not lie from north to south", what)
		}
		k.Put(physics.Pose{X: 20 * physics.Inch, Y: 20 * physics.Inch, Heading: 45000})
		corner := base(20+2/math.Sqrt2, 20+2/math.Sqrt2)
		if o := k.Obstacle(); !o.OverlapsBase(&corner) || k.At() != physics.Inches(20, 20, 45) {
			t.Errorf("%s carried away and turned by half a quarter lies at %v", what, k.At())
		}
	}
}

// The battle of the tests: each round a token moves and turns, another goes and comes, a ship of
// the map drifts, and the log tells it.
func TestThingsMoveAndGo(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Scenario: "comet", Phase: game.End, Crafts: []gametest.Craft{
		{X: 4, Y: 2, H: 180}, {Two: true, X: 4, Y: 34}}})
	s, u := tb.Game.State(), tb.Set
	wreck := u.MapShip("wreck")
	p := tb.Game.FirstOpen()
	if p.Ship != game.NoShip || p.Player != s.First || p.Heading(u) != "The Comet: Which way does the comet turn?" {
		t.Fatalf("asked of ship %d: %s", p.Ship, p.Heading(u))
	}
	tb.Do("To the north")
	expect.Same(t, s.Token(1).At(), physics.Inches(20, 17, 75), "the comet lies at")
	expect.True(t, s.Token(4) == nil && s.Token(3) == nil, "the beacon has not gone")
	at := s.Ships[wreck].Pose
	expect.Same(t, at, physics.Inches(10.5, 18, 20), "the wreck stands at")
	b, was := physics.Base(s.Ships[0].Pose, physics.StandardBase), u.OnMap(wreck)
	if gap := s.Gap(u, 0, wreck).Dist; gap == was.Distance(&b) || gap != was.Standing(at).Distance(&b) {
		t.Errorf("the wreck is %.0f µm away", gap)
	}
	// its parts and its body are where it is
	m, hulk := s.MapShip(u, wreck), game.Token{}
	for _, k := range s.Tokens[:s.NTokens] {
		if k.Of == wreck+1 {
			hulk = k
		}
	}
	if c, _ := m.Parts[1].Disc.Circle(); c != at.Point() || m.Parts[0].Base.Pose.Heading != 20000 || hulk.Heading != 20000 {
		t.Errorf("its disc lies at %v, its bow at %v, its hulk at %v", c, m.Parts[0].Base.Pose, hulk.At())
	}
	for _, line := range []string{"The comet moves to (20.0\", 17.0\"), facing 75.0° (The Comet, The Comet).", "The beacon is removed from the table (The Comet, The Beacon).",
		"The Wreck moves to (10.5\", 18.0\"), facing 20.0° (The Comet, The Wreck)."} {
		expect.True(t, tb.Heard(line), "the log lacks %q", line)
	}
}

// A ship slides back from where a part of a map ship lies now, not from where it lay.
func TestShipsSlideBackFromWhereItIs(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Scenario: "comet", Phase: game.Planning, Crafts: []gametest.Craft{
		{X: 20, Y: 20}, {Two: true, X: 4, Y: 34}}})
	u, wreck := tb.Set, tb.Set.MapShip("wreck")
	v := tb.Game.View(game.One)
	dial, three := u.Facts(0).Ship.Class.Dial, -1
	for i := range dial {
		if dial[i].Bearing == physics.Straight && dial[i].Speed == 3 {
			three = i
		}
	}
	var f game.Fate
	game.Foresee(v, 0, three, &f)
	expect.True(t, !f.Bumped, "nothing lies before it, and it slides back")
	v.Ships[wreck].Pose = physics.Inches(20, 15, 0) // its bow lies where the maneuver ends
	if game.Foresee(v, 0, three, &f); !f.Bumped || f.Against != wreck || !f.KeepsAction {
		t.Errorf("the wreck lies before it: %+v", f)
	}
	expect.Same(t, v.ComesTo(u, wreck, physics.Inches(20, 21, 0)), 0, "it would come to lie on ship")
	expect.Same(t, v.ComesTo(u, wreck, physics.Inches(30, 21, 0)), game.NoShip, "there it would lie on ship")
}
