package card

import (
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// What a line does must be sayable, whatever it does: the table of words has a row for each
// primitive.
func TestEveryPrimitiveHasWords(t *testing.T) {
	for op := range NumEffectOps {
		expect.True(t, len(kinds[op]) != 0, "primitive %d has no phrase", op)
		for _, p := range kinds[op] {
			if p.says == (clause{}) && p.say == nil {
				t.Errorf("%q has no words", p.pattern)
			}
		}
	}
}

// Whatever a condition asks is told, and told in other words than its contrary: at every moment,
// and in a line that is an action.
func TestEveryConditionIsToldAndSoIsItsContrary(t *testing.T) {
	fill := strings.NewReplacer("<n>", "2", "<n-m>", "1-2", "<tokens>", "scan", "<kinds>", "crew", "<text>", `"x y"`, "<actions>", "target lock",
		"<colors>", "green", "<shapes>", "bank", "<reach>", "range 1-2", "<faction>", "Borg", "<factions>", "Borg or Kazon", "<whose>", "foe", "<faces>", "hit", "<stat>", "hull")
	for op := range conditions {
		for _, pattern := range strings.Split(conditions[op].patterns, " | ") {
			text := fill.Replace(pattern)
			is, err := parseCondition(text)
			expect.OK(t, err)
			isNot, err := parseCondition("not " + text)
			expect.OK(t, err)
			for at := range NumWindows {
				a := Ability{At: At(at), If: []Condition{is}, Do: []Effect{{Op: AttackDice, Said: Said{N: 1}}}}
				told := a.Words()
				if a.If[0] = isNot; a.Words() == told {
					t.Errorf("%q and its contrary at %q are both said: %s", text, windowNames[at], told)
				}
				if strings.Contains(a.Words(), "{") || strings.Contains(a.Words(), "  ") {
					t.Errorf("not %q at %q is said: %s", text, windowNames[at], a.Words())
				}
			}
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
