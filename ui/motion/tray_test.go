package motion

import (
	"testing"

	"attackwing/game/dice"
	"attackwing/game/gametest/expect"
)

// Every face that a die can show has a drawing and a label, the special dice of resources among
// them.
func TestEveryFaceOfEveryDieIsDrawn(t *testing.T) {
	for _, k := range []struct {
		kind   dice.Kind
		attack bool
	}{{dice.Attack, true}, {dice.EliteAttack, true}, {dice.Defense, false}, {dice.CounterAttack, false}} {
		for _, f := range k.kind.Sides() {
			expect.True(t, DieArt(k.attack, f) != nil, "no drawing of %s on the %s die", f, k.kind)
			expect.True(t, FaceLabels[f] != "", "no label of %s", f)
		}
	}
}
