package game_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// Cases E, F and G of the worked cases: numbers of dice, modification, damage.

const (
	hit   = dice.Hit
	crit  = dice.Crit
	bs    = dice.BattleStations
	blank = dice.Blank
	evade = dice.Evade
)

// torpedo is a secondary weapon that costs a lock and is disabled.
func torpedo(n, near, far int8) card.Upgrade {
	return card.Upgrade{Printed: card.Printed{ID: "t", Name: "Torpedoes", SP: 5}, Weapon: card.WeaponFacts{Dice: n, RangeMin: near, RangeMax: far, SpendLock: true, Disable: true}}
}

// duel lays two ships a range band apart, A facing B, in the Combat Phase, A with skill 6 first.
func duel(t *testing.T, band int, a, b gametest.Craft, spec gametest.Spec) *gametest.Table {
	t.Helper()
	gap := []float64{0, 3, 6, 10}[band]
	a.X, a.Y = 18, 25
	if a.Skill == 0 {
		a.Skill = 6
	}
	b.Two, b.X, b.Y = true, 18, 25-1.5748-gap
	spec.Phase = game.Combat
	spec.Crafts = append([]gametest.Craft{a, b}, spec.Crafts...)
	return gametest.Lay(t, spec)
}

func lockOn(n game.ShipID) gametest.Laid { return gametest.Laid{Lock: n} }

func TestCasesENumberOfDice(t *testing.T) {
	rock := func(y int32) game.Token {
		return game.Token{Form: game.DiscForm, Flags: game.Obstructs, X0: 18 * 25400, Y0: y * 25400, X1: 12700}
	}
	line := func(x0, x1 int32) game.Token {
		return game.Token{Flags: game.Obstructs, X0: x0 * 25400, Y0: 21 * 25400, X1: x1 * 25400, Y1: 21 * 25400}
	}
	for _, c := range []struct {
		no           string
		band         int
		a, b         gametest.Craft
		tokens       []game.Token
		weapon       string
		attack, defs int
	}{
		{no: "55", band: 1, attack: 5, defs: 1},
		{no: "56", band: 2, attack: 4, defs: 1},
		{no: "57", band: 3, attack: 4, defs: 2},
		{no: "58 obstructed by two", band: 2, tokens: []game.Token{rock(20), rock(22)}, attack: 4, defs: 2},
		{no: "58 through the joint of two lines", band: 2, tokens: []game.Token{line(14, 18), line(18, 22)}, attack: 4, defs: 2},
		{no: "58 past the end of a line", band: 2, tokens: []game.Token{line(14, 18)}, attack: 4, defs: 1},
		{no: "59 cloaked", band: 2, b: gametest.Craft{Laid: gametest.Laid{Cloak: game.CloakBeside}}, attack: 4, defs: 5},
		{no: "60 scan", band: 2, a: gametest.Craft{Laid: gametest.Laid{Scan: 1}}, attack: 4, defs: 0},
		{no: "61 torpedoes at 3", band: 3, a: gametest.Craft{Weapons: []card.Upgrade{torpedo(5, 2, 3)}, Laid: lockOn(1)}, weapon: "Torpedoes", attack: 5, defs: 1},
		{no: "62 torpedoes at 1", band: 1, a: gametest.Craft{Weapons: []card.Upgrade{torpedo(5, 1, 2)}, Laid: lockOn(1)}, weapon: "Torpedoes", attack: 5, defs: 1},
		{no: "63 never below 0", band: 2, a: gametest.Craft{Laid: gametest.Laid{Scan: 2}}, b: gametest.Craft{Agility: -1}, attack: 4, defs: 0},
		{no: "64 malfunction", band: 1, a: gametest.Craft{Hull: 5, Laid: gametest.Laid{Crits: []game.DamageID{game.WeaponsMalfunction}}}, attack: 4, defs: 1},
		{no: "65 structural damage", band: 3, b: gametest.Craft{Hull: 5, Laid: gametest.Laid{Crits: []game.DamageID{game.StructuralDamage}}}, attack: 4, defs: 1},
		{no: "66 stunned", band: 2, a: gametest.Craft{Hull: 5, Laid: gametest.Laid{Crits: []game.DamageID{game.StunnedHelmsman}}}, attack: 0, defs: 1},
	} {
		tb := duel(t, c.band, c.a, c.b, gametest.Spec{Tokens: c.tokens, Dice: nil})
		w := c.weapon
		if w == "" {
			w = "Primary weapon"
		}
		var rolled, defended int
		rolled, defended = -1, -1
		p := tb.Prompt()
		for i, l := range tb.Offers() {
			if len(l) >= len(w) && l[:len(w)] == w {
				ev, err := tb.Game.Submit(p.Pick(i))
				if err != nil {
					t.Fatal(err)
				}
				for {
					for _, e := range ev {
						switch e := e.(type) {
						case game.AttackRolled:
							rolled = int(e.N)
						case game.DefenseRolled:
							defended = int(e.N)
						}
					}
					if defended >= 0 || tb.Game.Over() {
						break
					}
					if ev, err = tb.Game.Submit(tb.Prompt().Pick(0)); err != nil {
						t.Fatal(err)
					}
				}
				break
			}
		}
		if rolled != c.attack || defended != c.defs {
			t.Errorf("case %s: %d attack and %d defense dice, want %d and %d", c.no, rolled, defended, c.attack, c.defs)
		}
		if c.no == "66 stunned" && tb.Ship("A").Has(game.StunnedHelmsman) {
			t.Error("case 66: the card flips after the attack")
		}
	}
}

