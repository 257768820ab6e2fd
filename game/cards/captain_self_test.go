package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/card"
)

// Chakotay: as an action a maneuver of the dial up to speed 3, then an Auxiliary Power token; a red
// one brings its own too. He brings a crew slot.
var _ = test("chakotay_71528", func(t *testing.T) {
	for m, want := range map[string]int8{"straight 3": 1, "bank left 2, red": 2} {
		tb := acting(t, 4, craft{Cards: []string{"chakotay_71528"}, Red: []string{"bank left 2"}}, craft{Skill: 9}, spec{})
		was := tb.Ship("A").Pose
		tb.Do("Chakotay")
		offered(t, tb, "come about 3", true)
		offered(t, tb, "straight 4", false)
		tb.Do(m)
		same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, want)
		if tb.Ship("A").Pose == was {
			t.Error("the ship has not moved")
		}
	}
	slotOf(t, "chakotay_71528", card.Crew)
})

// Culluh: after moving a crew is discarded for a free action of the bar.
var _ = test("culluh_71282", func(t *testing.T) {
	tb := sail(t, 2, craft{Cards: []string{"culluh_71282", silent}}, craft{Skill: 9}, spec{})
	tb.Pass(game.UseCards, "A").Do("Culluh", "Scan")
	same(t, "Scan Tokens", tb.Ship("A").Scan, 1)
	discarded(t, tb, "A", silent)
	same(t, "his action", tb.Asked(game.ChooseAction, "A"), true)
	skips(t, sail(t, 2, craft{Cards: []string{"culluh_71282"}, Weapons: cannon(0)}, craft{Skill: 9}, spec{}), game.UseCards, "A")
	skips(t, sail(t, 2, craft{Cards: []string{"culluh_71282", silent}, Laid: laid{Power: 1}, Red: []string{"straight 1"}}, craft{Skill: 9}, spec{}), game.UseCards, "A")
	tb = sail(t, 2, craft{Of: "1018", Cards: []string{"culluh_71282", silent, "3086"}}, craft{Skill: 9}, spec{})
	tb.Pass(game.UseCards, "Klingon Starship").Do("Culluh")
	offered(t, tb, "Evade", true)
	offered(t, tb, "Scan", false)
	offered(t, tb, "Defense Condition One", false) // an action, but not of the bar
})

// Michael Eddington: three charges; as an action one of them takes two dice from every attack of an
// enemy within Range 1-3 on his ship this round.
var _ = test("michael_eddington_gavroche", func(t *testing.T) {
	const id = "michael_eddington_gavroche"
	a := craft{Cards: []string{id}, Hull: 9}
	tb := acting(t, 2, a, craft{Skill: 9}, spec{Crafts: []craft{beside(3, craft{Skill: 4})}})
	same(t, "charges", lies(t, tb, "A", id).Charges, 3)
	tb.Do("Michael Eddington")
	same(t, "charges", lies(t, tb, "A", id).Charges, 2)
	tb.Pass(game.ChooseTarget, "B")
	attackWith(t, tb, "at him", "Primary weapon at A", 2)
	tb = acting(t, 2, a, craft{Skill: 9}, spec{Crafts: []craft{beside(3, craft{Skill: 4})}})
	tb.Do("Michael Eddington").Pass(game.ChooseTarget, "B")
	attackWith(t, tb, "at a friend", "Primary weapon at C", 4)
	notOffered(t, "beyond Range 3", "Michael Eddington", 4, a, craft{Skill: 9}, spec{})
})

// Mr. Spock (of the mirror): once a round the action of an upgrade as a free action, then an
// Auxiliary Power token.
var _ = test("mr_spock_71796", func(t *testing.T) {
	const name = "Mr. Spock"
	tb := acting(t, 2, craft{Cards: []string{"mr_spock_71796", "3086"}}, craft{Skill: 9}, spec{})
	tb.Do(name, "Defense Condition One")
	same(t, "Battle Stations Tokens", tb.Ship("A").Stations, 1)
	same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 1)
	discarded(t, tb, "A", "3086")
	tb = acting(t, 2, craft{Cards: []string{"mr_spock_71796", "3086"}}, craft{Skill: 9}, spec{})
	tb.Do("Evade")
	if tb.Asked(game.ChooseAction, "A") {
		offered(t, tb, name, true)
		tb.Do(name, "Done")
		same(t, "Auxiliary Power Tokens when declined", tb.Ship("A").Power, 0)
		if tb.Asked(game.ChooseAction, "A") {
			offered(t, tb, name, false)
		}
	} else {
		t.Errorf("not after the action: %s", tb.Prompt().Heading(tb.Set))
	}
	notOffered(t, "no action on an upgrade", name, 2, craft{Cards: []string{"mr_spock_71796", silent}}, craft{Skill: 9}, spec{})
})

