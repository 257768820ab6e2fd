package lastbattle_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// Each house rule of the sheet shows the difference it makes; ds9.range1-bonus and
// ds9.controlled-attacks do in TestStationDice and TestCase136ScanHelpsEachAttack.

func TestHouseDiameter(t *testing.T) {
	for _, k := range []struct {
		inches string
		want   float64
	}{{"4", 4}, {"5", 5}, {"6", 6}} {
		tb := layUnder(t, []string{"ds9.diameter", k.inches}, game.Combat, nil, craft{X: 33, Y: 3}, far)
		_, r := tb.Set.OnMap(tb.Set.MapShip("ds9")).Parts[3].Disc.Circle()
		got := 2 * r / physics.Inch
		expect.True(t, got == k.want, "%s: a body of %.2f inches", k.inches, got)
	}
	// a ship 8.5 inches from the body of 5 inches is in its reach when the body measures 6, and
	// moves E with its middle
	for _, k := range []struct {
		inches string
		want   int
	}{{"5", 0}, {"6", 1}} {
		tb := layUnder(t, []string{"ds9.diameter", k.inches}, game.Combat, nil, craft{X: 15.86, Y: 18, H: 270, Hull: 14}, far)
		tb.WaitOut(2, game.Combat)
		got := fired(tb)
		expect.True(t, len(got) == k.want, "diameter %s: fired %v, want %d", k.inches, got, k.want)
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
		expect.List(t, fired(tb), k.want, "%v: fired", k.house)
	}
}

// Without a commander the station fires after the other ships of captain skill 1, or before them by
// house rule.
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
		expect.Same(t, tb.Ship("B").Attacked, true, "%v: the ship of skill 2 has not had its attack", k.house)
	}
}

// Of the ships of the player it is to attack the station shoots at the nearest; by house rule at
// the one the opponent chooses. What is shown ahead are the same ships.
func TestHouseTarget(t *testing.T) {
	near := craft{X: 10, Y: 8, H: 180, Hull: 14}
	second := craft{Name: "A2", X: 12, Y: 8, H: 180, Hull: 14}
	for _, k := range []struct {
		house []string
		aims  []game.ShipID
		asked bool
	}{
		{nil, []game.ShipID{0}, false},
		{[]string{"ds9.target", "nearest"}, []game.ShipID{0}, false},
		{[]string{"ds9.target", "opponent-chooses"}, []game.ShipID{0, 1}, true},
	} {
		tb := layUnder(t, k.house, game.Combat, nil, near, second, far)
		aiming := tb.Set.Play()
		expect.List(t, aiming.Aims(tb.Game.State(), tb.Set, tb.Set.MapShip("ds9"), 0), k.aims,
			"%v: it aims at ", k.house)
		want := "A"
		tb.Wait(func() bool { return tb.Asked(game.ChooseCardTarget, ds9) || len(fired(tb)) > 0 })
		expect.Need(t, tb.Asked(game.ChooseCardTarget, ds9), k.asked, "%v: whom it attacks is asked", k.house)
		if k.asked {
			if got := tb.Offers(); tb.Prompt().Player != game.Two || !slices.Equal(got, []string{"A", "A2"}) {
				t.Errorf("player %d chooses among %v", tb.Prompt().Player+1, got)
			}
			tb.Do("A2")
			want = "A2"
		}
		tb.WaitOut(2, game.Combat)
		if got := fired(tb); len(got) != 1 || got[0].at != want {
			t.Errorf("%v: it attacked %v, want %s", k.house, got, want)
		}
	}
}

// By house rule the Commendation Award Token re-rolls a die of the fight aboard, attack or defense,
// once; nobody asks who has none, and by default nobody at all.
func TestHouseCommendationInABoardingFight(t *testing.T) {
	for _, everywhere := range []string{"false", "true"} {
		// A's captain attacks with one die against one: a blank, which the re-roll makes a Hit; no
		// Evade
		faces := []dice.Face{o, h, o, o, o}
		if everywhere == "false" {
			faces = []dice.Face{o, o, o, o}
		}
		tb := gametest.Lay(t, gametest.Spec{Scenario: "last-battle-of-ds9", Phase: game.Activation, Dice: faces, Rerolls: [2]int8{1, 0},
			House:  []string{"tournament.commendation-everywhere", everywhere},
			Crafts: []craft{{X: 10, Y: 8, Skill: 7, Crew: 1, Dial: "full stop"}, {Two: true, X: 10, Y: 28, Skill: 4, Crew: 1, Dial: "full stop"}}})
		tb.WaitFor(game.ChooseAction, "B").Do("Beam aboard", "Crew 1 of B").WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Captain of A")
		tb.Wait(func() bool { return tb.Asked(game.ChooseFace, "A") || tb.Game.State().Round > 2 })
		expect.Need(t, tb.Asked(game.ChooseFace, "A"), (everywhere == "true"), "%s: asked for the token", everywhere)
		if everywhere == "true" {
			tb.Do("Blank")
			if n := len(gametest.Of[game.SheetRerolled](tb)); n != 1 || tb.Game.State().Rerolls != [2]int8{} {
				t.Errorf("%d re-rolls, tokens %v", n, tb.Game.State().Rerolls)
			}
		}
		tb.WaitOut(2, game.Combat)
		got, want := len(gametest.Of[game.LostAboard](tb)), map[string]int{"true": 1, "false": 0}[everywhere]
		expect.True(t, got == want, "%s: %d cards are lost, want %d", everywhere, got, want)
	}
}
