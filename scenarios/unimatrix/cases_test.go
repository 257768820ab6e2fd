package unimatrix_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// The battle's part of cases M of the worked cases, by their numbers; fleet building is in
// building_test.go, the pairings are game/tournament's. Player One's ship is A, Two's is B.

const (
	borg     = "Borg fleet"
	rebel    = "Rebel fleet"
	discards = "Discard a Mission Token" // refused, without what it brings
	reroll   = discards + ": re-roll one die"
	drone    = "tactical_drone_71283" // 4 Drone Tokens; one of them re-rolls all attack dice
)

type craft = gametest.Craft

const (
	h = dice.Hit
	e = dice.Evade
	o = dice.Blank
)

func lay(t *testing.T, one, two string, phase game.Phase, faces []dice.Face, crafts ...craft) *gametest.Table {
	t.Helper()
	for i := range crafts {
		if crafts[i].Dial == "" && phase == game.Activation {
			crafts[i].Dial = "full stop"
		}
	}
	return gametest.Lay(t, gametest.Spec{Scenario: "unimatrix-zero", Sides: [2]string{one, two}, Phase: phase, Dice: faces, Crafts: crafts})
}

// a and b face each other at Range 2.
func a(c craft) craft {
	c.X, c.Y, c.H = 18, 24, 0
	return c
}

func b(c craft) craft {
	c.X, c.Y, c.H, c.Two = 18, 16, 180, true
	return c
}

func tokens(tb *gametest.Table, name string) int { return int(tb.Ship(name).Counters.First) }

func TestMissionTokensAtTheStart(t *testing.T) {
	tb := lay(t, rebel, borg, game.Combat, nil, a(craft{}), craft{Name: "A2", X: 3, Y: 33, Faction: card.Borg}, b(craft{}), craft{Name: "B2", Two: true, X: 33, Y: 3, Faction: card.Borg})
	for name, want := range map[string]int{"A": 3, "A2": 3, "B": 1, "B2": 1} {
		got := tokens(tb, name)
		expect.True(t, got == want, "%s has %d Mission Tokens, want %d", name, got, want)
	}
	expect.Same(t, tb.Game.State().Beside, [2]game.Counters{}, "tokens beside the ship cards")
}

// Case 164: a Borg captain in the Rebel fleet has no Drone Tokens but a fixed skill, and its price
// of drones cannot be paid.
func TestCase164BorgCaptainOfARebel(t *testing.T) {
	ships := func() []craft {
		return []craft{a(craft{Faction: card.Borg, Cards: []string{drone}}), b(craft{Skill: 1, Hull: 14})}
	}
	tb := lay(t, rebel, borg, game.Combat, []dice.Face{o, o, o, o}, ships()...)
	if sh := tb.Ship("A"); sh.Drones != 0 || sh.Skill != 4 {
		t.Errorf("%d drones, skill %d", sh.Drones, sh.Skill)
	}
	tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B").WaitFor(game.ModifyAttackDice, "A")
	expect.True(t, !tb.Offered("Tactical Drone"), "offered %v", tb.Offers())
	tb.WaitOut(3, game.Planning)
	k := tb.Ship("A").Skill
	expect.True(t, k == 4, "skill %d a round later", k)
	tb = lay(t, borg, rebel, game.Combat, []dice.Face{o, o, o, o}, ships()...)
	tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B").WaitFor(game.ModifyAttackDice, "A")
	if sh := tb.Ship("A"); sh.Drones != 4 || !tb.Offered("Tactical Drone") {
		t.Errorf("in the Borg fleet %d drones and %v", sh.Drones, tb.Offers())
	}
}

// Case 165, and its mirror: Regenerate goes with the Borg fleet.
func TestCase165Regenerate(t *testing.T) {
	for _, k := range []struct {
		side string
		of   card.Faction
		may  bool
	}{{rebel, card.Borg, false}, {borg, card.Federation, true}, {borg, card.Borg, true}} {
		other := borg
		if k.side == borg {
			other = rebel
		}
		tb := lay(t, k.side, other, game.Activation, nil, a(craft{Faction: k.of, Hull: 4, Laid: gametest.Laid{Hull: 3}}), b(craft{Skill: 9}))
		tb.WaitFor(game.ChooseAction, "A")
		expect.Same(t, tb.Offered("Regenerate"), k.may, "%s in the %s: Regenerate", k.of, k.side)
		if f := tb.Set.Facts(0).Ship.Factions; k.side == rebel && !slices.Equal(f, []card.Faction{card.Independent}) {
			t.Errorf("a Borg ship of the Rebel fleet is %v", f)
		}
	}
}

