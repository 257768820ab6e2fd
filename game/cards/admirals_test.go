package cards_test

import (
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// What all admirals share: the skill of their captain, the reach of the fleet action, that it takes
// the place of the ship's action, once a round, and that an injured captain or lost communications
// leave it to the own ship.
func TestFleetActions(t *testing.T) {
	for id, bonus := range map[string]int8{"gul_dukat_71524": 1, "maxwell_forrest_71526": 1, "hayes_72008": 1, "william_ross_72001p": 2,
		"martok_71804": 1, "mendak_71794": 2, "kiaphet_amman_sor_72338": 1} {
		t.Run(id, func(t *testing.T) {
			flag := func(gap float64, l laid) (*gametest.Table, string) {
				f := craft{Name: "F", X: 18 + base + gap, Y: 20, Skill: 4, Dial: "full stop", Cards: []string{id}, Laid: l}
				near := craft{Name: "N", X: 18 - base - 3, Y: 20, Skill: 4} // whom Hayes helps
				tb := acting(t, 2, craft{}, craft{Skill: 9}, spec{Crafts: []craft{f, near}})
				return tb, tb.Set.Facts(1).Admiral.Name
			}
			tb, name := flag(10, laid{})
			same(t, "captain skill", tb.Ship("F").Skill, 4+bonus)
			tb.Do(name).Pass(game.ChooseAction, "F")
			offered(t, tb, name, false)
			tb, _ = flag(12.2, laid{})
			offered(t, tb, name, false)
			for _, crit := range []game.DamageID{game.CommunicationsFailure, game.InjuredCaptain} {
				tb, _ = flag(3, laid{NewCrits: []game.DamageID{crit}, Hull: 3})
				offered(t, tb, name, false)
			}
		})
	}
}

// Some captains bring a slot.
func TestCaptainsBringSlots(t *testing.T) {
	c, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	for id, kind := range map[string]card.UpgradeKind{"chakotay_71528": card.Crew, "borg_queen_71513a": card.BorgUpgrade} {
		same(t, id+": slots", c.Captain(id).Slots[kind], 1)
	}
}

// Khan Singh: a Battle Stations token spent makes its results Critical Hits (that his upgrades pay
// no penalty is tested in fleet building).
var _ = test("2008", func(t *testing.T) {
	for stations, want := range map[int][2]int8{1: {3, 2}, 0: {1, 0}} {
		tb := duel(t, 2, craft{Cards: []string{"2008"}, Laid: laid{Stations: stations}}, craft{Skill: 1, Agility: -1, Hull: 9},
			spec{Dice: []dice.Face{bs, bs, hit, blank}})
		tb.Do("Primary weapon at B")
		if stations > 0 {
			offered(t, tb, "Khan", false)
			tb.Do("Spend Battle Stations")
		}
		same(t, "damage, critical", [2]int8{tb.Ship("B").NDamage, critical(tb.Ship("B"))}, want)
	}
})
