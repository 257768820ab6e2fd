package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/physics"
)

// All Forward Disruptor Banks: an action, disabled, for one attack with another die on a ship in
// the own front arc.
var _ = test("3034", func(t *testing.T) {
	tb := acting(t, 2, craft{Skill: 6, Cards: []string{"3034"}}, craft{}, spec{})
	tb.Do("All Forward").Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	rolled(t, tb, "", 5, 1)
	disabled(t, tb, "A", "3034")
	// behind the ship no: photon torpedoes from the rear arc
	tb = lay(t, spec{Phase: game.Activation, Crafts: []craft{
		{X: 18, Y: 20, Skill: 6, Rear: physics.Rear90, Cards: []string{"3034", "3006"}, Laid: laid{Lock: 1}, Dial: "full stop"}, {Two: true, X: 18, Y: 27, H: 0, Skill: 7, Dial: "full stop"}}})
	tb.Pass(game.ChooseAction, "A").Do("All Forward").Pass(game.ChooseTarget, "A")
	tb.Do("Photon Torpedoes at B")
	rolled(t, tb, "rear arc", 5, 1)
})

// Cloaked Attack: discarded with the Cloak token spent, a primary attack has 2 dice more.
var _ = test("cloaked_attack_72333", func(t *testing.T) {
	const id = "cloaked_attack_72333"
	tb := duel(t, 2, craft{Shields: 2, Cards: []string{id}, Laid: laid{Down: 2, Cloak: game.CloakBeside}}, craft{}, spec{})
	tb.Do("Primary weapon at B", "Cloaked Attack")
	rolled(t, tb, "", 6, 1)
	same(t, "cloak", tb.Ship("A").Cloak, game.NotCloaked)
	discarded(t, tb, "A", id)
	tb = duel(t, 2, craft{Cards: []string{id}}, craft{}, spec{})
	tb.Do("Primary weapon at B")
	rolled(t, tb, "not cloaked", 4, 1)
	tb = duel(t, 2, craft{Shields: 2, Cards: []string{id, "3067"}, Laid: laid{Lock: 1, Down: 2, Cloak: game.CloakBeside}}, craft{}, spec{})
	tb.Do("Quantum Torpedoes at B")
	rolled(t, tb, "secondary", 5, 1)
})

// Counter Attack: an action: once this round, when a ship in the own front arc has damaged this
// one, it is attacked in return; the own attack is not used up.
var _ = test("3013", func(t *testing.T) {
	tb := acting(t, 2, craft{Skill: 3, Cards: []string{"3013"}, Agility: -1, Hull: 9}, craft{Agility: -1, Hull: 9},
		spec{Dice: []dice.Face{hit, blank, blank, blank}})
	tb.Do("Counter Attack")
	same(t, "the log tells that it waits", tb.Heard("A holds its ability ready this round"), true)
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
	if !tb.Asked(game.ChooseTarget, "A") {
		t.Fatalf("no attack in return: %s", tb.Prompt().Heading(tb.Set))
	}
	tb.Do("Primary weapon at B")
	same(t, "attacks of A", times(tb, "A attacks B"), 1)
	if !tb.Asked(game.ChooseTarget, "A") {
		t.Fatalf("its own attack is used up: %s", tb.Prompt().Heading(tb.Set))
	}
	tb.Do("Primary weapon at B")
	same(t, "attacks of A", times(tb, "A attacks B"), 2)
	// undamaged: nothing
	tb = acting(t, 2, craft{Skill: 3, Cards: []string{"3013"}}, craft{}, spec{Dice: []dice.Face{blank, blank, blank, blank}})
	tb.Do("Counter Attack").Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
	tb.Pass(game.ChooseManeuver, "A")
	same(t, "attacks of A without damage", times(tb, "A attacks B"), 0)
	// damaged from behind: nothing
	tb = lay(t, spec{Phase: game.Activation, Dice: []dice.Face{crit, crit, blank, blank}, Crafts: []craft{
		{X: 18, Y: 20, Skill: 3, Hull: 9, Agility: -1, Cards: []string{"3013"}, Dial: "full stop"}, {Two: true, X: 18, Y: 27, Skill: 7, Dial: "full stop"}}})
	tb.Pass(game.ChooseAction, "A").Do("Counter Attack").Pass(game.ChooseTarget, "B").Do("Primary weapon at A").Pass(game.ChooseManeuver, "A")
	same(t, "attacks of A on a ship behind it", times(tb, "A attacks B"), 0)
})

// Direct Command: an action, discarded with the lock spent, for 2 attack dice this round.
var _ = test("direct_command_i_r_w_vorta_vor", func(t *testing.T) {
	const id = "direct_command_i_r_w_vorta_vor"
	tb := acting(t, 2, craft{Skill: 6, Cards: []string{id}, Laid: laid{Lock: 1}}, craft{}, spec{})
	tb.Do("Direct Command")
	same(t, "lock", tb.Ship("A").Lock, game.NoShip)
	discarded(t, tb, "A", id)
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	rolled(t, tb, "", 6, 1)
	offered(t, acting(t, 2, craft{Cards: []string{id}}, craft{}, spec{}), "Direct Command", false)
})

// Invasion Plans: discarded by a cloaked attacker at Range 2-3, the defender rolls 2 dice fewer.
var _ = test("3101", func(t *testing.T) {
	cloaked := laid{Down: 2, Cloak: game.CloakBeside}
	for _, c := range []struct {
		band, defense int
		at            laid
		want          bool
	}{{2, 3, cloaked, true}, {3, 4, cloaked, true}, {1, 3, cloaked, false}, {2, 3, laid{}, false}} {
		tb := duel(t, c.band, craft{Shields: 2, Cards: []string{"3101"}, Laid: c.at}, craft{Agility: 3}, spec{Dice: []dice.Face{hit, blank, blank, blank}})
		tb.Do("Primary weapon at B")
		if c.want {
			tb.Do("Invasion Plans")
			_, d := tb.Rolled()
			same(t, "defense dice", d, c.defense-2)
			discarded(t, tb, "A", "3101")
			continue
		}
		_, d := tb.Rolled()
		same(t, "defense dice", d, c.defense)
	}
})
