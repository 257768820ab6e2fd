package futuretense_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Each house rule of the sheet shows the difference it makes: future-tense.overlap-slides in
// TestOverlapKeepsTheAction, future-tense.count-after-placing in TestCases148And149DangerRoll,
// future-tense.bonus-survives-retriever among the cases of retrieving,
// future-tense.retrieve-needs-control in TestRetrievingAsAFreeAction.

// The larger the craft's token, the nearer a ship is to it.
func TestHouseTokenDiameter(t *testing.T) {
	for _, k := range []struct {
		inches string
		may    bool
	}{{"1", false}, {"1.5", true}, {"2", true}} {
		// the front of the base is 4.2 inches from the middle plus 0.4: Range 1 of a token of 1.5
		// inches, not of 1 inch
		tb := layUnder(t, []string{"future-tense.token-diameter", k.inches}, 2, game.Activation, nil, craft{X: 18, Y: 18 + 4.6 + 0.787, Tech: 1}, away)
		tb.WaitFor(game.ChooseAction, "A")
		expect.Same(t, tb.Offered(beam), k.may, "token of %s inches: a tractor beam is offered", k.inches)
	}
}

// The event plays by the rules of 2016 unless the house says otherwise.
func TestHouseRuleset(t *testing.T) {
	for _, k := range []struct {
		house      []string
		moveFirst  bool
		arc360     int
		largeKeeps bool
	}{{nil, true, 2, true}, {[]string{"ruleset", "2014"}, false, 3, false}} {
		h := gametest.MustSetup("future-tense", "ft-a-1", "ft-b-1", 1, k.house...).House
		expect.True(t, h.MoveThenSpin == k.moveFirst && h.Arc360Range == k.arc360 && h.LargeKeepsAction == k.largeKeeps,
			"%v: %+v", k.house, h)
	}
}

// A beam beside the ship's Target Lock, or in its place: by house rule each gives up the other.
func TestHouseBeamIsLock(t *testing.T) {
	for _, one := range []bool{false, true} {
		var house []string
		if one {
			house = []string{"future-tense.beam-is-lock", "true"}
		}
		tb := layUnder(t, house, 2, game.Activation, nil, at(0, craft{Skill: 3, Laid: gametest.Laid{Lock: 1}}), craft{Two: true, X: 18, Y: 29, Skill: 5})
		tb.WaitFor(game.ChooseAction, "A").Do(beam)
		if got := tb.Ship("A").Lock != game.NoShip; got == one || len(holders(tb)) != 1 {
			t.Errorf("one pair %v: after the beam it has its lock %v, %v hold the craft", one, got, holders(tb))
		}
		expect.Same(t, tb.Heard("A loses its Target Lock (Future Tense, Tractor Beam)."), one,
			"one pair %v: the log says so", one)
		// and the other way round: who keeps the beam and locks another ship
		tb = layUnder(t, house, 2, game.Activation, nil, at(0, craft{Skill: 3}), craft{Two: true, X: 18, Y: 29, Skill: 5})
		use(tb, "A")
		hold(tb, "A").WaitFor(game.ChooseAction, "A").Do("Target Lock on B")
		if got := len(holders(tb)) == 0; got != one || tb.Ship("A").Lock == game.NoShip {
			t.Errorf("one pair %v: after the lock %v hold the craft, lock %d", one, holders(tb), tb.Ship("A").Lock)
		}
		tb.WaitOut(3, game.Activation)
		if got, want := missions(tb)[game.One], map[bool]int8{true: 1, false: 2}[one]; got != want {
			t.Errorf("one pair %v: %d Mission Tokens, want %d", one, got, want)
		}
	}
}

// A lock that card text gives gives the beam up too.
func TestHouseBeamIsLockForLocksOfCards(t *testing.T) {
	tb := layUnder(t, []string{"future-tense.beam-is-lock", "true"}, 2, game.Activation, nil,
		at(0, craft{Skill: 3, Cards: []string{"hikaru_sulu_71796"}}), craft{Two: true, X: 18, Y: 29, Skill: 5})
	use(tb, "A")
	hold(tb, "A").WaitFor(game.ChooseAction, "A").Do("Hikaru Sulu")
	if tb.Asked(game.ChooseCardTarget, "A") {
		tb.Do("B")
	}
	if tb.Ship("A").Lock == game.NoShip || len(holders(tb)) != 0 {
		t.Errorf("lock %d, %v hold the craft", tb.Ship("A").Lock, holders(tb))
	}
}

