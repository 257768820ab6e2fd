package cards_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// volleys are the numbers of attack dice of all attacks rolled so far.
func volleys(tb *gametest.Table) (n []int) {
	for _, e := range tb.Told {
		if e, ok := e.(game.AttackRolled); ok {
			n = append(n, int(e.N))
		}
	}
	return n
}

// Enhanced Weaponry: one more attack die on a Cardassian Keldon Class ship.
var _ = test("3096", func(t *testing.T) { strongerOn(t, "3096", "Enhanced Weaponry", "1041", "1020", 5, 1) })

// Photon Torpedoes: two more attack dice on a Jem'Hadar Battleship.
var _ = test("photon_torpedoes_71279", func(t *testing.T) {
	strongerOn(t, "photon_torpedoes_71279", "Photon Torpedoes", "dominion_starship_71279", "dominion_starship_71524", 5, 2)
})

// Photon Torpedoes: one more attack die on a Jem'Hadar Battle Cruiser.
var _ = test("photon_torpedoes_71524", func(t *testing.T) {
	strongerOn(t, "photon_torpedoes_71524", "Photon Torpedoes", "dominion_starship_71524", "dominion_starship_71279", 5, 1)
})

// Forward Weapons Grid: its five dice are divided between two ships, at least one for each; without
// a second ship in its arc it is not fired.
func TestForwardWeaponsGrid(t *testing.T) {
	const id = "3054"
	second := craft{Name: "C", Two: true, X: 21, Y: 17, H: 180, Hull: 9}
	third := second
	third.Name, third.X = "D", 15
	table := func(others ...craft) *gametest.Table {
		return duel(t, 2, craft{Cards: []string{id}}, craft{Hull: 9}, spec{Crafts: others})
	}
	tb := table(second, third).Do("Forward Weapons Grid at B")
	if got := tb.Offers(); !slices.Equal(got, []string{"C", "D"}) {
		t.Errorf("the second ship: %v", got)
	}
	tb = table(second).Do("Forward Weapons Grid at B")
	same(t, "the question", tb.Prompt().Heading(tb.Set), "B: How many of 5 dice? The rest go at C.")
	if got := tb.Offers(); !slices.Equal(got, []string{"1", "2", "3", "4"}) {
		t.Errorf("dice for the first ship: %v", got)
	}
	tb.Do("2").Pass(game.ChooseShip, "B")
	if got := volleys(tb); !slices.Equal(got, []int{2, 3}) {
		t.Errorf("attack dice %v, want 2 and 3", got)
	}
	disabled(t, tb, "A", id)

	offered(t, table(), "Forward Weapons Grid", false)
	second.Y = 33 // behind the ship
	offered(t, table(second), "Forward Weapons Grid", false)
}

// Phased Polaron Beams and the Proton Beam: what is not cancelled goes past the shields.
func TestBeamsIgnoreShields(t *testing.T) {
	for id, label := range map[string]string{"3081": "Phased Polaron Beam at B", "phased_polaron_beam_71279": "Phased Polaron Beam at B",
		"proton_beam_71646d": "Proton beam at B"} {
		n := map[string]int{"phased_polaron_beam_71279": 4}[id]
		roll := slices.Repeat([]face{hit}, max(n, 3))
		tb := duel(t, 1, craft{Cards: []string{id}}, craft{Shields: 4, Hull: 6}, spec{Dice: append(roll, evade)}).Do(label).Pass(game.ChooseTarget, "B")
		same(t, "shields", tb.Ship("B").Shields, 4)
		same(t, "damage", int(tb.Ship("B").NDamage), len(roll)-1)
		tb = duel(t, 1, craft{Cards: []string{id}}, craft{Shields: 4, Hull: 6, Agility: -1}, spec{Dice: []face{hit, blank, blank, blank}}).
			Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
		same(t, "shields after the primary weapon", tb.Ship("B").Shields < 4, true)
	}
}
