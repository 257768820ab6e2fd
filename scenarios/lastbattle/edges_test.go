package lastbattle_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// aboardOf lays a card of a ship aboard the station; -1 is the captain.
func aboardOf(l gametest.Laid, slots ...int8) gametest.Laid {
	l.Away, l.Disabled = slots, slots
	return l
}

// Away Team: both actions are for ships within Range 1 to 2 of the station, 8 inches from its
// nearest part. At Range 3 neither is possible.
func TestBeamingReachesRangeTwo(t *testing.T) {
	const why = "The Last Battle of DS9, Away Team: The station is not within Range 2."
	for _, k := range []struct {
		name    string
		x, y, h float64
		gap     float64
		may     bool
	}{
		{"7.9 inches from the body", 6.575 + 7.9 + 0.7874, 18, 270, 7.9, true},
		{"8.1 inches from the body", 6.575 + 8.1 + 0.7874, 18, 270, 8.1, false},
		{"10 inches from the body", 6.575 + 10 + 0.7874, 18, 270, 10, false},
		{"11.9 inches from the body", 6.575 + 11.9 + 0.7874, 18, 270, 11.9, false},
	} {
		for _, aboard := range []bool{false, true} {
			a := craft{X: k.x, Y: k.y, H: k.h, Crew: 1, Hull: 14}
			if aboard {
				a.Laid = aboardOf(a.Laid, 0)
			}
			tb := lay(t, game.Activation, nil, a, far)
			tb.WaitFor(game.ChooseAction, "A")
			s := tb.Game.State()
			d := s.Gap(tb.Set, 0, tb.Set.MapShip("ds9")).Dist / physics.Inch
			expect.Must(t, d >= k.gap-0.01 && d <= k.gap+0.01, "%s: it is %.3f inches", k.name, d)
			action := "Beam aboard"
			if aboard {
				action = "Beam back"
			}
			expect.Same(t, tb.Offered(action), k.may, "%s: %s is offered", k.name, action)
			got, want := tb.Refused(action), map[bool]string{true: "", false: why}[k.may]
			expect.True(t, got == want, "%s: %s is refused with %q", k.name, action, got)
		}
	}
}

// Nobody beams back to a cloaked ship.
func TestNobodyBeamsBackToACloakedShip(t *testing.T) {
	for _, cloaked := range []bool{true, false} {
		a := craft{X: 10, Y: 8, Crew: 1, Shields: 2, Laid: aboardOf(gametest.Laid{}, 0)}
		if cloaked {
			a.Laid.Cloak, a.Laid.Down = game.CloakOnBase, 2
		}
		tb := lay(t, game.Activation, nil, a, far)
		tb.WaitFor(game.ChooseAction, "A")
		got := tb.Offered("Beam back")
		expect.True(t, got != cloaked, "cloaked %v: beaming back is offered: %v", cloaked, got)
		want := ""
		if cloaked {
			want = "The Last Battle of DS9, Away Team: Not while cloaked."
		}
		expect.Same(t, tb.Refused("Beam back"), want, "cloaked %v: refused with", cloaked)
	}
}

// All three pylons are bases: a ship that would overlap the W one, which faces no enemy, slides
// back from it too and loses its action. None of the station's attacks comes from there.
func TestTheWestPylonIsABase(t *testing.T) {
	tb := lay(t, game.Activation, nil, craft{X: 0.7874, Y: 22.5, Dial: "straight 2", Hull: 14, Skill: 4}, far)
	tb.WaitOut(2, game.Activation)
	a := tb.Ship("A")
	expect.Need(t, a.Lost, game.LostByOverlap, "it lost no action: %v", tb.Log)
	if y := float64(a.Pose.Y) / physics.Inch; y < 18+2*0.7874-0.001 || y > 18+2*0.7874+0.01 {
		t.Errorf("it stands at %.3f inches, want touching the W pylon", y)
	}
	for _, x := range fired(tb) {
		expect.Same(t, x.mount, 2, "a pylon fired %v", x)
	}
	got := tb.Set.OnMap(tb.Set.MapShip("ds9")).Mounts
	expect.True(t, len(got) == 3, "%d mounts, want two pylons and the body", len(got))
	d := tb.Game.State().Gap(tb.Set, 0, tb.Set.MapShip("ds9")).Dist
	expect.True(t, d <= 10, "%.0f µm from the station", d)
}

