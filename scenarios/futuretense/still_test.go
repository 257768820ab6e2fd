package futuretense_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// moves tells whether a line of card text has a ship fly, or changes the maneuver it is about to
// fly.
func moves(a *card.Ability) bool {
	return a.Named == card.AdvanceAfterDeclaring || slices.ContainsFunc(a.Do, func(e card.Effect) bool {
		return e.Op == card.Maneuver || e.Op == card.Redial || e.Op == card.Recolor
	})
}

// movers are the cards of the pool with such a line: as cards assigned to a ship, ships, and
// resources.
func movers(t *testing.T) (cards, ships, resources []string) {
	c := gametest.Cards(t)
	any := func(list []card.Ability) bool {
		return slices.ContainsFunc(list, func(a card.Ability) bool { return moves(&a) })
	}
	for _, x := range c.Captains {
		if any(x.Abilities) {
			cards = append(cards, x.ID)
		}
	}
	for _, x := range c.Admirals {
		if any(x.Abilities) {
			cards = append(cards, x.ID)
		}
	}
	for _, x := range c.Upgrades {
		if any(x.Abilities) {
			cards = append(cards, x.ID)
		}
	}
	for _, x := range c.Ships {
		if any(x.Abilities) {
			ships = append(ships, x.ID)
		}
	}
	for _, x := range c.Resources {
		if any(x.Abilities) {
			resources = append(resources, x.ID)
		}
	}
	return cards, ships, resources
}

// A ship that keeps its beam does not move in the Activation Phase: not by a maneuver, not by a
// Sensor Echo, not by any card of the pool, its own or a friend's, and for none of that is anything
// paid. The same ship without a beam is moved by nearly all of them, so that the test sees what it
// forbids.
func TestNothingMovesAHolderInTheActivationPhase(t *testing.T) {
	cards, ships, resources := movers(t)
	type carry struct{ own, friend, ship, resource string }
	var all []carry
	for _, id := range cards {
		all = append(all, carry{own: id}, carry{friend: id})
	}
	for _, id := range ships {
		all = append(all, carry{ship: id})
	}
	for _, id := range resources {
		all = append(all, carry{resource: id})
	}
	moved := 0
	for _, k := range all {
		for _, holds := range []bool{true, false} {
			used := false
			for seed := range uint64(12) {
				used = playActivation(t, k.own, k.friend, k.ship, k.resource, holds, seed) || used
			}
			switch {
			case holds && used:
				t.Errorf("%+v: it moves a ship that keeps its beam, or is paid for nothing", k)
			case used:
				moved++
			}
		}
	}
	t.Logf("%d ways to carry such a card, %d move the ship when it holds no beam", len(all), moved)
	if len(all) < 40 || moved < 20 {
		t.Errorf("%d ways to carry a card that moves ships, of which %d move one without a beam: the test sees too little", len(all), moved)
	}
}

// playActivation plays the Activation Phase by random answers; true when A was moved beside its
// dial, or a line that moves ships was used on it.
func playActivation(t *testing.T, own, friend, ship, resource string, holds bool, seed uint64) (used bool) {
	t.Helper()
	a := at(0, craft{Skill: 4, Hull: 9, Crew: 2, Shields: 3, Of: ship, Laid: gametest.Laid{Cloak: game.CloakBeside, Down: 3}})
	if ship != "" {
		a.Laid, a.Shields = gametest.Laid{}, 0
	}
	if own != "" {
		a.Cards = []string{own}
	}
	if seed%3 == 0 { // not cloaked
		a.Laid.Cloak, a.Laid.Down, a.Shields = game.NotCloaked, 0, 0
	}
	f := craft{Name: "F", X: 26, Y: 30, Skill: 6, Dial: "straight 1"}
	if friend != "" {
		f.Cards = []string{friend}
	}
	if holds {
		a.Laid.Marker, a.Laid.Still = 4, true
	} else {
		a.Dial = [...]string{"straight 2", "bank left 2", "turn right 3", "straight 4"}[seed%4]
		if ship != "" {
			a.Dial = "straight 2"
		}
	}
	tb := gametest.Lay(t, gametest.Spec{Scenario: "future-tense", Phase: game.Activation, Seed: seed, Resource: [2]string{resource}, Crafts: []craft{a, f, away2}})
	expect.Must(t, !holds || tb.Set.MapShip("small-craft") == 3, "the craft is another ship")
	from := tb.Game.State().Ships[0].Pose
	r := dice.New(seed)
	for !tb.Game.Over() && tb.Game.State().Phase == game.Activation {
		ev := gametest.Submit(t, tb.Game, gametest.Answer(tb.Game, tb.Prompt(), &r))
		for _, e := range ev {
			switch e := e.(type) {
			case game.ShipMoved:
				used = used || e.Ship == 0 && e.Extra
			case game.Echoed:
				used = used || e.Ship == 0
			case game.ManeuverReplaced:
				used = used || e.Ship == 0
			}
		}
	}
	if sh := &tb.Game.State().Ships[0]; holds && sh.Placed && (sh.Pose != from || sh.Captain.Disabled || sh.Moved) {
		t.Errorf("%s%s%s%s: it stood at %v and stands at %v", own, friend, ship, resource, from, sh.Pose)
	}
	if holds {
		u := tb.Set
		for i := range u.Facts(0).Upgrades {
			if c := tb.Game.State().Ships[0].Upgrades[i]; own != "" && u.Facts(0).Upgrades[i].Card.ID == own && onlyMoves(u.Facts(0).Upgrades[i].Card.Abilities) && (c.Disabled || c.Discarded) {
				t.Errorf("%s was paid with for nothing", own)
			}
		}
	}
	return used
}

