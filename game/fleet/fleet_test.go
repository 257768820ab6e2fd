package fleet_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
)

// ship makes a one-ship list entry from ids.
func ship(id, captain string, upgrades ...string) fleet.ListShip {
	s := fleet.ListShip{Ship: fleet.Ref{ID: id}, Captain: fleet.Ref{ID: captain}}
	for _, u := range upgrades {
		s.Upgrades = append(s.Upgrades, fleet.Ref{ID: u})
	}
	return s
}

func codes(ps []fleet.Problem) []string {
	var out []string
	for _, p := range ps {
		out = append(out, p.Code)
	}
	return out
}

// rulesFor are the rules that a list names: those of its scenario.
func rulesFor(t testing.TB, l fleet.List) fleet.Rules {
	t.Helper()
	r := fleet.Rules{Cards: gametest.Cards(t)}
	if l.Scenario != "" {
		sc, err := scenarios.ByID(l.Scenario)
		if err != nil {
			if l.Scenario != "last-battle-of-ds9" && l.Scenario != "future-tense" { // not built yet; their sheets say nothing about fleets
				t.Fatal(err)
			}
			r.Limit = 120
			return r
		}
		r.Scenario = sc
	}
	return r
}

// Every ready fleet is legal, costs what it states, and would fit the format of 2014.
func TestReadyFleetsAreLegal(t *testing.T) {
	ls, err := fleet.Ready()
	must(t, err)
	for _, l := range ls {
		r := rulesFor(t, l)
		r.Format = fleet.Format2014
		s := r.Check(l)
		expect.True(t, s.Legal && s.Total == l.Total && s.Limit == 120,
			"%s: %d SP of %d, states %d; problems %v", l.ID, s.Total, s.Limit, l.Total, s.Problems)
		if len(s.Fleet.Ships) != len(l.Ships) || s.Fleet.Total != s.Total || s.Fleet.Side != l.Side {
			t.Errorf("%s: built %d ships of %d at %d SP for %q", l.ID, len(s.Fleet.Ships), len(l.Ships), s.Fleet.Total, s.Fleet.Side)
		}
	}
	expect.True(t, len(ls) == 26, "%d fleets, want 26", len(ls))
}

func TestReadyFor(t *testing.T) {
	for id, want := range map[string]int{
		"last-battle-of-ds9": 7, "future-tense": 7, "unimatrix-zero": 6, "tholian-web": 6, "standard": 0,
	} {
		ls, err := fleet.ReadyFor(id)
		expect.True(t, err == nil && len(ls) == want, "%s: %d fleets, %v; want %d", id, len(ls), err, want)
	}
	if l, err := fleet.ReadyByID("tw-a-1"); err != nil || l.Name != "Five-year mission" {
		t.Errorf("tw-a-1: %q, %v", l.Name, err)
	}
	for _, bad := range []string{"nobody", "../cards", ""} {
		_, err := fleet.ReadyByID(bad)
		expect.True(t, err != nil, "there is a fleet %q", bad)
	}
}

