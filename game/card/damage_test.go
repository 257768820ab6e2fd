package card

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"attackwing/game/gametest/expect"
)

// The damage deck has 33 cards of fifteen names: 4, 3 and 2 of each other (rules 1.9).
func TestDamageDeck(t *testing.T) {
	deck, err := loadDamage()
	expect.OK(t, err)
	n := 0
	for _, d := range deck {
		n += int(d.Copies)
		if w := d.Text(); w == "" || strings.Contains(w, "  ") || strings.ToUpper(w[:1]) != w[:1] || !strings.HasSuffix(w, ".") {
			t.Errorf("%s: %q", d.Name, w)
		}
	}
	expect.True(t, n == 33 && len(deck) == 15, "%d cards of %d names, want 33 of 15", n, len(deck))
}

// Every rule that only damage cards have is the rule of one of them, and every moment has a line.
func TestEveryRuleOfDamageCardsIsNamed(t *testing.T) {
	for r := NoDamageRule + 1; r < numDamageRule; r++ {
		if !slices.ContainsFunc(DamageDeck(), func(d DamageCard) bool {
			return slices.ContainsFunc(d.Lines, func(l DamageLine) bool { return l.Rule == r })
		}) {
			t.Errorf("no damage card is %q", r)
		}
	}
	for m := range numDamageMoment {
		if !slices.ContainsFunc(DamageDeck(), func(d DamageCard) bool {
			return slices.ContainsFunc(d.Lines, func(l DamageLine) bool { return l.At == m })
		}) {
			t.Errorf("no damage card speaks at %q", damageMomentNames[m])
		}
	}
}

// What the referee does not play is refused, with file, line and field.
func TestDamageCardsRefused(t *testing.T) {
	for text, says := range map[string]string{
		"{when: seldom, face_down: true}":                  `damage.yaml:1: when: unknown moment of a damage card "seldom"`,
		"{when: dealt}":                                    "damage.yaml:1: do: the line does nothing",
		"{when: dealt, do: draw a card}":                   "damage.yaml:1: do: ",
		"{when: dealt, do: damage 1 critical}":             "damage.yaml:1: do: \"damage 1 critical\" is nothing a damage card does then",
		"{when: dealt, do: printed agility -1}":            "is nothing a damage card does then",
		"{when: always, do: damage 1 normal}":              "is nothing a damage card does then",
		"{when: always, rule: turns are blue}":             `damage.yaml:1: rule: unknown rule of damage cards "turns are blue"`,
		"{when: dealt, do: place 1 aux, rule: destroyed}":  "want do or rule, not both",
		"{when: action, roll: hut, face_down: true}":       `damage.yaml:1: roll: "hut" are not faces of a die`,
		"{when: action, roll: hit or, face_down: true}":    `damage.yaml:1: roll: "hit or" are not faces of a die`,
		"{when: action, face_down: true, colour: crimson}": "unknown field",
	} {
		fsys := fstest.MapFS{"damage.yaml": {Data: []byte("- {id: d, name: D, copies: 2, lines: [" + text + "]}\n")}}
		_, err := read(source{fsys: fsys}, "damage", nil, (*damageYAML).damage)
		expect.Refused(t, err, says, "%s", text)
	}
	for text, says := range map[string]string{
		"- {id: d, name: D, copies: 2}\n":                                              "damage.yaml:1: lines: a damage card wants at least one",
		"- {id: d, name: D, copies: 90, lines: [{when: dealt, face_down: true}]}\n":    "damage.yaml:1: copies: 90 is not from 1 to 9",
		"- {id: d, name: D, copies: 2, lines: [{when: dealt, face_down: true}, {}]}\n": `when: unknown moment of a damage card ""`,
	} {
		_, err := read(source{fsys: fstest.MapFS{"damage.yaml": {Data: []byte(text)}}}, "damage", nil, (*damageYAML).damage)
		expect.Refused(t, err, says, "%s", text)
	}
}
