package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Fourth of Five: an action, discarded: 2 shields of an enemy within Range 1-2 are turned off and 2
// of its upgrades disabled.
var _ = test("fourth_of_five_71525", func(t *testing.T) {
	const id = "fourth_of_five_71525"
	b := craft{Shields: 3, Cards: []string{"2024", "3057", "3053", "3067"}}
	offered(t, acting(t, 3, craft{Cards: []string{id}}, b, spec{}), "Fourth of Five", false)
	tb := acting(t, 2, craft{Cards: []string{id}}, b, spec{})
	tb.Do("Fourth of Five")
	same(t, "shields", [2]int8{tb.Ship("B").Shields, tb.Ship("B").Down}, [2]int8{1, 2})
	same(t, "cards to disable", [2]int8{tb.Prompt().Min, tb.Prompt().Max}, [2]int8{2, 2})
	offered(t, tb, "Sar", false)
	tb.Do("Breen Aide+Quantum")
	disabled(t, tb, "B", "3057")
	disabled(t, tb, "B", "3067")
	ready(t, tb, "B", "3053")
	discarded(t, tb, "A", id)
})

// Second of Five: an action, discarded, discards an upgrade of an enemy within Range 1-2, cloaked
// or not.
var _ = test("second_of_five_71525", func(t *testing.T) {
	const id = "second_of_five_71525"
	b := craft{Shields: 3, Cards: []string{"3057", "3067"}, Laid: laid{Down: 3, Cloak: game.CloakBeside}}
	offered(t, acting(t, 3, craft{Cards: []string{id}}, b, spec{}), "Second of Five", false)
	tb := acting(t, 2, craft{Cards: []string{id}}, b, spec{})
	tb.Do("Second of Five", "Quantum")
	discarded(t, tb, "B", "3067")
	ready(t, tb, "B", "3057")
	discarded(t, tb, "A", id)
})

// Seven of Nine: an action, disabled, adds 2 Drone tokens, never above the start value.
var _ = test("seven_of_nine_71283", func(t *testing.T) {
	const id = "seven_of_nine_71283"
	for _, c := range []struct{ left, want int8 }{{6, 6}, {5, 6}, {4, 6}, {1, 3}} {
		tb := acting(t, 3, craft{Drones: 6, Cards: []string{id}, Laid: laid{Drones: int(c.left)}}, craft{Skill: 9}, spec{})
		offered(t, tb, "Seven of Nine", c.want > c.left)
		if c.want > c.left {
			tb.Do("Seven of Nine")
			same(t, "Drone Tokens", tb.Ship("A").Drones, c.want)
			disabled(t, tb, "A", id)
		}
	}
})

// Day Kannu: in the own turn, discarded, any action of the Action Bar as a free action.
var _ = test("day_kannu_op6prize", func(t *testing.T) {
	const id = "day_kannu_op6prize"
	tb := acting(t, 3, craft{Cards: []string{id, "3069"}}, craft{}, spec{})
	tb.Do("Day Kannu")
	offered(t, tb, "Worf", false)
	tb.Do("Battle Stations")
	discarded(t, tb, "A", id)
	offered(t, tb, "Battle Stations", false)
	tb.Do("Scan")
	same(t, "tokens", [2]int8{tb.Ship("A").Stations, tb.Ship("A").Scan}, [2]int8{1, 1})
	tb = acting(t, 3, craft{Cards: []string{id}}, craft{}, spec{})
	tb.Do("Evade", "Day Kannu")
	offered(t, tb, "Evade", false)
	tb.Do("Scan")
	tb = sail(t, 3, craft{Cards: []string{id}, Red: []string{"straight 1"}}, craft{}, spec{})
	tb.Pass(game.ChooseAction, "B")
	ready(t, tb, "A", id)
})

