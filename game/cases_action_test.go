package game_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/physics"
)

// Cases H: Auxiliary Power, actions, cloak. One table: A moves straight 1, an enemy ahead of it.

func acting(t *testing.T, a gametest.Craft, spec gametest.Spec) *gametest.Table {
	t.Helper()
	a.X, a.Y = 18, 23.1496
	if a.Dial == "" {
		a.Dial = "straight 1"
	}
	spec.Crafts = append([]gametest.Craft{a, {Two: true, X: 18, Y: 12, Skill: 2, Dial: "full stop", Laid: gametest.Laid{}}}, spec.Crafts...)
	return activate(t, spec)
}

func TestCases92To94Power(t *testing.T) {
	for _, c := range []struct {
		no         string
		a          gametest.Craft
		left       int8
		mayPerform bool
	}{
		{"92", gametest.Craft{Red: []string{"straight 1"}}, 1, false},
		{"93", gametest.Craft{Green: []string{"straight 1"}, Laid: gametest.Laid{Power: 1}}, 0, true},
		{"94", gametest.Craft{Laid: gametest.Laid{Power: 1}}, 1, false},
	} {
		tb := acting(t, c.a, gametest.Spec{})
		for tb.Asked(game.ChooseAction, "B") {
			tb.Do("No action")
		}
		if p := tb.Ship("A").Power; p != c.left || tb.Asked(game.ChooseAction, "A") != c.mayPerform {
			t.Errorf("case %s: %d tokens, action %v", c.no, p, tb.Asked(game.ChooseAction, "A"))
		}
	}
}

func TestLateRedIsChosenByTheOpponent(t *testing.T) {
	a := gametest.Craft{Red: []string{"straight 1"}, Laid: gametest.Laid{Power: 1}}
	tb := acting(t, a, gametest.Spec{})
	tb.Pass(game.ChooseForOpponent, "A")
	if tb.Prompt().Player != game.Two || tb.Offered("straight 1") {
		t.Error("the opponent chooses a maneuver that is not red")
	}
	tb = acting(t, a, gametest.Spec{House: []string{"late-red", "straight-2"}})
	tb.Pass(game.ChooseTarget, "A")
	if !tb.Heard("A moves straight 2") {
		t.Errorf("house rule: a straight 2 instead: %v", tb.Log)
	}
}

func TestCases97And98Locks(t *testing.T) {
	tb := acting(t, gametest.Craft{}, gametest.Spec{Crafts: []gametest.Craft{{Name: "C", Two: true, X: 24, Y: 14, Skill: 1, Dial: "full stop"}}})
	tb.Pass(game.ChooseAction, "A").Do("Target Lock on B")
	b := tb.Ship("A").Lock
	tb.Pass(game.ChooseManeuver, "A")
	if tb.Ship("A").Lock != b || b == game.NoShip {
		t.Error("97: the lock survives the End Phase")
	}
	// round 3: it is still there out of range; a new one replaces it
	tb2 := acting(t, gametest.Craft{Laid: lockOn(1)}, gametest.Spec{Crafts: []gametest.Craft{{Name: "C", Two: true, X: 24, Y: 14, Skill: 1, Dial: "full stop"}}})
	tb2.Pass(game.ChooseAction, "A")
	if tb2.Offered("Target Lock on B") || tb2.Why("Target Lock on B") == "" {
		t.Error("98: B is locked already")
	}
	tb2.Do("Target Lock on C")
	if got := tb2.Set.Name(tb2.Ship("A").Lock); got != "C" {
		t.Errorf("98: the lock is on %s", got)
	}
}

func TestCase53LockBehindAt11(t *testing.T) {
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, H: 180, Dial: "full stop"}, {Two: true, X: 18, Y: 20 - 1.5748 - 11.9, Skill: 9, Dial: "full stop"}}})
	if tb.Pass(game.ChooseAction, "A"); !tb.Offered("Target Lock on B") {
		t.Error("a lock needs no arc")
	}
}

func TestCase99TokensGoInTheEndPhase(t *testing.T) {
	tb := acting(t, gametest.Craft{Laid: gametest.Laid{Evade: 1, Scan: 1, Stations: 1}}, gametest.Spec{})
	tb.Pass(game.ChooseManeuver, "A")
	if a := tb.Ship("A"); a.Evade+a.Scan+a.Stations != 0 {
		t.Error("Evade, Scan and Battle Stations are removed")
	}
}

func TestCases100To103Cloak(t *testing.T) {
	tb := acting(t, gametest.Craft{}, gametest.Spec{})
	if tb.Pass(game.ChooseAction, "A"); tb.Offered("cloak") || tb.Why("cloak") == "" {
		t.Error("100: no active shield, no cloak")
	}
	// B holds a lock on A; A cloaks, does not attack, keeps it
	lay := func(house ...string) *gametest.Table {
		return activate(t, gametest.Spec{House: house, Crafts: []gametest.Craft{{X: 18, Y: 23.1496, Shields: 3, Dial: "straight 1"},
			{Two: true, X: 18, Y: 12, H: 180, Skill: 2, Dial: "full stop", Laid: lockOn(99)}}})
	}
	tb = lay()
	tb.Pass(game.ChooseAction, "A").Do("cloak")
	a := tb.Ship("A")
	if a.Shields != 0 || a.Down != 3 || a.Cloak != game.CloakOnBase {
		t.Fatal("cloaking disables all shields")
	}
	tb.Pass(game.KeepCloak, "A").Do("Keep")
	if a.Cloak != game.CloakBeside {
		t.Error("102: the token moves beside the ship")
	}
	if tb.Ship("B").Lock != game.NoShip {
		t.Error("103: the lock goes")
	}
	tb.Do("straight 1", "full stop").Pass(game.ChooseAction, "B")
	if tb.Offered("Target Lock") || tb.Why("Target Lock on A") == "" {
		t.Error("102: it cannot be locked any more")
	}
	tb = lay("cloak.keep-locks-when-moved-aside", "true")
	tb.Pass(game.ChooseAction, "A").Do("cloak").Pass(game.KeepCloak, "A").Do("Keep")
	if tb.Ship("B").Lock == game.NoShip {
		t.Error("103, house rule: the lock stays")
	}
	// 101: it attacks
	tb = lay()
	tb.Pass(game.ChooseAction, "A").Do("cloak").Pass(game.ChooseTarget, "A").Do("Primary")
	if tb.Ship("A").Cloak != game.CloakRed {
		t.Error("101: the token turns red at once")
	}
	tb.Pass(game.RaiseShields, "A")
	if tb.Ship("A").Cloak != game.NotCloaked {
		t.Error("101: the red token is removed")
	}
	if tb.Do("Raise 3"); tb.Ship("A").Shields != 3 {
		t.Error("101: shields may be raised")
	}
}

