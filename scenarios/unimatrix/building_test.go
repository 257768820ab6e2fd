package unimatrix_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios/unimatrix"
)

func rules(t *testing.T, side string, set ...game.HouseValue) fleet.Rules {
	t.Helper()
	cat := gametest.Cards(t)
	sc := unimatrix.Scenario{}
	h, err := game.NewHouse(sc.Sheet().House, set)
	expect.OK(t, err)
	return fleet.Rules{Cards: cat, Scenario: sc, House: &h, Side: side}
}

func ship(id, captain string, upgrades ...string) fleet.ListShip {
	s := fleet.ListShip{Ship: fleet.Ref{ID: id}, Captain: fleet.Ref{ID: captain}}
	for _, u := range upgrades {
		s.Upgrades = append(s.Upgrades, fleet.Ref{ID: u})
	}
	return s
}

// paid says what every card costs, in order.
func paid(s fleet.Sheet) (out []int) {
	for _, l := range s.Lines {
		out = append(out, l.SP)
	}
	return out
}

func codes(s fleet.Sheet) (out []string) {
	for _, p := range s.Problems {
		out = append(out, p.Code)
	}
	return out
}

// Borg Fleet: Borg cards cost 1 less, never below 0; other cards their full price with penalties.
func TestBorgFleetPrices(t *testing.T) {
	l := fleet.List{Resource: fleet.Ref{ID: "4001"}, Ships: []fleet.ListShip{
		ship("borg_starship_71525", "drone_71283", "borg_alcove_71444"),
		// a Klingon ship: no penalty for its Borg captain, one for Federation torpedoes
		ship("1005", "korok_b_71512", "3008", "3024"),
	}}
	s := rules(t, "borg").Check(l)
	if want := []int{21, 0, 3, 28, 3, 4, 4, 5}; !slices.Equal(paid(s), want) || !s.Legal {
		t.Errorf("%v, want %v; %+v", paid(s), want, s.Problems)
	}
	// Ruling of the publisher as a house rule: ship cards are not cheaper.
	s = rules(t, "borg", game.HouseValue{Key: "unimatrix.discount-ships", Value: "false"}).Check(l)
	expect.List(t, paid(s), []int{22, 0, 3, 28, 3, 4, 4, 5}, "without ships")
}

// A resource has no faction: it costs its full price in both fleets.
func TestResourcesCostTheirPrice(t *testing.T) {
	l := fleet.List{Resource: fleet.Ref{ID: "4001"}, Ships: []fleet.ListShip{ship("1002", "2003")}}
	for _, side := range []string{"borg", "rebel"} {
		s := rules(t, side).Check(l)
		n := len(s.Lines)
		expect.True(t, n != 0 && s.Lines[n-1].SP == 5 && len(s.Lines[n-1].Adjustments) == 0, "%s: %+v", side, s.Lines)
	}
}

// Borg Fleet: a ship that is no Borg ship pays no faction penalty for a Borg captain, nor for a
// Borg upgrade in an exchanged slot; in the Rebel fleet, and on any other sheet, it pays both.
func TestBorgCardsOnOtherShipsPayNoPenalty(t *testing.T) {
	s := ship("1005", "korok_b_71512", "borg_alcove_71444")
	s.ExchangeSlot = "crew"
	l := fleet.List{Ships: []fleet.ListShip{s}}
	if got, want := paid(rules(t, "borg").Check(l)), []int{28, 3, 3}; !slices.Equal(got, want) {
		t.Errorf("in the Borg fleet %v, want %v: the captain for 4 and the upgrade for 4, each 1 less", got, want)
	}
	// where it is no exchange, what they cost counts all the same
	if got, want := paid(rules(t, "rebel").Check(l)), []int{27, 5, 5}; !slices.Equal(got, want) {
		t.Errorf("in the Rebel fleet %v, want %v: each 1 more", got, want)
	}
	// an admiral is neither: his penalty stays
	r := rules(t, "borg")
	for _, side := range []bool{true, false} {
		b := r.Scenario.Play(r.House).Building(map[bool]string{true: "Borg fleet", false: "Rebel fleet"}[side])
		klingon, borg := &card.Ship{Printed: card.Printed{Factions: []card.Faction{card.Klingon}}}, []card.Faction{card.Borg}
		for what, free := range map[game.CardPart]bool{game.CaptainCard: true, game.UpgradeCard: true, game.AdmiralCard: false} {
			expect.Same(t, b.NoPenalty != nil && b.NoPenalty(klingon, what, borg), (free && side),
				"%s: card part %d without penalty", b.Name, what)
		}
	}
}

