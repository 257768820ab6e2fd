package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// keepsCloak asserts that a cloaked attacker may pay a card to keep its Cloak token green.
func keepsCloak(t *testing.T, id, title string) {
	t.Helper()
	cloaked := func(c game.Cloak, l laid) craft {
		l.Cloak, l.Down = c, 2
		return craft{Cards: []string{id}, Shields: 2, Laid: l}
	}
	for _, c := range []game.Cloak{game.CloakOnBase, game.CloakBeside} {
		tb := duel(t, 2, cloaked(c, laid{}), craft{}, spec{}).Do("Primary weapon at B")
		offered(t, tb, title, true)
		tb.Do(title).Pass(game.ChooseTarget, "B")
		same(t, "cloak", tb.Ship("A").Cloak, c)
		tb = duel(t, 2, cloaked(c, laid{}), craft{}, spec{}).Do("Primary weapon at B", "Use no card").Pass(game.ChooseTarget, "B")
		same(t, "cloak without it", tb.Ship("A").Cloak, game.CloakRed)
	}
	unasked(t, duel(t, 2, cloaked(game.CloakRed, laid{}), craft{}, spec{}).Do("Primary weapon at B"), "red")
	unasked(t, duel(t, 2, craft{Cards: []string{id}, Shields: 2}, craft{}, spec{}).Do("Primary weapon at B"), "not cloaked")
	unasked(t, duel(t, 2, cloaked(game.CloakBeside, laid{Disabled: []int8{0}}), craft{}, spec{}).Do("Primary weapon at B"), "disabled")
}

// Advanced Weapon System: disable it so that attacking does not turn the Cloak token.
var _ = test("3012", func(t *testing.T) {
	keepsCloak(t, "3012", "Advanced Weapon System")
	a := craft{Cards: []string{"3012"}, Shields: 2, Laid: laid{Down: 2, Cloak: game.CloakBeside}}
	disabled(t, duel(t, 2, a, craft{}, spec{}).Do("Primary weapon at B", "Advanced Weapon System").Pass(game.ChooseTarget, "B"), "A", "3012")
})

// emPulse: an enemy at Range 1-2 rolls one attack die fewer, and one defense die fewer, this round:
// one in all.
func emPulse(t *testing.T, id string) {
	t.Helper()
	a := craft{Cards: []string{id}, Hull: 9, Skill: 3}
	friend := craft{Name: "C", X: 24, Y: 20, H: -40, Skill: 1, Dial: "full stop"}
	for band, want := range []bool{1: true, 2: true, 3: false} {
		if band > 0 {
			offered(t, acting(t, band, a, craft{}, spec{}), "EM Pulse", want)
		}
	}
	tb := acting(t, 2, a, craft{Agility: 2, Hull: 9}, spec{Crafts: []craft{friend}}).Do("EM Pulse")
	disabled(t, tb, "A", id)
	tb = attackedBy(tb)
	rolled(t, tb, "B attacks", 4-1, 1)
	tb.Do("Primary weapon at B").Pass(game.ChooseTarget, "C")
	rolled(t, tb, "A attacks it", 4, 2-1)
	tb.Do("Primary weapon at B").Pass(game.ChooseManeuver, "A")
	rolled(t, tb, "C attacks it: the die is used up", 4, 2)
}

// EM Pulse of the Klingons.
var _ = test("3094", func(t *testing.T) { emPulse(t, "3094") })

// Projected Stasis Field: turn off all own shields, discard it and roll two attack dice fewer; an
// enemy at Range 1-2 turns off all its shields and does not attack this round.
var _ = test("3047", func(t *testing.T) {
	const id, title = "3047", "Projected Stasis Field"
	a := craft{Cards: []string{id}, Shields: 2}
	tb := acting(t, 2, a, craft{Shields: 3}, spec{}).Do(title)
	discarded(t, tb, "A", id)
	for ship, n := range map[string]int8{"A": 2, "B": 3} {
		same(t, "active shields of "+ship, tb.Ship(ship).Shields, 0)
		same(t, "disabled shields of "+ship, tb.Ship(ship).Down, n)
	}
	tb.Pass(game.ChooseAction, "B").Do("No action")
	if !tb.Asked(game.ChooseTarget, "A") {
		t.Fatalf("B, of higher skill, should not attack: %s", tb.Prompt().Heading(tb.Set))
	}
	tb.Do("Primary weapon at B").Pass(game.RaiseShields, "A")
	rolled(t, tb, "A attacks", 4-2, 1)
	offered(t, acting(t, 3, a, craft{}, spec{}), title, false)
	a.Laid = laid{Down: 1}
	offered(t, acting(t, 2, a, craft{Shields: 1}, spec{}), title, true) // no active shield of its own is needed
	a.Laid = laid{Down: 2, Cloak: game.CloakBeside}
	offered(t, acting(t, 2, a, craft{Shields: 1}, spec{}), title, false)
})

