package puzzle_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/puzzle"
	"attackwing/scenarios"
)

// A battle that was played has puzzles in it: each is a question of that battle, opens at it, and
// is found again by name in the words of an option.
func TestABattleHasPuzzles(t *testing.T) {
	cat := gametest.Cards(t)
	u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 21)
	g, err := game.NewQuiet(u)
	expect.OK(t, err)
	var players [2]ai.Player
	for p := range players {
		players[p], err = ai.New("ensign", uint64(p)+1)
		expect.OK(t, err)
	}
	expect.OK(t, ai.Play(g, players))
	asked := 0
	f := puzzle.Finder{Scenarios: scenarios.ByID, Cards: cat, Seen: func(n, _ int) { asked = n }}
	var found []puzzle.Puzzle
	if err := f.Battle(u, g.Answers(), "battle", func(p *puzzle.Puzzle) bool {
		found = append(found, *p)
		return len(found) < 2
	}); err != nil {
		t.Fatal(err)
	}
	expect.Must(t, len(found) == 2 && asked > len(found), "%d found among %d questions", len(found), asked)
	for i := range found {
		h, err := found[i].Open(scenarios.ByID, cat)
		expect.OK(t, err)
		q := found[i].Question(h)
		right := 0
		for k := range q.Options {
			if found[i].Right(h.View(q.Player), q, q.Pick(k)) {
				right++
			}
		}
		expect.True(t, right == 1 && found[i].Better >= 1500, "%+v: %d right answers", found[i], right)
	}
}
