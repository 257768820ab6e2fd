package game_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// The names of the referee's numbers are those of the data, in its order.
func TestDamageNumbersAreTheCards(t *testing.T) {
	names := []string{"Direct Hit!", "Warp Core Breach", "Stunned Helmsman", "Console Fire", "Communications Failure", "Engine Room Fire",
		"Damaged Sensor Array", "Injured Captain", "Minor Explosion", "Minor Hull Breach", "Munitions Failure", "Structural Damage",
		"Jostled Navigator", "Power Disruption", "Weapons Malfunction"}
	ids := []game.DamageID{game.DirectHit, game.WarpCoreBreach, game.StunnedHelmsman, game.ConsoleFire, game.CommunicationsFailure, game.EngineRoomFire,
		game.DamagedSensorArray, game.InjuredCaptain, game.MinorExplosion, game.MinorHullBreach, game.MunitionsFailure, game.StructuralDamage,
		game.JostledNavigator, game.PowerDisruption, game.WeaponsMalfunction}
	for i, d := range card.DamageDeck() {
		if ids[i].String() != names[i] || ids[i].Words() != d.Text() {
			t.Errorf("number %d is %s, want %s; %s", ids[i], ids[i], names[i], ids[i].Words())
		}
	}
	if len(ids) != len(card.DamageDeck()) {
		t.Errorf("%d numbers for %d cards", len(ids), len(card.DamageDeck()))
	}
	if game.FaceDown.String() == "" || game.FaceDown.Words() == "" {
		t.Error("a card nobody may see has words too")
	}
}

// Which damage cards offer an action, and which faces turn them face down.
func TestActionsOfDamageCards(t *testing.T) {
	never, always := []dice.Face{}, []dice.Face{blank, hit, crit, bs}
	down := map[game.DamageID][]dice.Face{
		game.ConsoleFire: always, game.DamagedSensorArray: {hit}, game.StructuralDamage: {hit}, game.WeaponsMalfunction: {hit, crit}, game.WarpCoreBreach: never,
	}
	for d := game.DirectHit; d <= game.WeaponsMalfunction; d++ {
		for _, face := range always {
			tb := activate(t, gametest.Spec{Dice: []dice.Face{face}, Crafts: []gametest.Craft{{X: 18, Y: 20, Hull: 6, Dial: "straight 1",
				Laid: gametest.Laid{Crits: []game.DamageID{d}}}, far()}})
			tb.Pass(game.ChooseAction, "A")
			faces, offers := down[d]
			if tb.Offered("Action of "+d.String()) != offers {
				t.Errorf("%s: an action is offered: %v", d, !offers)
				continue
			}
			if !offers {
				continue
			}
			tb.Do("Action of " + d.String())
			expect.Same(t, !tb.Ship("A").Has(d), slices.Contains(faces, face), "%s, %s rolled: face down", d, face)
		}
	}
}

// Two copies of one card speak twice.
func TestTwoDamageCardsSpeakTwice(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Combat, Dice: []dice.Face{hit, hit}, Crafts: []gametest.Craft{
		{X: 18, Y: 20, Hull: 9, Laid: gametest.Laid{Crits: []game.DamageID{game.ConsoleFire, game.ConsoleFire}}}, {Two: true, X: 18, Y: 14, H: 180}}})
	if n := tb.Ship("A").NDamage; n != 4 {
		t.Errorf("%d damage cards, want 2 and 1 for each fire: %v", n, tb.Log)
	}
	tb = duel(t, 2, gametest.Craft{Attack: 4, Laid: gametest.Laid{Crits: []game.DamageID{game.WeaponsMalfunction, game.WeaponsMalfunction}}},
		gametest.Craft{Agility: 3, Laid: gametest.Laid{Crits: []game.DamageID{game.StructuralDamage, game.StructuralDamage}}}, gametest.Spec{})
	tb.Do("Primary")
	a, d := tb.Rolled()
	expect.True(t, a == 2 && d == 1, "%d attack and %d defense dice, want 2 and 1", a, d)
}
