package cards_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
)

// What is paid is paid: no text that keeps a card from being disabled or discarded answers a price.
func TestNothingSavesACardThatIsPaid(t *testing.T) {
	for _, guard := range []string{"centurion_71278", "li_nalas_op6prize", "beverly_crusher_71531"} {
		// Hikaru Sulu disables a crew card of his own ship
		tb := acting(t, 2, craft{Crew: 1, Cards: []string{"2046", guard}}, craft{Hull: 9, Laid: laid{Lock: 99}}, spec{}).Do("Hikaru Sulu", "Crew 1 of A")
		same(t, guard+": cards used", times(tb, " uses "), 1)
		same(t, guard+": the crew card is disabled", tb.Ship("A").Upgrades[0].Disabled, true)
		ready(t, tb, "A", guard)
		// Scout 608 discards one of its upgrades
		tb = sail(t, 4, craft{Of: "scout_608_71525", Crew: 1, Cards: []string{guard}, Dial: "straight 1"}, craft{}, spec{}).Do("Text of Scout 608", "Crew 1 of A")
		same(t, guard+": the crew card is discarded", tb.Ship("Scout 608").Upgrades[0].Discarded, true)
		ready(t, tb, "Scout 608", guard)
	}
	// Toman'Torax is of the Dominion and pays with himself; the Shroud stays where it is
	tb := acting(t, 1, craft{Cards: []string{"3084", "shroud_71279"}}, craft{Crew: 1}, spec{}).Do("Toman'Torax")
	discarded(t, tb, "A", "3084")
	ready(t, tb, "A", "shroud_71279")
}

