package reading

import (
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/prefs"
)

// laidTable returns a laid table as the person sees it who is asked.
func laidTable(tb *gametest.Table) *Table {
	b := &Table{Person: &prefs.Settings{}, Game: tb.Game, Viewer: tb.Prompt().Player}
	b.Game.State().CopyTo(&b.Shown)
	b.Game.ViewInto(b.Viewer, &b.View)
	return b
}

// countedRows returns the listed rows of the options of a kind, and how many cards the first is for.
func countedRows(b *Table, p *game.Prompt, kind game.OptionKind) (listed, count int) {
	rows := b.OptionRows(p)
	for _, l := range b.Listing(p) {
		if l.At < len(p.Options) && p.Options[l.At].Kind == kind && !l.Told {
			if listed++; listed == 1 {
				count = rows[l.At].Count
			}
		}
	}
	return listed, count
}

// Two Disabled Tokens on equal cards are one row for two; once the first is removed, the next
// action offers the other.
func TestEqualCardsAreOneRow(t *testing.T) {
	torpedo := func(id string) card.Upgrade {
		return card.Upgrade{Printed: card.Printed{ID: id, Name: "Torpedoes"}, Weapon: card.WeaponFacts{Dice: 3, RangeMin: 1, RangeMax: 3}}
	}
	for _, c := range []struct {
		name          string
		second        string
		time          []gametest.OnCard // on the second
		listed, count int
	}{
		{"two copies", "torpedo", nil, 1, 2},
		{"two cards of one name", "other", nil, 2, 0},
		{"two copies with different tokens", "torpedo", []gametest.OnCard{{Upgrade: 1, N: 2}}, 2, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := gametest.Lay(t, gametest.Spec{Phase: game.Activation, Crafts: []gametest.Craft{
				{X: 18, Y: 30, Skill: 9, Dial: "straight 1", Weapons: []card.Upgrade{torpedo("torpedo"), torpedo(c.second)},
					Laid: gametest.Laid{Disabled: []int8{0, 1}, Time: c.time}},
				{Two: true, X: 18, Y: 4, H: 180, Skill: 1, Dial: "straight 1"}}})
			tb.WaitFor(game.ChooseAction, "A")
			p := tb.Prompt()
			if listed, count := countedRows(laidTable(tb), p, game.Enable); listed != c.listed || count != c.count {
				t.Fatalf("%d rows, the first for %d cards, want %d and %d", listed, count, c.listed, c.count)
			}
			first := -1
			for i := range p.Options {
				if p.Options[i].Kind == game.Enable && first < 0 {
					first = i
				}
			}
			was := p.Options[first].N
			tb.Answer(game.Answer{Prompt: p.ID, Picks: 1 << uint(first)})
			tb.NextRound().WaitFor(game.ChooseAction, "A")
			left := 0
			for _, o := range tb.Prompt().Options {
				if o.Kind == game.Enable {
					if left++; o.N == was {
						t.Error("the first card is disabled still")
					}
				}
			}
			expect.True(t, left == 1, "%d cards can be enabled then, want 1", left)
		})
	}
}

// Every option that has no row of its own does what its row does, by an equal card.
func TestEveryOptionHasARow(t *testing.T) {
	twins := 0
	questions(t, 1, func(b *Table, p *game.Prompt, _ *game.Game) {
		told := map[int]bool{}
		for _, l := range b.Listing(p) {
			told[l.At] = l.Told
		}
		rows := b.OptionRows(p)
		for i := range p.Options {
			first := First(&b.View, p, i)
			expect.True(t, told[i] == (first != i) && !told[first] && rows[i].Told == told[i],
				"%s: option %d stands in the row of %d, told %v", p.Ask, i, first, told[i])
			if first == i {
				continue
			}
			twins++
			expect.True(t, rows[i].Label == rows[first].Label && rows[i].Words() == rows[first].Words(),
				"%s: %q and %q are one row", p.Ask, rows[i].Label, rows[first].Label)
		}
	})
	expect.True(t, twins != 0, "no two options are equal: this proves nothing")
}
