package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Borg Ablative Hull Armor: Critical Hits against the ship become Hits; the first four damage cards
// of the hull go under this card, which is then discarded.
var _ = test("borg_ablative_hull_armor_71283", func(t *testing.T) {
	id := "borg_ablative_hull_armor_71283"
	again := craft{Name: "C", X: 22, Y: 25, Skill: 6}
	tb := duel(t, 2, craft{Attack: 3}, craft{Hull: 6, Shields: 1, Cards: []string{id}}, spec{Crafts: []craft{again},
		Dice: []dice.Face{hit, crit, crit, blank, crit, hit, crit, blank, blank}})
	tb.Pass(game.ChooseTarget, "A")
	tb.Do("Primary weapon at B")
	same(t, "shields", tb.Ship("B").Shields, 0)
	same(t, "cards under the armor", lies(t, tb, "B", id).Stored, 2)
	same(t, "cards under the ship", tb.Ship("B").NDamage, 0)
	tb.Pass(game.ChooseTarget, "C")
	tb.Do("Primary weapon at B")
	discarded(t, tb, "B", id)
	b := tb.Ship("B")
	same(t, "cards under the ship", b.NDamage, 1)
	if b.Damage[0].Up {
		t.Error("a Critical Hit reached the hull")
	}
})

// Borg Alcove: Action: a Drone token more, never above the captain's start.
var _ = test("borg_alcove_71444", func(t *testing.T) {
	a := craft{Cards: []string{"tactical_drone_71283", "borg_alcove_71444"}}
	tb := acting(t, 3, a, craft{Skill: 9}, spec{})
	offered(t, tb, "Borg Alcove", false)
	a.Laid.Drones = 2
	tb = acting(t, 3, a, craft{Skill: 9}, spec{})
	tb.Do("Borg Alcove")
	same(t, "Drone Tokens", tb.Ship("A").Drones, 3)
	ready(t, tb, "A", "borg_alcove_71444")
})

// Borg Maturation Chamber: Action: discarded, it brings the Drone tokens back to the captain's
// start.
var _ = test("borg_maturation_chamber_71513a", func(t *testing.T) {
	id := "borg_maturation_chamber_71513a"
	a := craft{Cards: []string{"tactical_drone_71283", id}}
	tb := acting(t, 3, a, craft{Skill: 9}, spec{})
	offered(t, tb, "Borg Maturation Chamber", false)
	a.Laid.Drones = 1
	tb = acting(t, 3, a, craft{Skill: 9}, spec{})
	tb.Do("Borg Maturation Chamber")
	same(t, "Drone Tokens", tb.Ship("A").Drones, 4)
	discarded(t, tb, "A", id)
})

// Dispersion Field: cards of the enemy touch none of the ship's other upgrades, and Scan tokens
// cost it no defense dice.
var _ = test("dispersion_field_71646d", func(t *testing.T) {
	id := "dispersion_field_71646d"
	tb := duel(t, 2, craft{Laid: laid{Scan: 1}}, craft{Cards: []string{id}}, spec{})
	tb.Do("Primary weapon at B")
	rolled(t, tb, "attack by a ship that scans", 4, 1)
	tb = duel(t, 2, craft{Laid: laid{Scan: 1}}, craft{Cards: []string{id}, Laid: laid{Disabled: []int8{0}}}, spec{})
	tb.Do("Primary weapon at B")
	rolled(t, tb, "with the card disabled", 4, 0)
	tb = acting(t, 2, craft{Cards: []string{"fourth_of_five_71525"}}, craft{Cards: []string{"3005", id, "3004"}}, spec{})
	tb.Do("Fourth of Five")
	ready(t, tb, "B", "3005")
	ready(t, tb, "B", "3004")
	disabled(t, tb, "B", id)
})