// Prices that cards lower, faction penalties and surcharges, line by line.
func TestPrices(t *testing.T) {
	cat := gametest.Cards(t)
	cases := []struct {
		what string
		ship fleet.ListShip
		sp   int
		code string // a problem, if any
	}{
		{"case 117: Galaxy, Martok, Photon Torpedoes", ship("1002", "2018", "3006"), 37, ""},
		{"case 118: D'deridex with a generic Federation captain", ship("1004", "2003"), 28, ""},
		{"a captain of the ship's faction", ship("1002", "2001"), 32, ""},
		{"a surcharge is added to the faction penalty", ship("1004", "2007", "3068"), 28 + 4 + 5 + 1, ""},
		{"no surcharge on the ship it is meant for", ship("1030", "2003", "3068"), 28, ""},
		{"the NX-01 carries its plating free, in a slot of its own",
			ship("enterprise_nx_01_71526", "2003", "enhanced_hull_plating_71526"), 16, ""},
		{"elsewhere it costs 4 and needs a slot",
			ship("federation_starship_71526", "2003", "enhanced_hull_plating_71526"), 20, fleet.NoSlot},
		{"Pike's crew costs 1 less", ship("1009", "2012", "3005"), 22 + 4 + 2, ""},
		{"Kirk's Federation talents cost 3", ship("1009", "2011", "3027", "3134"), 22 + 6 + 3 + 3, ""},
		{"Khan's upgrades pay no penalty", ship("1007", "2008", "3024", "3045"), 0, fleet.NoSlot},
		{"Weyoun: two of the Dominion's crew cost 1 less and find room",
			ship("4th_division_battleship_71279", "weyoun_71279", "3082", "3084", "3083"), 36 + 5, ""},
		{"Akorem Laan has two Bajoran talents",
			ship("ratosha_71803", "akorem_laan_72021", "militia_71445", "blockade_op6prize"), 18 + 1 + 3 + 5, ""},
		{"and no other", ship("ratosha_71803", "akorem_laan_72021", "3027"), 0, fleet.NoSlot},
		{"one tech of the Sakharov costs 2 less",
			ship("sakharov_71997p", "2003", "3137", "3137"), 14 + 5 - 2 + 5, fleet.NoCapital},
		{"it has two of them", ship("sakharov_71997p", "2003", "3137", "3137", "3137"), 0, fleet.NoSlot},
		{"one crew of the other Sakharov costs 2 less",
			ship("sakharov_c_71997p", "2003", "3004", "3108"), 14 + 4 + 3 - 2, fleet.NoCapital},
		{"it has two of those", ship("sakharov_c_71997p", "2003", "3004", "3108", "3005"), 0, fleet.NoSlot},
		{"Picard's ship costs 2 less, and three upgrades 1",
			ship("1002", "jean_luc_picard_72224p", "3005", "3004", "3108", "3006"), 26 + 5 + 3 + 4 + 3 + 5 - 5, ""},
		{"with one upgrade 3 in all", ship("1002", "jean_luc_picard_72224p", "3005"), 26 + 5 + 3 - 3, ""},
		{"Dolim's weapons fill crew and tech slots and cost 1 less", ship("xindi_starship_72005p", "dolim_72335",
			"xindi_torpedoes_72338", "xindi_torpedoes_72338", "xindi_torpedoes_72338"), 20 + 5 + 3*2, ""},
		{"with another captain there is one slot", ship("xindi_starship_72005p", "2003",
			"xindi_torpedoes_72338", "xindi_torpedoes_72338"), 0, fleet.NoSlot},
		{"cards of Assimilation Target Prime pay no penalty, tech costs 1 less",
			ship("assimilation_target_prime_75007", "2001", "3137", "3005"), 30 + 6 + 5 - 1 + 3, ""},
		{"another Borg ship's pay it", ship("borg_starship_72255", "2003", "3137"), 36 + 5 + 1, ""},
		{"a drone ship has a pilot", ship("romulan_starship_71536", "romulan_drone_pilot_71536"), 22, ""},
		{"or none", ship("romulan_starship_71536", "2003"), 0, fleet.Restricted},
		{"the later drone ship too", ship("romulan_starship_72939", "2007"), 0, fleet.Restricted},
		{"and takes Gareb", ship("romulan_starship_72939", "gareb_71536"), 16, ""},
		{"the Cargo Hold takes a crew and a tech of 4 SP",
			ship("1024", "2027", "cargo_hold_11_72013", "3062", "nog_72013", "3061"), 20 + 1 + 3 + 3 + 4, ""},
		{"one of 5 SP has the ship's own slot",
			ship("1024", "2027", "cargo_hold_11_72013", "3062", "omag_72221j"), 20 + 1 + 3 + 5, ""},
		{"for a second there is none",
			ship("1024", "2027", "cargo_hold_11_72013", "3048", "omag_72221j"), 0, fleet.NoSlot},
		{"Sakonna's weapons of 5 SP cost 2 less, in a slot more",
			ship("1002", "2003", "sakonna_gavroche", "3006", "3006"), 26 + 3 + 3 + 3, ""},
		{"those of 6 SP do not", ship("1002", "2003", "sakonna_gavroche", "3067"), 26 + 3 + 6, ""},
		{"Vulcans cost the T'Kumbra 1 SP less",
			ship("u_s_s_t_kumbra_75008", "soval_71446", "kov_71646e", "3005"), 22 + 3 + 3 + 3, ""},
		{"K'Temoc's Klingon upgrades cost 1 less",
			ship("1006", "k_temoc_72009", "3048", "3049"), 26 + 3 + 4 + 4, ""},
		{"his others pay twice the penalty", ship("1006", "k_temoc_72009", "3015"), 26 + 3 + 1 + 2, ""},
		{"and his talents are Klingon", ship("1006", "k_temoc_72009", "3027"), 0, fleet.NoSlot},
		{"Kurn's talent is Klingon", ship("1006", "kurn_72334", "3049"), 26 + 3 + 5, ""},
		{"and no other", ship("1006", "kurn_72334", "3027"), 0, fleet.NoSlot},
		{"the Torpedo Bay holds Photon Torpedoes",
			ship("1002", "2003", "torpedo_bay_72319g", "3006"), 26 + 2 + 5, ""},
		{"and nothing else", ship("1002", "2003", "torpedo_bay_72319g", "3067"), 0, fleet.NoSlot},
		{"Montgomery Scott brings a tech slot", ship("1002", "2003", "montgomery_scott_t_72319p", "3137"), 26 + 4 + 5, ""},
		{"or a weapon slot", ship("1002", "2003", "montgomery_scott_t_72319p", "3006", "3006"), 26 + 4 + 5 + 5, ""},
		{"not both", ship("1002", "2003", "montgomery_scott_t_72319p", "3006", "3006", "3137"), 0, fleet.NoSlot},
		{"Vic Fontaine pays no penalty there", ship("1002", "2003", "vic_fontaine_crew_71786"), 26 + 3, ""},
		{"but elsewhere", ship("1004", "2007", "vic_fontaine_crew_71786"), 28 + 3 + 1, ""},
		{"Nijil's slot holds a Romulan tech, 1 cheaper",
			ship("1002", "2003", "nijil_72328", "3017"), 26 + 5 + 1 + 3 + 1 - 1, ""},
		{"and no other", ship("1002", "2003", "nijil_72328", "3137"), 0, fleet.NoSlot},
		{"Lore has any talent", ship("1002", "lore_71522", "klingon_honor_71448"), 26 + 5 + 5, ""},
		{"others have not", ship("1002", "2001", "klingon_honor_71448"), 0, fleet.Restricted},
		{"Romulan Hijackers want a Romulan captain",
			ship("1002", "2003", "romulan_hijackers_71802"), 0, fleet.Restricted},
		{"and only Romulan crew", ship("1002", "2007", "romulan_hijackers_71802", "3005"), 0, fleet.Restricted},
		{"tech and weapons cost them 1 less, Romulans pay no penalty",
			ship("1002", "2007", "romulan_hijackers_71802", "3015", "3006"), 26 + 4 + 1 + 4, ""},
		{"Borg tech costs them the same", ship("1004", "2007", "romulan_hijackers_71802", "power_node_71530"), 28 + 4 + 4, ""},
		{"Type 10 Phasers fill two slots", ship("1001", "2003", "type_10_phasers_75013"), 28 + 3, ""},
		{"which the ship must have", ship("1002", "2003", "type_10_phasers_75013"), 0, fleet.NoSlot},
		{"and which are full then", ship("1001", "2003", "type_10_phasers_75013", "3006"), 0, fleet.NoSlot},
		{"the Biogenic Charge fills a Borg slot too", ship("1002", "2003", "biogenic_weapon_71510b"), 0, fleet.NoSlot},
		{"which a sphere has", ship("borg_sphere_71283", "2003", "biogenic_weapon_71510b"), 38 + 8, ""},
		{"one variant of a Vulcan ship", ship("d_kyr_class_71446", "2003", "combat_vessel_variant_75008"), 24 + 2, ""},
		{"not both", ship("ni_var_71527", "2003", "combat_vessel_variant_75008", "science_vessel_variant_75008"), 0,
			fleet.Restricted},
		{"Dahar Master is for Kang, Koloth and Kor",
			ship("1006", "kang_75010", "dahar_master_75010"), 26 + 4 + 2, ""},
		{"and for no other", ship("1006", "k_temoc_72009", "dahar_master_75010"), 0, fleet.Restricted},
		{"Lahr counts as a Gorn captain",
			ship("gress_sril_73031", "lahr_73031", "gorn_hegemony_73031"), 18 + 5 + 4, ""},
		{"others do not", ship("gress_sril_73031", "lore_71522", "gorn_hegemony_73031"), 0, fleet.Restricted},
		{"Fire All Weapons costs its own ship no more",
			ship("mirror_universe_borg_starship_71510b", "2036", "fire_all_weapons_71510b"), 28 + 7, ""},
		{"with Auto-Navigation there need be no captain", ship("1002", "", "auto_navigation_71805"), 26 + 2 + 1, ""},
		{"without it there must be one", ship("1002", ""), 26, fleet.NoCaptain},
		{"Neonatal Borg: the crew of a Borg sphere fills its other slots",
			ship("borg_sphere_71283", "2003", "neonatal_borg_73002", "four_of_twelve_71444", "seven_of_nine_71283"),
			38 + 2 + 2 + 4, ""},
		{"not those of another ship", ship("1004", "2007", "neonatal_borg_73002", "four_of_twelve_71444", "seven_of_nine_71283",
			"3015"), 0, fleet.NoSlot},
	}
	for _, c := range cases {
		s := fleet.Check(fleet.List{Ships: []fleet.ListShip{c.ship}}, cat)
		if strings.HasPrefix(c.what, "Weyoun") {
			for _, u := range c.ship.Upgrades {
				c.sp += cat.Upgrade(u.ID).SP
			}
			c.sp -= 2
		}
		expect.True(t, c.sp == 0 || s.Total == c.sp, "%s: %d SP, want %d\n%+v", c.what, s.Total, c.sp, s.Lines)
		got := codes(s.Problems)
		expect.True(t, (c.code != "" || len(got) == 0) && (c.code == "" || slices.Contains(got, c.code)),
			"%s: problems %+v, want %q", c.what, s.Problems, c.code)
	}
}

