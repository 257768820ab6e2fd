package cards_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// The worked cases that need a card to happen.

// A full stack of Drone Tokens gains nothing, and nothing tells that it does.
func TestFullStackOfDronesGainsNothing(t *testing.T) {
	more := card.Effect{Op: card.AddDrones, Said: card.Said{N: 1}}
	vat := []card.Upgrade{madeUp("Vat", card.DoAction, more, more)}
	a := craft{Weapons: vat, Cards: []string{"tactical_drone_71283"}, Laid: laid{Drones: 3}}
	tb := acting(t, 2, a, craft{}, spec{})
	tb.Do("Vat")
	if got := gametest.Of[game.DronesChanged](tb); !slices.Equal(got, []game.DronesChanged{{Ship: 0, N: 1}}) {
		t.Errorf("one Drone Token is missing: %+v", got)
	}
}

// A card that does something at the declaration keeps no lock: the torpedo's price is paid.
func TestOnlyKeepTheLockKeepsIt(t *testing.T) {
	drill := madeUp("Drill", card.Declare, card.Effect{Op: card.PlaceToken, Said: card.Said{Tokens: card.EvadeToken, N: 1}})
	tubes := card.Upgrade{Printed: card.Printed{ID: "tubes", Name: "Tubes"},
		Weapon: card.WeaponFacts{Dice: 4, RangeMin: 1, RangeMax: 3, SpendLock: true}}
	tb := duel(t, 2, craft{Weapons: []card.Upgrade{tubes, drill}, Laid: laid{Lock: 1}}, craft{Hull: 9}, spec{})
	tb.Do("Tubes at B")
	same(t, "lock", tb.Ship("A").Lock, game.NoShip)
	same(t, "Evade Tokens", tb.Ship("A").Evade, 1)
}

// Of dice for the round none may be used now: nothing is gained then, and all of them are left for
// the next attack.
func TestNoneOfTheRoundsDiceNow(t *testing.T) {
	tb := sail(t, 1, craft{Cards: []string{"2028"}}, craft{Skill: 1, Hull: 20},
		spec{Crafts: []craft{beside(3, craft{Skill: 8, Cards: []string{"3072"}})}, Dice: make([]dice.Face, 30)})
	tb.Pass(game.ChooseAction, "C").Do("Once More").Pass(game.ChooseAction, "A").Do("Martok").Pass(game.ChooseTarget, "C")
	was := len(gametest.Of[game.BonusGained](tb))
	tb.Do("Primary weapon at B", "0")
	n, _ := tb.Rolled()
	same(t, "attack dice now", n, 3)
	same(t, "bonuses gained", len(gametest.Of[game.BonusGained](tb)), was)
}

// What is held ready for the end of combat does not happen when its ship is attacked.
func TestWhatIsHeldReadyWaitsForItsMoment(t *testing.T) {
	evade := card.Effect{Op: card.PlaceToken, Said: card.Said{Tokens: card.EvadeToken, N: 1}}
	reserve := madeUp("Reserve", card.DoAction,
		card.Effect{Op: card.Later, Said: card.Said{When: card.CombatEnd}, Lasts: card.Round, Sub: []card.Effect{evade}})
	tb := acting(t, 2, craft{Skill: 3, Hull: 20, Weapons: []card.Upgrade{reserve}}, craft{}, spec{})
	tb.Do("Reserve").Pass(game.ChooseTarget, "B").Do("Primary weapon at A").WaitFor(game.ChooseTarget, "A")
	same(t, "Evade Tokens after being attacked", tb.Ship("A").Evade, 0)
	tb.WaitOut(2, game.Combat)
	given := slices.IndexFunc(gametest.Of[game.TokenGiven](tb), func(e game.TokenGiven) bool { return e.Ship == 0 })
	same(t, "given at the end", given >= 0, true)
}

// A result that has been turned already is not turned again.
func TestNothingIsTurnedTwice(t *testing.T) {
	all := card.Said{Faces: card.FacesOf(dice.BattleStations), Into: dice.Hit, Count: card.All}
	turn := card.Effect{Op: card.Convert, Said: all}
	lens := madeUp("Lens", card.ModifyAttack, turn, turn)
	lens.Abilities[0].Cost = []card.Cost{{Op: card.DisableMe}}
	tb := duel(t, 2, craft{Weapons: []card.Upgrade{lens}}, craft{Hull: 9},
		spec{Dice: []dice.Face{dice.BattleStations, hit, blank, blank}})
	tb.Do("Primary weapon at B", "Lens")
	same(t, "times that dice change", len(gametest.Of[game.DiceChanged](tb)), 1)
	showing(t, tb, false, hit, hit, blank, blank)
}

// madeUp is an upgrade that does some things at a moment.
func madeUp(name string, at card.Window, do ...card.Effect) card.Upgrade {
	return card.Upgrade{Printed: card.Printed{ID: name, Name: name, Abilities: []card.Ability{{At: card.At(at), Do: do}}}}
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

// One die cannot be divided between two ships.
func TestOneDieIsNotDivided(t *testing.T) {
	c := craft{Name: "C", Two: true, X: 21, Y: 17, H: 180, Hull: 9}
	broken := []game.DamageID{game.WeaponsMalfunction, game.WeaponsMalfunction}
	for dice, want := range map[int8]bool{4: true, 3: false} {
		fork := card.Upgrade{Printed: card.Printed{ID: "fork", Name: "Fork", Abilities: []card.Ability{{
			At:     card.At(card.AttackInstead),
			Weapon: &card.WeaponFacts{OfPrimary: true, Dice: dice - 4, Split: true, Min: 1},
		}}}}
		a := craft{Attack: 4, Hull: 9, Weapons: []card.Upgrade{fork}, Laid: laid{Crits: broken, Hull: 5}}
		same(t, "of its last dice", duel(t, 2, a, craft{}, spec{Crafts: []craft{c}}).Offered("Fork at B"), want)
	}
}
