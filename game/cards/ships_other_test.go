package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Interceptor 5: overlaps and obstacles cost it neither its action nor damage.
var _ = test("interceptor_5_71445", func(t *testing.T) {
	name := "Interceptor 5"
	tb := sail(t, 1, craft{Of: "interceptor_5_71445", Dial: "straight 3"}, craft{}, spec{})
	if !tb.Heard("slides back") {
		t.Fatal("no overlap")
	}
	offered(t, tb, "Evade", true)
	rock := game.Token{Form: game.DiscForm, Flags: game.Obstructs | game.RollsDie, X0: 457200, Y0: 546000, X1: 5000}
	tb = sail(t, 3, craft{Of: "interceptor_5_71445"}, craft{}, spec{Dice: []dice.Face{hit}, Tokens: []game.Token{rock}})
	offered(t, tb, "Evade", true)
	same(t, "damage", tb.Ship(name).NDamage, 0)
})

// Akorem: defending with an Evade token beside it, it may re-roll all its defense dice together.
var _ = test("akorem_op6prize", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Of: "akorem_op6prize", Laid: laid{Evade: 1}}, spec{Dice: []dice.Face{hit, hit, hit, hit, blank, evade, evade, bs}})
	tb.Do("Primary weapon at Akorem", "Text of Akorem")
	showing(t, tb, true, evade, bs)
	offered(t, tb, "Text of", false)
	offered(t, tb, "Spend Evade", true)
	tb = duel(t, 2, craft{}, craft{Of: "akorem_op6prize", Laid: laid{Stations: 1}}, spec{})
	tb.Do("Primary weapon at Akorem")
	offered(t, tb, "Text of", false)
})

// Krayton: Action for a shield turned off: one more attack die this round, and once all blanks of
// an attack re-rolled.
var _ = test("1023", func(t *testing.T) {
	tb := turnOf(t, 3, craft{Of: "1023", Shields: -1}, craft{}, spec{Dice: []dice.Face{blank, blank, hit, bs, crit, hit}})
	tb.Do("Text of Krayton")
	same(t, "shields turned off", tb.Ship("Krayton").Down, 1)
	tb.Pass(game.ChooseTarget, "Krayton")
	tb.Do("Primary weapon at B", "Krayton: re-roll")
	showing(t, tb, false, crit, hit, hit, bs)
	tb = turnOf(t, 3, craft{Of: "1023"}, craft{}, spec{})
	offered(t, tb, "Text of", false)
})

// D'Kyr: at Range 3 it rolls one more attack die.
var _ = test("d_kyr_71446", func(t *testing.T) {
	for band, want := range map[int]int{3: 3 + 1, 2: 3} {
		tb := duel(t, band, craft{Of: "d_kyr_71446"}, craft{}, spec{})
		tb.Do("Primary weapon at B")
		a, _ := tb.Rolled()
		same(t, "attack dice", a, want)
	}
})

// Ni'Var: with a Scan token beside it its primary weapon rolls one more die at Range 3.
var _ = test("ni_var_71527", func(t *testing.T) {
	for _, c := range []struct {
		band, scan, want int
	}{{3, 1, 2 + 1}, {3, 0, 2}, {2, 1, 2}} {
		tb := duel(t, c.band, craft{Of: "ni_var_71527", Laid: laid{Scan: c.scan}}, craft{}, spec{})
		tb.Do("Primary weapon at B")
		a, _ := tb.Rolled()
		same(t, "attack dice", a, c.want)
	}
	tb := duel(t, 3, craft{Of: "ni_var_71527", Cards: []string{"3097"}, Laid: laid{Scan: 1}}, craft{}, spec{})
	tb.Do("Dorsal Weapons Array at B")
	a, _ := tb.Rolled()
	same(t, "dice of another weapon", a, 3)
})

// Kumari: an Auxiliary Power token forbids it neither Evade nor Scan.
var _ = test("kumari_72025", func(t *testing.T) {
	tb := turnOf(t, 2, craft{Of: "kumari_72025", Dial: "straight 3", Laid: laid{Power: 1}}, craft{}, spec{})
	for o, want := range map[string]bool{"Evade": true, "Scan": true, "Battle Stations": false, "Target Lock": false} {
		offered(t, tb, o, want)
	}
	tb = turnOf(t, 2, craft{Of: "kumari_72025", Dial: "straight 3"}, craft{}, spec{})
	offered(t, tb, "Battle Stations", true)
})

