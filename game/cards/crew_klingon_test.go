package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Drex: as his action, one Battle Stations result of each own attack this round may become a
// Critical Hit and all others Hits.
var _ = test("3050", func(t *testing.T) {
	tb := acting(t, 2, craft{Skill: 6, Cards: []string{"3050"}}, craft{}, spec{Dice: []dice.Face{bs, bs, bs, blank, blank}})
	tb.Do("Drex").Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	tb.Do("Drex: change results to Critical").Do("Drex: change results to Hit")
	showing(t, tb, false, crit, hit, hit, blank)

	tb = acting(t, 2, craft{Skill: 6, Cards: []string{"3050"}}, craft{}, spec{Dice: []dice.Face{bs, bs, bs, blank, blank}})
	tb.Do("Battle Stations").Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	offered(t, tb, "Drex", false)
})

// Kerla: a defender at Range 1 may turn one Battle Stations result into an Evade.
var _ = test("3074", func(t *testing.T) {
	tb := duel(t, 1, craft{}, craft{Agility: 2, Cards: []string{"3074"}}, spec{Dice: []dice.Face{hit, hit, hit, hit, blank, bs, bs}})
	tb.Do("Primary weapon at B", "Kerla")
	showing(t, tb, true, evade, bs)
	same(t, "uses", times(tb, "uses Kerla"), 1)

	tb = duel(t, 2, craft{}, craft{Agility: 2, Cards: []string{"3074"}, Laid: laid{Stations: 1}}, spec{Dice: []dice.Face{hit, hit, hit, hit, bs, bs}})
	tb.Do("Primary weapon at B")
	offered(t, tb, "Kerla", false)
})

// boarding checks what the crews have in common that board an open ship: Range 1-2, neither ship
// cloaked, the enemy without active shields; the own shields are turned off and the card is
// discarded.
func boarding(t *testing.T, id, title string) {
	t.Helper()
	open := craft{Shields: 2, Cards: []string{"3057", "3053"}, Laid: laid{Down: 2}}
	own := craft{Shields: 3, Cards: []string{id}}
	for _, c := range []struct {
		what string
		band int
		a, b craft
		want bool
	}{
		{"Range 1", 1, own, open, true},
		{"Range 2", 2, own, open, true},
		{"Range 3", 3, own, open, false},
		{"shields up", 2, own, craft{Shields: 2, Cards: open.Cards}, false},
		{"the enemy is cloaked", 2, own, craft{Shields: 2, Cards: open.Cards, Laid: laid{Down: 2, Cloak: game.CloakBeside}}, false},
		{"itself cloaked", 2, craft{Shields: 3, Cards: own.Cards, Laid: laid{Down: 3, Cloak: game.CloakBeside}}, open, false},
		{"itself without shields", 2, craft{Cards: own.Cards}, open, true},
	} {
		tb := acting(t, c.band, c.a, c.b, spec{})
		if tb.Offered(title) != c.want {
			t.Errorf("%s: offered %v, want %v", c.what, !c.want, c.want)
		}
		if !c.want {
			continue
		}
		tb.Do(title)
		same(t, c.what+": active shields left", tb.Ship("A").Shields, 0)
		same(t, c.what+": shields turned off", tb.Ship("A").Down, int8(c.a.Shields))
		discarded(t, tb, "A", id)
	}
}

// boarders are the boarding crews that discard one crew of the enemy, of their owner's choice.
func boarders(t *testing.T, id, title string) {
	t.Helper()
	boarding(t, id, title)
	tb := acting(t, 2, craft{Shields: 1, Cards: []string{id}}, craft{Shields: 1, Cards: []string{"3057", "3053", "3067"}, Laid: laid{Down: 1}}, spec{})
	tb.Do(title)
	same(t, "who chooses", tb.Prompt().Player, game.One)
	offered(t, tb, "Quantum Torpedoes", false)
	tb.Do("Glinn Telle")
	discarded(t, tb, "B", "3053")
	ready(t, tb, "B", "3057")
	same(t, "lost", lies(t, tb, "B", "3053").Lost, true)
}

// Klag: boards an open ship and discards one of its crew.
var _ = test("3009", func(t *testing.T) { boarders(t, "3009", "Klag") })

// Klingon Boarding Party: boards an open ship, disables all its upgrades and takes its Battle
// Stations tokens.
var _ = test("3048", func(t *testing.T) {
	boarding(t, "3048", "Klingon Boarding Party")
	tb := acting(t, 2, craft{Shields: 1, Cards: []string{"3048"}}, craft{Shields: 1, Cards: []string{"2024", "3057", "3053", "3067"}, Laid: laid{Down: 1, Stations: 2, Scan: 1}}, spec{})
	tb.Do("Klingon Boarding Party")
	for _, id := range []string{"3057", "3053", "3067"} {
		disabled(t, tb, "B", id)
	}
	ready(t, tb, "B", "2024")
	same(t, "Battle Stations left", tb.Ship("B").Stations, 0)
	same(t, "Scan left", tb.Ship("B").Scan, 1)
})

// shieldsBack checks an action that repairs lost shields: how many, never beyond the printed
// number, and not offered when none is lost.
func shieldsBack(t *testing.T, a craft, title string, n int8) {
	t.Helper()
	a.Shields = 4
	offered(t, acting(t, 3, a, craft{}, spec{}), title, false)
	for left := int8(1); left <= 3; left++ {
		a.Laid.Shields = int(left)
		tb := acting(t, 3, a, craft{}, spec{})
		tb.Do(title)
		same(t, "shields after "+title, tb.Ship("A").Shields, min(left+n, 4))
	}
}

// Konmel: an action repairs a shield, unless the ship is cloaked.
var _ = test("3008", func(t *testing.T) {
	shieldsBack(t, craft{Cards: []string{"3008"}}, "Konmel", 1)
	tb := acting(t, 3, craft{Shields: 4, Cards: []string{"3008"}, Laid: laid{Down: 3, Cloak: game.CloakBeside}}, craft{}, spec{})
	offered(t, tb, "Konmel", false)
})

// Kunivas: discarded while attack dice are modified, he adds a Hit.
var _ = test("kunivas_i_k_s_b_moth", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"kunivas_i_k_s_b_moth"}}, craft{Agility: -1}, spec{Dice: []dice.Face{hit, blank, blank, blank}})
	tb.Do("Primary weapon at B", "Kunivas")
	showing(t, tb, false, hit, hit, blank, blank, blank)
	discarded(t, tb, "A", "kunivas_i_k_s_b_moth")
	same(t, "damage", tb.Ship("B").NDamage, 2)
})