// onlyMoves tells whether every line of a card moves ships and does nothing else.
func onlyMoves(list []card.Ability) bool {
	for i := range list {
		if !moves(&list[i]) || len(list[i].Do) > 1 && !list[i].Do[1].Then {
			return false
		}
		if list[i].Do[0].Op == card.PlaceToken {
			return false
		}
	}
	return true
}

var away2 = craft{Name: "Away", Two: true, X: 33, Y: 3, Skill: 1, Dial: "full stop"}

// Why it is not offered: it holds its place.
func TestAHolderIsToldWhyItDoesNotMove(t *testing.T) {
	for _, id := range []string{"3049", "3089", "chakotay_71528", "2020", "maxwell_forrest_71526", "maxwell_forrest_cap_71526"} {
		tb := lay(t, 2, game.Activation, nil, at(0, craft{Skill: 3, Cards: []string{id}}), away)
		use(tb, "A")
		hold(tb, "A").WaitFor(game.ChooseAction, "A")
		name := cardName(t, id)
		if tb.Offered(name) || tb.Why(name) != "It does not move this round." {
			t.Errorf("%s: offered %v, refused with %q", name, tb.Offered(name), tb.Why(name))
		}
	}
}

func cardName(t *testing.T, id string) string {
	c := gametest.Cards(t)
	switch {
	case c.Admiral(id) != nil:
		return c.Admiral(id).Name
	case c.Captain(id) != nil:
		return c.Captain(id).Name
	}
	return c.Upgrade(id).Name
}

// "After moving" is no moment of a ship that does not move: it has the Perform Action step only.
func TestAHolderHasItsActionOnly(t *testing.T) {
	martok := at(0, craft{Skill: 6, Cards: []string{"2018"}}) // after moving, a friend of lower skill has a free action
	friend := craft{Name: "F", X: 18, Y: 26, Skill: 3}
	for _, keeps := range []bool{true, false} {
		tb := use(lay(t, 2, game.Activation, nil, martok, friend, away), "A").NextRound()
		if keeps {
			hold(tb, "A")
		}
		asked := false
		tb.Wait(func() bool {
			asked = asked || tb.Asked(game.UseCards, "A") && tb.Game.State().Phase == game.Activation
			return tb.Game.State().Phase > game.Activation
		})
		expect.True(t, asked != keeps, "it keeps its beam: %v, and Martok speaks after moving: %v", keeps, asked)
	}
}

// In the Combat Phase card text may move it; by the house rule it holds still the whole round, and
// nothing is paid.
func TestHouseHolderStill(t *testing.T) {
	for _, k := range []struct {
		house []string
		moves bool
	}{
		{nil, true},
		{[]string{"future-tense.holder-still", "activation"}, true},
		{[]string{"future-tense.holder-still", "round"}, false},
	} {
		// Tuvok: a straight 1 after attacking, for which he is disabled
		tb := layUnder(t, k.house, 2, game.Activation, nil, at(0, craft{Skill: 7, Hull: 14, Cards: []string{"tuvok_71528"}}), craft{Two: true, X: 18, Y: 26, Skill: 3, Hull: 14})
		a := tb.Ship("A")
		use(tb, "A")
		hold(tb, "A").WaitFor(game.ChooseTarget, "A").Do("Primary weapon at Small craft")
		tb.Wait(func() bool { return tb.Offered("Tuvok") || tb.Asked(game.ChooseTarget, "B") })
		expect.Same(t, tb.Offered("Tuvok"), k.moves, "%v: Tuvok is offered", k.house)
		if k.moves {
			tb.Do("Tuvok", "bank left 1")
			expect.True(t, a.Pose.X != int32(18*physics.Inch) && a.Upgrades[0].Disabled,
				"Tuvok moved it to %v, disabled %v", a.Pose, a.Upgrades[0].Disabled)
		} else if a.Upgrades[0].Disabled || a.Pose != physics.Inches(18, 21, 0) {
			t.Errorf("%v: at %v, Tuvok disabled %v", k.house, a.Pose, a.Upgrades[0].Disabled)
		}

		// the I.R.W. Algeron: a straight 1 after the target was declared
		algeron := at(0, craft{Of: "i_r_w_algeron_72333", Skill: 7, Dial: "straight 1"})
		algeron.Y, algeron.H = 20.3, 180
		tb = layUnder(t, k.house, 2, game.Activation, nil, algeron, craft{Two: true, X: 18, Y: 28, Skill: 3, Hull: 14})
		tb.WaitFor(game.ChooseAction, "I.R.W. Algeron")
		expect.Must(t, tb.Offered(beam), "no beam for the Algeron: %q", tb.Refused(beam))
		tb.Do(beam)
		hold(tb, "I.R.W. Algeron").WaitFor(game.ChooseTarget, "I.R.W. Algeron").Do("Primary weapon at B")
		got := tb.Offered("Text of I.R.W. Algeron")
		expect.True(t, got == k.moves, "%v: the Algeron's text is offered: %v, %v", k.house, got, tb.Offers())
	}
}
