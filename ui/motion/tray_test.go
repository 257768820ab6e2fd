package motion

import (
	"testing"

	"attackwing/game/dice"
)

// Every face that a die can show has a drawing and a label, the special dice of resources among
// them.
func TestEveryFaceOfEveryDieIsDrawn(t *testing.T) {
	for _, k := range []struct {
		kind   dice.Kind
		attack bool
	}{{dice.Attack, true}, {dice.EliteAttack, true}, {dice.Defense, false}, {dice.CounterAttack, false}} {
		for _, f := range k.kind.Sides() {
			if DieArt(k.attack, f) == nil {
				t.Errorf("no drawing of %s on the %s die", f, k.kind)
			}
			if FaceLabels[f] == "" {
				t.Errorf("no label of %s", f)
			}
		}
	}
}
