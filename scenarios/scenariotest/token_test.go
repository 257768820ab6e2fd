package scenariotest_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/scenarios/scenariotest"
)

// lies has a token of a kind of the sheet on the table, as a disc of an inch across, beside those
// that the sheet lays.
func lies(kind int, x, y float64) game.Token {
	k := game.TokenKind(kind)
	return game.Token{Kind: k, Flags: scenariotest.Comet{}.Sheet().Kind(k).Flags, Form: game.DiscForm,
		X0: int32(x * physics.Inch), Y0: int32(y * physics.Inch), X1: physics.Inch / 2}
}

// The kinds of token of the sheet, as positions number them.
const (
	tail   = 2
	beacon = 3
	reef   = 5
	chain  = 6
)

// flies is a ship A in the south-west that has flown straight 3 to the north over or against a
// token, and an enemy B far away.
func flies(t *testing.T, kind int, y float64, faces ...dice.Face) *gametest.Table {
	t.Helper()
	return gametest.Lay(t, gametest.Spec{Scenario: scenariotest.ID, Phase: game.Activation, Dice: faces, Tokens: []game.Token{lies(kind, 5, y)},
		Crafts: []gametest.Craft{{X: 5, Y: 30, Dial: "straight 3"}, {Two: true, X: 32, Y: 4, H: 180, Dial: "full stop"}}}).WaitFor(game.ChooseAction, "A")
}

// A token that harms rolls its dice for a ship that flies over it; the ship keeps its action. The
// sheet is told what it has crossed.
func TestTokensThatHarm(t *testing.T) {
	tb := flies(t, tail, 28, dice.Hit, dice.Blank)
	a := tb.Ship("A")
	if n := len(gametest.Of[game.ObstacleRolled](tb)); n != 2 {
		t.Errorf("%d dice, want 2 for the tail", n)
	}
	expect.True(t, len(gametest.Of[game.ActionLost](tb)) == 0, "it loses its action")
	if a.Counters.Of(1) != 1 {
		t.Errorf("%d spores for flying through the tail", a.Counters.Of(1))
	}
	expect.True(t, tb.Heard("A rolls for the tail of the comet: Hit."), "the log does not say what is rolled for")
	if n := len(gametest.Of[game.ShieldLost](tb)) + len(gametest.Of[game.DamageDealt](tb)); n != 1 {
		t.Errorf("%d damage for one hit", n)
	}
}

// Ships slide back from a token that stops, as from a base, and lose their action; nothing of it is
// in their way while they only fly over it.
func TestTokensThatStop(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Scenario: scenariotest.ID, Phase: game.Activation, Tokens: []game.Token{lies(reef, 5, 24)},
		Crafts: []gametest.Craft{{X: 5, Y: 30, Dial: "straight 3"}, {Two: true, X: 32, Y: 4, H: 180, Dial: "full stop"}}}).WaitFor(game.ChooseAction, "B")
	half := int32(20000)
	if a := tb.Ship("A"); a.Pose.Y-half < 24*physics.Inch+physics.Inch/2-10 || a.Pose.Y-half > 24*physics.Inch+physics.Inch/2+10 {
		t.Errorf("it stops with its front at %d, the reef ends at %d", a.Pose.Y-half, 24*physics.Inch+physics.Inch/2)
	}
	expect.True(t, tb.Heard("A overlaps the reef: no action this round."), "the log: %v", tb.Log)
	if over := flies(t, reef, 28); over.Ship("A").Pose.Y > 24*physics.Inch {
		t.Errorf("it is stopped by what it only flies over: %v", over.Ship("A").Pose)
	}
}

// A line stops ships as a disc does, however it lies, and also where more of them lie on the table
// than a ship minds at once.
func TestLinesThatStop(t *testing.T) {
	line := func(x0, y0, x1, y1 float64) game.Token {
		k := lies(chain, x0, y0)
		k.Form, k.X1, k.Y1 = game.LineForm, int32(x1*physics.Inch), int32(y1*physics.Inch)
		return k
	}
	var wall []game.Token
	for i := range 20 { // far away from both ships, laid before the one that matters
		wall = append(wall, line(18+float64(i)/2, 30, 18.5+float64(i)/2, 30))
	}
	for name, k := range map[string]game.Token{"across": line(3, 23.5, 7, 23.5), "askew": line(4, 23, 8, 24.2)} {
		tb := gametest.Lay(t, gametest.Spec{Scenario: scenariotest.ID, Phase: game.Activation, Tokens: append(wall, k),
			Crafts: []gametest.Craft{{X: 5, Y: 30, Dial: "straight 3"}, {Two: true, X: 32, Y: 4, H: 180, Dial: "full stop"}}}).WaitFor(game.ChooseAction, "B")
		b, o := physics.Base(tb.Ship("A").Pose, physics.StandardBase), k.Obstacle()
		if gap := o.Distance(&b).Dist; gap > 10 || o.OverlapsBase(&b) || tb.Ship("A").Pose.Y < 24*physics.Inch {
			t.Errorf("%s: it ends at %v, %v µm before the chain", name, tb.Ship("A").Pose, gap)
		}
		expect.True(t, tb.Heard("A overlaps the chain of mines: no action this round."),
			"%s: the log: %v", name, tb.Log)
	}
}

// No attack is made across a token that blocks fire, and the refusal says why.
func TestTokensThatBlockFire(t *testing.T) {
	lay := func(tokens ...game.Token) *gametest.Table {
		return gametest.Lay(t, gametest.Spec{Scenario: scenariotest.ID, Phase: game.Combat, Tokens: tokens,
			Crafts: []gametest.Craft{{X: 5, Y: 30, Skill: 9}, {Two: true, X: 5, Y: 24, H: 180, Skill: 8}}})
	}
	expect.Must(t, lay().Offered("Primary weapon at B"), "nothing lies between, and yet no attack is offered")
	tb := lay(lies(reef, 5, 27), lies(reef, 30, 30))
	expect.True(t, !tb.Offered("Primary weapon at B"), "an attack through the reef is offered")
	_, no := tb.Game.State().Shot(tb.Set, 0, game.NoWeapon, 1)
	expect.Same(t, no.Why(tb.Set), "A reef blocks the line of fire.", "")
}

// A token that burns rolls its die for every ship that lies on it at the end of a round, and for no
// other.
func TestTokensThatBurn(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Scenario: scenariotest.ID, Phase: game.Combat, Round: 2, Dice: []dice.Face{dice.Crit}, Tokens: []game.Token{lies(beacon, 5, 30)},
		Crafts: []gametest.Craft{{X: 5, Y: 30, Shields: 1}, {Two: true, X: 32, Y: 4, H: 180}}}).NextRound()
	rolled := gametest.Of[game.ObstacleRolled](tb)
	expect.Must(t, len(rolled) == 1 && rolled[0].Ship == 0 && rolled[0].Kind == beacon,
		"%+v, want one die for A", rolled)
	expect.True(t, tb.Heard("A rolls for the beacon: Critical Hit."), "the log: %v", tb.Log)
}

// must ends a test if there is an error.
var must = expect.OK
