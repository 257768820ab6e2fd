package lastbattle_test

import (
	"fmt"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

func TestCase132BeamingIsRefused(t *testing.T) {
	const rule = "The Last Battle of DS9, Away Team: "
	for _, k := range []struct {
		name string
		a    craft
		want string
	}{
		{"132 cloaked", craft{X: 10, Y: 8, Shields: 2, Laid: gametest.Laid{Cloak: game.CloakOnBase, Down: 2}}, "Not while cloaked."},
		{"too far", craft{X: 18, Y: 8}, "The station is not within Range 2."},
		{"nobody to go", craft{X: 10, Y: 8, Laid: gametest.Laid{Disabled: []int8{-1}}}, "No captain or crew can go: all are disabled or already gone."},
		{"may", craft{X: 10, Y: 8}, ""},
	} {
		tb := lay(t, game.Activation, nil, k.a, far)
		tb.WaitFor(game.ChooseAction, "A")
		expect.Same(t, tb.Offered("Beam aboard"), (k.want == ""), "%s: offered", k.name)
		got, want := tb.Refused("Beam aboard"), ""
		if k.want != "" {
			want = rule + k.want
		}
		expect.Same(t, got, want, "%s: refused with", k.name)
		expect.True(t, !tb.Offered("Beam back") && tb.Refused("Beam back") == "",
			"%s: nobody is aboard, and yet back", k.name)
	}
	tb := lay(t, game.Activation, nil, craft{X: 10, Y: 8, Laid: gametest.Laid{Power: 1}}, far)
	tb.WaitOut(2, game.Activation)
	for _, x := range gametest.Of[game.SheetAction](tb) {
		t.Errorf("an action with an Auxiliary Power Token: %v", x)
	}
}

// A ship whose captain is aboard the station has skill 1, admiral or not; under the first rulings
// the admiral's bonus counted.
func TestAShipWithoutItsCaptainHasSkill1AdmiralOrNot(t *testing.T) {
	for rulings, want := range map[string]int8{"3": 1, "2": 1, "1": 2} {
		a := craft{X: 10, Y: 8, Skill: 8, Cards: []string{"gul_dukat_71524"}}
		tb := layUnder(t, []string{"rulings", rulings}, game.Activation, nil, a, far)
		if k := tb.Ship("A").Skill; k != 9 {
			t.Errorf("captain skill %d with captain and admiral", k)
		}
		tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard")
		tb.WaitOut(2, game.Activation)
		if k := tb.Ship("A").Skill; k != want {
			t.Errorf("rulings %s: captain skill %d without the captain, want %d", rulings, k, want)
		}
	}
}

// A Borg captain commands the station with his printed skill, however many Drone Tokens are left.
func TestABorgCaptainAboardHasHisPrintedSkill(t *testing.T) {
	tb := lay(t, game.Activation, nil, craft{X: 10, Y: 8, Skill: 8, Drones: 8, Laid: gametest.Laid{Drones: 3}}, far)
	if k := tb.Ship("A").Skill; k != 3 {
		t.Errorf("captain skill %d with 3 Drone Tokens left", k)
	}
	tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard")
	tb.WaitOut(2, game.Activation)
	s := tb.Game.State()
	if k := s.Ships[tb.Set.MapShip("ds9")].Skill; k != 8 {
		t.Errorf("the station has skill %d, want the printed 8", k)
	}
}

func TestCase133BeamingAboard(t *testing.T) {
	tb := lay(t, game.Activation, nil, craft{X: 10, Y: 8, Skill: 8, Crew: 2}, far)
	tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Captain of A+Crew 1 of A+Crew 2 of A")
	if got := aboard(tb); len(got) != 3 {
		t.Errorf("aboard: %v", got)
	}
	tb.WaitOut(2, game.Activation)
	k := tb.Ship("A").Skill
	expect.True(t, k == 1, "captain skill %d without the captain", k)
	tb.WaitFor(game.ChooseAction, "A")
	expect.Need(t, tb.Game.State().Round, 3, "round")
	expect.True(t, !tb.Offered("Remove the Disabled Token"), "the normal action takes a token off an away team")
	expect.True(t, tb.Offered("Beam back from Deep Space 9"), "offered: %v", tb.Offers())
	if got, want := tb.Refused("Beam aboard"), "The Last Battle of DS9, Away Team: No captain or crew can go: all are disabled or already gone."; got != want {
		t.Errorf("refused with %q", got)
	}
}

// All remaining shields are disabled by both actions, and cards come home to their own ship.
func TestBeamingBack(t *testing.T) {
	a2 := craft{Name: "A2", X: 10, Y: 28, Skill: 4, Crew: 1}
	tb := lay(t, game.Activation, nil, craft{X: 10, Y: 8, Skill: 8, Crew: 2, Shields: 3}, a2, far)
	tb.WaitFor(game.ChooseAction, "A2").Do("Beam aboard", "Crew 1 of A2")
	tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Captain of A+Crew 2 of A")
	if sh := tb.Ship("A"); sh.Shields != 0 || sh.Down != 3 {
		t.Errorf("%d shields active, %d disabled", sh.Shields, sh.Down)
	}
	tb.NextRound().WaitFor(game.ChooseAction, "A")
	if sh := tb.Ship("A"); sh.Shields != 3 {
		t.Errorf("%d shields were raised in the End Phase", sh.Shields)
	}
	tb.Do("Beam back")
	p := tb.Prompt()
	if got, want := tb.Offers(), []string{"Captain of A", "Crew 2 of A"}; !slices.Equal(got, want) || p.Min != 1 || p.Max != 2 {
		t.Errorf("may come home: %v, %d to %d", got, p.Min, p.Max)
	}
	tb.Do("Captain of A")
	if sh := tb.Ship("A"); sh.Shields != 0 || sh.Down != 3 || sh.Captain.Disabled || sh.Captain.Away || !sh.Upgrades[1].Away {
		t.Errorf("after coming home: %+v", sh)
	}
	expect.List(t, aboard(tb), []string{"Crew 2 of A", "Crew 1 of A2"}, "aboard")
	tb.WaitOut(3, game.Activation)
	k := tb.Ship("A").Skill
	expect.True(t, k == 8, "captain skill %d with the captain home", k)
}

func TestCase134ControlAndCase135Skill(t *testing.T) {
	for _, k := range []struct {
		cards string
		skill int8
	}{{"Captain of A+Crew 1 of A", 8}, {"Crew 1 of A", 1}} {
		near := craft{Two: true, X: 9, Y: 13.5, H: 225, Hull: 14}
		tb := lay(t, game.Activation, nil, craft{X: 10, Y: 8, H: 180, Skill: 8, Crew: 1}, near)
		tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard", k.cards)
		tb.WaitFor(game.ChooseTarget, ds9)
		if !tb.Heard("Player 1 controls Deep Space 9 (The Last Battle of DS9, Control).") || tb.Ship(ds9).Skill != k.skill || tb.Prompt().Player != game.One {
			t.Errorf("%s: skill %d, log %v", k.cards, tb.Ship(ds9).Skill, tb.Log)
		}
		expect.List(t, tb.Offers(), []string{"Do not attack", "Northeast pylon at B", "Body at B"},
			"%s: offered ", k.cards)
		expect.Same(t, tb.Ship("B").Attacked, (k.skill == 1), "%s: B has attacked before the station", k.cards)
		for _, x := range gametest.Of[game.SheetRolled](tb) {
			t.Errorf("nobody rolls for the target of a station under command: %v", x)
		}
	}
}

func TestCase136ScanHelpsEachAttack(t *testing.T) {
	three := []craft{
		{X: 10, Y: 8, H: 180, Skill: 8, Crew: 1},
		{Two: true, X: 9, Y: 13.5, H: 225, Hull: 14, Agility: 3},
		{Name: "B2", Two: true, X: 9, Y: 22.5, H: 315, Hull: 14, Agility: 3},
		{Name: "B3", Two: true, X: 11, Y: 18, H: 270, Hull: 14, Agility: 3},
	}
	for _, house := range [][]string{nil, {"ds9.controlled-attacks", "1"}} {
		tb := layUnder(t, house, game.Activation, nil, three...)
		tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Captain of A")
		tb.WaitFor(game.ChooseAction, ds9)
		if got, want := tb.Offers(), []string{"No action", "Target Lock on B", "Target Lock on B2", "Target Lock on B3", "Scan", "Battle Stations"}; !slices.Equal(got, want) {
			t.Errorf("actions %v, want %v", got, want)
		}
		tb.Do("Scan")
		before := len(gametest.Of[game.DefenseRolled](tb))
		tb.WaitFor(game.ChooseTarget, ds9).Do("Northeast pylon at B")
		tb.Wait(func() bool { return tb.Asked(game.ChooseTarget, ds9) || tb.Game.State().Round > 2 })
		if house != nil {
			expect.True(t, tb.Game.State().Round != 2, "one attack by house rule, and then %v", tb.Offers())
			continue
		}
		tb.Do("Southeast pylon at B2").WaitFor(game.ChooseTarget, ds9).Do("Body at B3")
		tb.WaitOut(2, game.Combat)
		rolls := gametest.Of[game.DefenseRolled](tb)[before:]
		expect.Must(t, len(rolls) == 3, "%d defenses", len(rolls))
		for _, r := range rolls {
			expect.True(t, r.N == 2, "%d defense dice of Agility 3 against a Scan", r.N)
		}
	}
}

// A commander's station goes with his initiative among ships of equal captain skill.
func TestInitiativeOfTheCommander(t *testing.T) {
	tb := lay(t, game.Activation, nil, craft{X: 10, Y: 8, H: 180, Skill: 8, Crew: 1}, craft{Two: true, X: 9, Y: 13.5, H: 225, Hull: 14, Skill: 1})
	tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Crew 1 of A")
	tb.WaitFor(game.ChooseTarget, ds9)
	expect.True(t, !tb.Ship("B").Attacked,
		"player One has initiative, but B of equal skill attacked before the station")
}

func TestCase137BoardingFight(t *testing.T) {
	faces := []dice.Face{h, h, b, c, e, o, o, h, h, e, o, o, o}
	tb := lay(t, game.Activation, faces, craft{X: 10, Y: 8, Skill: 7, Crew: 3}, craft{Two: true, X: 10, Y: 28, Crew: 2})
	tb.Do("Beam aboard", "Captain of B+Crew 1 of B+Crew 2 of B")
	tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Captain of A+Crew 1 of A+Crew 2 of A+Crew 3 of A")
	tb.WaitFor(game.ChooseCards, "B")
	if p := tb.Prompt(); p.Player != game.Two || p.Min != 1 || p.Max != 1 || len(p.Options) != 3 {
		t.Errorf("Two is to lose %d to %d of %v", p.Min, p.Max, tb.Offers())
	}
	tb.Do("Crew 2 of B")
	if p := tb.Prompt(); p.Player != game.One || p.Min != 1 || len(p.Options) != 4 {
		t.Errorf("One is to lose %d of %v", p.Min, tb.Offers())
	}
	tb.Do("Captain of A")
	var got []string
	for _, r := range gametest.Of[game.SheetRolled](tb) {
		got = append(got, fmt.Sprint(r.Player, r.Kind == dice.Attack, r.N))
	}
	expect.List(t, got, []string{"0 true 4", "1 false 3", "1 true 2", "0 false 4"}, "dice")
	if got := aboard(tb); len(got) != 5 || tb.Ship(ds9).Owner != game.Nobody || len(fired(tb)) != 0 {
		t.Errorf("left aboard %v; the station fired %v", got, fired(tb))
	}
	// lost cards no longer survive
	after := game.Surviving(tb.Game.State(), tb.Set, game.Two)
	expect.True(t, after == 21+2, "surviving %d SP, want the ship and one crew", after)
	k := tb.Ship("B").Upgrades[1]
	expect.True(t, k.Discarded && k.Lost && !k.Away, "the card lost: %+v", k)
}

func TestEqualSkillFightsAtOnce(t *testing.T) {
	faces := []dice.Face{h, h, o, o, h, h, o, o}
	tb := lay(t, game.Activation, faces, craft{X: 10, Y: 8, Crew: 1}, craft{Two: true, X: 10, Y: 28, Crew: 1})
	tb.Do("Beam aboard", "Captain of A+Crew 1 of A").WaitFor(game.ChooseAction, "B").Do("Beam aboard", "Captain of B+Crew 1 of B")
	tb.WaitOut(2, game.Combat)
	if got := aboard(tb); len(got) != 0 {
		t.Errorf("left aboard %v, but the beaten fire back", got)
	}
	rolls := gametest.Of[game.SheetRolled](tb)
	expect.True(t, len(rolls) == 4 && rolls[0].Player == game.One && rolls[2].N == 2, "rolls %v", rolls)
	// with the higher skill the first attack leaves nobody to answer
	tb = lay(t, game.Activation, faces, craft{X: 10, Y: 8, Skill: 6, Crew: 1}, craft{Two: true, X: 10, Y: 28, Crew: 1})
	tb.Do("Beam aboard", "Captain of B+Crew 1 of B").WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Captain of A+Crew 1 of A")
	tb.WaitOut(2, game.Combat)
	if got := aboard(tb); len(got) != 2 || len(gametest.Of[game.SheetRolled](tb)) != 2 {
		t.Errorf("left aboard %v", got)
	}
}

func TestCase138CrewOfADestroyedShip(t *testing.T) {
	faces := slices.Repeat([]dice.Face{h}, 5)
	tb := lay(t, game.Activation, append(faces, o, o), craft{X: 12, Y: 8, H: 180, Skill: 8, Attack: 5}, craft{Two: true, X: 12, Y: 12, Crew: 2, Agility: 1}, far)
	tb.WaitFor(game.ChooseAction, "B").Do("Beam aboard", "Crew 1 of B+Crew 2 of B")
	tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B")
	tb.WaitOut(2, game.Combat)
	expect.Must(t, tb.Ship("B").Destroyed, "B lives: %v", tb.Log)
	tb.WaitFor(game.ChooseAction, ds9)
	if tb.Prompt().Player != game.Two || len(aboard(tb)) != 2 {
		t.Errorf("aboard %v, asked player %d", aboard(tb), tb.Prompt().Player+1)
	}
	tb.WaitOut(3, game.Activation)
	if tb.Heard("returns to") || game.Surviving(tb.Game.State(), tb.Set, game.Two) != 21 {
		t.Errorf("surviving %d SP, want those of the other ship", game.Surviving(tb.Game.State(), tb.Set, game.Two))
	}
}

func TestCase139EndOfTheStation(t *testing.T) {
	faces := slices.Repeat([]dice.Face{h}, 8)
	tb := lay(t, game.Activation, faces, craft{X: 10, Y: 8, H: 200, Skill: 8, Attack: 8}, craft{Two: true, X: 10, Y: 28, Crew: 2}, far)
	tb.WaitFor(game.ChooseAction, "B").Do("Beam aboard", "Crew 1 of B+Crew 2 of B")
	tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at Deep Space 9")
	tb.WaitOut(2, game.Combat)
	sh := tb.Ship(ds9)
	expect.True(t, sh.Destroyed && !sh.OnTable() && tb.Game.State().NTokens == 0, "the station stands: %v", tb.Log)
	for _, d := range gametest.Of[game.DamageDealt](tb) {
		expect.Same(t, d.Deck, 2, "a damage card of deck")
	}
	for i := range 2 {
		k := tb.Ship("B").Upgrades[i]
		expect.True(t, k.Discarded && k.Lost && !k.Away, "aboard when the station went: %+v", k)
	}
	tb.WaitFor(game.ChooseAction, "B")
	expect.True(t, !tb.Offered("Beam") && tb.Refused("Beam") == "",
		"beaming to a station that is gone: %v", tb.Offers())
}

// Criticals without a meaning for a station turn face down at once.
func TestCriticalsOfAStation(t *testing.T) {
	heeded := []game.DamageID{game.WeaponsMalfunction, game.ConsoleFire, game.StunnedHelmsman, game.CommunicationsFailure, game.DamagedSensorArray, game.WarpCoreBreach}
	up := 0
	for seed := range uint64(6) {
		tb := gametest.Lay(t, gametest.Spec{Scenario: "last-battle-of-ds9", Phase: game.Combat, Dice: slices.Repeat([]dice.Face{c}, 6), Seed: seed,
			Crafts: []craft{{X: 10, Y: 8, H: 200, Attack: 6, Hull: 14}, far}})
		tb.WaitFor(game.ChooseTarget, "A").Do("Primary weapon at Deep Space 9").Wait(func() bool { return tb.Ship("A").Attacked && !tb.Game.State().Attack.On })
		sh := tb.Ship(ds9)
		if sh.Destroyed {
			continue
		}
		for _, d := range sh.Damage[:sh.NDamage] {
			if d.Up {
				up++
				expect.True(t, slices.Contains(heeded, d.ID), "seed %d: %v lies face up", seed, d.ID)
			}
		}
	}
	expect.True(t, up != 0, "no critical lies face up in any of six stations")
}

func TestCase140OnTheBody(t *testing.T) {
	tb := lay(t, game.Activation, []dice.Face{h}, craft{X: 11, Y: 18, H: 270, Dial: "straight 3", Hull: 14, Skill: 1}, far)
	if tb.Ship("A").NDamage != 1 || tb.Asked(game.ChooseAction, "A") || tb.Ship("A").Lost != game.LostByObstacle {
		t.Errorf("%d damage, the log: %v", tb.Ship("A").NDamage, tb.Log)
	}
	tb.WaitOut(2, game.Combat)
	expect.List(t, fired(tb), []shot{{"A", 2, 1, 6}}, "the station fired")
	for _, x := range gametest.Of[game.AttackDeclared](tb) {
		expect.True(t, x.Attacker != 0, "A attacks from the obstacle")
	}
}

func TestCase141IntoAPylon(t *testing.T) {
	tb := lay(t, game.Activation, nil, craft{X: 9.719, Y: 8.225, H: 210, Dial: "straight 4", Hull: 14, Skill: 1}, far)
	s := tb.Game.State()
	d := s.Gap(tb.Set, 0, tb.Set.MapShip("ds9")).Dist
	expect.True(t, d <= 10, "%.0f µm from the pylon", d)
	expect.True(t, tb.Ship("A").Lost == game.LostByOverlap && !tb.Asked(game.ChooseAction, "A"),
		"its action: %v", tb.Log)
	tb.WaitFor(game.ChooseTarget, "A")
	expect.True(t, tb.Offered("Primary weapon at Deep Space 9"), "offered %v", tb.Offers())
}

// The body obstructs attacks across it, but none by or on the station.
func TestTheBodyObstructs(t *testing.T) {
	tb := lay(t, game.Combat, nil, craft{X: 8, Y: 18, H: 270}, craft{Two: true, X: 4.075, Y: 22.5, Skill: 3})
	s := tb.Game.State()
	shot, no := s.Shot(tb.Set, 0, game.NoWeapon, tb.Set.MapShip("ds9"))
	if no.Code != game.Yes || shot.Obstructed {
		t.Errorf("at the station: %v, obstructed %v", no.Why(tb.Set), shot.Obstructed)
	}
	tb = lay(t, game.Combat, nil, craft{X: 4.075, Y: 13.5, H: 180}, craft{Two: true, X: 4.075, Y: 22.5, Skill: 3})
	s = tb.Game.State()
	if shot, no = s.Shot(tb.Set, 0, game.NoWeapon, 1); no.Code != game.Yes || !shot.Obstructed {
		t.Errorf("across the station: %v, obstructed %v", no.Why(tb.Set), shot.Obstructed)
	}
}

func TestCases142To144Endings(t *testing.T) {
	kill := append(slices.Repeat([]dice.Face{h}, 6), o, o)
	a := craft{X: 12, Y: 8, H: 180, Skill: 8, Attack: 6, Crew: 1}
	two := craft{Two: true, X: 12, Y: 12, Crew: 1, Skill: 3}

	tb := lay(t, game.Activation, kill, a, two)
	tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Crew 1 of A").WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B")
	tb.Wait(tb.Game.Over)
	r := tb.Game.State().Result
	if r.Winner != game.One || r.By != game.ByElimination || r.FleetPoints[0] != int16(tb.Set.House.SPLimit)+20 {
		t.Errorf("case 142: %+v", r)
	}
	expect.True(t, tb.Game.Over() && tb.Set.House.SPLimit == 120, "case 142: the limit is %d", tb.Set.House.SPLimit)

	tb = lay(t, game.Activation, kill, craft{X: 12, Y: 8, Crew: 1, Skill: 3}, craft{Two: true, X: 12, Y: 12, H: 0, Attack: 6})
	tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Crew 1 of A").WaitFor(game.ChooseTarget, "B").Do("Primary weapon at A")
	tb.Wait(tb.Game.Over)
	r = tb.Game.State().Result
	expect.True(t, r.Winner == game.Two && r.FleetPoints[1] == 120, "case 143: %+v", r)

	tb = lay(t, game.Activation, kill, a, two)
	tb.WaitFor(game.ChooseAction, "B").Do("Beam aboard", "Crew 1 of B")
	tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard", "Crew 1 of A").WaitFor(game.ChooseTarget, "A").Do("Primary weapon at B")
	tb.Wait(tb.Game.Over)
	r = tb.Game.State().Result
	expect.True(t, r.Winner == game.One && r.FleetPoints[0] == 120, "case 144: %+v", r)
}
