package card

import (
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// FuzzPhrases reads any text as each of the things a line is made of; what is understood has words.
func FuzzPhrases(f *testing.F) {
	for _, list := range [][]string{
		patternsOf(effectPhrases), patternsOf(endingPhrases), patternsOf(conditionPhrases), patternsOf(costPhrases), patternsOf(targetPhrases),
		patternsOf(whosePhrases), patternsOf(reachPhrases), patternsOf(movePhrases), patternsOf(moveEndings),
	} {
		for _, p := range list {
			f.Add(strings.NewReplacer("<n>", "2", "<n-m>", "1-2", "<count>", "all", "<faces>", "hit or critical", "<face>", "evade", "?", "",
				"<tokens>", "scan or evade", "<kinds>", "crew or tech", "<text>", `"x y"`, "<die>", "attack", "<actions>", "target lock",
				"<moves>", "straight 1 or bank 2", "<reach>", "range 1-2", "<window>", "end of combat", "<faction>", "Borg", "<factions>", "Borg or Kazon").Replace(p))
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		a := Ability{At: At(DoAction), Targets: Targets{Who: AnEnemy}}
		e, err := parseEffect(text)
		if err != nil {
			e = Effect{Op: AttackDice, Said: Said{N: 1}}
		}
		a.Do = append(a.Do, e)
		if c, err := parseCondition(text); err == nil {
			a.If = append(a.If, c)
		}
		var c Cost
		if parsePhrase(&c, "a cost", text, costPhrases) == nil {
			a.Cost = append(a.Cost, c)
		}
		_ = parsePhrase(&a.Targets, "a target", text, targetPhrases)
		_ = parsePhrase(&a, "whose", text, whosePhrases)
		if w, err := parseWindows(text); err == nil {
			a.At = w
		}
		expect.Must(t, a.Words() != "", "no words for %q", text)
	})
}

func patternsOf[T any](list []phrase[T]) (out []string) {
	for _, p := range list {
		out = append(out, p.pattern)
	}
	return out
}