func hurt(tb *gametest.Table) (shields, down, up int) {
	b := tb.Ship("B")
	for _, d := range b.Damage[:b.NDamage] {
		if d.Up {
			up++
		} else {
			down++
		}
	}
	return int(b.Shields), down, up
}

// forced forces both rolls: attack 4 dice at Range 2, defense as given.
func forced(attack []dice.Face, defense ...dice.Face) gametest.Spec {
	return gametest.Spec{Dice: append(append([]dice.Face{}, attack...), defense...)}
}

func TestCase67StationsBeforeDefense(t *testing.T) {
	tb := duel(t, 2, gametest.Craft{Attack: 5, Laid: gametest.Laid{Stations: 1}}, gametest.Craft{Agility: 2, Hull: 9}, forced([]dice.Face{hit, hit, crit, bs, blank}, evade, blank))
	tb.Do("Primary", "Spend Battle Stations")
	if !tb.Heard("2 damage and 1 critical") {
		t.Errorf("want 2 Hits and 1 Critical Hit through: %v", tb.Log)
	}
}

func TestCases68And69Cancelling(t *testing.T) {
	tb := duel(t, 2, gametest.Craft{Attack: 2}, gametest.Craft{Agility: 3}, forced([]dice.Face{crit, crit}, evade, evade, evade))
	if tb.Do("Primary"); !tb.Heard("B is not hit") {
		t.Errorf("68: both are cancelled: %v", tb.Log)
	}
	tb = duel(t, 2, gametest.Craft{Attack: 2}, gametest.Craft{Agility: 1, Hull: 9}, forced([]dice.Face{hit, crit}, evade))
	if tb.Do("Primary"); !tb.Heard("B is hit: 1 critical damage") {
		t.Errorf("69: the Critical Hit gets through: %v", tb.Log)
	}
}

func TestCase70To72LockAndStations(t *testing.T) {
	spec := forced([]dice.Face{bs, bs, blank}, hit, crit, bs)
	tb := duel(t, 2, gametest.Craft{Attack: 3, Laid: lockOn(1)}, gametest.Craft{Agility: -1, Hull: 9}, spec)
	tb.Do("Primary", "Spend Target Lock", "Die 1+Die 2+Die 3")
	if !tb.Heard("1 damage and 1 critical") || tb.Ship("A").Lock != game.NoShip {
		t.Errorf("70: H C B, the lock spent: %v", tb.Log)
	}
	tb = duel(t, 2, gametest.Craft{Attack: 3, Laid: gametest.Laid{Lock: 1, Stations: 1}}, gametest.Craft{Agility: -1, Hull: 9}, spec)
	tb.Do("Primary", "Spend Target Lock", "Die 1+Die 2+Die 3", "Spend Battle Stations")
	if !tb.Heard("2 damage and 1 critical") {
		t.Errorf("71: H C H: %v", tb.Log)
	}
	tb = duel(t, 2, gametest.Craft{Attack: 2, Laid: gametest.Laid{Lock: 1, Stations: 1}}, gametest.Craft{Agility: -1, Hull: 9}, forced([]dice.Face{bs, blank}, bs))
	tb.Do("Primary", "Spend Battle Stations", "Spend Target Lock", "Die 2")
	if !tb.Heard("B is hit: 1 damage") {
		t.Errorf("72: the later B stays B: %v", tb.Log)
	}
}

