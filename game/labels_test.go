package game_test

import (
	"reflect"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
)

// Two lines of a card that can be offered together have different labels, and so do two effects of
// which one is picked, whatever the card; so do two that last.
func TestNoTwoLinesOfACardHaveTheSameLabel(t *testing.T) {
	cat := gametest.Cards(t)
	cards := map[string][]card.Ability{}
	for _, c := range cat.Ships {
		cards[c.ID] = c.Abilities
	}
	for _, c := range cat.Captains {
		cards[c.ID] = c.Abilities
	}
	for _, c := range cat.Admirals {
		cards[c.ID] = c.Abilities
	}
	for _, list := range [][]*card.Upgrade{cat.Upgrades, cat.Resources} {
		for _, c := range list {
			cards[c.ID] = c.Abilities
		}
	}
	for id, list := range cards {
		uses, effects := game.Labels(list)
		for i := range list {
			a := &list[i]
			for j := range list[:i] {
				b := &list[j]
				if uses[i] == uses[j] && a.At.Any(b.At) && (a.Weapon == nil) == (b.Weapon == nil) && a.Line != b.Line {
					t.Errorf("%s: %q is the label of\n%s and\n%s", id, uses[i], a.Line, b.Line)
				}
				lasting(t, id, a, b, effects[i], effects[j])
			}
			if a.OneOf {
				seen := map[string]bool{}
				for _, words := range effects[i] {
					if seen[words] {
						t.Errorf("%s: two effects are called %q", id, words)
					}
					seen[words] = true
				}
			}
		}
	}
}

// lasting looks at the effects of two lines that last and are in force together.
func lasting(t *testing.T, id string, a, b *card.Ability, of, other []string) {
	for i := range a.Do {
		for j := range b.Do {
			x, y := &a.Do[i], &b.Do[j]
			if x.Lasts != card.Now && y.Lasts != card.Now && of[i] == other[j] && !reflect.DeepEqual(x, y) {
				t.Errorf("%s: two effects that last are called %q", id, of[i])
			}
		}
	}
}