// Rebel Fleet: non-Borg cards cost 1 less after penalties; a Borg ship counts as Independent.
func TestRebelFleetPrices(t *testing.T) {
	l := fleet.List{Ships: []fleet.ListShip{
		// Borg captain: penalty 1, no discount; weapon: penalty 1, discount 1
		ship("borg_sphere_71283", "tactical_drone_71283", "3103"),
		ship("1030", "2029", "3067"),                                   // all its own
		ship("val_jean_71528", "calvin_hudson_71528", "odo_71786"),     // Hudson -1, then the sheet -1
		ship("borg_starship_71525", "drone_71283", "tuvok_71528"),      // an Independent on it pays no penalty
		ship("borg_sphere_71283", "drone_71283", "borg_missile_71444"), // still called a Borg ship
	}}
	s := rules(t, "Rebel fleet").Check(l)
	expect.List(t, paid(s), []int{38, 4, 4, 23, 3, 5, 21, 2, 3, 22, 0, 2, 38, 0, 7}, "")
	expect.List(t, codes(s), []string{fleet.OverLimit}, "problems %+v", s.Problems)
}

// Where a slot may be exchanged, the fleet that lacks it is told how, and the one that did so tells
// it.
func TestTheExchangeOfASlotIsNamed(t *testing.T) {
	r := rules(t, "borg")
	lacks := ship("1005", "2005", "borg_alcove_71444")
	s := r.Check(fleet.List{Ships: []fleet.ListShip{lacks}})
	expect.True(t, len(s.Problems) == 1 && strings.Contains(s.Problems[0].Mend, "exchange_slot: "),
		"nothing tells of the exchange: %+v", s.Problems)
	lacks.ExchangeSlot = "crew"
	if s = r.Check(fleet.List{Ships: []fleet.ListShip{lacks}}); s.Lines[0].Exchanged != "1 crew slot exchanged for 1 borg slot" {
		t.Errorf("the ship's line tells %q", s.Lines[0].Exchanged)
	}
	s = r.Check(fleet.List{Ships: []fleet.ListShip{ship("borg_starship_71525", "drone_71283", "borg_alcove_71444", "borg_alcove_71444", "borg_alcove_71444")}})
	expect.True(t, len(s.Problems) == 1 && !strings.Contains(s.Problems[0].Mend, "exchange_slot"),
		"a Borg ship may not exchange a slot: %+v", s.Problems)
}

// Borg Fleet: one Borg slot more for Borg ships; others may exchange one.
func TestSlots(t *testing.T) {
	r := rules(t, "borg")
	check := func(want []string, s fleet.ListShip, exchange string) {
		t.Helper()
		s.ExchangeSlot = exchange
		got := r.Check(fleet.List{Ships: []fleet.ListShip{s}})
		expect.True(t, slices.Equal(codes(got), want), "%+v, want %v", got.Problems, want)
	}
	check(nil, ship("borg_starship_71525", "drone_71283", "borg_alcove_71444", "borg_alcove_71444"), "")
	check([]string{fleet.NoSlot}, ship("borg_starship_71525", "drone_71283", "borg_alcove_71444", "borg_alcove_71444", "borg_alcove_71444"), "")
	check(nil, ship("1005", "2005", "borg_alcove_71444"), "crew")
	check([]string{fleet.NoSlot}, ship("1005", "2005", "borg_alcove_71444"), "")
	// the crew slot is gone
	check([]string{fleet.NoSlot}, ship("1005", "2005", "3008", "3009", "borg_alcove_71444"), "crew")
	check([]string{fleet.NoExchange}, ship("borg_starship_71525", "drone_71283"), "crew") // a Borg ship
	check([]string{fleet.NoExchange}, ship("1002", "2003"), "tech")                       // it has none
	check([]string{fleet.NoExchange}, ship("1002", "2003"), "engine")
	r = rules(t, "rebel")
	check([]string{fleet.NoExchange}, ship("1005", "2005"), "crew")
}