// Two resources cost half of what is printed on the ships of the fleet, rounded up.
func TestAResourceThatCostsByTheFleet(t *testing.T) {
	cat := gametest.Cards(t)
	l := fleet.List{Ships: []fleet.ListShip{ship("1002", "2003"), ship("1004", "2007")}} // hull 5 and 6, shields 3 and 3
	for id, want := range map[string]int{"improved_hull_72319r": 6, "emergency_force_fields_72001r": 3, "4001": 5} {
		l.Resource = fleet.Ref{ID: id}
		f, ps := fleet.Build(l, cat)
		expect.True(t, f.Resource.SP == want && len(ps) == 0, "%s: %d SP, want %d; %v", id, f.Resource.SP, want, ps)
	}
}

// A Vulcan admiral costs the ship less that lowers Vulcan prices.
func TestAShipThatLowersThePriceOfItsAdmiral(t *testing.T) {
	for id, want := range map[string]int{"u_s_s_t_kumbra_75008": 2, "d_kyr_class_71446": 3} {
		s := ship(id, "2003")
		s.Admiral = fleet.Ref{ID: "v_las_71527"}
		if f, ps := fleet.Build(fleet.List{Ships: []fleet.ListShip{s}}, gametest.Cards(t)); f.Ships[0].AdmSP != want || len(ps) > 0 {
			t.Errorf("%s: %d SP, want %d; %v", id, f.Ships[0].AdmSP, want, ps)
		}
	}
}