// Bonus: 20 Fleet Points for a winner who controls the station; a loser who does gets nothing, and
// a winner who does not.
func TestOnlyTheWinnerHasTheStationsBonus(t *testing.T) {
	for _, k := range []struct {
		name     string
		aboard   [2]bool
		one, two int // what the fleets cost
		want     [2]int16
	}{
		{"the winner controls it", [2]bool{true, false}, 40, 30, [2]int16{120 - 30 + 20, 120 - 40}},
		{"the loser controls it", [2]bool{false, true}, 40, 30, [2]int16{120 - 30, 120 - 40}},
		{"both are aboard", [2]bool{true, true}, 40, 30, [2]int16{120 - 30, 120 - 40}},
		{"nobody is aboard", [2]bool{}, 40, 30, [2]int16{120 - 30, 120 - 40}},
		{"Two wins and controls it", [2]bool{false, true}, 30, 40, [2]int16{120 - 40, 120 - 30 + 20}},
		{"20 points would turn it, and do not", [2]bool{false, true}, 40, 35, [2]int16{120 - 35, 120 - 40}},
	} {
		const crew = 2 // SP of the crew of each ship
		a, b := craft{X: 20, Y: 3, Crew: 1, SP: k.one - crew, Hull: 14}, craft{Two: true, X: 20, Y: 33, Crew: 1, SP: k.two - crew, Hull: 14}
		if k.aboard[0] {
			a.Laid = aboardOf(a.Laid, 0)
		}
		if k.aboard[1] {
			b.Laid = aboardOf(b.Laid, 0)
		}
		tb := gametest.Lay(t, gametest.Spec{Scenario: "last-battle-of-ds9", Phase: game.Combat, House: []string{"round-limit", "2"}, Dice: nobodyFalls, Crafts: []craft{a, b}})
		tb.Wait(tb.Game.Over)
		r := tb.Game.State().Result
		// a fight aboard with these dice takes nobody; cards have no price here
		expect.True(t, r.FleetPoints == k.want && r.By == game.ByRoundLimit, "%s: %+v, want %v", k.name, r, k.want)
	}
}

// The fight aboard is at the end of the Combat Phase, after all ships have made their attacks,
// those of skill 1 too, and before the End Phase.
func TestTheFightAboardComesAfterAllAttacks(t *testing.T) {
	a := craft{X: 12, Y: 6, H: 90, Skill: 8, Crew: 1, Hull: 14, Laid: aboardOf(gametest.Laid{}, 0)}
	b := craft{Two: true, X: 17, Y: 6, H: 270, Skill: 1, Crew: 1, Hull: 14, Laid: aboardOf(gametest.Laid{}, 0)}
	tb := lay(t, game.Activation, nil, a, b)
	tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B").WaitFor(game.ChooseTarget, "B").Do("Primary weapon at A").NextRound()
	attacks, fights, phase, at := 0, 0, game.SettingUp, []game.Phase{}
	for _, e := range tb.Told {
		switch e := e.(type) {
		case game.PhaseBegan:
			phase = e.Phase
		case game.AttackDeclared:
			attacks++
			expect.True(t, fights <= 0, "attack %d comes after the fight", attacks)
		case game.SheetRolled:
			if e.Section == "Battle inside DS9" {
				fights++
				at = append(at, phase)
			}
		}
	}
	if attacks != 2 || fights == 0 || slices.ContainsFunc(at, func(p game.Phase) bool { return p != game.Combat }) {
		t.Errorf("%d attacks, then %d rolls of the fight in %v", attacks, fights, at)
	}
}

// Only captain and crew go aboard, and a card goes once: neither a weapon or a tech, nor one that
// is under the ship card.
func TestOnlyCaptainAndCrewGoAboard(t *testing.T) {
	a := craft{X: 10, Y: 8, Crew: 3, Weapons: []card.Upgrade{{Printed: card.Printed{ID: "gun", Name: "Gun"}, Weapon: card.WeaponFacts{Dice: 3}}}, Laid: gametest.Laid{Discarded: []int8{2}, Disabled: []int8{3}}}
	tb := lay(t, game.Activation, nil, a, far)
	tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard")
	if got, want := tb.Offers(), []string{"Captain of A", "Crew 1 of A"}; !slices.Equal(got, want) {
		t.Errorf("may beam aboard: %v, want %v: Crew 2 is discarded, Crew 3 disabled", got, want)
	}
}

// A tie for the target is rolled again; the player with fewer Battle Stations is the target,
// whichever side he is on.
func TestFewestBattleStationsIsTheTarget(t *testing.T) {
	for _, k := range []struct {
		one, two []dice.Face
		want     string
	}{
		{[]dice.Face{b, b, o, o, o}, []dice.Face{b, o, o, o, o}, "B"},
		{[]dice.Face{o, h, h, c, o}, []dice.Face{b, o, o, o, o}, "A"},
	} {
		tb := lay(t, game.Combat, slices.Concat(k.one, k.two), craft{X: 10, Y: 8, H: 180, Hull: 14}, craft{Two: true, X: 12, Y: 8, H: 180, Hull: 14})
		tb.Wait(func() bool { return len(fired(tb)) == 1 })
		got := fired(tb)[0].at
		expect.True(t, got == k.want, "%v against %v: %s is the target, want %s", k.one, k.two, got, k.want)
	}
}

