package fleet_test

import (
	"slices"
	"testing"

	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Rules 2: an admiral's card may be a captain, captain side up; it is then not the fleet's admiral,
// but the same person.
func TestAdmiralAsCaptain(t *testing.T) {
	cat := gametest.Cards(t)
	l := fleet.List{Ships: []fleet.ListShip{ship("1002", "martok_71804", "3086"), ship("1006", "gul_dukat_71524")}}
	f, ps := fleet.Build(l, cat)
	expect.True(t, len(ps) == 0, "%v", ps)
	// Martok: 4, penalty 1, a talent slot; his talent is Klingon on a Federation ship.
	if c := f.Ships[0]; c.Captain.Skill != 7 || c.CapSP != 5 || c.Captain.Talents != 1 {
		t.Errorf("Martok: %+v at %d", c.Captain, c.CapSP)
	}
	if c := f.Ships[1].Captain; c.ID != "gul_dukat_cap_71524" || c.Skill != 8 {
		t.Errorf("Dukat's captain side is the card of the catalogue: %+v", c)
	}
	l.Ships[1].Admiral.ID = "martok_71804"
	if _, ps := fleet.Build(l, cat); !slices.Equal(codes(ps), []string{fleet.NotUnique}) {
		t.Errorf("one card on both its sides: %v", ps)
	}
	for _, a := range cat.Drawn().Admirals {
		expect.True(t, a.Side != nil && a.Side.Name == a.Name && cat.Captain(a.ID) == a.Side,
			"%s has no captain side", a.Name)
	}
}

// Two upgrades with the keyword Lower Decks fill one crew slot.
func TestLowerDecks(t *testing.T) {
	const one, two, three = "jenkins_75014", "timothy_lang_75014", "sonya_gomez_75016"
	cat := gametest.Cards(t)
	for _, c := range []struct {
		what string
		ups  []string
		want []string
	}{
		{"two for each of two slots", []string{one, two, three, "tal_celes_75014"}, nil},
		{"and one too many", []string{one, two, three, "tal_celes_75014", "taurik_75016"}, []string{fleet.NoSlot}},
		{"another takes a slot of its own", []string{one, two, "3005"}, nil},
		{"and leaves no half", []string{one, "3005", two, three}, []string{fleet.NoSlot}},
	} {
		l := fleet.List{Ships: []fleet.ListShip{ship("1010", "2003", c.ups...), ship("1002", "2003")}}
		_, ps := fleet.Build(l, cat)
		expect.True(t, slices.Equal(codes(ps), c.want), "%s: %v", c.what, ps)
	}
}

// Prices that a card sets for some of its ship's upgrades, and cards that bring another for nothing.
func TestPricesOfSome(t *testing.T) {
	const terror, tuesday = "balance_of_terror_72002h_2", "tuesday_tech_75016"
	const until = "it_won_t_be_installed_until_tuesday_75016"
	const geordi, data, torpedoes, sweep = "3004", "3005", "3006", "3137"
	const tied = "variable_geometry_pylons_72001p"
	cat := gametest.Cards(t)
	for _, c := range []struct {
		what  string
		ship  fleet.ListShip
		wants []int
		want  []string
	}{
		{"one more crew for the price of the card", ship("1010", "2003", terror, geordi, data), []int{3, 0, 3}, nil},
		{"not one of another faction", ship("1010", "2003", terror, "corak_71798"), []int{3, 3}, nil},
		{"nor one of another kind", ship("1048", "2003", terror, sweep), []int{3, 5}, nil},
		{"three for 4 SP at most", ship("1048", "khan_singh_72317p", torpedoes, torpedoes, sweep, geordi),
			[]int{4, 4, 4, 4}, nil},
		{"the fourth costs what it does", ship("1048", "khan_singh_72317p", torpedoes, torpedoes, "3090", "3032"),
			[]int{4, 4, 4, 5}, nil},
		{"a tech for 3 SP", ship("1048", "tahna_los_op6prize", sweep, geordi), []int{3, 4}, nil},
		{"not one for a class", ship("u_s_s_voyager_71280", "tahna_los_op6prize", tied), []int{5}, nil},
		{"a tech that waits costs less", ship("1048", "data_75016", until, tuesday, sweep), []int{3, 0, 3}, nil},
		{"not without the talent", ship("1048", "data_75016", tuesday, sweep), []int{0, 3}, []string{fleet.Restricted}},
	} {
		f, ps := fleet.Build(fleet.List{Ships: []fleet.ListShip{c.ship, ship("1002", "2003")}}, cat)
		var got []int
		for _, u := range f.Ships[0].Upgrades {
			got = append(got, u.SP)
		}
		expect.True(t, slices.Equal(got, c.wants) && slices.Equal(codes(ps), c.want), "%s: %v %v", c.what, got, ps)
	}
}

// A ship whose captain's place is empty is told so even with an admiral aboard.
func TestAdmiralAlone(t *testing.T) {
	s := ship("1002", "")
	s.Admiral.ID = "hayes_72008"
	_, ps := fleet.Build(fleet.List{Ships: []fleet.ListShip{s}}, gametest.Cards(t))
	expect.True(t, slices.Equal(codes(ps), []string{fleet.NoCaptain}), "%v", ps)
}

// The format of 2014: three ships, 50 SP a ship, a ship of 43 or more with 8 SP of upgrades beside
// its captain.
func TestFormat2014(t *testing.T) {
	r := fleet.Rules{Cards: gametest.Cards(t), Format: fleet.Format2014}
	plain := ship("1002", "2003")
	for _, c := range []struct {
		what  string
		ships []fleet.ListShip
		want  []string
	}{
		{"three ships", []fleet.ListShip{plain, plain, plain}, nil},
		{"two ships", []fleet.ListShip{plain, plain}, []string{fleet.FewShips}},
		{"50 SP", []fleet.ListShip{plain, plain, ship("4th_division_battleship_71279", "gul_dukat_cap_71524", "3058", "3057", "3057")}, nil},
		{"51 SP", []fleet.ListShip{plain, plain, ship("4th_division_battleship_71279", "gul_dukat_cap_71524", "3058", "3058")}, []string{fleet.DearShip}},
		{"a cube with 7 SP of upgrades", []fleet.ListShip{plain, plain, ship("cube_384_72006", "locutus_71792", "vinculum_71512", "scavenged_parts_71525")}, nil},
		{"a cube with 9", []fleet.ListShip{plain, plain, ship("cube_384_72006", "locutus_71792", "vinculum_71512", "borg_alcove_71444")}, []string{fleet.DearShip}},
	} {
		s := r.Check(fleet.List{Ships: c.ships})
		expect.True(t, slices.Equal(codes(s.Problems), c.want), "%s: %+v, want %v", c.what, s.Problems, c.want)
	}
}

// Points for what is no card of the list are a line of their own.
func TestOtherPoints(t *testing.T) {
	s := fleet.Check(fleet.List{Limit: 30, Other: 5, Ships: []fleet.ListShip{ship("1002", "2003")}}, gametest.Cards(t))
	if last := s.Lines[len(s.Lines)-1]; s.Total != 31 || last.Kind != "other" || last.SP != 5 || s.ShipTotal(1) != 26 || s.ShipTotal(0) != 5 {
		t.Errorf("%+v", s)
	}
	if !slices.Equal(codes(s.Problems), []string{fleet.OverLimit}) || s.Problems[0].Mend != "take out cards of 1 SP or more" {
		t.Errorf("%+v", s.Problems)
	}
}

// The limit is that of the choice, then of the scenario, then of the list.
func TestLimits(t *testing.T) {
	l := gametest.Ready(t, "tw-a-1")
	l.Limit = 90
	if s := fleet.Check(l, gametest.Cards(t)); s.Limit != 90 || s.Legal {
		t.Errorf("of the list: %+v", s.Problems)
	}
	r := rulesFor(t, l)
	if s := r.Check(l); s.Limit != 120 || !s.Legal {
		t.Errorf("of the scenario: %d, %+v", s.Limit, s.Problems)
	}
	r.Limit = 113
	if s := r.Check(l); s.Limit != 113 || s.Legal {
		t.Errorf("by choice: %d", s.Limit)
	}
}

// A problem names card, rule and remedy; nothing but the fleet as a whole has no card.
func TestProblemsSayAll(t *testing.T) {
	exchanged := ship("1002", "2003")
	exchanged.ExchangeSlot = "crew"
	l := fleet.List{Limit: 20, Total: 3, Ships: []fleet.ListShip{
		ship("1002", ""), ship("9999", "2003"), ship("1002", "9999"), ship("1002", "2003", "4001"), exchanged,
		ship("1002", "2001", "borg_missile_71444", "3006", "3006"), ship("1002", "2001", "advanced_shields_71531", "advanced_shields_71531"),
		ship("borg_starship_71525", "locutus_71792", "borg_maturation_chamber_71513a"),
	}}
	s := fleet.Check(l, gametest.Cards(t))
	var got []string
	for _, p := range s.Problems {
		if p.Rule == "" || p.Why == "" || p.Mend == "" || p.Ship > 0 && p.Card == "" && p.Code != fleet.UnknownCard {
			t.Errorf("%+v", p)
		}
		if !slices.Contains(got, p.Code) {
			got = append(got, p.Code)
		}
	}
	want := []string{fleet.NoCaptain, fleet.UnknownCard, fleet.Restricted, fleet.NoExchange, fleet.NoSlot, fleet.TooMany,
		fleet.SlotLimit, fleet.NotUnique, fleet.Excluded, fleet.OverLimit, fleet.WrongTotal}
	expect.List(t, got, want, "codes")
}

// Slots are counted with where they come from.
func TestSlotsSayWhere(t *testing.T) {
	_, ps := fleet.Build(fleet.List{Ships: []fleet.ListShip{
		ship("enterprise_nx_01_71526", "jonathan_archer_71526", "3003", "3005", "3009", "3028", "3031"),
	}}, gametest.Cards(t))
	if len(ps) != 1 || ps[0].Why != "Enterprise NX-01 has 4 crew slots (3 printed, 1 of Jonathan Archer), the list fills more" {
		t.Errorf("%+v", ps)
	}
}

// Cards whose price goes by what else is there: Torres by slots that stay empty, Iden by cards of any slot, and
// the exchange of officers by the two factions that save most.
func TestPricesThatAreCounted(t *testing.T) {
	cat := gametest.Cards(t)
	total := func(resource string, ships ...fleet.ListShip) int {
		l := fleet.List{Ships: ships}
		l.Resource.ID = resource
		f, _ := fleet.Build(l, cat)
		return f.Total
	}
	const noCard = ""
	voyager := func(more ...string) fleet.ListShip {
		return ship("u_s_s_voyager_71280", "2003", append([]string{"b_elanna_torres_75007", "borg_alcove_71444"}, more...)...)
	}
	without := ship("u_s_s_voyager_71280", "2003", "b_elanna_torres_75007")
	alcove := total(noCard, voyager()) - total(noCard, without)
	filled := total(noCard, voyager("gorn_pilot_73031")) - total(noCard, ship("u_s_s_voyager_71280", "2003",
		"b_elanna_torres_75007", "gorn_pilot_73031"))
	expect.True(t, alcove == 1 && filled == 2, "the alcove costs %d, and %d with a slot more filled", alcove, filled)
	with, alone := ship("1002", "2003", "gorn_pilot_73031"), ship("1006", "2003")
	saved := total(noCard, with, alone) - total("officer_exchange_program_71996a", with, alone)
	expect.True(t, saved == 1, "the exchange of officers saves %d", saved)
}
