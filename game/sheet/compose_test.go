package sheet_test

import (
	"bytes"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/sheet"
	"attackwing/physics"
	"attackwing/scenarios"

	"github.com/google/go-cmp/cmp"
)

// setUp is a battle of two ready fleets before its first question.
func setUp(t *testing.T, sc game.Scenario) *game.Game {
	t.Helper()
	ready, err := fleet.Ready()
	must(t, err)
	u, err := gametest.Setup(sc.Sheet().ID, ready[0].ID, ready[1].ID, 1)
	for i := 0; err != nil && i+1 < len(ready); i++ {
		u, err = gametest.Setup(sc.Sheet().ID, ready[i].ID, ready[i+1].ID, 1)
	}
	must(t, err)
	g := gametest.New(t, u)
	return g
}

// drafted is the draft of what lies at set-up.
func drafted(g *game.Game) *sheet.Draft {
	u, s := g.Setup(), g.State()
	d := &sheet.Draft{ID: "drafted", Title: "Drafted", Kinds: u.Scenario.Sheet(), Tokens: s.Tokens[:s.NTokens], Rounds: 9, Points: 140,
		Areas: u.Scenario.Sheet().Areas}
	for i := u.FleetShips(); i < u.NumShips(); i++ {
		d.MapShips = append(d.MapShips, *u.OnMap(game.ShipID(i)))
	}
	return d
}

// looks is what a token is wherever it is laid: the id and the row it belongs to are of its battle.
func looks(u *game.Setup, tokens []game.Token) (out []string) {
	for _, k := range tokens {
		kind := u.Token(k.Kind)
		k.ID, k.Group, k.Order, k.Kind, k.Of = 0, 0, 0, 0, 0
		name := kind.Name
		if name == "obstacle" {
			name = "Obstacle"
		}
		out = append(out, strings.Join([]string{name, cmpText(k)}, " "))
	}
	return out
}

func cmpText(v any) string { return strings.TrimSpace(cmp.Diff(nil, v)) }

// What lies on the table of every battle becomes a sheet that lays the same.
func TestASheetOfWhatLies(t *testing.T) {
	for _, sc := range append(scenarios.All(), gametest.Beacon()) {
		if sc.Sheet().ID == gametest.BeaconID {
			t.Cleanup(scenarios.Add(sc))
		}
		g := setUp(t, sc)
		d := drafted(g)
		text, err := d.Write()
		if err != nil {
			t.Errorf("%s: %v\n%s", sc.Sheet().ID, err, text)
			continue
		}
		own, err := sheet.Read(bytes.NewReader(text), "drafted")
		must(t, err)
		off := scenarios.Add(own)
		again := setUp(t, own)
		off()
		u, v := g.Setup(), again.Setup()
		if diff := cmp.Diff(looks(u, g.State().Tokens[:g.State().NTokens]), looks(v, again.State().Tokens[:again.State().NTokens])); diff != "" {
			t.Errorf("%s: laid otherwise:\n%s", sc.Sheet().ID, diff)
		}
		expect.Same(t, own.Sheet().Areas, d.Areas, "%s: areas", sc.Sheet().ID)
		if u.NumShips()-u.FleetShips() != v.NumShips()-v.FleetShips() {
			t.Errorf("%s: %d ships of the map", sc.Sheet().ID, v.NumShips()-v.FleetShips())
		}
		for i := range v.NumShips() - v.FleetShips() {
			a, b := u.OnMap(game.ShipID(u.FleetShips()+i)), v.OnMap(game.ShipID(v.FleetShips()+i))
			if a.At != b.At || a.Ship.Hull != b.Ship.Hull || len(a.Parts) != len(b.Parts) || len(a.Mounts) != len(b.Mounts) {
				t.Errorf("%s: %+v became %+v", sc.Sheet().ID, a, b)
			}
		}
		if v.House.RoundLimit != 9 || v.House.SPLimit != 140 {
			t.Errorf("%s: %d rounds of %d SP", sc.Sheet().ID, v.House.RoundLimit, v.House.SPLimit)
		}
	}
}

// Every line of points and every victory that is offered is one that a sheet takes.
func TestWhatIsCountedIsTaken(t *testing.T) {
	t.Cleanup(scenarios.Add(gametest.Beacon()))
	for _, id := range []string{gametest.BeaconID, "last-battle-of-ds9"} {
		sc, err := scenarios.ByID(id)
		must(t, err)
		d := drafted(setUp(t, sc))
		offered, wins := d.Scores(), d.Victories()
		expect.True(t, len(offered) >= 4 && len(wins) >= 4,
			"%s: %d lines of points and %d victories are offered", id, len(offered), len(wins))
		for _, s := range offered {
			s.Points = 10
			d.Score = []sheet.Scored{s}
			for _, v := range wins {
				d.Victory = []sheet.Won{v}
				if text, err := d.Write(); err != nil {
					t.Fatalf("%s, %s, %s: %v\n%s", id, s.Words, v.Words, err, text)
				}
			}
		}
	}
}

// A starting area holds the ships it is made of, and is as large as an area has to be.
func TestAreaAbout(t *testing.T) {
	in := int32(physics.Inch)
	for _, c := range []struct {
		at   []physics.Pose
		want game.Area
	}{
		{[]physics.Pose{{X: 18 * in, Y: 1 * in}}, game.Area{X0: 12 * in, Y0: 0, X1: 24 * in, Y1: 4 * in}},
		{[]physics.Pose{{X: 1 * in, Y: 35 * in}, {X: 10*in + in/4, Y: 33 * in}}, game.Area{X0: 0, Y0: 31 * in, X1: 12*in + in/2, Y1: 36 * in}},
	} {
		expect.Same(t, sheet.AreaAbout(c.at), c.want, "%v", c.at)
	}
	if id := sheet.IDOf("The Bad-Lands, 2nd!"); id != "the-bad-lands-2nd" {
		t.Error(id)
	}
	if id := sheet.IDOf("ÄÖ"); id != "my-battle" {
		t.Error(id)
	}
}

// must ends a test if there is an error.
var must = expect.OK