func TestCase167OneTokenARound(t *testing.T) {
	const rule = "Unimatrix Zero, Rebel Fleet: "
	faces := []dice.Face{o, o, o, o, h /* the re-roll */, o /* B defends */, h, o, o, o, e}
	tb := lay(t, rebel, borg, game.Combat, faces, a(craft{Hull: 14, Laid: gametest.Laid{Evade: 1}}), b(craft{Skill: 4, Hull: 14}))
	tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B")
	if got, want := tb.Offers(), []string{"Spend nothing more", reroll}; !slices.Equal(got, want) {
		t.Fatalf("offered %v, want %v", got, want)
	}
	tb.Do(reroll, "Die 2")
	if tokens(tb, "A") != 2 || !tb.Heard("A discards a Mission Token (Unimatrix Zero, Rebel Fleet).") {
		t.Errorf("%d tokens left: %v", tokens(tb, "A"), tb.Log)
	}
	tb.WaitFor(game.ChooseTarget, "B")
	if got := tb.Ship("B").NDamage; got != 1 {
		t.Errorf("%d damage from the die re-rolled", got)
	}
	tb.Do("Primary weapon at A").WaitFor(game.ModifyDefenseDice, "A")
	if got := tb.Refused(discards); got != rule+"This ship has already discarded one this round." || tb.Offered(reroll) {
		t.Errorf("a second token of the round: %q, %v", got, tb.Offers())
	}
	// the next round another one, then a third, then none is left
	for round := 3; round <= 5; round++ {
		tb.NextRound().WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B")
		if round < 5 {
			tb.WaitFor(game.ModifyAttackDice, "A").Do(reroll, "Die 1")
			got := tokens(tb, "A")
			expect.True(t, got == 4-round, "round %d: %d tokens left", round, got)
			continue
		}
		expect.True(t, !tb.Asked(game.ModifyAttackDice, "A") || !tb.Offered(reroll), "a fourth token")
	}
	if len(gametest.Of[game.CountersSpent](tb)) != 3 {
		t.Errorf("%d tokens were spent", len(gametest.Of[game.CountersSpent](tb)))
	}
}

// The re-roll is for the own dice in their own step, attack or defense, and needs a die that may
// still be rolled again.
func TestRebelTokenOnDefense(t *testing.T) {
	const rule = "Unimatrix Zero, Rebel Fleet: "
	tb := lay(t, rebel, borg, game.Combat, []dice.Face{h, o, o, o, o, e}, a(craft{Skill: 2, Hull: 14}), b(craft{}))
	tb.WaitFor(game.ChooseTarget, "B").Do("Primary weapon at A")
	if p := tb.Prompt(); p.Ask != game.ModifyDefenseDice || p.Player != game.One || !tb.Offered(reroll) {
		t.Fatalf("%s: %v", p.Heading(tb.Set), tb.Offers())
	}
	tb.Do(reroll).WaitFor(game.ChooseTarget, "A")
	if tb.Ship("A").NDamage != 0 || tokens(tb, "A") != 2 {
		t.Errorf("%d damage, %d tokens", tb.Ship("A").NDamage, tokens(tb, "A"))
	}
	// without a die; a token of the ship keeps the question open
	tb = lay(t, rebel, borg, game.Combat, []dice.Face{h, o, o, o}, a(craft{Skill: 2, Hull: 14, Agility: -1, Laid: gametest.Laid{Evade: 1}}), b(craft{}))
	tb.WaitFor(game.ChooseTarget, "B").Do("Primary weapon at A").WaitFor(game.ModifyDefenseDice, "A")
	expect.Same(t, tb.Refused(discards), rule+"No die left to re-roll.", "without a die")
	// none left, said where the question is open anyway
	tb = lay(t, rebel, borg, game.Combat, nil, a(craft{Hull: 14}), b(craft{Skill: 9, Hull: 14}))
	for range 3 {
		tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B").WaitFor(game.ModifyAttackDice, "A").Do(reroll, "Die 1")
	}
	tb.WaitFor(game.ChooseAction, "A").Do("Battle Stations").WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B").WaitFor(game.ModifyAttackDice, "A")
	expect.Same(t, tb.Refused(discards), rule+"No Mission Token is left on its ship card.", "none left")
	// a ship of the Borg fleet has no such re-roll, refused neither
	tb = lay(t, borg, rebel, game.Combat, nil, a(craft{Laid: gametest.Laid{Stations: 1}}), b(craft{Skill: 1}))
	tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B").WaitFor(game.ModifyAttackDice, "A")
	expect.True(t, !tb.Offered(reroll) && tb.Refused(discards) == "", "in the Borg fleet: %v", tb.Offers())
}

