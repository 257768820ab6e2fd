package game

import (
	"testing"

	"attackwing/game/card"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// The last number that is allowed is allowed, and the next one is not.
func TestLastOfEachIsAllowed(t *testing.T) {
	for n, ok := range map[int8]bool{MaxDice: true, MaxDice + 1: false} {
		if err := (&Attack{NAttack: n}).checkDice(); (err == nil) != ok {
			t.Errorf("%d attack dice: %v", n, err)
		}
		if err := (&Attack{NDefense: n}).checkDice(); (err == nil) != ok {
			t.Errorf("%d defense dice: %v", n, err)
		}
	}
	l := &line{Ability: &card.Ability{Do: make([]card.Effect, 2)}}
	for do, ok := range map[int8]bool{0: true, 1: true, 2: false} {
		expect.Same(t, l.hasPart(do), ok, "a line of two effects has effect %d: %v", do, !ok)
	}
	area := Area{X1: 10 * physics.Inch, Y1: 10 * physics.Inch}
	for heading, ok := range map[int32]bool{-1: false, 0: true, 359999: true, 360000: false} {
		k := Token{Form: RectForm, X0: 4 * physics.Inch, Y0: 4 * physics.Inch, X1: 6 * physics.Inch, Y1: 5 * physics.Inch}
		k.Heading = heading
		expect.Same(t, (k.insideOf(area).Code == Yes), ok, "a token that faces %d lies inside: %v", heading, !ok)
	}
}
