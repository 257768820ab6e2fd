package cards_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// attackedBy goes on to B's attack on A in the Combat Phase and past it.
func attackedBy(tb *gametest.Table) *gametest.Table {
	return tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A").Pass(game.ChooseTarget, "A")
}

// unasked asserts that the next question is not whether to use a card.
func unasked(t *testing.T, tb *gametest.Table, what string) {
	t.Helper()
	if tb.Asked(game.UseCards, "A") || tb.Asked(game.UseCards, "B") {
		t.Errorf("%s: asked %v", what, tb.Offers())
	}
}

// Advanced Shields: with an active shield its Action gives one more shield for this round, lost
// first.
var _ = test("advanced_shields_71531", func(t *testing.T) {
	a := craft{Cards: []string{"advanced_shields_71531"}, Shields: 2}
	for hits, want := range [][2]int8{{1, 2}, {0, 2}, {0, 1}} {
		roll := append(slices.Repeat([]face{hit}, hits), slices.Repeat([]face{blank}, 5-hits)...)
		tb := attackedBy(acting(t, 2, a, craft{}, spec{Dice: roll}).Do("Advanced Shields"))
		same(t, "extra shields", tb.Ship("A").Temp, want[0])
		same(t, "shields", tb.Ship("A").Shields, want[1])
		tb.Pass(game.ChooseManeuver, "A")
		same(t, "extra shields in the next round", tb.Ship("A").Temp, 0)
	}
	a.Laid = laid{Down: 2}
	offered(t, acting(t, 2, a, craft{}, spec{}), "Advanced Shields", false)
})

// Bio-Neural Circuitry: disable it to roll a whole roll again, in an attack, in a defense or
// elsewhere; the second roll stands.
var _ = test("bio_neural_circuitry_71280", func(t *testing.T) {
	const id, title = "bio_neural_circuitry_71280", "Bio-Neural Circuitry"
	with := craft{Cards: []string{id, "3011"}, Hull: 9, Skill: 6}
	roll := []face{hit, bs, blank, blank, crit, crit, crit, crit}
	tb := duel(t, 2, with, craft{Hull: 9}, spec{Dice: roll}).Do("Primary weapon at B", title)
	showing(t, tb, false, crit, crit, crit, crit)
	disabled(t, tb, "A", id)
	tb = duel(t, 2, craft{}, craft{Agility: 2, Cards: []string{id}}, spec{Dice: []face{hit, blank, blank, blank, blank, bs, evade, evade}}).
		Do("Primary weapon at B", title)
	showing(t, tb, true, evade, evade)
	disabled(t, tb, "B", id)

	with.Laid.Lock = 1 // after a re-roll of its own, not all dice may be rolled again
	tb = duel(t, 2, with, craft{Hull: 9}, spec{Dice: []face{hit, blank, blank, blank, blank}}).Do("Primary weapon at B", "Spend Target Lock", "Die 2")
	if tb.Asked(game.ModifyAttackDice, "A") {
		offered(t, tb, title, false)
	}
	with.Laid = laid{Disabled: []int8{0}}
	tb = duel(t, 2, with, craft{Hull: 9}, spec{Dice: roll}).Do("Primary weapon at B")
	if tb.Asked(game.ModifyAttackDice, "A") {
		offered(t, tb, title, false)
	}
	with.Laid = laid{}
	with.Skill = 0
	tb = acting(t, 1, with, craft{}, spec{Dice: []face{blank, blank, hit, hit}}).Do("Tractor Beam")
	offered(t, tb, title, true)
	tb.Do(title)
	disabled(t, tb, "A", id)
	same(t, "rolls", times(tb, "A rolls for"), 2)
})

// Cloaking Device: disable it to cloak as the ship's action. Cloaked, it may make a Sensor Echo,
// the card disabled or not.
func cloakingDevice(t *testing.T, id, ship, name string, shields int8) {
	table := func(l laid) *gametest.Table {
		return sail(t, 3, craft{Of: ship, Cards: []string{id}, Shields: int(shields), Laid: l}, craft{}, spec{}).Pass(game.ChooseAction, name)
	}
	tb := table(laid{})
	offered(t, tb, "Cloak", true) // the card: neither ship has Cloak on its bar
	offered(t, tb, "Sensor Echo", false)
	tb.Do("Cloaking Device")
	sh := tb.Ship(name)
	same(t, "cloak", sh.Cloak, game.CloakOnBase)
	same(t, "active shields", sh.Shields, 0)
	same(t, "disabled shields", sh.Down, shields)
	disabled(t, tb, name, id)
	if tb.Asked(game.ChooseAction, name) {
		t.Errorf("its action is done, but it is offered %v", tb.Offers())
	}
	offered(t, table(laid{Down: int(shields)}), "Cloaking Device", false) // no active shield
	tb = table(laid{Down: int(shields), Cloak: game.CloakBeside, Disabled: []int8{0}})
	offered(t, tb, "Cloaking Device", false)
	offered(t, tb, "Sensor Echo", true)
	x := tb.Ship(name).Pose.X
	tb.Do("Sensor Echo to the right")
	if tb.Ship(name).Pose.X <= x {
		t.Error("it has not moved to the right")
	}
	offered(t, table(laid{Disabled: []int8{0}}), "Cloaking Device", false)
}