// Borg Fleet: the token may be discarded in place of one Drone Token, and lowers no skill; it does
// not come back.
func TestBorgTokenForADrone(t *testing.T) {
	for _, instead := range []bool{true, false} {
		tb := lay(t, borg, rebel, game.Combat, []dice.Face{o, o, o, o, h, o, o, o}, a(craft{Faction: card.Borg, Cards: []string{drone}, Hull: 14}), b(craft{Skill: 1, Hull: 14}))
		tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B").WaitFor(game.ModifyAttackDice, "A").Do("Tactical Drone")
		if !tb.Asked(game.ChooseDrones, "A") {
			t.Fatalf("asked %s", tb.Prompt().Heading(tb.Set))
		}
		pick, drones, left := "1", int8(3), 1
		if instead {
			pick, drones, left = "0", 4, 0
		}
		tb.Do(pick).NextRound()
		if sh := tb.Ship("A"); sh.Drones != drones || tokens(tb, "A") != left || sh.Skill != drones {
			t.Errorf("instead %v: %d drones, %d tokens, skill %d", instead, sh.Drones, tokens(tb, "A"), sh.Skill)
		}
		if !instead {
			continue
		}
		tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B").WaitFor(game.ModifyAttackDice, "A").Do("Tactical Drone")
		expect.True(t, !tb.Asked(game.ChooseDrones, "A") && tb.Ship("A").Drones == 3,
			"the token is used up, and yet %v", tb.Offers())
	}
}

func TestCases168And169Bonus(t *testing.T) {
	kill := append(slices.Repeat([]dice.Face{h}, 5), o)
	for _, k := range []struct {
		no       string
		one, two string
		want     [2]int16
		why      string
	}{
		{"168 the Borg fleet wins with 2 tokens", borg, rebel, [2]int16{120 + 16, 120 - 40}, "2 left on surviving ships, 8 each"},
		{"169 the Borg fleet loses; the Rebels have 6 tokens", rebel, borg, [2]int16{120 + 12, 120 - 40}, "6 left on surviving ships, 2 each"},
	} {
		tb := lay(t, k.one, k.two, game.Combat, kill, a(craft{Attack: 5}), craft{Name: "A2", X: 3, Y: 33}, b(craft{Skill: 1}))
		tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B").Wait(tb.Game.Over)
		r := tb.Game.State().Result
		expect.True(t, r.Winner == game.One && r.FleetPoints == k.want, "case %s: %+v, want %v", k.no, r, k.want)
		found := false
		for _, l := range game.Score(tb.Game.State(), tb.Set, game.One) {
			found = found || strings.Contains(l.Why, k.why)
		}
		if !found {
			t.Errorf("case %s: %v", k.no, game.Score(tb.Game.State(), tb.Set, game.One))
		}
		for _, l := range game.Score(tb.Game.State(), tb.Set, game.Two) {
			expect.True(t, l.Words != "Mission Tokens", "case %s: the loser's bonus %v", k.no, l)
		}
	}
	// one of the two tokens was spent: 8 for the other. One ship of the winner is gone: its token
	// too.
	faces := append([]dice.Face{o, o, o, o}, append(slices.Repeat([]dice.Face{h}, 4), o)...)
	tb := lay(t, borg, rebel, game.Combat, faces, a(craft{Faction: card.Borg, Cards: []string{drone}, Attack: 4}), craft{Name: "A2", X: 3, Y: 33},
		craft{Name: "A3", X: 33, Y: 33, Laid: gametest.Laid{Off: true}}, b(craft{Skill: 1}))
	tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B").WaitFor(game.ModifyAttackDice, "A").Do("Tactical Drone", "0", "Die 1+Die 2+Die 3+Die 4").Wait(tb.Game.Over)
	if r := tb.Game.State().Result; r.Winner != game.One || r.FleetPoints[0] != 120+8 {
		t.Errorf("case 168 with one token left: %+v\n%s", r, strings.Join(tb.Log[:min(len(tb.Log), 25)], "\n"))
	}
}

