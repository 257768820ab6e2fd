package tholianweb_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// Whatever is flown: no way on is foreseen where and only where none is left on what the dial shows
// there in that round, on a table laid for it.
func TestNoWayOnIsNoneInTheNextRound(t *testing.T) {
	enemy := gametest.Craft{Two: true, X: 20, Y: 30}
	lay := func(round int, at physics.Pose, power int8) *gametest.Table {
		return gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", Round: round, Phase: game.Planning, Crafts: []gametest.Craft{
			{X: float64(at.X) / physics.Inch, Y: float64(at.Y) / physics.Inch, H: float64(at.Heading) / 1000, Of: "1003", Laid: gametest.Laid{Power: int(power)}}, enemy}})
	}
	judged, none, later := 0, 0, 0
	for round := 1; round <= 6; round++ {
		for _, at := range []physics.Pose{{X: 8 * physics.Inch, Y: 6 * physics.Inch}, {X: 12 * physics.Inch, Y: 9 * physics.Inch, Heading: 60000}, {X: 18 * physics.Inch, Y: 8 * physics.Inch, Heading: 90000}, {X: 15 * physics.Inch, Y: 10 * physics.Inch, Heading: 345000}} {
			v := lay(round, at, 0).Game.View(game.One)
			for move := range v.Setup.Facts(0).Ship.Class.Dial {
				var f game.Fate
				game.Foresee(v, 0, move, &f)
				got := game.NoWayOn(v, 0, &f)
				if f.Dies() || f.StruckAtEnd {
					if got {
						t.Errorf("round %d, move %d: no way on, where there is no round after %+v", round, move, f)
					}
					continue
				}
				next := lay(round+1, f.Flight.To, f.Power).Game.View(game.One)
				want := 0
				for _, w := range game.Fan(next, 0, nil) {
					if w.Closed.Code == game.Yes && !w.Fate.Dies() && !w.Fate.StruckAtEnd {
						want++
					}
				}
				base := v.Setup.Base(0, f.Flight.To)
				_, struck := v.Setup.Struck(round+1, &base)
				if lies := lies(next, &base); struck != lies {
					t.Errorf("round %d, move %d: struck at the end of the next round %v, seen then %v", round, move, struck, lies)
				}
				if got != (want == 0) {
					t.Errorf("round %d from %v, move %d: no way on %v, there are %d", round, at, move, got, want)
				}
				judged++
				if got {
					none++
				}
				if struck {
					later++
				}
			}
		}
	}
	expect.True(t, judged >= 100 && none != 0 && later != 0,
		"%d judged, %d without a way on, %d struck later: this proves little", judged, none, later)
}

// lies tells whether what is laid at the end of the round destroys who stands there.
func lies(v *game.View, b *physics.Square) bool {
	for _, k := range v.Ahead() {
		if k.Flags&game.Destroys != 0 && k.Overlaps(b) {
			return true
		}
	}
	return false
}
