package lastbattle_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// Cases K of the worked cases, by their numbers. Player One's ship is A, Two's is B.

const ds9 = "Deep Space 9"

type craft = gametest.Craft

const (
	h = dice.Hit
	c = dice.Crit
	b = dice.BattleStations
	e = dice.Evade
	o = dice.Blank
)

func lay(t *testing.T, phase game.Phase, faces []dice.Face, crafts ...craft) *gametest.Table {
	t.Helper()
	return layUnder(t, nil, phase, faces, crafts...)
}

func layUnder(t *testing.T, house []string, phase game.Phase, faces []dice.Face, crafts ...craft) *gametest.Table {
	t.Helper()
	for i := range crafts {
		if crafts[i].Dial == "" && phase == game.Activation {
			crafts[i].Dial = "full stop"
		}
	}
	return gametest.Lay(t, gametest.Spec{Scenario: "last-battle-of-ds9", Phase: phase, Dice: faces, House: house, Crafts: crafts})
}

// far is a ship of player Two that has nothing to do with the station.
var far = craft{Name: "Far", Two: true, X: 33, Y: 33, Skill: 2}

// shot is an attack of the station: target, mount, range band, attack dice.
type shot struct {
	at    string
	mount int8
	band  int8
	dice  int8
}

// fired are the station's attacks so far.
func fired(tb *gametest.Table) (list []shot) {
	for _, x := range tb.Told {
		switch x := x.(type) {
		case game.AttackDeclared:
			if tb.Set.Name(x.Attacker) == ds9 {
				list = append(list, shot{at: tb.Set.Name(x.Target), mount: x.Mount, band: x.Band})
			}
		case game.AttackRolled:
			if n := len(list); n > 0 && list[n-1].dice == 0 {
				list[n-1].dice = x.N
			}
		}
	}
	return list
}

// aboard are the cards that are away, by name.
func aboard(tb *gametest.Table) (names []string) {
	s := tb.Game.State()
	for i := range tb.Set.FleetShips() {
		f := tb.Set.Facts(game.ShipID(i))
		if s.Ships[i].Captain.Away {
			names = append(names, f.Captain.Name)
		}
		for k := range f.Upgrades {
			if s.Ships[i].Upgrades[k].Away {
				names = append(names, f.Upgrades[k].Card.Name)
			}
		}
	}
	return names
}

func TestCase124Deployment(t *testing.T) {
	u := gametest.MustSetup("last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1", 1)
	g, err := game.New(u)
	expect.OK(t, err)
	in := physics.Inch
	for !g.Over() && g.State().Phase == game.SettingUp {
		p := g.FirstOpen()
		if p.Ask != game.PlaceShip {
			gametest.Submit(t, g, p.Pick(0))
			continue
		}
		want := game.Area{X0: int32(24 * in), Y0: 0, X1: int32(36 * in), Y1: int32(4 * in)}
		if p.Player != u.Player1() {
			want.Y0, want.Y1 = int32(32*in), int32(36*in)
		}
		expect.True(t, p.Place == want, "player %d starts in %v, want the corner %v", p.Player+1, p.Place, want)
		n := 0
		for range 8 { // side by side from the place nearest to the station on
			at := physics.Inches(24.8+1.8*float64(n), 3.2, 270)
			if p.Player != u.Player1() {
				at = physics.Inches(24.8+1.8*float64(n), 32.8, 270)
			}
			if _, err := g.Submit(game.Answer{Prompt: p.ID, Pose: at}); err == nil {
				break
			}
			n++
		}
		expect.Must(t, n != 8, "no room for %s", u.Name(p.Ship))
	}
	s := g.State()
	for i := range u.FleetShips() {
		if d := s.Gap(u, game.ShipID(i), u.MapShip("ds9")).Dist; !s.Ships[i].Placed || d <= float64(12*in) {
			t.Errorf("%s stands %.1f inches from the station", u.Name(game.ShipID(i)), d/float64(in))
		}
	}
	if !slices.ContainsFunc(s.Ships[:s.NShips], func(sh game.Ship) bool { return sh.Pose == physics.Inches(24.8, 3.2, 270) }) {
		t.Error("no ship stands at (24.8, 3.2)")
	}
}

func TestCases125To129NeutralFire(t *testing.T) {
	for _, k := range []struct {
		no      string
		x, y, h float64
		want    []shot
		dist    []float64
	}{
		{"125 due east: body only", 14, 18, 270, []shot{{"A", 2, 2, 5}}, []float64{6.638}},
		{"126 NE pylon only", 10, 8, 180, []shot{{"A", 0, 2, 5}}, []float64{6.472}},
		{"127 NE pylon and body, Range 1", 9, 13.5, 225, []shot{{"A", 0, 1, 6}, {"A", 2, 1, 6}}, []float64{1.737, 3.377}},
		{"128 the blind wedge", 18.5, 18, 270, nil, nil},
		{"129 SE pylon only", 10, 28, 0, []shot{{"A", 1, 2, 5}}, []float64{6.472}},
	} {
		tb := lay(t, game.Combat, nil, craft{X: k.x, Y: k.y, H: k.h, Hull: 14}, far)
		tb.WaitOut(2, game.Combat)
		if got := fired(tb); !slices.Equal(got, k.want) {
			t.Errorf("case %s: %v, want %v", k.no, got, k.want)
			continue
		}
		if len(k.want) > 0 && k.want[0].mount == 0 && !tb.Heard("Deep Space 9 attacks A with its northeast pylon at Range") {
			t.Errorf("case %s: the log does not say with what: %v", k.no, tb.Log)
		}
		i := 0
		for _, x := range gametest.Of[game.AttackDeclared](tb) {
			if d := float64(x.Dist) / physics.Inch; d < k.dist[i]-0.01 || d > k.dist[i]+0.01 {
				t.Errorf("case %s: %.3f inches, want %.3f", k.no, d, k.dist[i])
			}
			i++
		}
	}
}