// The re-roll is for dice: no other question of a Rebel ship offers it, or tells why not.
func TestTheRebelTokenIsForDiceOnly(t *testing.T) {
	tb := lay(t, rebel, borg, game.Planning, nil, a(craft{}), b(craft{}))
	for _, ask := range []game.Ask{game.ChooseManeuver, game.ChooseAction} {
		tb.WaitFor(ask, "A")
		if tb.Offered(reroll) || tb.Refused(discards) != "" {
			t.Errorf("%v: offered %v, refused with %q", ask, tb.Offered(reroll), tb.Refused(discards))
		}
	}
}

// A winner whose tokens are spent has no line for them.
func TestSpentTokensAreNoLine(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Scenario: "unimatrix-zero", Sides: [2]string{borg, rebel}, Phase: game.Combat, House: []string{"round-limit", "2"},
		Crafts: []craft{{X: 3, Y: 33, SP: 40, Laid: gametest.Laid{Counters: []gametest.Counted{{Card: game.ShipSlot}}}}, {Two: true, X: 33, Y: 3, SP: 30}}})
	tb.Wait(tb.Game.Over)
	ls := tb.Set.ScoreLines(tb.Game.State(), game.One, game.One)
	expect.Same(t, len(ls), 0, "%v", ls)
}

// The bonus is the winner's alone: at the time limit the loser has tokens on surviving ships too,
// and gets nothing for them, on either side of the sheet.
func TestTheLoserHasNoBonus(t *testing.T) {
	for _, k := range []struct {
		one, two string
		want     [2]int16
	}{
		{borg, rebel, [2]int16{120 - 30 + 8, 120 - 40}},   // One wins: a Borg token is 8
		{rebel, borg, [2]int16{120 - 30 + 3*2, 120 - 40}}, // three Rebel tokens are 2 each
		{borg, rebel, [2]int16{120 - 50, 120 - 40 + 3*2}}, // Two wins
		{rebel, borg, [2]int16{120 - 50, 120 - 40 + 8}},   //
	} {
		sp := int(120 - k.want[0]) // of Two's ship, without what the winner adds
		if k.want[0] > k.want[1] {
			sp = 30
		}
		tb := gametest.Lay(t, gametest.Spec{Scenario: "unimatrix-zero", Sides: [2]string{k.one, k.two}, Phase: game.Combat, House: []string{"round-limit", "2"},
			Crafts: []craft{{X: 3, Y: 33, SP: 40}, {Two: true, X: 33, Y: 3, SP: sp}}})
		tb.Wait(tb.Game.Over)
		if r := tb.Game.State().Result; r.By != game.ByRoundLimit || r.FleetPoints != k.want {
			t.Errorf("%s against %s: %+v, want %v", k.one, k.two, r, k.want)
		}
	}
}

func TestSetUpIsTheRulebooks(t *testing.T) {
	tb := lay(t, rebel, borg, game.Combat, nil, a(craft{}), b(craft{}))
	want := [2]game.Area{{X1: physics.AreaSide, Y1: 4 * physics.Inch}, {Y0: 32 * physics.Inch, X1: physics.AreaSide, Y1: physics.AreaSide}}
	got := tb.Set.Scenario.Sheet().Areas
	expect.True(t, got == want && tb.Game.State().NTokens == 0, "starting areas %v", got)
}