// The station itself beams nobody: neither is it offered that, nor told why not. What was beamed
// from a ship with its captain alone away, or its crew alone, comes back.
func TestWhoMayBeamBack(t *testing.T) {
	for _, slots := range [][]int8{{-1}, {0}, {-1, 0}} {
		a := craft{X: 10, Y: 8, Skill: 8, Crew: 1, Laid: aboardOf(gametest.Laid{}, slots...)}
		tb := lay(t, game.Planning, nil, a, far)
		tb.WaitFor(game.ChooseAction, "A")
		expect.True(t, tb.Offered("Beam back"), "%v are away: offered %v", slots, tb.Offers())
	}
	a := craft{X: 10, Y: 8, Skill: 8, Crew: 1, Laid: aboardOf(gametest.Laid{}, -1)}
	tb := lay(t, game.Planning, nil, a, far)
	tb.WaitFor(game.ChooseAction, ds9)
	for _, action := range []string{"Beam aboard", "Beam back"} {
		if tb.Offered(action) || tb.Refused(action) != "" {
			t.Errorf("the station: %s is offered %v, refused with %q", action, tb.Offered(action), tb.Refused(action))
		}
	}
}

// One team alone fights nobody; with teams of both the higher skill attacks first, whichever player
// has initiative.
func TestWhoFightsFirstAboard(t *testing.T) {
	crew := func(two bool, skill int, slots ...int8) craft {
		c := craft{Two: two, X: 20, Y: 3, Skill: skill, Crew: 1, Hull: 14}
		if two {
			c.Y = 33
		}
		if slots != nil {
			c.Laid = aboardOf(c.Laid, slots...)
		}
		return c
	}
	for _, k := range []struct {
		name     string
		one, two craft
		want     []game.PlayerID // who rolls attack dice, in their order
	}{
		{"One alone", crew(false, 5, -1, 0), crew(true, 5), nil},
		{"Two alone", crew(false, 5), crew(true, 5, -1, 0), nil},
		{"One's captain is better", crew(false, 6, -1), crew(true, 5, -1), []game.PlayerID{0, 1}},
		{"Two's captain is better", crew(false, 5, -1), crew(true, 6, -1), []game.PlayerID{1, 0}},
		{"only One has a captain there", crew(false, 3, -1), crew(true, 8, 0), []game.PlayerID{0, 1}},
		{"only Two has", crew(false, 8, 0), crew(true, 3, -1), []game.PlayerID{1, 0}},
		{"equal: One has initiative", crew(false, 5, -1), crew(true, 5, -1), []game.PlayerID{0, 1}},
	} {
		// nobody has anything to attack: it stands at the next dials
		tb := lay(t, game.Combat, nobodyFalls, k.one, k.two)
		if tb.Game.State().Round != 3 {
			t.Fatalf("round %d: %v", tb.Game.State().Round, tb.Offers())
		}
		var got []game.PlayerID
		for _, r := range gametest.Of[game.SheetRolled](tb) {
			if r.Kind == dice.Attack && r.Section == "Battle inside DS9" {
				got = append(got, r.Player)
			}
		}
		expect.List(t, got, k.want, "%s: attack dice of", k.name)
	}
}

// What the station would attack next is shown only where it fires by itself: not while somebody is
// aboard, unless both are and the house lets it fire then. Each side has a ship in reach of one
// mount.
func TestWhomItAimsAt(t *testing.T) {
	contested := []string{"ds9.contested-fires", "true"}
	for _, k := range []struct {
		one, two bool
		house    []string
		fires    bool
	}{
		{false, false, nil, true}, {true, false, nil, false}, {false, true, nil, false}, {true, true, nil, false},
		{false, false, contested, true}, {true, false, contested, false}, {false, true, contested, false}, {true, true, contested, true},
	} {
		a, b := craft{X: 10, Y: 8, H: 180, Crew: 1}, craft{Two: true, X: 10, Y: 28, Crew: 1}
		if k.one {
			a.Laid = aboardOf(a.Laid, 0)
		}
		if k.two {
			b.Laid = aboardOf(b.Laid, 0)
		}
		tb := layUnder(t, k.house, game.Activation, nil, a, b)
		id := tb.Set.MapShip("ds9")
		for mount, target := range []game.ShipID{0, 1} {
			var want []game.ShipID
			if k.fires {
				want = []game.ShipID{target}
			}
			expect.List(t, tb.Set.Play().Aims(tb.Game.State(), tb.Set, id, int8(mount)), want,
				"aboard %v %v, %v: mount %d aims at ", k.one, k.two, k.house, mount)
		}
	}
}

// The body obstructs no attack on the station, whoever makes it.
func TestTheBodyObstructsNoAttackOnTheStation(t *testing.T) {
	// in line with the W pylon behind the body, out of reach of nothing nearer
	tb := lay(t, game.Combat, nil, craft{X: 33, Y: 3}, craft{Two: true, X: 12, Y: 18, H: 270, Skill: 6}, craft{Name: "B2", Two: true, X: 10, Y: 26, H: 0, Skill: 4})
	s := tb.Game.State()
	for _, id := range []game.ShipID{1, 2} {
		if shot, no := s.Shot(tb.Set, id, game.NoWeapon, tb.Set.MapShip("ds9")); no.Code != game.Yes || shot.Obstructed {
			t.Errorf("%s at the station: %v, obstructed %v", tb.Set.Name(id), no.Why(tb.Set), shot.Obstructed)
		}
	}
}