// S'Gorn: when a Critical Hit of its primary weapon reaches the hull, the defender's owner discards
// a crew of the ship.
var _ = test("s_gorn_oparenaprize", func(t *testing.T) {
	b := craft{Hull: 8, Cards: []string{"3005", "3004"}}
	for i, c := range []struct {
		roll    []dice.Face
		shields int
	}{{[]dice.Face{hit, crit, blank, blank}, 0}, {[]dice.Face{hit, hit, blank, blank}, 0}, {[]dice.Face{hit, crit, blank, blank}, 2}} {
		b.Shields = c.shields
		tb := duel(t, 2, craft{Of: "s_gorn_oparenaprize"}, b, spec{Dice: c.roll})
		tb.Do("Primary weapon at B")
		asked := tb.Asked(game.ChooseCards, "S'Gorn")
		if asked != (i == 0) {
			t.Errorf("case %d: asked %v", i, asked)
		}
		if i > 0 {
			continue
		}
		same(t, "who chooses", tb.Prompt().Player, game.Two)
		tb.Do("Geordi")
		discarded(t, tb, "B", "3004")
		ready(t, tb, "B", "3005")
	}
})

// Val Jean: once a round in defense it may disable one to three of its upgrades and add an Evade
// for each.
var _ = test("val_jean_71528", func(t *testing.T) {
	v := craft{Of: "val_jean_71528", Cards: []string{"3005", "3004", "3067", "3006"}}
	again := craft{Name: "C", X: 22, Y: 25, Skill: 6}
	tb := duel(t, 2, craft{}, v, spec{Dice: []dice.Face{hit, hit, hit, hit, blank, blank, blank}, Crafts: []craft{again}})
	tb.Pass(game.ChooseTarget, "A")
	tb.Do("Primary weapon at Val Jean", "Text of Val Jean", "Data+Geordi+Quantum")
	same(t, "damage", tb.Ship("Val Jean").NDamage, 1)
	for _, id := range []string{"3005", "3004", "3067"} {
		disabled(t, tb, "Val Jean", id)
	}
	ready(t, tb, "Val Jean", "3006")
	tb.Pass(game.ChooseTarget, "C")
	tb.Do("Primary weapon at Val Jean")
	offered(t, tb, "Text of", false)
})

// I.S.S. Defiant: each time an attack damages it, it may take an Auxiliary Power token and cancel a
// point of the damage.
var _ = test("i_s_s_defiant_71529", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Of: "i_s_s_defiant_71529"}, spec{Dice: []dice.Face{hit, crit, blank, blank, blank, blank}, Crafts: []craft{{Name: "C", X: 22, Y: 25, Skill: 6}}})
	tb.Pass(game.ChooseTarget, "A")
	tb.Do("Primary weapon at I.S.S. Defiant", "Text of I.S.S. Defiant", "Critical Hit")
	d := tb.Ship("I.S.S. Defiant")
	same(t, "Auxiliary Power Tokens", d.Power, 1)
	same(t, "damage", d.NDamage, 1)
	if d.Damage[0].Up {
		t.Error("the Critical Hit was not cancelled")
	}
	if tb.Offered("Text of") {
		t.Error("twice in one attack")
	}
	rock := game.Token{Form: game.DiscForm, Flags: game.Obstructs | game.RollsDie, X0: 457200, Y0: 546000, X1: 5000}
	tb = sail(t, 3, craft{Of: "i_s_s_defiant_71529"}, craft{}, spec{Dice: []dice.Face{hit}, Tokens: []game.Token{rock}})
	same(t, "damage by an obstacle", tb.Ship("I.S.S. Defiant").NDamage, 1)
	same(t, "Auxiliary Power Tokens", tb.Ship("I.S.S. Defiant").Power, 0)
})

// I.S.S. Enterprise: with a lock on the defender when it declares the attack it rolls one more
// attack die.
var _ = test("i_s_s_enterprise_71796", func(t *testing.T) {
	for lock, want := range map[game.ShipID]int{0: 3, 1: 3 + 1, 2: 3} {
		tb := duel(t, 2, craft{Of: "i_s_s_enterprise_71796", Laid: laid{Lock: lock}}, craft{}, spec{Crafts: []craft{{Name: "C", Two: true, X: 22, Y: 12}}})
		tb.Do("Primary weapon at B")
		a, _ := tb.Rolled()
		same(t, "attack dice", a, want)
	}
	// judged before the weapon's lock is spent
	tb := duel(t, 2, craft{Of: "i_s_s_enterprise_71796", Cards: []string{"3006"}, Laid: laid{Lock: 1}}, craft{}, spec{})
	tb.Do("Photon Torpedoes at B")
	a, _ := tb.Rolled()
	same(t, "dice of torpedoes", a, 5+1)
})

