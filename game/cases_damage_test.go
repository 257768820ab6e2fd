package game_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// Cases G 83 to 91: the damage cards.

// stack puts the damage cards named on top of B's deck by looking for a seed; the first critical
// dealt is then that card.
func withTop(t *testing.T, want game.DamageID, lay func(seed uint64) *gametest.Table) *gametest.Table {
	t.Helper()
	for seed := range uint64(400) {
		tb := lay(seed)
		d := &tb.Game.State().Decks[1]
		if d.Cards[d.N-1] == want {
			return tb
		}
	}
	t.Fatalf("no seed puts %s on top", want)
	return nil
}

// critOn lays A, who rolls one Critical Hit at B's unshielded hull, with the wanted card on top of
// B's deck.
func critOn(t *testing.T, want game.DamageID, b gametest.Craft, more ...dice.Face) *gametest.Table {
	b.Agility = -1
	return withTop(t, want, func(seed uint64) *gametest.Table {
		return duel(t, 2, gametest.Craft{Attack: 1}, b, gametest.Spec{Seed: seed, Dice: append([]dice.Face{crit}, more...)})
	})
}

func TestCase83DirectHit(t *testing.T) {
	tb := critOn(t, game.DirectHit, gametest.Craft{Hull: 3, Laid: gametest.Laid{Hull: 2}})
	tb.Do("Primary")
	if !tb.Heard("B is destroyed") {
		t.Errorf("one card, Direct Hit! and its second point are three: %v", tb.Log)
	}
	tb = critOn(t, game.DirectHit, gametest.Craft{Hull: 5})
	tb.Do("Primary")
	if b := tb.Ship("B"); b.NDamage != 2 || b.Has(game.DirectHit) {
		t.Errorf("two damage, both face down: %d, face up %v", b.NDamage, b.Has(game.DirectHit))
	}
}

// Direct Hit!: its second point is dealt to the hull even where the first came past active shields.
func TestDirectHitPastShields(t *testing.T) {
	tb := withTop(t, game.DirectHit, func(seed uint64) *gametest.Table {
		beam := gametest.Craft{Cards: []string{"3081"}}
		return duel(t, 1, beam, gametest.Craft{Hull: 9, Shields: 3, Agility: -1}, gametest.Spec{Seed: seed, Dice: []dice.Face{crit, blank, blank}})
	})
	tb.Do("Phased Polaron Beam at B")
	if b := tb.Ship("B"); b.NDamage != 2 || b.Shields != 3 {
		t.Errorf("%d damage and %d shields, want 2 and 3", b.NDamage, b.Shields)
	}
}

func planning(t *testing.T, d []dice.Face, crits ...game.DamageID) *gametest.Table {
	return gametest.Lay(t, gametest.Spec{Phase: game.Planning, Dice: d, Crafts: []gametest.Craft{
		{X: 18, Y: 20, Hull: 6, Laid: gametest.Laid{Crits: crits}}, {Name: "A2", X: 10, Y: 20}, {Two: true, X: 18, Y: 4, H: 180, Skill: 9}}})
}

func TestCases84And85WarpCoreBreach(t *testing.T) {
	tb := planning(t, []dice.Face{crit}, game.WarpCoreBreach)
	if a := tb.Ship("A"); !a.Destroyed || a.DeadBy != game.ByWarpCoreBreach {
		t.Error("84: a Critical Hit destroys it before dials are set")
	}
	tb = planning(t, []dice.Face{hit}, game.WarpCoreBreach)
	if tb.Ship("A").Destroyed {
		t.Fatal("85: a Hit does nothing")
	}
	tb.Do("straight 3", "straight 3", "straight 1").Pass(game.ChooseAction, "A").Do("Action of Warp Core Breach")
	tb.Pass(game.ChooseManeuver, "A")
	if !tb.Ship("A").BreachFix || tb.Offered("straight 2") || !tb.Offered("straight 1") || !tb.Offered("reverse 1") || !tb.Offered("full stop") {
		t.Errorf("85: speed 1 at most from now on, offered %v", tb.Offers())
	}
	if tb.Why("straight 2") == "" {
		t.Error("85: the refusal says why")
	}
}

func TestCase86ConsoleFire(t *testing.T) {
	for _, c := range []struct {
		face  dice.Face
		house []string
		n     int8
	}{{crit, nil, 1}, {hit, nil, 2}, {crit, []string{"damage-card.crit-counts-as-hit", "true"}, 2}} {
		tb := gametest.Lay(t, gametest.Spec{Phase: game.Combat, Dice: []dice.Face{c.face}, House: c.house, Crafts: []gametest.Craft{
			{X: 18, Y: 20, Hull: 6, Laid: gametest.Laid{Crits: []game.DamageID{game.ConsoleFire}}}, {Two: true, X: 18, Y: 14, H: 180}}})
		if n := tb.Ship("A").NDamage; n != c.n {
			t.Errorf("%v %v: %d damage cards, want %d", c.face, c.house, n, c.n)
		}
	}
}

func TestCase87CommunicationsFailure(t *testing.T) {
	tb := critOn(t, game.CommunicationsFailure, gametest.Craft{Hull: 9, Skill: 3, H: 180})
	tb.Do("Primary")
	if s := tb.Ship("B"); !s.Has(game.CommunicationsFailure) || s.Skill != 3 {
		t.Fatalf("the skill is %d in the round in which the card is dealt", s.Skill)
	}
	tb.Pass(game.ChooseManeuver, "A")
	if s := tb.Ship("B"); s.Skill != 0 {
		t.Errorf("the skill is %d from the next Planning Phase on, want 0", s.Skill)
	}
}

