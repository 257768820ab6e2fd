package cards_test

import (
	"testing"

	"attackwing/game"
)

// Phaser Strike: its Action lets the ship fire this weapon at captain skill 10 this round. Range
// bonuses apply to it.
var _ = test("phaser_strike_71445", func(t *testing.T) {
	const id = "phaser_strike_71445"
	a, b := craft{Cards: []string{id}, Hull: 9}, craft{Skill: 9, Hull: 9}
	at := func(pick string) func() {
		tb := acting(t, 2, a, b, spec{}).Do(pick).Pass(game.ChooseAction, "B").Do("No action")
		return func() {
			t.Helper()
			if pick == "No action" {
				if !tb.Asked(game.ChooseTarget, "B") {
					t.Errorf("without the Action: %s", tb.Prompt().Heading(tb.Set))
				}
				return
			}
			if !tb.Asked(game.ChooseTarget, "A") {
				t.Fatalf("after the Action: %s", tb.Prompt().Heading(tb.Set))
			}
			offered(t, tb, "Phaser Strike at B", true)
			offered(t, tb, "Primary weapon at B", false)
			tb.Do("Do not attack") // it waits: now its captain's skill counts, and any weapon
			if !tb.Asked(game.ChooseTarget, "B") {
				t.Errorf("after waiting: %s", tb.Prompt().Heading(tb.Set))
			}
			tb.Do("Do not attack")
			offered(t, tb, "Phaser Strike at B", true)
			offered(t, tb, "Primary weapon at B", true)
		}
	}
	at("No action")()
	at("Phaser Strike")()

	tb := acting(t, 1, a, b, spec{}).Do("Phaser Strike").Pass(game.ChooseAction, "B").Do("No action").Do("Phaser Strike at B").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "at Range 1", 3+1, 1)
	tb.Do("Do not attack")
	if tb.Asked(game.ChooseTarget, "A") {
		t.Error("it attacks twice")
	}
})

// Photon Torpedoes (Ferengi): one Battle Stations result may become a Critical Hit.
var _ = test("photon_torpedoes_71806", func(t *testing.T) {
	convertsStations(t, "photon_torpedoes_71806", "Photon Torpedoes", 2, 5)
})

// Photonic Weapon: one blank die may be re-rolled.
var _ = test("photonic_weapon_71446", func(t *testing.T) {
	rerollsBlanks(t, "photonic_weapon_71446", "Photonic Weapon", 2, 4, 1)
})

// Photon Torpedoes (Independent): one Battle Stations result may become a Critical Hit.
var _ = test("photon_torpedoes_71528", func(t *testing.T) {
	convertsStations(t, "photon_torpedoes_71528", "Photon Torpedoes", 2, 5)
})

// Plasma Torpedoes (Independent): all blank dice may be re-rolled.
var _ = test("plasma_torpedoes_opwebprize", func(t *testing.T) {
	rerollsBlanks(t, "plasma_torpedoes_opwebprize", "Plasma Torpedoes", 1, 4, 3)
})

// Quantum Torpedoes (Mirror Universe): when they hit, one more Hit.
var _ = test("quantum_torpedoes_71510b", func(t *testing.T) { oneMoreHit(t, "quantum_torpedoes_71510b") })

// Energy Blast: two more attack dice on a Species 8472 Bioship.
var _ = test("energy_blast_71281", func(t *testing.T) {
	strongerOn(t, "energy_blast_71281", "Energy Blast", "species_8472_bioship_71281", "1002", 5, 2)
})

// Photonic Charges: a hit places an Auxiliary Power token beside the target.
var _ = test("photonic_charges_71282", func(t *testing.T) {
	const id = "photonic_charges_71282"
	for _, c := range []struct {
		dice  []face
		power int8
	}{{[]face{hit, hit, blank, blank}, 1}, {[]face{crit, blank, blank, blank}, 1}, {[]face{hit, blank, blank, evade}, 0}, {[]face{bs, blank, blank, blank}, 0}} {
		tb := duel(t, 1, craft{Cards: []string{id}}, craft{Shields: 5}, spec{Dice: c.dice}).Do("Photonic Charges at B").Pass(game.ChooseTarget, "B")
		same(t, "Auxiliary Power", tb.Ship("B").Power, c.power)
	}
	tb := duel(t, 2, craft{Cards: []string{id}}, craft{Shields: 5, Agility: -1}, spec{Dice: []face{hit, hit, hit, hit}}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	same(t, "Auxiliary Power after another weapon", tb.Ship("B").Power, 0)
})

// Xindi Torpedoes: one more attack die on a Xindi Reptilian Warship.
var _ = test("xindi_torpedoes_72335", func(t *testing.T) {
	strongerOn(t, "xindi_torpedoes_72335", "Xindi Torpedoes", "muratas_72335", "xindi_starship_72004p", 4, 1)
})

// Xindi Torpedoes: one more attack die on a Xindi Aquatic Cruiser.
var _ = test("xindi_torpedoes_72338", func(t *testing.T) {
	strongerOn(t, "xindi_torpedoes_72338", "Xindi Torpedoes", "xindi_starship_72004p", "muratas_72335", 4, 1)
})

// A card with Time tokens waits: it loses one in each End Phase and fires again when they are gone.
func TestTimeTokensOnWeapons(t *testing.T) {
	const id = "particle_cannon_array_72025"
	tb := duel(t, 2, craft{Cards: []string{id}, Hull: 9, Skill: 9}, craft{Hull: 9}, spec{}).Do("Particle Cannon Array at B")
	same(t, "Time Tokens when fired", lies(t, tb, "A", id).Time, 2)
	for round, want := range map[int8]bool{1: false, 0: true} {
		tb := duel(t, 2, craft{Cards: []string{id}, Laid: laid{Time: []onCard{{Upgrade: 0, N: round}}}}, craft{}, spec{})
		offered(t, tb, "Particle Cannon Array at B", want)
	}
	tb.Pass(game.ChooseManeuver, "A")
	same(t, "Time Tokens in the next round", lies(t, tb, "A", id).Time, 1)
}