// Case 119: an admiral of another faction pays 3 more.
func TestAdmiralPenalty(t *testing.T) {
	cat := gametest.Cards(t)
	s := ship("1002", "2003")
	s.Admiral = fleet.Ref{ID: "martok_71804"}
	f, ps := fleet.Build(fleet.List{Ships: []fleet.ListShip{s}}, cat)
	expect.True(t, f.Ships[0].AdmSP == 7 && f.Total == 33 && len(ps) == 0,
		"the admiral costs %d of %d; %v", f.Ships[0].AdmSP, f.Total, ps)
	second := ship("1006", "2005")
	second.Admiral = fleet.Ref{ID: "hayes_72008"}
	_, ps = fleet.Build(fleet.List{Ships: []fleet.ListShip{s, second}}, cat)
	expect.List(t, codes(ps), []string{fleet.TwoAdmirals}, "two admirals: %v", ps)
}

// Case 120: ships of several factions in one fleet pay nothing for it.
func TestShipsMix(t *testing.T) {
	l := fleet.List{Ships: []fleet.ListShip{ship("1004", "2007"), ship("1012", "2007"), ship("1006", "2005")}}
	f, ps := fleet.Build(l, gametest.Cards(t))
	expect.True(t, f.Total == 28+28+26 && len(ps) == 0, "%d SP; %v", f.Total, ps)
}

