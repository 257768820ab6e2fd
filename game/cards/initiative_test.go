package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Cards of both players at one moment: the player with initiative, whose fleet has the lower total,
// is asked first.

// inOrder asks for the pair of ships in both orders: whoever's fleet is cheaper comes first.
func inOrder(t *testing.T, what string, lay func(a, b craft) (first, second string), a, b craft) {
	t.Helper()
	a.SP, b.SP = 20, 30
	if x, y := lay(a, b); x != "A" || y != "B" {
		t.Errorf("%s: A has initiative, but %s was asked, then %s", what, x, y)
	}
	a.SP, b.SP = 30, 20
	if x, y := lay(a, b); x != "B" || y != "A" {
		t.Errorf("%s: B has initiative, but %s was asked, then %s", what, x, y)
	}
}

// The Command Tokens of both fleets: five of ten options each, the player with initiative first.
func TestInitiativeAtSetUp(t *testing.T) {
	tokens := game.Bought{Card: gametest.Cards(t).Resource("4002")}
	for _, first := range []game.PlayerID{game.One, game.Two} {
		u := gametest.MustSetup("standard", "ds9-fed-1", "ds9-fed-1", 1)
		both := game.Setup{Scenario: u.Scenario, Fleets: u.Fleets, House: u.House, Seed: 1}
		both.Fleets[0].Resource, both.Fleets[1].Resource = tokens, tokens
		both.Fleets[first].Total--
		g := gametest.New(t, &both)
		p := g.FirstOpen()
		if p.Ask != game.ChooseOptions || p.Player != first || len(p.Options) != 10 || p.Min != 5 || p.Max != 5 {
			t.Fatalf("player %d has initiative, but %d picks first: %d to %d of %d", first, p.Player, p.Min, p.Max, len(p.Options))
		}
		gametest.Submit(t, g, game.Answer{Prompt: p.ID, Picks: 1<<0 | 1<<1 | 1<<3 | 1<<4 | 1<<5})
		expect.Same(t, g.State().Options[first], [8]int8{0, 2, 1, 2, 0, 0}, "options")
	}
}

// At the end of the Combat Phase the damage that both captains have put off comes in the same
// order.
func TestInitiativeAtTheEndOfCombat(t *testing.T) {
	inOrder(t, "end of combat", func(a, b craft) (string, string) {
		late := &a // with an admiral the ship of the player with initiative acts after the other
		if b.SP < a.SP {
			late = &b
		}
		late.Cards = append(late.Cards, "gul_dukat_71524")
		tb := sail(t, 4, a, b, spec{})
		tb.Wait(func() bool { return tb.Offered("J. Hayes") }).Do("J. Hayes")
		tb.Wait(func() bool { return tb.Offered("J. Hayes") }).Do("J. Hayes")
		tb.WaitOut(3, game.Planning)
		var names []string
		for _, e := range gametest.Of[game.DamageDealt](tb) {
			names = append(names, tb.Set.Name(e.Ship))
		}
		expect.Need(t, len(names), 2, "damaged: %v", names)
		return names[0], names[1]
	}, craft{Cards: []string{"j_hayes_71526"}}, craft{Cards: []string{"j_hayes_71526"}, Dial: "full stop"})
}

// An attack on two ships: each of them answers that it was attacked, the first when both halves are
// done.
func TestBothShipsOfADividedAttackAnswer(t *testing.T) {
	watch := []card.Upgrade{{Printed: card.Printed{ID: "watch", Name: "Watch", Abilities: []card.Ability{{At: card.At(card.AfterDefense),
		Cost: []card.Cost{{Op: card.DisableMe}}, Do: []card.Effect{{Op: card.PlaceToken, Said: card.Said{Tokens: card.EvadeToken, N: 1}}}}}}}}
	tb := duel(t, 2, craft{Cards: []string{"3054"}}, craft{Hull: 9, Skill: 1, Weapons: watch},
		spec{Crafts: []craft{{Name: "C", Two: true, X: 21, Y: 17, H: 180, Hull: 9, Skill: 1, Weapons: watch}}})
	tb.Do("Forward Weapons Grid at B", "2").Pass(game.UseCards, "C")
	same(t, "attacks made when the first is asked", len(volleys(tb)), 2)
	tb.Do("Watch")
	same(t, "who is asked then", tb.Set.Name(tb.Prompt().Ship), "B")
	tb.Do("Watch")
	same(t, "Evade Tokens", tb.Ship("B").Evade+tb.Ship("C").Evade, 2)
}

// A card that speaks at a ship's own place in the Combat Phase is something to do there: the order
// is asked, although the other ship has no target.
func TestACardMakesTheOrderMatter(t *testing.T) {
	for _, id := range []string{"", "mutiny_72226r"} {
		tb := lay(t, spec{Phase: game.Combat, Resource: [2]string{id}, Crafts: []craft{{X: 18, Y: 20}, {Name: "A2", X: 2, Y: 34}, {Two: true, X: 18, Y: 14, H: 180, Skill: 1}}})
		for tb.Asked(game.UseCards, "A") && tb.Game.State().Phase == game.Combat && len(tb.Told) < 40 && tb.Prompt().SeveralShips() {
			tb.Do("Use no card") // at the start of the phase
		}
		if got := tb.Prompt().Ask == game.ChooseShip; got != (id != "") {
			t.Errorf("resource %q: the order is asked: %v, but %s %v", id, got, tb.Prompt().Heading(tb.Set), tb.Offers())
		}
	}
}

// A re-roll token is offered to the ships of its owner alone, and only with a die that it can roll
// again.
func TestARerollTokenIsItsOwners(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{}, spec{Rerolls: [2]int8{0, 1}, Dice: []dice.Face{hit, blank, blank, blank, blank}})
	tb.Do("Primary weapon at B")
	if tb.Asked(game.ModifyAttackDice, "A") {
		offered(t, tb, "Spend the re-roll token", false)
	}
	tb.Pass(game.ModifyDefenseDice, "B")
	offered(t, tb, "Spend the re-roll token", true)
	tb = duel(t, 2, craft{}, craft{Agility: -1}, spec{Rerolls: [2]int8{0, 1}, Dice: []dice.Face{hit, blank, blank, blank}})
	tb.Do("Primary weapon at B")
	if p := tb.Game.FirstOpen(); p != nil && p.Ask == game.ModifyDefenseDice {
		offered(t, tb, "Spend the re-roll token", false) // there is no die at Range 2 without agility
	}
}

// The question of one ship names it, that of two does not.
func TestHeadingOfAQuestionToSeveralShips(t *testing.T) {
	cards := []string{"2001", "yellow_alert_71807"}
	for want, second := range map[string][]string{"A: Use a card?": nil, "Use a card?": cards} {
		tb := duel(t, 2, craft{Cards: cards}, craft{}, spec{Crafts: []craft{{Name: "A2", X: 22, Y: 25, Skill: 4, Cards: second}}})
		expect.Same(t, tb.Prompt().Heading(tb.Set), want, "the question")
	}
}