func TestCase74NoDieTwice(t *testing.T) {
	tb := duel(t, 2, gametest.Craft{Attack: 2, Laid: lockOn(1)}, gametest.Craft{Agility: -1}, forced([]dice.Face{blank, blank}, blank, blank))
	tb.Do("Primary", "Spend Target Lock", "Die 1+Die 2")
	if p := tb.Game.FirstOpen(); p != nil && p.Ask == game.ModifyAttackDice {
		t.Error("nothing is left to re-roll, and no lock")
	}
}

func TestCases75And76NoDefenseDice(t *testing.T) {
	b := gametest.Craft{Agility: -1, Laid: gametest.Laid{Evade: 1}}
	tb := duel(t, 2, gametest.Craft{Attack: 1}, b, forced([]dice.Face{hit}))
	if tb.Do("Primary", "Spend Evade"); !tb.Heard("B is not hit") {
		t.Errorf("75: Evade may be spent without dice: %v", tb.Log)
	}
	b.Laid = gametest.Laid{Stations: 1}
	tb = duel(t, 2, gametest.Craft{Attack: 1}, b, forced([]dice.Face{hit}))
	if tb.Do("Primary", "Spend Battle Stations"); !tb.Heard("B is hit: 1 damage") || tb.Ship("B").Stations != 0 {
		t.Errorf("76: the token may be spent and does nothing: %v", tb.Log)
	}
}

func TestCase77LockPaidDoesNotReroll(t *testing.T) {
	tb := duel(t, 2, gametest.Craft{Weapons: []card.Upgrade{torpedo(5, 2, 3)}, Laid: lockOn(1)}, gametest.Craft{}, forced([]dice.Face{blank, blank, blank, blank, blank}))
	tb.Do("Torpedoes")
	if tb.Asked(game.ModifyAttackDice, "A") {
		t.Error("the lock was paid: nothing re-rolls")
	}
	if c := tb.Ship("A").Upgrades[0]; !c.Disabled {
		t.Error("the torpedoes are disabled")
	}
}

func TestCase79StationsOnce(t *testing.T) {
	spec := forced([]dice.Face{hit}, bs)
	spec.Dice = append(spec.Dice, hit, bs)
	spec.Crafts = []gametest.Craft{{Name: "A2", X: 15, Y: 25, Skill: 5, Attack: 1}}
	tb := duel(t, 2, gametest.Craft{Attack: 1}, gametest.Craft{Hull: 9, Skill: 1, Laid: gametest.Laid{Stations: 1}}, spec)
	tb.Do("Primary", "Spend Battle Stations").Pass(game.ChooseTarget, "A2").Do("Primary")
	if tb.Asked(game.ModifyDefenseDice, "B") || tb.Ship("B").NDamage != 1 {
		t.Errorf("one token, one defense: %v", tb.Log)
	}
}

func TestCases80To82Damage(t *testing.T) {
	for _, c := range []struct {
		no                string
		b                 gametest.Craft
		dice              []dice.Face
		shields, down, up int
	}{
		{"80", gametest.Craft{Shields: 2, Hull: 9, Agility: -1}, []dice.Face{hit, hit, crit}, 0, 0, 1},
		{"81", gametest.Craft{Shields: 3, Hull: 9, Agility: -1}, []dice.Face{hit, crit, crit}, 0, 0, 0},
	} {
		tb := duel(t, 2, gametest.Craft{Attack: 3}, c.b, forced(c.dice))
		tb.Do("Primary")
		s, down, up := hurt(tb)
		if s != c.shields || up+down < c.down+c.up || c.down+c.up == 0 && up+down != 0 {
			t.Errorf("case %s: %d shields, %d face down, %d face up", c.no, s, down, up)
		}
	}
	tb := duel(t, 2, gametest.Craft{Attack: 1}, gametest.Craft{Shields: 3, Agility: -1, Laid: gametest.Laid{Cloak: game.CloakBeside, Down: 3}},
		forced([]dice.Face{hit}, blank, blank, blank, blank))
	tb.Do("Primary")
	if b := tb.Ship("B"); b.NDamage != 1 || b.Down != 3 && b.Shields != 3 {
		t.Errorf("case 82: a cloaked ship's shields do not absorb: %d damage, %d down", b.NDamage, b.Down)
	}
}
