package lastbattle_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
)

// Martok gives a friend a free action of any kind: it may be one of the sheet's, and the other of
// the two may follow as the normal action (rules 9.1, 12). A card that names the Action Bar gives
// none.
func TestBeamingAsAFreeAction(t *testing.T) {
	martok := craft{X: 10, Y: 8, H: 180, Skill: 9, Cards: []string{"2018"}, Dial: "straight 1"}
	friend := craft{Name: "C", X: 13, Y: 13, H: 180, Skill: 1, Crew: 1, Shields: 2}
	tb := lay(t, game.Activation, nil, martok, friend, far)
	tb.WaitFor(game.UseCards, "A").Do("Martok")
	if !tb.Offered("Beam aboard Deep Space 9") || !tb.Offered("Scan") {
		t.Fatalf("%s: offered as a free action: %v, %v", tb.Prompt().Heading(tb.Set), tb.Offers(), tb.Log)
	}
	tb.Do("Beam aboard", "Crew 1 of C")
	if got := aboard(tb); !slices.Equal(got, []string{"Crew 1 of C"}) {
		t.Fatalf("aboard: %v", got)
	}
	if sh := tb.Ship("C"); sh.Shields != 0 || sh.Down != 2 || sh.DidAct {
		t.Errorf("after the free action: %d shields, %d down, its own action used: %v", sh.Shields, sh.Down, sh.DidAct)
	}
	expect.True(t, tb.Asked(game.ChooseAction, "A"), "Martok's own ship has lost its action")

	// refused with the sheet's reason, as a normal action is
	friend.X, friend.Y = 19, 9
	martok.X = 15
	tb = lay(t, game.Activation, nil, martok, friend, far)
	tb.WaitFor(game.UseCards, "A").Do("Martok")
	expect.True(t, !tb.Offered("Beam aboard"), "offered out of range")
	expect.Same(t, tb.Refused("Beam aboard"), "The Last Battle of DS9, Away Team: The station is not within Range 2.",
		"refused with ")
}
