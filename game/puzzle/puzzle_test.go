package puzzle_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/puzzle"
	"attackwing/scenarios"
)

// Each puzzle that comes along stands at its question, has one best answer among its options, and
// tells all there is to tell.
func TestPuzzlesStandAtTheirQuestions(t *testing.T) {
	cat := gametest.Cards(t)
	all := puzzle.All()
	expect.True(t, len(all) >= 24, "only %d puzzles come along", len(all))
	grades, sheets, called := map[puzzle.Grade]int{}, map[string]bool{}, map[string]string{}
	for i := range all {
		p := &all[i]
		if other := called[p.Name]; p.Name == "" || len(p.Name) > 18 || other != "" {
			t.Errorf("%s is called %q, as is %q", p.ID, p.Name, other)
		}
		called[p.Name] = p.ID
		g, err := p.Open(scenarios.ByID, cat)
		if err != nil {
			t.Errorf("%s: %v", p.ID, err)
			continue
		}
		grades[p.Grade]++
		sheets[g.Setup().Scenario.Sheet().ID] = true
		q := p.Question(g)
		v := g.View(q.Player)
		right, next := 0, 0
		for k := range q.Options {
			if p.Right(v, q, q.Pick(k)) {
				right++
				a := q.Given(q.Pick(k))
				expect.True(t, a.Kind != game.SetManeuver || q.Label(v, k) != "", "%s: the best has no words", p.ID)
			}
			if len(p.Next) == 1 && puzzle.Called(v, q, k) == p.Next[0] {
				next++
			}
		}
		expect.True(t, right == 1 && next != 0,
			"%s: %d best answers %v, %d next best %v", p.ID, right, p.Best, next, p.Next)
		expect.True(t, p.Title != "" && p.Why != "" && p.Better >= 1500 && p.Games >= 600, "%s: %+v", p.ID, p)
	}
	for _, k := range []puzzle.Grade{puzzle.Easy, puzzle.Medium, puzzle.Hard} {
		expect.True(t, grades[k] >= 3, "only %d are %s", grades[k], k)
	}
	expect.True(t, len(sheets) >= 4, "they are of %v only", sheets)
}

// The best answer of a puzzle is found again by long search with other dice. Some of them, and all
// by "lab puzzles --prove".
func TestPuzzlesAreProved(t *testing.T) {
	cat := gametest.Cards(t)
	f := puzzle.Finder{Scenarios: scenarios.ByID, Cards: cat}
	all := puzzle.All()
	for i := 0; i < len(all); i += 7 {
		expect.True(t, f.Prove(&all[i]), "%s: %v is not clearly the best", all[i].ID, all[i].Best)
	}
}

// Puzzles made of battles get names of their own, and those that have one keep it.
func TestPuzzlesAreCalled(t *testing.T) {
	ps := []puzzle.Puzzle{{Ship: "U.S.S. Reliant", Ask: "Set the dial"}, {Name: "Back off?", Ask: "Set the dial"}, {Ship: "U.S.S. Reliant", Ask: "Set the dial"}, {Ask: "Use a card?"}, {Name: "U.S.S. Reliant, dial 2"}}
	puzzle.Call(ps)
	for i, want := range []string{"U.S.S. Reliant, dial", "Back off?", "U.S.S. Reliant, dial 3", "card", "U.S.S. Reliant, dial 2"} {
		expect.Same(t, ps[i].Name, want, "the puzzle %d is called", i)
	}
}
