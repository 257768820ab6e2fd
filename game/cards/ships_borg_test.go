package cards_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Borg Sphere 4270: it may divide the dice of its primary weapon between two ships, at least one
// for each.
var _ = test("borg_sphere_4270_71283", func(t *testing.T) {
	for band, bonus := range map[int]int8{1: 1, 2: 0} {
		s := spec{Crafts: []craft{{Name: "C", Two: true, X: 18, Y: 25 + 1.5748 + gaps[band]}}} // behind it
		tb := duel(t, band, craft{Of: "borg_sphere_4270_71283"}, craft{}, s)
		tb.Do("Special attack at B")
		if got := tb.Offers(); !slices.Equal(got, []string{"1", "2", "3", "4", "5"}) {
			t.Errorf("shares %v, want 1 to 5", got)
		}
		tb.Do("2").Pass(game.ChooseTarget, "B")
		if got := attacks(tb); !slices.Equal(got, []int8{2 + bonus, 4 + bonus}) {
			t.Errorf("attacks of %v dice", got)
		}
		tb = duel(t, band, craft{Of: "borg_sphere_4270_71283"}, craft{}, s)
		tb.Do("Primary weapon at C")
		if got := attacks(tb); !slices.Equal(got, []int8{6 + bonus}) {
			t.Errorf("undivided: %v dice", got)
		}
	}
})

// Queen Vessel Prime: once a round it spends a Scan token and rolls one more attack die, or a
// friend within Range 1 to 2 does.
var _ = test("queen_vessel_prime_71530", func(t *testing.T) {
	name := "Queen Vessel Prime"
	queen := craft{Of: "queen_vessel_prime_71530", X: 24.5, Y: 25, Skill: 5, Laid: laid{Scan: 2}}
	tb := duel(t, 2, craft{}, craft{Skill: 1}, spec{Crafts: []craft{queen}})
	tb.Do("Primary weapon at B", "Text of "+name)
	rolled(t, tb, "attack of a friend", 4+1, 1)
	same(t, "Scan Tokens", tb.Ship(name).Scan, 1)
	tb.Pass(game.ChooseTarget, name)
	tb.Do("Primary weapon at B")
	if got := attacks(tb); !slices.Equal(got, []int8{5, 6}) {
		t.Errorf("attacks of %v dice, the text twice in a round", got)
	}
	tb = duel(t, 2, craft{Of: queen.Of, Laid: laid{Scan: 1}}, craft{}, spec{})
	tb.Do("Primary weapon at B", "Text of "+name)
	rolled(t, tb, "its own attack", 6+1, 1)
	for i := range 2 {
		q := queen
		if i == 0 {
			q.X = 29.5
		} else {
			q.Laid.Scan = 0
		}
		tb = duel(t, 2, craft{}, craft{Skill: 1}, spec{Crafts: []craft{q}})
		tb.Do("Primary weapon at B")
		rolled(t, tb, "too far, or no Scan Token", 4, 1)
	}
})

// Scout 608: after its maneuver it may discard an upgrade and fly a green or white maneuver of its
// dial.
var _ = test("scout_608_71525", func(t *testing.T) {
	s := craft{Of: "scout_608_71525", Cards: []string{"borg_alcove_71444"}}
	tb := sail(t, 3, s, craft{}, spec{})
	y := tb.Ship("Scout 608").Pose.Y
	tb.Do("Text of Scout 608")
	discarded(t, tb, "Scout 608", "borg_alcove_71444")
	for move, want := range map[string]bool{"straight 3": true, "spin left 1": true, "straight 4": false, "reverse 3": false} {
		offered(t, tb, move, want)
	}
	tb.Do("straight 2")
	same(t, "inches flown", (y-tb.Ship("Scout 608").Pose.Y)/1000, 120)
	s.Cards = nil
	tb = sail(t, 3, s, craft{}, spec{})
	offered(t, tb, "Text of", false)
})

// Cube 384: upgrades of the enemy neither turn off nor destroy nor ignore its shields.
var _ = test("cube_384_72006", func(t *testing.T) {
	cube := craft{Of: "cube_384_72006", Laid: laid{Shields: 4}}
	five := []dice.Face{hit, hit, blank, blank, blank, blank}
	// the Borg torpedoes destroy a shield of a ship they have damaged
	tb := duel(t, 2, craft{Cards: []string{"photon_torpedoes_71522"}, Laid: laid{Lock: 1}}, cube, spec{Dice: five})
	tb.Do("Photon Torpedoes at Cube 384").Pass(game.ChooseTarget, "Cube 384")
	same(t, "shields after 2 Hits", tb.Ship("Cube 384").Shields, 2)
	// the polaron beam ignores shields
	tb = duel(t, 2, craft{Cards: []string{"3081"}}, cube, spec{Dice: five[1:]})
	tb.Do("Phased Polaron Beam at Cube 384").Pass(game.ChooseTarget, "Cube 384")
	same(t, "shields after the beam", tb.Ship("Cube 384").Shields, 3)
	same(t, "damage cards", tb.Ship("Cube 384").NDamage, 0)
	// a crew turns off shields: not these; a captain does
	tb = turnOf(t, 2, craft{Cards: []string{"fourth_of_five_71525"}}, cube, spec{})
	tb.Do("Fourth of Five")
	same(t, "shields after the crew", tb.Ship("Cube 384").Shields, 4)
	tb = turnOf(t, 2, craft{Skill: 1, Cards: []string{"locutus_71792"}}, craft{Of: cube.Of, Skill: 10, Laid: cube.Laid}, spec{})
	tb.Do("Locutus", "2")
	same(t, "shields after the captain", tb.Ship("Cube 384").Shields, 2)
})