// Bioship Alpha: when its primary weapon deals three damage or more, shields counted, the defender
// gains an Auxiliary Power token.
var _ = test("bioship_alpha_71281", func(t *testing.T) {
	for hits, want := range map[int]int8{2: 0, 3: 1} {
		roll := make([]dice.Face, 7)
		for i := range hits {
			roll[i] = hit
		}
		tb := duel(t, 2, craft{Of: "bioship_alpha_71281"}, craft{Shields: 1, Hull: 6}, spec{Dice: roll})
		tb.Do("Primary weapon at B")
		same(t, "Auxiliary Power Tokens", tb.Ship("B").Power, want)
	}
	tb := duel(t, 2, craft{Of: "bioship_alpha_71281", Cards: []string{"3097"}}, craft{Hull: 6}, spec{Dice: []dice.Face{hit, hit, hit, blank}})
	tb.Do("Dorsal Weapons Array at B")
	same(t, "after another weapon", tb.Ship("B").Power, 0)
})

// Nistrim Raider: its primary weapon rolls two more dice at a ship with a Scan token.
var _ = test("nistrim_raider_71282", func(t *testing.T) {
	for scan, want := range map[int]int{0: 2, 1: 2 + 2} {
		tb := duel(t, 2, craft{Of: "nistrim_raider_71282"}, craft{Laid: laid{Scan: scan}}, spec{})
		tb.Do("Primary weapon at B")
		a, _ := tb.Rolled()
		same(t, "attack dice", a, want)
	}
	tb := duel(t, 2, craft{Of: "nistrim_raider_71282", Cards: []string{"3097"}}, craft{Laid: laid{Scan: 1}}, spec{})
	tb.Do("Dorsal Weapons Array at B")
	a, _ := tb.Rolled()
	same(t, "dice of another weapon", a, 3)
})

// Azati Prime: attacked, it may spend an Evade, Scan or Battle Stations token, and the attacker
// rolls one die fewer.
var _ = test("azati_prime_72004p", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Of: "azati_prime_72004p", Laid: laid{Evade: 1, Scan: 1}}, spec{})
	tb.Do("Primary weapon at Azati Prime", "Text of Azati Prime", "Scan")
	a, _ := tb.Rolled()
	same(t, "attack dice", a, 4-1)
	same(t, "Scan Tokens", tb.Ship("Azati Prime").Scan, 0)
	same(t, "Evade Tokens", tb.Ship("Azati Prime").Evade, 1)
	tb = duel(t, 2, craft{}, craft{Of: "azati_prime_72004p"}, spec{})
	tb.Do("Primary weapon at Azati Prime")
	a, _ = tb.Rolled()
	same(t, "attack dice without a token to spend", a, 4)
})

// Diaspora: once a round it may spend a Battle Stations token to roll all its attack dice again.
var _ = test("diaspora_72003p", func(t *testing.T) {
	tb := duel(t, 2, craft{Of: "diaspora_72003p", Laid: laid{Stations: 2}}, craft{}, spec{Dice: []dice.Face{hit, blank, blank, bs, crit, hit}})
	tb.Do("Primary weapon at B", "Text of Diaspora")
	showing(t, tb, false, bs, crit, hit)
	same(t, "Battle Stations Tokens", tb.Ship("Diaspora").Stations, 1)
	offered(t, tb, "Text of", false)
	tb = duel(t, 2, craft{Of: "diaspora_72003p", Laid: laid{Lock: 1}}, craft{}, spec{})
	tb.Do("Primary weapon at B")
	offered(t, tb, "Text of", false)
})

// Muratas: attacking it may turn off a shield to re-roll up to two dice.
var _ = test("muratas_72335", func(t *testing.T) {
	tb := duel(t, 2, craft{Of: "muratas_72335", Shields: -1}, craft{}, spec{Dice: []dice.Face{blank, blank, hit, bs, crit, hit}})
	tb.Do("Primary weapon at B", "Text of Muratas", "Die 1+Die 2")
	showing(t, tb, false, crit, hit, hit, bs)
	same(t, "shields turned off", tb.Ship("Muratas").Down, 1)
	if tb.Offered("Text of") {
		t.Error("twice in one attack")
	}
	tb = duel(t, 2, craft{Of: "muratas_72335", Laid: laid{Stations: 1}}, craft{}, spec{})
	tb.Do("Primary weapon at B")
	offered(t, tb, "Text of", false)
})
