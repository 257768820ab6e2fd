package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// Command Interface: discarded, a die of any own roll is rolled again, also outside of an attack.
var _ = test("command_interface_71513a", func(t *testing.T) {
	const id = "command_interface_71513a"
	tb := duel(t, 2, craft{Cards: []string{id}}, craft{}, spec{Dice: []dice.Face{hit, blank, blank, blank, crit}})
	tb.Do("Primary weapon at B", "Command Interface")
	same(t, "dice at most", tb.Prompt().Max, 1)
	tb.Do("Die 2")
	showing(t, tb, false, hit, crit, blank, blank)
	discarded(t, tb, "A", id)
	tb = duel(t, 2, craft{}, craft{Cards: []string{id}}, spec{Dice: []dice.Face{hit, blank, blank, blank, blank, evade}})
	tb.Do("Primary weapon at B", "Command Interface")
	showing(t, tb, true, evade)
	// a roll for an obstacle, and one for a damage card
	rock := game.Token{Form: game.DiscForm, Flags: game.Obstructs | game.RollsDie, X0: 18 * 25400, Y0: 21.6 * 25400, X1: 5000}
	tb = sail(t, 4, craft{Cards: []string{id}}, craft{}, spec{Tokens: []game.Token{rock}, Dice: []dice.Face{hit, blank}})
	tb.Do("Command Interface")
	tb.Pass(game.ChooseAction, "B")
	same(t, "damage", tb.Ship("A").NDamage, 0)
	discarded(t, tb, "A", id)
	tb = duel(t, 2, craft{Cards: []string{id}, Laid: laid{Crits: []game.DamageID{game.ConsoleFire}}}, craft{}, spec{Dice: []dice.Face{hit, blank}})
	tb.Do("Command Interface")
	same(t, "damage cards", tb.Ship("A").NDamage, 1)
})

// We Are the Borg: discarded by the defender, an Evade for each of 1 to 3 Drone tokens spent.
var _ = test("we_are_the_borg_71530", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Agility: -1, Drones: 5, Cards: []string{"we_are_the_borg_71530"}}, spec{Dice: []dice.Face{hit, hit, crit, blank}})
	tb.Do("Primary weapon at B", "We Are the Borg")
	same(t, "numbers", len(tb.Prompt().Options), 3)
	tb.Do("2")
	same(t, "Drone Tokens", tb.Ship("B").Drones, 3)
	same(t, "damage", tb.Ship("B").NDamage, 1)
	same(t, "the critical is left", times(tb, "suffers a Critical Hit"), 1)
	discarded(t, tb, "B", "we_are_the_borg_71530")
})

// Blockade: an action, discarded: this ship and all friends at Range 1 have an attack die and a
// defense die more this round.
var _ = test("blockade_op6prize", func(t *testing.T) {
	table := func() *gametest.Table {
		tb := acting(t, 2, craft{Skill: 6, Cards: []string{"blockade_op6prize"}}, craft{Hull: 9, Skill: 2}, spec{Crafts: []craft{
			{Name: "C", X: 21, Y: 20, Skill: 7, Dial: "full stop"}, {Name: "D", X: 27, Y: 20, Skill: 8, Dial: "full stop"}}})
		tb.Do("Blockade")
		discarded(t, tb, "A", "blockade_op6prize")
		return tb
	}
	tb := table()
	for _, c := range []struct {
		ship string
		want int
	}{{"C", 5}, {"A", 5}} {
		tb.Pass(game.ChooseTarget, c.ship).Do("Primary weapon at B")
		a, _ := tb.Rolled()
		same(t, "attack dice of "+c.ship, a, c.want)
	}
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
	if tb.Asked(game.ChooseNumber, "A") {
		tb.Do("1")
	}
	rolled(t, tb, "attacked", 4, 2)
})

// Marauder: after moving, disabled, Battle Stations as a free action, though no Ferengi ship has it
// on its Action Bar.
var _ = test("marauder_71806", func(t *testing.T) {
	ferengi := craft{Of: "1023", Cards: []string{"bok_71646a", "marauder_71806"}}
	own := sail(t, 4, ferengi, craft{Skill: 9}, spec{})
	own.Do("Marauder")
	same(t, "Battle Stations of a ship that may carry it", own.Ship("Krayton").Stations, 1)
	tb := sail(t, 4, craft{Cards: []string{"marauder_71806"}}, craft{}, spec{})
	tb.Do("Marauder")
	same(t, "Battle Stations", tb.Ship("A").Stations, 1)
	disabled(t, tb, "A", "marauder_71806")
	offered(t, tb, "Battle Stations", false)
	offered(t, tb, "Scan", true)
	tb = sail(t, 4, craft{Cards: []string{"marauder_71806"}, Red: []string{"straight 1"}}, craft{}, spec{})
	tb.Pass(game.ChooseAction, "B")
	ready(t, tb, "A", "marauder_71806")
})

