package card

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// What two phrases say in the same words is the same effect: every phrase with every ending it may
// have, in a line of each sort.
func TestPhrasesSaidAlikeAreOne(t *testing.T) {
	fill := strings.NewReplacer("<n>", "-1", "<n-m>", "1-2", "<count>", "2", "<faces>", "hit", "<face>", "evade", "<tokens>", "scan", "<kinds>", "crew", "<text>", `"x y"`,
		"<die>", "attack", "<actions>", "target lock", "<moves>", "straight 1", "<window>", "end of combat",
		"<color>", "red", "<colors>", "green", "<rule>", "lock needed",
		"<stat>", "agility", "<whose>", "own", "<special>", "elite attack die", "<named>", "covering fire", "<faction>", "Borg", "<reach>", "range 1-2", "foe? ", "")
	for _, line := range []Ability{
		{At: At(DoAction), Targets: Targets{Who: AnEnemy}},
		{At: At(ModifyAttack)},
		{At: At(CountDefenseFoe)},
		{At: At(OnDisable)},
		{At: At(CountDefense), Cost: []Cost{{Op: SpendCharges, Said: Said{N: 1, M: 2}}}},
	} {
		said, by := map[string]string{}, map[string]*phrase[Effect]{}
		for i := range effectPhrases {
			p := &effectPhrases[i]
			texts := []string{fill.Replace(p.pattern), fill.Replace(strings.Replace(p.pattern, "foe? ", "foe ", 1))}
			for k := range endingPhrases {
				if endingPhrases[k].mods&p.mods != 0 {
					texts = append(texts, texts[0]+" "+fill.Replace(endingPhrases[k].pattern))
				}
			}
			slices.Sort(texts)
			for _, text := range slices.Compact(texts) {
				e, err := parseEffect(text)
				expect.OK(t, err)
				if e.To == OnTarget && line.Targets.Who == NoTarget || e.To == OnFoe && line.At.Has(DoAction) {
					continue
				}
				a := line
				a.Do = []Effect{e}
				if e.Op == NamedEffect {
					a.Named = e.Named
				}
				w := a.Words()
				if other := said[w]; other != "" && by[w] != p {
					x, _ := parseEffect(other)
					expect.True(t, reflect.DeepEqual(x, e), "%q and %q are both said: %s", other, text, w)
				}
				said[w], by[w] = text, p
			}
		}
	}
}