// Two ships are not in a fleet with the Assimilated Vessel that each of them became.
func TestShipsThatExcludeAnother(t *testing.T) {
	const korok, trager = "korok_s_bird_of_prey_71512", "trager_71513b"
	for _, c := range []struct {
		one, other string
		want       []string
	}{
		{korok, "assimilated_vessel_80279_71512", []string{fleet.Excluded}},
		{korok, "1006", nil},
		{trager, "assimilated_vessel_64758_71513b", []string{fleet.Excluded}},
		{trager, "assimilated_vessel_80279_71512", nil},
	} {
		l := fleet.List{Ships: []fleet.ListShip{ship(c.one, "2005"), ship(c.other, "2005")}}
		_, ps := fleet.Build(l, gametest.Cards(t))
		expect.True(t, slices.Equal(codes(ps), c.want), "%s with %s: %v, want %v", c.one, c.other, ps, c.want)
	}
}

// Case 121: a unique name once a fleet, counted apart for the Mirror Universe; generic cards as
// often as one likes.
func TestUnique(t *testing.T) {
	cat := gametest.Cards(t)
	check := func(want []string, ships ...fleet.ListShip) {
		t.Helper()
		_, ps := fleet.Build(fleet.List{Ships: ships}, cat)
		expect.True(t, slices.Equal(codes(ps), want), "problems %v, want %v", ps, want)
	}
	check([]string{fleet.NotUnique}, ship("1002", "2001"), ship("1002", "2001"))
	check(nil, ship("1002", "2001"), ship("1002", "2003"))
	check([]string{fleet.NotUnique}, ship("1005", "2028"), ship("1006", "2018")) // two Martoks
	// captain and crew Worf
	check([]string{fleet.NotUnique}, ship("1017", "2037"), ship("1031", "2003", "3069"))
	// one of them mirror
	check(nil, ship("1009", "2011"), ship("i_s_s_enterprise_71796", "james_t_kirk_71796"))
	check([]string{fleet.Excluded}, ship("borg_sphere_71283", "locutus_71792"), ship("1002", "2001")) // one man twice
}

// Case 122: talents need the captain's slots.
func TestTalentSlots(t *testing.T) {
	cat := gametest.Cards(t)
	for captain, want := range map[string][]string{"2003": {fleet.NoSlot}, "2001": nil} {
		_, ps := fleet.Build(fleet.List{Ships: []fleet.ListShip{ship("1002", captain, "3001")}}, cat)
		expect.True(t, slices.Equal(codes(ps), want), "captain %s: %v, want %v", captain, ps, want)
	}
	s := ship("1002", "2003", "3001") // an admiral's slot will do
	s.Admiral = fleet.Ref{ID: "hayes_72008"}
	if _, ps := fleet.Build(fleet.List{Ships: []fleet.ListShip{s}}, cat); len(ps) > 0 {
		t.Errorf("with an admiral: %v", ps)
	}
}

// Case 123: the total may not exceed the limit.
func TestLimit(t *testing.T) {
	cat := gametest.Cards(t)
	l := fleet.List{Limit: 28, Ships: []fleet.ListShip{ship("1004", "2003")}}
	if _, ps := fleet.Build(l, cat); len(ps) > 0 {
		t.Errorf("28 of 28: %v", ps)
	}
	l.Limit = 27
	if _, ps := fleet.Build(l, cat); !slices.Equal(codes(ps), []string{fleet.OverLimit}) {
		t.Errorf("28 of 27: %v", ps)
	}
	l.Limit, l.Resource = 32, fleet.Ref{ID: "4001"} // the resource counts
	if f, ps := fleet.Build(l, cat); f.Total != 33 || f.Resource.SP != 5 || !slices.Equal(codes(ps), []string{fleet.OverLimit}) {
		t.Errorf("33 of 32: %v", ps)
	}
}