// Secondary Shield Emitters: its Action repairs a lost shield, for one attack die fewer this round.
var _ = test("3065", func(t *testing.T) {
	a := craft{Of: "1006", Cards: []string{"3065"}}
	table := func(shields, down int) *gametest.Table {
		a.Shields, a.Laid = shields, laid{Shields: shields, Down: down}
		return sail(t, 2, a, craft{Skill: 1}, spec{}).Pass(game.ChooseAction, "Klingon Starship")
	}
	tb := table(1, 0)
	tb.Do("Secondary Shield Emitters")
	disabled(t, tb, "Klingon Starship", "3065")
	same(t, "shields", tb.Ship("Klingon Starship").Shields, 2)
	tb.Pass(game.ChooseTarget, "Klingon Starship").Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "attack", 5-1, 1)
	offered(t, table(1, 1), "Secondary Shield Emitters", false) // a disabled shield is not lost
	offered(t, table(2, 0), "Secondary Shield Emitters", false)
})

// Tactical Sensors: its Action places a Battle Stations and a Scan token.
var _ = test("tactical_sensors_71448", func(t *testing.T) {
	tb := acting(t, 2, craft{Cards: []string{"tactical_sensors_71448"}, Laid: laid{Scan: 1}}, craft{}, spec{}).Do("Tactical Sensors")
	same(t, "Battle Stations", tb.Ship("A").Stations, 1)
	same(t, "Scan", tb.Ship("A").Scan, 2) // tokens of card text pile up
	disabled(t, tb, "A", "tactical_sensors_71448")
})

// Targeting Systems: discard it for a Target Lock as a free action.
var _ = test("targeting_systems_72221f", func(t *testing.T) {
	const id = "targeting_systems_72221f"
	a := craft{Cards: []string{id}}
	tb := acting(t, 3, a, craft{}, spec{}).Do("Targeting Systems")
	discarded(t, tb, "A", id)
	same(t, "lock", tb.Ship("A").Lock, 1)
	if !tb.Asked(game.ChooseAction, "A") {
		t.Fatal("its action was used up")
	}
	offered(t, tb, "Target Lock", false)
	offered(t, tb, "Scan", true)
	offered(t, acting(t, 4, a, craft{}, spec{}), "Targeting Systems", false)
	a.Red = []string{"straight 1"}
	if tb := sail(t, 2, a, craft{}, spec{}); tb.Asked(game.ChooseAction, "A") {
		offered(t, tb, "Targeting Systems", false)
	}
})

// Tractor Beam: two dice against an enemy at Range 1; for each Hit it rolls one defense die fewer
// in the ship's next attack on it.
var _ = test("3011", func(t *testing.T) {
	a := craft{Cards: []string{"3011"}, Hull: 9}
	friend := craft{Name: "C", X: 22, Y: 20, H: -40, Skill: 9, Dial: "full stop"}
	for _, c := range []struct {
		roll []face
		less int
	}{{[]face{hit, hit}, 2}, {[]face{hit, crit}, 1}, {[]face{bs, blank}, 0}} {
		tb := acting(t, 1, a, craft{Agility: 3, Hull: 9}, spec{Dice: c.roll, Crafts: []craft{friend}}).Do("Tractor Beam")
		tb.Pass(game.ChooseTarget, "C").Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
		rolled(t, tb, "C attacks it", 4, 3)
		tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B").Pass(game.ChooseManeuver, "A")
		rolled(t, tb, "A attacks it", 5, 3-c.less)
	}
	offered(t, acting(t, 2, a, craft{}, spec{}), "Tractor Beam", false)
})
