package card

import "testing"

// What a line does must be sayable, whatever it does: the table of words has a row for each primitive.
func TestEveryPrimitiveHasWords(t *testing.T) {
	for op := range NumEffectOps {
		if len(kinds[op]) == 0 {
			t.Errorf("primitive %d has no phrase", op)
		}
		for _, p := range kinds[op] {
			if p.says == (clause{}) && p.say == nil {
				t.Errorf("%q has no words", p.pattern)
			}
		}
	}
}

// Conditions that the moment tells with its own words have none: all others must.
func TestEveryConditionIsTold(t *testing.T) {
	byMoment := map[ConditionOp]bool{RangeIs: true, IsPrimary: true, IsSecondary: true, WeaponTitle: true, WeaponFaction: true,
		InActivation: true, OfAttack: true, ActionIs: true, FromBar: true, ByEnemyUpgrade: true, CardIs: true}
	for op := range NumConditions {
		if (conditions[op].words == "") != byMoment[op] {
			t.Errorf("condition %d is told: %v, by its moment: %v", op, conditions[op].words != "", byMoment[op])
		}
	}
}

func TestEveryMomentHasAName(t *testing.T) {
	seen := map[string]Window{}
	for w := range NumWindows {
		if other, twice := seen[windowNames[w]]; twice || windowNames[w] == "" {
			t.Errorf("moment %d is written %q (so is %d)", w, windowNames[w], other)
		}
		seen[windowNames[w]] = w
	}
}
