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

// A ship that lost its action by an overlap performs no free action that a friend's captain grants
// either.
func TestCase36NoFreeActionAfterAnOverlap(t *testing.T) {
	for _, lost := range []bool{true, false} {
		l := laid{Activated: true}
		if lost {
			l.NoAction = game.LostByOverlap
		}
		friend := craft{Name: "F", X: 21, Y: 22, Skill: 2, Laid: l}
		tb := sail(t, 3, craft{Cards: []string{"2018"}, Skill: 8}, craft{Skill: 9}, spec{Crafts: []craft{friend}})
		offered := tb.Offered("Martok")
		if offered == lost {
			t.Errorf("action lost %v: Martok's free action for F is offered: %v (%v)", lost, offered, tb.Offers())
		}
	}
}

// A die that the defender has forced to be rolled again may still be re-rolled with the attacker's
// lock.
func TestCase73ForcedReRollDoesNotCount(t *testing.T) {
	tb := duel(t, 2, craft{Skill: 9, Laid: laid{Lock: 1}}, craft{Cards: []string{"2016"}, Hull: 9, Agility: -1},
		spec{Dice: []dice.Face{hit, hit, blank, crit, blank, hit}})
	tb.Do("Primary weapon at B", "Koloth", "Die 4") // the Critical Hit becomes a blank
	tb.Pass(game.ModifyAttackDice, "A").Do("Spend Target Lock")
	if !tb.Offered("Die 4") {
		t.Fatalf("the die that was forced to be rolled again is not among %v", tb.Offers())
	}
	tb.Do("Die 4")
	same(t, "damage", tb.Ship("B").NDamage, 3)
}

// An Evade token is spent in the Combat Phase only: not against a card that damages in the
// Activation Phase.
func TestCase78NoEvadeAgainstACard(t *testing.T) {
	tb := acting(t, 1, craft{Cards: []string{"bioship_omega_pilot_72221b"}, Shields: 2}, craft{Hull: 9, Laid: laid{Evade: 1}}, spec{})
	tb.Do("Bioship Omega Pilot")
	if p := tb.Game.FirstOpen(); p != nil && p.Player == game.Two && p.Ask == game.ModifyDefenseDice {
		t.Errorf("B is asked for its tokens: %v", tb.Offers())
	}
	same(t, "damage", tb.Ship("B").NDamage, 1)
	same(t, "Evade Tokens", tb.Ship("B").Evade, 1)
}

// The same action is performed once a round, free or not; another one may be free beside it.
func TestCases95And96OncePerRound(t *testing.T) {
	tb := acting(t, 2, craft{Cards: []string{"2001"}}, craft{}, spec{})
	tb.Do("Evade")
	tb.Do("Jean-Luc Picard")
	offers := tb.Offers()
	if slices.Contains(offers, "Evade") {
		t.Errorf("a second Evade is offered: %v", offers)
	}
	tb.Do("Target Lock on B")
	a := tb.Ship("A")
	if a.Evade != 1 || a.Lock == game.NoShip {
		t.Errorf("%d Evade Tokens, lock %v: want both", a.Evade, a.Lock)
	}
}

// An admiral takes the place of a captain who was discarded: captain side up, without his fleet
// action.
func TestAdmiralTakesTheCaptainsPlace(t *testing.T) {
	for _, gone := range []bool{false, true} {
		l := laid{}
		if gone {
			l.Discarded = []int8{-1}
		}
		tb := acting(t, 3, craft{Cards: []string{"gul_dukat_71524"}, Skill: 2, Laid: l}, craft{Skill: 9}, spec{})
		same(t, "the fleet action is offered", tb.Offered("Gul Dukat"), !gone)
		want := int8(3) // 2 and the admiral's 1
		if gone {
			want = 8 // his own, captain side up
		}
		same(t, "captain skill", tb.Ship("A").Skill, want)
	}
}

// Two attacks with a die fewer each are those two: another attack of the round, made in return, has
// all its dice.
func TestBothAttacksLeaveLaterOnesTheirDice(t *testing.T) {
	a := craft{Cards: []string{"3072", "3013"}, Skill: 3, Agility: -1, Hull: 20}
	tb := acting(t, 2, a, craft{Skill: 1, Agility: -1, Hull: 20},
		spec{Crafts: []craft{beside(3, craft{Cards: []string{"2018"}, Skill: 7})}, Dice: slices.Repeat([]dice.Face{hit}, 30)})
	tb.Do("Counter Attack").Pass(game.UseCards, "C").Do("Martok", "Once More").Pass(game.ChooseTarget, "A")
	for range 2 {
		tb.Pass(game.ChooseTarget, "A")
		attackWith(t, tb, "each of two", "Primary weapon at B", 3)
	}
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A").Pass(game.ChooseTarget, "A")
	attackWith(t, tb, "in return", "Primary weapon at B", 4)
}

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