// Li Nalas: disabled, an own crew or the captain is not disabled, and is safe this round;
// discarded, not discarded.
var _ = test("li_nalas_op6prize", func(t *testing.T) {
	const id = "li_nalas_op6prize"
	tb := acting(t, 2, craft{Cards: []string{"seska_71282", "3083"}}, craft{Skill: 7, Cards: []string{id, "3057", "3067"}},
		spec{Crafts: []craft{{Name: "C", X: 22, Y: 20, Skill: 4, Cards: []string{"3003"}, Dial: "full stop"}}})
	tb.Do("Seska", "Breen Aide", "Li Nalas")
	ready(t, tb, "B", "3057")
	disabled(t, tb, "B", id)
	tb.Pass(game.ChooseAction, "C").Do("Miles O'Brien") // of B's cards only the torpedoes can be disabled
	ready(t, tb, "B", "3057")
	disabled(t, tb, "B", "3067")
	tb = acting(t, 2, craft{Cards: []string{"3009"}}, craft{Shields: 1, Laid: laid{Down: 1}, Cards: []string{id, "3057"}}, spec{})
	tb.Do("Klag", "Breen Aide", "Li Nalas")
	ready(t, tb, "B", "3057")
	discarded(t, tb, "B", id)
	same(t, "safe this round", lies(t, tb, "B", "3057").Safe, true)
	tb = acting(t, 2, craft{Cards: []string{"2032"}, Laid: laid{Lock: 1}}, craft{Cards: []string{id}}, spec{})
	tb.Do("Chang", "Li Nalas")
	same(t, "captain", tb.Ship("B").Captain.Disabled, false)
})

// Farek: boards an open ship and discards one of its crew; a free action with a Scan token.
var _ = test("3062", func(t *testing.T) {
	boarders(t, "3062", "Farek")
	b := craft{Shields: 1, Cards: []string{"3057", "3053"}, Laid: laid{Down: 1}}
	tb := acting(t, 2, craft{Shields: 1, Cards: []string{"3062"}}, b, spec{})
	tb.Do("Scan")
	offered(t, tb, "Farek", true)
	offered(t, tb, "Evade", false)
	tb.Do("Farek", "Breen Aide")
	discarded(t, tb, "B", "3057")
	tb = acting(t, 2, craft{Shields: 1, Cards: []string{"3062"}}, b, spec{})
	tb.Do("Evade")
	if tb.Asked(game.ChooseAction, "A") {
		offered(t, tb, "Farek", false)
	}
	tb = acting(t, 2, craft{Shields: 1, Cards: []string{"3062"}, Laid: laid{Scan: 1}}, b, spec{})
	tb.Do("Farek", "Breen Aide")
	offered(t, tb, "Evade", true) // its action is not used up
})

// Nog: discarded, an attacker rolls 2 dice fewer.
var _ = test("nog_72013", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Cards: []string{"nog_72013"}}, spec{})
	tb.Do("Primary weapon at B", "Nog")
	rolled(t, tb, "", 2, 1)
	discarded(t, tb, "B", "nog_72013")
})

// Rom: an action repairs a shield, 2 on a Ferengi ship.
var _ = test("rom_72013", func(t *testing.T) {
	shieldsBack(t, craft{Cards: []string{"rom_72013"}}, "Rom", 1)
	shieldsBack(t, craft{Faction: 11, Cards: []string{"rom_72013"}}, "Rom", 2)
})

// Kov: an action, discarded, repairs 2 of hull and shields.
var _ = test("kov_71646e", func(t *testing.T) {
	hullOrShields(t, craft{Cards: []string{"kov_71646e"}}, "Kov", 2)
	tb := acting(t, 3, craft{Shields: 3, Hull: 5, Laid: laid{Shields: 2, Hull: 4}, Cards: []string{"kov_71646e"}}, craft{}, spec{})
	tb.Do("Kov", "A shield") // the other can only be the hull
	same(t, "hull and shields", [2]int8{tb.Ship("A").NDamage, tb.Ship("A").Shields}, [2]int8{0, 3})
	discarded(t, tb, "A", "kov_71646e")
})

// T'Pol: a defender spends a Scan token to re-roll 2 of its dice.
var _ = test("t_pol_71446", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Agility: 3, Cards: []string{"t_pol_71446"}, Laid: laid{Scan: 1}}, spec{Dice: []dice.Face{hit, hit, hit, hit, blank, blank, blank, evade, evade}})
	tb.Do("Primary weapon at B", "T'Pol")
	same(t, "dice at most", tb.Prompt().Max, 2)
	tb.Do("Die 1+Die 3")
	showing(t, tb, true, evade, evade, blank)
	same(t, "Scan", tb.Ship("B").Scan, 0)
	tb = duel(t, 2, craft{}, craft{Cards: []string{"t_pol_71446"}, Laid: laid{Evade: 1}}, spec{})
	tb.Do("Primary weapon at B")
	offered(t, tb, "T'Pol", false)
})