// Vulcan Logic: discarded, 2 defense dice more, and any of them may be re-rolled.
var _ = test("vulcan_logic_71646e", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Cards: []string{"vulcan_logic_71646e"}}, spec{Dice: []dice.Face{hit, hit, hit, hit, blank, blank, evade, evade, evade}})
	tb.Do("Primary weapon at B", "Vulcan Logic")
	rolled(t, tb, "", 4, 3)
	tb.Do("Vulcan Logic", "Die 1+Die 2")
	showing(t, tb, true, evade, evade, evade)
	discarded(t, tb, "B", "vulcan_logic_71646e")
})

// Research Mission: disabled, a defense die more.
var _ = test("research_mission_71509", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Cards: []string{"research_mission_71509"}}, spec{})
	tb.Do("Primary weapon at B", "Research Mission")
	rolled(t, tb, "", 4, 2)
	disabled(t, tb, "B", "research_mission_71509")
})

// Tholian Assembly: an action, discarded: all friends of the Tholian Vessel class within Range 1-3
// make a maneuver of speed 1.
var _ = test("tholian_assembly_71795", func(t *testing.T) {
	tb := acting(t, 4, craft{Cards: []string{"tholian_assembly_71795"}}, craft{Skill: 9}, spec{Crafts: []craft{
		{Of: "tholia_one_opwebprize", X: 24, Y: 20, Skill: 8, Laid: laid{Shields: -1}}, {Name: "D", X: 28, Y: 22, Skill: 8, Dial: "full stop"}}})
	name := tb.Set.Name(1)
	x, y := tb.Ship(name).Pose.X, tb.Ship(name).Pose.Y
	dx, dy := tb.Ship("D").Pose.X, tb.Ship("D").Pose.Y
	tb.Do("Tholian Assembly")
	for _, o := range tb.Prompt().Options {
		if o.Kind != game.Pass && o.Move.Speed != 1 {
			t.Errorf("a maneuver of speed %d", o.Move.Speed)
		}
	}
	tb.Do(tb.Offers()[0])
	if p := tb.Ship(name).Pose; p.X == x && p.Y == y {
		t.Error("it did not move")
	}
	same(t, "D stays", [2]int32{tb.Ship("D").Pose.X, tb.Ship("D").Pose.Y}, [2]int32{dx, dy})
	discarded(t, tb, "A", "tholian_assembly_71795")
	offered(t, acting(t, 4, craft{Cards: []string{"tholian_assembly_71795"}}, craft{}, spec{}), "Tholian Assembly", false)
})

// Tholian Punctuality: discarded, an attack die more.
var _ = test("tholian_punctuality_opwebprize", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"tholian_punctuality_opwebprize"}}, craft{}, spec{})
	tb.Do("Primary weapon at B", "Tholian Punctuality")
	rolled(t, tb, "", 5, 1)
	discarded(t, tb, "A", "tholian_punctuality_opwebprize")
})

// Yellow Alert: discarded at the start of the Combat Phase, an Evade or Battle Stations token,
// whatever lies there.
var _ = test("yellow_alert_71807", func(t *testing.T) {
	for k, label := range []string{"Evade", "Battle Stations"} {
		tb := duel(t, 2, craft{Cards: []string{"yellow_alert_71807"}, Laid: laid{Evade: 1, Stations: 1}}, craft{}, spec{})
		tb.Do("Yellow Alert", label)
		same(t, label, [2]int8{tb.Ship("A").Evade, tb.Ship("A").Stations}, [2]int8{2 - int8(k), 1 + int8(k)})
		discarded(t, tb, "A", "yellow_alert_71807")
	}
})

// Dominant Species: discarded by the attacker, 2 of the defender's dice are re-rolled.
var _ = test("dominant_species_72005p", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"dominant_species_72005p"}}, craft{Agility: 3}, spec{Dice: []dice.Face{hit, hit, hit, blank, evade, evade, evade, blank, blank}})
	tb.Do("Primary weapon at B", "Dominant Species")
	same(t, "dice at most", tb.Prompt().Max, 2)
	tb.Do("Die 1+Die 2")
	showing(t, tb, true, blank, blank, evade)
	discarded(t, tb, "A", "dominant_species_72005p")
})