// Interplexing Beacon: at Range 3 it is disabled and one or two Drone tokens are spent to re-roll
// an attack die for each.
var _ = test("interplexing_beacon_71513a", func(t *testing.T) {
	id := "interplexing_beacon_71513a"
	a := craft{Skill: 9, Cards: []string{"tactical_drone_71444", id}}
	tb := duel(t, 3, a, craft{Skill: 1}, spec{Dice: []dice.Face{blank, blank, blank, bs, crit, hit}})
	tb.Do("Primary weapon at B", "Interplexing Beacon", "2", "Die 1+Die 3")
	showing(t, tb, false, crit, blank, hit, bs)
	disabled(t, tb, "A", id)
	same(t, "Drone Tokens", tb.Ship("A").Drones, tb.Set.Facts(0).Captain.Drones-2)
	tb = duel(t, 2, craft{Cards: a.Cards, Laid: laid{Stations: 1}}, craft{Skill: 1}, spec{})
	tb.Do("Primary weapon at B")
	offered(t, tb, "Interplexing Beacon", false)
})

// Scavenged Parts: whenever an upgrade of the ship is discarded the captain gains a Drone token,
// never above the start.
var _ = test("scavenged_parts_71525", func(t *testing.T) {
	id := "scavenged_parts_71525"
	a := craft{Laid: laid{Drones: 2}, Cards: []string{"tactical_drone_71283", id, "fourth_of_five_71525", "3005"}}
	tb := acting(t, 2, a, craft{Skill: 9, Shields: 2}, spec{})
	tb.Do("Fourth of Five") // its own price
	same(t, "Drone Tokens", tb.Ship("A").Drones, 3)
	// twice in a round, by the enemy too, but not above the start
	tb = acting(t, 2, craft{Cards: []string{"second_of_five_71525"}}, craft{Laid: laid{Drones: 3}, Cards: []string{"tactical_drone_71283", id, "3005"}}, spec{})
	tb.Do("Second of Five", "Data")
	same(t, "Drone Tokens of the enemy", tb.Ship("B").Drones, 4)
	a.Laid.Drones = 4
	tb = acting(t, 2, a, craft{Skill: 9, Shields: 2}, spec{})
	tb.Do("Fourth of Five")
	same(t, "Drone Tokens at the start value", tb.Ship("A").Drones, 4)
})

// Vinculum: Action: disabled, it repairs a hull or shield, or gives the ship and friendly Borg
// ships within Range 1 to 2 a Drone token each.
var _ = test("vinculum_71512", func(t *testing.T) {
	id := "vinculum_71512"
	a := craft{Of: "borg_sphere_71283", Laid: laid{Drones: 3}, Cards: []string{"tactical_drone_71283", id}}
	friend := craft{Of: "borg_starship_71525", Laid: laid{Drones: 2}, X: 25, Y: 20, Cards: []string{"tactical_drone_71283"}}
	other := craft{Name: "N", X: 22, Y: 20, Laid: laid{Drones: 3}, Cards: []string{"tactical_drone_71283"}}
	far := friend
	far.Of, far.X = "borg_starship_71530", 31
	tb := turnOf(t, 3, a, craft{Skill: 9}, spec{Crafts: []craft{friend, other, far}})
	offered(t, tb, "Vinculum: repair", true)
	tb.Do("Vinculum: add")
	for i, want := range []int8{4, 3, 3, 2} {
		same(t, "Drone Tokens of "+tb.Set.Name(game.ShipID(i)), tb.Game.State().Ships[i].Drones, want)
	}
	disabled(t, tb, tb.Set.Name(0), id)
	a.Laid = laid{Shields: -1, Hull: 6}
	tb = turnOf(t, 3, a, craft{Skill: 9}, spec{})
	offered(t, tb, "Vinculum: add", false)
	tb.Do("Vinculum: repair")
	same(t, "damage cards", tb.Game.State().Ships[0].NDamage, 0)
	a.Laid = laid{Shields: -1}
	tb = turnOf(t, 3, a, craft{Skill: 9}, spec{})
	offered(t, tb, "Vinculum", false)
})