// B'Elanna Torres: at Range 3, disabled, an attack die more, 2 with 3 hull or fewer left.
var _ = test("b_elanna_torres_71528", func(t *testing.T) {
	for _, c := range []struct{ band, hull, want int }{{3, 5, 5}, {3, 4, 5}, {3, 3, 6}, {3, 1, 6}, {2, 3, 4}} {
		tb := duel(t, c.band, craft{Hull: 5, Cards: []string{"b_elanna_torres_71528"}, Laid: laid{Hull: c.hull}}, craft{}, spec{})
		tb.Do("Primary weapon at B")
		if c.want > 4 {
			tb.Do("B'Elanna Torres")
			disabled(t, tb, "A", "b_elanna_torres_71528")
		}
		a, _ := tb.Rolled()
		same(t, "attack dice", a, c.want)
	}
})

// Gorn Pilot: an action after a straight maneuver, disabled, for a straight 1.
var _ = test("gorn_pilot_oparenaprize", func(t *testing.T) {
	const id = "gorn_pilot_oparenaprize"
	for dial, want := range map[string]bool{"straight 1": true, "straight 3": true, "bank left 1": false, "turn right 1": false} {
		tb := acting(t, 4, craft{Cards: []string{id}, Dial: dial}, craft{Skill: 9}, spec{})
		offered(t, tb, "Gorn Pilot", want)
		if want {
			y := tb.Ship("A").Pose.Y
			tb.Do("Gorn Pilot")
			same(t, "way, µm", y-tb.Ship("A").Pose.Y, 80000)
			disabled(t, tb, "A", id)
		}
	}
})

// Joachim: of two damage cards for a Critical Hit on the hull the attacker keeps one.
var _ = test("3023", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"3023"}}, craft{Agility: -1, Hull: 9}, spec{Dice: []dice.Face{crit, hit, blank, blank}})
	tb.Do("Primary weapon at B")
	same(t, "who chooses", tb.Prompt().Player, game.One)
	same(t, "cards to choose from", len(tb.Prompt().Options), 2)
	want := tb.Prompt().Options[1].N
	tb.Do(tb.Offers()[1])
	got := tb.Ship("B").Damage[1]
	if got.ID != game.DamageID(want) && got.ID != game.DirectHit {
		t.Errorf("%v lies under the ship, not %v", got.ID, game.DamageID(want))
	}
	s := tb.Game.State()
	same(t, "cards under the ship, in the deck and discarded", tb.Ship("B").NDamage+s.Decks[1].N+s.Decks[1].ND, 33)
	tb = duel(t, 2, craft{Cards: []string{"3023"}}, craft{Agility: -1, Hull: 9}, spec{Dice: []dice.Face{hit, hit, blank, blank}})
	tb.Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	same(t, "used for Hits", times(tb, "Joachim"), 0)
	tb = duel(t, 2, craft{Cards: []string{"3023"}}, craft{Agility: -1, Shields: 1, Hull: 9}, spec{Dice: []dice.Face{crit, blank, blank, blank}})
	tb.Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	same(t, "used on a shield", times(tb, "Joachim"), 0)
})

// Kenneth Dalby: an action repairs a hull or a shield, disabled; or 2, discarded.
var _ = test("kenneth_dalby_71528", func(t *testing.T) {
	const id = "kenneth_dalby_71528"
	a := craft{Shields: 4, Laid: laid{Shields: 1}, Cards: []string{id}}
	tb := acting(t, 3, a, craft{}, spec{})
	var uses []string
	for _, l := range tb.Offers() {
		if len(l) > 13 && l[:13] == "Kenneth Dalby" {
			uses = append(uses, l)
		}
	}
	if len(uses) != 2 || uses[0] == uses[1] {
		t.Fatalf("two uses that can be told apart: %q", uses)
	}
	for k, want := range []int8{2, 3} {
		tb := acting(t, 3, a, craft{}, spec{})
		p := tb.Prompt()
		for i, l := range tb.Offers() {
			if l == uses[k] {
				if _, err := tb.Game.Submit(p.Pick(i)); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
		same(t, uses[k], tb.Ship("A").Shields, want)
		if k == 0 {
			disabled(t, tb, "A", id)
		} else {
			discarded(t, tb, "A", id)
		}
	}
	a.Laid = laid{}
	offered(t, acting(t, 3, a, craft{}, spec{}), "Kenneth Dalby", false)
})
