package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// What every use of a resource costs, and how much it does, in each of its lines.

// sabotaged uses one line of Sabotage in an attack of A on B: the fleet that has the card is the
// attacker's or the defender's.
func sabotaged(t *testing.T, own bool, nth int) (*gametest.Table, game.PlayerID) {
	t.Helper()
	s, p := of("sabotage_72002r", spec{}), game.One
	if !own {
		s, p = against("sabotage_72002r", spec{}), game.Two
	}
	s.Dice = []dice.Face{hit, hit, crit, hit, evade, evade, evade, evade}
	s.Crafts = []craft{second}
	tb := first(duel(t, 2, craft{}, craft{Hull: 9, Agility: 4}, s))
	for range nth {
		tb.Do("Use no card")
	}
	tb.Do("Sabotage")
	return tb, p
}

func TestSabotageLineByLine(t *testing.T) {
	for _, own := range []bool{true, false} {
		for nth := range 2 {
			tb, p := sabotaged(t, own, nth)
			same(t, "tokens left", charges(tb, p), 4)
			if q := tb.Prompt(); nth == 1 && (q.Ask != game.ChooseDice || q.Max != 2) {
				t.Errorf("re-roll of %v: up to %d dice at %s", own, q.Max, q.Heading(tb.Set))
			} else if nth == 1 {
				tb.Do("Die 1")
			}
			tb.Pass(game.ChooseTarget, "A2").Do("Primary weapon at B")
			tb.Wait(func() bool { return tb.Offered("Sabotage") || tb.Asked(game.ChooseTarget, "B") })
			offered(t, tb, "Sabotage", false)
			tb.Do("Primary weapon at A")
			never(t, "a second line in a round", tb, "Sabotage")
		}
	}
}

func TestChiefEngineerLineByLine(t *testing.T) {
	id := "chief_engineer_oparenaparticipation"
	tb := first(duel(t, 2, craft{Shields: 5}, craft{Skill: 1, Hull: 9}, of(id, spec{Dice: make([]dice.Face, 5), Crafts: []craft{{Name: "A2", X: 22, Y: 25, Skill: 6, Shields: 4}}})))
	tb.Do("Chief Engineer")
	showing(t, tb, false, hit, blank, blank, blank, blank)
	tb.Pass(game.ChooseTarget, "A2").Do("Primary weapon at B")
	tb.Wait(func() bool { return tb.Offered("Chief Engineer") || tb.Asked(game.ChooseTarget, "B") })
	offered(t, tb, "Chief Engineer", false)
	tb.Do("Primary weapon at A")
	never(t, "both lines", tb, "Chief Engineer")
	tb = first(duel(t, 2, craft{}, craft{Shields: 1, Hull: 9}, against(id, spec{Dice: []dice.Face{hit, blank, blank, blank, blank}, Crafts: []craft{second}})))
	tb.Do("Chief Engineer")
	showing(t, tb, true, blank, evade)
	same(t, "tokens left", charges(tb, game.Two), 4)
	same(t, "Auxiliary Power Tokens", tb.Ship("B").Power, 1)
	tb.Pass(game.ChooseTarget, "A2").Do("Primary weapon at B")
	never(t, "twice a round", tb, "Chief Engineer")
}

func TestAuxiliaryPowerLineByLine(t *testing.T) {
	id, name := "auxiliary_power_72324r", "Auxiliary Power"
	tb := first(duel(t, 2, craft{}, craft{Hull: 9, Agility: 2}, against(id, spec{})))
	tb.Do(name)
	rolled(t, tb, "in defense", 4, 2+1)
	same(t, "tokens left", charges(tb, game.Two), 4)
	same(t, "Auxiliary Power Tokens", tb.Ship("B").Power, 1)
	for label, want := range map[string][3]int8{"place": {2, 1, 0}, "repair": {1, 2, 1}} {
		tb = acting(t, 3, craft{Shields: 3, Laid: laid{Evade: 1, Shields: 1}}, craft{}, of(id, spec{}))
		tb.Do(name)
		if p := tb.Prompt(); p.Ask == game.ChooseEffect {
			tb.Do(label)
		}
		a := tb.Ship("A")
		same(t, label+": Evade Tokens", a.Evade, want[0])
		same(t, label+": shields", a.Shields, want[1])
		same(t, label+": Auxiliary Power Tokens", a.Power, 1)
		same(t, label+": tokens left", charges(tb, game.One), 4)
		offered(t, tb, name, false)
	}
}

func TestScanCycleLineByLine(t *testing.T) {
	id := "scan_cycle_72322r"
	tb := acting(t, 2, craft{Laid: laid{Scan: 1}}, craft{}, of(id, spec{Crafts: []craft{{Name: "A2", X: 26, Y: 20, Skill: 4}}}))
	tb.Do("Evade", "Scan Cycle")
	same(t, "Scan Tokens beside another", tb.Ship("A").Scan, 2)
	tb.Pass(game.ChooseAction, "A2").Do("Evade")
	never(t, "two ships in a round", tb, "Scan Cycle")
}

