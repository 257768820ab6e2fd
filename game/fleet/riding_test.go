package fleet_test

import (
	"testing"

	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// A flagship card needs its resource and a ship of its faction, and there is one in a fleet; it
// brings its slots.
func TestFlagships(t *testing.T) {
	cat := gametest.Cards(t)
	s := ship("1002", "2003", "6007", "3022")
	l := fleet.List{Resource: fleet.Ref{ID: "4004"}, Ships: []fleet.ListShip{s}}
	f, ps := fleet.Build(l, cat)
	expect.True(t, len(ps) == 0 && f.Resource.SP == 10, "%d SP, %v", f.Resource.SP, ps)

	alone := l
	alone.Resource = fleet.Ref{}
	_, ps = fleet.Build(alone, cat)
	expect.List(t, codes(ps), []string{fleet.NoSlot}, "without the resource: %v", ps)

	two := l
	two.Ships = []fleet.ListShip{s, ship("1006", "2005", "6008")}
	_, ps = fleet.Build(two, cat)
	expect.List(t, codes(ps), []string{fleet.TooMany}, "two flagships: %v", ps)

	other := l
	other.Ships = []fleet.ListShip{ship("1006", "2005", "6007")}
	_, ps = fleet.Build(other, cat)
	expect.List(t, codes(ps), []string{fleet.Restricted}, "on a Klingon ship: %v", ps)
}

// An Independent flagship makes its ship Independent as well: Independent cards pay no penalty.
func TestIndependentFlagships(t *testing.T) {
	cat := gametest.Cards(t)
	for id, penalty := range map[string]int{"6004": 0, "6003": 1} {
		f, ps := fleet.Build(fleet.List{
			Resource: fleet.Ref{ID: "4004"}, Ships: []fleet.ListShip{ship("1006", "2005", id, "3044")},
		}, cat)
		expect.True(t, len(f.Ships) == 1, "%v", ps)
		expect.Same(t, f.Ships[0].Upgrades[1].SP, cat.Upgrade("3044").SP+penalty, id)
	}
}

// A fleet captain lies under a unique captain. A talent of his costs nothing where he takes none
// more for it, and the cards of one kind cost less in the whole fleet.
func TestFleetCaptains(t *testing.T) {
	cat := gametest.Cards(t)
	build := func(ships ...fleet.ListShip) ([]string, [][]int) {
		f, ps := fleet.Build(fleet.List{Resource: fleet.Ref{ID: "fleet_captain_collectiveop2"}, Ships: ships}, cat)
		var sp [][]int
		for _, s := range f.Ships {
			var of []int
			for _, u := range s.Upgrades {
				of = append(of, u.SP)
			}
			sp = append(sp, of)
		}
		return codes(ps), sp
	}
	bad, _ := build(ship("1002", "2003", "federation_collectiveop2"))
	expect.List(t, bad, []string{fleet.Restricted}, "a captain who is not unique")

	crew := cat.Upgrade("3005")
	bad, sp := build(ship("1002", "2001", "independent_klingon_collectiveop2", "3005"), ship("1044", "2010", "3004"))
	expect.True(t, len(bad) == 0 && sp[0][1] == crew.SP-1 && sp[1][0] == cat.Upgrade("3004").SP-1,
		"crew of the whole fleet: %v, %v", sp, bad)

	talent := cat.Upgrade("3001")
	expect.Must(t, talent.Kind == card.Talent && cat.Captain("2001").Talents == 1, "the sample proves nothing")
	bad, sp = build(ship("1002", "2001", "independent_federation_collectiveop2", "3001"))
	expect.True(t, len(bad) == 0 && sp[0][1] == 0, "one talent: %v, %v", sp, bad)
	bad, sp = build(ship("1002", "2001", "independent_federation_collectiveop2", "3001", "3025"))
	expect.True(t, len(bad) == 0 && sp[0][1] == talent.SP && sp[0][2] == cat.Upgrade("3025").SP,
		"two talents: %v, %v", sp, bad)
}

// A resource may bring an attack squadron: the ship costs nothing then, must be there, and is the only
// squadron of the fleet.
func TestResourcesBringASquadron(t *testing.T) {
	cat := gametest.Cards(t)
	capital, squadron := ship("1002", "2003"), ship("hideki_class_attack_fighter_op5prize", "")
	other := ship("federation_attack_squadron_71753", "")
	l := fleet.List{Resource: fleet.Ref{ID: "hideki_class_attack_squadron_op5participation"},
		Ships: []fleet.ListShip{capital, squadron}}
	f, ps := fleet.Build(l, cat)
	expect.True(t, len(ps) == 0 && f.Resource.SP == 20, "%d SP, %v", f.Resource.SP, ps)
	alone, _ := fleet.Build(fleet.List{Ships: []fleet.ListShip{capital}}, cat)
	expect.Same(t, f.Total, alone.Total+20, "the squadron is paid once")

	l.Ships = []fleet.ListShip{capital}
	_, ps = fleet.Build(l, cat)
	expect.List(t, codes(ps), []string{fleet.NoSquadron}, "without the ship: %v", ps)

	l.Ships = []fleet.ListShip{capital, capital, squadron, other}
	l.Ships[1] = ship("1006", "2005")
	_, ps = fleet.Build(l, cat)
	expect.List(t, codes(ps), []string{fleet.TooMany}, "two squadrons: %v", ps)

	l.Resource.ID = "federation_attack_fighters_op6participation"
	l.Ships = []fleet.ListShip{capital, ship("federation_attack_fighter_op6prize", "")}
	f, ps = fleet.Build(l, cat)
	expect.True(t, len(ps) == 0 && f.Total == alone.Total+20, "%d SP, %v", f.Total, ps)
}
