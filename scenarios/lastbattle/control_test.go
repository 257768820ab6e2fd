package lastbattle_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// nobodyFalls are the dice of a fight aboard of one card against one.
var nobodyFalls = []dice.Face{o, o, o, o}

// commanders are the players to whom the station went, in their order.
func commanders(tb *gametest.Table) (list []game.PlayerID) {
	for _, x := range gametest.Of[game.CommandChanged](tb) {
		list = append(list, x.Player)
	}
	return list
}

// The sheet knows no delay: with the first card aboard the station is commanded, and acts in this
// very phase when its turn, at the skill of the captain aboard, is still to come. By the house rule
// all that waits for the next phase.
func TestControlBeginsAtOnce(t *testing.T) {
	for _, k := range []struct {
		name, cards string
		house       []string
		owner       game.PlayerID // right after the beaming
		skill       int8
		acts        bool // in this Activation Phase
	}{
		{"the captain's turn is that of his ship", "Captain of A", nil, game.One, 6, true},
		{"without a captain the station's turn has passed", "Crew 1 of A", nil, game.One, 1, false},
		{"from the next phase on", "Captain of A", []string{"ds9.control-begins", "next-phase"}, game.Nobody, 1, false},
	} {
		near := craft{Two: true, X: 9, Y: 13.5, H: 225, Hull: 14, Skill: 8}
		tb := layUnder(t, k.house, game.Activation, nil, craft{X: 10, Y: 8, H: 180, Skill: 6, Crew: 1}, near)
		tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard", k.cards)
		if sh := tb.Ship(ds9); sh.Owner != k.owner || sh.Skill != k.skill {
			t.Errorf("%s: player %d commands it at skill %d, want %d and %d", k.name, sh.Owner+1, sh.Skill, k.owner+1, k.skill)
		}
		tb.Wait(func() bool { return tb.Asked(game.ChooseAction, ds9) || tb.Game.State().Phase > game.Activation })
		expect.Same(t, tb.Asked(game.ChooseAction, ds9), k.acts,
			"%s: it acts in the phase in which the card came aboard", k.name)
		// in the Combat Phase of the round it is commanded either way
		tb.WaitFor(game.ChooseTarget, ds9)
		if sh := tb.Ship(ds9); sh.Owner != game.One || tb.Prompt().Player != game.One {
			t.Errorf("%s: player %d fires with it in the Combat Phase", k.name, sh.Owner+1)
		}
	}
}

// With teams of both aboard the station acts for nobody: who comes aboard before its turn takes
// that turn away, and gives it back by beaming home.
func TestASecondTeamTakesTheStationsTurn(t *testing.T) {
	for _, k := range []struct {
		name   string
		house  []string
		skill  int // of Two's ship, which beams aboard
		acts   bool
		owners []game.PlayerID // of round 3
	}{
		{"before the station", nil, 4, false, []game.PlayerID{game.Nobody}},
		{"after it", nil, 9, true, []game.PlayerID{game.Nobody}},
		{"before it, and it counts from the next phase on", []string{"ds9.control-begins", "next-phase"}, 4, true, []game.PlayerID{game.Nobody}},
	} {
		tb := layUnder(t, k.house, game.Activation, nobodyFalls, craft{X: 10, Y: 8, Skill: 7, Crew: 1}, craft{Two: true, X: 10, Y: 28, Skill: k.skill, Crew: 1})
		tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Captain of A").NextRound()
		before := len(commanders(tb))
		acted := false
		tb.Wait(func() bool {
			acted = acted || tb.Asked(game.ChooseAction, ds9)
			return tb.Asked(game.ChooseAction, "B") && tb.Game.State().Round == 3
		})
		tb.Do("Beam aboard", "Crew 1 of B")
		at := tb.Ship(ds9).Owner
		want := map[bool]game.PlayerID{true: game.One, false: game.Nobody}[k.house != nil]
		expect.True(t, at == want, "%s: player %d commands it with both aboard, want %d", k.name, at+1, want+1)
		tb.Wait(func() bool {
			acted = acted || tb.Asked(game.ChooseAction, ds9)
			return tb.Game.State().Phase > game.Activation
		})
		expect.Same(t, acted, k.acts, "%s: the station has acted", k.name)
		tb.WaitOut(3, game.Combat)
		expect.List(t, commanders(tb)[before:], k.owners, "%s: it went to", k.name)
		if len(fired(tb)) != 0 {
			t.Errorf("%s: the station fires for nobody: %v", k.name, fired(tb))
		}
	}
}

// Who is home again gives the turn back to the other side, at once too.
func TestBeamingHomeGivesTheTurnBack(t *testing.T) {
	tb := lay(t, game.Activation, nobodyFalls, craft{X: 10, Y: 8, Skill: 7, Crew: 1}, craft{Two: true, X: 10, Y: 28, Skill: 4, Crew: 1})
	tb.WaitFor(game.ChooseAction, "B").Do("Beam aboard", "Crew 1 of B").WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Captain of A")
	got, want := commanders(tb), []game.PlayerID{game.Two, game.Nobody}
	expect.Must(t, slices.Equal(got, want), "it went to %v, want %v", got, want)
	tb.NextRound().WaitFor(game.ChooseAction, "B")
	tb.Do("Beam back from Deep Space 9")
	sh := tb.Ship(ds9)
	expect.True(t, sh.Owner == game.One && sh.Skill == 7, "player %d commands it at skill %d", sh.Owner+1, sh.Skill)
	tb.WaitFor(game.ChooseAction, ds9)
	expect.True(t, tb.Game.State().Phase == game.Activation && tb.Prompt().Player == game.One,
		"One has the station's turn in this phase")
}

// A second captain raises the station's skill at once, and it goes down when he is home.
func TestTheStationsSkillFollowsItsCaptainsAtOnce(t *testing.T) {
	tb := lay(t, game.Activation, nil, craft{X: 10, Y: 8, Skill: 3, Crew: 1}, craft{Name: "A2", X: 10, Y: 28, Skill: 6}, far)
	tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Crew 1 of A")
	if k := tb.Ship(ds9).Skill; k != 1 {
		t.Errorf("skill %d with a crew aboard", k)
	}
	tb.WaitFor(game.ChooseAction, "A2").Do("Beam aboard")
	if k := tb.Ship(ds9).Skill; k != 6 {
		t.Errorf("skill %d with a captain of 6 aboard", k)
	}
	n := len(commanders(tb))
	expect.True(t, n == 1, "its commander changed %d times", n)
}