// Solok: once a round a free Evade or Scan, on the bar or not, then an Auxiliary Power token.
var _ = test("solok_71646e", func(t *testing.T) {
	freeOffBar(t, "solok_71646e", "Solok", []string{"Evade", "Scan"}, "Battle Stations")
	tb := acting(t, 2, craft{Cards: []string{"solok_71646e"}}, craft{Skill: 9}, spec{})
	tb.Do("Solok", "Evade")
	same(t, "Evade Tokens", tb.Ship("A").Evade, 1)
	same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 1)
	// on a ship that acts with the token beside it
	tb = turnOf(t, 2, craft{Cards: []string{"solok_71646e"}, Of: "kumari_72025"}, craft{Skill: 9}, spec{})
	tb.Do("Solok", "Evade")
	same(t, "its action comes", tb.Asked(game.ChooseAction, "Kumari"), true)
	offered(t, tb, "Scan", true)
	offered(t, tb, "Solok", false)
})

// Romulan Commander: as an action for an Auxiliary Power token the ship attacks first this round.
var _ = test("romulan_commander_71278", func(t *testing.T) {
	for use, first := range map[string]string{"Romulan Commander": "A", "Evade": "B"} {
		tb := acting(t, 2, craft{Cards: []string{"romulan_commander_71278"}}, craft{Skill: 9}, spec{})
		tb.Do(use)
		for !tb.Asked(game.ChooseTarget, "A") && !tb.Asked(game.ChooseTarget, "B") {
			tb.Do(tb.Offers()[0])
		}
		same(t, "first to attack after "+use, tb.Set.Name(tb.Prompt().Ship), first)
		if first == "A" {
			same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 1)
			same(t, "skill", tb.Ship("A").Skill, 7)
		}
	}
})

// Bioship Omega Pilot: as an action, disabled and for two shields, an enemy at Range 1 suffers a
// Critical Hit to its hull.
var _ = test("bioship_omega_pilot_72221b", func(t *testing.T) {
	const name = "Bioship Omega Pilot"
	a := craft{Cards: []string{"bioship_omega_pilot_72221b"}, Shields: 2}
	b := craft{Skill: 9, Shields: 2, Hull: 9}
	tb := acting(t, 1, a, b, spec{})
	tb.Do(name)
	same(t, "own shields", tb.Ship("A").Shields, 0)
	same(t, "turned off", tb.Ship("A").Down, 2)
	same(t, "shields of the enemy", tb.Ship("B").Shields, 2)
	same(t, "damage", tb.Ship("B").NDamage, 1)
	same(t, "face up", tb.Ship("B").Damage[0].Up, true)
	disabled(t, tb, "A", "bioship_omega_pilot_72221b")
	notOffered(t, "Range 2", name, 2, a, b, spec{})
	a.Shields = 1
	notOffered(t, "one shield", name, 1, a, b, spec{})
})

// Tholian Pilot: on a Tholian Vessel, after a green maneuver, an action restores a shield.
var _ = test("tholian_pilot_71795", func(t *testing.T) {
	a := craft{Cards: []string{"tholian_pilot_71795"}, Of: "tholian_vessel_opwebprize"}
	tb := turnOf(t, 2, a, craft{Skill: 9}, spec{})
	tb.Do("Tholian Pilot")
	same(t, "shields", tb.Ship("Tholian Starship").Shields, 1)
	white, whole, other := a, a, craft{Cards: a.Cards, Shields: 2, Green: []string{"straight 1"}, Laid: laid{Shields: 1}}
	white.Dial = "turn left 1"
	whole.Laid.Shields = 1
	for what, c := range map[string]craft{"white": white, "whole": whole, "another class": other} {
		if tb := turnOf(t, 2, c, craft{Skill: 9}, spec{}); tb.Offered("Tholian Pilot") {
			t.Errorf("%s: offered", what)
		}
	}
})
