package game_test

import (
	"math"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// The sizes of rules 1.2 and 1.3 are what the house rules say, for every part of the referee.
func TestHouseBaseSizes(t *testing.T) {
	for _, c := range []struct {
		printed int32
		house   []string
		want    int32
	}{
		{physics.LargeBase, nil, 80000},
		{physics.LargeBase, []string{"base.large", "76"}, 76000},
		{physics.OversizedBase, []string{"base.large", "76"}, 130000},
		{physics.OversizedBase, []string{"base.oversized", "120"}, 120000},
		{physics.StandardBase, []string{"base.large", "76", "base.oversized", "120"}, 40000},
	} {
		tb := gametest.Lay(t, gametest.Spec{House: c.house, Phase: game.Activation, Crafts: []gametest.Craft{{X: 18, Y: 18, Base: c.printed, Dial: "straight 2"}, far()}})
		if got := tb.Set.Facts(0).Ship.Class.BaseSide; got != c.want {
			t.Errorf("%v: the base is %d µm wide, want %d", c.house, got, c.want)
		}
		tb.Pass(game.ChooseAction, "A")
		// straight 2 is 80 mm of template and the base itself (rules 1.4)
		at(t, tb.Ship("A"), 18, 18-float64(80000+c.want)/physics.Inch, 0)
	}
}

func TestHouseBank4Radius(t *testing.T) {
	for _, c := range []struct {
		house []string
		r     float64
	}{{nil, 230000}, {[]string{"bank4.radius", "245"}, 245000}} {
		tb := gametest.Lay(t, gametest.Spec{House: c.house, Phase: game.Activation, Crafts: []gametest.Craft{{X: 10, Y: 28, Dial: "bank right 4"}, {Name: "A2", X: 25, Y: 28, Dial: "bank right 3"}, far()}})
		s := tb.Pass(game.ChooseShip, "A").Do("A").Ship("A")
		dx, dy := 20000*math.Sqrt2/2, 20000+20000*math.Sqrt2/2
		dx, dy = dx+c.r*(1-math.Sqrt2/2), dy+c.r*math.Sqrt2/2
		at(t, s, 10+dx/physics.Inch, 28-dy/physics.Inch, 45)
		if math.Abs(float64(s.Pose.X)-10*physics.Inch-dx) > 2 {
			t.Errorf("%v: it went %d µm aside, want %.0f", c.house, s.Pose.X-10*physics.Inch, dx)
		}
		expect.True(t, tb.Heard("bank right 4"), "the maneuver has another name")
	}
}

// A gap of exactly 4 inches is Range 1, or Range 2 by the house rule; one of 12 inches is Range 3
// or out of range.
func TestHouseRangeBoundary(t *testing.T) {
	for _, c := range []struct {
		gap   float64
		house []string
		want  string
	}{
		{4, nil, "Range 1"}, {4, []string{"range.boundary-inclusive", "false"}, "Range 2"},
		{8, nil, "Range 2"}, {8, []string{"range.boundary-inclusive", "false"}, "Range 3"},
		{12, nil, "Range 3"}, {12, []string{"range.boundary-inclusive", "false"}, ""},
	} {
		y := 30 - c.gap - float64(physics.StandardBase)/physics.Inch
		tb := gametest.Lay(t, gametest.Spec{House: c.house, Phase: game.Combat, Crafts: []gametest.Craft{{X: 18, Y: 30, Skill: 9}, {Name: "B", Two: true, X: 18, Y: y, H: 90, Skill: 1}}})
		if c.want == "" {
			if tb.Asked(game.ChooseTarget, "A") && tb.Offered("Primary") {
				t.Errorf("%v\" %v: an attack is offered", c.gap, c.house)
			}
			continue
		}
		tb.Do("Primary weapon at B")
		if !tb.Heard(" at " + c.want + ",") {
			t.Errorf("%v\" %v: want %s in\n%s", c.gap, c.house, c.want, strings.Join(tb.Log, "\n"))
		}
	}
}

// A sheet may have another default of any rule of the core, the first of the register among them.
func TestSheetChangesTheDefaultOfACoreRule(t *testing.T) {
	for _, key := range []string{"sp-limit", "round-limit"} {
		h, err := game.NewHouse([]game.HouseRule{{Key: key, Default: "90"}}, nil)
		if err != nil || h.Get(key) != "90" || h.Int(key) != 90 || len(h.Values()) != len(game.CoreHouse) {
			t.Errorf("%s: %s, %d rules, %v", key, h.Get(key), len(h.Values()), err)
		}
	}
}

// A whole-number rule takes its least and its most, nothing beyond, and no words.
func TestHouseRuleTakesItsLeastAndMost(t *testing.T) {
	for v, ok := range map[string]bool{"41": true, "120": true, "40": false, "121": false, "-1": false, "wide": false, "": false} {
		_, err := game.NewHouse(nil, []game.HouseValue{{Key: "base.large", Value: v}})
		expect.Same(t, err == nil, ok, "%q: %v", v, err)
	}
}
