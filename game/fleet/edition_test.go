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

// Each rule that goes by the edition of the rulebook: a fleet under 2016, under 2017, and under 2017
// with that rule set back. Prices are those of Space Dock and, lowered, of Utopia.
func TestRulesOfTheEdition(t *testing.T) {
	cat := gametest.Cards(t)
	standard, err := scenarios.ByID("standard")
	must(t, err)
	const noName = "2003" // the Federation captain that costs nothing
	restricted := []string{fleet.Restricted}
	alone, both := []string{fleet.NoCapital}, []string{fleet.Restricted, fleet.NoCapital} // of a shuttlecraft
	for _, c := range []struct {
		what         string
		ship         fleet.ListShip
		admiral      string
		sp16, sp17   int
		bad16, bad17 []string
		back         game.HouseValue // sets the rule back to 2016
	}{
		{what: "a Vulcan card on a Federation ship", ship: ship("1001", noName, "t_pol_71446"), sp16: 28 + 3 + 1, sp17: 28 + 3,
			back: game.HouseValue{Key: "faction.sub-factions", Value: "false"}},
		{what: "a Federation card on a Vulcan ship", ship: ship("d_kyr_71446", "2002"), sp16: 26 + 4 + 1, sp17: 26 + 4,
			back: game.HouseValue{Key: "faction.sub-factions", Value: "false"}},
		{what: "a Vulcan card on a Bajoran ship", ship: ship("ratosha_71803", noName, "t_pol_71446"), sp16: 18 + 3 + 1, sp17: 18 + 3,
			back: game.HouseValue{Key: "faction.sub-factions", Value: "false"}},
		{what: "a Vulcan card on a Kazon ship", ship: ship("nistrim_raider_71282", noName, "t_pol_71446"), sp16: 20 + 3 + 1, sp17: 20 + 3 + 1},
		{what: "a Federation admiral on a Vulcan ship", ship: ship("d_kyr_71446", noName), admiral: "matthew_dougherty_71531",
			sp16: 26 + 3 + 3, sp17: 26 + 3, back: game.HouseValue{Key: "faction.sub-factions", Value: "false"}},
		{what: "a card only for Federation ships on a Vulcan ship", ship: ship("d_kyr_71446", noName, "lasca_75013"),
			sp16: 26 + 1 + 1, sp17: 26 + 1, bad16: restricted, back: game.HouseValue{Key: "faction.sub-factions", Value: "false"}},
		{what: "a card only for Vulcan ships on a Federation ship", ship: ship("1001", noName, "vulcan_commandos_71527"),
			sp16: 28 + 3 + 1, sp17: 28 + 3, bad16: restricted, bad17: restricted},
		{what: "a generic ship", ship: ship("1002", noName), sp16: 26, sp17: 22,
			back: game.HouseValue{Key: "ship.generic-price", Value: "printed"}},
		{what: "a ship with a name", ship: ship("scimitar_71533", noName), sp16: 38, sp17: 38},
		{what: "a dear captain on a shuttlecraft", ship: ship("sakharov_71997p", "2002"), sp16: 14 + 4, sp17: 14 + 4, bad16: alone, bad17: both,
			back: game.HouseValue{Key: "shuttle.card-limit", Value: "none"}},
		{what: "a captain of 3 SP on a shuttlecraft", ship: ship("sakharov_71997p", "jonathan_archer_71526"), sp16: 14 + 3, sp17: 14 + 3, bad16: alone, bad17: alone},
		{what: "a dear admiral on a shuttlecraft", ship: ship("sakharov_71997p", noName), admiral: "william_ross_72001p",
			sp16: 14 + 4, sp17: 14 + 4, bad16: alone, bad17: both, back: game.HouseValue{Key: "shuttle.card-limit", Value: "none"}},
		{what: "a dear card on a shuttlecraft", ship: ship("sakharov_71997p", noName, "3090"), sp16: 14 + 5, sp17: 14 + 5, bad16: alone, bad17: both,
			back: game.HouseValue{Key: "shuttle.card-limit", Value: "none"}},
	} {
		c.ship.Admiral = fleet.Ref{ID: c.admiral}
		check := func(sp int, bad []string, set ...game.HouseValue) {
			t.Helper()
			h, err := game.HouseOf(standard, set)
			must(t, err)
			s := fleet.Rules{Cards: cat, Scenario: standard, House: &h}.Check(fleet.List{Ships: []fleet.ListShip{c.ship}})
			expect.True(t, s.Total == sp && slices.Equal(codes(s.Problems), bad),
				"%s under %v: %d SP and %v, want %d and %v", c.what, set, s.Total, s.Problems, sp, bad)
		}
		later := game.HouseValue{Key: "edition", Value: "2017"}
		check(c.sp16, c.bad16)
		check(c.sp17, c.bad17, later)
		if c.back.Key != "" {
			check(c.sp16, c.bad16, later, c.back)
		}
	}
}