// A card that is discarded is discarded, whatever for: Scavenged Parts answers a price, a weapon
// that is used up, and a card that its own text discards.
func TestScavengedPartsAnswerWhatIsPaidAndWhatGoesByItself(t *testing.T) {
	tb := sail(t, 4, craft{Of: "scout_608_71525", Crew: 1, Drones: 9, Cards: []string{"scavenged_parts_71525"}, Dial: "straight 1", Laid: laid{Drones: 3}}, craft{}, spec{}).
		Do("Text of Scout 608", "Crew 1 of A")
	same(t, "a price: Drone Tokens", tb.Ship("Scout 608").Drones, 4)
	tb = duel(t, 2, craft{Drones: 9, Cards: []string{"scavenged_parts_71525", "ambush_attack_71999p"}, Laid: laid{Drones: 3}}, craft{Hull: 9, Skill: 1}, spec{}).Do("Ambush Attack at B")
	same(t, "a weapon used up: Drone Tokens", tb.Ship("A").Drones, 4)
	a := craft{Name: "A", Hull: 9, Shields: 1, Agility: -1, Drones: 9, Cards: []string{"scavenged_parts_71525", "improved_deflector_screens_71797"}, Laid: laid{Drones: 3}}
	tb = duel(t, 2, craft{Name: "X", Attack: 4}, craft{Name: "B", Hull: a.Hull, Shields: 1, Agility: -1, Drones: 9, Cards: a.Cards, Laid: a.Laid},
		spec{Dice: []dice.Face{dice.Hit, dice.Hit, dice.Hit, dice.Blank}}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	discarded(t, tb, "B", "improved_deflector_screens_71797")
	same(t, "a card discarded by its own text: Drone Tokens", tb.Ship("B").Drones, 4)
}

// "All active shields" may be none: one reading for every card that says so, and the words tell it.
func TestAllActiveShieldsMayBeNone(t *testing.T) {
	for id, name := range map[string]string{"3048": "Klingon Boarding Party", "3009": "Klag", "3015": "Bochra", "3062": "Farek", "3047": "Projected Stasis Field"} {
		for _, shields := range []int{0, 2} {
			b := craft{Crew: 1, Shields: 1, Laid: laid{Down: 1}}
			if id == "3047" {
				b.Laid = laid{Shields: 1}
			}
			tb := acting(t, 2, craft{Shields: 2, Cards: []string{id}, Laid: laid{Shields: shields, Down: 2 - shields}}, b, spec{}).Do(name)
			discarded(t, tb, "A", id)
			same(t, name+": active shields left", tb.Ship("A").Shields, 0)
		}
	}
}

// A Target Lock that a card gives obeys the rules of locks: Hikaru Sulu of the mirror locks no ship
// that is cloaked since an earlier round, none that is locked already, none beyond Range 3.
func TestALockThatACardGivesObeysTheRulesOfLocks(t *testing.T) {
	const id = "hikaru_sulu_71796"
	for what, c := range map[string]struct {
		a, b laid
		band int
		want bool
	}{
		"a ship without a cloak": {laid{}, laid{}, 2, true},
		"cloaked this round":     {laid{}, laid{Cloak: game.CloakOnBase, Down: 1}, 2, true},
		"cloaked and attacked":   {laid{}, laid{Cloak: game.CloakRed, Down: 1}, 2, true},
		"cloaked since a round":  {laid{}, laid{Cloak: game.CloakBeside, Down: 1}, 2, false},
		"locked already":         {laid{Lock: 2}, laid{}, 2, false},
		"too far":                {laid{}, laid{}, 4, false},
	} {
		c.a.Scan = 0
		a := craft{Cards: []string{id}, Laid: c.a}
		if c.a.Lock != 0 {
			a.Laid.Lock = 1
		}
		tb := acting(t, c.band, a, craft{Shields: 1, Laid: c.b}, spec{})
		if tb.Offered("Hikaru Sulu") != c.want {
			t.Errorf("%s: offered %v, want %v", what, !c.want, c.want)
		}
		if c.want {
			tb.Do("Hikaru Sulu", "Evade")
			same(t, what+": the lock", tb.Ship("A").Lock, 1)
		}
	}
}

// A token placed as a free action is an action of that kind: a Damaged Sensor Array forbids it as
// it forbids the action.
func TestATokenPlacedAsAFreeActionAsksWhatTheActionAsks(t *testing.T) {
	for _, crits := range [][]game.DamageID{nil, {game.DamagedSensorArray}} {
		tb := acting(t, 4, craft{Hull: 6, Laid: laid{Crits: crits, Hull: 5}}, craft{}, spec{Resource: [2]string{"tactics_72315r"}})
		if got, want := tb.Offered("Tactics"), crits == nil; got != want {
			t.Errorf("Tactics with %v: offered %v, want %v", crits, got, want)
		}
	}
}

// A ship that has performed no maneuver has not moved: what comes after moving does not come.
func TestNothingComesAfterAMoveThatWasNotMade(t *testing.T) {
	for _, still := range []bool{false, true} {
		a := craft{Of: "1044", X: 18, Y: 20, Skill: 3, Dial: "straight 1"}
		if still {
			a.Dial, a.Laid.Still = "", true
		}
		tb := lay(t, spec{Phase: game.Activation, Crafts: []craft{a, {Two: true, X: 18, Y: 4, Dial: "full stop"}}})
		offeredEver := false
		tb.Wait(func() bool {
			offeredEver = offeredEver || tb.Offered("Text of U.S.S. Excelsior")
			return tb.Game.State().Phase != game.Activation
		})
		if offeredEver == still {
			t.Errorf("holds its place %v: the text after moving is offered %v", still, offeredEver)
		}
	}
}

// A reverse is no straight, and its number is its speed.
func TestAReverseIsNoStraightAndHasItsSpeed(t *testing.T) {
	for id, name := range map[string]string{"gorn_pilot_oparenaprize": "Gorn Pilot", "impulse_thrusters_72226p": "Impulse Thrusters"} {
		for dial, want := range map[string]bool{"straight 1": true, "reverse 1": false} {
			if tb := acting(t, 4, craft{Cards: []string{id}, Dial: dial}, craft{}, spec{}); tb.Offered(name) != want {
				t.Errorf("%s after %s: offered %v", name, dial, !want)
			}
		}
	}
	tb := acting(t, 4, craft{Cards: []string{"chakotay_71528"}}, craft{}, spec{}).Do("Chakotay")
	for label, want := range map[string]bool{"reverse 1": true, "reverse 3": true, "straight 4": false} {
		if got := slices.Contains(tb.Offers(), label); got != want {
			t.Errorf("Chakotay: %s offered %v, want %v", label, got, want)
		}
	}
	tb = acting(t, 4, craft{Skill: 6, Cards: []string{"loskene_opwebprize"}}, craft{}, spec{Crafts: []craft{{Name: "C", X: 33, Y: 4, Skill: 2, Dial: "full stop"}}})
	if tb.Offered("Loskene") {
		tb.Do("Loskene")
		if got := tb.Offers(); slices.Contains(got, "reverse 1") || !slices.Contains(got, "straight 1") {
			t.Errorf("Loskene: %v", got)
		}
	} else {
		t.Error("Loskene is not offered")
	}
}

// What attacks two ships attacks two: with one ship in reach, or without dice for both, it is not
// offered, and says why.
func TestAnAttackOnTwoShipsWantsTwo(t *testing.T) {
	c := craft{Name: "C", Two: true, X: 21, Y: 17, H: 180, Hull: 9}
	behind := c
	behind.Y = 33
	for _, x := range []struct {
		a     craft
		label string
	}{
		{craft{Cards: []string{"3054"}}, "Forward Weapons Grid at B"},
		{craft{Of: "1040", Laid: laid{Scan: 1}}, "Special attack at B"},
		{craft{Of: "borg_sphere_4270_71283"}, "Special attack at B"},
	} {
		same(t, x.label+" with two in reach", duel(t, 2, x.a, craft{}, spec{Crafts: []craft{c}}).Offered(x.label), true)
		if x.a.Of != "borg_sphere_4270_71283" { // it looks all round
			same(t, x.label+" with one behind", duel(t, 2, x.a, craft{}, spec{Crafts: []craft{behind}}).Offered(x.label), false)
		}
		same(t, x.label+" with one", duel(t, 2, x.a, craft{}, spec{}).Offered(x.label), false)
	}
	tb := duel(t, 2, craft{Cards: []string{"3054"}}, craft{}, spec{})
	same(t, "why", tb.Why("Forward Weapons Grid at B"), "It must attack two ships, and there is no second target.")
	// one die cannot be divided
	broken := []game.DamageID{game.WeaponsMalfunction, game.WeaponsMalfunction}
	for dice, want := range map[int8]bool{4: true, 3: false} {
		split := []card.Ability{{At: card.At(card.AttackInstead), Weapon: &card.WeaponFacts{OfPrimary: true, Dice: dice - 4, Split: true, Min: 1}}}
		a := craft{Attack: 4, Hull: 9, Weapons: []card.Upgrade{{Printed: card.Printed{ID: "fork", Name: "Fork", Abilities: split}}}, Laid: laid{Crits: broken, Hull: 5}}
		same(t, "of its last dice", duel(t, 2, a, craft{}, spec{Crafts: []craft{c}}).Offered("Fork at B"), want)
	}
}
