package fleet_test

import (
	"testing"

	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Captains under the card of another one cost nothing, and he has slots by their text; one whose skill
// they give costs what they do, less.
func TestCaptainsBeneath(t *testing.T) {
	cat := gametest.Cards(t)
	bad := func(s fleet.ListShip) ([]string, fleet.Sheet) {
		sheet := fleet.Check(fleet.List{Ships: []fleet.ListShip{s}}, cat)
		return codes(sheet.Problems), sheet
	}
	doctor := cat.Captain("the_doctor_75014").SP
	ps, sheet := bad(ship("1002", "the_doctor_75014", "2029", "rudolph_ransom_71276"))
	expect.True(t, len(ps) == 0 && sheet.Total == cat.Ship("1002").SP+doctor, "6 SP of captains: %d, %v", sheet.Total, ps)
	ps, _ = bad(ship("1002", "the_doctor_75014", "2029", "2001"))
	expect.True(t, len(ps) > 0, "more than 6 SP of captains")
	ps, _ = bad(ship("1002", "2003", "2029"))
	expect.List(t, ps, []string{fleet.NoSlot}, "under a captain who has none")

	ps, sheet = bad(ship("prototype_01_71536", "gareb_71536", "2029"))
	expect.True(t, len(ps) == 0 && sheet.Fleet.Ships[0].CapSP == 1, "Gareb with the skill of a captain of 4 SP: %v", ps)
	ps, _ = bad(ship("prototype_01_71536", "gareb_71536"))
	expect.List(t, ps, nil, "Gareb alone")
	ps, _ = bad(ship("1003", "gareb_71536", "2029"))
	expect.List(t, ps, []string{fleet.Restricted}, "Gareb on another ship")
	ps, _ = bad(ship("u_s_s_dauntless_75004", "arturis_75004", "rudolph_ransom_71276"))
	expect.List(t, ps, nil, "Arturis")
}

// A crew upgrade may be the captain of the Dauntless alone.
func TestCrewCommands(t *testing.T) {
	cat := gametest.Cards(t)
	f, ps := fleet.Build(fleet.List{Ships: []fleet.ListShip{ship("u_s_s_dauntless_75004", "3004")}}, cat)
	crew := cat.Upgrade("3004")
	expect.True(t, len(ps) == 0 && int(f.Ships[0].Captain.Skill) == crew.SP+3 && f.Ships[0].CapSP == crew.SP+1,
		"%v, %+v", ps, f.Ships)
	_, ps = fleet.Build(fleet.List{Ships: []fleet.ListShip{ship("1002", "3004")}}, cat)
	expect.List(t, codes(ps), []string{fleet.UnknownCard}, "elsewhere")
}

// A resource brings the ship of the Fleet Commander a second captain, who is paid for.
func TestTwoCaptains(t *testing.T) {
	cat := gametest.Cards(t)
	l := fleet.List{
		Resource: fleet.Ref{ID: "fleet_commander_72323r"},
		Ships:    []fleet.ListShip{ship("1002", "2001", "fleet_commander_72280r", "2029")},
	}
	f, ps := fleet.Build(l, cat)
	expect.True(t, len(ps) == 0 && f.Ships[0].Upgrades[1].SP == 4 && f.Resource.SP == 5, "%v, %+v", ps, f.Ships)
	l.Ships = append(l.Ships, ship("1006", "2005", "fleet_commander_72280r_2"))
	_, ps = fleet.Build(l, cat)
	expect.List(t, codes(ps), []string{fleet.TooMany}, "two such ships")
}

// An admiral may bring another one into the fleet, on a ship of a class.
func TestTwoAdmirals(t *testing.T) {
	cat := gametest.Cards(t)
	with := func(first, second, kirk string) []string {
		a, b := ship(first, "2003"), ship("1002", "2001")
		a.Admiral, b.Admiral = fleet.Ref{ID: kirk}, fleet.Ref{ID: second}
		_, ps := fleet.Build(fleet.List{Ships: []fleet.ListShip{a, b}}, cat)
		return codes(ps)
	}
	const refit, other = "u_s_s_enterprise_a_75016", "1044"
	expect.List(t, with(refit, "maxwell_forrest_75016_2", "james_t_kirk_75016_2"), nil, "with Kirk")
	expect.List(t, with(other, "maxwell_forrest_75016_2", "james_t_kirk_75016_2"), []string{fleet.TwoAdmirals}, "elsewhere")
	expect.List(t, with(refit, "karr_75015_2", "james_t_kirk_75016_2"), []string{fleet.TwoAdmirals}, "one of another kind")
}

// Crew that has a talent slot: what lies there costs one more with the Senior Staff, and no faction
// penalty with Elim Garak.
func TestBorneTalents(t *testing.T) {
	cat := gametest.Cards(t)
	const talent, officer = "3001", "first_officer_collectiveop3"
	build := func(resource string, ups ...string) (game []int, bad []string) {
		l := fleet.List{Ships: []fleet.ListShip{ship("1002", "2003", ups...)}}
		l.Resource.ID = resource
		f, ps := fleet.Build(l, cat)
		for _, u := range f.Ships[0].Upgrades {
			game = append(game, u.SP)
		}
		return game, codes(ps)
	}
	sp := cat.Upgrade(talent).SP
	const none = ""
	_, bad := build(none, "3004", talent)
	expect.List(t, bad, []string{fleet.NoSlot}, "without the resource")
	got, bad := build("senior_staff_72224r", "3004", talent)
	expect.True(t, len(bad) == 0 && got[1] == sp+1, "%v, %v", got, bad)
	got, bad = build(none, "elim_garak_71786", "3019")
	expect.True(t, got[0] == cat.Upgrade("elim_garak_71786").SP && got[1] == cat.Upgrade("3019").SP, "%v, %v", got, bad)
	_, bad = build("officer_cards_collectiveop3", "3004", officer, talent)
	expect.List(t, bad, nil, "the talent of the First Officer")
	_, bad = build("officer_cards_collectiveop3", officer)
	expect.List(t, bad, []string{fleet.Restricted}, "an officer without crew")
}
