package fleet_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
)

// Prices by the attack value of the ship, slots of choice, cards without a slot, and the limits that
// only cards of the whole pool have.
func TestWholePoolBuilding(t *testing.T) {
	cat := gametest.Cards(t)
	for _, c := range []struct {
		what string
		ship fleet.ListShip
		sp   int // of the last line
		want []string
	}{
		{"attack 4 and 1 more", ship("1002", "2003", "dorsal_phaser_array_71531"), 5, nil},
		{"attack 4 is more than 3", ship("1002", "2003", "type_8_phaser_array_71998p"), 2, []string{fleet.Restricted}},
		{"two tech cards in slots of choice", ship("ni_var_71527", "vanik_71508", "vulcan_high_command_2_0_71446", "tractor_beam_71508", "tractor_beam_71508"), 0, nil},
		{"a Borg ship", ship("borg_starship_71525", "locutus_71792", "borg_alliance_71511"), 6, []string{fleet.Restricted, fleet.Restricted}},
		{"no slot", ship("1002", "2003", "3005", "3005", "3005", "tea_earl_grey_hot_75016"), 1, []string{fleet.NotUnique, fleet.NotUnique}},
		{"a skill above 5", ship("1002", "2001", "it_won_t_be_installed_until_tuesday_75016"), 3, []string{fleet.Restricted}},
		{"takes no captain", ship("federation_attack_squadron_71753", "2003"), 0, []string{fleet.ExtraCaptain, fleet.NoCapital}},
		{"no captain", ship("federation_attack_squadron_71753", ""), 20, []string{fleet.NoCapital}},
		{"no rear arc", ship("1002", "2003", "aft_torpedo_launcher_c_72011"), 3, []string{fleet.Restricted}},
		{"a tech card for 1 less", ship("u_s_s_pegasus_71801", "2001", "3137"), 4, nil},
		{"a crew card for no less", ship("u_s_s_pegasus_71801", "2001", "3004"), 4, nil},
		{"a weapon of 3", ship("federation_starship_72014", "2001", "3024"), 0, []string{fleet.NoCapital}},
		{"a weapon of 5 in a slot for 4", ship("federation_starship_72014", "2001", "3006"), 0, []string{fleet.SlotLimit, fleet.NoCapital}},
		{"a Borg card of more than 5", ship("scout_255_71646d", "drone_71283", "transwarp_conduit_71522"), 0, []string{fleet.SlotLimit}},
		{"a Federation weapon for 1 less", ship("u_s_s_spector_75011", "2001", "3006"), 4, nil},
		{"a Romulan weapon for no less, and 1 of penalty", ship("u_s_s_spector_75011", "2001", "3016"), 6, nil},
		{"a ship without a captain", ship("dreadnaught_72022", "2001"), 0, []string{fleet.ExtraCaptain}},
		{"the plating of another class", ship("1002", "2001", "enhanced_hull_plating_75016"), 3, []string{fleet.Restricted}},
		{"two ambassadors", ship("1002", "2001", "st_john_talbot_75016", "neelix_75014"), 3, []string{fleet.NoSlot, fleet.TooMany}},
		{"a generic ship", ship("1002", "2001", "legacy_of_the_name_75016"), 3, []string{fleet.Restricted}},
	} {
		s := fleet.Check(fleet.List{Ships: []fleet.ListShip{c.ship}}, cat)
		got := codes(s.Problems)
		expect.True(t, slices.Equal(got, c.want), "%s: %+v, want %v", c.what, s.Problems, c.want)
		last := s.Lines[len(s.Lines)-1]
		expect.True(t, c.sp <= 0 || last.SP == c.sp, "%s: %s costs %d, want %d", c.what, last.Card, last.SP, c.sp)
	}
}

// A second ambassador is refused, on the ship of the first or on another one.
func TestOneAmbassador(t *testing.T) {
	a, b := ship("1002", "2001", "st_john_talbot_75016"), ship("1002", "2003", "neelix_75014")
	s := fleet.Check(fleet.List{Ships: []fleet.ListShip{a, ship("1002", "2003")}}, gametest.Cards(t))
	expect.True(t, len(s.Problems) == 0, "one: %+v", s.Problems)
	s = fleet.Check(fleet.List{Ships: []fleet.ListShip{a, b}}, gametest.Cards(t))
	expect.True(t, len(s.Problems) == 1, "two: %+v", s.Problems)
}

// Each attack squadron and each shuttlecraft has a capital ship of its own, one of hull 4 or more.
func TestCapitalShips(t *testing.T) {
	squadron, shuttle, big := ship("federation_attack_squadron_71753", ""), ship("federation_starship_71997p", "2003"), ship("1002", "2003")
	for _, c := range []struct {
		what  string
		ships []fleet.ListShip
		want  []string
	}{
		{"one each", []fleet.ListShip{squadron, big}, nil},
		{"two small ones", []fleet.ListShip{squadron, big, shuttle}, []string{fleet.NoCapital}},
		{"two of each", []fleet.ListShip{squadron, big, shuttle, big}, nil},
		{"of hull 3", []fleet.ListShip{squadron, ship("ratosha_71803", "2003")}, []string{fleet.NoCapital}},
	} {
		s := fleet.Check(fleet.List{Ships: c.ships}, gametest.Cards(t))
		if got := codes(s.Problems); !slices.Equal(got, c.want) {
			t.Errorf("%s: %+v, want %v", c.what, s.Problems, c.want)
		}
	}
}

