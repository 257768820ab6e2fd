package game_test

import (
	"math"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/physics"
)

// Cases B and C of the worked cases that need a referee: what follows from leaving the area and
// from overlaps.

func at(t *testing.T, s *game.Ship, x, y, h float64) {
	t.Helper()
	gx, gy, gh := float64(s.Pose.X)/physics.Inch, float64(s.Pose.Y)/physics.Inch, float64(s.Pose.Heading)/1000
	if math.Abs(gx-x) > 0.05 || math.Abs(gy-y) > 0.05 || math.Abs(gh-h) > 1 {
		t.Errorf("the ship stands at (%.3f, %.3f) facing %.2f, want (%.3f, %.3f) facing %.2f", gx, gy, gh, x, y, h)
	}
}

func activate(t *testing.T, spec gametest.Spec) *gametest.Table {
	t.Helper()
	spec.Phase = game.Activation
	return gametest.Lay(t, spec)
}

// far is an enemy that takes no part.
func far() gametest.Craft {
	return gametest.Craft{Name: "Far", Two: true, X: 34, Y: 34, H: 270, Skill: 9, Dial: "straight 1"}
}

func TestCase22LeavingTheArea(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 5, Dial: "straight 2"}, {Name: "A2", X: 10, Y: 18, Dial: "straight 1"}, far()}})
	tb.Pass(game.ChooseShip, "A").Do("A")
	if s := tb.Ship("A"); !s.Destroyed || s.DeadBy != game.ByLeavingArea {
		t.Error("the ship with its front at -0.512 is not destroyed")
	}
}

func TestCase23FrontOnTheEdgeIsSafe(t *testing.T) {
	// straight 1 moves 80 mm: from y = 0.7874 + 3.1496 the centre ends on 0.7874
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 0.7874 + 3.14961, Dial: "straight 1"}, far()}})
	tb.Pass(game.ChooseAction, "A")
	if tb.Ship("A").Destroyed {
		t.Error("a front edge on the table edge is inside")
	}
}

func TestCase24TurnOverTheEdge(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 2.9, Y: 18, Dial: "turn left 1"}, {Name: "A2", X: 20, Y: 18, Skill: 6, Dial: "straight 1"}, far()}})
	tb.Pass(game.ChooseAction, "A2")
	if !tb.Ship("A").Destroyed {
		t.Error("the left edge at -0.053 is outside")
	}
}

func TestCase25TemplateOutsideBaseInside(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 2.7, Y: 18, H: 300, Dial: "turn right 3"}, far()}})
	west := 0.0
	for _, p := range physics.TemplateOutline(physics.Inches(2.7, 18, 300), physics.StandardBase, physics.Maneuver{Bearing: physics.TurnRight, Speed: 3}) {
		west = min(west, p.X)
	}
	if west >= 0 {
		t.Fatal("the template of this test does not stick out")
	}
	tb.Pass(game.ChooseAction, "A")
	if tb.Ship("A").Destroyed {
		t.Error("only the final base counts")
	}
}

func TestCase26SlidBackInside(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 5, Dial: "straight 2"}, {Name: "B", Two: true, X: 18, Y: 1, H: 90, Skill: 9, Dial: "straight 1"}}})
	tb.Pass(game.ChooseAction, "B")
	if a := tb.Ship("A"); a.Destroyed || a.Lost != game.LostByOverlap {
		t.Error("a ship stopped inside the area by an overlap lives, without an action")
	}
}

func TestCase27Overlap(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Dial: "straight 3"}, {Two: true, X: 18, Y: 14.5, Skill: 9, Dial: "straight 1"}}})
	a := tb.Ship("A")
	at(t, a, 18, 16.075, 0)
	if a.Lost != game.LostByOverlap || !tb.Asked(game.ChooseAction, "B") {
		t.Error("A performs no action; B, case 39, loses nothing")
	}
}

func TestCase28LastBlockerCounts(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Dial: "straight 3"}, {Two: true, X: 18, Y: 14.5, Skill: 9, Dial: "straight 1"},
		{Name: "C", Two: true, X: 18, Y: 16.5, Skill: 9, Dial: "straight 1"}}})
	at(t, tb.Ship("A"), 18, 18.075, 0)
	if !tb.Heard("slides back from C") {
		t.Errorf("A touches C only: %v", tb.Log)
	}
}

func TestCase29And30PassingOver(t *testing.T) {
	for _, c := range []struct {
		name, dial string
		y, end     float64
	}{{"29", "straight 2", 17, 15.276}, {"30", "straight 1", 18.42520, 16.850}} {
		tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Dial: c.dial}, {Two: true, X: 18, Y: c.y, Skill: 9, Dial: "straight 1"}}})
		at(t, tb.Ship("A"), 18, c.end, 0)
		if !tb.Asked(game.ChooseAction, "A") {
			t.Errorf("case %s: passing over and just touching leave the action", c.name)
		}
	}
}

func TestCase31CurvedSlideBack(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Dial: "turn right 2"}, {Two: true, X: 21.5, Y: 16.5, Skill: 9, Dial: "straight 1"}}})
	at(t, tb.Ship("A"), 19.799, 16.976, 73.4)
}

