package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// flag lays an admiral on a ship of its own, F, beside A, so many inches of gap away, and runs to
// A's action; B is a range band ahead of A.
func flag(t *testing.T, admiral string, gap float64, band int, s spec) *gametest.Table {
	t.Helper()
	f := craft{Name: "F", X: 18 + 1.5748 + gap, Y: 20, Skill: 4, Dial: "full stop", Cards: []string{admiral}}
	s.Crafts = append([]craft{f}, s.Crafts...)
	return acting(t, band, craft{}, craft{Skill: 1 + 8}, s)
}

// fleetAction asserts what all admirals share: the skill of their captain, the reach of the fleet
// action, that it takes the place of the ship's action, once a round, and that an injured captain
// or lost communications leave it to the own ship.
func fleetAction(t *testing.T, id, name string, bonus int8, s spec) {
	t.Helper()
	tb := flag(t, id, 10, 2, s)
	same(t, "captain skill", tb.Ship("F").Skill, 4+bonus)
	offered(t, tb, name, true)
	tb.Do(name)
	tb.Pass(game.ChooseAction, "F")
	offered(t, tb, name, false)
	tb = flag(t, id, 12.2, 2, s)
	offered(t, tb, name, false)
	for _, crit := range []game.DamageID{game.CommunicationsFailure, game.InjuredCaptain} {
		f := craft{Name: "F", X: 14, Y: 20, Skill: 4, Dial: "full stop", Cards: []string{id}, Laid: laid{NewCrits: []game.DamageID{crit}, Hull: 3}}
		x := s
		x.Crafts = append([]craft{f}, s.Crafts...)
		tb = acting(t, 2, craft{}, craft{Skill: 9}, x)
		offered(t, tb, name, false)
	}
}

// Gul Dukat: fleet action: one more attack die of the primary weapon this round.
var _ = test("gul_dukat_71524", func(t *testing.T) {
	fleetAction(t, "gul_dukat_71524", "Gul Dukat", 1, spec{})
	tb := flag(t, "gul_dukat_71524", 3, 2, spec{}).Do("Gul Dukat")
	if tb.Asked(game.ChooseAction, "A") {
		t.Errorf("a second action: %v", tb.Offers())
	}
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	a, _ := tb.Rolled()
	same(t, "attack dice", a, 4+1)
	tb = acting(t, 2, craft{Cards: []string{"gul_dukat_71524", "3097"}}, craft{}, spec{}).Do("Gul Dukat")
	tb.Pass(game.ChooseTarget, "A").Do("Dorsal Weapons Array at B")
	a, _ = tb.Rolled()
	same(t, "dice of another weapon", a, 3)
})

// Maxwell Forrest: fleet action: a straight, bank or turn of speed 1, counting as white.
var _ = test("maxwell_forrest_71526", func(t *testing.T) {
	fleetAction(t, "maxwell_forrest_71526", "Maxwell Forrest", 1, spec{})
	tb := flag(t, "maxwell_forrest_71526", 3, 2, spec{})
	y := tb.Ship("A").Pose.Y
	tb.Do("Maxwell Forrest")
	for o, want := range map[string]bool{"straight 1": true, "bank left 1": true, "bank right 1": true, "turn left 1": true, "turn right 1": true, "straight 2": false} {
		offered(t, tb, o, want)
	}
	tb.Do("straight 1")
	same(t, "µm flown", y-tb.Ship("A").Pose.Y, 80000)
	tb = acting(t, 2, craft{Cards: []string{"maxwell_forrest_71526"}, Red: []string{"straight 1"}, Dial: "straight 2"}, craft{}, spec{})
	tb.Do("Maxwell Forrest", "straight 1")
	same(t, "Auxiliary Power Tokens after a maneuver red on the dial", tb.Ship("A").Power, 0)
})