// Case 127, second half: each attack is defended by itself, and a token spent is spent.
func TestCase127TokensAreSpentOnce(t *testing.T) {
	faces := []dice.Face{h, h, o, o, o, o, o} // six attack dice, one defense die
	tb := lay(t, game.Combat, faces, craft{X: 9, Y: 13.5, H: 225, Hull: 14, Laid: gametest.Laid{Evade: 1}}, far)
	tb.WaitFor(game.ModifyDefenseDice, "A").Do("Spend Evade").Wait(func() bool { return len(fired(tb)) == 2 })
	got := gametest.Of[game.AttackCompared](tb)[0]
	expect.True(t, got.Hits == 1, "%d hits get through of 2 against 1 Evade", got.Hits)
	tb.WaitOut(2, game.Combat)
	n := 0
	for _, x := range gametest.Of[game.DefenseRolled](tb) {
		n++
		expect.True(t, x.N == 1, "%d defense dice", x.N)
	}
	if n != 2 || len(gametest.Of[game.EvadeSpent](tb)) != 1 {
		t.Errorf("%d defenses, Evade spent %d times", n, len(gametest.Of[game.EvadeSpent](tb)))
	}
}

// Range 1 gives a die more, or does not by house rule; Range 3 is a pylon's.
func TestStationDice(t *testing.T) {
	tb := layUnder(t, []string{"ds9.range1-bonus", "false"}, game.Combat, nil, craft{X: 9, Y: 13.5, H: 225, Hull: 14}, far)
	tb.WaitOut(2, game.Combat)
	expect.List(t, fired(tb), []shot{{"A", 0, 1, 5}, {"A", 2, 1, 5}}, "without the bonus")
	tb = lay(t, game.Combat, nil, craft{X: 12, Y: 5.5, H: 180, Hull: 14}, far)
	tb.WaitOut(2, game.Combat)
	expect.List(t, fired(tb), []shot{{"A", 0, 3, 5}}, "at Range 3")
	_, d := tb.Rolled()
	expect.True(t, d == 2, "%d defense dice at Range 3, want Agility and one", d)
}

func TestCase130EqualRollsAreRolledAgain(t *testing.T) {
	faces := []dice.Face{b, o, o, o, o, b, h, h, h, h, b, b, o, o, o, h, h, h, h, h}
	tb := lay(t, game.Combat, faces, craft{X: 10, Y: 8, H: 180, Hull: 14}, craft{Two: true, X: 12, Y: 8, H: 180, Hull: 14})
	tb.Wait(func() bool { return len(fired(tb)) == 1 })
	if n := len(gametest.Of[game.SheetRolled](tb)); n != 4 {
		t.Errorf("%d rolls, want two of each player", n)
	}
	for _, r := range gametest.Of[game.SheetRolled](tb) {
		expect.True(t, r.N == 5 && r.Kind == dice.Attack && r.Section == "Deep Space 9 Token", "rolled %+v", r)
	}
	got := fired(tb)[0]
	expect.Same(t, got.at, "B", "%v: the fewest Battle Stations are Two's", got)
	tb.WaitOut(2, game.Combat)
	if n := len(fired(tb)); n != 1 {
		t.Errorf("%d attacks of one mount", n)
	}
}

func TestCase131NearestOfOnePlayer(t *testing.T) {
	tb := lay(t, game.Combat, nil, craft{Name: "A2", X: 12, Y: 8, H: 180, Hull: 14}, craft{X: 10, Y: 8, H: 180, Hull: 14}, far)
	tb.WaitOut(2, game.Combat)
	expect.List(t, fired(tb), []shot{{"A", 0, 2, 5}}, "")
	n := len(gametest.Of[game.SheetRolled](tb))
	expect.True(t, n == 0, "%d rolls although only one player's ships are in range", n)
}

// The rulings on several ships in range: the roll is for the player, anew for each attack; of
// equally near ships the lowest skill.
func TestEquallyNear(t *testing.T) {
	left := craft{X: 14, Y: 16.9, H: 270, Hull: 14}
	right := craft{Name: "A2", X: 14, Y: 19.1, H: 270, Hull: 14, Skill: 4}
	tb := lay(t, game.Combat, nil, left, right, far)
	s := tb.Game.State()
	station := tb.Set.MapShip("ds9")
	x, noX := s.ShotFrom(tb.Set, station, 2, 0)
	y, noY := s.ShotFrom(tb.Set, station, 2, 1)
	_, noFar := s.ShotFrom(tb.Set, station, 2, 2)
	expect.Must(t, noX.Code == game.Yes && noY.Code == game.Yes && noFar.Code != game.Yes,
		"refused %v and %v, want none; far away %v", noX, noY, noFar)
	tb.WaitOut(2, game.Combat)
	if got := fired(tb); len(got) != 1 || got[0].at != "A2" {
		t.Errorf("%v at %.1f and %.1f µm, want the lower skill", got, x.Gap.Dist, y.Gap.Dist)
	}
	right.Skill = 0 // as the other
	tb = lay(t, game.Combat, nil, left, right, far)
	tb.WaitFor(game.ChooseCardTarget, ds9)
	if got, want := tb.Offers(), []string{"A", "A2"}; tb.Prompt().Player != game.Two || !slices.Equal(got, want) {
		t.Errorf("player %d chooses among %v", tb.Prompt().Player+1, got)
	}
	tb.Do("A2").WaitOut(2, game.Combat)
	if got := fired(tb); len(got) != 1 || got[0].at != "A2" {
		t.Errorf("%v, want the ship chosen", got)
	}
}