// What the ships are on the table: Regenerate gained and lost, Independent, the skill fixed.
func TestOnTheTable(t *testing.T) {
	borg, rebel := rules(t, "Borg fleet"), rules(t, "Rebel fleet")
	one, ps := borg.Build(fleet.List{Ships: []fleet.ListShip{ship("1005", "korok_b_71512"), ship("borg_sphere_71283", "tactical_drone_71283")}})
	two, qs := rebel.Build(fleet.List{Ships: []fleet.ListShip{ship("borg_sphere_71283", "tactical_drone_71283"), ship("1002", "2003")}})
	expect.Must(t, len(ps)+len(qs) <= 0, "%v %v", ps, qs)
	u := &game.Setup{Scenario: unimatrix.Scenario{}, Fleets: [2]game.Fleet{one, two}, House: *borg.House}
	expect.OK(t, u.Prepare())
	var got []string
	for i := range 4 {
		f := u.Facts(game.ShipID(i))
		got = append(got, fmt.Sprint(f.Ship.Factions, f.Ship.Actions.Has(card.Regenerate), f.Ship.Slots[card.BorgUpgrade], f.Captain.Skill, f.Captain.Drones))
	}
	want := []string{"[Klingon] true 0 6 6", "[Borg] true 3 4 4", "[Independent] false 2 4 0", "[Federation] false 0 1 0"}
	expect.List(t, got, want, "")
	if p := two.Ships[0].Ship; !card.HasFaction(p.Factions, card.Borg) || two.Side != "Rebel fleet" {
		t.Error("the fleet holds the printed card and its side")
	}
}

func TestSideIsNeeded(t *testing.T) {
	s := rules(t, "").Check(fleet.List{Ships: []fleet.ListShip{ship("1002", "2003")}})
	expect.List(t, codes(s), []string{fleet.NoSide}, "%+v", s.Problems)
}

// The event is one Borg fleet against one Rebel fleet: no battle begins with two of a side, however
// it is set up. A fleet that names no side is the one that the other leaves.
func TestOneFleetOfEachSide(t *testing.T) {
	fleets := func(sides [2]string) *game.Setup {
		u := gametest.MustSetup("unimatrix-zero", "u0-borg-1", "u0-rebel-1", 1)
		u = &game.Setup{Scenario: u.Scenario, Fleets: u.Fleets, House: u.House, Seed: 1}
		for p := range sides {
			u.Fleets[p].Side = sides[p]
		}
		return u
	}
	const same = "Unimatrix Zero is fought by one Borg fleet and one Rebel fleet: both fleets are of the side "
	for _, k := range []struct {
		sides [2]string
		want  string
	}{
		{[2]string{"Borg fleet", "Rebel fleet"}, ""},
		{[2]string{"Rebel fleet", "Borg fleet"}, ""},
		{[2]string{"borg", "rebel"}, ""},
		{[2]string{"Borg fleet", "Borg fleet"}, same + "Borg fleet; choose another one for a player"},
		{[2]string{"Rebel fleet", "Rebel fleet"}, same + "Rebel fleet; choose another one for a player"},
		{[2]string{"", ""}, ""},
		{[2]string{"Rebel fleet", ""}, ""},
		{[2]string{"", "Borg fleet"}, ""},
	} {
		u := fleets(k.sides)
		got := ""
		if err := u.Prepare(); err != nil {
			got = err.Error()
		}
		expect.Same(t, got, k.want, "%q", k.sides)
		if _, err := game.New(fleets(k.sides)); (err != nil) != (k.want != "") {
			t.Errorf("%q: a battle begins: %v", k.sides, err)
		}
	}
	// the side left is played by: three Mission Tokens a ship are the Rebel's
	u := fleets([2]string{"", "Borg fleet"})
	g := gametest.New(t, u)
	for !g.Over() && g.State().Phase == game.SettingUp {
		p := g.FirstOpen()
		at, _ := game.PlaceLegal(g.State(), u, p, p.Pick(0).Pose)
		gametest.Submit(t, g, game.Answer{Prompt: p.ID, Pose: at})
	}
	for i := range u.FleetShips() {
		if got, want := g.State().Ships[i].Counters.First, map[game.PlayerID]int8{game.One: 3, game.Two: 1}[g.State().Ships[i].Owner]; got != want {
			t.Errorf("%s has %d Mission Tokens, want %d", u.Name(game.ShipID(i)), got, want)
		}
	}
	// other sheets with sides say nothing of how their fleets are built: any two may meet
	if _, err := gametest.Setup("last-battle-of-ds9", "ds9-fed-1", "ds9-fed-1", 1); err != nil {
		t.Errorf("The Last Battle of DS9: %v", err)
	}
}