// Hayes: fleet action: friends within Range 1 roll one more attack die this round, two more against
// a Borg ship.
var _ = test("hayes_72008", func(t *testing.T) {
	near := craft{Name: "N", X: 18 + 1.5748 + 3, Y: 20, Skill: 4}
	fleetAction(t, "hayes_72008", "Hayes", 1, spec{Crafts: []craft{near}})
	for _, c := range []struct {
		faction string
		want    int
	}{{"", 4 + 1}, {"Borg", 4 + 2}} {
		b := craft{Skill: 2, Hull: 9}
		if c.faction != "" {
			b = craft{Of: "borg_starship_71530", Skill: 2}
		}
		tb := acting(t, 2, craft{Cards: []string{"hayes_72008"}}, b, spec{Crafts: []craft{near, {Name: "W", X: 18 - 1.5748 - 6, Y: 20, Skill: 4}}})
		tb.Do("Hayes")
		if c.faction == "" {
			tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at")
			a, _ := tb.Rolled()
			same(t, "attack dice of the own ship", a, 4)
		}
		tb.Pass(game.ChooseTarget, "N").Do("Primary weapon at")
		a, _ := tb.Rolled()
		same(t, "attack dice of a friend", a, c.want)
	}
})

// William Ross: fleet action: an enemy at Range 1 to 2 in the front arc rolls one attack die fewer
// in its next attack.
var _ = test("william_ross_72001p", func(t *testing.T) {
	fleetAction(t, "william_ross_72001p", "William Ross", 2, spec{})
	tb := flag(t, "william_ross_72001p", 3, 2, spec{}).Do("William Ross")
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
	a, _ := tb.Rolled()
	same(t, "enemy attack dice", a, 4-1)
	tb = flag(t, "william_ross_72001p", 3, 3, spec{})
	offered(t, tb, "William Ross", false)
	tb = acting(t, 2, craft{Cards: []string{"william_ross_72001p"}, Dial: "turn left 2"}, craft{}, spec{})
	offered(t, tb, "William Ross", false)
})

// Martok: fleet action: this round one more attack die of the primary weapon, one Hit of it made
// critical, and two defense dice fewer.
var _ = test("martok_71804", func(t *testing.T) {
	fleetAction(t, "martok_71804", "Martok", 1, spec{})
	f := craft{Name: "F", X: 22, Y: 20, Skill: 4, Dial: "full stop", Cards: []string{"martok_71804"}}
	tb := acting(t, 2, craft{Agility: 3, Hull: 9}, craft{Skill: 9}, spec{Crafts: []craft{f}, Dice: []dice.Face{blank, blank, blank, blank, blank, hit, hit, blank, blank, blank}})
	tb.Do("Martok")
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
	_, d := tb.Rolled()
	same(t, "defense dice", d, 3-2)
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	a, _ := tb.Rolled()
	same(t, "attack dice", a, 4+1)
	tb.Do("Martok: change")
	showing(t, tb, false, crit, hit, blank, blank, blank)
	offered(t, tb, "Martok", false)
})

// Mendak: fleet action: a Battle Stations token for the ship itself or a friend within Range 1 to 2
// that has none; it may not perform that action any more this round.
var _ = test("mendak_71794", func(t *testing.T) {
	fleetAction(t, "mendak_71794", "Mendak", 2, spec{})
	tb := flag(t, "mendak_71794", 6, 2, spec{}).Do("Mendak", "F")
	same(t, "tokens of the friend", tb.Ship("F").Stations, 1)
	tb.Pass(game.ChooseAction, "F")
	offered(t, tb, "Battle Stations", false)
	offered(t, tb, "Evade", true)
	// the friend is too far: the ship itself, without a question
	tb = flag(t, "mendak_71794", 10, 2, spec{}).Do("Mendak")
	same(t, "own tokens", tb.Ship("A").Stations, 1)
	tb = acting(t, 2, craft{Cards: []string{"mendak_71794"}, Laid: laid{Stations: 1}}, craft{}, spec{})
	offered(t, tb, "Mendak", false)
})

// Kiaphet Amman'sor: fleet action: one more defense die this round, and one more attack die if the
// admiral's ship is Xindi.
var _ = test("kiaphet_amman_sor_72338", func(t *testing.T) {
	id, name := "kiaphet_amman_sor_72338", "Kiaphet Amman'sor"
	fleetAction(t, id, name, 1, spec{})
	for i, of := range []string{"xindi_starship_72003p", "1037"} {
		f := craft{Of: of, X: 22, Y: 20, Skill: 4, Cards: []string{id}}
		tb := acting(t, 2, craft{Hull: 9}, craft{Skill: 9}, spec{Crafts: []craft{f}, Dice: make([]dice.Face, 7)})
		tb.Do(name)
		tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A", "1")
		_, d := tb.Rolled()
		same(t, "defense dice", d, 1+1)
		tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
		a, _ := tb.Rolled()
		same(t, "attack dice", a, 4+1-i)
	}
})