func TestRestrictionsAndMistakes(t *testing.T) {
	cat := gametest.Cards(t)
	cases := []struct {
		what string
		ship fleet.ListShip
		code []string
	}{
		{"no captain", ship("1002", ""), []string{fleet.NoCaptain}},
		{"no such ship", ship("9999", "2003"), []string{fleet.UnknownCard}},
		{"no such captain", ship("1002", "9999"), []string{fleet.UnknownCard}},
		{"no such upgrade", ship("1002", "2003", "9999"), []string{fleet.UnknownCard}},
		{"a resource on a ship", ship("1002", "2003", "4001"), []string{fleet.Restricted}},
		{"only on Borg ships", ship("1002", "2003", "borg_missile_71444"), []string{fleet.Restricted}},
		{"two photon torpedoes, one weapon slot", ship("1002", "2003", "3006", "3006"), []string{fleet.NoSlot}},
		{"identical cards are fine with slots", ship("1001", "2003", "3006", "3006"), nil},
		{"once a ship", ship("borg_sphere_71283", "drone_71283", "scavenged_parts_71525", "scavenged_parts_71525"),
			[]string{fleet.TooMany}},
		{"a Borg slot for cheap cards", ship("borg_starship_71525", "drone_71283", "borg_maturation_chamber_71513a"),
			[]string{fleet.SlotLimit}},
		{"the Doctor fills a Tech slot when the crew is full", ship("u_s_s_voyager_71280", "2003", "3005", "tom_paris_71280", "the_doctor_71280"), nil},
	}
	for _, c := range cases {
		_, ps := fleet.Build(fleet.List{Ships: []fleet.ListShip{c.ship}}, cat)
		expect.True(t, slices.Equal(codes(ps), c.code), "%s: %+v, want %v", c.what, ps, c.code)
	}
	l := fleet.List{Total: 27, Ships: []fleet.ListShip{{Ship: fleet.Ref{ID: "1004", Name: "Bird"}, Captain: fleet.Ref{ID: "2003"}}}}
	if _, ps := fleet.Build(l, cat); !slices.Equal(codes(ps), []string{fleet.WrongName, fleet.WrongTotal}) {
		t.Errorf("wrong name and total: %v", ps)
	}
}

// A slot may be exchanged, a card had for nothing, and a price depend on the other ships, where a
// card says so.
func TestCardsThatBuildOtherwise(t *testing.T) {
	cat := gametest.Cards(t)
	for _, c := range []struct {
		name  string
		ships []fleet.ListShip
		code  []string
	}{
		{"a weapon slot becomes one for a talent", []fleet.ListShip{ship("1012", "movar_72325g", "3122")}, nil},
		{"of another captain it does not", []fleet.ListShip{ship("1012", "romulan_captain_75001", "3122")}, []string{fleet.NoSlot}},
		{"a talent beside another Romulan ship", []fleet.ListShip{ship("1012", "tebok_72315p", "3122"), ship("1012", "romulan_captain_75001")}, nil},
		{"a cheap tech beyond the slots", []fleet.ListShip{ship("i_k_s_k_tanco_75010", "2018", "3094")}, nil},
		{"not a dear one", []fleet.ListShip{ship("i_k_s_k_tanco_75010", "2018", "3012")}, []string{fleet.NoSlot}},
		{"a crew beneath another, without a slot",
			[]fleet.ListShip{ship("1018", "2018", "cryogenic_stasis_72009", "3050", "3092", "klingon_helmsman_72327")}, nil},
		{"not a fourth one", []fleet.ListShip{ship("1018", "2018", "cryogenic_stasis_72009", "3050", "3092",
			"klingon_helmsman_72327", "3093")}, []string{fleet.NoSlot}},
		{"none without", []fleet.ListShip{ship("1012", "tebok_72315p", "3122")}, []string{fleet.NoSlot}},
	} {
		_, ps := fleet.Build(fleet.List{Ships: c.ships}, cat)
		expect.True(t, slices.Equal(codes(ps), c.code), "%s: %v, want %v", c.name, ps, c.code)
	}
}

// must ends a test if there is an error.
var must = expect.OK
