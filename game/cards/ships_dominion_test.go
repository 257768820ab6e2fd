package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// 5th Wing Patrol Ship: Action: one more attack die and one fewer defense die this round, one in
// all of each.
var _ = test("1036", func(t *testing.T) {
	name := "5th Wing Patrol Ship"
	tb := turnOf(t, 2, craft{Of: "1036"}, craft{}, spec{Dice: make([]dice.Face, 11), Crafts: []craft{{Name: "C", Two: true, X: 22, Y: 12, H: 180}}})
	tb.Do("Text of " + name)
	offered(t, tb, "Evade", false)
	for want := 1; want <= 2; want++ { // the first of two attacks on it finds it a die short
		tb.Pass(game.ChooseTarget, string("?BC"[want]))
		tb.Do("Primary weapon at " + name)
		_, d := tb.Rolled()
		same(t, "defense dice", d, want)
	}
	tb.Pass(game.ChooseTarget, name)
	tb.Do("Primary weapon at B")
	a, _ := tb.Rolled()
	same(t, "attack dice", a, 3+1)
})

// 2nd Division Cruiser: it rolls one more defense die with a friendly Jem'Hadar Attack Ship within
// Range 1 to 2.
var _ = test("2nd_division_cruiser_71524", func(t *testing.T) {
	for _, c := range []struct {
		of   string
		x    float64
		want int
	}{{"1037", 25.5, 1 + 1}, {"1037", 29.5, 1}, {"1041", 25.5, 1}} {
		tb := duel(t, 2, craft{}, craft{Of: "2nd_division_cruiser_71524"}, spec{Crafts: []craft{{Of: c.of, Two: true, X: c.x, Y: 17.4, H: 180}}})
		tb.Do("Primary weapon at 2nd Division Cruiser")
		_, d := tb.Rolled()
		same(t, "defense dice", d, c.want)
	}
})

// 4th Division Battleship: once a round a friendly Jem'Hadar ship within Range 1 to 2 performs an
// action of its Action Bar as a free action in its turn.
var _ = test("4th_division_battleship_71279", func(t *testing.T) {
	s := spec{Crafts: []craft{{Of: "4th_division_battleship_71279", X: 25.5, Y: 20, Skill: 9, Dial: "straight 1"}, {Of: "1037", X: 32, Y: 19, Skill: 4, Dial: "straight 1"}}}
	tb := turnOf(t, 3, craft{Of: "1037"}, craft{}, s)
	tb.Do("Text of 4th Division Battleship", "Evade", "Scan")
	if d := tb.Ship("Dominion Starship (Jem'Hadar Attack Ship) 1"); d.Evade != 1 || d.Scan != 1 {
		t.Errorf("%d Evade and %d Scan Tokens, want one of each", d.Evade, d.Scan)
	}
	tb.Pass(game.ChooseAction, "Dominion Starship (Jem'Hadar Attack Ship) 2")
	offered(t, tb, "Evade", true)
	offered(t, tb, "Text of", false)
	for i := range 2 {
		s.Crafts[0].X = []float64{29.5, 25.5}[i]
		tb = turnOf(t, 3, craft{Of: []string{"1037", "1041"}[i]}, craft{}, s)
		offered(t, tb, "Text of", false)
	}
})

// Kraxon: each time a friend within Range 1 is damaged it may take as much of the damage as it has
// active shields on them.
var _ = test("1019", func(t *testing.T) {
	kraxon := craft{Of: "1019", Two: true, X: 22.5, Y: 17.4, H: 180, Shields: 2}
	s := func() spec {
		return spec{Dice: []dice.Face{hit, hit, hit, crit, blank}, Crafts: []craft{kraxon}}
	}
	tb := duel(t, 2, craft{}, craft{Hull: 9}, s())
	tb.Do("Primary weapon at B", "Text of Kraxon", "2", "Critical Hit")
	same(t, "Kraxon's shields", tb.Ship("Kraxon").Shields, 0)
	b := tb.Ship("B")
	same(t, "damage of the friend", b.NDamage, 2)
	if b.Damage[0].Up || b.Damage[1].Up {
		t.Error("the Critical Hit was not taken")
	}
	for _, far := range []craft{{Of: "1019", Two: true, X: 25.5, Y: 17.4, H: 180, Shields: 2}, {Of: "1019", Two: true, X: 22.5, Y: 17.4, H: 180}} {
		kraxon = far
		tb = duel(t, 2, craft{}, craft{Hull: 9}, s())
		tb.Do("Primary weapon at B")
		if tb.Offered("Text of Kraxon") {
			t.Errorf("too far or without shields: %v", tb.Offers())
		}
	}
	// damage that is no attack's: an obstacle
	kraxon = craft{Of: "1019", X: 22.5, Y: 20, Shields: 2}
	rock := game.Token{Form: game.DiscForm, Flags: game.Obstructs | game.RollsDie, X0: 457200, Y0: 546000, X1: 5000}
	tb = sail(t, 3, craft{}, craft{}, spec{Dice: []dice.Face{hit}, Crafts: []craft{kraxon}, Tokens: []game.Token{rock}})
	tb.Do("Text of Kraxon")
	same(t, "damage by the obstacle", tb.Ship("A").NDamage, 0)
	same(t, "Kraxon's shields", tb.Ship("Kraxon").Shields, 1)
})

// Koranak: for a Scan token it may attack two ships with its primary weapon at 2 dice fewer.
var _ = test("1040", func(t *testing.T) {
	s := spec{Crafts: []craft{{Name: "C", Two: true, X: 22, Y: 17.4, H: 180}}}
	tb := duel(t, 2, craft{Of: "1040", Laid: laid{Scan: 1}}, craft{}, s)
	tb.Do("Special attack at B")
	tb.Pass(game.ChooseTarget, "B")
	if got := attacks(tb); len(got) != 2 || got[0] != 3 || got[1] != 3 {
		t.Errorf("attacks of %v dice, want two of 3", got)
	}
	same(t, "Scan Tokens", tb.Ship("Koranak").Scan, 0)
	_, d := tb.Rolled()
	same(t, "defense dice, the Scan Token being spent", d, 1)
	tb = duel(t, 2, craft{Of: "1040", Laid: laid{Evade: 1}}, craft{}, s)
	offered(t, tb, "Special attack at B", false)
	offered(t, tb, "Primary weapon at B", true)
})

// Gor Portas: a weapon called Torpedo needs its Target Lock and does not spend it; it may still be
// spent to re-roll.
var _ = test("1021", func(t *testing.T) {
	g := craft{Of: "1021", Cards: []string{"photon_torpedoes_71279", "3085"}, Laid: laid{Lock: 1}}
	tb := duel(t, 2, g, craft{}, spec{Dice: []dice.Face{blank, blank, blank, blank, blank, hit}})
	tb.Do("Photon Torpedoes at B")
	same(t, "the lock kept", tb.Ship("Gor Portas").Lock, 1)
	tb.Do("Spend Target Lock", "Die 1")
	same(t, "the lock spent to re-roll", tb.Ship("Gor Portas").Lock, game.NoShip)
	tb = duel(t, 2, g, craft{}, spec{})
	tb.Do("Concussive Charges at B")
	same(t, "the lock of another weapon", tb.Ship("Gor Portas").Lock, game.NoShip)
	g.Laid.Lock = 0
	tb = duel(t, 2, g, craft{}, spec{})
	offered(t, tb, "Photon Torpedoes", false)
})