// An admiral's bonus is a line of his own card: it counts on top of the skill 0 of Communications
// Failure, and of the 1 of a disabled captain.
func TestAnAdmiralsBonusStaysInForce(t *testing.T) {
	for _, c := range []struct {
		rulings     string
		laid        gametest.Laid
		want        int8
		wantAnybody int8 // without an admiral
	}{
		{"2", gametest.Laid{}, 4, 3},
		{"2", gametest.Laid{Crits: []game.DamageID{game.CommunicationsFailure}}, 1, 0},
		{"1", gametest.Laid{Crits: []game.DamageID{game.CommunicationsFailure}}, 0, 0},
		{"2", gametest.Laid{Disabled: []int8{-1}}, 2, 1},
	} {
		for _, with := range []bool{true, false} {
			a, want := gametest.Craft{X: 18, Y: 30, Hull: 9, Skill: 3, Laid: c.laid}, c.wantAnybody
			if with {
				a.Cards, want = []string{"gul_dukat_71524"}, c.want // +1
			}
			tb := gametest.Lay(t, gametest.Spec{House: []string{"rulings", c.rulings}, Phase: game.Planning,
				Crafts: []gametest.Craft{a, {Two: true, X: 18, Y: 6, H: 180}}})
			if k := tb.Ship("A").Skill; k != want {
				t.Errorf("rulings %s, admiral %v: captain skill %d of %+v, want %d", c.rulings, with, k, c.laid, want)
			}
		}
	}
}

func TestCase88DamagedSensorArray(t *testing.T) {
	for _, face := range []dice.Face{hit, blank} {
		tb := activate(t, gametest.Spec{Dice: []dice.Face{face}, Crafts: []gametest.Craft{{X: 18, Y: 20, Hull: 6, Dial: "straight 1",
			Laid: gametest.Laid{Crits: []game.DamageID{game.DamagedSensorArray}}}, far()}})
		tb.Pass(game.ChooseAction, "A")
		if tb.Offered("evade") || tb.Why("evade") == "" {
			t.Error("no action of the bar, and the reason is told")
		}
		tb.Do("Action of Damaged Sensor Array")
		if got := tb.Ship("A").Has(game.DamagedSensorArray); got != (face != hit) {
			t.Errorf("rolled %v: still face up %v", face, got)
		}
	}
}

func TestCase89And90AtOnce(t *testing.T) {
	tb := critOn(t, game.MunitionsFailure, gametest.Craft{Hull: 9})
	if tb.Do("Primary"); tb.Ship("B").Has(game.MunitionsFailure) || tb.Ship("B").NDamage != 1 {
		t.Error("89: without a weapon it just flips")
	}
	two := []card.Upgrade{torpedo(5, 2, 3), {Printed: card.Printed{ID: "c", Name: "Cannon"}, Weapon: card.WeaponFacts{Dice: 3, RangeMin: 1, RangeMax: 3}}}
	tb = critOn(t, game.MunitionsFailure, gametest.Craft{Hull: 9, Weapons: two})
	tb.Do("Primary")
	if !tb.Asked(game.ChooseWeapon, "B") || tb.Prompt().Player != game.Two {
		t.Fatal("89: the owner chooses among two weapons")
	}
	if tb.Do("Discard Cannon"); !tb.Ship("B").Upgrades[1].Discarded || tb.Ship("B").Upgrades[0].Discarded {
		t.Error("89: the chosen weapon goes")
	}
	tb = critOn(t, game.PowerDisruption, gametest.Craft{Hull: 9})
	if tb.Do("Primary"); tb.Ship("B").Power != 1 || tb.Ship("B").Has(game.PowerDisruption) {
		t.Error("90: one Auxiliary Power Token at once, and the card flips")
	}
}

func TestMinorExplosionAndHullBreach(t *testing.T) {
	tb := critOn(t, game.MinorExplosion, gametest.Craft{Hull: 9}, hit)
	if tb.Do("Primary"); tb.Ship("B").NDamage != 2 || tb.Ship("B").Has(game.MinorExplosion) {
		t.Errorf("a Hit is one more damage, and the card flips: %v", tb.Log)
	}
	tb = activate(t, gametest.Spec{Dice: []dice.Face{hit}, Crafts: []gametest.Craft{{X: 18, Y: 20, Hull: 6, Dial: "straight 1", Red: []string{"straight 1"},
		Laid: gametest.Laid{Crits: []game.DamageID{game.MinorHullBreach}}}, far()}})
	if tb.Ship("A").NDamage != 2 {
		t.Errorf("after a red maneuver a Hit is one damage: %v", tb.Log)
	}
}

func TestEngineRoomFireMakesTurnsRed(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Hull: 6, Dial: "turn left 2", Laid: gametest.Laid{Crits: []game.DamageID{game.EngineRoomFire}}}, far()}})
	if tb.Ship("A").Power != 1 {
		t.Error("a turn counts as red")
	}
}

func TestCase91Regenerate(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Hull: 6, Dial: "straight 1",
		Laid: gametest.Laid{Hull: 3, Crits: []game.DamageID{game.InjuredCaptain}}}, {Two: true, X: 18, Y: 10, H: 180, Skill: 2, Dial: "straight 1"}}})
	tb.Pass(game.ChooseAction, "A")
	n := 0
	for _, l := range tb.Offers() {
		if len(l) > 10 && l[:10] == "Regenerate" {
			n++
		}
	}
	if n != 3 {
		t.Fatalf("%d cards to repair, want 3: %v", n, tb.Offers())
	}
	tb.Do("Regenerate: repair Injured Captain")
	if a := tb.Ship("A"); a.NDamage != 2 || a.Has(game.InjuredCaptain) || !a.NoAttack {
		t.Error("one card goes, and the ship may not attack this round")
	}
}
