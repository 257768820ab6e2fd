package futuretense_test

import (
	"fmt"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// Cases L of the worked cases, by their numbers. Player One's ships are A and on, Two's B and on.

const (
	craftName  = "Small craft"
	beam       = "Tractor Beam on the small craft"
	keep       = "Keep the tractor beam"
	retrieving = "Retrieve the small craft"
)

type craft = gametest.Craft

const (
	h = dice.Hit
	c = dice.Crit
	b = dice.BattleStations
	e = dice.Evade
	o = dice.Blank
)

func lay(t *testing.T, round int, phase game.Phase, faces []dice.Face, crafts ...craft) *gametest.Table {
	t.Helper()
	return layUnder(t, nil, round, phase, faces, crafts...)
}

func layUnder(t *testing.T, house []string, round int, phase game.Phase, faces []dice.Face, crafts ...craft) *gametest.Table {
	t.Helper()
	for i := range crafts {
		if crafts[i].Dial == "" && phase == game.Activation {
			crafts[i].Dial = "full stop"
		}
	}
	return gametest.Lay(t, gametest.Spec{Scenario: "future-tense", Round: round, Phase: phase, Dice: faces, House: house, Crafts: crafts})
}

// at are places within Range 1 of the craft, far enough from one another.
func at(i int, c craft) craft {
	places := [][3]float64{{18, 21, 0}, {18, 15, 180}, {21, 18, 270}, {15, 18, 90}}
	c.X, c.Y, c.H = places[i][0], places[i][1], places[i][2]
	c.Tech = 1
	return c
}

var (
	far  = craft{Name: "Far", X: 3, Y: 33, Skill: 1}
	away = craft{Name: "Away", Two: true, X: 33, Y: 3, Skill: 1}
)

// use has ships use their tractor beams, in the order of their turns.
func use(tb *gametest.Table, names ...string) *gametest.Table {
	tb.T.Helper()
	for _, n := range names {
		tb.WaitFor(game.ChooseAction, n).Do(beam)
	}
	return tb
}

// hold plays on to the next dials, where these ships keep their beams.
func hold(tb *gametest.Table, names ...string) *gametest.Table {
	tb.T.Helper()
	if tb.Prompt().Ask != game.ChooseManeuver {
		tb.NextRound()
	}
	for _, n := range names {
		tb.WaitFor(game.ChooseManeuver, n).Do(keep)
	}
	return tb
}

// holders are the ships with a beam.
func holders(tb *gametest.Table) (names []string) {
	s := tb.Game.State()
	for i := range tb.Set.FleetShips() {
		if s.Ships[i].Marker != 0 {
			names = append(names, tb.Set.Name(game.ShipID(i)))
		}
	}
	return names
}

// rolls are the dice a sheet has had rolled: ship, kind, number.
func rolls(tb *gametest.Table) (list []string) {
	for _, r := range gametest.Of[game.SheetRolled](tb) {
		list = append(list, fmt.Sprintf("%s %v %d", tb.Set.Name(r.Ship), map[bool]string{true: "attack", false: "defense"}[r.Kind == dice.Attack], r.N))
	}
	return list
}

func TestCases145To147TractorBeam(t *testing.T) {
	const sheet = "Future Tense, "
	for _, k := range []struct {
		no    string
		round int
		a     craft
		want  string
	}{
		{"145", 2, craft{X: 18, Y: 23.5, Tech: 1}, ""},
		{"145, cloaked", 2, craft{X: 18, Y: 23.5, Tech: 1, Shields: 1, Laid: gametest.Laid{Cloak: game.CloakBeside, Down: 1}}, ""},
		{"145, too far", 2, craft{X: 18, Y: 23.6, Tech: 1}, sheet + "Tractor Beam: The small craft is not within Range 1."},
		{"146", 1, craft{X: 18, Y: 21, Tech: 1}, sheet + "Controlling the Small Craft: Not possible in the first round."},
		{"147", 2, craft{X: 18, Y: 21}, sheet + "Tractor Beam: The ship has no Tech slot on its Upgrade Bar."},
	} {
		tb := lay(t, k.round, game.Activation, nil, k.a, away)
		tb.WaitFor(game.ChooseAction, "A")
		expect.Same(t, tb.Offered(beam), (k.want == ""), "case %s: offered", k.no)
		expect.Same(t, tb.Refused(beam), k.want, "case %s: refused with", k.no)
		expect.True(t, !tb.Offered(retrieving) && tb.Refused(retrieving) == "",
			"case %s: nothing is held, and yet %v", k.no, tb.Offers())
	}
	tb := lay(t, 2, game.Activation, nil, craft{X: 18, Y: 23.5, Tech: 1}, away)
	s := tb.Game.State()
	d := s.Gap(tb.Set, 0, tb.Set.MapShip("small-craft")).Dist / physics.Inch
	expect.True(t, d >= 3.95 && d <= 3.97, "case 145: %.3f inches", d)
}

// A ship with an Auxiliary Power token performs no action, the beam included.
func TestNoBeamWithAuxiliaryPower(t *testing.T) {
	tb := lay(t, 2, game.Activation, nil, at(0, craft{Laid: gametest.Laid{Power: 1}}), away)
	tb.WaitOut(2, game.Activation)
	expect.Same(t, len(holders(tb)), 0, "a tractor beam with an Auxiliary Power Token")
}

func TestCases148And149DangerRoll(t *testing.T) {
	four := func(faces ...dice.Face) *gametest.Table {
		return lay(t, 2, game.Activation, faces, at(0, craft{Skill: 2}), at(1, craft{Name: "A2", Skill: 3}),
			at(2, craft{Two: true, Skill: 4}), at(3, craft{Name: "B2", Two: true, Skill: 5}))
	}
	tb := use(four(h, b, o), "A", "A2")
	if got := rolls(tb); len(got) != 0 {
		t.Errorf("case 148: rolled %v", got)
	}
	use(tb, "B", "B2")
	expect.List(t, rolls(tb), []string{"B attack 1", "B2 attack 2"}, "case 149: rolled")
	if got := holders(tb); len(got) != 4 || tb.Ship(craftName).Destroyed {
		t.Errorf("case 149: without a Critical Hit %v hold the craft", got)
	}
	tb = use(four(h, o, c), "A", "A2", "B", "B2")
	if !tb.Ship(craftName).Destroyed || len(holders(tb)) != 0 {
		t.Errorf("case 149: a Critical Hit and %v hold the craft", holders(tb))
	}
	one, two := game.Points(tb.Game.State(), tb.Set, game.One), game.Points(tb.Game.State(), tb.Set, game.Two)
	expect.True(t, one == 120-42 && two == 120-40-10, "case 149: Fleet Points %d and %d", one, two)
	tb.WaitOut(2, game.Activation)
	expect.Same(t, missions(tb), [2]int8{}, "case 149: Mission Tokens")
	// counted before placing, by house rule: the third rolls nothing, the fourth one die
	tb = layUnder(t, []string{"future-tense.count-after-placing", "false"}, 2, game.Activation, []dice.Face{h}, at(0, craft{Skill: 2}),
		at(1, craft{Name: "A2", Skill: 3}), at(2, craft{Two: true, Skill: 4}), at(3, craft{Name: "B2", Two: true, Skill: 5}))
	expect.List(t, rolls(use(tb, "A", "A2", "B", "B2")), []string{"B2 attack 1"}, "counted before placing")
}

// missions are the Mission Tokens of both players.
func missions(tb *gametest.Table) [2]int8 {
	s := tb.Game.State()
	return [2]int8{s.Beside[0].First, s.Beside[1].First}
}

func TestCases150And151MissionTokens(t *testing.T) {
	tb := use(lay(t, 2, game.Activation, nil, at(0, craft{}), at(1, craft{Two: true})), "A").WaitOut(2, game.Activation)
	if got := missions(tb); got != [2]int8{1, 0} || !tb.Heard("1 Mission Token for Player 1 (Future Tense, Tractor Beam).") {
		t.Errorf("case 150: Mission Tokens %v", got)
	}
	tb = use(lay(t, 2, game.Activation, nil, at(0, craft{}), at(1, craft{Two: true})), "A", "B").WaitOut(2, game.Activation)
	expect.Same(t, missions(tb), [2]int8{}, "case 151: Mission Tokens")
	tb = use(lay(t, 2, game.Activation, nil, at(0, craft{}), at(1, craft{Name: "A2"}), away), "A", "A2").WaitOut(2, game.Activation)
	expect.Same(t, missions(tb), [2]int8{}, "case 151, two ships of one player: Mission Tokens")
}

func TestCase152TwelveTokens(t *testing.T) {
	tb := use(layUnder(t, []string{"round-limit", "20"}, 2, game.Activation, nil, at(0, craft{}), away), "A").WaitOut(2, game.Activation)
	for n := 2; n <= 13; n++ {
		hold(tb, "A").WaitOut(n+1, game.Activation)
		got := int(missions(tb)[0])
		expect.Must(t, got == min(n, 12), "case 152: %d Mission Tokens after %d rounds in control", got, n)
	}
	if n := len(gametest.Of[game.CountersPlaced](tb)); n != 12 {
		t.Errorf("case 152: %d tokens were given", n)
	}
}

func TestCase153KeepingTheBeam(t *testing.T) {
	tb := use(lay(t, 2, game.Activation, nil, at(0, craft{Skill: 3}), at(1, craft{Two: true})), "A")
	hold(tb, "A")
	tb.WaitFor(game.ChooseAction, "A")
	sh := tb.Ship("A")
	expect.True(t, sh.Still && sh.Dial < 0 && !sh.Moved && sh.Pose == physics.Inches(18, 21, 0),
		"a ship that keeps its beam: %+v", sh)
	expect.Same(t, tb.Refused(beam), "Future Tense, Tractor Beam: This ship already has a tractor beam on the craft.",
		"the beam again")
	tb.Do("Evade").WaitFor(game.ChooseTarget, "A")
	expect.True(t, tb.Offered("Primary weapon at Small craft"), "it may attack: %v", tb.Offers())
	expect.True(t, tb.Heard("A does not move (Future Tense, Tractor Beam)."),
		"the log does not say that it stays: %v", tb.Log)
	// no Sensor Echo, with the reason
	tb = use(lay(t, 2, game.Activation, nil, at(0, craft{Skill: 3, Shields: 2, Laid: gametest.Laid{Cloak: game.CloakBeside, Down: 2}}), away), "A")
	hold(tb, "A").WaitFor(game.ChooseAction, "A")
	if tb.Offered("Sensor Echo") || tb.Why("Sensor Echo") != "It does not move this round." {
		t.Errorf("Sensor Echo: %v, %q", tb.Offers(), tb.Why("Sensor Echo"))
	}
}

// Case 153 with an Auxiliary Power token: it stays, since no maneuver is flown, and forbids actions
// but no attack.
func TestCase153WithAuxiliaryPower(t *testing.T) {
	faces := slices.Concat(slices.Repeat([]dice.Face{c}, 6), []dice.Face{o}, slices.Repeat([]dice.Face{b}, 6), slices.Repeat([]dice.Face{o}, 4))
	for seed := range uint64(40) {
		tb := gametest.Lay(t, gametest.Spec{Scenario: "future-tense", Phase: game.Activation, Dice: faces, Seed: seed, Crafts: []craft{
			at(0, craft{Skill: 3, Hull: 14, Dial: "full stop"}), {Two: true, X: 18, Y: 24, Attack: 5, Dial: "full stop"}}})
		use(tb, "A").WaitFor(game.ChooseTarget, "B").Do("Primary weapon at A").WaitOut(2, game.End)
		if a := tb.Ship("A"); a.Power != 1 || !a.InPlay() || len(holders(tb)) != 1 || a.Has(game.WarpCoreBreach) || a.Has(game.ConsoleFire) {
			continue // another deck, other critical damage
		}
		hold(tb, "A").WaitFor(game.ChooseTarget, "A")
		for _, x := range gametest.Of[game.SheetAction](tb)[1:] {
			t.Errorf("an action with an Auxiliary Power Token: %v", x)
		}
		if a := tb.Ship("A"); a.Power != 1 || !tb.Offered("Primary weapon at Small craft") {
			t.Errorf("power %d, offered %v", a.Power, tb.Offers())
		}
		return
	}
	t.Fatal("no deck of forty deals a Power Disruption")
}

func TestCase154GivingUp(t *testing.T) {
	tb := use(lay(t, 2, game.Activation, nil, at(0, craft{Skill: 3}), away), "A")
	tb.NextRound().WaitFor(game.ChooseManeuver, "A")
	expect.True(t, tb.Offered(keep) && tb.Offered("straight 2"), "in the Planning Phase: %v", tb.Offers())
	tb.Do("straight 2").WaitFor(game.ChooseAction, "A")
	if sh := tb.Ship("A"); len(holders(tb)) != 0 || !sh.Moved || !tb.Heard("The lock tokens of A are removed (Future Tense, Losing a Tractor Beam, 1).") {
		t.Errorf("%v still hold: %v", holders(tb), tb.Log)
	}
	tb.WaitOut(3, game.Activation)
	got := missions(tb)
	expect.True(t, got == [2]int8{1, 0}, "Mission Tokens %v, want that of round 2 alone", got)
	// a ship without a beam has nothing to keep
	tb = lay(t, 2, game.Planning, nil, at(0, craft{}), away)
	expect.True(t, !tb.Offered(keep), "nothing is held: %v", tb.Offers())
}

func TestCase155AndLosingABeam(t *testing.T) {
	for _, k := range []struct {
		name  string
		faces []dice.Face // four attack dice and one at Range 1, two defense dice; then five and five
		duel  []string
		held  int
	}{
		{"155 all cancelled", []dice.Face{h, o, o, o, o, e}, nil, 1},
		{"hit, the attacker rolls fewer", []dice.Face{h, o, o, o, o, o, b, e, e, e, e, o, h, h, h, h}, []string{"A defense 5", "B attack 5"}, 1},
		{"hit, equal", []dice.Face{h, o, o, o, o, o, b, e, e, e, e, b, h, h, h, h}, []string{"A defense 5", "B attack 5"}, 0},
		{"hit, more", []dice.Face{c, o, o, o, o, o, o, e, e, e, e, b, h, h, h, h}, []string{"A defense 5", "B attack 5"}, 0},
	} {
		tb := use(lay(t, 2, game.Activation, k.faces, at(0, craft{Skill: 3, Hull: 9}), craft{Two: true, X: 18, Y: 24, H: 0}), "A")
		tb.WaitFor(game.ChooseTarget, "B").Do("Primary weapon at A").Wait(func() bool { return !tb.Game.State().Attack.On })
		expect.List(t, rolls(tb), k.duel, "%s: rolled", k.name)
		if got := holders(tb); len(got) != k.held {
			t.Errorf("%s: %v hold the craft", k.name, got)
		}
		if got := tb.Heard("The tractor beam of A holds (Future Tense, Losing a Tractor Beam, 2)."); got != (k.held == 1 && k.duel != nil) {
			t.Errorf("%s: the log says that the beam holds: %v", k.name, got)
		}
		for _, r := range gametest.Of[game.SheetRolled](tb) {
			expect.Same(t, r.Section, "Losing a Tractor Beam, 2", "the log names")
		}
	}
	// a holder that is destroyed has no duel; its tokens go
	faces := append(slices.Repeat([]dice.Face{h}, 5), o)
	tb := use(lay(t, 2, game.Activation, faces, at(0, craft{Skill: 3}), far, craft{Two: true, X: 18, Y: 24, H: 0}), "A")
	tb.WaitFor(game.ChooseTarget, "B").Do("Primary weapon at A").Wait(func() bool { return !tb.Game.State().Attack.On })
	if !tb.Ship("A").Destroyed || len(holders(tb)) != 0 || len(rolls(tb)) != 0 {
		t.Errorf("destroyed %v, holders %v, rolls %v", tb.Ship("A").Destroyed, holders(tb), rolls(tb))
	}
}

func TestCase156Retrieve(t *testing.T) {
	tb := use(lay(t, 3, game.Activation, nil, at(0, craft{Skill: 3}), at(1, craft{Two: true})), "A")
	hold(tb, "A").WaitFor(game.ChooseAction, "A").Do(retrieving)
	c := tb.Ship(craftName)
	if c.InPlay() || c.CarriedBy != 1 || len(holders(tb)) != 0 || !tb.Heard("A retrieves the Small craft (Future Tense, Retrieving the Small Craft).") {
		t.Errorf("the craft: %+v, the log %v", c, tb.Log)
	}
	tb.WaitFor(game.ChooseAction, "B")
	expect.True(t, !tb.Offered(beam) && tb.Refused(beam) == "", "a craft that is gone: %v", tb.Offers())
	tb.WaitFor(game.ChooseTarget, "B")
	expect.True(t, !tb.Offered("Primary weapon at Small craft") && tb.Why("Primary weapon at Small craft") == "",
		"a craft that is gone as target: %v", tb.Offers())
	tb.NextRound().WaitFor(game.ChooseManeuver, "A")
	if got := missions(tb); got != [2]int8{1, 0} {
		t.Errorf("Mission Tokens %v, want that of round 3 alone", got)
	}
	expect.True(t, !tb.Offered(keep) && tb.Offered("straight 1"), "the next dial: %v", tb.Offers())
	if got := game.Points(tb.Game.State(), tb.Set, game.One); got != 120-21+5+20 {
		t.Errorf("%d Fleet Points", got)
	}
}

// Retrieving is for the only holder, by whom ever the others are.
func TestRetrieveIsRefused(t *testing.T) {
	tb := use(lay(t, 2, game.Activation, nil, at(0, craft{}), at(1, craft{Two: true})), "A", "B")
	hold(tb, "A", "B").WaitFor(game.ChooseAction, "A")
	got, want := tb.Refused(retrieving), "Future Tense, Retrieving the Small Craft: Another ship also has a tractor beam on the craft."
	expect.True(t, got == want && !tb.Offered(retrieving), "refused with %q", got)
}

func TestCase157AttackingTheCraft(t *testing.T) {
	tb := use(lay(t, 2, game.Activation, []dice.Face{h, o, o, o}, at(0, craft{Skill: 3}), craft{Two: true, X: 18, Y: 11, H: 180}), "A")
	tb.WaitFor(game.ChooseAction, "B")
	if tb.Offered("Target Lock on Small craft") || tb.Why("Target Lock on Small craft") != "It cannot be locked." {
		t.Errorf("a lock on the craft: %v, %q", tb.Offers(), tb.Why("Target Lock on Small craft"))
	}
	tb.WaitFor(game.ChooseTarget, "B").Do("Primary weapon at Small craft").Wait(func() bool { return !tb.Game.State().Attack.On })
	a, d := tb.Rolled()
	expect.True(t, a == 4 && d == 0, "%d attack dice, %d defense dice", a, d)
	sh := tb.Ship(craftName)
	expect.True(t, sh.Destroyed && !sh.OnTable() && len(holders(tb)) == 0, "the craft: %+v", sh)
	if got := game.Points(tb.Game.State(), tb.Set, game.Two); got != 120-20-10 {
		t.Errorf("Two has %d Fleet Points", got)
	}
	if got := game.Points(tb.Game.State(), tb.Set, game.One); got != 120-21+5 {
		t.Errorf("One has %d Fleet Points", got)
	}
}

// What never attacks has no last attack: the craft leaves at once even when its destroyer's skill
// is as low as its own.
func TestCraftLeavesAtOnce(t *testing.T) {
	lame := craft{Two: true, X: 18, Y: 11, H: 180, Laid: gametest.Laid{Crits: []game.DamageID{game.CommunicationsFailure}}}
	tb := lay(t, 2, game.Combat, []dice.Face{h, o, o, o}, craft{X: 3, Y: 33}, lame)
	tb.WaitFor(game.ChooseTarget, "B")
	expect.Need(t, tb.Ship("B").Skill, 0, "skill")
	tb.Do("Primary weapon at Small craft").Wait(func() bool { return !tb.Game.State().Attack.On })
	sh := tb.Ship(craftName)
	expect.True(t, sh.Destroyed && !sh.OnTable(), "the craft: %+v", sh)
}

func TestCase158RetrieverDestroyed(t *testing.T) {
	for _, house := range [][]string{nil, {"future-tense.bonus-survives-retriever", "true"}} {
		faces := append(slices.Repeat([]dice.Face{h}, 5), o)
		tb := use(layUnder(t, house, 2, game.Activation, faces, at(0, craft{Skill: 3}), far, craft{Two: true, X: 18, Y: 24, H: 0}), "A")
		hold(tb, "A").WaitFor(game.ChooseAction, "A").Do(retrieving)
		tb.WaitFor(game.ChooseTarget, "B").Do("Primary weapon at A").Wait(func() bool { return !tb.Game.State().Attack.On })
		if !tb.Ship("A").Destroyed || !tb.Ship(craftName).Destroyed || !tb.Heard("Small craft is lost with A (Future Tense, Retrieving the Small Craft).") {
			t.Errorf("the log: %v", tb.Log)
		}
		want := 120 - 21 + 5 // the fleet limit, B's ship left, and the Mission Token of round 2
		if house != nil {
			want += 20
		}
		if got := game.Points(tb.Game.State(), tb.Set, game.One); got != want {
			t.Errorf("%v: One has %d Fleet Points, want %d", house, got, want)
		}
		if got := game.Points(tb.Game.State(), tb.Set, game.Two); got != 120-20 {
			t.Errorf("Two has %d Fleet Points: nobody is to blame", got)
		}
	}
}

func TestCase159EliminationWins(t *testing.T) {
	kill := append(slices.Repeat([]dice.Face{h}, 5), o)
	tb := use(lay(t, 2, game.Activation, kill, at(0, craft{Skill: 3, SP: 90}), craft{Two: true, X: 18, Y: 24, H: 0, SP: 100}), "A").WaitOut(2, game.Activation)
	for n := 3; n <= 7; n++ {
		hold(tb, "A").WaitOut(n, game.Activation)
	}
	tb.WaitFor(game.ChooseTarget, "B").Do("Primary weapon at A").Wait(tb.Game.Over)
	r := tb.Game.State().Result
	expect.True(t, r.Winner == game.Two && r.By == game.ByElimination && r.FleetPoints == [2]int16{120 - 100 + 30, 120},
		"%+v", r)
}

// At the time limit the Fleet Points decide, those of the sheet included.
func TestTimeOutCountsTheSheetsPoints(t *testing.T) {
	tb := use(layUnder(t, []string{"round-limit", "2"}, 2, game.Activation, nil, at(0, craft{SP: 30}), craft{Two: true, X: 33, Y: 3, SP: 28}), "A")
	tb.Wait(tb.Game.Over)
	r := tb.Game.State().Result
	if r.Winner != game.One || r.By != game.ByRoundLimit || r.FleetPoints != [2]int16{120 - 28 + 5, 120 - 30} {
		t.Errorf("%+v: 5 for the Mission Token turn 92 against 90 further", r)
	}
	tb = layUnder(t, []string{"round-limit", "2"}, 2, game.Activation, nil, at(0, craft{SP: 30}), craft{Two: true, X: 33, Y: 3, SP: 34})
	use(tb, "A").Wait(tb.Game.Over)
	if r = tb.Game.State().Result; r.Winner != game.One || r.FleetPoints != [2]int16{120 - 34 + 5, 120 - 30} {
		t.Errorf("%+v: 86 and 5 are more than 90", r)
	}
}

// An overlap with the craft slides the ship back but costs no action; by house rule the ship stays
// on it.
func TestOverlapKeepsTheAction(t *testing.T) {
	tb := lay(t, 2, game.Activation, nil, craft{X: 18, Y: 22, H: 0, Dial: "straight 2", Tech: 1}, away)
	tb.WaitFor(game.ChooseAction, "A")
	s := tb.Game.State()
	if d := s.Gap(tb.Set, 0, tb.Set.MapShip("small-craft")).Dist; d > 10 || d < 0 || tb.Ship("A").Lost != game.NoLoss || !tb.Offered(beam) {
		t.Errorf("%.0f µm from the craft, offered %v", d, tb.Offers())
	}
	y := tb.Ship("A").Pose.Y
	expect.True(t, y >= int32((18+0.75+0.78)*physics.Inch), "it stands on the craft: %.2f", float64(y)/physics.Inch)
	tb = layUnder(t, []string{"future-tense.overlap-slides", "false"}, 2, game.Activation, nil, craft{X: 18, Y: 22, H: 0, Dial: "straight 2", Tech: 1}, away)
	tb.WaitFor(game.ChooseAction, "A")
	if sh := tb.Ship("A"); sh.Pose.Y != int32(22*physics.Inch)-3*physics.StandardBase || sh.Lost != game.NoLoss {
		t.Errorf("by house rule it stands at %.3f", float64(sh.Pose.Y)/physics.Inch)
	}
}

// Set Up and Small Craft: the middle of the play area, its numbers; it neither moves nor acts nor
// attacks.
func TestCraftOfTheSheet(t *testing.T) {
	tb := lay(t, 2, game.Activation, nil, at(0, craft{}), away)
	id := tb.Set.MapShip("small-craft")
	f, sh := tb.Set.Facts(id).Ship, tb.Ship(craftName)
	expect.True(t, sh.Pose.X == physics.AreaSide/2 && sh.Pose.Y == physics.AreaSide/2, "it lies at %v", sh.Pose)
	expect.True(t, f.Attack == 0 && f.Agility == 0 && f.Hull == 1 && f.Shields == 0 && f.Actions == card.ActionSet(0),
		"its numbers: %+v", f)
	tb.WaitOut(3, game.Combat)
	for _, x := range gametest.Of[game.ShipActivated](tb) {
		expect.True(t, x.Ship != id, "the craft is activated")
	}
	for _, x := range gametest.Of[game.AttackDeclared](tb) {
		expect.True(t, x.Attacker != id, "the craft attacks")
	}
	sh = tb.Ship(craftName)
	expect.True(t, sh.Pose.X == physics.AreaSide/2 && sh.Pose.Y == physics.AreaSide/2, "it has moved to %v", sh.Pose)
	if a := tb.Set.Scenario.Sheet().Areas; a[0].Y1 != int32(4*physics.Inch) || a[0].X1 != physics.AreaSide || a[1].Y0 != int32(32*physics.Inch) {
		t.Errorf("starting areas %v", a)
	}
}