// A weapon whose dice are the attack value of its ship rolls that many.
func TestDiceByValue(t *testing.T) {
	f, ps := fleet.Build(fleet.List{Ships: []fleet.ListShip{ship("1002", "2003", "dorsal_phaser_array_75013")}}, gametest.Cards(t))
	expect.Must(t, len(ps) == 0, "%v", ps)
	sc, err := scenarios.ByID("standard")
	must(t, err)
	h, err := game.NewHouse(sc.Sheet().House, nil)
	must(t, err)
	u := &game.Setup{Scenario: sc, House: h, Fleets: [2]game.Fleet{f, f}}
	must(t, u.Prepare())
	w := u.Facts(0).Upgrades[0].Card.Weapon
	expect.True(t, w.Dice == 4 && !w.OfAttack && f.Ships[0].Upgrades[0].Card.Weapon.Dice == 0, "%+v", w)
}

// What captains change while their ship is built: slots, prices, faction penalties, and whom they
// keep out of the fleet.
func TestCaptainsChangeTheirShip(t *testing.T) {
	const galaxy, negh, khazara, tholian, sphere = "1002", "1017", "1003", "tholia_one_opwebprize", "borg_sphere_71283"
	const sweep, transwarp, torpedoes, geordi, klag, party = "3137", "3113", "3006", "3004", "3009", "3048"
	cat := gametest.Cards(t)
	for _, c := range []struct {
		what  string
		ships []fleet.ListShip
		sp    int // of the last line
		want  []string
	}{
		{"no tech slot", list(ship(galaxy, "2003", transwarp)), 3, []string{fleet.NoSlot}},
		{"Tuvok has one, 1 SP less", list(ship(galaxy, "tuvok_72014", transwarp)), 2, nil},
		{"for the first alone", list(ship(galaxy, "tuvok_72014", transwarp, sweep)), 5, []string{fleet.NoSlot}},
		{"a crew card", list(ship(galaxy, "2003", geordi)), 4, nil},
		{"with Hugh 1 SP less", list(ship(galaxy, "hugh_71522", geordi)), 3, nil},
		{"and no penalty for the Borg", list(ship(galaxy, "hugh_71522", "fourth_of_five_71525")), 4, nil},
		{"else there is one", list(ship(galaxy, "2003", "fourth_of_five_71525")), 6, nil},
		{"Calvin Hudson has a tech slot", list(ship(galaxy, "calvin_hudson_b_71528", transwarp)), 3, nil},
		{"or a weapon slot", list(ship(galaxy, "calvin_hudson_b_71528", torpedoes, torpedoes)), 5, nil},
		{"not both", list(ship(galaxy, "calvin_hudson_b_71528", transwarp, torpedoes, torpedoes)), 5, []string{fleet.NoSlot}},
		{"1 SP less on an Independent ship", list(ship(tholian, "calvin_hudson_b_71528", torpedoes)), 5, nil},
		{"else not", list(ship(tholian, "alpha_hirogen_71808", torpedoes)), 6, nil},
		{"Slar fields Salvage", list(ship(tholian, "slar_71797", "salvage_71797")), 4, nil},
		{"no other talent", list(ship(tholian, "slar_71797", "be_creative_71528")), 5, []string{fleet.NoSlot}},
		{"Haron has a weapon slot", list(ship(galaxy, "haron_71646c", torpedoes, "photonic_charges_71282")), 3, nil},
		{"else it is too many", list(ship(galaxy, "2003", torpedoes, "photonic_charges_71282")), 4, []string{fleet.NoSlot}},
		{"Kurn fields Mauk-to'Vor for 3", list(ship(negh, "kurn_71999p", "mauk_to_vor_71999p")), 3, nil},
		{"no other talent", list(ship(negh, "kurn_71999p", "3042")), 3, []string{fleet.NoSlot}},
		{"and pays no penalty", list(ship(galaxy, "kurn_71999p")), 3, nil},
		{"Soval pays none for upgrades", list(ship(galaxy, "soval_71800", klag)), 1, nil},
		{"else there is one", list(ship(galaxy, "2003", klag)), 2, nil},
		{"Vrax has Reman Bodyguards for 3", list(ship(khazara, "vrax_72328", "reman_bodyguards_72328")), 3, nil},
		{"in a slot of their own", list(ship(khazara, "vrax_72328", party, party, party, "reman_bodyguards_72328")), 3, nil},
		{"Locutus has two crew slots, no penalty", list(ship(sphere, "locutus_75007", klag, geordi, "3108")), 3, nil},
		{"no third", list(ship(sphere, "locutus_75007", klag, geordi, "3108", "3005")), 3, []string{fleet.NoSlot}},
		{"only on a Borg ship", list(ship(galaxy, "locutus_75007")), 5, []string{fleet.Restricted}},
		{"and never beside Picard", list(ship(sphere, "locutus_75007"), ship(galaxy, "2001")), 6, []string{fleet.Excluded}},
		{"Nijil has a Romulan tech 1 SP less", list(ship(khazara, "2003", "nijil_72328", "3124")), 1, nil},
		{"not below 1 SP", list(ship(khazara, "2003", "nijil_72328", "reinforced_shields_75001")), 1, nil},
		{"Lursa is a captain by herself", list(ship(negh, "lursa_b_72325p")), 3, nil},
	} {
		s := fleet.Check(fleet.List{Ships: c.ships}, cat)
		got := codes(s.Problems)
		expect.True(t, slices.Equal(got, c.want), "%s: %+v, want %v", c.what, s.Problems, c.want)
		last := s.Lines[len(s.Lines)-1]
		expect.Same(t, last.SP, c.sp, "%s: %s costs", c.what, last.Card)
	}
}

func list(ships ...fleet.ListShip) []fleet.ListShip { return ships }