func TestGeneralOrdersReach(t *testing.T) {
	for band := 1; band <= 4; band++ {
		tb := sail(t, band, craft{}, craft{Dial: "full stop"}, of("general_orders_72317r", spec{}))
		seen := false
		tb.Wait(func() bool {
			seen = seen || tb.Offered("General Orders")
			return seen || tb.Game.State().Phase != game.Activation
		})
		if band <= 3 && !seen || band == 4 && seen {
			t.Errorf("offered in band %d: %v", band, seen)
		}
	}
	tb := sail(t, 2, craft{Laid: laid{Stations: 1}}, craft{Dial: "full stop"}, of("general_orders_72317r", spec{}))
	tb.Pass(game.UseCards, "A").Do("General Orders")
	same(t, "Battle Stations Tokens beside another", tb.Ship("A").Stations, 2)
}

func TestEmergencyPowerNeedsNoRed(t *testing.T) {
	never(t, "a red maneuver", sail(t, 4, craft{Red: []string{"straight 1"}}, craft{}, of("emergency_power_72318r", spec{})), "Emergency Power")
}

// One ship of the fleet a round.
func TestResourcesServeOneShip(t *testing.T) {
	for _, c := range []struct {
		id, label string
		do        []string
	}{{"tactics_72315r", "Tactics", []string{"Tactics", "Evade"}}, {"structural_damage_check_72316r", "Structural Damage Check", nil}} {
		other := craft{Name: "A2", X: 26, Y: 20, Skill: 4, Laid: laid{Hull: 2}}
		tb := acting(t, 3, craft{Laid: laid{Hull: 2}}, craft{}, of(c.id, spec{Crafts: []craft{other}}))
		if c.do == nil {
			tb.Do("No action", c.label)
		} else {
			tb.Do(c.do...)
		}
		never(t, "two ships in a round", tb, c.label+" for A2")
		seen := false
		tb.Wait(func() bool {
			seen = seen || tb.Set.Name(tb.Prompt().Ship) == "A2" && tb.Offered(c.label) && tb.Game.State().Round == 2
			return tb.Game.State().Round > 2
		})
		same(t, c.label+" offered to the other ship", seen, false)
	}
}

// suffered are the cards of normal and of critical damage dealt so far.
func suffered(tb *gametest.Table) (normal, critical int) {
	for _, e := range gametest.Of[game.DamageDealt](tb) {
		if e.Up {
			critical++
		} else {
			normal++
		}
	}
	return normal, critical
}

// Damage Control Team: what each of its uses takes off four results, and what it costs.
func TestDamageControlTeamOnceADefense(t *testing.T) {
	name := "Damage Control Team"
	for _, c := range []struct {
		do          []string
		hits, crits int
		left        int8
	}{{[]string{name + ": cancel a Hit", "cancel a Hit"}, 1, 2, 5 - 1}, {[]string{name + ": cancel a Hit", "change"}, 3, 1, 5 - 1}, {[]string{name + ": cancel a Critical"}, 2, 1, 5 - 2}} {
		tb := first(duel(t, 2, craft{}, craft{Hull: 20}, against("damage_control_team_71999r", spec{Dice: []dice.Face{hit, hit, crit, crit, blank, hit, hit, blank, blank, blank}, Crafts: []craft{second}})))
		same(t, "tokens at first", charges(tb, game.Two), 5)
		tb.Do(c.do...)
		hits, crits := suffered(tb)
		same(t, c.do[0]+": normal damage", hits, c.hits)
		same(t, c.do[0]+": critical damage", crits, c.crits)
		same(t, c.do[0]+": tokens left", charges(tb, game.Two), c.left)
		same(t, c.do[0]+": Auxiliary Power Tokens", tb.Ship("B").Power, 1)
		tb.Pass(game.ChooseTarget, "A2")
		tb.Do("Primary weapon at B").Wait(func() bool { return tb.Offered(name) || tb.Asked(game.ChooseTarget, "B") })
		offered(t, tb, name, true) // the next defense of the round
	}
}

// Command Tokens: every option costs one token of the card.
func TestCommandTokensCostOne(t *testing.T) {
	before := func(tb *gametest.Table) int8 { return charges(tb, game.One) }
	tb := acting(t, 3, craft{}, craft{}, of("4002", spec{}))
	n := before(tb)
	for _, token := range []string{"Evade", "Scan", "Battle Stations"} {
		tb = acting(t, 3, craft{}, craft{}, of("4002", spec{}))
		if !tb.Offered("Command Tokens") {
			t.Fatalf("no Command Tokens but %v", tb.Offers())
		}
		tb.Do("Command Tokens", token)
		a := tb.Ship("A")
		got := map[string]int8{"Evade": a.Evade, "Scan": a.Scan, "Battle Stations": a.Stations}
		same(t, token+" tokens", got[token], 1)
		same(t, token+": tokens left on the card", charges(tb, game.One), n-1)
	}
}

// Command Tokens: the lock and the die that is set cost one token of the card too, and are as many
// as the card says.
func TestCommandTokensLockAndSetDie(t *testing.T) {
	const name = "Command Tokens"
	tb := acting(t, 3, craft{}, craft{}, of("4002", spec{})).Do(name + ": free")
	same(t, "the lock: tokens left", charges(tb, game.One), 5-1)
	offered(t, tb, name+": free", false)
	for p, s := range []spec{of("4002", spec{}), against("4002", spec{})} {
		tb = duel(t, 2, craft{}, craft{Agility: 2}, s).Do("Primary weapon at B")
		tb.Wait(func() bool { return tb.Offered(name + ": set") })
		tb.Do(name+": set", []string{"Critical Hit", "Evade"}[p])
		same(t, "a die set: tokens left", charges(tb, game.PlayerID(p)), 5-1)
	}
}