// No Target Lock on the craft, or one as on a ship: it is no beam, gives no Mission Token and helps
// an attack. Where a beam is the ship's own pair of lock tokens, a lock on the craft would be one,
// and there is none.
func TestHouseCraftLock(t *testing.T) {
	for _, k := range []struct {
		house []string
		may   bool
	}{
		{nil, false},
		{[]string{"future-tense.craft-lock", "true"}, true},
		{[]string{"future-tense.craft-lock", "true", "future-tense.beam-is-lock", "true"}, false},
	} {
		tb := layUnder(t, k.house, 2, game.Activation, nil, at(0, craft{Skill: 3}), away)
		tb.WaitFor(game.ChooseAction, "A")
		expect.Same(t, tb.Offered("Target Lock on Small craft"), k.may, "%v: a lock on the craft is offered", k.house)
		if !k.may {
			continue
		}
		tb.Do("Target Lock on Small craft")
		if len(holders(tb)) != 0 {
			t.Errorf("a lock is a beam: %v", holders(tb))
		}
		tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at Small craft")
		expect.True(t, tb.Offered("Spend Target Lock"), "the lock helps no attack: %v", tb.Offers())
		tb.WaitOut(2, game.Combat)
		got := missions(tb)
		expect.True(t, got == [2]int8{}, "Mission Tokens %v for a lock", got)
	}
}

// The Commendation Award Token is for the dice of attacks; by house rule for those of a duel over a
// beam too.
func TestHouseCommendationInABeamDuel(t *testing.T) {
	for _, everywhere := range []bool{false, true} {
		var house []string
		if everywhere {
			house = []string{"tournament.commendation-everywhere", "true"}
		}
		// B hits; A's five defense dice show one Battle Stations, B's five attack dice one too: the
		// beam would be lost
		faces := []dice.Face{h, o, o, o, o, o, b, e, e, e, e /* A's re-roll */, b, o, o, o, o, b}
		if !everywhere {
			faces = []dice.Face{h, o, o, o, o, o, b, e, e, e, e, o, o, o, o, b}
		}
		tb := gametest.Lay(t, gametest.Spec{Scenario: "future-tense", Round: 2, Phase: game.Activation, Dice: faces, House: house, Rerolls: [2]int8{1, 0},
			Crafts: []craft{at(0, craft{Skill: 3, Hull: 9, Dial: "full stop"}), {Two: true, X: 18, Y: 24, H: 0, Dial: "full stop"}}})
		use(tb, "A").WaitFor(game.ChooseTarget, "B").Do("Primary weapon at A")
		tb.Wait(func() bool { return tb.Asked(game.ChooseFace, "A") || !tb.Game.State().Attack.On })
		expect.Need(t, tb.Asked(game.ChooseFace, "A"), everywhere,
			"everywhere %v: asked for the token in the duel", everywhere)
		if !everywhere {
			if len(holders(tb)) != 0 || tb.Game.State().Rerolls != [2]int8{1, 0} {
				t.Errorf("%v hold the craft, tokens %v", holders(tb), tb.Game.State().Rerolls)
			}
			continue
		}
		if got, want := tb.Offers(), []string{"Keep the dice", "Battle Stations", "Evade"}; tb.Prompt().Player != game.One || !slices.Equal(got, want) {
			t.Errorf("player %d is offered %v, want %v", tb.Prompt().Player+1, got, want)
		}
		tb.Do("Evade").Wait(func() bool { return !tb.Game.State().Attack.On })
		if got := gametest.Of[game.SheetRerolled](tb); len(got) != 1 || got[0].Old != e || got[0].New != b || tb.Game.State().Rerolls != [2]int8{} {
			t.Errorf("rolled again %+v, tokens left %v", got, tb.Game.State().Rerolls)
		}
		if len(holders(tb)) != 1 || !tb.Heard("Player 1 spends a re-roll token: Evade becomes Battle Stations (Future Tense, Losing a Tractor Beam, 2).") {
			t.Errorf("two Battle Stations against one: %v hold the craft; %v", holders(tb), tb.Log)
		}
	}
}
