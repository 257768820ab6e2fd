package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// One token on the table feeds one card ability per round.

const (
	spock      = "3030"                // with a Scan token: Battle Stations to Hits
	breenAide  = "3057"                // with a Scan token: a blank to a Hit
	hoshi      = "hoshi_sato_71526"    // with a Scan token: one enemy attack die fewer
	lenaris    = "lenaris_holem_71445" // with an Evade token: one defense die again
	sensors    = "sensor_array_71524"  // a Scan token spent: one enemy die again
	antiproton = "3055"                // with a Scan token, defender without shields: one attack die more
	hasFed     = "Its token was already used for another card this round."
)

func TestOneTokenFeedsOneCard(t *testing.T) {
	roll := spec{Dice: []dice.Face{bs, blank, hit, hit, blank}}
	a := craft{Cards: []string{spock, breenAide}}
	for scan, both := range map[int]bool{1: false, 2: true} {
		a.Laid.Scan = scan
		tb := duel(t, 2, a, craft{Hull: 9}, roll)
		tb.Do("Primary weapon at B")
		offered(t, tb, "Mr. Spock", true)
		offered(t, tb, "Breen Aide", true)
		tb.Do("Mr. Spock")
		same(t, "Breen Aide offered too", tb.Asked(game.ModifyAttackDice, "A") && tb.Offered("Breen Aide"), both)
	}
	// whichever is used first
	a.Laid.Scan = 1
	tb := duel(t, 2, a, craft{Hull: 9}, roll)
	tb.Do("Primary weapon at B", "Breen Aide")
	same(t, "Mr. Spock offered", tb.Asked(game.ModifyAttackDice, "A") && tb.Offered("Mr. Spock"), false)
	// two cards of one name are two
	a.Cards = []string{breenAide, breenAide}
	tb = duel(t, 2, a, craft{Hull: 9}, spec{Dice: []dice.Face{blank, blank, hit, hit, blank}})
	tb.Do("Primary weapon at B", "Breen Aide")
	same(t, "the second Breen Aide", tb.Asked(game.ModifyAttackDice, "A") && tb.Offered("Breen Aide"), false)
}

func TestWhyACardIsNotFed(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{spock, breenAide}, Laid: laid{Scan: 1, Stations: 1}}, craft{Hull: 9}, spec{Dice: []dice.Face{bs, blank, hit, hit, blank}})
	tb.Do("Primary weapon at B", "Breen Aide")
	same(t, "Mr. Spock", tb.Why("Mr. Spock"), hasFed)
}

func TestATokenFeedsTheSameCardAgain(t *testing.T) {
	two := spec{Crafts: []craft{{Name: "A2", X: 20, Y: 25, Skill: 5}}, Dice: []dice.Face{hit, blank, blank, blank, blank, evade, blank, hit, blank, blank, blank, blank, evade, blank}}
	b := craft{Of: "akorem_op6prize", Cards: []string{lenaris}, Laid: laid{Evade: 1}}
	tb := duel(t, 2, craft{}, b, two)
	tb.Do("Primary weapon at Akorem", "Lenaris Holem", "Die 1")
	same(t, "the ship's text", tb.Why("Text of Akorem"), hasFed)
	tb.Do("Spend nothing more")
	tb.Pass(game.ChooseTarget, "A2").Do("Primary weapon at Akorem")
	offered(t, tb, "Text of Akorem", false)
	offered(t, tb, "Lenaris Holem", true)
}

func TestAFedTokenIsStillSpentByTheRulebook(t *testing.T) {
	b := craft{Of: "akorem_op6prize", Cards: []string{lenaris}, Laid: laid{Evade: 2}}
	tb := duel(t, 2, craft{}, b, spec{Dice: []dice.Face{hit, hit, blank, blank, blank, blank, blank}})
	tb.Do("Primary weapon at Akorem", "Lenaris Holem", "Die 1")
	offered(t, tb, "Spend Evade", true)
	offered(t, tb, "Text of Akorem", false) // all dice or none: one was re-rolled already
	tb.Do("Spend Evade")
	same(t, "Evade Tokens", tb.Ship("Akorem").Evade, 1)
	if fed := tb.Game.State().NFed; fed != 0 {
		t.Errorf("%d tokens have fed a card, but the one that had is spent", fed)
	}
}

