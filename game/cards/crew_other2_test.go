package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Tuvok: after an attack, disabled, a straight, bank or turn 1.
var _ = test("tuvok_71528", func(t *testing.T) {
	tb := duel(t, 3, craft{Cards: []string{"tuvok_71528"}}, craft{Hull: 9}, spec{})
	tb.Do("Primary weapon at B").Pass(game.UseCards, "A").Do("Tuvok")
	same(t, "maneuvers", len(tb.Prompt().Options), 5)
	tb.Do("turn left 1")
	same(t, "heading", tb.Ship("A").Pose.Heading, 270000)
	disabled(t, tb, "A", "tuvok_71528")
	tb = duel(t, 3, craft{Cards: []string{"tuvok_71528"}}, craft{}, spec{})
	tb.Do("Do not attack")
	same(t, "the next", tb.Asked(game.ChooseTarget, "B"), true)
})

// Hikaru Sulu: an action, disabled: a lock on an enemy within Range 1-3 and a free action of the
// Action Bar.
var _ = test("hikaru_sulu_71796", func(t *testing.T) {
	const id = "hikaru_sulu_71796"
	offered(t, acting(t, 4, craft{Cards: []string{id}}, craft{}, spec{}), "Hikaru Sulu", false)
	tb := acting(t, 3, craft{Cards: []string{id}}, craft{}, spec{})
	tb.Do("Hikaru Sulu", "Evade")
	same(t, "lock", tb.Ship("A").Lock, 1)
	same(t, "Evade", tb.Ship("A").Evade, 1)
	disabled(t, tb, "A", id)
})

// Jadzia Dax: discarded, a point of damage to the hull is cancelled.
var _ = test("jadzia_dax_71529", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Agility: -1, Shields: 1, Hull: 5, Cards: []string{"jadzia_dax_71529"}}, spec{Dice: []dice.Face{hit, hit, crit, blank}})
	tb.Do("Primary weapon at B")
	same(t, "shields at that moment", tb.Ship("B").Shields, 0)
	tb.Do("Use no card", "Jadzia Dax")
	same(t, "damage", tb.Ship("B").NDamage, 1)
	same(t, "the critical was cancelled", tb.Ship("B").Damage[0].Up, false)
	discarded(t, tb, "B", "jadzia_dax_71529")
})

// Rom, the other: an action, discarded, disables 2 technologies of an enemy within Range 1-3.
var _ = test("rom_71529", func(t *testing.T) {
	b := craft{Cards: []string{"enhanced_hull_plating_71526", "3067", "3057", "advanced_shields_71531", "3137"}}
	offered(t, acting(t, 4, craft{Cards: []string{"rom_71529"}}, b, spec{}), "Rom", false)
	tb := acting(t, 3, craft{Cards: []string{"rom_71529"}}, b, spec{})
	tb.Do("Rom")
	same(t, "technologies", len(tb.Prompt().Options), 3)
	tb.Do("Advanced+High")
	discarded(t, tb, "A", "rom_71529")
	disabled(t, tb, "B", "advanced_shields_71531")
	disabled(t, tb, "B", "3137")
	ready(t, tb, "B", "enhanced_hull_plating_71526")
})

// Karden: an action, disabled: 2 attack dice more and 2 defense dice fewer this round.
var _ = test("karden_71793", func(t *testing.T) {
	tb := lay(t, spec{Phase: game.Activation, Crafts: []craft{{X: 18, Y: 20, Skill: 6, Agility: 3, Cards: []string{"karden_71793"}, Dial: "full stop"},
		{Two: true, X: 18, Y: 12, H: 180, Skill: 5, Hull: 9, Agility: -1, Dial: "full stop"}}})
	tb.Pass(game.ChooseAction, "A").Do("Karden")
	disabled(t, tb, "A", "karden_71793")
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	rolled(t, tb, "attacking", 6, 0)
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
	rolled(t, tb, "attacked", 4, 1)
})

// Seska: an action, disabled, disables a crew of an enemy at Range 2-3, cloaked or not.
var _ = test("seska_71282", func(t *testing.T) {
	b := craft{Shields: 1, Cards: []string{"3057", "3053", "3067"}, Laid: laid{Down: 1, Cloak: game.CloakBeside}}
	for band, want := range map[int]bool{1: false, 2: true, 3: true, 4: false} {
		tb := acting(t, band, craft{Cards: []string{"seska_71282"}}, b, spec{})
		offered(t, tb, "Seska", want)
		if want {
			tb.Do("Seska")
			offered(t, tb, "Quantum", false)
			tb.Do("Glinn Telle")
			disabled(t, tb, "B", "3053")
			disabled(t, tb, "A", "seska_71282")
		}
	}
})

// Aquatic Councilor: disabled, a defense die more; or discarded, 2.
var _ = test("aquatic_councilor_72004p", func(t *testing.T) {
	const id = "aquatic_councilor_72004p"
	for label, want := range map[string]int{"Aquatic Councilor: +1": 2, "Aquatic Councilor: +2": 3} {
		tb := duel(t, 2, craft{}, craft{Cards: []string{id}}, spec{})
		tb.Do("Primary weapon at B")
		for i, l := range tb.Offers() {
			if len(l) >= len(label) && l[:len(label)] == label {
				p := tb.Prompt()
				ev, err := tb.Game.Submit(p.Pick(i))
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range ev {
					if e, ok := e.(game.DefenseRolled); ok {
						same(t, label, int(e.N), want)
					}
				}
				break
			}
		}
		if want == 2 {
			disabled(t, tb, "B", id)
		} else {
			discarded(t, tb, "B", id)
		}
	}
})