// Cloaking Device of the U.S.S. Defiant.
var _ = test("3068", func(t *testing.T) { cloakingDevice(t, "3068", "1031", "Federation Starship", 3) })

// Enhanced Hull Plating: neither cloaked nor shielded, a defender may add one or two Evades for as
// many Auxiliary Power tokens.
var _ = test("enhanced_hull_plating_71526", func(t *testing.T) {
	const id, title = "enhanced_hull_plating_71526", "Enhanced Hull Plating"
	roll := []face{hit, hit, hit, blank, blank, blank, blank, blank, blank}
	for n, pick := range []string{"", "1", "2"} {
		tb := duel(t, 2, craft{}, craft{Cards: []string{id}}, spec{Dice: roll}).Do("Primary weapon at B")
		offered(t, tb, title, true)
		if n == 0 {
			tb.Do("Use no card")
		} else {
			same(t, "numbers", len(tb.Do(title).Offers()), 2)
			tb.Do(pick)
		}
		tb.Pass(game.ChooseTarget, "B")
		same(t, "damage", int(tb.Ship("B").NDamage), 3-n)
		same(t, "Auxiliary Power", int(tb.Ship("B").Power), n)
	}
	for what, b := range map[string]craft{"shields": {Shields: 1}, "cloaked": {Shields: 1, Laid: laid{Down: 1, Cloak: game.CloakBeside}}} {
		b.Cards = []string{id}
		unasked(t, duel(t, 2, craft{}, b, spec{Dice: roll}).Do("Primary weapon at B"), what)
	}
	b := craft{Cards: []string{id}, Shields: 1, Laid: laid{Down: 1}} // disabled shields are not active
	offered(t, duel(t, 2, craft{}, b, spec{Dice: roll}).Do("Primary weapon at B"), title, true)
})

// High Energy Sensor Sweep: after moving, turn off a shield for a free Scan.
var _ = test("3137", func(t *testing.T) {
	a := craft{Cards: []string{"3137"}, Shields: 2}
	tb := sail(t, 2, a, craft{}, spec{})
	offered(t, tb, "High Energy Sensor Sweep", true)
	tb.Do("High Energy Sensor Sweep")
	sh := tb.Ship("A")
	same(t, "active shields", sh.Shields, 1)
	same(t, "disabled shields", sh.Down, 1)
	same(t, "Scan", sh.Scan, 1)
	if !tb.Asked(game.ChooseAction, "A") {
		t.Fatalf("its action was used up: %s", tb.Prompt().Heading(tb.Set))
	}
	offered(t, tb, "Scan", false) // the same action only once a round
	offered(t, tb, "Evade", true)
	a.Laid = laid{Down: 2}
	unasked(t, sail(t, 2, a, craft{}, spec{}), "no active shield")
	a.Laid, a.Red = laid{}, []string{"straight 1"}
	unasked(t, sail(t, 2, a, craft{}, spec{}), "an Auxiliary Power Token")
})

// Impulse Thrusters: after a straight of speed 1 to 3 its Action is one more straight 1.
var _ = test("impulse_thrusters_72226p", func(t *testing.T) {
	const id = "impulse_thrusters_72226p"
	for dial, want := range map[string]bool{"straight 1": true, "straight 3": true, "straight 4": false, "bank left 1": false, "reverse 1": false} {
		offered(t, acting(t, 3, craft{Cards: []string{id}, Dial: dial}, craft{}, spec{}), "Impulse Thrusters", want)
	}
	tb := acting(t, 3, craft{Cards: []string{id}}, craft{}, spec{})
	y := tb.Ship("A").Pose.Y
	tb.Do("Impulse Thrusters")
	same(t, "way, µm", y-tb.Ship("A").Pose.Y, 80000)
	same(t, "Auxiliary Power", tb.Ship("A").Power, 0)
	disabled(t, tb, "A", id)
	tb = acting(t, 3, craft{Cards: []string{id}, Dial: "straight 2", Red: []string{"straight 1"}}, craft{}, spec{}).Do("Impulse Thrusters")
	same(t, "Auxiliary Power after a red one", tb.Ship("A").Power, 1)
})