func TestAPriceTakesATokenThatHasFedNobody(t *testing.T) {
	for scan, want := range map[int]bool{1: false, 2: true} {
		tb := duel(t, 2, craft{}, craft{Cards: []string{hoshi, sensors}, Laid: laid{Scan: scan}}, spec{Dice: []dice.Face{hit, hit, hit, hit, blank}})
		tb.Do("Primary weapon at B", "Hoshi Sato")
		same(t, "Sensor Array offered", tb.Prompt().Player == game.Two && tb.Offered("Sensor Array"), want)
		if want {
			tb.Do("Sensor Array", "Die 1")
			same(t, "Scan Tokens", tb.Ship("B").Scan, 1)
			same(t, "tokens that have fed a card", tb.Game.State().NFed, 1) // Hoshi Sato's
		}
	}
}

func TestTheOwnerSaysWhomATokenFeeds(t *testing.T) {
	nivar := craft{Of: "ni_var_71527", Laid: laid{Scan: 1}}
	roll := spec{Dice: []dice.Face{bs, blank, hit, hit, blank}}
	// nobody else needs the token: nothing is asked
	tb := duel(t, 3, nivar, craft{Hull: 9}, roll)
	tb.Do("Primary weapon at B")
	rolled(t, tb, "alone", 2+1, 1+1-1)
	nivar.Cards = []string{spock}
	tb = duel(t, 3, nivar, craft{Hull: 9}, roll)
	tb.Do("Primary weapon at B", "Text of Ni'Var")
	rolled(t, tb, "Ni'Var fed", 2+1, 1+1-1)
	same(t, "uses of Mr. Spock", times(tb, "uses Mr. Spock"), 0)
	tb = duel(t, 3, nivar, craft{Hull: 9}, roll)
	tb.Do("Primary weapon at B", "Use no card")
	offered(t, tb, "Mr. Spock", true)
	tb.Do("Mr. Spock")
	rolled(t, tb, "Mr. Spock fed", 2, 1+1-1)
}

func TestTokensBesideTheEnemyFeedNobody(t *testing.T) {
	a := craft{Cards: []string{antiproton, spock}, Laid: laid{Scan: 1}}
	b := craft{Hull: 9, Cards: []string{"tachyon_pulse_72325g"}}
	tb := duel(t, 2, a, b, spec{})
	tb.Do("Primary weapon at B", "Antiproton Scan")
	offered(t, tb, "Tachyon Pulse", true)
	tb.Do("Tachyon Pulse")
	rolled(t, tb, "", 4+1, 2) // agility 1, 1 less for the Scan, 2 more
}

func TestAFreeActionByATokenIsFedByIt(t *testing.T) {
	a := craft{Skill: 6, Cards: []string{"3062", spock}, Laid: laid{Scan: 1}}
	b := craft{Hull: 9, Crew: 1}
	roll := spec{Dice: []dice.Face{bs, blank, hit, hit, blank}}
	tb := acting(t, 2, a, b, roll)
	tb.Do("Farek").Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	same(t, "uses of Mr. Spock", times(tb, "uses Mr. Spock"), 0)
	if tb.Asked(game.ModifyAttackDice, "A") {
		t.Error("the Scan Token has fed Farek")
	}
	// in the next round a new token feeds anybody
	tb = duel(t, 2, craft{Cards: []string{spock, breenAide}, Laid: laid{Scan: 1}}, craft{Hull: 9}, roll)
	tb.Do("Primary weapon at B", "Breen Aide")
	same(t, "fed", tb.Game.State().NFed, 1)
	tb.WaitOut(3, game.Planning)
	same(t, "fed in the next round", tb.Game.State().NFed, 0)
}
