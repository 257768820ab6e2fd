package lastbattle_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/physics"
)

// Each house rule of the sheet shows the difference it makes; ds9.range1-bonus and ds9.controlled-attacks do in
// TestStationDice and TestCase136ScanHelpsEachAttack.

func TestHouseDiameter(t *testing.T) {
	for _, k := range []struct {
		inches string
		want   float64
	}{{"4", 4}, {"5", 5}, {"6", 6}} {
		tb := layUnder(t, []string{"ds9.diameter", k.inches}, game.Combat, nil, craft{X: 33, Y: 3}, far)
		_, r := tb.Set.OnMap(tb.Set.MapShip("ds9")).Parts[3].Disc.Circle()
		if got := 2 * r / physics.Inch; got != k.want {
			t.Errorf("%s: a body of %.2f inches", k.inches, got)
		}
	}
	// a ship 8.5 inches from the body of 5 inches is in its reach when the body measures 6, and moves E with its middle
	for _, k := range []struct {
		inches string
		want   int
	}{{"5", 0}, {"6", 1}} {
		tb := layUnder(t, []string{"ds9.diameter", k.inches}, game.Combat, nil, craft{X: 15.86, Y: 18, H: 270, Hull: 14}, far)
		tb.WaitOut(2, game.Combat)
		if got := fired(tb); len(got) != k.want {
			t.Errorf("diameter %s: fired %v, want %d", k.inches, got, k.want)
		}
	}
}

// With both sides aboard the station is silent; by house rule it fires as if nobody were there.
func TestHouseContestedFires(t *testing.T) {
	for _, k := range []struct {
		house []string
		want  []shot
	}{
		{nil, nil},
		{[]string{"ds9.contested-fires", "true"}, []shot{{"A", 0, 2, 5}, {"B", 1, 2, 5}}},
	} {
		a := craft{X: 10, Y: 8, H: 180, Crew: 1, Hull: 14}
		b := craft{Two: true, X: 10, Y: 28, Crew: 1, Hull: 14}
		tb := layUnder(t, k.house, game.Activation, nil, a, b)
		for range 2 {
			tb.Wait(func() bool { return tb.Offered("Beam aboard") }).Do("Beam aboard", "Crew 1")
		}
		tb.WaitOut(2, game.Combat)
		if got := fired(tb); !slices.Equal(got, k.want) {
			t.Errorf("%v: fired %v, want %v", k.house, got, k.want)
		}
	}
}

// Without a commander the station fires after the other ships of captain skill 1, or before them by house rule.
func TestHouseNeutralFiresLast(t *testing.T) {
	for _, k := range []struct {
		house []string
		want  int
	}{
		{nil, 0},
		{[]string{"ds9.neutral-fires-last", "false"}, 1},
	} {
		tb := layUnder(t, k.house, game.Combat, nil, craft{X: 10, Y: 8, H: 90, Hull: 14, Skill: 1}, craft{Two: true, X: 16, Y: 8, H: 270, Hull: 14, Skill: 2})
		tb.WaitFor(game.ChooseTarget, "A")
		if got := len(fired(tb)); got != k.want {
			t.Errorf("%v: %d attacks of the station before a ship of skill 1, want %d", k.house, got, k.want)
		}
		if tb.Ship("B").Attacked != true {
			t.Errorf("%v: the ship of skill 2 has not had its attack", k.house)
		}
	}
}
