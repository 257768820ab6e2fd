package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Sabotage: once a round a token of the card re-rolls two dice of an enemy, or takes one from its
// roll, on attack or defense.
var _ = test("sabotage_72002r", func(t *testing.T) {
	id := "sabotage_72002r"
	tb := first(duel(t, 2, craft{}, craft{Agility: 3, Hull: 9}, of(id, spec{Crafts: []craft{second}})))
	tb.Do("Sabotage")
	rolled(t, tb, "enemy defense", 4, 3-1)
	same(t, "tokens left", charges(tb, game.One), 4)
	tb.Pass(game.ChooseTarget, "A2").Do("Primary weapon at B")
	if tb.Offered("Sabotage") {
		t.Error("twice a round")
	}
	tb = first(duel(t, 2, craft{}, craft{}, against(id, spec{})))
	tb.Do("Sabotage")
	a, _ := tb.Rolled()
	same(t, "enemy attack dice", a, 4-1)
	tb = first(duel(t, 2, craft{}, craft{}, against(id, spec{Dice: []dice.Face{hit, hit, crit, blank, blank, bs}})))
	tb.Do("Use no card", "Sabotage", "Die 1+Die 3")
	showing(t, tb, false, blank, hit, bs, blank)
})

// Tactics: one ship a round takes an Evade, Scan or Battle Stations token from the card as a free
// action; one that is not on its Action Bar is its action instead, and costs an Auxiliary Power
// token.
var _ = test("tactics_72315r", func(t *testing.T) {
	id := "tactics_72315r"
	tb := acting(t, 2, craft{}, craft{}, of(id, spec{Crafts: []craft{{Name: "A2", X: 26, Y: 20, Skill: 4}}}))
	tb.Do("Tactics", "Evade")
	same(t, "Evade Tokens", tb.Ship("A").Evade, 1)
	same(t, "tokens left", charges(tb, game.One), 5)
	offered(t, tb, "Scan", true)
	tb.Pass(game.ChooseAction, "A2")
	offered(t, tb, "Tactics", false)
	tb = turnOf(t, 2, craft{Of: "1035"}, craft{}, of(id, spec{})) // neither Scan nor Battle Stations on its bar
	tb.Do("Tactics", "Scan")
	s := tb.Game.State().Ships[0]
	if s.Scan != 1 || s.Power != 1 || !s.DidAct {
		t.Errorf("Scan %d, Auxiliary Power %d, action done %v", s.Scan, s.Power, s.DidAct)
	}
})

// Structural Damage Check: at the end of its turn one ship a round repairs a hull damage, or turns
// a critical one face down, for a token of the card and an Auxiliary Power token.
var _ = test("structural_damage_check_72316r", func(t *testing.T) {
	id, name := "structural_damage_check_72316r", "Structural Damage Check"
	hurt := laid{Hull: 2, Crits: []game.DamageID{game.ConsoleFire}}
	tb := acting(t, 2, craft{Laid: hurt}, craft{}, of(id, spec{Crafts: []craft{{Name: "A2", X: 26, Y: 20, Skill: 4, Laid: laid{Hull: 2}}}}))
	tb.Do("No action", name, "turn")
	same(t, "face up", tb.Ship("A").Damage[0].Up || tb.Ship("A").Damage[1].Up, false)
	same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 1)
	same(t, "tokens left", charges(tb, game.One), 4)
	tb.Pass(game.ChooseAction, "A2").Do("No action")
	if tb.Offered(name) {
		t.Error("two ships in a round")
	}
	tb = acting(t, 2, craft{Laid: laid{Hull: 2}}, craft{}, of(id, spec{})).Do("No action", name)
	same(t, "damage cards", tb.Ship("A").NDamage, 1)
	tb = acting(t, 2, craft{}, craft{}, of(id, spec{})).Do("No action")
	if tb.Offered(name) {
		t.Error("offered to a whole ship")
	}
})

// General Orders: once a round each ship, within Range 1 to 3 in the front or rear arc of an enemy
// that has moved, gains a Battle Stations token for a token of the card.
var _ = test("general_orders_72317r", func(t *testing.T) {
	id := "general_orders_72317r"
	tb := sail(t, 3, craft{}, craft{}, against(id, spec{}))
	if !tb.Asked(game.UseCards, "B") {
		t.Fatalf("not asked: %v", tb.Offers())
	}
	tb.Do("General Orders")
	same(t, "Battle Stations Tokens", tb.Ship("B").Stations, 1)
	same(t, "tokens left", charges(tb, game.Two), 4)
	for band, dial := range map[int]string{4: "", 1: "turn left 3"} {
		tb = sail(t, band, craft{Dial: dial}, craft{}, against(id, spec{}))
		if tb.Asked(game.UseCards, "B") {
			t.Errorf("too far, or out of its arcs: %v", tb.Offers())
		}
	}
})

