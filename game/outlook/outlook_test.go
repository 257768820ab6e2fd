package outlook

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// battle is a recorded battle of two ensigns.
func battle(t *testing.T, scenario, one, two string, seed uint64) (*game.Setup, []game.Answer) {
	t.Helper()
	u := gametest.MustSetup(scenario, one, two, seed)
	g := gametest.Ensigns(t, u, seed)
	return u, slices.Clone(g.Answers())
}

func cards(d *game.Deck) []game.DamageID {
	out := slices.Concat(d.Cards[:d.N], d.Discards[:d.ND])
	slices.Sort(out)
	return out
}

// From every decision on: what has been rolled stays, dice to come fall otherwise, no card is lost,
// and the same seed leads to the same table.
func TestOtherwiseChangesOnlyWhatIsToCome(t *testing.T) {
	u, answers := battle(t, "future-tense", "ft-a-1", "ft-b-1", 4)
	g, err := game.NewQuiet(u)
	expect.OK(t, err)
	stays, differs := 0, 0
	for n, a := range answers {
		var copies [3]game.Game
		for i, seed := range []uint64{7, 7, 8} {
			g.CopyTo(&copies[i])
			copies[i].Otherwise(seed)
		}
		was := *g.State()
		gametest.Submit(t, g, a)
		for i := range copies {
			_, err := copies[i].Submit(a)
			expect.Must(t, err == nil, "answer %d does not fit when chance falls otherwise: %v", n+1, err)
			s := copies[i].State()
			if s.Attack.On && was.Attack.On && s.Attack.RolledAttack && was.Attack.RolledAttack && !was.Attack.Defended {
				for k, d := range s.Attack.AttackDice[:s.Attack.NAttack] {
					if o := was.Attack.AttackDice[k]; !d.Rerolled && !d.Converted && d.Face != o.Face && o.Face != dice.BattleStations {
						t.Fatalf("answer %d: die %d showed %v and shows %v", n+1, k+1, o.Face, d.Face)
					}
					stays++
				}
			}
			for p := range s.Decks {
				all, truth := cards(&s.Decks[p]), cards(&g.State().Decks[p])
				if x := &was.Decks[p]; s.Decks[p].N == x.N && s.Decks[p].ND == x.ND && g.State().Decks[p].N == x.N && !slices.Equal(all, truth) {
					t.Fatalf("answer %d: the deck has other cards", n+1)
				}
			}
		}
		expect.Must(t, copies[0].State().Hash() == copies[1].State().Hash(),
			"answer %d: the same seed leads to two tables", n+1)
		if copies[0].State().Attack != copies[2].State().Attack {
			differs++
		}
	}
	expect.True(t, stays >= 10 && differs >= 10, "%d dice stayed, %d attacks fell otherwise", stays, differs)
}