// Multi-adaptive Shields: with an active shield one more defense die, and the attacker's Scan does
// not count. (Mines, of which its other line speaks, are not in the program.)
var _ = test("mutli_adaptive_shields_71509", func(t *testing.T) {
	for what, c := range map[string]struct {
		b    laid
		scan int
		want int
	}{"shields": {laid{}, 0, 3}, "shields, scanned": {laid{}, 2, 3}, "none": {laid{Down: 2}, 0, 2}, "none, scanned": {laid{Down: 2}, 2, 0}} {
		b := craft{Agility: 2, Shields: 2, Laid: c.b, Cards: []string{"mutli_adaptive_shields_71509"}}
		tb := duel(t, 2, craft{Laid: laid{Scan: c.scan}}, b, spec{}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
		rolled(t, tb, what, 4, c.want)
	}
})

// cancelsOne asserts that a defender may cancel one Hit or Critical Hit that is left, at the card's
// cost.
func cancelsOne(t *testing.T, id, title string, discards bool) {
	t.Helper()
	b := craft{Cards: []string{id}, Agility: 2}
	for pick, up := range map[string]bool{"Critical": false, "Hit": true} {
		tb := duel(t, 2, craft{}, b, spec{Dice: []face{hit, hit, crit, blank, evade, blank}}).Do("Primary weapon at B")
		offered(t, tb, title, true)
		tb.Do(title, pick)
		if discards {
			discarded(t, tb, "B", id)
		} else {
			disabled(t, tb, "B", id)
		}
		tb.Pass(game.ChooseTarget, "B")
		sh := tb.Ship("B")
		critical := false
		for _, e := range tb.Told {
			if d, ok := e.(game.DamageDealt); ok {
				critical = critical || d.Up
			}
		}
		same(t, "critical damage after cancelling a "+pick, critical, up)
		if sh.NDamage < 1 {
			t.Error("both results were cancelled")
		}
	}
	unasked(t, duel(t, 2, craft{}, b, spec{Dice: []face{hit, blank, blank, blank, evade, blank}}).Do("Primary weapon at B"), "nothing left")
	tb := duel(t, 2, craft{}, b, spec{Dice: []face{hit, blank, blank, blank, blank, blank}}).Do("Primary weapon at B", "Use no card").Pass(game.ChooseTarget, "B")
	same(t, "damage when it is not used", tb.Ship("B").NDamage, 1)
	ready(t, tb, "B", id)
}

// Parametallic Hull Plating: discard it to cancel one result.
var _ = test("parametallic_hull_plating_72014", func(t *testing.T) {
	cancelsOne(t, "parametallic_hull_plating_72014", "Parametallic Hull Plating", true)
})

// Transwarp Drive: a straight 4 or 5 that is revealed may be a straight 6 of its color.
var _ = test("3113", func(t *testing.T) {
	a := craft{Cards: []string{"3113"}}
	for dial, want := range map[string]bool{"straight 3": false, "straight 4": true, "straight 5": true, "straight 6": false, "bank left 4": false} {
		a.Dial = dial
		tb := sail(t, 3, a, craft{}, spec{})
		same(t, "asked at "+dial, tb.Asked(game.UseCards, "A"), want)
		if !want {
			continue
		}
		y := tb.Ship("A").Pose.Y
		tb.Do("Transwarp Drive").Pass(game.ChooseAction, "A")
		same(t, "way, µm", y-tb.Ship("A").Pose.Y, 280000)
		same(t, "Auxiliary Power", tb.Ship("A").Power, 0)
		tb = sail(t, 3, a, craft{}, spec{}).Do("Use no card").Pass(game.ChooseAction, "A")
		same(t, "declined", y-tb.Ship("A").Pose.Y < 280000, true)
	}
	a.Dial, a.Green, a.Laid = "straight 4", []string{"straight 4"}, laid{Power: 1}
	tb := sail(t, 3, a, craft{}, spec{}).Do("Transwarp Drive").Pass(game.ChooseAction, "A")
	same(t, "Auxiliary Power after a green one", tb.Ship("A").Power, 0)
})