func TestCases104To106SensorEcho(t *testing.T) {
	cloaked := gametest.Laid{Cloak: game.CloakBeside, Down: 3}
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Shields: 3, Dial: "full stop", Laid: cloaked}, far()}})
	tb.Pass(game.ChooseAction, "A")
	p := tb.Prompt()
	right := 0
	for _, o := range p.Options {
		if o.Kind == game.Perform && o.Action == card.SensorEcho && o.Pose.X > 18*physics.Inch {
			right++
			if x := float64(o.Pose.X) / physics.Inch; x < 22.722 || x > 22.726 {
				t.Errorf("104: x = %.3f, want 22.724", x)
			}
			if y := float64(o.Pose.Y) / physics.Inch; y < 19.212 || y > 20.789 || o.Pose.Heading != 0 {
				t.Errorf("104: y = %.3f, heading %d", y, o.Pose.Heading)
			}
		}
	}
	if right != 3 { // all between them may be answered as well: TestSensorEchoTakesAnyShift
		t.Errorf("104: %d places on the right, want 3", right)
	}
	tb = activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Shields: 3, Dial: "full stop"}, far()}})
	if tb.Pass(game.ChooseAction, "A"); tb.Offered("Sensor Echo") || tb.Why("sensor echo") == "" {
		t.Error("105: only while cloaked")
	}
	tb = activate(t, gametest.Spec{Crafts: []gametest.Craft{{X: 18, Y: 20, Shields: 3, Dial: "full stop", Laid: cloaked},
		{Name: "L", X: 13.2, Y: 20, Skill: 1, Dial: "full stop"}, {Name: "R", X: 22.8, Y: 20, Skill: 1, Dial: "full stop"}, far()}})
	if tb.Pass(game.ChooseAction, "A"); tb.Offered("Sensor Echo") || tb.Why("sensor echo") == "" {
		t.Error("106: both sides are taken in every place")
	}
}

func TestCase107EchoOntoAnObstacle(t *testing.T) {
	rock := game.Token{Form: game.DiscForm, Flags: game.Obstructs | game.RollsDie, X0: 22.7 * 25400, Y0: 20 * 25400, X1: 12700}
	tb := activate(t, gametest.Spec{Tokens: []game.Token{rock}, Crafts: []gametest.Craft{{X: 18, Y: 20, Shields: 3, Dial: "full stop", Laid: gametest.Laid{Cloak: game.CloakBeside, Down: 3}},
		{Two: true, X: 22.7, Y: 14, H: 180, Skill: 9, Dial: "full stop"}}})
	tb.Pass(game.ChooseAction, "A").Do("Sensor Echo to the right")
	if a := tb.Ship("A"); !a.Over || a.NDamage != 0 || tb.Heard("rolls for the obstacle") {
		t.Error("no die, but the ship lies on it")
	}
	tb.Pass(game.ChooseTarget, "B")
	if tb.Do("Do not attack"); tb.Asked(game.ChooseTarget, "A") {
		t.Error("no attack from an obstacle")
	}
}

func TestCases108And109DisabledCards(t *testing.T) {
	spec := gametest.Spec{}
	tb := acting(t, gametest.Craft{Weapons: []card.Upgrade{torpedo(5, 1, 3), torpedo(4, 1, 3)}, Laid: gametest.Laid{Lock: 1, Disabled: []int8{0, 1}}}, spec)
	tb.Pass(game.ChooseAction, "A")
	n := 0
	for _, o := range tb.Prompt().Options {
		if o.Kind == game.Enable {
			n++
		}
	}
	if n != 2 {
		t.Fatalf("%d cards to enable, want 2", n)
	}
	tb.Do("Remove the Disabled Token")
	a := tb.Ship("A")
	if a.Upgrades[0].Disabled || !a.Upgrades[1].Disabled {
		t.Error("109: one token a round")
	}
	if tb.Pass(game.ChooseTarget, "A"); !tb.Offered("Torpedoes at B") {
		t.Error("108: usable in the Combat Phase of the same round, the lock being held")
	}
}

// Shields that card text gives for the round are not enough to cloak with.
func TestTemporaryShieldsAreNotEnoughToCloak(t *testing.T) {
	for _, shields := range []int{0, 1} {
		a := gametest.Craft{X: 18, Y: 20, Shields: shields, Dial: "straight 1", Laid: gametest.Laid{Temp: 1}}
		tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{a, far()}}).Pass(game.ChooseAction, "A")
		if got := tb.Offered("Cloak"); got != (shields > 0) {
			t.Errorf("%d own shields and 1 for the round: cloak offered: %v", shields, got)
		}
	}
}