// Emergency Power: once a round, after a green or white maneuver, a ship flies another of speed 1
// or 2 of its dial as a red one.
var _ = test("emergency_power_72318r", func(t *testing.T) {
	id := "emergency_power_72318r"
	tb := sail(t, 3, craft{}, craft{}, of(id, spec{}))
	tb.Do("Emergency Power")
	for o, want := range map[string]bool{"straight 1": true, "turn left 2": true, "straight 3": false} {
		offered(t, tb, o, want)
	}
	tb.Do("straight 2")
	same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 1)
	same(t, "tokens left", charges(tb, game.One), 4)
	if tb.Asked(game.ChooseAction, "A") {
		t.Error("an action after a red maneuver")
	}
	tb = sail(t, 3, craft{Red: []string{"straight 1"}}, craft{}, of(id, spec{}))
	if tb.Offered("Emergency Power") {
		t.Error("after a red maneuver")
	}
})

// Scan Cycle: once a round, after an action of its Action Bar in the Activation Phase, a ship Scans
// as a free action.
var _ = test("scan_cycle_72322r", func(t *testing.T) {
	id := "scan_cycle_72322r"
	tb := acting(t, 2, craft{}, craft{}, of(id, spec{}))
	tb.Do("Evade", "Scan Cycle")
	same(t, "Scan Tokens", tb.Ship("A").Scan, 1)
	same(t, "Evade Tokens", tb.Ship("A").Evade, 1)
	same(t, "tokens left", charges(tb, game.One), 4)
	tb = acting(t, 2, craft{}, craft{}, of(id, spec{})).Do("Scan")
	if tb.Offered("Scan Cycle") {
		t.Error("the same action twice")
	}
})

// Auxiliary Power: once a round, for a token of the card and an Auxiliary Power token, a ship rolls
// one more attack or defense die, or at any time gains an Evade token or repairs a shield.
var _ = test("auxiliary_power_72324r", func(t *testing.T) {
	id, name := "auxiliary_power_72324r", "Auxiliary Power"
	tb := first(duel(t, 2, craft{}, craft{Hull: 9}, of(id, spec{Crafts: []craft{second}})))
	tb.Do(name)
	a, _ := tb.Rolled()
	same(t, "attack dice", a, 4+1)
	same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 1)
	same(t, "tokens left", charges(tb, game.One), 4)
	tb.Pass(game.ChooseTarget, "A2").Do("Primary weapon at B")
	if tb.Offered(name) {
		t.Error("twice a round")
	}
})

// All Stop: one ship a round stays in place instead of the maneuver it reveals, and skips its
// action.
var _ = test("all_stop_72325r", func(t *testing.T) {
	tb := sail(t, 3, craft{}, craft{}, of("all_stop_72325r", spec{Crafts: []craft{{Name: "A2", X: 26, Y: 20, Skill: 4, Dial: "straight 1"}}}))
	y := tb.Ship("A").Pose.Y
	tb.Do("All Stop")
	same(t, "place", tb.Ship("A").Pose.Y, y)
	same(t, "tokens left", charges(tb, game.One), 4)
	if !tb.Asked(game.ChooseAction, "A2") {
		t.Errorf("its action is not skipped, or two ships in a round: %v", tb.Offers())
	}
})

// Co-Pilot: once a round, in its turn of the Combat Phase, a ship gains 3 captain skill, the
// re-roll of one die, or an Evade or Battle Stations token.
var _ = test("mutiny_72226r", func(t *testing.T) {
	id := "mutiny_72226r"
	at := func() spec {
		return of(id, spec{Dice: []dice.Face{blank, blank, blank, blank, blank, hit}, Crafts: []craft{{Name: "A2", X: 22, Y: 25, Skill: 4}}})
	}
	tb := duel(t, 2, craft{}, craft{Hull: 9}, at())
	tb.Do("Co-Pilot", "place", "Battle Stations")
	same(t, "Battle Stations Tokens", tb.Ship("A").Stations, 1)
	same(t, "tokens left", charges(tb, game.One), 4)
	tb.Pass(game.ChooseTarget, "A2")
	tb = duel(t, 2, craft{}, craft{Hull: 9}, at())
	tb.Do("Co-Pilot", "re-roll", "Primary weapon at B", "Co-Pilot", "Die 1")
	if tb.Offered("Co-Pilot") {
		t.Error("two re-rolls")
	}
	// a skill raised at the start of the Combat Phase counts in it: A2 of skill 4 attacks before A
	// and B of skill 6
	tb = duel(t, 2, craft{}, craft{Skill: 6, Hull: 9}, at())
	offered(t, tb, "Co-Pilot for A", true)
	tb.Do("Co-Pilot for A2")
	pick(t, tb, "+3 Captain Skill", 0)
	same(t, "captain skill", tb.Ship("A2").Skill, 4+3)
	same(t, "who attacks first", tb.Set.Name(tb.Prompt().Ship), "A2")
	offered(t, tb, "Co-Pilot", false) // once a round
	tb.WaitOut(3, game.Combat)
	same(t, "captain skill in the next round", tb.Ship("A2").Skill, 4)
	// at a ship's own turn it would count too late: it is not among the choices
	tb = duel(t, 2, craft{}, craft{Skill: 5, Hull: 9}, at())
	tb.Do("Use no card", "Co-Pilot")
	offered(t, tb, "+3 Captain Skill", false)
	offered(t, tb, "place", true)
})