func TestCase32ComeAboutThatOverlaps(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Dial: "come about 3"}, {Two: true, X: 18, Y: 14.5, Skill: 9, Dial: "straight 1"}}})
	at(t, tb.Ship("A"), 18, 16.075, 0)
}

func TestCase33RedThatOverlaps(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Dial: "straight 3", Red: []string{"straight 3"}}, {Two: true, X: 18, Y: 14.5, Skill: 9, Dial: "straight 1"}}})
	if a := tb.Ship("A"); a.Power != 1 || !tb.Asked(game.ChooseAction, "B") {
		t.Errorf("%d Auxiliary Power Tokens, want 1 and no action", a.Power)
	}
}

func TestCase34GreenThatOverlaps(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Dial: "straight 1", Green: []string{"straight 1"}, Laid: gametest.Laid{Power: 1}},
		{Two: true, X: 18, Y: 16.5, Skill: 9, Dial: "straight 1"}}})
	if a := tb.Ship("A"); a.Power != 0 || a.Lost != game.LostByOverlap || !tb.Asked(game.ChooseAction, "B") {
		t.Error("the token goes, the action is lost all the same")
	}
}

func TestCase35TouchingShipsMayAttack(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Combat, Crafts: []gametest.Craft{{X: 18, Y: 16.07481, Skill: 6}, {Two: true, X: 18, Y: 14.5}}})
	if !tb.Asked(game.ChooseTarget, "A") || !tb.Offered("Primary weapon at B") {
		t.Fatal("A may attack the ship it touches")
	}
	tb.Do("Primary")
	if s := tb.Game.State(); s.Attack.Band != 0 || tb.Ship("B").Attacked {
		if s.Attack.On && s.Attack.Band != 1 {
			t.Errorf("touching is Range 1, not %d", s.Attack.Band)
		}
	}
	if !tb.Heard("at Range 1") {
		t.Errorf("touching is Range 1: %v", tb.Log)
	}
	if tb.Asked(game.ChooseTarget, "B") {
		t.Error("B faces away and has no shot")
	}
}

func TestCase37LargeBaseKeepsItsAction(t *testing.T) {
	for _, ruleset := range []string{"2014", "2016"} {
		tb := activate(t, gametest.Spec{House: []string{"ruleset", ruleset}, Crafts: []gametest.Craft{{X: 18, Y: 24, Base: physics.LargeBase, Dial: "straight 1"},
			{Two: true, X: 18, Y: 19, Hull: 3, Skill: 9, Dial: "straight 1"}}})
		if got := tb.Asked(game.ChooseAction, "A"); got != (ruleset == "2016") {
			t.Errorf("ruleset %s: action %v", ruleset, got)
		}
	}
}

func TestCase38JostledNavigator(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Hull: 5, Dial: "straight 3", Laid: gametest.Laid{Crits: []game.DamageID{game.JostledNavigator}}},
		{Two: true, X: 18, Y: 14.5, Skill: 9, Dial: "straight 1"}}})
	if n := tb.Ship("A").NDamage; n != 2 {
		t.Errorf("%d damage cards, want the navigator and one more", n)
	}
}

// A ship that slides back and still ends outside of the area is destroyed at once: what its
// overlap would do to it comes too late.
func TestOutsideAfterAnOverlap(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{
		{X: 32, Y: 15, H: 45, Hull: 5, Dial: "straight 3", Laid: gametest.Laid{Crits: []game.DamageID{game.JostledNavigator}}},
		{Name: "A2", X: 10, Y: 18, Dial: "straight 1"},
		{Two: true, X: 35, Y: 10, Skill: 9, Dial: "straight 1"}}})
	tb.Pass(game.ChooseShip, "A").Do("A")
	if a := tb.Ship("A"); a.DeadBy != game.ByLeavingArea || a.NDamage != 1 || !tb.Heard("overlap") {
		t.Errorf("at %v it is destroyed by %v with %d damage cards", a.Pose, a.DeadBy, a.NDamage)
	}
}

func TestObstacleDie(t *testing.T) {
	rock := game.Token{Form: game.DiscForm, Flags: game.Obstructs | game.RollsDie, X0: 18 * 25400, Y0: 15 * 25400, X1: 25400}
	for _, c := range []struct {
		face            dice.Face
		damage, crits   int8
		dial            string
		over, lostToAll bool
	}{{dice.Hit, 1, 0, "straight 4", false, true}, {dice.Crit, 1, 1, "straight 4", false, true}, {dice.Blank, 0, 0, "straight 2", true, true}} {
		tb := activate(t, gametest.Spec{Dice: []dice.Face{c.face}, Tokens: []game.Token{rock}, Crafts: []gametest.Craft{{X: 18, Y: 20, Hull: 6, Dial: c.dial},
			{Two: true, X: 4, Y: 4, Skill: 9, Dial: "straight 1"}}})
		a := tb.Ship("A")
		if a.Over != c.over || a.Lost != game.LostByObstacle || c.face == dice.Blank && a.NDamage != 0 || c.face != dice.Blank && a.NDamage == 0 {
			t.Errorf("%v after %s: over %v, lost %v, %d damage", c.face, c.dial, a.Over, a.Lost, a.NDamage)
		}
	}
}
